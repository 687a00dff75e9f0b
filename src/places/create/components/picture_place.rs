//! The place of pictures: opens one, and checks what was read of it in a dialog.

use std::rc::Rc;

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::core::dom::focus::close;
use crate::core::dom::{Timer, after};
use crate::core::msg::Msg;
use crate::core::opaque::Sealed;
use crate::core::view::controls::{ButtonView, Icon};
use crate::pictures::PictureTask;
use crate::places::create::msg::PictureMsg;
use crate::places::create::view::picture::{PictureView, QuestionView, TakenView};

use super::picture_card::{buttons, focus_grid};
use super::picture_check::picture_check;
use super::picture_corners::{picture_corners, presses};
use super::picture_reader::{Reader, SharedReader, open_given};
use super::picture_shared::take_shared;
use crate::core::components::button::{Button, Shows};
use crate::core::components::file_field::{Opens, file_field};

/// The grid is read again when its corners have rested for so many milliseconds.
const REST: i32 = 150;

/// The place of pictures.
#[derive(Properties, PartialEq)]
pub struct PicturePlaceProps {
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
    let dialog = use_node_ref();
    {
        let dispatch = dispatch.clone();
        use_effect_with((), move |()| take_shared(&dispatch));
    }
    {
        let dispatch = dispatch.clone();
        use_effect_with(view.given, move |_| open_given(&dispatch));
    }
    use_effect_with(view.question.clone(), move |question| {
        let timer = question.as_ref().map(|question| asking(&readers, question));
        move || drop(timer)
    });
    {
        let dialog = dialog.clone();
        use_effect_with(view.read.is_some(), move |&is_checked| {
            let dialog = dialog.cast::<HtmlDialogElement>();
            dialog.iter().for_each(|dialog| show(dialog, is_checked));
        });
    }
    place(view, &dialog, dispatch)
}

/// Asks the reader that a question is for, unless another question comes before.
fn asking(readers: &Rc<[SharedReader; 2]>, QuestionView(question): &QuestionView) -> Timer {
    let (readers, question) = (Rc::clone(readers), Rc::clone(question));
    let rest = if matches!(question.task, PictureTask::ReadAt(..)) { REST } else { 0 };
    after(rest, move || {
        let reader = usize::from(question.task == PictureTask::Code);
        readers[reader].borrow_mut().ask(question);
    })
}

/// Opens the dialog, with the focus where keys answer, or closes it.
fn show(dialog: &HtmlDialogElement, is_checked: bool) {
    if is_checked {
        // It is in the page, and not open: nothing to refuse.
        _ = dialog.show_modal();
        focus_grid(dialog);
    } else {
        close(dialog);
    }
}

fn place(view: &PictureView, dialog: &NodeRef, dispatch: &Callback<Msg>) -> Html {
    let [open, camera] = &view.ways;
    let ways = html! {
        <>
            { file_field(open, Icon::Picture, Opens::Files("image/*"), dispatch) }
            { file_field(camera, Icon::Camera, Opens::Camera, dispatch) }
        </>
    };
    let taken = match &view.taken {
        Some(taken) => taken_view(taken, ways, dispatch),
        None => html! {
            <>
                <p class="picture-intro">{ &view.intro }</p>
                <div class="picture-tools">{ ways }</div>
            </>
        },
    };
    let (in_page, in_dialog) = match &view.read {
        Some(read) => (Html::default(), picture_check(taken, read, dispatch)),
        None => (taken, Html::default()),
    };
    let read = view.read.as_ref();
    let is = |is: bool| is.then_some("true");
    let onkeyup = read
        .filter(|read| read.is_peeking)
        .map(|_| dispatch.reform(|_: KeyboardEvent| Msg::to(PictureMsg::Peeked(false))));
    html! {
        <div class="picture">
            <p class="picture-status" role="status">{ &view.status }</p>
            { buttons(view.check.as_slice(), Shows::Both, dispatch) }
            { in_page }
            <dialog ref={dialog} class="dialog picture-check" aria-labelledby="picture-check"
                oncancel={closes(dispatch)} {onkeyup} data-busy={is(read.is_some_and(|read| read.is_busy))}
                data-folded={is(read.is_some_and(|read| read.is_folded))}>{ in_dialog }</dialog>
        </div>
    }
}

/// Escape closes it; a file that was not chosen after all does not.
fn closes(dispatch: &Callback<Msg>) -> Callback<Event> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: Event| {
        if event.target_dyn_into::<HtmlDialogElement>().is_some() {
            event.prevent_default();
            dispatch.emit(Msg::to(PictureMsg::Checked(false)));
        }
    })
}

/// The picture with its corners, and what is done with it.
fn taken_view(view: &TakenView, ways: Html, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            <div class="picture-head" data-of="taken">
                <h3>{ &view.heading }</h3>
                <p class="picture-note">{ &view.note }</p>
                { buttons(view.reset.as_slice(), Shows::Both, dispatch) }
            </div>
            { picture_corners(view, dispatch) }
            <div class="picture-tools">
                <Button view={view.turn.clone()} {dispatch} />
                { numbers(&view.choices, dispatch) }
                { ways }
            </div>
        </>
    }
}

/// The numbers of the grids as small buttons: a page may have a dozen.
fn numbers(views: &[ButtonView], dispatch: &Callback<Msg>) -> Html {
    let number = |(at, view): (usize, &ButtonView)| {
        let pressed = view.pressed.map(|pressed| pressed.to_string());
        html! {
            <button type="button" class="button" aria-label={view.label.clone()} aria-pressed={pressed}
                onclick={presses(view, dispatch)}>{ at + 1 }</button>
        }
    };
    html! { <div class="picture-numbers">{ for views.iter().enumerate().map(number) }</div> }
}
