//! Pictures and what other programs are handed: the picture of a solved game, drawn on a canvas of this
//! page and shared where the browser can share files, else saved; the picture of a board, in dots; a
//! link. Nothing is asked of any server.

use std::f64::consts::TAU;

use js_sys::{Array, Function, Promise, Reflect};
use serde::{Deserialize, Serialize};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, Clipboard, DomException, File,
    HtmlCanvasElement, HtmlImageElement, ShareData, Url,
};
use yew::Callback;

use crate::core::command::{PictureUse, SharedGrid, SharedLine, SharedPicture, SharedRing};
use crate::core::daily::DAILY_TIERS;
use crate::core::msg::{EndMsg, Msg};
use crate::core::outside::PictureOutcome;

use super::files;
use crate::core::dom::document;
use crate::core::dom::objects;

const NAME: &str = "nonet.png";
const PAPER: &str = "#f7f5f0";
const INK: &str = "#1f2430";
const QUIET: &str = "#5d6472";
const TRACK: &str = "#e7e4db";
const ACCENT: &str = "#2f5bd7";
/// The radius of a ring, and how wide its line is.
const RING: f64 = 32.0;
const RING_LINE: f64 = 9.0;

/// Draws the picture and hands it on.
pub fn hand_on(shared: &SharedPicture, wanted: PictureUse, dispatch: Callback<Msg>) {
    let (refused, text) = (dispatch.clone(), shared.text.clone());
    let made = draw(shared).and_then(|canvas| {
        let handed = Closure::once_into_js(move |blob: Option<Blob>| match blob {
            Some(blob) => spawn_local(use_picture(blob, wanted, text, dispatch)),
            None => dispatch.emit(Msg::End(EndMsg::PictureShared(PictureOutcome::Refused))),
        });
        canvas.to_blob(handed.unchecked_ref()).ok()
    });
    if made.is_none() {
        refused.emit(Msg::End(EndMsg::PictureShared(PictureOutcome::Refused)));
    }
}

fn draw(shared: &SharedPicture) -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = document()?.create_element("canvas").ok()?.dyn_into().ok()?;
    let [width, height] = shared.size;
    canvas.set_width(width);
    canvas.set_height(height);
    let pen: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    pen.set_fill_style_str(PAPER);
    pen.fill_rect(0.0, 0.0, f64::from(width), f64::from(height));
    shared.grids.iter().for_each(|grid| draw_grid(&pen, grid));
    // A ring that cannot be drawn leaves its place empty.
    shared.rings.iter().for_each(|ring| _ = draw_ring(&pen, ring));
    for SharedLine { text, at: [x, y], size, is_main } in &shared.lines {
        pen.set_fill_style_str(if *is_main { INK } else { QUIET });
        pen.set_font(&format!("{size}px \"Atkinson Hyperlegible Next\", system-ui, sans-serif"));
        // A text that cannot be drawn leaves its place empty.
        _ = pen.fill_text(text, *x, *y);
    }
    Some(canvas)
}

fn draw_grid(pen: &CanvasRenderingContext2d, grid: &SharedGrid) {
    let SharedGrid { picture, at: [left, top], square } = grid;
    for (at, shade) in picture.shades.iter().enumerate() {
        let (x, y) = ((at % 9) as f64, (at / 9) as f64);
        pen.set_fill_style_str(if shade.is_some() { ACCENT } else { INK });
        pen.set_global_alpha(shade.map_or(1.0, |percent| f64::from(percent) / 100.0));
        let side = square * 8.0 / 9.0;
        pen.fill_rect(left + x * square, top + y * square, side, side);
    }
    pen.set_global_alpha(1.0);
}

/// An arc for each puzzle of the day, from the top on; with all solved it is a disc with a tick.
fn draw_ring(pen: &CanvasRenderingContext2d, ring: &SharedRing) -> Result<(), JsValue> {
    let [x, y] = ring.at;
    pen.set_line_width(RING_LINE);
    if ring.solved == DAILY_TIERS.len() {
        pen.begin_path();
        pen.arc(x, y, RING + RING_LINE / 2.0, 0.0, TAU)?;
        pen.set_fill_style_str(ACCENT);
        pen.fill();
        pen.begin_path();
        pen.move_to(x - 14.0, y + 1.0);
        pen.line_to(x - 4.0, y + 11.0);
        pen.line_to(x + 15.0, y - 10.0);
        pen.set_stroke_style_str(PAPER);
        pen.stroke();
        return Ok(());
    }
    let third = TAU / DAILY_TIERS.len() as f64;
    for at in 0..DAILY_TIERS.len() {
        let from = at as f64 * third - TAU / 4.0 + 0.16;
        pen.begin_path();
        pen.arc(x, y, RING, from, from + third - 0.32)?;
        pen.set_stroke_style_str(if at < ring.solved { ACCENT } else { TRACK });
        pen.stroke();
    }
    Ok(())
}

async fn use_picture(blob: Blob, wanted: PictureUse, text: String, dispatch: Callback<Msg>) {
    match wanted {
        PictureUse::Share => hand_over(blob, &text, dispatch).await,
        PictureUse::Copy => dispatch.emit(Msg::End(EndMsg::PictureShared(copy(&blob).await))),
    }
}

/// What makes pictures for the clipboard, in some browsers only.
#[derive(Deserialize)]
struct CopiesItems {
    #[serde(rename = "ClipboardItem", with = "serde_wasm_bindgen::preserve")]
    clipboard_item: JsValue,
}

/// A picture for the clipboard, by its kind.
#[derive(Serialize)]
struct CopiedPicture {
    #[serde(rename = "image/png", with = "serde_wasm_bindgen::preserve")]
    picture: JsValue,
}

async fn copy(blob: &Blob) -> PictureOutcome {
    let copying = || {
        let clipboard = objects::navigator()?.clipboard.dyn_into::<Clipboard>().ok()?;
        let kinds = objects::made(&CopiedPicture { picture: blob.clone().into() })?;
        let CopiesItems { clipboard_item } = objects::read(web_sys::window()?)?;
        let constructor = clipboard_item.dyn_into::<Function>().ok()?;
        let item = Reflect::construct(&constructor, &Array::of1(&kinds)).ok()?;
        Some(clipboard.write(&Array::of1(&item)))
    };
    let is_copied = match copying() {
        Some(copying) => JsFuture::from(copying).await.is_ok(),
        None => false,
    };
    if is_copied {
        return PictureOutcome::Copied;
    }
    files::save_blob(NAME, blob);
    PictureOutcome::Saved
}

/// A player who cancels the sharing has seen the picture, and gets no file; where it fails otherwise,
/// it is saved.
async fn hand_over(blob: Blob, text: &str, dispatch: Callback<Msg>) {
    let outcome = match share_with_others(&blob, text).await {
        Sharing::Done => PictureOutcome::Shared,
        Sharing::Cancelled => return,
        Sharing::Impossible => {
            files::save_blob(NAME, &blob);
            PictureOutcome::Saved
        }
    };
    dispatch.emit(Msg::End(EndMsg::PictureShared(outcome)));
}

/// How sharing with another program ended.
enum Sharing {
    Done,
    Cancelled,
    Impossible,
}

async fn share_with_others(blob: &Blob, text: &str) -> Sharing {
    let Some(sharing) = start_sharing_files(blob, text) else { return Sharing::Impossible };
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

/// Files that are handed on, and what is said with them.
#[derive(Serialize)]
struct SharedFiles<'a> {
    #[serde(skip_serializing_if = "str::is_empty")]
    text: &'a str,
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
            dispatch.emit(Msg::End(EndMsg::PictureShared(PictureOutcome::Refused)));
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
fn start_sharing_files(blob: &Blob, text: &str) -> Option<Promise> {
    let kind = BlobPropertyBag::new();
    kind.set_type("image/png");
    let parts = Array::of1(blob);
    let file = File::new_with_blob_sequence_and_options(&parts, NAME, kind.unchecked_ref()).ok()?;
    let files = Array::of1(&file).into();
    start_sharing(objects::made(&SharedFiles { files, text })?)
}

/// None where the browser cannot share what is given.
fn start_sharing(data: JsValue) -> Option<Promise> {
    let data: ShareData = data.unchecked_into();
    let navigator = web_sys::window()?.navigator();
    (objects::can_share() && navigator.can_share_with_data(&data))
        .then(|| navigator.share_with_data(&data))
}
