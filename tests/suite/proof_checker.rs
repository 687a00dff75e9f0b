//! Checks proofs by cases with the rules and nothing else: it shares no code with what finds them.

use nonet_engine::logic::refutation::{Inference, Line, Refutation};
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::house::House;
use nonet_engine::types::position::{DeadEnd, Position};
use nonet_engine::types::set::Element as _;

/// What each cell can be; a cell that is filled can be one digit.
#[derive(Clone)]
struct Grid {
    open: [[bool; 9]; 81],
    filled: [bool; 81],
}

impl Grid {
    fn of(position: &Position) -> Grid {
        let mut grid = Grid { open: [[false; 9]; 81], filled: [false; 81] };
        for cell in Cell::ALL {
            let digit = position.digits()[cell];
            grid.filled[cell.index()] = digit.is_some();
            for at in 0..9 {
                let is_open = position.has(Candidate::new(cell, Digit::ALL[at]));
                grid.open[cell.index()][at] = is_open || digit == Some(Digit::ALL[at]);
            }
        }
        grid
    }
    fn fill(&mut self, at: Candidate) {
        let (cell, digit) = (at.cell.index(), at.digit.index());
        assert!(self.open[cell][digit] && !self.filled[cell], "{at} is not open");
        for other in 0..81 {
            if other != cell && sees(cell, other) {
                self.open[other][digit] = false;
            }
        }
        self.open[cell] = [false; 9];
        self.open[cell][digit] = true;
        self.filled[cell] = true;
    }
    fn places(&self, house: House, digit: Digit) -> Vec<usize> {
        let cells = house.cells().iter().map(|cell| cell.index());
        cells.filter(|&cell| self.open[cell][digit.index()]).collect()
    }
    fn digits(&self, cell: Cell) -> usize {
        self.open[cell.index()].iter().filter(|&&open| open).count()
    }
    fn all(&self, cell: Cell) -> impl Iterator<Item = Digit> {
        Digit::ALL.into_iter().filter(move |digit| self.open[cell.index()][digit.index()])
    }
    fn remove(&mut self, cells: CellSet, digits: DigitSet) {
        for cell in cells {
            digits.iter().for_each(|digit| self.open[cell.index()][digit.index()] = false);
        }
    }
    /// Carries an inference out; panics where it does not follow.
    fn infer(&mut self, inference: Inference) {
        match inference {
            Inference::Place(at, None) => {
                assert_eq!(self.digits(at.cell), 1, "{at} is not alone in its cell");
                self.fill(at);
            }
            Inference::Place(at, Some(house)) => {
                let places = self.places(house, at.digit);
                assert_eq!(places, vec![at.cell.index()], "{at} in {house}");
                self.fill(at);
            }
            Inference::Locked { digit, home, other } => {
                let places = self.places(home, digit);
                let in_other = |&cell: &usize| other.cells().contains(Cell::ALL[cell]);
                assert!(places.iter().all(in_other), "{digit} in {home} and {other}");
                self.remove(other.cells() - home.cells(), DigitSet::only(digit));
            }
            Inference::Naked { house, cells, digits } => {
                assert!(cells.is_subset(house.cells()) && cells.len() == digits.len());
                for cell in cells {
                    assert!(self.all(cell).all(|digit| digits.contains(digit)), "{cell}");
                }
                self.remove(house.cells() - cells, digits);
            }
            Inference::Hidden { house, cells, digits } => {
                assert!(cells.is_subset(house.cells()) && cells.len() == digits.len());
                for digit in digits {
                    let mut places = self.places(house, digit).into_iter();
                    assert!(places.all(|cell| cells.contains(Cell::ALL[cell])), "{digit}");
                }
                self.remove(cells, !digits);
            }
        }
    }
}

fn sees(one: usize, other: usize) -> bool {
    let place = |cell: usize| (cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3);
    let ((row, column, block), (other_row, other_column, other_block)) = (place(one), place(other));
    row == other_row || column == other_column || block == other_block
}

/// Replays a refutation of a position; panics where a line does not follow.
pub fn replay(before: &Position, refutation: &Refutation) {
    replay_on(&Grid::of(before), refutation);
}

fn replay_on(before: &Grid, refutation: &Refutation) {
    let mut grid = before.clone();
    grid.fill(refutation.supposed);
    for line in &refutation.lines {
        match line {
            Line::Follows(inference) => grid.infer(*inference),
            Line::Refuted(inner) => {
                replay_on(&grid, inner);
                grid.open[inner.supposed.cell.index()][inner.supposed.digit.index()] = false;
            }
        }
    }
    match refutation.end {
        DeadEnd::Cell(cell) => assert_eq!(grid.digits(cell), 0, "{cell} has a candidate"),
        DeadEnd::House(house, digit) => assert!(grid.places(house, digit).is_empty()),
    }
}
