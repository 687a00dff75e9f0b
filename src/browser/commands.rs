//! Carrying out what the program asks of the browser.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::core::command::{Command, LaterWords};
use crate::core::msg::{LanguageMsg, Msg, PartMsg};
use crate::core::outside::Outcome;
use crate::core::settings::Locale;

use super::feedback::FeedbackOutput;
use super::history::{self, History};
use super::later_commands::RunCommand;
use super::{environment, events, offline, storage};
use crate::core::dom::{self, focus};

/// Runs the commands of the program in the browser. A clone is the same.
#[derive(Clone)]
pub struct CommandRunner {
    feedback: FeedbackOutput,
    history: History,
    later: Rc<RefCell<Later>>,
    dispatch: Callback<Msg>,
}

/// What runs the commands of the part `Late`.
enum Later {
    /// They wait for the part.
    Waiting(Vec<Command>),
    Running(Rc<dyn RunCommand>),
}

impl CommandRunner {
    /// Nothing is fetched yet. All that comes of the commands is dispatched.
    pub fn open(dispatch: &Callback<Msg>) -> CommandRunner {
        let history = History::default();
        web_sys::window().iter().for_each(|window| history.start(window, dispatch));
        CommandRunner {
            feedback: FeedbackOutput::default(),
            history,
            later: Rc::new(RefCell::new(Later::Waiting(Vec::new()))),
            dispatch: dispatch.clone(),
        }
    }
    /// From now on the commands of the part `Late` run, first those that wait: each in a task of its own,
    /// because all together would take longer than a frame.
    pub fn open_later(&self, later: Rc<dyn RunCommand>) {
        let waiting = match &mut *self.later.borrow_mut() {
            Later::Waiting(commands) if !commands.is_empty() => Some(commands.remove(0)),
            running => {
                *running = Later::Running(later.clone());
                None
            }
        };
        if let Some(command) = waiting {
            later.run(command);
            let runner = self.clone();
            dom::soon(move || runner.open_later(later));
        }
    }
    fn run_later(&self, command: Command) {
        let mut later = self.later.borrow_mut();
        match &mut *later {
            Later::Waiting(commands) => commands.push(command),
            Later::Running(running) => {
                let running = running.clone();
                drop(later);
                running.run(command);
            }
        }
    }
    fn save(&self, key: &str, text: &str) {
        if storage::save(key, text) == Outcome::Refused {
            self.dispatch.emit(Msg::StorageFailed);
        }
    }
    /// Runs a command; what comes of it is dispatched.
    pub fn run(&self, command: Command) {
        match command {
            Command::Save(key, text) => self.save(&key, &text),
            Command::ShowCurrent => focus::show_current(),
            Command::FocusCard => focus::focus_card(),
            Command::Focus(cell) => _ = focus::focus_cell(cell),
            Command::LoadLocale(locale) => load(locale, self.dispatch.clone()),
            Command::LoadWords(locale, words) => load_words(locale, words, self.dispatch.clone()),
            Command::UpdateDocument(locale, attributes, title) => {
                update_document(locale, attributes, &title);
            }
            Command::Feedback(feedback, kinds) => self.feedback.give(feedback, kinds),
            Command::ClearFragment => history::clear_fragment(),
            Command::ShowAddress(address) => self.history.show(address),
            Command::Reload => events::reload(),
            Command::NextWaiting => {
                let dispatch = self.dispatch.clone();
                dom::soon(move || dispatch.emit(Msg::Part(PartMsg::WaitingDue)));
            }
            other => self.run_later(other),
        }
    }
}

fn load(locale: Locale, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let tag = locale.tag().to_owned();
        dispatch.emit(match environment::fetch_texts(locale, environment::Extent::All).await {
            Some(words) => Msg::Language(LanguageMsg::Loaded(tag, words)),
            None => Msg::Language(LanguageMsg::Failed),
        });
    });
}

fn load_words(locale: Locale, words: LaterWords, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let source = environment::fetch(&words.address(locale)).await;
        dispatch.emit(Msg::Language(LanguageMsg::WordsLoaded(locale, words, source)));
    });
}

/// Sets the language of the document, what its root carries for the style sheets, and its title.
fn update_document(
    locale: Locale,
    attributes: Vec<(&'static str, Option<&'static str>)>,
    title: &str,
) {
    let Some(document) = dom::document() else { return };
    document.set_title(title);
    let Some(root) = document.document_element() else { return };
    // Browsers find the style of all elements anew when the language is set, even to the same.
    if root.get_attribute("lang").as_deref() != Some(locale.tag()) {
        _ = root.set_attribute("lang", locale.tag());
        offline::report();
    }
    for (name, value) in attributes {
        let name = format!("data-{name}");
        _ = match value {
            Some(value) => root.set_attribute(&name, value),
            None => root.remove_attribute(&name),
        };
    }
}
