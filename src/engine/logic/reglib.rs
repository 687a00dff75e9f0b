//! Cases: one line says what a technique must find in a position, or that it must find nothing; the
//! layout of HoDoKu's library `reglib`, so that its lines and ours are read alike.
//!
//! `:technique:digits:grid:deleted:eliminations:placements:extra`. The technique is a slug or its
//! number in the library, with `-x` when nothing may be found. In the grid `.` or `0` is empty, `5`
//! given, `+5` placed. The lists hold `<digit><row><column>`, parted by blanks: `547` is the 5 of
//! r4c7. Example: `:full_house:5:1234+6789...:::519:`.

use thiserror::Error;

use super::finder::{Options, Variant, VariantSet, all_steps};
use super::step::{Effect, Step};
use super::techniques::{Family, LADDER, Technique};
use crate::engine::types::board::Board;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::position::Position;

/// What a technique must do in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The first column as it is written.
    pub code: String,
    /// Whom it tests.
    pub technique: Technique,
    /// Only steps about just these digits count; when there are none, all count.
    pub digits: DigitSet,
    /// Where.
    pub board: Board,
    /// What every step that counts must do, ascending; nothing when no step may count.
    pub expected: Vec<Effect>,
}

/// Why a line is not a case.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CaseError {
    /// It has not the columns of a case.
    #[error("this is no case: a case reads :code:digits:grid:struck:eliminations:placements:")]
    Layout,
    /// The ladder has no such technique.
    #[error("no technique answers to {0:?}")]
    Unsupported(String),
    /// A column is not what the layout asks for.
    #[error("column {column} cannot be read: {text:?}")]
    Malformed {
        /// 1 is the technique.
        column: usize,
        /// What stands there.
        text: String,
    },
}

/// How a case ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// As expected.
    Pass,
    /// Otherwise: these steps counted.
    Fail(Vec<Step>),
}

impl Case {
    /// Reads a line.
    ///
    /// # Errors
    /// When the line is none of these, the technique is unknown or a column cannot be read.
    pub fn read(line: &str) -> Result<Case, CaseError> {
        let columns: Vec<&str> = line.trim().split(':').collect();
        if columns.len() < 4 || !columns[0].is_empty() {
            return Err(CaseError::Layout);
        }
        let column = |at: usize| columns.get(at).copied().unwrap_or_default();
        let malformed =
            |at: usize| CaseError::Malformed { column: at, text: column(at).to_owned() };
        let technique =
            technique_of(column(1)).ok_or_else(|| CaseError::Unsupported(column(1).to_owned()))?;
        let digits: Option<DigitSet> = column(2).chars().map(Digit::from_char).collect();
        let mut board = read_grid(column(3)).ok_or_else(|| malformed(3))?;
        for eliminated in read_list(column(4)).ok_or_else(|| malformed(4))? {
            board.eliminated[eliminated.cell].insert(eliminated.digit);
        }
        let eliminated = read_list(column(5)).ok_or_else(|| malformed(5))?;
        let placed = read_list(column(6)).ok_or_else(|| malformed(6))?;
        let placed = placed.into_iter().map(Effect::Place);
        let mut expected: Vec<Effect> =
            placed.chain(eliminated.into_iter().map(Effect::Eliminate)).collect();
        expected.sort_unstable();
        if column(1).ends_with("-x") {
            expected.clear();
        }
        let digits = digits.ok_or_else(|| malformed(2))?;
        Ok(Case { code: column(1).to_owned(), technique, digits, board, expected })
    }
    /// Finds all steps of the technique and compares those that count with what is expected.
    pub fn run(&self) -> Verdict {
        let variants = variants(&self.code);
        let options = Options { variants, ..Options::only(self.technique) };
        let mut steps = all_steps(&Position::of(&self.board), &options);
        steps.retain(|step| self.digits.is_empty() || digits(step) == self.digits);
        let right = steps.iter().all(|step| step.effects == self.expected);
        if right && steps.is_empty() == self.expected.is_empty() {
            Verdict::Pass
        } else {
            Verdict::Fail(steps)
        }
    }
}

/// A line of the library: what a step does in a position.
pub fn write(board: &Board, step: &Step) -> String {
    let digits: String = digits(step).iter().map(Digit::char).collect();
    let list = |chosen: fn(&Effect) -> bool| {
        let chosen = step.effects.iter().filter(|effect| chosen(effect));
        chosen.map(|effect| written(effect.candidate())).collect::<Vec<_>>().join(" ")
    };
    let eliminated = list(|effect| matches!(effect, Effect::Eliminate(_)));
    let placed = list(|effect| matches!(effect, Effect::Place(_)));
    format!(":{}:{digits}:{}:{eliminated}:{placed}:", step.technique, write_board(board))
}

/// The columns of a grid and of what is eliminated of it, which stand side by side in a line.
pub fn write_board(board: &Board) -> String {
    let cell = |cell: Cell| match (board.givens[cell], board.entries[cell]) {
        (Some(digit), _) => digit.to_string(),
        (None, Some(digit)) => format!("+{digit}"),
        (None, None) => ".".to_owned(),
    };
    let seen = Position::of(&Board { eliminated: Default::default(), ..board.clone() });
    let eliminated = Cell::ALL.into_iter().flat_map(|cell| {
        let open = (board.eliminated[cell] & seen.candidates(cell)).iter();
        open.map(move |digit| written(Candidate::new(cell, digit)))
    });
    let grid: String = Cell::ALL.map(cell).concat();
    format!("{grid}:{}", eliminated.collect::<Vec<_>>().join(" "))
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

/// The wider forms that the suffix of a code allows. In our own lines, which begin with a slug, it
/// is counted as in those of the library.
fn variants(code: &str) -> VariantSet {
    let (name, suffix) = code.split_once('-').unwrap_or((code, ""));
    let number = technique_of(name).map_or("", |technique| technique.row().code);
    let allowed = match (number, suffix) {
        ("0402", "1") => Some(Variant::ShortEmptyRectangle),
        ("0709", "2") | ("0710" | "0711", "3" | "4") => Some(Variant::AlsNodes),
        (number, "2") if number.starts_with("06") => Some(Variant::IncompleteRectangle),
        (number, "2") if number.starts_with("09") => Some(Variant::AlsOverlap),
        _ => None,
    };
    allowed.into_iter().collect()
}

fn technique_of(code: &str) -> Option<Technique> {
    let name = code.split('-').next().filter(|name| !name.is_empty())?;
    LADDER.iter().find(|row| row.slug == name || row.code == name).map(|row| row.technique)
}

fn written(candidate: Candidate) -> String {
    let Candidate { cell, digit } = candidate;
    format!("{digit}{}{}", cell.row() + 1, cell.column() + 1)
}

fn read_grid(text: &str) -> Option<Board> {
    let mut board = Board::default();
    let mut cells = Cell::ALL.into_iter();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        let cell = cells.next()?;
        match letter {
            '.' | '0' => {}
            '+' => board.entries[cell] = Some(letters.next().and_then(Digit::from_char)?),
            _ => board.givens[cell] = Some(Digit::from_char(letter)?),
        }
    }
    cells.next().is_none().then_some(board)
}

fn read_list(text: &str) -> Option<Vec<Candidate>> {
    text.split_whitespace().map(read_candidate).collect()
}

fn read_candidate(text: &str) -> Option<Candidate> {
    let numbers: Option<Vec<Digit>> = text.chars().map(Digit::from_char).collect();
    match *numbers?.as_slice() {
        [digit, row, column] => {
            let place = |number: Digit| number.value() as usize - 1;
            Some(Candidate::new(Cell::new(place(row), place(column)), digit))
        }
        _ => None,
    }
}
