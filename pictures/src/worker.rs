//! What the page and its readers of pictures say to each other, and the readers' end of it ([`serve`]).
//!
//! A message is an array: bytes, as postcard packs them, and a file of the browser or nothing. The page gives the
//! picture as the file that the player chose, and gets the straightened grid as a PNG. The page starts the readers of
//! its own build: the names of the files differ from build to build.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, DedicatedWorkerGlobalScope, MessageEvent};

use crate::answer::KeptPicture;
use crate::data::{GreyPicture, PictureAnswer, PictureTask};
use crate::opening::{opened, png};

/// What a reader gets; a file beside it is another picture than before.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct ReaderJob {
    /// Comes back with the answer.
    pub number: u32,
    /// What is asked.
    pub task: PictureTask,
}

/// What a reader sends, with the straightened grid as a file where one was read.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub enum ReaderMessage {
    /// It listens: what it is sent before that is lost.
    Ready,
    /// The answer to the task of this number.
    Answered(u32, Box<PictureAnswer>),
}

/// A message as it is sent.
pub fn encode(message: &impl Serialize, file: Option<&Blob>) -> JsValue {
    // Nothing in a message refuses to be packed.
    let bytes = Uint8Array::from(&*postcard::to_allocvec(message).unwrap_or_default());
    Array::of2(&bytes, &file.map_or(JsValue::NULL, JsValue::from)).into()
}

/// What was sent; none if it is no message of this build.
pub fn decode<T: DeserializeOwned>(event: &MessageEvent) -> Option<(T, Option<Blob>)> {
    let parts = event.data().dyn_into::<Array>().ok()?;
    let bytes = parts.get(0).dyn_into::<Uint8Array>().ok()?;
    Some((postcard::from_bytes(&bytes.to_vec()).ok()?, parts.get(1).dyn_into().ok()))
}

/// Reads every picture, for as long as the worker lives.
pub fn serve() {
    answer_with(KeptPicture::of, KeptPicture::answer);
}

/// Reads the QR code of every picture.
#[cfg(feature = "codes")]
pub fn serve_codes() {
    answer_with(Some, |picture, _| (PictureAnswer::Code(crate::codes::code(picture)), None));
}

/// Makes what a reader keeps of a picture, so that each task need not bring the picture again.
type Keep<T> = fn(GreyPicture) -> Option<T>;

/// Answers a task about a picture, with a picture in shades of grey if there is one to be shown.
type Answer<T> = fn(&T, PictureTask) -> (PictureAnswer, Option<GreyPicture>);

/// The page asks again only when it has been answered: no two tasks meet.
fn answer_with<T: 'static>(keep: Keep<T>, answer: Answer<T>) {
    let kept = Rc::new(RefCell::new(None));
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some((ReaderJob { number, task }, file)) = decode(&event) else { return };
        let kept = Rc::clone(&kept);
        spawn_local(async move {
            if let Some(file) = file {
                let picture = opened(&file).await;
                kept.replace(picture.and_then(keep));
            }
            let (answer, shown) = match &*kept.borrow() {
                Some(kept) => answer(kept, task),
                None => (PictureAnswer::Unreadable, None),
            };
            let file = match shown {
                Some(shown) => png(&shown).await,
                None => None,
            };
            send(&ReaderMessage::Answered(number, Box::new(answer)), file.as_ref());
        });
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    send(&ReaderMessage::Ready, None);
}

fn scope() -> DedicatedWorkerGlobalScope {
    JsValue::from(js_sys::global()).unchecked_into()
}

fn send(message: &ReaderMessage, file: Option<&Blob>) {
    // The page that started the worker listens as long as the worker lives.
    _ = scope().post_message(&encode(message, file));
}
