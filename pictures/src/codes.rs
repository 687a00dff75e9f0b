//! QR codes in pictures.

use crate::data::GreyPicture;

/// The text of the first QR code that can be read.
pub fn code(picture: &GreyPicture) -> Option<String> {
    let GreyPicture { width, height, pixels } = picture;
    let (width, height) = (*width as usize, *height as usize);
    if width * height != pixels.len() {
        return None;
    }
    let mut decoder = quircs::Quirc::default();
    let mut codes = decoder.identify(width, height, pixels).flatten();
    let payload = codes.find_map(|code| code.decode().ok())?.payload;
    String::from_utf8(payload).ok()
}
