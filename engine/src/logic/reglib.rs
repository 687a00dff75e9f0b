//! [`Case`]: a line that states what a technique must find in a position, or that it must find
//! nothing, in the layout of HoDoKu's regression library (`reglib`).
//!
//! `:technique:digits:cells:eliminated:eliminations:placements:extra`. The technique is a slug or
//! its number in the library, with `-x` when nothing may be found. In the cells `.` or `0` is empty,
//! `5` given, `+5` placed. The lists hold `<digit><row><column>` with blanks between: `547` is the 5
//! of r4c7. Example: `:full_house:5:1234+6789...:::519:`. The position is read and written by
//! [`formats::hodoku`](crate::formats::hodoku).

use thiserror::Error;

use super::finder::{Options, Variant, VariantSet, all_steps};
use super::step::{Effect, Step};
use super::techniques::{Family, LADDER, Technique};
use crate::formats::error::excerpt;
use crate::formats::hodoku::{read_candidates, read_cells, write_candidates, write_cells};
use crate::types::board::Board;
use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::digit::{Digit, DigitSet};
use crate::types::position::Position;

/// What a technique must do in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The first column as it is written: slug or number, and perhaps a suffix such as `-x` or `-2`.
    pub code: String,
    /// The technique that is tested.
    pub technique: Technique,
    /// Only steps about just these digits count; if empty, all count.
    pub digits: DigitSet,
    /// The position.
    pub board: Board,
    /// What every step that counts must do, ascending; empty if no step may count.
    pub expected: Vec<Effect>,
}

/// Why a line is not a case.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum CaseError {
    /// It does not have the columns of a case.
    #[error("this is no case: a case reads :code:digits:grid:eliminated:eliminations:placements:")]
    Layout,
    /// The ladder has no such technique: its code, cut and without control characters.
    #[error("there is no technique \"{0}\"")]
    Unsupported(String),
    /// A column is not what the layout asks for.
    #[error("column {column} cannot be read: \"{text}\"")]
    Malformed {
        /// Which column; 1 is the technique.
        column: usize,
        /// What stands there, cut and without control characters.
        text: String,
    },
}

/// How a case ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CaseResult {
    /// As expected.
    Pass,
    /// Otherwise: these steps counted.
    Fail(Vec<Step>),
}

impl Case {
    /// Reads a line.
    ///
    /// # Errors
    /// When the line has another layout, the technique is unknown or a column cannot be read.
    pub fn read(line: &str) -> Result<Case, CaseError> {
        let columns: Vec<&str> = line.trim().split(':').collect();
        if columns.len() < 4 || !columns[0].is_empty() {
            return Err(CaseError::Layout);
        }
        let column = |at: usize| columns.get(at).copied().unwrap_or_default();
        let malformed = |at: usize| CaseError::Malformed { column: at, text: excerpt(column(at)) };
        let candidates = |at: usize| read_candidates(column(at)).map_err(|_| malformed(at));
        let code = column(1).to_owned();
        let technique =
            technique_of(&code).ok_or_else(|| CaseError::Unsupported(excerpt(&code)))?;
        let mut board = read_cells(column(3)).map_err(|_| malformed(3))?;
        for Candidate { cell, digit } in candidates(4)? {
            board.eliminated[cell].insert(digit);
        }
        let eliminations = candidates(5)?.into_iter().map(Effect::Eliminate);
        let placements = candidates(6)?.into_iter().map(Effect::Place);
        let mut expected: Vec<Effect> = placements.chain(eliminations).collect();
        expected.sort_unstable();
        if code.ends_with("-x") {
            expected.clear();
        }
        let digits: Option<DigitSet> = column(2).chars().map(Digit::from_char).collect();
        let digits = digits.ok_or_else(|| malformed(2))?;
        Ok(Case { code, technique, digits, board, expected })
    }
    /// Finds all steps of the technique and compares those that count with what is expected.
    pub fn run(&self) -> CaseResult {
        let variants = variants(&self.code);
        let options = Options { variants, ..Options::only(self.technique) };
        let mut steps = all_steps(&Position::of(&self.board), &options);
        steps.retain(|step| self.digits.is_empty() || digits(step) == self.digits);
        let is_right = steps.iter().all(|step| step.effects == self.expected);
        if is_right && steps.is_empty() == self.expected.is_empty() {
            CaseResult::Pass
        } else {
            CaseResult::Fail(steps)
        }
    }
}

/// The line of a case: what a step does in a position.
pub fn write(board: &Board, step: &Step) -> String {
    let digits: String = digits(step).iter().map(Digit::char).collect();
    let candidates = |is_placed: bool| {
        let of_kind = |effect: &&Effect| matches!(effect, Effect::Place(_)) == is_placed;
        write_candidates(step.effects.iter().filter(of_kind).map(|effect| effect.candidate()))
    };
    let (eliminations, placements) = (candidates(false), candidates(true));
    format!(":{}:{digits}:{}:{eliminations}:{placements}:", step.technique, write_board(board))
}

/// The columns of the cells and of the eliminated candidates, which stand side by side in a line.
/// Candidates that a placed digit rules out anyway are left out.
pub fn write_board(board: &Board) -> String {
    let by_rule = Position::of(&Board { eliminated: Default::default(), ..board.clone() });
    let of_cell = |cell: Cell| {
        let eliminated = board.eliminated[cell] & by_rule.candidates(cell);
        eliminated.iter().map(move |digit| Candidate::new(cell, digit))
    };
    let eliminated = write_candidates(Cell::ALL.into_iter().flat_map(of_cell));
    format!("{}:{eliminated}", write_cells(board))
}

/// The digits that a step is filed under: those it eliminates for chains and almost locked sets,
/// those of its pattern for all others, remote pairs among them.
fn digits(step: &Step) -> DigitSet {
    match step.technique.family() {
        Family::Chains | Family::AlmostLockedSets if step.technique != Technique::RemotePair => {
            step.effects.iter().map(|effect| effect.candidate().digit).collect()
        }
        _ => step.evidence.all_digits(),
    }
}

/// The variants that the suffix of a code allows; a line that begins with a slug has the suffixes
/// of its number in the library.
fn variants(code: &str) -> VariantSet {
    let (name, suffix) = code.split_once('-').unwrap_or((code, ""));
    let number = technique_of(name).map_or("", |technique| technique.row().code);
    let allowed: &[Variant] = match (number, suffix) {
        ("0402", "1") => &[Variant::ShortEmptyRectangle],
        ("0709", "2") | ("0710" | "0711", "3" | "4") => {
            &[Variant::AlsNodes, Variant::RepeatedCandidates]
        }
        (number, "2") if number.starts_with("06") => &[Variant::IncompleteRectangle],
        (number, "2") if number.starts_with("09") => &[Variant::AlsOverlap],
        _ => &[],
    };
    allowed.iter().copied().collect()
}

fn technique_of(code: &str) -> Option<Technique> {
    let name = code.split('-').next().filter(|name| !name.is_empty())?;
    LADDER.iter().find(|row| row.slug == name || row.code == name).map(|row| row.technique)
}
