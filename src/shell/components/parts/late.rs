//! The part `Late`: what follows the first moves.

use std::rc::Rc;

use wasm_split_helpers::SplitLoaderError;
use yew::prelude::*;

use super::drawing::LateDrawing;
use crate::browser::later_commands::{self, RunCommand};
use crate::browser::{clipboard, events, files, gamepad};
use crate::core::components::part::arriving;
use crate::core::dom::focus::Arrival;
use crate::core::msg::Msg;
use crate::core::opaque::Opaque;
use crate::core::view::controls::ButtonView;
use crate::play::components::check_panel::check_panel;
use crate::play::components::done_panel::{done_line, done_panel};
use crate::play::components::hint_panel::HintPanel;
use crate::play::components::links_panel::LinksPanel;
use crate::play::components::list_panel::ListPanel;
use crate::play::components::progress_card::progress_card;
use crate::play::components::race_bar::race_bar;
use crate::play::components::replay_panel::replay_panel;
use crate::play::components::solutions_panel::solutions_panel;
use crate::play::components::zen::ZenLeave;
use crate::play::view::list::ListView;
use crate::play::view::panel::PanelView;
use crate::shell::components::dialog::Dialog;
use crate::shell::components::launch;
use crate::shell::components::part_entry::part_entry;
use crate::shell::parts::LATE;
use crate::shell::view::dialog::DialogView;

static PART: LateDrawing = LateDrawing {
    functions: &LATE,
    commands,
    panel,
    branches,
    progress: progress_card,
    race: race_bar,
    zen,
    dialog,
};

part_entry!(late, LateDrawing, PART);

/// Starts the engine, and hears what is pasted, dropped or opened.
fn commands(dispatch: &Callback<Msg>) -> Rc<dyn RunCommand> {
    let commands = later_commands::open(dispatch);
    if let Some(window) = web_sys::window() {
        clipboard::start(&window, dispatch);
        files::start(&window, dispatch);
        gamepad::start(&window, dispatch);
        launch::start(&window, dispatch);
    }
    events::announce("listens");
    commands
}

fn branches(list: &Rc<ListView>, dispatch: &Callback<Msg>) -> Html {
    html! { <ListPanel view={list.clone()} {dispatch} /> }
}

fn zen(leave: &ButtonView, dispatch: &Callback<Msg>) -> Html {
    html! { <ZenLeave view={leave.clone()} {dispatch} /> }
}

fn dialog(view: &Opaque<DialogView>, dispatch: &Callback<Msg>) -> Html {
    let key = <&str>::from(view.dialog);
    html! { <Dialog {key} view={view.clone()} {dispatch} /> }
}

fn panel(view: &PanelView, dispatch: &Callback<Msg>) -> Html {
    match view {
        PanelView::Hint(hint) => html! { <HintPanel view={hint.clone()} {dispatch} /> },
        PanelView::Deduction(question) => {
            html! { <HintPanel view={question.clone()} low={true} {dispatch} /> }
        }
        PanelView::Solutions(solutions) => {
            arriving(("solutions", Arrival::Card), solutions, dispatch, solutions_panel)
        }
        PanelView::Check(check) => arriving(("check", Arrival::Card), check, dispatch, check_panel),
        PanelView::List(list) => html! { <ListPanel view={list.clone()} {dispatch} /> },
        PanelView::Links(links) => html! { <LinksPanel view={links.clone()} {dispatch} /> },
        PanelView::Replay(replay) => replay_panel(replay, dispatch),
        PanelView::Done(done) => match &done.folded {
            Some(folded) => done_line(folded, dispatch),
            None => arriving(("done", Arrival::Card), done, dispatch, done_panel),
        },
    }
}
