//! [`PicturePart`]: the part of the program that reads pictures, as far as it has come.

use std::fmt;
use std::ptr;

use super::{Shown, Update};
use crate::core::msg::RoomMsg;
use crate::core::opaque::Sealed;

/// What the part does: a table of functions, which only that part holds.
pub struct PictureFunctions {
    pub(crate) handle: fn(&mut Update<'_>, RoomMsg),
    pub(crate) view: fn(&Shown) -> Sealed,
}

/// How far the part has come: it is fetched when the place of pictures is shown.
#[derive(Clone, Copy, Default)]
pub enum PicturePart {
    /// The place asks for it while it is shown.
    #[default]
    Requested,
    /// It could not be fetched.
    Missing,
    /// It is there.
    Loaded(&'static PictureFunctions),
}

impl PartialEq for PicturePart {
    fn eq(&self, other: &PicturePart) -> bool {
        match (self, other) {
            (PicturePart::Loaded(one), PicturePart::Loaded(other)) => ptr::eq(*one, *other),
            (PicturePart::Requested, PicturePart::Requested)
            | (PicturePart::Missing, PicturePart::Missing) => true,
            _ => false,
        }
    }
}

impl fmt::Debug for PicturePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PicturePart::Requested => "Requested",
            PicturePart::Missing => "Missing",
            PicturePart::Loaded(_) => "Loaded",
        })
    }
}
