//! The commands of the part `Late`: what follows the first moves, and what the places ask for.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::core::command::Command;
use crate::core::msg::{Msg, PlacesMsg, ReplayMsg, StorageMsg};
use crate::engine::logic::techniques::Technique;

use super::database::Database;
use super::pool::WorkerPool;
use super::{clipboard, environment, events, files, offline, picture, print, storage};
use crate::core::dom;

/// Runs commands.
pub trait RunCommand {
    /// Runs a command; what comes of it is dispatched.
    fn run(&self, command: Command);
}

/// Starts the engine and the database.
pub fn open(dispatch: &Callback<Msg>) -> Rc<dyn RunCommand> {
    let pool = WorkerPool::new(dispatch);
    // What the part does first takes its time without that.
    let starting = pool.clone();
    dom::soon(move || starting.open());
    Rc::new(LaterCommands {
        pool,
        database: Database::new(dispatch),
        replay: RefCell::default(),
        settling: RefCell::default(),
        keeping: RefCell::default(),
        dispatch: dispatch.clone(),
    })
}

struct LaterCommands {
    pool: WorkerPool,
    database: Database,
    /// The next move of a replay; a new one takes the place of the last.
    replay: RefCell<Option<dom::Timer>>,
    /// The step of the algorithms that the address is to name; a new one takes the place of the last.
    settling: RefCell<Option<dom::Timer>>,
    /// The next write of the game in play.
    keeping: RefCell<Option<dom::Timer>>,
    dispatch: Callback<Msg>,
}

/// A replay shows a move for so many milliseconds.
const REPLAY_MS: i32 = 700;
/// After so many milliseconds without a step, the address names the one that is shown.
const SETTLE_MS: i32 = 500;
/// The game in play is written again after so many milliseconds: with the time that the write takes, less
/// than a second after each move.
const KEEP_INTERVAL_MS: i32 = 700;

impl RunCommand for LaterCommands {
    fn run(&self, command: Command) {
        match command {
            Command::Ask(id, request) => self.pool.ask(id, request),
            Command::Cancel(job) => self.pool.cancel(job),
            Command::Print => print::print(),
            Command::Reread(key) => self.reread(key),
            Command::AwaitKeeping => self.await_keeping(),
            Command::Database(command) => self.database.run(command),
            Command::Copy(text) => clipboard::copy(text, self.dispatch.clone()),
            Command::SharePicture(shared, wanted) => {
                picture::hand_on(&shared, wanted, self.dispatch.clone());
            }
            Command::SavePng(name, svg) => picture::save_png(name, &svg, self.dispatch.clone()),
            Command::SendLink(title, address) => picture::send_link(&title, &address),
            Command::SaveFile(name, text) => files::save(&name, &[text]),
            Command::SaveParts(name, parts) => files::save(&name, &parts),
            Command::LoadProgram(file) => load_program(file, self.dispatch.clone()),
            Command::TickAlgorithms => events::next_step(&self.dispatch),
            Command::SettleAlgorithms(step) => self.settle_algorithms(step),
            Command::LoadLesson(technique) => load_lesson(technique, self.dispatch.clone()),
            Command::LoadOverview => load_overview(self.dispatch.clone()),
            Command::LoadStarter(slug) => load_starter(slug, self.dispatch.clone()),
            Command::TickReplay => self.tick_replay(),
            Command::RestartEngine => self.pool.restart(),
            Command::KeepBuild => offline::keep(),
            Command::LeaveKeptBuild => offline::leave(),
            // `commands` runs these itself.
            Command::Save(..)
            | Command::ShowCurrent
            | Command::FocusCard
            | Command::Focus(_)
            | Command::LoadLocale(_)
            | Command::LoadWords(..)
            | Command::LoadPart(_)
            | Command::NextWaiting
            | Command::UpdateDocument(..)
            | Command::Feedback(..)
            | Command::ClearFragment
            | Command::ShowAddress(_)
            | Command::Reload => {}
        }
    }
}

impl LaterCommands {
    fn reread(&self, key: String) {
        let text = storage::read(&key);
        self.dispatch.emit(Msg::Storage(StorageMsg::TextRead(key, text)));
    }
    fn settle_algorithms(&self, step: u64) {
        let dispatch = self.dispatch.clone();
        let settled = Msg::Places(PlacesMsg::AlgorithmsSettled(step));
        let timer = dom::after(SETTLE_MS, move || dispatch.emit(settled.clone()));
        *self.settling.borrow_mut() = Some(timer);
    }
    fn await_keeping(&self) {
        let dispatch = self.dispatch.clone();
        let due =
            dom::after(KEEP_INTERVAL_MS, move || dispatch.emit(Msg::Storage(StorageMsg::KeepDue)));
        *self.keeping.borrow_mut() = Some(due);
    }
    fn tick_replay(&self) {
        let dispatch = self.dispatch.clone();
        let tick = dom::after(REPLAY_MS, move || dispatch.emit(Msg::Replay(ReplayMsg::Ticked)));
        *self.replay.borrow_mut() = Some(tick);
    }
}

fn load_program(file: String, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let text = environment::fetch(&file).await;
        dispatch.emit(PlacesMsg::ProgramFetched(file, text).into());
    });
}

fn load_lesson(technique: Technique, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let text = environment::fetch(&format!("learn/{technique}.txt")).await;
        dispatch.emit(PlacesMsg::LessonFetched(technique, text).into());
    });
}

fn load_starter(slug: &'static str, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let text = environment::fetch(&format!("collections/{slug}.txt")).await;
        dispatch.emit(PlacesMsg::StarterFetched(slug, text).into());
    });
}

fn load_overview(dispatch: Callback<Msg>) {
    spawn_local(async move {
        let text = environment::fetch("learn/overview.txt").await;
        dispatch.emit(PlacesMsg::OverviewFetched(text).into());
    });
}
