//! What the page and its engine say to each other, and the engine's end of it ([`serve`]).
//!
//! A message is an array of bytes: the name of the build, its length before it, then the content as
//! postcard packs it. Only ends of the same build can read each other's content.

use std::cell::Cell;
use std::panic;
use std::rc::Rc;

use js_sys::Uint8Array;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::service::items::Item;
use crate::service::{Ask as _, JobId, Progress, Request, Response};

/// Names the build: the page and its engine must be of the same one. `build.rs` makes it from the
/// contents of the sources; all development builds share one name.
pub const BUILD: &str = env!("NONET_BUILD");

/// At most ten messages a second: more could not be read, and would keep the page busy.
const PROGRESS_PAUSE: f64 = 100.0;
/// What takes longer than so many milliseconds is not measured again.
const MAX_MEASURING_MS: f64 = 3_000.0;

/// What the page sends: a [`Request`], which it keeps until the answer has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Job<R> {
    /// Comes back with the answer.
    pub id: JobId,
    /// What is to be answered.
    pub request: R,
    /// The items at which workers have ended with a panic: they are passed over.
    pub failed: Vec<Item>,
}

/// After so many panics a job is given up.
const MAX_FAILED: usize = 20;

impl Job<Rc<Request>> {
    /// As it is sent.
    pub fn encode(&self) -> Vec<u8> {
        encode(&Job { id: self.id, request: &*self.request, failed: self.failed.clone() })
    }
    /// The job to try again without an item at which a worker has ended; none if that is of no use any more.
    pub fn without(&self, item: Item) -> Option<Self> {
        let is_retried = self.failed.len() < MAX_FAILED && !self.failed.contains(&item);
        let failed = [&self.failed[..], &[item]].concat();
        is_retried.then(|| Job { id: self.id, request: Rc::clone(&self.request), failed })
    }
}

/// What a worker sends.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub enum WorkerMessage {
    /// It listens: what it is sent before that is lost.
    Ready,
    /// How far a job is.
    Progressed(JobId, Progress),
    /// A job is done.
    Answered(JobId, Response),
    /// A panic ends the worker at this item of a job.
    Failed(JobId, Item),
}

thread_local! {
    /// The item that is being answered.
    static CURRENT: Cell<Option<(JobId, Item)>> = const { Cell::new(None) };
}

/// Why a message cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DecodeError {
    /// The other end is older or newer.
    #[error("a message of another build")]
    OtherBuild,
    /// Not made by [`encode`].
    #[error("not a message of the page or its engine")]
    Unreadable,
}

/// A message of this build.
pub fn encode(content: &impl Serialize) -> Vec<u8> {
    pack(BUILD, content)
}

/// The content of a message of this build.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, DecodeError> {
    unpack(BUILD, bytes)
}

/// Content as bytes: its layout's name, the length before it, and what postcard makes of it.
pub fn pack(layout: &str, content: &impl Serialize) -> Vec<u8> {
    let length = u8::try_from(layout.len()).expect("the name of a layout is short");
    let head = [&[length], layout.as_bytes()].concat();
    postcard::to_extend(content, head).expect("plain data can be packed")
}

/// What was packed in a layout of this name.
pub fn unpack<T: DeserializeOwned>(layout: &str, bytes: &[u8]) -> Result<T, DecodeError> {
    let (&length, rest) = bytes.split_first().ok_or(DecodeError::Unreadable)?;
    let (name, content) = rest.split_at_checked(length.into()).ok_or(DecodeError::Unreadable)?;
    if name != layout.as_bytes() {
        return Err(DecodeError::OtherBuild);
    }
    postcard::from_bytes(content).map_err(|_| DecodeError::Unreadable)
}

/// The content of an event's data.
pub fn decode_event<T: DeserializeOwned>(event: &MessageEvent) -> Result<T, DecodeError> {
    let bytes = event.data().dyn_into::<Uint8Array>().map_err(|_| DecodeError::Unreadable)?;
    decode(&bytes.to_vec())
}

/// Answers every job, for as long as the worker lives.
pub fn serve() {
    panic::set_hook(Box::new(|_| report_failure()));
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        // Only the page of this build sends jobs: it has seen `Ready` before.
        if let Ok(Job { id, request, failed }) = decode_event::<Job<Request>>(&event) {
            let allow = &mut |item| {
                CURRENT.set(Some((id, item)));
                !failed.contains(&item)
            };
            let answer = &mut |request: Request| request.answer(allow, &mut report_progress(id));
            let response = timed(request, answer);
            CURRENT.set(None);
            send(&WorkerMessage::Answered(id, response));
        }
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    send(&WorkerMessage::Ready);
}

/// The answer with its time: of a request that is measured several times, the time in the middle.
fn timed(request: Request, answer: &mut dyn FnMut(Request) -> Response) -> Response {
    let mut times = Vec::new();
    let mut once = |request: Request, times: &mut Vec<f64>| {
        let start = js_sys::Date::now();
        let response = answer(request);
        times.push(js_sys::Date::now() - start);
        response
    };
    while times.len() + 1 < request.measurements() && times.iter().sum::<f64>() < MAX_MEASURING_MS {
        once(request.clone(), &mut times);
    }
    let response = once(request, &mut times);
    times.sort_by(f64::total_cmp);
    response.with_duration(times[times.len() / 2])
}

/// The last words of a worker that a panic ends.
fn report_failure() {
    if let Some((id, item)) = CURRENT.take() {
        send(&WorkerMessage::Failed(id, item));
    }
}

fn report_progress(id: JobId) -> impl FnMut(Progress) {
    let mut sent = js_sys::Date::now();
    move |progress| {
        let now = js_sys::Date::now();
        if !progress.is_optional() || now - sent >= PROGRESS_PAUSE {
            sent = now;
            send(&WorkerMessage::Progressed(id, progress));
        }
    }
}

fn send(message: &WorkerMessage) {
    let bytes: JsValue = Uint8Array::from(&*encode(message)).into();
    if let Err(error) = scope().post_message(&bytes) {
        web_sys::console::error_1(&error);
    }
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::GenerationProgress;
    use crate::service::request::{Benchmark, Rate};

    const PROGRESS: Progress = Progress::Generated(GenerationProgress {
        checks: 70_000,
        max_checks: 20_000_000,
        clues: 30,
        puzzles: 0,
    });

    #[test]
    fn messages_come_back_as_they_were() {
        let message = WorkerMessage::Progressed(JobId(300), PROGRESS);
        assert_eq!(decode(&encode(&message)), Ok(message));
        let request = Request::from(Benchmark { puzzles: Some("x".repeat(1_000)) });
        let failed = vec![Item::Puzzle(7)];
        let kept = Job { id: JobId(1), request: Rc::new(request.clone()), failed: failed.clone() };
        assert_eq!(decode(&kept.encode()), Ok(Job { id: JobId(1), request, failed }));
    }

    #[test]
    fn a_job_is_tried_again_without_what_failed_a_bounded_number_of_times() {
        let request = Rc::new(Request::from(Rate { grids: Vec::new() }));
        let mut job = Job { id: JobId(1), request, failed: Vec::new() };
        for number in 0..MAX_FAILED {
            job = job.without(Item::Puzzle(number)).expect("another attempt");
            assert_eq!(job.failed.len(), number + 1);
            assert_eq!(job.without(Item::Puzzle(number)), None, "it would fail there again");
        }
        assert_eq!(job.without(Item::Puzzle(MAX_FAILED)), None);
    }

    #[test]
    fn another_build_is_recognised_whatever_it_says() {
        let mut bytes = encode(&WorkerMessage::Ready);
        bytes[1] ^= 1;
        assert_eq!(decode::<WorkerMessage>(&bytes), Err(DecodeError::OtherBuild));
        assert_eq!(decode::<WorkerMessage>(&[1, b'x', 255]), Err(DecodeError::OtherBuild));
    }

    #[test]
    fn bytes_of_anyone_else_are_refused() {
        let cut = encode(&WorkerMessage::Progressed(JobId(1), PROGRESS));
        for bytes in [&[][..], &[5, b'd'], &cut[..cut.len() - 1]] {
            assert_eq!(decode::<WorkerMessage>(bytes), Err(DecodeError::Unreadable));
        }
    }
}
