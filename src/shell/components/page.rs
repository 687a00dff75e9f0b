//! The whole page: where each part stands is layout.css's business.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::play::view::panel::PanelState;
use crate::shell::view::PageView;
use crate::shell::view::notice::NoticeView;
use crate::shell::view::places::PlaceView;
use crate::shell::view::play::PlayView;

use super::header::header;
use super::notice::notice;
use super::parts::Drawings;
use super::tips::tips;
use crate::core::components::board::Board;
use crate::core::components::button::Button;
use crate::core::components::part::part;
use crate::core::components::place_links::{LinksAs, place_links};
use crate::core::components::segments::segments;
use crate::core::components::today::today;
use crate::places::paper::components::print_head::print_head;
use crate::play::components::pad::pad;
use crate::play::components::rail::{rail, rail_resume};
use crate::play::components::status_line::status_line;

/// What comes and goes is in a list of its own. yew pairs the children of an element from the last one on: with one
/// more at the end all in front of it would be made anew.
pub fn page(view: &PageView, parts: Drawings, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            <div class="page" data-zen={view.zen.as_ref().map(|_| "true")} data-place={view.place_name} data-panel={panel_state(view)}>
                { part(view.header.clone(), dispatch, header) }
                { place(view, parts, dispatch) }
                <div class="page-notice">{ notices(view.notice.as_ref(), dispatch) }</div>
            </div>
            <>{ for view.paper.iter().zip(parts.places).map(|(sheets, part)| (part.sheets)(sheets)) }</>
            <>{ for view.zen.iter().zip(parts.late).map(|(leave, part)| (part.zen)(leave, dispatch)) }</>
            <>{ for view.dialog.iter().zip(parts.late).map(|(dialog, part)| (part.dialog)(dialog, dispatch)) }</>
        </>
    }
}

/// Whether a card is beside the pad, and how much room the card takes.
fn panel_state(view: &PageView) -> Option<&'static str> {
    Some(view.play()?.panel.as_ref()?.state.into())
}

/// What the place shows; everywhere but in Play, links to all places stand at the foot of a phone.
fn place(view: &PageView, parts: Drawings, dispatch: &Callback<Msg>) -> Html {
    let content = match &view.place {
        PlaceView::Play(game) => return play(game, parts, dispatch),
        PlaceView::Place(content) => {
            parts.places.map(|part| (part.place)(content, dispatch)).unwrap_or_default()
        }
        PlaceView::Awaited(text) => parts
            .first
            .and_then(|first| first.draw(view.place_name))
            .unwrap_or_else(|| html! { <p class="page-place-note">{ text }</p> }),
        PlaceView::Missing(text, retry) => html! {
            <div class="page-missing" role="alert">
                <p>{ text }</p>
                <Button view={retry.clone()} {dispatch} />
            </div>
        },
    };
    html! {
        <>
            <main class="page-place" key={view.place_name}>
                <div class="page-place-head">
                    <h2 class="page-place-title">{ &view.header.title }</h2>
                    if !view.parts.is_empty() {
                        { segments(&view.header.title, &view.parts) }
                    }
                    if !view.place_note.is_empty() {
                        <p class="page-place-note">{ &view.place_note }</p>
                    }
                </div>
                { content }
            </main>
            { place_links(&view.header.places, &view.header.places_label, LinksAs::Foot) }
        </>
    }
}

fn play(view: &PlayView, parts: Drawings, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
                <aside class="page-rail" aria-label={view.rail.label.clone()}>
                    { part(view.today.clone(), dispatch, today) }
                    <>{ for view.rail.resume.iter().map(|resume| rail_resume(resume, dispatch)) }</>
                    { part(view.rail.clone(), dispatch, rail) }
                </aside>
                <main class="page-play">
                    <div class="page-main">
                        { print_head(&view.print_head) }
                        <Board view={view.board.clone()} {dispatch} />
                        <>{ for view.race.iter().zip(parts.late).map(|(race, part)| (part.race)(race)) }</>
                        { status_line((&view.status, view.is_status_in_card), view.is_status_long, view.focus.as_ref(), dispatch) }
                    </div>
                    <div class="page-side">
                        { pad(&view.pad, dispatch) }
                        <>{ for view.panel.iter().zip(parts.late).map(|(panel, part)| (part.panel)(&panel.view, dispatch)) }</>
                        <>{ for view.branches.iter().zip(parts.late).map(|(list, part)| html! {
                            <div class="page-branches">{ (part.branches)(list, dispatch) }</div>
                        }) }</>
                        if view.panel.as_ref().is_none_or(|panel| panel.state != PanelState::List) {
                            <div class="page-lists">
                                { for view.lists.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }
                            </div>
                        }
                        <>{ for view.progress.iter().zip(parts.late).map(|(card, part)| (part.progress)(card)) }</>
                    </div>
                    <>{ for view.tips.iter().map(|view| tips(view, dispatch)) }</>
                </main>
        </>
    }
}

/// A polite live region and an interrupting one. Both are in the document before any notice is, because
/// only then do screen readers announce what comes into them.
fn notices(notice: Option<&NoticeView>, dispatch: &Callback<Msg>) -> Html {
    let region = |live: Option<&'static str>, role: Option<&'static str>| {
        html! {
            <div aria-live={live} {role}>
                if let Some(notice) = notice.filter(|notice| notice.urgent == role.is_some()) {
                    { self::notice(notice, dispatch) }
                }
            </div>
        }
    };
    html! { <>{ region(Some("polite"), None) }{ region(None, Some("alert")) }</> }
}
