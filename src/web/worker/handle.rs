//! One lane of the wire, seen from the page: a worker, the jobs it has not answered, and what to
//! do when it dies or is of another build.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{Event, MessageEvent, Storage, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use crate::app::msg::Msg;
use crate::service::JobId;

use super::{BUILD, Envelope, Job, Word, open, pack, seal, unpack};

/// A worker that dies so often without a single answer in between is not started again by itself.
const DEATHS: u32 = 3;
/// Remembers, for as long as the tab lives, which build was loaded anew for its worker's sake.
const RELOADED: &str = "nonet.reloaded";

/// One lane.
pub struct Line {
    tell: Callback<Msg>,
    worker: Option<Worker>,
    state: State,
    /// The jobs without an answer, in the order in which the worker does them.
    unanswered: Vec<(JobId, JsValue)>,
    deaths: u32,
    /// Both live as long as the line and serve each of its workers in turn, so that none is
    /// dropped while it runs.
    heard: Closure<dyn Fn(MessageEvent)>,
    failed: Closure<dyn Fn(Event)>,
}

enum State {
    /// The worker is not ready: the jobs wait for it.
    Waiting,
    Ready,
}

impl Line {
    /// A lane whose worker is not started yet.
    pub fn new(tell: &Callback<Msg>) -> Rc<RefCell<Line>> {
        Rc::new_cyclic(|line: &Weak<RefCell<Line>>| {
            let (hearing, failing) = (line.clone(), line.clone());
            let heard = Closure::new(move |event: MessageEvent| {
                // Else it is nobody's word any more.
                _ = current(&hearing, &event).map(|line| hear(&line, event.data()));
            });
            let failed = Closure::new(move |event: Event| {
                _ = current(&failing, &event).map(|line| die(&line));
            });
            RefCell::new(Line {
                tell: tell.clone(),
                worker: None,
                state: State::Waiting,
                unanswered: Vec::new(),
                deaths: 0,
                heard,
                failed,
            })
        })
    }
    /// Starts the worker.
    pub fn start(line: &Rc<RefCell<Line>>) {
        let mut this = line.borrow_mut();
        let Some(worker) = new_worker() else {
            return this.tell.emit(Msg::WorkerMissing);
        };
        worker.set_onmessage(Some(this.heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(this.failed.as_ref().unchecked_ref()));
        this.worker = Some(worker);
        this.state = State::Waiting;
    }
    /// Hands over a job, as soon as the worker is ready.
    pub fn ask(line: &Rc<RefCell<Line>>, id: JobId, job: &Job) {
        if line.borrow().worker.is_none() {
            Line::start(line);
        }
        let mut this = line.borrow_mut();
        let Some(job) = pack(job).as_ref().and_then(seal) else { return };
        if matches!(this.state, State::Ready) {
            this.post(&job);
        }
        this.unanswered.push((id, job));
    }
    /// Gives up a job. If the worker is at it, it is ended, and another one does the others.
    pub fn cancel(line: &Rc<RefCell<Line>>, id: JobId) {
        let mut this = line.borrow_mut();
        let runs = this.unanswered.first().is_some_and(|(first, _)| *first == id);
        this.unanswered.retain(|(waiting, _)| *waiting != id);
        if runs {
            let others = this.end();
            drop(this);
            Line::start(line);
            line.borrow_mut().unanswered = others;
        }
    }
    fn post(&self, job: &JsValue) {
        if let Some(worker) = &self.worker {
            // A job is plain data, which can always be sent.
            _ = worker.post_message(job);
        }
    }
    /// Ends the worker; the jobs that it leaves unanswered.
    fn end(&mut self) -> Vec<(JobId, JsValue)> {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
        self.state = State::Waiting;
        std::mem::take(&mut self.unanswered)
    }
    /// Whether the job waited for an answer; not so when it was cancelled.
    fn was_waiting_for(&mut self, id: JobId) -> bool {
        let before = self.unanswered.len();
        self.unanswered.retain(|(waiting, _)| *waiting != id);
        self.unanswered.len() < before
    }
}

/// The line, if the event is of the worker that runs now: an ended one may have had a last word.
fn current(line: &Weak<RefCell<Line>>, event: &Event) -> Option<Rc<RefCell<Line>>> {
    let line = line.upgrade()?;
    let of_this = {
        let this = line.borrow();
        this.worker.as_ref().is_some_and(|worker| event.target().as_ref() == Some(worker.as_ref()))
    };
    of_this.then_some(line)
}

fn hear(line: &Rc<RefCell<Line>>, said: JsValue) {
    match open(said) {
        Some(Envelope::Ready(build)) if build == BUILD => begin(line),
        Some(Envelope::Ready(_)) => reload(line),
        Some(packed) => _ = unpack(&packed).map(|word| heed(line, word)),
        // Nothing of ours.
        None => {}
    }
}

fn heed(line: &RefCell<Line>, word: Word) {
    let mut this = line.borrow_mut();
    let tell = this.tell.clone();
    let msg = match word {
        Word::Answered(id, response) => {
            this.deaths = 0;
            this.was_waiting_for(id).then_some(Msg::Answered(id, response))
        }
        Word::Progressed(id, progress) => {
            let wanted = this.unanswered.iter().any(|(waiting, _)| *waiting == id);
            wanted.then_some(Msg::Progressed(id, progress))
        }
    };
    drop(this);
    if let Some(msg) = msg {
        tell.emit(msg);
    }
}

fn begin(line: &RefCell<Line>) {
    let mut this = line.borrow_mut();
    this.state = State::Ready;
    this.unanswered.iter().for_each(|(_, job)| this.post(job));
    if let Some(session) = session() {
        _ = session.remove_item(RELOADED);
    }
    // For whoever looks at the page from outside, such as its tests.
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(root) = document.and_then(|document| document.document_element()) {
        _ = root.set_attribute("data-worker", "ready");
    }
}

fn die(line: &Rc<RefCell<Line>>) {
    let mut this = line.borrow_mut();
    let lost = numbers(this.end());
    this.deaths += 1;
    let tell = this.tell.clone();
    let enough = this.deaths >= DEATHS;
    drop(this);
    if !enough {
        Line::start(line);
    }
    tell.emit(Msg::WorkerDied(lost));
    if enough {
        tell.emit(Msg::WorkerMissing);
    }
}

/// The page is older or newer than its worker: one of the two came from a cache. Loading the page
/// once more brings both to one build; if it does not, the worker is of no use.
fn reload(line: &Rc<RefCell<Line>>) {
    let fresh = session().is_some_and(|session| {
        let before = session.get_item(RELOADED).ok().flatten();
        before.as_deref() != Some(BUILD) && session.set_item(RELOADED, BUILD).is_ok()
    });
    let lost = numbers(line.borrow_mut().end());
    let window = web_sys::window();
    if let Some(window) = window.filter(|_| fresh) {
        _ = window.location().reload();
    } else {
        let tell = line.borrow().tell.clone();
        tell.emit(Msg::WorkerDied(lost));
        tell.emit(Msg::WorkerMissing);
    }
}

fn numbers(jobs: Vec<(JobId, JsValue)>) -> Vec<JobId> {
    jobs.into_iter().map(|(id, _)| id).collect()
}

fn session() -> Option<Storage> {
    web_sys::window()?.session_storage().ok().flatten()
}

/// A worker runs the page's own two files, which the page names to it: their names are hashed.
fn new_worker() -> Option<Worker> {
    let document = web_sys::window()?.document()?;
    let file = |id| {
        let name = document.get_element_by_id(id)?.get_attribute("href")?;
        Some(String::from(js_sys::encode_uri_component(&name)))
    };
    let address = format!("worker_start.js?js={}&wasm={}", file("app-js")?, file("app-wasm")?);
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&address, &options).ok()
}
