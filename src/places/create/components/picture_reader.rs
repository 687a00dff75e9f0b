//! [`Reader`]: hands the picture that was given and questions about it to a worker. The worker gets a question only
//! when it has answered the one before; of questions that come meanwhile the last counts.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, Event, MessageEvent, Url};
use yew::Callback;

use crate::core::dom::given_picture;
use crate::core::dom::worker_handle::WorkerHandle;
use crate::core::msg::Msg;
use crate::pictures::worker::{ReaderJob, ReaderMessage, decode, encode};
use crate::places::create::msg::PictureMsg;
use crate::places::create::picture::{PictureAddress, PictureError, Question};

/// The picture that was given, shown and read, unless that was done before.
pub fn open_given(dispatch: &Callback<Msg>) {
    if let Some(file) = given_picture::unopened() {
        dispatch.emit(Msg::to(match file.size() {
            0.0 => PictureMsg::Refused(PictureError::Empty),
            _ => PictureMsg::Opened(address_of(&file)),
        }));
    }
}

fn address_of(file: &Blob) -> Rc<PictureAddress> {
    // A file that the page holds has an address; without one no picture is shown.
    let address = Url::create_object_url_with_blob(file).unwrap_or_default();
    Rc::new(PictureAddress { address, release })
}

fn release(address: &str) {
    // An address that the browser does not know keeps nothing.
    _ = Url::revoke_object_url(address);
}

/// Dispatches an answer, when the reader is free for the next question.
fn hand_on(reader: &RefCell<Reader>, event: &MessageEvent) {
    let msg = reader.borrow_mut().receive(event);
    let dispatch = reader.borrow().dispatch.clone();
    msg.into_iter().for_each(|msg| dispatch.emit(msg));
}

/// A reader that its worker's messages reach.
pub type SharedReader = Rc<RefCell<Reader>>;

/// A worker that reads. Dropped, it ends.
pub struct Reader {
    /// Which files the worker is made of.
    files: &'static str,
    dispatch: Callback<Msg>,
    worker: Option<WorkerHandle>,
    /// Whether the worker waits for a question.
    is_free: bool,
    /// What it gets next.
    next: Option<Rc<Question>>,
    /// Which picture it has.
    picture: u32,
    on_message: Closure<dyn Fn(MessageEvent)>,
    on_error: Closure<dyn Fn(Event)>,
}

impl Reader {
    /// The worker of these files is started with the first question.
    pub fn new(files: &'static str, dispatch: &Callback<Msg>) -> SharedReader {
        Rc::new_cyclic(|reader: &Weak<RefCell<Reader>>| {
            let (receiving, failing) = (reader.clone(), reader.clone());
            let on_message = Closure::new(move |event: MessageEvent| {
                receiving.upgrade().iter().for_each(|reader| hand_on(reader, &event));
            });
            let on_error = Closure::new(move |_: Event| {
                failing.upgrade().iter().for_each(|reader| reader.borrow_mut().fail());
            });
            RefCell::new(Reader {
                files,
                dispatch: dispatch.clone(),
                worker: None,
                is_free: false,
                next: None,
                picture: 0,
                on_message,
                on_error,
            })
        })
    }
    /// Asks a question; the answer is dispatched.
    pub fn ask(&mut self, question: Rc<Question>) {
        self.next = Some(question);
        if self.worker.is_none() {
            self.worker = WorkerHandle::start(self.files, &self.on_message, &self.on_error);
            (self.is_free, self.picture) = (false, 0);
        }
        match self.worker {
            Some(_) => self.send_next(),
            None => self.fail(),
        }
    }
    fn send_next(&mut self) {
        let Some(worker) = self.worker.as_ref().filter(|_| self.is_free) else { return };
        let Some(question) = self.next.take() else { return };
        let file = given_picture::opened().filter(|_| self.picture != question.picture);
        let job = ReaderJob { number: question.number, task: question.task.clone() };
        worker.send(&encode(&job, file.as_ref()));
        self.picture = question.picture;
        self.is_free = false;
    }
    fn receive(&mut self, event: &MessageEvent) -> Option<Msg> {
        let (message, file) = decode(event)?;
        self.is_free = true;
        self.send_next();
        let ReaderMessage::Answered(number, answer) = message else { return None };
        let straight = file.as_ref().map(address_of);
        Some(Msg::to(PictureMsg::Answered(number, *answer, straight)))
    }
    /// The next question starts another worker.
    fn fail(&mut self) {
        self.worker = None;
        let dispatch = self.dispatch.clone();
        spawn_local(async move { dispatch.emit(Msg::to(PictureMsg::ReaderFailed)) });
    }
}
