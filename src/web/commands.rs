//! Carrying out what the program asks of the browser.

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::app::command::Command;
use crate::app::msg::{Msg, Outcome};
use crate::app::settings::{Locale, Theme};
use crate::engine::logic::techniques::Technique;

use super::pool::WorkerPool;
use super::{clipboard, environment, events, files, focus, storage};

/// Runs the commands of the program in the browser.
#[derive(Clone)]
pub struct CommandRunner {
    pool: WorkerPool,
    dispatch: Callback<Msg>,
}

impl CommandRunner {
    /// The engine is not started yet. All that comes of the commands is dispatched.
    pub fn open(dispatch: &Callback<Msg>) -> CommandRunner {
        CommandRunner { pool: WorkerPool::new(dispatch), dispatch: dispatch.clone() }
    }
    /// Starts the engine.
    pub fn start_engine(&self) {
        self.pool.open();
    }
    /// Runs a command; what comes of it is dispatched.
    pub fn run(&self, command: Command) {
        match command {
            Command::Ask(id, request) => self.pool.ask(id, request),
            Command::Cancel(lane) => self.pool.cancel(lane),
            Command::Save(key, text) => {
                if storage::save(&key, &text) == Outcome::Refused {
                    self.dispatch.emit(Msg::StorageFailed);
                }
            }
            Command::Copy(text) => clipboard::copy(text, self.dispatch.clone()),
            Command::SaveFile(name, text) => files::save(&name, &text),
            Command::ShowCurrent => focus::show_current(),
            Command::FocusCard => focus::focus_card(),
            Command::Focus(cell) => focus::focus_cell(cell),
            Command::LoadLocale(locale) => load(locale, self.dispatch.clone()),
            Command::LoadExplanations(locale) => load_explanations(locale, self.dispatch.clone()),
            Command::LoadLesson(technique) => load_lesson(technique, self.dispatch.clone()),
            Command::UpdateDocument(locale, theme, title) => update_document(locale, theme, &title),
            Command::ClearFragment => clear_fragment(),
        }
    }
}

fn load(locale: Locale, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let tag = locale.tag().to_owned();
        dispatch.emit(match environment::fetch_texts(locale).await {
            Some(words) => Msg::LocaleLoaded(tag, words),
            None => Msg::LocaleFailed,
        });
    });
}

fn load_explanations(locale: Locale, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let source = environment::fetch_explanations(locale).await;
        dispatch.emit(Msg::ExplanationsLoaded(locale, source));
    });
}

fn load_lesson(technique: Technique, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let text = environment::fetch(&format!("learn/{technique}.txt")).await;
        dispatch.emit(Msg::LessonLoaded(technique, text));
    });
}

/// Sets the language, theme and title of the document.
fn update_document(locale: Locale, theme: Theme, title: &str) {
    let Some(document) = events::document() else { return };
    document.set_title(title);
    let Some(root) = document.document_element() else { return };
    _ = root.set_attribute("lang", locale.tag());
    _ = match theme {
        Theme::Auto => root.remove_attribute("data-theme"),
        Theme::Light | Theme::Dark => root.set_attribute("data-theme", theme.slug()),
    };
}

/// Takes the puzzle out of the address without a new entry in the browser's history.
fn clear_fragment() {
    let clear = || -> Option<()> {
        let history = web_sys::window()?.history().ok()?;
        history.replace_state_with_url(&JsValue::NULL, "", Some(&events::address())).ok()
    };
    _ = clear();
}
