//! The keys: from a key press to what happens. What a player can bind anew stands in one
//! [table](table::TABLE), which is also the player's sheet; arrows and digits are fixed.
//! Physical places (`KeyZ`, `Digit1`) count, not letters, so that Shift+digit and Z X C V work on
//! every layout. With Control the letter counts: Ctrl+Z is undo wherever the layout has its Z.

use litemap::LiteMap;

use crate::engine::types::digit::Digit;

use super::chord::{Chord, Held, KeyPress};
use super::in_view::InView;
use crate::core::cursor::{Direction, MoveExtent};
use crate::core::mode::Mode;
use crate::core::msg::{GridMsg, Msg, PlacesMsg};

pub mod row;
pub mod table;

use row::Keys;
use table::TABLE;

/// What a key press does.
#[derive(Clone, PartialEq, Debug)]
pub struct Meaning {
    /// What happens.
    pub msg: Msg,
    /// Whether it happens again and again while the key is held down.
    pub repeats: bool,
}

impl Meaning {
    /// What happens once, however long the key is held down.
    pub fn once(msg: Msg) -> Meaning {
        Meaning { msg, repeats: false }
    }
    /// What happens again and again while the key is held down.
    pub fn repeated(msg: Msg) -> Meaning {
        Meaning { msg, repeats: true }
    }
}

/// Which keys the player uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeySet<'a> {
    /// The keys that the player bound anew, by the slug of what they do.
    pub bound: &'a LiteMap<String, Chord>,
    /// Whether W A S D move like the arrows.
    pub wasd: bool,
}

impl KeySet<'_> {
    /// The keys of a row of the table: those that the player chose, or else its own.
    pub fn keys_of(&self, keys: &Keys) -> Vec<Chord> {
        let Keys::Bound { slug, chords, .. } = keys else { return Vec::new() };
        match self.bound.get(*slug) {
            Some(chord) => vec![chord.clone()],
            None => chords.iter().map(row::Fixed::chord).collect(),
        }
    }
    /// What a key press does on the grid, digits apart.
    pub fn meaning(&self, press: &KeyPress) -> Option<Meaning> {
        if press.code == "Escape" && press.held == Held::default() {
            return Some(Meaning::once(Msg::Dismiss));
        }
        let moved = movement(press, self.wasd).map(Meaning::repeated);
        moved.or_else(|| filter(press).map(Meaning::once)).or_else(|| {
            let row = self.row_at(press)?;
            match TABLE[row].keys {
                Keys::Bound { msg, repeats, .. } => Some(Meaning { msg: msg(), repeats }),
                Keys::Text(_) => None,
            }
        })
    }
    /// The row of the table that a key press belongs to.
    pub fn row_at(&self, press: &KeyPress) -> Option<usize> {
        let asked = press.key == "?" && !press.held.control && !press.held.alt;
        let is_here = |keys: &Keys| match keys {
            Keys::Bound { slug: "shortcuts", .. } if asked => true,
            keys => self.keys_of(keys).iter().any(|chord| chord.is(press)),
        };
        TABLE.iter().position(|row| is_here(&row.keys))
    }
    /// Whether a key press is not to be bound, because arrows or digits have it.
    pub fn is_fixed(&self, press: &KeyPress) -> bool {
        movement(press, self.wasd).is_some() || filter(press).is_some() || digit(press).is_some()
    }
}

/// Arrows, Home and End, and W A S D where the player wants that.
fn movement(press: &KeyPress, wasd: bool) -> Option<Msg> {
    let Held { control, shift, alt: false } = press.held else { return None };
    let (direction, arrow) = match press.code.as_str() {
        "ArrowUp" => (Direction::Up, true),
        "ArrowDown" => (Direction::Down, true),
        "ArrowLeft" => (Direction::Left, true),
        "ArrowRight" => (Direction::Right, true),
        "Home" => (Direction::Left, false),
        "End" => (Direction::Right, false),
        "KeyW" if wasd && !control => (Direction::Up, true),
        "KeyS" if wasd && !control => (Direction::Down, true),
        "KeyA" if wasd && !control => (Direction::Left, true),
        "KeyD" if wasd && !control => (Direction::Right, true),
        _ => return None,
    };
    let reach = match (arrow, control, shift) {
        (true, false, false) => MoveExtent::Step,
        (true, false, true) => MoveExtent::Extend,
        (true, true, false) => MoveExtent::NextEmpty,
        (false, false, false) => MoveExtent::End,
        (false, true, false) => MoveExtent::Corner,
        _ => return None,
    };
    Some(Msg::Grid(GridMsg::CursorMoved(direction, reach)))
}

/// Alt and a digit, or a function key, shows where the digit can go; F10 the cells with two
/// candidates. F5 stays what reloads a page.
fn filter(press: &KeyPress) -> Option<Msg> {
    let plain = press.held == Held::default();
    let alt = press.held == Held { alt: true, ..Held::default() };
    let number = match press.code.strip_prefix('F') {
        Some("10") if plain => return Some(Msg::FilterRequested(InView::Pairs)),
        Some("5") => return None,
        Some(number) if plain => number,
        _ if alt => press.code.strip_prefix("Digit")?,
        _ => return None,
    };
    let digit = Digit::from_char(number.parse().ok()?)?;
    Some(Msg::FilterRequested(InView::Digit(digit)))
}

/// Whether it concerns the whole page, so that its key works where no grid is.
pub fn is_of_page(msg: &Msg) -> bool {
    matches!(msg, Msg::DialogOpened(_) | Msg::Places(PlacesMsg::LearnRequested(_)))
}

/// The digit that a key press writes, and the mode if it brings its own: Shift notes it, Control
/// notes it in the middle.
pub fn digit(press: &KeyPress) -> Option<(Option<Mode>, Digit)> {
    let digit = press.code.strip_prefix("Digit").or_else(|| press.code.strip_prefix("Numpad"))?;
    let digit = Digit::from_char(digit.parse().ok()?)?;
    match (press.held.shift, press.held.control, press.held.alt) {
        (false, false, false) => Some((None, digit)),
        (true, false, false) => Some((Some(Mode::Notes), digit)),
        (false, true, false) => Some((Some(Mode::Centre), digit)),
        _ => None,
    }
}

/// Whether a key of the sheet is being bound, and how the last try ended.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Rebinding {
    /// None is.
    #[default]
    None,
    /// The next key press is bound to this row of the table.
    Waiting(usize),
    /// The key belongs to another row.
    Taken {
        /// The row that it was pressed for.
        row: usize,
        /// The key.
        key: Chord,
        /// The row that has it.
        by: usize,
    },
    /// The key cannot be bound.
    Fixed {
        /// The row that it was pressed for.
        row: usize,
        /// The key.
        key: Chord,
    },
}
