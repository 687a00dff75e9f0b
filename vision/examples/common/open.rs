//! Opens picture files.

use nonet_vision::Grey;
use std::path::Path;

/// A picture file in shades of grey, as its pixels lie: a note in the file on how the phone was held is not obeyed.
pub fn open(file: &Path) -> Option<Grey> {
    let picture = image::open(file).ok()?.to_luma8();
    Grey::new(picture.width() as usize, picture.height() as usize, picture.into_raw())
}
