//! Files of the browser as pictures in shades of grey, and back.

use js_sys::Promise;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, ImageBitmap, ImageBitmapOptions, ImageData, OffscreenCanvas,
    OffscreenCanvasRenderingContext2d, ResizeQuality, WorkerGlobalScope,
};

use crate::data::{GreyPicture, MAX_SIDE};

/// A picture no larger than the reader needs; none if the browser cannot open the file.
pub(crate) async fn opened(file: &Blob) -> Option<GreyPicture> {
    let scope: WorkerGlobalScope = JsValue::from(js_sys::global()).unchecked_into();
    let whole: ImageBitmap = settled(scope.create_image_bitmap_with_blob(file)).await?;
    let longer = whole.width().max(whole.height()).max(1);
    if longer <= MAX_SIDE {
        return grey(&whole);
    }
    let shrunk = |side: u32| (u64::from(side) * u64::from(MAX_SIDE) / u64::from(longer)).max(1);
    let options = ImageBitmapOptions::new();
    options.set_resize_width(shrunk(whole.width()) as u32);
    options.set_resize_height(shrunk(whole.height()) as u32);
    options.set_resize_quality(ResizeQuality::Medium);
    let shrinking =
        scope.create_image_bitmap_with_image_bitmap_and_image_bitmap_options(&whole, &options);
    let small: ImageBitmap = settled(shrinking).await?;
    whole.close();
    grey(&small)
}

/// What is promised, if it comes and is of this type.
async fn settled<T: JsCast>(promised: Result<Promise, JsValue>) -> Option<T> {
    JsFuture::from(promised.ok()?).await.ok()?.dyn_into().ok()
}

fn canvas(width: u32, height: u32) -> Option<(OffscreenCanvas, OffscreenCanvasRenderingContext2d)> {
    let canvas = OffscreenCanvas::new(width, height).ok()?;
    let pen = canvas.get_context("2d").ok()??.unchecked_into();
    Some((canvas, pen))
}

/// Drawn on white, in shades of grey.
fn grey(bitmap: &ImageBitmap) -> Option<GreyPicture> {
    let (width, height) = (bitmap.width(), bitmap.height());
    let (across, down) = (f64::from(width), f64::from(height));
    let (_, pen) = canvas(width, height)?;
    pen.set_fill_style_str("#fff");
    pen.fill_rect(0.0, 0.0, across, down);
    pen.draw_image_with_image_bitmap(bitmap, 0.0, 0.0).ok()?;
    bitmap.close();
    let data = pen.get_image_data(0.0, 0.0, across, down).ok()?.data();
    Some(GreyPicture { width, height, pixels: data.chunks_exact(4).map(shade).collect() })
}

/// As bright as the eye sees it.
fn shade(pixel: &[u8]) -> u8 {
    let [red, green, blue] = [pixel[0], pixel[1], pixel[2]].map(u32::from);
    ((77 * red + 150 * green + 29 * blue) >> 8) as u8
}

/// The picture as a file for an image of the page.
pub(crate) async fn png(picture: &GreyPicture) -> Option<Blob> {
    let GreyPicture { width, height, pixels } = picture;
    let (canvas, pen) = canvas(*width, *height)?;
    let bytes: Vec<u8> = pixels.iter().flat_map(|&grey| [grey, grey, grey, 255]).collect();
    let image =
        ImageData::new_with_u8_clamped_array_and_sh(Clamped(&bytes), *width, *height).ok()?;
    pen.put_image_data(&image, 0.0, 0.0).ok()?;
    settled(canvas.convert_to_blob()).await
}
