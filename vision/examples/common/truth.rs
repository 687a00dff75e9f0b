//! Photos with the truth beside them.

use crate::open::open;
use nonet_vision::Grey;
use std::path::{Path, PathBuf};

/// The photos and screenshots of a folder.
pub fn pictures(folder: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .collect();
    files.retain(|file| file.extension().is_some_and(|kind| kind == "jpg" || kind == "png"));
    files.sort();
    files
}

/// A picture and the digits in the `.dat` file beside it.
pub fn with_truth(file: &Path) -> Option<(Grey, [u8; 81])> {
    let text = std::fs::read_to_string(file.with_extension("dat")).ok()?;
    let words = text.lines().skip(2).flat_map(str::split_whitespace);
    let digits: Vec<u8> = words.filter_map(|word| word.parse().ok()).collect();
    Some((open(file)?, digits.get(..81)?.try_into().ok()?))
}
