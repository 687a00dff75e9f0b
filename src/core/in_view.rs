//! [`InView`]: what the grid is searched for.

use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;

/// What the grid is searched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InView {
    /// Where a digit stands and where it can go.
    Digit(Digit),
    /// Cells with two candidates.
    Pairs,
}

impl InView {
    /// Whether an empty cell is found: it can take the digit, or has just two candidates.
    pub fn can_go(self, board: &Board, cell: Cell) -> bool {
        match self {
            InView::Digit(digit) => board.candidates(cell).contains(digit),
            InView::Pairs if board.digit(cell).is_some() => false,
            InView::Pairs if board.notes(cell).is_empty() => board.candidates(cell).len() == 2,
            InView::Pairs => board.notes(cell).len() == 2,
        }
    }
}
