//! Puzzles made to order: the mask and the requirements, the puzzles that were made, and the one that
//! is shown.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::studio::msg::StudioMsg;
use crate::app::view::controls::ButtonView;
use crate::app::view::new_puzzle::NewPuzzleView;
use crate::app::view::studio::{MaskView, ProvedView, StudioFormView, StudioView};
use crate::engine::types::cell::Cell;

use super::button::{Button, Shows};
use super::field::field;
use super::icon::icon;
use super::made_table::MadeTable;
use super::new_form::NewForm;
use super::setter_grid::{
    SetterCell, SetterGridActions, SetterGridView, arrow, is_command, setter_grid,
};

/// The place.
#[derive(Properties, PartialEq)]
pub struct StudioPlaceProps {
    /// The content.
    pub view: Rc<StudioView>,
    /// The form for a puzzle that is played at once.
    pub new: NewPuzzleView,
    /// Gets what is pressed.
    pub dispatch: Callback<Msg>,
}

/// Draws it.
#[component]
pub fn StudioPlace(props: &StudioPlaceProps) -> Html {
    let StudioPlaceProps { view, new, dispatch } = props;
    html! {
        <div class="studio">
            <div class="studio-columns">
                <div class="studio-order">
                    { mask(&view.mask, dispatch) }
                    { form(&view.form, dispatch) }
                </div>
                <div class="studio-made">
                    if view.made.is_some() {
                        <MadeTable view={view.clone()} {dispatch} />
                    } else {
                        { quick(view, new, dispatch) }
                    }
                </div>
                <div class="studio-proved">
                    { for view.proved.iter().map(|view| proved(view, dispatch)) }
                    if view.made.is_some() {
                        { quick(view, new, dispatch) }
                    }
                </div>
            </div>
        </div>
    }
}

fn quick(view: &StudioView, new: &NewPuzzleView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="studio-card studio-quick" aria-label={view.quick.clone()}>
            <h3>{ &view.quick }</h3>
            <NewForm view={new.clone()} id="create" {dispatch} />
        </section>
    }
}

/// Buttons beside each other.
pub fn buttons(views: &[ButtonView], shows: Shows, dispatch: &Callback<Msg>) -> Html {
    views.iter().map(|view| html! { <Button view={view.clone()} {shows} {dispatch} /> }).collect()
}

fn group(label: &str, views: &[ButtonView], dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="studio-choice" role="group" aria-label={label.to_owned()}>
            { buttons(views, Shows::Word, dispatch) }
        </div>
    }
}

fn mask(view: &MaskView, dispatch: &Callback<Msg>) -> Html {
    let act = |msg: fn(Cell) -> StudioMsg| dispatch.reform(move |cell| Msg::Studio(msg(cell)));
    let actions = SetterGridActions {
        pressed: act(StudioMsg::MaskPressed),
        dragged: act(StudioMsg::MaskDragged),
        key: mask_key,
    };
    let cell = |(is_marked, name): &(bool, String)| SetterCell {
        content: Html::default(),
        name: name.clone(),
        selected: Some(*is_marked),
        state: is_marked.then_some("marked"),
    };
    let cells: Vec<SetterCell> = view.cells.iter().map(cell).collect();
    let grid = SetterGridView {
        id: "mask",
        class: "setter-mask",
        label: view.label.clone().into(),
        cursor: view.cursor,
    };
    html! {
        <section class="studio-mask" aria-labelledby="studio-mask">
            <h3 id="studio-mask">{ &view.label }</h3>
            { setter_grid(&grid, &actions, dispatch, &cells) }
            <p class="studio-mask-state" role="status">{ &view.state }</p>
            if !view.fault.is_empty() {
                <p class="field-error" role="alert">{ &view.fault }</p>
            }
            { group(&view.symmetry_label, &view.symmetries, dispatch) }
            <Button view={view.clear.clone()} shows={Shows::Word} {dispatch} />
        </section>
    }
}

fn mask_key(event: &KeyboardEvent) -> Option<Msg> {
    if is_command(event) {
        return None;
    }
    let direction = arrow(event).map(StudioMsg::MaskMoved);
    let presses = matches!(event.key().as_str(), " " | "Enter");
    direction.or(presses.then_some(StudioMsg::MaskToggled)).map(Msg::Studio)
}

fn form(view: &StudioFormView, dispatch: &Callback<Msg>) -> Html {
    let adder = |(choice, chips): &(_, Vec<ButtonView>)| {
        html! {
            <div class="studio-adder">
                { field(choice, "studio", dispatch) }
                <div class="studio-chips">{ buttons(chips, Shows::Both, dispatch) }</div>
            </div>
        }
    };
    html! {
        <section class="studio-card studio-form" aria-labelledby="studio-form">
            <div class="studio-heading">
                <h3 id="studio-form">{ &view.label }</h3>
                <Button view={view.clear.clone()} shows={Shows::Word} {dispatch} />
            </div>
            { group(&view.tiers_label, &view.tiers, dispatch) }
            { adder(&view.needs) }
            { adder(&view.avoids) }
            { for view.ranges.iter().map(|(label, fields)| html! {
                <div class="studio-range" role="group" aria-label={label.clone()}>
                    { for fields.iter().map(|view| field(view, "studio", dispatch)) }
                </div>
            }) }
            <Button view={view.minimal.clone()} shows={Shows::Word} {dispatch} />
            { field(&view.seed, "studio", dispatch) }
            <div class="studio-go">
                { group(&view.counts_label, &view.counts, dispatch) }
                <Button view={view.go.clone()} {dispatch} />
            </div>
            <p class="studio-note">{ &view.note }</p>
        </section>
    }
}

fn proved(view: &ProvedView, dispatch: &Callback<Msg>) -> Html {
    let [canonical_label, canonical] = &view.canonical;
    html! {
        <section class="studio-card" aria-label={view.title.clone()}>
            <div class="studio-heading">
                <h3>{ &view.title }</h3>
                <Button view={view.play.clone()} {dispatch} />
            </div>
            <div class="studio-board" role="img" aria-label={view.label.clone()}>
                { for view.cells.iter().map(|(digit, could_go)| html! {
                    <span data-state={could_go.then_some("redundant")}>{ digit }</span>
                }) }
            </div>
            <ul class="studio-facts">
                { for view.facts.iter().map(|(picture, fact, more)| html! {
                    <li>{ icon(*picture) }<strong>{ fact }</strong><span>{ more }</span></li>
                }) }
            </ul>
            <div class="studio-heading">
                <h3>{ &view.recipe_label }</h3>
                <Button view={view.copy.clone()} {dispatch} />
            </div>
            <p class="studio-recipe">{ &view.recipe }</p>
            if !canonical.is_empty() {
                <p class="studio-note">{ canonical_label }</p>
                <p class="studio-recipe">{ canonical }</p>
            }
        </section>
    }
}
