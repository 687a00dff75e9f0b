//! [`Position`]: the solved cells and all remaining candidates, as techniques read them.

use super::board::Board;
use super::candidate::{Candidate, CandidateSet};
use super::cell::{ByCell, Cell, CellSet};
use super::digit::{ByDigit, Digit, DigitSet};
use super::grid::Grid;
use super::house::House;

/// Solved cells and candidates, kept both by cell and by digit. A solved cell has no candidates.
///
/// ```
/// use nonet_engine::{Board, Candidate, Cell, Digit, Position};
///
/// let line = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
/// let mut position = Position::of(&Board::of_givens(line.parse().expect("81 cells")));
/// let three = Candidate::new(Cell::new(0, 1), Digit::new(3));
/// assert!(position.has(three));
/// position.place(three);
/// assert!(position.candidates(three.cell).is_empty());
/// assert!(three.cell.peers().is_disjoint(position.cells(three.digit)));
/// assert_eq!(position.dead_end(), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    givens: CellSet,
    digits: Grid,
    unsolved: CellSet,
    by_cell: ByCell<DigitSet>,
    by_digit: ByDigit<CellSet>,
}

impl Position {
    /// The position of a board: candidates by rule, less those that the player eliminated.
    pub fn of(board: &Board) -> Position {
        let digits = board.digits();
        let unsolved = !digits.filled();
        // By digit first: few cells hold one, and each bars its peers at once.
        let by_digit = ByDigit::from_fn(|digit| {
            let holders = digits.cells_of(digit).iter();
            let open = holders.fold(unsolved, |open, holder| open - holder.peers());
            open.iter().filter(|&cell| !board.eliminated[cell].contains(digit)).collect()
        });
        let mut by_cell = ByCell::from_fn(|_| DigitSet::EMPTY);
        for (digit, &cells) in by_digit.iter() {
            for cell in cells {
                by_cell[cell].insert(digit);
            }
        }
        Position { givens: board.givens.filled(), digits, unsolved, by_cell, by_digit }
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
        self.unsolved
    }
    /// Whether every cell holds a digit.
    pub fn is_solved(&self) -> bool {
        self.unsolved.is_empty()
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
        let [_, two, three] = self.by_count();
        two - three
    }
    /// The cells with just one candidate.
    pub fn naked_singles(&self) -> CellSet {
        let [one, two, _] = self.by_count();
        one - two
    }
    /// The cells with at least one candidate, two, and three.
    fn by_count(&self) -> [CellSet; 3] {
        self.by_digit.values().iter().fold([CellSet::EMPTY; 3], |[one, two, three], &cells| {
            [one | cells, two | (one & cells), three | (two & cells)]
        })
    }
    /// All open candidates.
    pub fn open(&self) -> CandidateSet {
        CandidateSet::of_cells(&self.by_cell)
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
        self.unsolved.remove(cell);
        for other in self.by_cell[cell] {
            self.by_digit[other].remove(cell);
        }
        self.by_cell[cell] = DigitSet::EMPTY;
        let lost = cell.peers() & self.by_digit[digit];
        for peer in lost {
            self.by_cell[peer].remove(digit);
        }
        self.by_digit[digit] -= lost;
    }
    /// Removes a candidate; no change if it is not there.
    pub fn eliminate(&mut self, candidate: Candidate) {
        self.by_cell[candidate.cell].remove(candidate.digit);
        self.by_digit[candidate.digit].remove(candidate.cell);
    }
    /// A cell, or a digit in a house, that has no candidate left though it is not placed: the
    /// proof that a placed digit or an eliminated candidate is wrong.
    pub fn dead_end(&self) -> Option<DeadEnd> {
        self.dead_cell().map(DeadEnd::Cell).or_else(|| self.dead_house())
    }
    /// The first cell that has no candidate left though it is not placed.
    pub fn dead_cell(&self) -> Option<Cell> {
        let [open, ..] = self.by_count();
        (self.unsolved - open).first()
    }
    fn dead_house(&self) -> Option<DeadEnd> {
        let mut placed_or_open = self.by_digit;
        for (cell, digit) in self.digits.iter() {
            placed_or_open[digit].insert(cell);
        }
        House::ALL.into_iter().find_map(|house| {
            let is_lost = |digit: &Digit| placed_or_open[*digit].is_disjoint(house.cells());
            let lost = Digit::ALL.into_iter().find(is_lost)?;
            Some(DeadEnd::House(house, lost))
        })
    }
}

/// Where a position cannot be completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum DeadEnd {
    /// No digit fits the cell.
    Cell(Cell),
    /// The digit fits no cell of the house.
    House(House, Digit),
}
