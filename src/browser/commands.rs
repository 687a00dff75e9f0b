//! Carrying out what the program asks of the browser.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::core::command::{Command, LaterWords};
use crate::core::outside::Outcome;
use crate::core::settings::Locale;
use crate::engine::logic::techniques::Technique;
use crate::places::algorithms::msg::AlgorithmsMsg;
use crate::places::learn::msg::LearnMsg;
use crate::shell::msg::Msg;

use super::database::Database;
use super::feedback::FeedbackOutput;
use super::history::{self, History};
use super::pool::WorkerPool;
use super::{clipboard, environment, events, files, focus, offline, picture, print, storage};

/// Runs the commands of the program in the browser.
#[derive(Clone)]
pub struct CommandRunner {
    pool: WorkerPool,
    feedback: FeedbackOutput,
    history: History,
    database: Database,
    /// The next move of a replay; a new one takes the place of the last.
    replay: Rc<RefCell<Option<events::Timer>>>,
    /// The step of the algorithms that the address is to name; a new one takes the place of the last.
    settling: Rc<RefCell<Option<events::Timer>>>,
    /// The next write of the game in play.
    keeping: Rc<RefCell<Option<events::Timer>>>,
    dispatch: Callback<Msg>,
}

/// A replay shows a move for so many milliseconds.
const REPLAY_MS: i32 = 700;
/// After so many milliseconds without a step, the address names the one that is shown.
const SETTLE_MS: i32 = 500;
/// The game in play is written again after so many milliseconds: with the time that the write takes, less
/// than a second after each move.
const KEEP_INTERVAL_MS: i32 = 700;

impl CommandRunner {
    /// The engine is not started yet. All that comes of the commands is dispatched.
    pub fn open(dispatch: &Callback<Msg>) -> CommandRunner {
        let history = History::default();
        web_sys::window().iter().for_each(|window| history.start(window, dispatch));
        CommandRunner {
            pool: WorkerPool::new(dispatch),
            feedback: FeedbackOutput::default(),
            history,
            database: Database::new(dispatch),
            replay: Rc::default(),
            settling: Rc::default(),
            keeping: Rc::default(),
            dispatch: dispatch.clone(),
        }
    }
    /// Starts what the first screen does not need: the engine and the database.
    pub fn start_late(&self) {
        self.pool.open();
        self.database.allow();
    }
    fn save(&self, key: &str, text: &str) {
        if storage::save(key, text) == Outcome::Refused {
            self.dispatch.emit(Msg::StorageFailed);
        }
    }
    /// Runs a command; what comes of it is dispatched.
    pub fn run(&self, command: Command) {
        match command {
            Command::Ask(id, request) => self.pool.ask(id, request),
            Command::Cancel(job) => self.pool.cancel(job),
            Command::Save(key, text) => self.save(&key, &text),
            Command::Print => print::print(),
            Command::Reread(key) => {
                let text = storage::read(&key);
                self.dispatch.emit(Msg::StoredTextRead(key, text));
            }
            Command::AwaitKeeping => self.await_keeping(),
            Command::Database(command) => self.database.run(command),
            Command::Copy(text) => clipboard::copy(text, self.dispatch.clone()),
            Command::SharePicture(shared) => picture::share(&shared, self.dispatch.clone()),
            Command::SavePng(name, svg) => picture::save_png(name, &svg, self.dispatch.clone()),
            Command::SendLink(title, address) => picture::send_link(&title, &address),
            Command::SaveFile(name, text) => files::save(&name, &[text]),
            Command::SaveParts(name, parts) => files::save(&name, &parts),
            Command::ShowCurrent => focus::show_current(),
            Command::FocusCard => focus::focus_card(),
            Command::Focus(cell) => _ = focus::focus_cell(cell),
            Command::LoadLocale(locale) => load(locale, self.dispatch.clone()),
            Command::LoadWords(locale, words) => load_words(locale, words, self.dispatch.clone()),
            Command::LoadProgram(file) => load_program(file, self.dispatch.clone()),
            Command::TickAlgorithms => events::next_step(&self.dispatch),
            Command::SettleAlgorithms(step) => self.settle_algorithms(step),
            Command::LoadLesson(technique) => load_lesson(technique, self.dispatch.clone()),
            Command::LoadOverview => load_overview(self.dispatch.clone()),
            Command::UpdateDocument(locale, attributes, title) => {
                update_document(locale, attributes, &title);
            }
            Command::Feedback(feedback, kinds) => self.feedback.give(feedback, kinds),
            Command::ClearFragment => history::clear_fragment(),
            Command::ShowAddress(address) => self.history.show(address),
            Command::TickReplay => self.tick_replay(),
            Command::RestartEngine => self.pool.restart(),
            Command::KeepBuild => offline::keep(),
            Command::Reload => events::reload(),
            Command::LeaveKeptBuild => offline::leave(),
        }
    }
    fn settle_algorithms(&self, step: u64) {
        let dispatch = self.dispatch.clone();
        let settled = Msg::Algorithms(AlgorithmsMsg::Settled(step));
        let timer = events::after(SETTLE_MS, move || dispatch.emit(settled.clone()));
        *self.settling.borrow_mut() = Some(timer);
    }
    fn await_keeping(&self) {
        let dispatch = self.dispatch.clone();
        let due = events::after(KEEP_INTERVAL_MS, move || dispatch.emit(Msg::KeepDue));
        *self.keeping.borrow_mut() = Some(due);
    }
    fn tick_replay(&self) {
        let dispatch = self.dispatch.clone();
        let tick = events::after(REPLAY_MS, move || dispatch.emit(Msg::ReplayTicked));
        *self.replay.borrow_mut() = Some(tick);
    }
}

fn load(locale: Locale, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let tag = locale.tag().to_owned();
        dispatch.emit(match environment::fetch_texts(locale, environment::Extent::All).await {
            Some(words) => Msg::LocaleLoaded(tag, words),
            None => Msg::LocaleFailed,
        });
    });
}

fn load_words(locale: Locale, words: LaterWords, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let source = environment::fetch(&words.address(locale)).await;
        dispatch.emit(Msg::WordsLoaded(locale, words, source));
    });
}

fn load_program(file: String, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let text = environment::fetch(&format!("programs/{file}")).await;
        dispatch.emit(Msg::Algorithms(AlgorithmsMsg::ProgramLoaded(file, text)));
    });
}

fn load_lesson(technique: Technique, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let text = environment::fetch(&format!("learn/{technique}.txt")).await;
        dispatch.emit(Msg::LessonLoaded(technique, text));
    });
}

fn load_overview(dispatch: Callback<Msg>) {
    spawn_local(async move {
        let text = environment::fetch("learn/overview.txt").await;
        dispatch.emit(Msg::Learn(LearnMsg::OverviewLoaded(text)));
    });
}

/// Sets the language of the document, what its root carries for the style sheets, and its title.
fn update_document(
    locale: Locale,
    attributes: Vec<(&'static str, Option<&'static str>)>,
    title: &str,
) {
    let Some(document) = events::document() else { return };
    document.set_title(title);
    let Some(root) = document.document_element() else { return };
    _ = root.set_attribute("lang", locale.tag());
    for (name, value) in attributes {
        let name = format!("data-{name}");
        _ = match value {
            Some(value) => root.set_attribute(&name, value),
            None => root.remove_attribute(&name),
        };
    }
}
