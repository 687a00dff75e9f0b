//! The grid and its cells.

use crate::engine::cell::Cell;
use crate::engine::step::Role;

use super::controls::ButtonView;

/// The grid.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardView {
    /// Its accessible name.
    pub label: String,
    /// 81 cells, row-major.
    pub cells: Vec<CellView>,
    /// While paused: what lies over the grid instead of its content.
    pub cover: Option<CoverView>,
    /// Whether a puzzle is being made.
    pub busy: bool,
    /// Whether the puzzle is complete and right.
    pub done: bool,
}

/// What hides the grid while the clock stands.
#[derive(Clone, PartialEq, Debug)]
pub struct CoverView {
    /// What is going on.
    pub text: String,
    /// The way on.
    pub go_on: ButtonView,
}

/// One cell.
#[derive(Clone, PartialEq, Debug)]
pub struct CellView {
    /// Which.
    pub cell: Cell,
    /// Its full accessible name: `Row 4, column 7, box 6. Given 5.`
    pub label: String,
    /// The digit it shows.
    pub digit: Option<char>,
    /// Where the digit comes from.
    pub ink: Ink,
    /// Notes on their fixed places.
    pub notes: Vec<NoteView>,
    /// Notes in the middle, side by side.
    pub centre: String,
    /// Whether it is among the selected.
    pub selected: bool,
    /// Whether it is the cursor: the one that Tab reaches.
    pub cursor: bool,
    /// The strongest of the tints that apply.
    pub tint: Tint,
    /// Whether its digit stands twice in a house.
    pub clash: bool,
    /// Whether a check found its digit wrong.
    pub wrong: bool,
    /// Whether the solutions differ here.
    pub undecided: bool,
    /// Its part in the hint.
    pub role: Option<Role>,
    /// Colours 0 to 8, ascending.
    pub colours: Vec<u8>,
}

/// Where a digit comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Ink {
    /// No digit.
    #[default]
    None,
    /// Printed.
    Given,
    /// The player's.
    Entered,
    /// Shown from a solution.
    Solved,
}

/// The tint of a cell, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Tint {
    /// Paper.
    #[default]
    None,
    /// Shares a house with the cursor.
    Peer,
    /// Shows the cursor's digit.
    Same,
}

/// A note on its fixed place.
#[derive(Clone, PartialEq, Debug)]
pub struct NoteView {
    /// 1 to 9, which is also its place.
    pub digit: u8,
    /// Its part in the hint.
    pub role: Option<Role>,
    /// Whether the hint takes it out.
    pub out: bool,
    /// Whether it is the cursor's digit.
    pub same: bool,
}
