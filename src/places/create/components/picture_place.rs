//! What was read of a picture, beside the picture.

use std::rc::Rc;

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::opaque::Sealed;
use crate::core::view::controls::{ButtonView, Icon};
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::pictures::PictureTask;
use crate::places::create::msg::PictureMsg;
use crate::places::create::view::picture::{
    PictureCellView, PictureView, QuestionView, ReadView, TakenView,
};
use crate::places::create::view::picture_piece::PieceView;
use crate::places::create::view::picture_verdict::VerdictView;

use super::picture_corners::picture_corners;
use super::picture_reader::{Reader, open_given};
use super::picture_shared::take_shared;
use super::setter_grid::{
    SetterCell, SetterGridActions, SetterGridView, arrow, is_command, setter_grid,
};
use super::straight_picture::straight_picture;
use crate::core::components::button::{Button, Shows};
use crate::core::components::file_field::{Opens, file_field};
use crate::core::components::segments::segment_buttons;

/// The place of pictures.
#[derive(Properties, PartialEq)]
pub struct PicturePlaceProps {
    /// The content.
    pub view: Sealed,
    /// Gets what is pressed.
    pub dispatch: Callback<Msg>,
}

/// Draws it, opens the picture that is given, and asks the readers, which are there as long as the place is.
#[component]
pub fn PicturePlace(props: &PicturePlaceProps) -> Html {
    let PicturePlaceProps { view, dispatch } = props;
    let Some(view) = view.get::<PictureView>() else { return Html::default() };
    let readers = use_memo((), |()| ["vision", "codes"].map(|files| Reader::new(files, dispatch)));
    {
        let dispatch = dispatch.clone();
        use_effect_with((), move |()| take_shared(&dispatch));
    }
    {
        let dispatch = dispatch.clone();
        use_effect_with(view.given, move |_| open_given(&dispatch));
    }
    use_effect_with(view.question.clone(), move |question| {
        let Some(QuestionView(question)) = question else { return };
        let reader = usize::from(question.task == PictureTask::Code);
        readers[reader].borrow_mut().ask(Rc::clone(question));
    });
    place(view, dispatch)
}

fn place(view: &PictureView, dispatch: &Callback<Msg>) -> Html {
    let [open, camera] = &view.ways;
    let ways = html! {
        <>
            { file_field(open, Icon::Picture, Opens::Files("image/*"), dispatch) }
            { file_field(camera, Icon::Camera, Opens::Camera, dispatch) }
        </>
    };
    let status = html! {
        <p class="picture-status" role="status" data-busy={view.is_busy.then_some("true")}>{ &view.status }</p>
    };
    match &view.taken {
        None => html! {
            <div class="picture">
                <p class="picture-intro">{ &view.intro }</p>
                <div class="picture-tools">{ ways }</div>
                { status }
            </div>
        },
        Some(taken) => html! {
            <div class="picture">
                { status }
                <div class="picture-columns">
                    { taken_view(taken, ways, dispatch) }
                    { for view.read.iter().map(|read| read_view(read, dispatch)) }
                </div>
            </div>
        },
    }
}

fn taken_view(view: &TakenView, ways: Html, dispatch: &Callback<Msg>) -> Html {
    let [heading, help] = &view.heading;
    html! {
        <section class="picture-taken" aria-labelledby="picture-taken">
            <div class="picture-head">
                <h3 id="picture-taken">{ heading }</h3>
                <p class="picture-note">{ help }</p>
            </div>
            { picture_corners(view, dispatch) }
            <div class="picture-tools">{ buttons(&view.tools, dispatch) }{ ways }</div>
        </section>
    }
}

fn buttons(views: &[ButtonView], dispatch: &Callback<Msg>) -> Html {
    html! { { for views.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) } }
}

fn read_view(view: &ReadView, dispatch: &Callback<Msg>) -> Html {
    let mark = |(state, text): &(&'static str, String)| {
        html! { <span class="picture-mark" data-state={*state}>{ text }</span> }
    };
    html! {
        <>
            <section class="picture-read" aria-labelledby="picture-read">
                <div class="picture-head">
                    <h3 id="picture-read" aria-live="polite">{ &view.heading }</h3>
                </div>
                <div class="picture-grid" data-layer={view.layer}>
                    { straight_picture(&view.straight, None) }
                    { grid(view, dispatch) }
                </div>
                <div class="picture-layers">
                    { segment_buttons(&view.layers_label, &view.layers, dispatch) }
                    <span class="picture-legend">{ for view.legend.iter().map(mark) }</span>
                </div>
            </section>
            <div class="picture-side">
                { for view.piece.iter().map(|piece| piece_card(view, piece, dispatch)) }
            </div>
            { verdict(&view.verdict, &view.actions, dispatch) }
        </>
    }
}

fn grid(view: &ReadView, dispatch: &Callback<Msg>) -> Html {
    let pressed = dispatch.reform(|cell: Cell| Msg::to(PictureMsg::CellPressed(cell)));
    let actions = SetterGridActions { pressed, dragged: Callback::noop(), key: picture_key };
    let of = SetterGridView {
        id: "picture",
        class: "setter-picture",
        label: view.label.clone().into(),
        cursor: view.cursor.unwrap_or_default(),
    };
    let cell = |view: &PictureCellView| SetterCell {
        content: html! { <b>{ &view.digit }</b> },
        name: view.name.clone(),
        selected: None,
        state: view.state,
    };
    let cells: Vec<SetterCell> = view.cells.iter().map(cell).collect();
    setter_grid(&of, &actions, dispatch, &cells)
}

/// A digit is what the cell holds, 0 and Backspace empty it, Enter goes to the next doubt.
fn picture_key(event: &KeyboardEvent) -> Option<Msg> {
    let key = event.key();
    if (event.ctrl_key() || event.meta_key()) && key.eq_ignore_ascii_case("z") {
        return Some(Msg::to(PictureMsg::Undone));
    }
    if is_command(event) {
        return None;
    }
    let digit = || Digit::from_char(key.chars().next().filter(|_| key.len() == 1)?);
    let msg = match key.as_str() {
        "0" | "Backspace" | "Delete" => Some(PictureMsg::Written(None)),
        "Enter" => Some(PictureMsg::NextDoubt),
        _ => arrow(event)
            .map(PictureMsg::Moved)
            .or_else(|| digit().map(|digit| PictureMsg::Written(Some(digit)))),
    };
    msg.map(Msg::to)
}

/// A cell as it is in the picture, and what it may hold.
fn piece_card(read: &ReadView, view: &PieceView, dispatch: &Callback<Msg>) -> Html {
    let [question, at] = &view.question;
    let option = |(button, consequence): &(ButtonView, String)| {
        let (dispatch, msg) = (dispatch.clone(), button.msg.clone());
        let onclick = Callback::from(move |_: MouseEvent| dispatch.emit(msg.clone()));
        html! {
            <button type="button" class="picture-option" {onclick}>
                <b>{ &button.label }</b>{ " " }<span>{ consequence }</span>
            </button>
        }
    };
    html! {
        <section class="picture-piece" aria-labelledby="picture-question">
            <div class="picture-head">
                <h3 id="picture-question" aria-live="polite">{ question }</h3>
                <p class="picture-note">{ at }</p>
            </div>
            <div class="picture-large" role="img" aria-label={view.label.clone()}>
                { straight_picture(&read.straight, Some(view.cell)) }
            </div>
            <div class="picture-options">{ for view.options.iter().map(option) }</div>
            <div class="picture-digits">
                { for view.digits.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Word} {dispatch} /> }) }
            </div>
            <div class="picture-tools">{ buttons(&view.tools, dispatch) }</div>
        </section>
    }
}

fn verdict(view: &VerdictView, actions: &[ButtonView], dispatch: &Callback<Msg>) -> Html {
    let tone = match view.is_one {
        Some(true) => "one",
        Some(false) => "other",
        None => "open",
    };
    html! {
        <div class="picture-verdict" data-tone={tone}>
            <p aria-live="polite"><strong>{ &view.text }</strong>{ " " }<span>{ &view.more }</span></p>
            <div class="picture-actions">
                { for view.change.iter().map(|change| html! { <Button view={change.clone()} {dispatch} /> }) }
                { buttons(actions, dispatch) }
            </div>
        </div>
    }
}
