//! The workers in which the engine runs, as the page sees them. Each job has a worker to itself, so
//! that cancelling it is ending that worker; `schedule` says which job runs where.

mod schedule;

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use js_sys::Uint8Array;
use litemap::LiteMap;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Storage};
use yew::Callback;

use crate::core::msg::{EngineMsg, Msg};
use crate::service::items::Item;
use crate::service::{JobId, Request};
use crate::worker::{BUILD, DecodeError, Job, WorkerMessage, decode_event};

use crate::core::dom::every;
use crate::core::dom::worker_handle::WorkerHandle;
use schedule::{Next, Schedule, WorkerId};

/// More workers than this would only hold memory.
const MAX_SIZE: usize = 6;
/// After so many deaths without an answer in between, workers are not started again by themselves.
const MAX_DEATHS: u32 = 3;
/// Remembers, for as long as the tab lives, which build was loaded again because the engine was of
/// another one: once for each build, for one worker of several may always be of another.
const RELOADED: &str = "nonet.reloaded";

/// The workers and what they do. A clone is the same pool.
#[derive(Clone)]
pub struct WorkerPool(Rc<RefCell<State>>);

struct State {
    dispatch: Callback<Msg>,
    /// Nothing is started before [`WorkerPool::open`].
    is_open: bool,
    schedule: Schedule<Job<Rc<Request>>>,
    workers: LiteMap<WorkerId, WorkerHandle>,
    deaths: u32,
    /// Both serve every worker, so that none is dropped while it runs.
    on_message: Closure<dyn Fn(MessageEvent)>,
    on_error: Closure<dyn Fn(Event)>,
}

impl WorkerPool {
    /// No worker yet. What the workers answer, and that they die, is dispatched.
    pub fn new(dispatch: &Callback<Msg>) -> WorkerPool {
        WorkerPool(Rc::new_cyclic(|state: &Weak<RefCell<State>>| {
            let (receiving, failing) = (state.clone(), state.clone());
            let on_message = Closure::new(move |event: MessageEvent| {
                // An ended worker may have had a last word, of no use any more.
                _ = sender(&receiving, &event).map(|(pool, id)| pool.receive(id, &event));
            });
            let on_error = Closure::new(move |event: Event| {
                _ = sender(&failing, &event).map(|(pool, id)| pool.worker_died(id));
            });
            RefCell::new(State {
                dispatch: dispatch.clone(),
                is_open: false,
                schedule: Schedule::new(cores().min(MAX_SIZE)),
                workers: LiteMap::new_vec(),
                deaths: 0,
                on_message,
                on_error,
            })
        }))
    }
    /// Starts the first worker; jobs that were asked for before wait for it.
    pub fn open(&self) {
        self.0.borrow_mut().is_open = true;
        self.run();
        let pool = Rc::downgrade(&self.0);
        every(1_000, move || {
            if let Some(state) = pool.upgrade() {
                WorkerPool(state).tick();
            }
        });
    }
    /// Ends the workers that say nothing and starts others in their place, with the same jobs; and
    /// starts workers again after they had died too often.
    pub fn restart(&self) {
        {
            let state = &mut *self.0.borrow_mut();
            state.deaths = 0;
            for worker in state.schedule.replace_stuck() {
                state.workers.remove(&worker);
            }
        }
        self.run();
    }
    fn tick(&self) {
        let is_stuck = self.0.borrow_mut().schedule.tick();
        if is_stuck {
            let dispatch = self.0.borrow().dispatch.clone();
            dispatch.emit(Msg::Engine(EngineMsg::WorkerSilent));
        }
    }
    /// Hands a job to a worker, now or as soon as one may take it.
    pub fn ask(&self, id: JobId, request: Request) {
        let urgency = request.urgency();
        let job = Job { id, request: Rc::new(request), failed: Vec::new() };
        self.0.borrow_mut().schedule.ask(id, urgency, job);
        self.run();
        self.refuse_without_workers();
    }
    /// Where workers are not started any more, no job waits for one.
    fn refuse_without_workers(&self) {
        let (dispatch, lost) = {
            let state = &mut *self.0.borrow_mut();
            let is_over = state.deaths >= MAX_DEATHS && state.workers.is_empty();
            let lost = if is_over { state.schedule.clear() } else { Vec::new() };
            (state.dispatch.clone(), lost)
        };
        if !lost.is_empty() {
            dispatch.emit(Msg::Engine(EngineMsg::WorkerDied(lost)));
            dispatch.emit(Msg::Engine(EngineMsg::WorkerMissing));
        }
    }
    /// Ends a job, and if it runs, its worker.
    pub fn cancel(&self, job: JobId) {
        {
            let state = &mut *self.0.borrow_mut();
            if let Some(worker) = state.schedule.cancel(job) {
                state.workers.remove(&worker);
            }
        }
        self.run();
    }
    /// Does whatever is to be done now.
    fn run(&self) {
        let state = &mut *self.0.borrow_mut();
        while let Some(next) = state.next() {
            match next {
                Next::Send(worker, job) => {
                    let message = Uint8Array::from(&*job.encode());
                    state.workers.get(&worker).iter().for_each(|worker| worker.send(&message));
                }
                Next::Start(id) => state.start(id),
            }
        }
    }
    fn receive(&self, worker: WorkerId, event: &MessageEvent) {
        match decode_event(event) {
            Ok(message) => self.on_message(worker, message),
            Err(DecodeError::OtherBuild) => self.reload(),
            // Nothing that the engine sends.
            Err(DecodeError::Unreadable) => {}
        }
    }
    fn on_message(&self, worker: WorkerId, message: WorkerMessage) {
        let (dispatch, msg) = {
            let state = &mut *self.0.borrow_mut();
            state.schedule.heard(worker);
            let msg = match message {
                WorkerMessage::Ready => {
                    state.schedule.ready(worker);
                    announce_ready();
                    Some(Msg::Engine(EngineMsg::Ready))
                }
                WorkerMessage::Progressed(job, progress) => state
                    .schedule
                    .is_running(job)
                    .then_some(Msg::Engine(EngineMsg::Progressed(job, progress))),
                WorkerMessage::Answered(job, response) => {
                    state.deaths = 0;
                    state.schedule.finish(job).then_some(Msg::answered(job, response))
                }
                WorkerMessage::Failed(job, item) => {
                    state.retry(job, item);
                    None
                }
            };
            (state.dispatch.clone(), msg)
        };
        self.run();
        msg.into_iter().for_each(|msg| dispatch.emit(msg));
    }
    fn worker_died(&self, id: WorkerId) {
        let (dispatch, mut lost, is_last) = {
            let state = &mut *self.0.borrow_mut();
            state.workers.remove(&id);
            state.deaths += 1;
            let lost: Vec<JobId> = state.schedule.remove(id).into_iter().collect();
            (state.dispatch.clone(), lost, state.deaths >= MAX_DEATHS)
        };
        if is_last {
            lost.extend(self.end_all());
        }
        self.run();
        dispatch.emit(Msg::Engine(EngineMsg::WorkerDied(lost)));
        if is_last {
            dispatch.emit(Msg::Engine(EngineMsg::WorkerMissing));
        }
    }
    /// The page is older or newer than its engine: one of the two came from a cache. Loading the
    /// page again brings both to one build; if it does not, the engine is of no use.
    fn reload(&self) {
        let lost = self.end_all();
        let is_first = session().is_some_and(|session| {
            let before = session.get_item(RELOADED).ok().flatten();
            before.as_deref() != Some(BUILD) && session.set_item(RELOADED, BUILD).is_ok()
        });
        match web_sys::window().filter(|_| is_first) {
            Some(window) => _ = window.location().reload(),
            None => {
                let dispatch = self.0.borrow().dispatch.clone();
                dispatch.emit(Msg::Engine(EngineMsg::WorkerDied(lost)));
                dispatch.emit(Msg::Engine(EngineMsg::WorkerMissing));
            }
        }
    }
    /// Ends all workers and names the jobs that are lost. The next job starts a worker again.
    fn end_all(&self) -> Vec<JobId> {
        let state = &mut *self.0.borrow_mut();
        state.workers.clear();
        state.schedule.clear()
    }
}

impl State {
    fn next(&mut self) -> Option<Next<Job<Rc<Request>>>> {
        let may_run = self.is_open && self.deaths < MAX_DEATHS;
        may_run.then(|| self.schedule.next()).flatten()
    }
    /// Another worker answers the rest of a job at which its worker ends.
    fn retry(&mut self, job: JobId, item: Item) {
        if let Some(worker) = self.schedule.retry(job, |job| job.without(item)) {
            self.workers.remove(&worker);
        }
    }
    fn start(&mut self, id: WorkerId) {
        match WorkerHandle::start("engine", &self.on_message, &self.on_error) {
            Some(worker) => _ = self.workers.insert(id, worker),
            None => {
                self.deaths = MAX_DEATHS;
                self.dispatch.emit(Msg::Engine(EngineMsg::WorkerMissing));
            }
        }
    }
}

/// The pool and the worker that the event comes from, if it is one of the pool's.
fn sender(state: &Weak<RefCell<State>>, event: &Event) -> Option<(WorkerPool, WorkerId)> {
    let pool = WorkerPool(state.upgrade()?);
    let target = event.target()?;
    let found = pool.0.borrow().workers.iter().find(|(_, worker)| worker.is(&target))?.0.to_owned();
    Some((pool, found))
}

/// For those who look at the page from outside, such as its tests.
fn announce_ready() {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(root) = document.and_then(|document| document.document_element()) {
        _ = root.set_attribute("data-worker", "ready");
    }
}

fn cores() -> usize {
    web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency()) as usize
}

fn session() -> Option<Storage> {
    web_sys::window()?.session_storage().ok().flatten()
}
