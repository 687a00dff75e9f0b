//! Pictures and what other programs are handed: the picture of a solved game, drawn on a canvas of this
//! page and shared where the browser can share files, else saved; the picture of a board, in dots; a
//! link. Nothing is asked of any server.

use js_sys::{Array, Promise};
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, DomException, File, HtmlCanvasElement,
    HtmlImageElement, ShareData, Url,
};
use yew::Callback;

use crate::core::command::SharedPicture;
use crate::core::msg::Msg;
use crate::core::outside::PictureOutcome;

use super::files;
use crate::core::dom::document;
use crate::core::dom::objects;

const NAME: &str = "nonet.png";
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
/// The side of a square with its gap, and where the squares begin.
const SQUARE: f64 = 54.0;
const EDGE: f64 = 72.0;
const PAPER: &str = "#f7f5f0";
const INK: &str = "#1f2430";
const QUIET: &str = "#5d6472";
const ACCENT: &str = "#2f5bd7";
/// The sizes of the lines: the first is the time.
const SIZES: [u32; 4] = [104, 44, 36, 36];

/// Draws the picture and hands it over.
pub fn share(shared: &SharedPicture, dispatch: Callback<Msg>) {
    let refused = dispatch.clone();
    let made = draw(shared).and_then(|canvas| {
        let handed = Closure::once_into_js(move |blob: Option<Blob>| match blob {
            Some(blob) => spawn_local(hand_over(blob, dispatch)),
            None => dispatch.emit(Msg::PictureShared(PictureOutcome::Refused)),
        });
        canvas.to_blob(handed.unchecked_ref()).ok()
    });
    if made.is_none() {
        refused.emit(Msg::PictureShared(PictureOutcome::Refused));
    }
}

fn draw(shared: &SharedPicture) -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = document()?.create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(WIDTH);
    canvas.set_height(HEIGHT);
    let pen: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    pen.set_fill_style_str(PAPER);
    pen.fill_rect(0.0, 0.0, f64::from(WIDTH), f64::from(HEIGHT));
    for (at, shade) in shared.picture.shades.iter().enumerate() {
        let (x, y) = ((at % 9) as f64, (at / 9) as f64);
        pen.set_fill_style_str(if shade.is_some() { ACCENT } else { INK });
        pen.set_global_alpha(shade.map_or(1.0, |percent| f64::from(percent) / 100.0));
        pen.fill_rect(EDGE + x * SQUARE, EDGE + y * SQUARE, SQUARE - 6.0, SQUARE - 6.0);
    }
    pen.set_global_alpha(1.0);
    let mut under = EDGE;
    for (line, size) in shared.lines.iter().zip(SIZES) {
        under += f64::from(size) * 1.25;
        pen.set_fill_style_str(if size == SIZES[0] { INK } else { QUIET });
        pen.set_font(&format!("{size}px \"Atkinson Hyperlegible Next\", system-ui, sans-serif"));
        // A text that cannot be drawn leaves its place empty.
        _ = pen.fill_text(line, EDGE + 9.0 * SQUARE + 54.0, under);
    }
    Some(canvas)
}

/// A player who cancels the sharing has seen the picture, and gets no file; where it fails otherwise,
/// it is saved.
async fn hand_over(blob: Blob, dispatch: Callback<Msg>) {
    let outcome = match share_with_others(&blob).await {
        Sharing::Done => PictureOutcome::Shared,
        Sharing::Cancelled => return,
        Sharing::Impossible => {
            files::save_blob(NAME, &blob);
            PictureOutcome::Saved
        }
    };
    dispatch.emit(Msg::PictureShared(outcome));
}

/// How sharing with another program ended.
enum Sharing {
    Done,
    Cancelled,
    Impossible,
}

async fn share_with_others(blob: &Blob) -> Sharing {
    let Some(sharing) = start_sharing_files(blob) else { return Sharing::Impossible };
    match JsFuture::from(sharing).await {
        Ok(_) => Sharing::Done,
        Err(error) if is_cancelled(&error) => Sharing::Cancelled,
        Err(_) => Sharing::Impossible,
    }
}

fn is_cancelled(error: &JsValue) -> bool {
    error.dyn_ref::<DomException>().is_some_and(|error| error.name() == "AbortError")
}

/// A page that is handed on.
#[derive(Serialize)]
struct SharedLink<'a> {
    title: &'a str,
    url: &'a str,
}

/// Files that are handed on.
#[derive(Serialize)]
struct SharedFiles {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    files: JsValue,
}

/// Hands a link to another program, which the player chooses. Nothing is said where they choose none.
pub fn send_link(title: &str, address: &str) {
    let data = objects::made(&SharedLink { title, url: address });
    if let Some(sending) = data.and_then(start_sharing) {
        spawn_local(async move { _ = JsFuture::from(sending).await });
    }
}

/// Draws a picture, which is SVG, on a canvas and saves it in dots.
pub fn save_png(name: String, svg: &str, dispatch: Callback<Msg>) {
    let svg = svg.to_owned();
    spawn_local(async move {
        if draw_svg(&name, &svg).await.is_none() {
            dispatch.emit(Msg::PictureShared(PictureOutcome::Refused));
        }
    });
}

async fn draw_svg(name: &str, svg: &str) -> Option<()> {
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&svg.into()), &kind).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&address);
    let loaded = JsFuture::from(image.decode()).await;
    let canvas: HtmlCanvasElement = document()?.create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(image.width());
    canvas.set_height(image.height());
    let pen: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let drawn = loaded.and_then(|_| pen.draw_image_with_html_image_element(&image, 0.0, 0.0));
    _ = Url::revoke_object_url(&address);
    drawn.ok()?;
    let name = name.to_owned();
    let save = Closure::once_into_js(move |blob: Option<Blob>| {
        blob.iter().for_each(|blob| files::save_blob(&name, blob));
    });
    canvas.to_blob(save.unchecked_ref()).ok()
}

/// Where the browser can share files with other programs.
fn start_sharing_files(blob: &Blob) -> Option<Promise> {
    let kind = BlobPropertyBag::new();
    kind.set_type("image/png");
    let parts = Array::of1(blob);
    let file = File::new_with_blob_sequence_and_options(&parts, NAME, kind.unchecked_ref()).ok()?;
    start_sharing(objects::made(&SharedFiles { files: Array::of1(&file).into() })?)
}

/// None where the browser cannot share what is given.
fn start_sharing(data: JsValue) -> Option<Promise> {
    let data: ShareData = data.unchecked_into();
    let navigator = web_sys::window()?.navigator();
    (objects::can_share() && navigator.can_share_with_data(&data))
        .then(|| navigator.share_with_data(&data))
}
