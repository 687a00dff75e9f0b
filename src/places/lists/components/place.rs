//! A list that is rated: its progress, what its rows say together, and the table of those chosen.

use std::rc::Rc;

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::lists::msg::RatedMsg;
use crate::places::lists::view::{RatedListView, RatedRowView, RatedView};

use super::histogram::Histogram;
use crate::core::components::button::{Button, Shows};
use crate::core::components::field::field;
use crate::core::components::progress_bar::progress_bar;
use crate::core::components::table::{RowAt, Table, heading};
use crate::core::components::thumbnail::game_thumbnail;
use crate::core::dom::row_window::DrawnRows;

/// The place.
#[derive(Properties, PartialEq)]
pub struct RatedPlaceProps {
    pub view: Rc<RatedView>,
    /// Gets what is pressed, and which rows are in view.
    pub dispatch: Callback<Msg>,
}

#[component]
pub fn RatedPlace(props: &RatedPlaceProps) -> Html {
    let RatedPlaceProps { view, dispatch } = props;
    let buttons = |buttons: &[_], shows| {
        buttons
            .iter()
            .map(|view: &crate::core::view::controls::ButtonView| {
                html! { <Button view={view.clone()} {shows} {dispatch} /> }
            })
            .collect::<Html>()
    };
    html! {
        <div class="rated">
            <div class="rated-head">
                <div class="rated-tools">
                    { buttons(&view.tools, Shows::Both) }
                    if let Some(list) = &view.list {
                        <div class="rated-export" role="group" aria-label={list.export_label.clone()}>
                            { buttons(&list.export, Shows::Word) }
                        </div>
                    }
                </div>
            </div>
            if let Some(empty) = &view.empty {
                <p class="rated-empty">{ empty }</p>
            }
            if let Some(list) = &view.list {
                <section class="rated-progress rated-card" aria-label={list.title.clone()}>
                    <strong>{ &list.title }</strong>
                    <span role="status">{ &list.state }</span>
                    <div class="rated-run">{ buttons(&list.run, Shows::Both) }</div>
                    { progress_bar("rated-bar", list.done) }
                </section>
                <div class="rated-charts">
                    <Histogram view={list.histogram.clone()} {dispatch} />
                    { tiers(list, dispatch) }
                    { look(list, dispatch) }
                </div>
                <div class="rated-filter">
                    { field(&list.search, "rated", dispatch) }
                    <div class="table-chips">{ buttons(&list.chips, Shows::Word) }</div>
                    <p role="status">{ &list.found }</p>
                </div>
                { legend(list) }
                { table(list, view, dispatch) }
            }
        </div>
    }
}

/// What the columns mean, for who opens it.
fn legend(list: &RatedListView) -> Html {
    let (heading, lines) = &list.legend;
    html! {
        <details class="rated-legend">
            <summary>{ heading }</summary>
            <dl>
                { for lines.iter().map(|(column, text)| html! {
                    <div><dt>{ column }</dt><dd>{ text }</dd></div>
                }) }
            </dl>
        </details>
    }
}

/// A bar of which so much is full, from 0 to 1.
fn tiers(list: &RatedListView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="rated-card rated-tiers" aria-labelledby="rated-tiers">
            <h3 id="rated-tiers">{ &list.tiers_label }</h3>
            { for list.tiers.iter().map(|(button, share, count)| html! {
                <div class="rated-line"><Button view={button.clone()} {dispatch} />{ progress_bar("rated-share", *share) }<span>{ count }</span></div>
            }) }
        </section>
    }
}

fn look(list: &RatedListView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="rated-card rated-look" aria-labelledby="rated-look">
            <h3 id="rated-look">{ &list.look_label }</h3>
            { for list.look.iter().map(|(button, count)| html! {
                <div class="rated-line"><Button view={button.clone()} {dispatch} /><span>{ count }</span></div>
            }) }
            if !list.unread.is_empty() {
                <p>{ &list.unread }</p>
            }
        </section>
    }
}

fn table(list: &RatedListView, view: &Rc<RatedView>, dispatch: &Callback<Msg>) -> Html {
    let drawn = DrawnRows { first: list.first, drawn: list.rows.len(), count: list.count };
    let scrolled = dispatch.reform(|first| Msg::to(RatedMsg::Scrolled(first)));
    let head = html! {
        <>
            <span aria-hidden="true" />
            { for list.columns.iter().map(|column| heading(column, dispatch)) }
        </>
    };
    html! {
        <div class="rated-table">
            <Table label={list.label.clone()} {drawn} {head} row={rows(view, dispatch)} {scrolled} />
        </div>
    }
}

fn rows(view: &Rc<RatedView>, dispatch: &Callback<Msg>) -> Callback<RowAt, Html> {
    let (view, dispatch) = (view.clone(), dispatch.clone());
    Callback::from(move |at: RowAt| {
        view.list.as_ref().map(|list| row(&list.rows[at.drawn], at, &dispatch)).unwrap_or_default()
    })
}

fn row(view: &RatedRowView, at: RowAt, dispatch: &Callback<Msg>) -> Html {
    let (opening, msg) = (dispatch.clone(), view.open.clone());
    let onclick = Callback::from(move |_: MouseEvent| opening.emit(msg.clone()));
    let tone = view.verdict.as_ref().map(|verdict| <&str>::from(verdict.tone));
    let verdict = view.verdict.as_ref().map(|verdict| verdict.text.clone());
    html! {
        <div class="table-row" role="row" aria-rowindex={at.number()} key={view.at}>
            { game_thumbnail(&view.thumbnail) }
            <span role="cell">
                <button type="button" class="table-open" tabindex={at.tabindex()} aria-label={view.name.clone()} {onclick}>{ &view.number }</button>
            </span>
            <span role="cell">{ &view.clues }</span>
            <span role="cell" class="rated-verdict" data-tone={tone}>{ verdict }</span>
            { for view.cells.iter().map(|cell| html! { <span role="cell">{ cell }</span> }) }
        </div>
    }
}
