//! [`Row`]: what a row of the [table of keys](super::table::TABLE) has.

use crate::core::chord::{Chord, Held};
use crate::core::msg::Msg;
use crate::words::label::Label;

/// A row of the sheet.
pub struct Row {
    /// The heading that it stands under.
    pub group: Label,
    /// What its keys do.
    pub what: Label,
    /// Its keys.
    pub keys: Keys,
}

/// The keys of a row.
pub enum Keys {
    /// Keys that stay as they are, as text.
    Text(&'static str),
    /// Keys that the player can bind anew.
    Bound {
        /// The name under which another key is stored.
        slug: &'static str,
        /// The keys while the player has chosen no other.
        chords: &'static [Fixed],
        /// What they send.
        msg: fn() -> Msg,
        /// Whether they send it again and again while they are held down.
        repeats: bool,
    },
}

/// A key of the table.
pub struct Fixed(pub(super) &'static str, pub(super) With);

/// The modifiers that a key asks for.
#[derive(Clone, Copy)]
pub(super) enum With {
    Nothing,
    Shift,
    Control,
    ControlShift,
    Alt,
}

impl Fixed {
    /// The key and its modifiers in the form in which the player's own keys are kept.
    pub fn chord(&self) -> Chord {
        let Fixed(code, with) = self;
        let held = Held {
            control: matches!(with, With::Control | With::ControlShift),
            shift: matches!(with, With::Shift | With::ControlShift),
            alt: matches!(with, With::Alt),
        };
        Chord { code: (*code).to_owned(), held }
    }
}

pub(super) const fn text(group: Label, keys: &'static str, what: Label) -> Row {
    Row { group, what, keys: Keys::Text(keys) }
}

pub(super) const fn bound(
    group: Label,
    slug: &'static str,
    chords: &'static [Fixed],
    msg: fn() -> Msg,
    what: Label,
) -> Row {
    Row { group, what, keys: Keys::Bound { slug, chords, msg, repeats: false } }
}

/// A row of keys whose message is sent again while they are held down.
pub(super) const fn repeated(
    group: Label,
    slug: &'static str,
    chords: &'static [Fixed],
    msg: fn() -> Msg,
    what: Label,
) -> Row {
    Row { group, what, keys: Keys::Bound { slug, chords, msg, repeats: true } }
}
