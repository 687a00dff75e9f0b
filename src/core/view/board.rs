//! The grid and its cells.

pub mod cell_context;
mod cell_notes;
mod cell_views;
pub mod picture;

use std::rc::Rc;

use super::controls::ButtonView;
use super::link_layer::LinkLayer;
use crate::engine::logic::step::{Role, Step};
use crate::engine::logic::techniques::Family;
use crate::engine::types::cell::Cell;
use crate::engine::types::colour::{Colour, ColourSet};
use crate::engine::types::digit::DigitSet;
use crate::engine::types::house::HouseSet;

/// A grid of 81 cells and what is drawn over it.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardView {
    /// The accessible name of the grid.
    pub label: String,
    /// The 81 cells, row by row.
    pub cells: Vec<Rc<CellView>>,
    /// Shaded houses and links over the cells.
    pub links: LinkLayer,
    /// Whether it is played on.
    pub mode: BoardKind,
    /// While paused: what lies over the grid instead of its content.
    pub pause_overlay: Option<PauseView>,
    /// Whether a new puzzle is being generated.
    pub busy: bool,
    /// Whether the puzzle is complete and right.
    pub done: bool,
    /// The rows and the columns that a hint names.
    pub named: HouseSet,
    /// What the columns and the rows are called beside the grid.
    pub line_names: [[char; 9]; 2],
    /// Whether a pattern is drawn, which the selection would lie over.
    pub has_pattern: bool,
}

/// What a grid is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardKind {
    /// The game's grid.
    Play,
    /// It shows another moment of the puzzle.
    Preview,
    /// It is a picture beside a text, in which nothing can be chosen.
    Picture,
}

/// A step as it is drawn over a grid.
#[derive(Clone, Copy, Debug)]
pub struct Overlay<'a> {
    /// The step that is drawn.
    pub step: &'a Step,
    /// How much of it is shown.
    pub detail: StepDetail,
    /// The links that are lit, counted as the step counts them; the place after the last stands
    /// for the arrows to what is eliminated. None if all are.
    pub lit: Option<&'a [usize]>,
}

impl Overlay<'_> {
    /// Whether it leads to a digit that is not to be given away yet.
    fn hides_digit(&self) -> bool {
        self.detail == StepDetail::Pattern && self.step.technique.family() == Family::Singles
    }
}

/// How much of a step is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum StepDetail {
    /// The house to look at.
    House,
    /// The houses of the pattern.
    Houses,
    /// Its cells and candidates, too.
    Pattern,
    /// Its links and what follows, too.
    Whole,
}

/// What hides the grid while the game is paused.
#[derive(Clone, PartialEq, Debug)]
pub struct PauseView {
    /// That the game is paused.
    pub text: String,
    /// Ends the pause.
    pub resume: ButtonView,
}

/// A cell with everything that is shown in it. Its name follows from the other fields and the
/// language: where those are the same, so is the name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellView {
    /// Its place in the grid.
    pub cell: Cell,
    /// Whether a pause hides what is in it.
    pub hidden: bool,
    /// The player's notes: at the borders, in the middle.
    pub noted: [DigitSet; 2],
    /// The houses in which its digit conflicts with another.
    pub conflict_houses: HouseSet,
    /// Its full accessible name: `Row 4, column 7, box 6. Given 5.`
    pub label: String,
    /// The digit it shows, `1` to `9`.
    pub digit: Option<char>,
    /// Where the digit comes from.
    pub source: DigitSource,
    /// The notes at the borders of the cell.
    pub notes: Vec<NoteView>,
    /// Where those stand.
    pub note_layout: NoteLayout,
    /// Notes in the middle, side by side.
    pub centre: Vec<NoteView>,
    /// Whether it is among the selected.
    pub selected: bool,
    /// Whether it is the cursor: the one that Tab reaches.
    pub cursor: bool,
    /// The strongest of the highlights that apply.
    pub highlight: Highlight,
    /// Whether a check found its digit wrong.
    pub wrong: bool,
    /// Whether the solutions differ here.
    pub differs: bool,
    /// Its part in the hint.
    pub role: Option<Role>,
    /// Its part in the lines of the explanation.
    pub line: Option<LinePart>,
    /// The colours that the player gave it.
    pub colours: ColourSet,
}

/// The part of a cell in the lines of an explanation, with the number of its line, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LinePart {
    /// Its digit is supposed.
    Supposed(u64),
    /// Its digit follows.
    Follows(u64),
    /// Nothing fits it any more.
    Dead(u64),
    /// Its digit bars other cells.
    Blocks(u64),
    /// The digit that is looked for cannot go there.
    Barred,
    /// Its digit is the player's mistake.
    Struck,
}

impl LinePart {
    /// The number of the line, if it has one.
    pub fn number(self) -> Option<u64> {
        match self {
            LinePart::Supposed(number)
            | LinePart::Follows(number)
            | LinePart::Dead(number)
            | LinePart::Blocks(number) => Some(number),
            LinePart::Barred | LinePart::Struck => None,
        }
    }
    /// Whether the cell's digit is there only for the sake of the argument.
    pub fn is_assumed(self) -> bool {
        matches!(self, LinePart::Supposed(_) | LinePart::Follows(_))
    }
}

/// Where a digit comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DigitSource {
    /// There is no digit.
    #[default]
    None,
    /// A clue.
    Given,
    /// The player entered it.
    Entered,
    /// It is shown from a solution.
    Solved,
    /// The player supposes it while something is tried.
    Tried,
    /// A proof assumes it.
    Assumed,
    /// The hint places it.
    Hinted,
}

/// The highlight of a cell, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Highlight {
    /// No highlight.
    #[default]
    None,
    /// Shares a house with the cursor.
    Peer,
    /// Shows the same digit as the cursor's cell.
    Same,
    /// Can take the digit in view.
    Can,
    /// Shows the digit in view.
    Placed,
}

/// Where the notes of a cell stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NoteLayout {
    /// Three by three: each digit has its place.
    #[default]
    Square,
    /// Along the upper and the lower border; the middle is free for the other kind.
    Corners,
}

/// Why a note is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NoteSource {
    /// The player noted it.
    Noted,
    /// A hint or a colour is about it.
    Implied,
    /// It was eliminated where not all candidates are noted, so that its absence would not say so.
    Eliminated,
}

/// A note.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoteView {
    /// 1 to 9, which is also its place among three by three.
    pub digit: u8,
    /// Its part in the hint.
    pub role: Option<Role>,
    /// Whether the hint takes it out.
    pub out: bool,
    /// Whether it is the cursor's digit.
    pub same: bool,
    /// Why it is shown.
    pub source: NoteSource,
    /// The colour that the player gave it.
    pub colour: Option<Colour>,
    /// Whether it stands out from notes of the other kind, which share its square.
    pub strong: bool,
    /// Whether a digit on the board rules it out, where the player wants to know that.
    pub impossible: bool,
}
