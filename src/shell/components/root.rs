//! The one stateful component: it holds the model, gives every message to `update`, carries out
//! the commands and hands the views out, however many messages there were: what comes first after a
//! frame is drawn right after it was handled, in the time that is left until the next frame; what
//! follows it waits for that frame. Nothing is decided here.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::core::command::Command;
use crate::core::msg::Msg;
use crate::core::outside::Visibility;
use crate::core::startup::Startup;
use crate::shell::model::Model;
use crate::shell::update::update;
use crate::shell::view::LastView;

use crate::browser::commands::CommandRunner;
use crate::browser::{events, keys, offline, storage};
use crate::core::dom;
use crate::core::dom::focus::{Focused, focus_cell};
use crate::core::part::Part;
use crate::shell::components::first_place::FirstPlace;
use crate::shell::components::page::page;
use crate::shell::components::parts::PartLoader;

/// What the program starts from.
pub struct InitialState {
    /// What was found in the browser.
    pub startup: Startup,
    /// The words of the first language.
    pub words: Vec<String>,
    /// What the HTML shows of the place that the address opened.
    pub first: Option<&'static FirstPlace>,
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
    /// The listener of the keyboard asks it what a key means.
    model: Rc<RefCell<Model>>,
    view: LastView,
    runner: CommandRunner,
    parts: PartLoader,
    dispatch: Callback<Msg>,
    /// To be done once the screen shows what the model says: the cell may not be there before.
    focus: Option<Command>,
    /// What has the focus before the screen shows it.
    focused: Option<Focused>,
    drawing: Drawing,
}

/// When the page is drawn next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawing {
    /// With the next message.
    None,
    /// In a task of its own, which was asked for.
    Soon,
    /// It was drawn since the last frame, so that the next frame is waited for; whether that has
    /// anything to show.
    Frame(bool),
}

/// What reaches the page.
pub enum RootMsg {
    /// Something happened.
    App(Msg),
    /// The page can be drawn.
    Draw,
    /// A frame is about to be painted.
    Frame,
}

impl Component for Root {
    type Message = RootMsg;
    type Properties = RootProps;

    fn create(context: &Context<Root>) -> Root {
        let dispatch = context.link().callback(RootMsg::App);
        let InitialState { startup, words, first } = &*context.props().initial;
        let (model, commands) = Model::start(startup.clone(), words.clone());
        let view = LastView::of(&model);
        let model = Rc::new(RefCell::new(model));
        if let Some(window) = web_sys::window() {
            events::start(&window, &dispatch);
            let judge = model.clone();
            keys::start(&window, &dispatch, move |press, is_of_browser| {
                let model = judge.borrow();
                (model.is_binding_key() || !is_of_browser).then(|| model.meaning(press))?
            });
            storage::start(&window, &dispatch);
        }
        let runner = CommandRunner::open(&dispatch);
        let (focus, focused, drawing) = (None, None, Drawing::None);
        let parts = PartLoader::new(*first);
        let mut root = Root { model, view, runner, parts, dispatch, focus, focused, drawing };
        root.run(commands);
        root
    }

    fn update(&mut self, context: &Context<Root>, msg: RootMsg) -> bool {
        match (msg, self.drawing) {
            (RootMsg::App(msg), drawing) => {
                let commands = update(&mut self.model.borrow_mut(), msg);
                self.run(commands);
                // A page that is not seen has no frames.
                if events::visibility() == Visibility::Hidden {
                    return self.draws();
                }
                match drawing {
                    Drawing::None => self.draw_soon(context),
                    Drawing::Soon => {}
                    Drawing::Frame(_) => self.drawing = Drawing::Frame(true),
                }
                false
            }
            (RootMsg::Draw, _) | (RootMsg::Frame, Drawing::Frame(true)) => {
                self.await_frame(context);
                self.draws()
            }
            (RootMsg::Frame, _) => {
                self.drawing = Drawing::None;
                false
            }
        }
    }

    fn view(&self, _: &Context<Root>) -> Html {
        page(&self.view.page, self.parts.loaded(), &self.dispatch)
    }

    fn rendered(&mut self, _: &Context<Root>, first: bool) {
        if first {
            events::announce("app");
            let (runner, parts) = (self.runner.clone(), self.parts.clone());
            let dispatch = self.dispatch.clone();
            dom::after_paint(move || {
                Part::ALL.into_iter().for_each(|part| parts.load(part, &runner, &dispatch));
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
    fn draw_soon(&mut self, context: &Context<Root>) {
        self.drawing = Drawing::Soon;
        let link = context.link().clone();
        dom::soon(move || link.send_message(RootMsg::Draw));
    }
    fn await_frame(&mut self, context: &Context<Root>) {
        self.drawing = Drawing::Frame(false);
        let link = context.link().clone();
        dom::before_paint(move || link.send_message(RootMsg::Frame));
    }
    /// Whether the screen is to show anything else.
    fn draws(&mut self) -> bool {
        let changed = self.view.renew(&self.model.borrow());
        let draws = changed || self.focus.is_some();
        if draws {
            self.focus_first();
            self.focused = Some(Focused::now());
        }
        draws
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
                Command::LoadPart(part) => self.parts.load(part, &self.runner, &self.dispatch),
                other => self.runner.run(other),
            }
        }
    }
}
