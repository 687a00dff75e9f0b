//! The whole page: where each part stands is layout.css's business.

use yew::prelude::*;

use crate::play::view::panel::PanelView;
use crate::shell::msg::Msg;
use crate::shell::view::PageView;
use crate::shell::view::notice::NoticeView;
use crate::shell::view::places::PlaceView;

use super::header::header;
use super::notice::notice;
use super::tips::tips;
use crate::browser::focus::Arrival;
use crate::core::components::board::Board;
use crate::core::components::button::Button;
use crate::core::components::dialog::Dialog;
use crate::core::components::list_panel::ListPanel;
use crate::core::components::part::{arriving, part};
use crate::core::components::place_links::{LinksAs, place_links};
use crate::core::components::segments::segments;
use crate::places::algorithms::components::place::algorithms_place;
use crate::places::create::components::hand_place::HandPlace;
use crate::places::create::components::place::StudioPlace;
use crate::places::learn::components::place::learn_place;
use crate::places::library::components::place::library_place;
use crate::places::lists::components::place::RatedPlace;
use crate::places::paper::components::print_head::print_head;
use crate::places::paper::components::sheets::paper;
use crate::play::components::done_panel::{done_line, done_panel};
use crate::play::components::hint_panel::HintPanel;
use crate::play::components::pad::pad;
use crate::play::components::rail::{rail, rail_resume};
use crate::play::components::replay_panel::replay_panel;
use crate::play::components::solutions_panel::solutions_panel;
use crate::play::components::status_line::status_line;
use crate::play::components::today::today;

pub fn page(view: &PageView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            <div class="page" data-place={view.place.slug()} data-panel={panel_state(view.panel.as_ref())}>
                { part(view.header.clone(), dispatch, header) }
                { place(view, dispatch) }
                <div class="page-notice">{ notices(view.notice.as_ref(), dispatch) }</div>
            </div>
            { for view.paper.iter().map(|sheets| paper(sheets)) }
            if let Some(dialog) = &view.dialog {
                <Dialog
                    key={<&str>::from(dialog.dialog)}
                    view={dialog.clone()}
                    rail={view.rail.clone()}
                    {dispatch}
                />
            }
        </>
    }
}

/// What the place shows; everywhere but in Play, links to all places stand at the foot of a phone.
fn place(view: &PageView, dispatch: &Callback<Msg>) -> Html {
    let content = match &view.place {
        PlaceView::Play => return play(view, dispatch),
        PlaceView::Library(library) => library_place(library, dispatch),
        PlaceView::Learn(learn) => learn_place(learn, dispatch),
        PlaceView::Algorithms(view) => algorithms_place(view, dispatch),
        PlaceView::Studio(studio) => {
            html! { <StudioPlace view={studio.clone()} new={view.new.clone()} {dispatch} /> }
        }
        PlaceView::Hand(view) => html! { <HandPlace view={view.clone()} {dispatch} /> },
        PlaceView::Rated(view) => html! { <RatedPlace view={view.clone()} {dispatch} /> },
    };
    html! {
        <>
            <main class="page-place" key={view.place.slug()}>
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

fn play(view: &PageView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
                <aside class="page-rail" aria-label={view.rail.label.clone()}>
                    { part(view.today.clone(), dispatch, today) }
                    { for view.rail.resume.iter().map(|resume| rail_resume(resume, dispatch)) }
                    { part(view.rail.clone(), dispatch, rail) }
                </aside>
                <main class="page-play">
                    <div class="page-main">
                        { print_head(&view.print_head) }
                        <Board view={view.board.clone()} {dispatch} />
                        { status_line(view, dispatch) }
                    </div>
                    <div class="page-side">
                        { pad(&view.pad, dispatch) }
                        { panel(view.panel.as_ref(), dispatch) }
                        { for view.branches.iter().map(|list| html! {
                            <div class="page-branches"><ListPanel view={list.clone()} {dispatch} /></div>
                        }) }
                        if !matches!(view.panel, Some(PanelView::List(_))) {
                            <div class="page-lists">
                                { for view.lists.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }
                            </div>
                        }
                    </div>
                    { for view.tips.iter().map(|view| tips(view, dispatch)) }
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

/// A deduction and the first levels of a hint leave the digits in reach, every other card may cover
/// them. Beside a hint the pad of a desk folds.
fn panel_state(view: Option<&PanelView>) -> Option<&'static str> {
    view.map(|view| match view {
        PanelView::Deduction(_) => "low",
        PanelView::Hint(hint) if hint.brief.is_some() => "strip",
        PanelView::Done(done) if done.folded.is_some() => "folded",
        PanelView::Done(_) => "done",
        _ => "open",
    })
}

fn panel(view: Option<&PanelView>, dispatch: &Callback<Msg>) -> Html {
    match view {
        Some(PanelView::Hint(hint)) => html! { <HintPanel view={hint.clone()} {dispatch} /> },
        Some(PanelView::Deduction(question)) => {
            html! { <HintPanel view={question.clone()} low={true} {dispatch} /> }
        }
        Some(PanelView::Solutions(solutions)) => {
            arriving(("solutions", Arrival::Card), solutions, dispatch, solutions_panel)
        }
        Some(PanelView::List(list)) => html! { <ListPanel view={list.clone()} {dispatch} /> },
        Some(PanelView::Replay(replay)) => replay_panel(replay, dispatch),
        Some(PanelView::Done(done)) if let Some(folded) = &done.folded => {
            done_line(folded, dispatch)
        }
        Some(PanelView::Done(done)) => {
            arriving(("done", Arrival::Card), done, dispatch, done_panel)
        }
        None => Html::default(),
    }
}
