//! The one stateful component: it holds the model, gives every message to `update`, carries out
//! the commands and hands the views out. Nothing is decided here.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::command::Command;
use crate::app::model::{Model, Startup};
use crate::app::msg::Msg;
use crate::app::update::update;
use crate::app::view::{self, PageView};

use super::commands::Doors;
use super::components::page::page;
use super::focus::Focused;
use super::{clipboard, events, files, keys, storage};

/// What the program starts from.
pub struct Beginning {
    /// What was found in the browser.
    pub startup: Startup,
    /// The words of the first language.
    pub words: Vec<String>,
}

/// The beginning, given once and never changed.
#[derive(Properties, Clone)]
pub struct RootProps {
    /// What the program starts from.
    pub beginning: Rc<Beginning>,
}

impl PartialEq for RootProps {
    fn eq(&self, other: &RootProps) -> bool {
        Rc::ptr_eq(&self.beginning, &other.beginning)
    }
}

/// The whole page.
pub struct Root {
    model: Model,
    page: PageView,
    doors: Doors,
    tell: Callback<Msg>,
    /// To be done once the screen shows what the model says: the cell may not be there before.
    focus: Option<Command>,
    /// What has the focus before the screen shows it.
    focused: Option<Focused>,
}

impl Component for Root {
    type Message = Msg;
    type Properties = RootProps;

    fn create(context: &Context<Root>) -> Root {
        let tell = context.link().callback(|msg: Msg| msg);
        if let Some(window) = web_sys::window() {
            events::start(&window, &tell);
            keys::start(&window, &tell);
            storage::start(&window, &tell);
            clipboard::start(&window, &tell);
            files::start(&window, &tell);
        }
        let Beginning { startup, words } = &*context.props().beginning;
        let (model, commands) = Model::start(startup.clone(), words.clone());
        let doors = Doors::open(&tell);
        let page = view::page(&model);
        let mut root = Root { model, page, doors, tell, focus: None, focused: None };
        root.carry_out(commands);
        root
    }

    fn update(&mut self, _: &Context<Root>, msg: Msg) -> bool {
        let commands = update(&mut self.model, msg);
        self.carry_out(commands);
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
        page(&self.page, &self.tell)
    }

    fn rendered(&mut self, _: &Context<Root>, first: bool) {
        if first {
            let commands = self.doors.clone();
            events::after_paint(move || commands.start_engine());
        }
        self.focused.take().iter().for_each(Focused::keep);
        if let Some(command) = self.focus.take() {
            self.doors.carry_out(command);
        }
    }
}

impl Root {
    fn carry_out(&mut self, commands: Vec<Command>) {
        for command in commands {
            match command {
                Command::Focus(_) | Command::FocusCard | Command::ShowCurrent => {
                    self.focus = Some(command)
                }
                other => self.doors.carry_out(other),
            }
        }
    }
}
