//! The puzzles of a batch: their table, and what can be done with them.

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::create::msg::StudioMsg;
use crate::places::create::view::{MadeRowView, MadeView, StudioView, VarietyView};

use crate::core::components::button::{Button, Shows};
use crate::core::components::thumbnail::game_thumbnail;
use crate::core::dom::row_window::{DrawnRows, room, use_rooms, use_scrolling};
use crate::places::create::components::place::buttons;
use crate::places::library::components::table::{ROW, move_focus, place_of, row_of};

/// The table.
#[derive(Properties, PartialEq)]
pub struct MadeTableProps {
    /// The content.
    pub view: Rc<StudioView>,
    /// Gets what is pressed, and which rows are in view.
    pub dispatch: Callback<Msg>,
}

/// Draws it: only the rows in view.
#[component]
pub fn MadeTable(props: &MadeTableProps) -> Html {
    let MadeTableProps { view, dispatch } = props;
    let body = use_node_ref();
    let made = view.made.as_ref();
    let (first, count, drawn) =
        made.map_or((0, 0, 0), |made| (made.first, made.count, made.rows.len()));
    let rows = DrawnRows { first, drawn, count };
    let rooms = use_rooms(rows);
    let scrolled = dispatch.reform(|first| Msg::to(StudioMsg::Scrolled(first)));
    use_scrolling(&body, ROW, rows, scrolled);
    let stop = use_state(|| 0);
    let onfocusin = {
        let stop = stop.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some(at) = row_of(&event).and_then(|row: Element| place_of(&row)) {
                stop.set(at);
            }
        })
    };
    let stop = if (first..first + drawn).contains(&stop) { *stop } else { first };
    let Some(made) = made else { return Html::default() };
    html! {
        <section class="made" aria-label={made.label.clone()}>
            { head(made, dispatch) }
            <div class="library-table made-table">
                <div class="library-rows" role="table" aria-label={made.label.clone()} aria-rowcount={(count + 1).to_string()}>
                    <div class="library-row" role="row" data-head="true">
                        <span role="columnheader">{ all_box(made, dispatch) }</span>
                        <span aria-hidden="true" />
                        { for made.columns.iter().map(|label| html! { <span role="columnheader">{ label }</span> }) }
                        <span aria-hidden="true" />
                    </div>
                    <div ref={body} role="rowgroup" {onfocusin} onkeydown={Callback::from(move_focus)}>
                        { room(&rooms[0]) }
                        <>{ for made.rows.iter().enumerate().map(|(at, of)| row(of, made, first + at, first + at == stop, dispatch)) }</>
                        { room(&rooms[1]) }
                    </div>
                </div>
            </div>
            { for made.variety.iter().map(variety) }
        </section>
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
                <svg class="rated-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="rated-track" width="100" height="4" />
                    <rect class="rated-full" width={format!("{:.1}", done * 100.0)} height="4" />
                </svg>
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

fn row(
    of: &MadeRowView,
    made: &MadeView,
    at: usize,
    is_stop: bool,
    dispatch: &Callback<Msg>,
) -> Html {
    let names = made.columns.clone();
    html! { <MadeRow key={of.number} view={of.clone()} {names} {at} {is_stop} {dispatch} /> }
}

/// A row of the table.
#[derive(Properties, PartialEq)]
struct MadeRowProps {
    view: MadeRowView,
    /// The headings of the columns.
    names: Rc<[String]>,
    /// Its place in the table, 0-based.
    at: usize,
    /// Whether the Tab key stops at it.
    is_stop: bool,
    dispatch: Callback<Msg>,
}

/// Draws it. Rows that stay as they are cost nothing while others are made.
#[component]
fn MadeRow(props: &MadeRowProps) -> Html {
    let MadeRowProps { view, names, at, is_stop, dispatch } = props;
    let press = |msg: StudioMsg| {
        let dispatch = dispatch.clone();
        Callback::from(move |()| dispatch.emit(Msg::to(msg.clone())))
    };
    let (show, take) =
        (press(StudioMsg::RowChosen(view.number)), press(StudioMsg::RowToggled(view.number)));
    let onclick = Callback::from(move |_: MouseEvent| show.emit(()));
    let onchange = Callback::from(move |_: Event| take.emit(()));
    let tabindex = if *is_stop { "0" } else { "-1" };
    html! {
        <div class="library-row" role="row" aria-rowindex={(at + 2).to_string()} data-chosen={view.is_chosen.then_some("true")}>
            <span role="cell"><label class="made-take"><input type="checkbox" aria-label={view.take.clone()} checked={view.is_taken} {onchange} {tabindex} /></label></span>
            { game_thumbnail(&view.thumbnail) }
            <span role="cell">
                <button type="button" class="library-row-open" {tabindex} aria-label={view.said.clone()} aria-pressed={view.is_chosen.to_string()} {onclick}>{ &view.name }</button>
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
                <svg class="rated-share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="rated-track" width="100" height="4" />
                    <rect class="rated-full" width={format!("{:.1}", share * 100.0)} height="4" />
                </svg>
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
