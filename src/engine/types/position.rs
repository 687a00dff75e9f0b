//! [`Position`]: the solved cells and all remaining candidates: what techniques read.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::candidate::Candidate;
use super::cell::{ByCell, Cell, CellSet};
use super::digit::{ByDigit, Digit, DigitSet};
use super::grid::Grid;
use super::house::House;

/// Solved cells and candidates, kept both by cell and by digit. A solved cell has no candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    givens: CellSet,
    digits: Grid,
    by_cell: ByCell<DigitSet>,
    by_digit: ByDigit<CellSet>,
}

impl Position {
    /// The position of a board: candidates by rule, less those that the player eliminated.
    pub fn of(board: &Board) -> Position {
        let by_cell = ByCell::from_fn(|cell| board.candidates(cell));
        let by_digit = ByDigit::from_fn(|digit| {
            Cell::ALL.into_iter().filter(|&cell| by_cell[cell].contains(digit)).collect()
        });
        Position { givens: board.givens.filled(), digits: board.digits(), by_cell, by_digit }
    }
    /// The cells that were given.
    pub fn givens(&self) -> CellSet {
        self.givens
    }
    /// The digits placed so far, given or not.
    pub fn digits(&self) -> &Grid {
        &self.digits
    }
    /// The cells without a digit.
    pub fn unsolved(&self) -> CellSet {
        !self.digits.filled()
    }
    /// Whether every cell holds a digit.
    pub fn is_solved(&self) -> bool {
        self.digits.clues() == 81
    }
    /// What an unsolved cell can still be; nothing for a solved cell.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.by_cell[cell]
    }
    /// The unsolved cells in which a digit is still possible.
    pub fn cells(&self, digit: Digit) -> CellSet {
        self.by_digit[digit]
    }
    /// The cells with just two candidates.
    pub fn bivalue(&self) -> CellSet {
        self.unsolved().iter().filter(|&cell| self.by_cell[cell].len() == 2).collect()
    }
    /// The cells of a house in which a digit is still possible.
    pub fn places(&self, digit: Digit, house: House) -> CellSet {
        self.by_digit[digit] & house.cells()
    }
    /// Whether a candidate is still open.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.by_cell[candidate.cell].contains(candidate.digit)
    }
    /// Puts a digit into a cell and takes it from the cell's peers.
    pub fn place(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        self.digits[cell] = Some(digit);
        for other in self.by_cell[cell] {
            self.by_digit[other].remove(cell);
        }
        self.by_cell[cell] = DigitSet::EMPTY;
        for peer in cell.peers() & self.by_digit[digit] {
            self.eliminate(Candidate::new(peer, digit));
        }
    }
    /// Takes a candidate out.
    pub fn eliminate(&mut self, candidate: Candidate) {
        self.by_cell[candidate.cell].remove(candidate.digit);
        self.by_digit[candidate.digit].remove(candidate.cell);
    }
    /// A cell, or a digit in a house, that has no candidate left though it is not placed: the
    /// proof that a digit or a eliminated candidate before was wrong.
    pub fn dead_end(&self) -> Option<DeadEnd> {
        let cell = self.unsolved().iter().find(|&cell| self.candidates(cell).is_empty());
        cell.map(DeadEnd::Cell).or_else(|| self.dead_house())
    }
    fn dead_house(&self) -> Option<DeadEnd> {
        House::ALL.into_iter().find_map(|house| {
            let placed: DigitSet =
                house.cells().iter().filter_map(|cell| self.digits[cell]).collect();
            let lost = (!placed).iter().find(|&digit| self.places(digit, house).is_empty())?;
            Some(DeadEnd::House(house, lost))
        })
    }
}

/// Where a position cannot be completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DeadEnd {
    /// No digit fits the cell.
    Cell(Cell),
    /// The digit fits no cell of the house.
    House(House, Digit),
}
