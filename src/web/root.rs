//! The one stateful component: it holds the model, gives every message to `update`, carries out
//! the commands and hands the views out, once a frame, however many messages there were. Nothing is
//! decided here.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::app::command::Command;
use crate::app::keys::KeySet;
use crate::app::model::{Model, Startup};
use crate::app::msg::{Msg, Visibility};
use crate::app::update::update;
use crate::app::view::LastView;

use super::commands::CommandRunner;
use super::components::page::page;
use super::focus::{Focused, focus_cell};
use super::{clipboard, events, files, keys, launch, offline, storage};

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
    /// What the listener of the keyboard needs to know.
    keys: Rc<RefCell<KeySet>>,
    view: LastView,
    runner: CommandRunner,
    dispatch: Callback<Msg>,
    /// To be done once the screen shows what the model says: the cell may not be there before.
    focus: Option<Command>,
    /// What has the focus before the screen shows it.
    focused: Option<Focused>,
    /// Whether the next frame is to show what the model says.
    awaits_frame: bool,
}

/// What reaches the page.
pub enum RootMsg {
    /// Something happened.
    App(Msg),
    /// A frame is about to be painted.
    Frame,
}

impl Component for Root {
    type Message = RootMsg;
    type Properties = RootProps;

    fn create(context: &Context<Root>) -> Root {
        let dispatch = context.link().callback(RootMsg::App);
        let keys = Rc::<RefCell<KeySet>>::default();
        if let Some(window) = web_sys::window() {
            events::start(&window, &dispatch);
            keys::start(&window, &dispatch, &keys);
            storage::start(&window, &dispatch);
            clipboard::start(&window, &dispatch);
            files::start(&window, &dispatch);
            launch::start(&window, &dispatch);
        }
        let InitialState { startup, words } = &*context.props().initial;
        let (model, commands) = Model::start(startup.clone(), words.clone());
        let runner = CommandRunner::open(&dispatch);
        *keys.borrow_mut() = model.key_set();
        let view = LastView::of(&model);
        let (focus, focused, awaits_frame) = (None, None, false);
        let mut root = Root { model, keys, view, runner, dispatch, focus, focused, awaits_frame };
        root.run(commands);
        root
    }

    fn update(&mut self, context: &Context<Root>, msg: RootMsg) -> bool {
        let is_frame = match msg {
            RootMsg::Frame => true,
            RootMsg::App(msg) => {
                let commands = update(&mut self.model, msg);
                self.run(commands);
                *self.keys.borrow_mut() = self.model.key_set();
                // A page that is not seen has no frames.
                events::visibility() == Visibility::Hidden
            }
        };
        if !is_frame {
            self.await_frame(context);
            return false;
        }
        self.awaits_frame = false;
        let changed = self.view.renew(&self.model);
        let draws = changed || self.focus.is_some();
        if draws {
            self.focus_first();
            self.focused = Some(Focused::now());
        }
        draws
    }

    fn view(&self, _: &Context<Root>) -> Html {
        page(&self.view.page, &self.dispatch)
    }

    fn rendered(&mut self, _: &Context<Root>, first: bool) {
        if first {
            announce_first();
            let (commands, dispatch) = (self.runner.clone(), self.dispatch.clone());
            events::after_paint(move || {
                commands.start_late();
                offline::start(&dispatch);
            });
        }
        self.focused.take().iter().for_each(Focused::keep);
        if let Some(command) = self.focus.take() {
            self.runner.run(command);
        }
    }
}

impl Root {
    fn await_frame(&mut self, context: &Context<Root>) {
        if !std::mem::replace(&mut self.awaits_frame, true) {
            let link = context.link().clone();
            events::before_paint(move || link.send_message(RootMsg::Frame));
        }
    }
    /// A cell that is there gets the focus before anything is drawn: browsers lay the page out at once
    /// where the focus moves over a page that has changed, or where the cell that has it leaves the
    /// order of Tab.
    fn focus_first(&mut self) {
        self.focus.take_if(|command| matches!(command, Command::Focus(cell) if focus_cell(*cell)));
    }
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

/// From now on the page can be played. The style sheet `first_screen.css` shows by it what can be used.
fn announce_first() {
    let root = events::document().and_then(|document| document.document_element());
    root.iter().for_each(|root| _ = root.set_attribute("data-app", "ready"));
}
