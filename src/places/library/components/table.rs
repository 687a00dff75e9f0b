//! The list of games, or of a collection's puzzles, with what filters and sorts it.

use yew::prelude::*;

use crate::core::components::thumbnail::game_thumbnail;
use crate::core::msg::Msg;
use crate::core::view::controls::Icon;
use crate::places::library::msg::LibraryMsg;
use crate::places::library::view::games::{GamesView, RowView};

use crate::core::components::button::{Button, Shows};
use crate::core::components::field::placeholder_field;
use crate::core::components::icon::icon;
use crate::core::components::table::{RowAt, Table, heading};
use crate::core::dom::row_window::DrawnRows;

/// The list.
#[derive(Properties, PartialEq)]
pub struct LibraryTableProps {
    pub view: GamesView,
    /// Gets what is pressed, and which rows are in view.
    pub dispatch: Callback<Msg>,
}

#[component]
pub fn LibraryTable(props: &LibraryTableProps) -> Html {
    let LibraryTableProps { view, dispatch } = props;
    let drawn = DrawnRows { first: view.first, drawn: view.rows.len(), count: view.count };
    let scrolled = dispatch.reform(|first| Msg::to(LibraryMsg::Scrolled(first)));
    // The count is for those who do not see the rows.
    let found = view.clear.is_empty().then_some("visually-hidden");
    html! {
        <section class="library-table">
            <div class="library-table-tools">
                if let Some(heading) = &view.heading {
                    <h2>{ heading }</h2>
                }
                <div class="table-chips">
                    { for view.chips.iter().map(|chip| html! { <Button view={chip.clone()} shows={Shows::Word} {dispatch} /> }) }
                </div>
                { placeholder_field(&view.order, "library", dispatch) }
            </div>
            <div class="library-table-found">
                <p class={found} role="status">{ &view.found }</p>
                { for view.clear.iter().map(|clear| html! { <Button view={clear.clone()} {dispatch} /> }) }
            </div>
            <Table label={view.label.clone()} {drawn} focused={view.opened} head={head(view, dispatch)} row={rows(view, dispatch)} {scrolled} />
        </section>
    }
}

fn head(view: &GamesView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            <span aria-hidden="true" />
            { for view.columns.iter().map(|column| heading(column, dispatch)) }
            <span aria-hidden="true" />
        </>
    }
}

fn rows(view: &GamesView, dispatch: &Callback<Msg>) -> Callback<RowAt, Html> {
    let (rows, dispatch) = (view.rows.clone(), dispatch.clone());
    Callback::from(move |at: RowAt| {
        let (view, dispatch) = (rows[at.drawn].clone(), &dispatch);
        let key = view.key.clone();
        html! { <GameRow {key} {view} {at} {dispatch} /> }
    })
}

/// A row of the table.
#[derive(Properties, PartialEq)]
struct GameRowProps {
    view: RowView,
    at: RowAt,
    dispatch: Callback<Msg>,
}

/// Draws it. Rows that stay cost nothing while the list is scrolled.
#[component]
fn GameRow(props: &GameRowProps) -> Html {
    let GameRowProps { view, at, dispatch } = props;
    let (opening, msg) = (dispatch.clone(), view.open.clone());
    let onclick = Callback::from(move |_: MouseEvent| opening.emit(msg.clone()));
    let [name, rest @ .., origin] = &view.cells;
    html! {
        <div class="table-row" role="row" aria-rowindex={at.number()}>
            { game_thumbnail(&view.thumbnail) }
            <span role="cell">
                <button type="button" class="table-open" tabindex={at.tabindex()} aria-label={view.name.clone()} {onclick}>
                    { name }
                    if view.is_daily {
                        <span class="library-table-daily">{ icon(Icon::Calendar) }</span>
                    }
                </button>
            </span>
            { for rest.iter().map(|cell| html! { <span role="cell">{ cell }</span> }) }
            <span role="cell">
                if view.is_daily {
                    <span class="library-table-tag">{ icon(Icon::Calendar) }{ origin }</span>
                } else {
                    { origin }
                }
            </span>
            <span role="cell"><Button view={view.menu.clone()} shows={Shows::Picture} tabindex="-1" {dispatch} /></span>
        </div>
    }
}
