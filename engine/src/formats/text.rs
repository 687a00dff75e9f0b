//! A text that is ready to be read: [normalised](super::normalise), with blanks for what stands around
//! rows of cells ([`markup`], [`fences`], [`surroundings`]), and cut into lines.

use std::borrow::Cow;

use super::error::{ReadError, ReadErrorKind};
use super::lines::Line;
use super::normalise::normalise;
use super::{fences, markup, surroundings};

/// The longest text that is read at once, in bytes: room for a list of 90,000 puzzles.
pub const MAX_BYTES: usize = 8_000_000;

/// A normalised text.
pub struct Text<'a>(Cow<'a, str>);

impl<'a> Text<'a> {
    /// The text, normalised.
    ///
    /// # Errors
    /// [`ReadErrorKind::TooLarge`], and [`ReadErrorKind::Empty`] if nothing in it is visible.
    pub fn of(text: &'a str) -> Result<Text<'a>, ReadError> {
        if text.len() > MAX_BYTES {
            let kind = ReadErrorKind::TooLarge { bytes: text.len(), limit: MAX_BYTES };
            return Err(ReadError::of_text(kind));
        }
        let text = normalise(text);
        if text.trim().is_empty() {
            return Err(ReadError::of_text(ReadErrorKind::Empty));
        }
        Ok(Text(without_surroundings(text)))
    }
    /// Its lines, blank ones included. The parts of a line that markup breaks have its number.
    pub fn lines(&self) -> Vec<Line<'_>> {
        let lines = self.0.split('\n').enumerate();
        if !self.0.contains(markup::BREAK) {
            return lines.map(|(index, text)| Line::new(index + 1, text)).collect();
        }
        let parts = lines.flat_map(|(index, text)| {
            text.split(markup::BREAK).map(move |part| Line::new(index + 1, part))
        });
        parts.collect()
    }
}

/// The text with blanks for what stands around rows of cells.
fn without_surroundings(text: Cow<'_, str>) -> Cow<'_, str> {
    let passes: [fn(&str) -> Option<String>; 3] =
        [markup::without, fences::without, surroundings::without];
    passes.into_iter().fold(text, |text, pass| match pass(&text) {
        Some(plain) => Cow::Owned(plain),
        None => text,
    })
}
