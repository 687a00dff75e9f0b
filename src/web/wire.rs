//! Both ends of the worker: the page's ([`Wire`], two lanes, each a worker of its own) and the
//! worker's ([`serve`]). A worker that has just been started loses what it is sent, so the page
//! keeps its jobs until the worker says that it is ready, and of which build.

mod line;

use std::cell::RefCell;
use std::rc::Rc;

use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
use yew::Callback;

use crate::app::msg::Msg;
use crate::service::{Lane, Progress, Request, Response, Ticket};

use line::Line;

/// Names the build: the page and its worker must be of the same one. `x` sets it from the
/// contents of the sources; other builds share one name.
pub const BUILD: &str = match option_env!("NONET_BUILD") {
    Some(build) => build,
    None => "dev",
};

/// At most ten a second: more could not be read, and would keep the page busy.
const PROGRESS_PAUSE: f64 = 100.0;

/// What the page says.
#[derive(Serialize, Deserialize)]
struct Job(Ticket, Request);

/// What the worker says.
#[derive(Serialize, Deserialize)]
enum Word {
    /// It listens, and is of this build.
    Ready(String),
    /// It is on its way.
    Progressed(Ticket, Progress),
    /// It is done.
    Answered(Ticket, Response),
}

/// The page's end.
pub struct Wire {
    quick: Rc<RefCell<Line>>,
    long: Rc<RefCell<Line>>,
}

impl Wire {
    /// Starts the quick lane at once, the long one when it is first asked something. Whatever
    /// the workers say, and what befalls them, is told.
    pub fn new(tell: &Callback<Msg>) -> Wire {
        let wire = Wire { quick: Line::new(tell), long: Line::new(tell) };
        Line::start(&wire.quick);
        wire
    }
    /// Hands a job to the worker of its lane.
    pub fn ask(&self, ticket: Ticket, request: Request) {
        Line::ask(self.line(request.lane()), ticket, &Job(ticket, request));
    }
    /// Ends every job of the lane, by ending its worker.
    pub fn cancel(&self, lane: Lane) {
        Line::cancel(self.line(lane));
    }
    fn line(&self, lane: Lane) -> &Rc<RefCell<Line>> {
        match lane {
            Lane::Quick => &self.quick,
            Lane::Long => &self.long,
        }
    }
}

/// The worker's end: answers every job with `answer`. What is no job is ignored.
pub fn serve(answer: fn(Request, &mut dyn FnMut(Progress)) -> Response) {
    console_error_panic_hook::set_once();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Ok(Job(ticket, request)) = serde_wasm_bindgen::from_value(event.data()) {
            let response = answer(request, &mut progress(ticket));
            say(&Word::Answered(ticket, response));
        }
    });
    scope().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    say(&Word::Ready(BUILD.to_owned()));
}

fn progress(ticket: Ticket) -> impl FnMut(Progress) {
    let mut said = js_sys::Date::now();
    move |progress| {
        let now = js_sys::Date::now();
        if now - said >= PROGRESS_PAUSE {
            said = now;
            say(&Word::Progressed(ticket, progress));
        }
    }
}

fn say(word: &Word) {
    let said = pack(word).map_err(JsValue::from).and_then(|word| scope().post_message(&word));
    if let Err(refused) = said {
        web_sys::console::error_1(&refused);
    }
}

/// As a value of the browser's. Numbers of 64 bits go as such, since a seed may be any of them.
fn pack(said: &impl Serialize) -> Result<JsValue, serde_wasm_bindgen::Error> {
    said.serialize(&Serializer::new().serialize_large_number_types_as_bigints(true))
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}
