//! The one stateful component: it holds the model, gives every message to `update`, carries out
//! the commands and hands the views out. Nothing is decided here.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::command::Command;
use crate::app::model::{Model, Startup};
use crate::app::msg::Msg;
use crate::app::update::update;
use crate::app::view::{self, PageView};

use super::commands::CommandRunner;
use super::components::page::page;
use super::focus::Focused;
use super::{clipboard, events, files, keys, storage};

/// What the program starts from.
pub struct InitialState {
    /// What was found in the browser.
    pub startup: Startup,
    /// The words of the first language.
    pub words: Vec<String>,
}

/// The beginning, given once and never changed.
#[derive(Properties, Clone)]
pub struct RootProps {
    /// What the program starts from.
    pub initial: Rc<InitialState>,
}

impl PartialEq for RootProps {
    fn eq(&self, other: &RootProps) -> bool {
        Rc::ptr_eq(&self.initial, &other.initial)
    }
}

/// The whole page.
pub struct Root {
    model: Model,
    page: PageView,
    runner: CommandRunner,
    dispatch: Callback<Msg>,
    /// To be done once the screen shows what the model says: the cell may not be there before.
    focus: Option<Command>,
    /// What has the focus before the screen shows it.
    focused: Option<Focused>,
}

impl Component for Root {
    type Message = Msg;
    type Properties = RootProps;

    fn create(context: &Context<Root>) -> Root {
        let dispatch = context.link().callback(|msg: Msg| msg);
        if let Some(window) = web_sys::window() {
            events::start(&window, &dispatch);
            keys::start(&window, &dispatch);
            storage::start(&window, &dispatch);
            clipboard::start(&window, &dispatch);
            files::start(&window, &dispatch);
        }
        let InitialState { startup, words } = &*context.props().initial;
        let (model, commands) = Model::start(startup.clone(), words.clone());
        let runner = CommandRunner::open(&dispatch);
        let page = view::page(&model);
        let mut root = Root { model, page, runner, dispatch, focus: None, focused: None };
        root.run(commands);
        root
    }

    fn update(&mut self, _: &Context<Root>, msg: Msg) -> bool {
        let commands = update(&mut self.model, msg);
        self.run(commands);
        let page = view::page(&self.model);
        let changed = page != self.page;
        self.page = page;
        let draws = changed || self.focus.is_some();
        if draws {
            self.focused = Some(Focused::now());
        }
        draws
    }

    fn view(&self, _: &Context<Root>) -> Html {
        page(&self.page, &self.dispatch)
    }

    fn rendered(&mut self, _: &Context<Root>, first: bool) {
        if first {
            announce_first();
            let commands = self.runner.clone();
            events::after_paint(move || commands.start_engine());
        }
        self.focused.take().iter().for_each(Focused::keep);
        if let Some(command) = self.focus.take() {
            self.runner.run(command);
        }
    }
}

impl Root {
    fn run(&mut self, commands: Vec<Command>) {
        for command in commands {
            match command {
                Command::Focus(_) | Command::FocusCard | Command::ShowCurrent => {
                    self.focus = Some(command)
                }
                other => self.runner.run(other),
            }
        }
    }
}

/// From now on the page can be played. The style sheet `first_screen.css` tells by it what is alive.
fn announce_first() {
    let root = events::document().and_then(|document| document.document_element());
    root.iter().for_each(|root| _ = root.set_attribute("data-app", "ready"));
}
