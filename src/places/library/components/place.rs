//! The Library: every game that was ever begun.

use yew::prelude::*;

use crate::core::dom::address;
use crate::core::msg::Msg;
use crate::core::view::controls::Icon;
use crate::places::library::view::games::CardView;
use crate::places::library::view::{LibraryView, SectionView, StorageView};

use super::starters::{empty, starters};
use super::statistics::statistics;
use crate::core::components::button::{Button, Shows};
use crate::core::components::field::placeholder_field;
use crate::core::components::file_field::{Opens, file_field};
use crate::core::components::icon::icon;
use crate::core::components::thumbnail::game_thumbnail;
use crate::core::components::today::{calendar, today};
use crate::places::library::components::table::LibraryTable;

/// Draws it: links to the sections, and the section.
pub fn library_place(view: &LibraryView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="library">
            <div class="library-rail">
                <nav class="library-sections" aria-label={view.sections_label.clone()}>
                    { for view.sections.iter().map(link) }
                </nav>
                { collections(view, dispatch) }
                { storage(&view.storage, dispatch) }
            </div>
            <div class="library-main">
                <div class="library-head">
                    <h2>{ &view.title }</h2>
                    { for view.edit.iter().map(|edit| html! { <Button view={edit.clone()} shows={Shows::Picture} {dispatch} /> }) }
                    if let Some(search) = &view.search {
                        <div class="library-search">{ placeholder_field(search, "library", dispatch) }</div>
                    }
                </div>
                if let Some((day, month)) = view.today.as_deref() {
                    <div class="library-today">
                        { today(day, dispatch) }
                        { calendar(month, dispatch) }
                    </div>
                }
                if let Some((label, cards)) = &view.recent {
                    { recent(label, cards, view.all.as_ref(), dispatch) }
                }
                { for view.empty.iter().map(|view| empty(view, dispatch)) }
                { for view.starters.iter().map(|view| starters(view, dispatch)) }
                if let Some(games) = &view.games {
                    <LibraryTable view={games.clone()} {dispatch} />
                }
                if let Some(view) = &view.statistics {
                    { statistics(view, dispatch) }
                }
            </div>
        </div>
    }
}

fn link(view: &SectionView) -> Html {
    html! {
        <a href={address() + &view.href} data-tab={view.is_tab.to_string()} aria-current={view.is_current.then_some("page")}>
            { icon(view.icon) }
            <span class="library-link-name">{ &view.label }</span>
            if !view.count.is_empty() {
                <span class="library-link-count">{ &view.count }</span>
            }
        </a>
    }
}

fn collections(view: &LibraryView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="library-collections" aria-labelledby="library-collections">
            <h2 id="library-collections">{ &view.collections_label }</h2>
            <div>{ for view.collections.iter().map(link) }</div>
            <div class="library-collect">
                { for view.collect.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }
            </div>
        </section>
    }
}

fn recent(
    label: &str,
    cards: &[CardView],
    all: Option<&SectionView>,
    dispatch: &Callback<Msg>,
) -> Html {
    html! {
        <section class="library-recent" aria-labelledby="library-recent">
            <div class="library-recent-head">
                <h2 id="library-recent">{ label.to_owned() }</h2>
                if let Some(all) = all {
                    <a href={address() + &all.href}>{ &all.label }{ icon(all.icon) }</a>
                }
            </div>
            <ul class="library-cards">
                { for cards.iter().map(|card| html! { <li key={card.row.key.clone()}>{ game_card(card, dispatch) }</li> }) }
            </ul>
        </section>
    }
}

/// A game to go on with: one button, and what else can be done.
pub fn game_card(view: &CardView, dispatch: &Callback<Msg>) -> Html {
    let [name, technique, _, time, state, when, _] = &view.row.cells;
    let (opening, msg) = (dispatch.clone(), view.row.open.clone());
    let onclick = Callback::from(move |_: MouseEvent| opening.emit(msg.clone()));
    let done = format!("{:.1}", view.done * 100.0);
    html! {
        <div class="game-card">
            <button type="button" class="game-card-open" aria-label={view.row.name.clone()} {onclick}>
                { game_thumbnail(&view.row.thumbnail) }
                <span class="game-card-text">
                    <strong>{ name }</strong>
                    <span class="game-card-technique">{ technique }</span>
                    <span class="game-card-when">{ when }</span>
                    <span class="game-card-time">{ time }</span>
                    <svg class="game-card-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                        <title>{ state }</title>
                        <rect class="game-card-track" width="100" height="4" rx="2" />
                        <rect class="game-card-done" width={done} height="4" rx="2" />
                    </svg>
                </span>
            </button>
            <Button view={view.row.menu.clone()} shows={Shows::Picture} {dispatch} />
        </div>
    }
}

fn storage(view: &StorageView, dispatch: &Callback<Msg>) -> Html {
    let used = format!("{:.1}", (view.fraction * 100.0).clamp(1.0, 100.0));
    html! {
        <section class="library-storage" data-short={view.is_short.then_some("true")} aria-labelledby="library-storage">
            <h2 id="library-storage">{ &view.label }</h2>
            <span class="library-storage-used">{ &view.used }</span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect class="library-storage-track" width="100" height="4" rx="2" />
                <rect class="library-storage-bar" width={used} height="4" rx="2" />
            </svg>
            <p>{ &view.text }</p>
            if let Some(persist) = &view.persist {
                <Button view={persist.clone()} {dispatch} />
            }
            <div class="library-storage-ways">
                <Button view={view.export.clone()} {dispatch} />
                { file_field(&view.import, Icon::Import, Opens::Files(".json,application/json"), dispatch) }
            </div>
        </section>
    }
}
