//! The puzzles of a batch: their table, and what can be done with them.

use std::rc::Rc;

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::create::msg::StudioMsg;
use crate::places::create::view::{MadeRowView, MadeView, StudioView, VarietyView};

use crate::core::components::button::{Button, Shows, buttons};
use crate::core::components::progress_bar::progress_bar;
use crate::core::components::table::{RowAt, Table};
use crate::core::components::thumbnail::game_thumbnail;
use crate::core::dom::row_window::DrawnRows;

/// The table.
#[derive(Properties, PartialEq)]
pub struct MadeTableProps {
    pub view: Rc<StudioView>,
    /// Gets what is pressed, and which rows are in view.
    pub dispatch: Callback<Msg>,
}

#[component]
pub fn MadeTable(props: &MadeTableProps) -> Html {
    let MadeTableProps { view, dispatch } = props;
    let Some(made) = view.made.as_ref() else { return Html::default() };
    let drawn = DrawnRows { first: made.first, drawn: made.rows.len(), count: made.count };
    let scrolled = dispatch.reform(|first| Msg::to(StudioMsg::Scrolled(first)));
    html! {
        <section class="made" aria-label={made.label.clone()}>
            { head(made, dispatch) }
            <div class="made-table">
                <Table label={made.label.clone()} {drawn} head={columns(made, dispatch)} row={rows(view, dispatch)} {scrolled} />
            </div>
            { for made.variety.iter().map(variety) }
        </section>
    }
}

fn columns(made: &MadeView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            <span role="columnheader">{ all_box(made, dispatch) }</span>
            <span aria-hidden="true" />
            { for made.columns.iter().map(|label| html! { <span role="columnheader">{ label }</span> }) }
            <span aria-hidden="true" />
        </>
    }
}

fn head(made: &MadeView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            <div class="made-head">
                <h3><span role="status">{ &made.title }</span></h3>
                <span>{ &made.state }</span>
                <div class="made-tools">{ buttons(&made.tools, Shows::Both, dispatch) }</div>
            </div>
            if let Some(done) = made.done {
                { progress_bar("made-bar", done) }
            }
            if !made.failure.is_empty() {
                <div class="made-failure" role="alert">
                    { for made.failure.iter().map(|text| html! { <p>{ text }</p> }) }
                    { for made.nearest.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }
                </div>
            }
        </>
    }
}

fn all_box(made: &MadeView, dispatch: &Callback<Msg>) -> Html {
    let dispatch = dispatch.clone();
    let onchange = Callback::from(move |_: Event| dispatch.emit(Msg::to(StudioMsg::AllToggled)));
    let (label, checked) = made.all.clone();
    html! { <label class="made-take"><input type="checkbox" aria-label={label} {checked} {onchange} /></label> }
}

fn rows(view: &Rc<StudioView>, dispatch: &Callback<Msg>) -> Callback<RowAt, Html> {
    let (view, dispatch) = (view.clone(), dispatch.clone());
    Callback::from(move |at: RowAt| {
        let Some(made) = &view.made else { return Html::default() };
        let (view, names, dispatch) =
            (made.rows[at.drawn].clone(), made.columns.clone(), &dispatch);
        let number = view.number;
        html! { <MadeRow key={number} {view} {names} {at} {dispatch} /> }
    })
}

/// A row of the table.
#[derive(Properties, PartialEq)]
struct MadeRowProps {
    view: MadeRowView,
    /// The headings of the columns.
    names: Rc<[String]>,
    at: RowAt,
    dispatch: Callback<Msg>,
}

/// Draws it. Rows that stay as they are cost nothing while others are made.
#[component]
fn MadeRow(props: &MadeRowProps) -> Html {
    let MadeRowProps { view, names, at, dispatch } = props;
    let press = |msg: StudioMsg| {
        let dispatch = dispatch.clone();
        Callback::from(move |()| dispatch.emit(Msg::to(msg.clone())))
    };
    let (show, take) =
        (press(StudioMsg::RowChosen(view.number)), press(StudioMsg::RowToggled(view.number)));
    let onclick = Callback::from(move |_: MouseEvent| show.emit(()));
    let onchange = Callback::from(move |_: Event| take.emit(()));
    let tabindex = at.tabindex();
    html! {
        <div class="table-row" role="row" aria-rowindex={at.number()} data-chosen={view.is_chosen.then_some("true")}>
            <span role="cell"><label class="made-take"><input type="checkbox" aria-label={view.take.clone()} checked={view.is_taken} {onchange} {tabindex} /></label></span>
            { game_thumbnail(&view.thumbnail) }
            <span role="cell">
                <button type="button" class="table-open" {tabindex} aria-label={view.said.clone()} aria-pressed={view.is_chosen.to_string()} {onclick}>{ &view.name }</button>
                <small>{ &view.below }</small>
            </span>
            { for view.cells.iter().zip(names.iter().skip(1)).map(|(cell, name)| html! { <span role="cell" data-name={name.clone()}>{ cell }</span> }) }
            <span role="cell"><Button view={view.menu.clone()} shows={Shows::Picture} tabindex="-1" {dispatch} /></span>
        </div>
    }
}

/// The techniques of all paths: a table, with bars for those who see it.
fn variety(view: &VarietyView) -> Html {
    let cell = |(share, text): &(f64, String)| {
        html! {
            <td>
                { progress_bar("made-share", *share) }
                <span>{ text }</span>
            </td>
        }
    };
    html! {
        <table class="studio-card made-variety">
            <caption>{ &view.label }</caption>
            <thead><tr>{ for view.columns.iter().map(|label| html! { <th scope="col">{ label }</th> }) }</tr></thead>
            <tbody>
                { for view.rows.iter().map(|(name, counts)| html! {
                    <tr><th scope="row">{ name }</th>{ for counts.iter().map(cell) }</tr>
                }) }
            </tbody>
        </table>
    }
}
