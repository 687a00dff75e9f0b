//! Both ends of the worker: the page's ([`Wire`], three lanes, each a worker of its own) and the
//! worker's ([`serve`]). A worker that has just been started loses what it is sent, so the page
//! keeps its jobs until the worker says that it is ready, and of which build.
//!
//! A message is an [`Envelope`], which every build can read, and what is in it is packed bytes,
//! which only ends of the same build exchange: names are not needed on the way, and the code that
//! packs is a fifth of what makes and reads values of the browser's.

mod handle;

use std::cell::RefCell;
use std::rc::Rc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
use yew::Callback;

use crate::app::msg::Msg;
use crate::service::{JobId, Progress, Request, Response, Urgency};

use handle::Line;

/// Names the build: the page and its worker must be of the same one. `x` sets it from the
/// contents of the sources; other builds share one name.
pub const BUILD: &str = match option_env!("NONET_BUILD") {
    Some(build) => build,
    None => "dev",
};

/// At most ten a second: more could not be read, and would keep the page busy.
const PROGRESS_PAUSE: f64 = 100.0;

/// What is sent, either way.
#[derive(Serialize, Deserialize)]
enum Envelope {
    /// The worker listens, and is of this build.
    Ready(String),
    /// A [`Job`] or a [`Word`].
    Packed(ByteBuf),
}

/// What the page says.
#[derive(Serialize, Deserialize)]
struct Job(JobId, Request);

/// What the worker says.
#[derive(Serialize, Deserialize)]
enum Word {
    /// It is on its way.
    Progressed(JobId, Progress),
    /// It is done.
    Answered(JobId, Response),
}

/// The page's end.
pub struct Wire {
    quick: Rc<RefCell<Line>>,
    lists: Rc<RefCell<Line>>,
    long: Rc<RefCell<Line>>,
}

impl Wire {
    /// Starts the quick lane at once, the others when they are first asked something. Whatever
    /// the workers say, and what befalls them, is told.
    pub fn new(tell: &Callback<Msg>) -> Wire {
        let [quick, lists, long] = std::array::from_fn(|_| Line::new(tell));
        let wire = Wire { quick, lists, long };
        Line::start(&wire.quick);
        wire
    }
    /// Hands a request to the worker for its kind.
    pub fn ask(&self, id: JobId, request: Request) {
        let line = match (request.urgency(), &request) {
            (Urgency::Quick, _) => &self.quick,
            (_, Request::Path { .. } | Request::Steps { .. }) => &self.lists,
            (Urgency::Long, _) => &self.long,
        };
        Line::ask(line, id, &Job(id, request));
    }
    /// Ends a job, by ending its worker if it runs already.
    pub fn cancel(&self, id: JobId) {
        [&self.quick, &self.lists, &self.long].into_iter().for_each(|line| Line::cancel(line, id));
    }
}

/// The worker's end: answers every job with `answer`. What is no job is ignored.
pub fn serve(answer: fn(Request, &mut dyn FnMut(Progress)) -> Response) {
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(Job(id, request)) = open(event.data()).and_then(|said| unpack(&said)) {
            let begun = js_sys::Date::now();
            let response = answer(request, &mut progress(id));
            let response = response.with_duration(js_sys::Date::now() - begun);
            say(&Word::Answered(id, response));
        }
    });
    scope().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    post(&Envelope::Ready(BUILD.to_owned()));
}

fn progress(id: JobId) -> impl FnMut(Progress) {
    let mut said = js_sys::Date::now();
    move |progress| {
        let now = js_sys::Date::now();
        if now - said >= PROGRESS_PAUSE {
            said = now;
            say(&Word::Progressed(id, progress));
        }
    }
}

fn say(word: &Word) {
    if let Some(envelope) = pack(word) {
        post(&envelope);
    }
}

fn post(envelope: &Envelope) {
    let posted = seal(envelope).map(|sealed| scope().post_message(&sealed));
    if let Some(Err(refused)) = posted {
        web_sys::console::error_1(&refused);
    }
}

/// Plain data, which always can be packed.
fn pack(said: &impl Serialize) -> Option<Envelope> {
    postcard::to_allocvec(said).ok().map(|packed| Envelope::Packed(ByteBuf::from(packed)))
}

/// Nothing, if it is not for this end.
fn unpack<T: DeserializeOwned>(envelope: &Envelope) -> Option<T> {
    match envelope {
        Envelope::Packed(packed) => postcard::from_bytes(packed).ok(),
        Envelope::Ready(_) => None,
    }
}

fn seal(envelope: &Envelope) -> Option<JsValue> {
    serde_wasm_bindgen::to_value(envelope).ok()
}

/// Nothing, if it is not of ours.
fn open(said: JsValue) -> Option<Envelope> {
    serde_wasm_bindgen::from_value(said).ok()
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}
