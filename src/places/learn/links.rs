//! [`LinkTask`]: what is asked on the pages about links: what one candidate says of another.

use crate::core::lesson_id::Basic;
use crate::engine::logic::step::{Effect, Evidence, Link, LinkKind, Node, Step};
use crate::engine::logic::techniques::Technique;
use crate::engine::types::board::Board;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::{House, HouseKind};
use crate::words::message::Message;

use super::noted::all_noted;

/// A position with a chain of four 8s: r6c6, r6c2, r8c2 and r8c4.
const POSITION: &str =
    "070205810891746325000180070052074190700912560109500247000400751007051032010307680";

/// What is asked about a link, or about the ends of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkTask {
    /// The digit has two places in the house, and is not in this one: where is it?
    OtherPlace(Digit, House, Cell),
    /// The digit is in this cell of the house: where is it not?
    LostPlace(Digit, House, Cell),
    /// The cell has two digits left and is not this one: which is it?
    OtherDigit(Cell, Digit),
    /// The cell has two digits left and is this one: which is it not?
    LostDigit(Cell, Digit),
    /// One of the two cells has the digit: which cell has not?
    SeesBoth(Digit, [Cell; 2]),
}

/// The position of all pages about links, with its candidates noted.
pub fn board() -> Board {
    all_noted(Board::of_givens(POSITION.parse().expect("81 cells")))
}

/// The tasks of a page about links.
pub fn tasks(page: Basic) -> Vec<LinkTask> {
    use LinkTask::{LostDigit, LostPlace, OtherDigit, OtherPlace, SeesBoth};
    let at = |row: usize, column: usize| Cell::new(row - 1, column - 1);
    let row = |row: usize| House::new(HouseKind::Row, row - 1);
    let column = |column: usize| House::new(HouseKind::Column, column - 1);
    let eight = Digit::new(8);
    match page {
        Basic::StrongLink => vec![
            OtherPlace(eight, row(8), at(8, 4)),
            OtherPlace(eight, row(6), at(6, 2)),
            OtherDigit(at(6, 6), Digit::new(3)),
        ],
        Basic::WeakLink => vec![
            LostPlace(eight, column(2), at(6, 2)),
            LostPlace(eight, row(4), at(4, 4)),
            LostDigit(at(6, 6), eight),
        ],
        _ => vec![
            OtherPlace(eight, row(6), at(6, 6)),
            LostPlace(eight, column(2), at(6, 2)),
            OtherPlace(eight, row(8), at(8, 2)),
            SeesBoth(eight, [at(6, 6), at(8, 4)]),
        ],
    }
}

impl LinkTask {
    /// Why a cell is no answer; none if it is one.
    pub fn why_wrong(self, board: &Board, cell: Cell) -> Option<Message> {
        if let Some(digit) = board.digit(cell) {
            return Some(Message::BasicFilled { cell, digit });
        }
        match self {
            LinkTask::OtherPlace(digit, house, from) | LinkTask::LostPlace(digit, house, from) => {
                if !house.cells().contains(cell) {
                    return Some(Message::BasicOutside { cell, house });
                }
                if cell == from {
                    return Some(Message::BasicSameCell { cell });
                }
                lacks(board, cell, digit)
            }
            LinkTask::OtherDigit(wanted, _) | LinkTask::LostDigit(wanted, _) => {
                (cell != wanted).then_some(Message::BasicIsCell { cell })
            }
            LinkTask::SeesBoth(digit, ends) => lacks(board, cell, digit).or_else(|| {
                let other = ends.into_iter().find(|end| !cell.sees(*end))?;
                Some(Message::BasicUnseen { cell, other })
            }),
        }
    }
    /// The digit that is asked for, where a digit is.
    pub fn digit(self, board: &Board) -> Option<Digit> {
        match self {
            LinkTask::OtherDigit(cell, digit) | LinkTask::LostDigit(cell, digit) => {
                (board.candidates(cell) - DigitSet::only(digit)).single()
            }
            _ => None,
        }
    }
    /// The house that it is about.
    pub fn house(self) -> Option<House> {
        match self {
            LinkTask::OtherPlace(_, house, _) | LinkTask::LostPlace(_, house, _) => Some(house),
            _ => None,
        }
    }
    /// The cell whose digit is asked for.
    pub fn only_cell(self) -> Option<Cell> {
        match self {
            LinkTask::OtherDigit(cell, _) | LinkTask::LostDigit(cell, _) => Some(cell),
            _ => None,
        }
    }
    /// The cells that the question names.
    pub fn named(self) -> CellSet {
        match self {
            LinkTask::OtherPlace(_, _, cell)
            | LinkTask::LostPlace(_, _, cell)
            | LinkTask::OtherDigit(cell, _)
            | LinkTask::LostDigit(cell, _) => CellSet::only(cell),
            LinkTask::SeesBoth(_, ends) => ends.into_iter().collect(),
        }
    }
    /// Why the answer is right.
    pub fn reason(self, board: &Board, cell: Cell) -> Message {
        match self {
            LinkTask::OtherPlace(digit, house, _) => {
                Message::BasicRightOtherPlace { digit, house, cell }
            }
            LinkTask::LostPlace(digit, house, _) => {
                Message::BasicRightLostPlace { digit, house, cell }
            }
            LinkTask::OtherDigit(..) => {
                Message::BasicRightOtherDigit { digits: board.candidates(cell), cell }
            }
            LinkTask::LostDigit(..) => Message::BasicRightLostDigit { cell },
            LinkTask::SeesBoth(digit, [first, second]) => {
                Message::BasicRightSeesBoth { cell, first, second, digit }
            }
        }
    }
    /// The link as a step, to be drawn: with what follows from it in the cell that was pressed.
    pub fn step(self, board: &Board, cell: Cell) -> Option<Step> {
        let drawn = |from: Candidate, to: Candidate, kind| {
            let effect = match kind {
                LinkKind::Strong => Effect::Place(to),
                LinkKind::Weak => Effect::Eliminate(to),
            };
            let links = vec![Link { from: node(from), to: node(to), kind }];
            Step {
                technique: Technique::XChain,
                effects: vec![effect],
                evidence: Evidence { links, ..Evidence::default() },
            }
        };
        Some(match self {
            LinkTask::OtherPlace(digit, _, from) => {
                drawn(Candidate::new(from, digit), Candidate::new(cell, digit), LinkKind::Strong)
            }
            LinkTask::LostPlace(digit, _, from) => {
                drawn(Candidate::new(from, digit), Candidate::new(cell, digit), LinkKind::Weak)
            }
            LinkTask::OtherDigit(_, digit) => {
                let other = Candidate::new(cell, self.digit(board)?);
                drawn(Candidate::new(cell, digit), other, LinkKind::Strong)
            }
            LinkTask::LostDigit(_, digit) => {
                let other = Candidate::new(cell, self.digit(board)?);
                drawn(Candidate::new(cell, digit), other, LinkKind::Weak)
            }
            LinkTask::SeesBoth(digit, [first, second]) => {
                let chain = chain_between(first, second).map(|cell| Candidate::new(cell, digit));
                Step {
                    technique: Technique::XChain,
                    effects: vec![Effect::Eliminate(Candidate::new(cell, digit))],
                    evidence: Evidence::default().chain(&chain),
                }
            }
        })
    }
}

/// The cells of the chain that the tasks before have gone along.
fn chain_between(first: Cell, last: Cell) -> [Cell; 4] {
    let column = 1;
    [first, Cell::new(first.row(), column), Cell::new(last.row(), column), last]
}

fn node(at: Candidate) -> Node {
    Node { digits: DigitSet::only(at.digit), cells: CellSet::only(at.cell) }
}

fn lacks(board: &Board, cell: Cell, digit: Digit) -> Option<Message> {
    let has = board.candidates(cell).contains(digit);
    (!has).then_some(Message::BasicNoNote { cell, digit })
}
