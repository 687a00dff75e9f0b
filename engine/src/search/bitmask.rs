//! Bit masks: fewest candidates first, without looking at any peer.
//!
//! For every row, column and block one word of nine bits says which digits it does not have yet.
//! The candidates of a cell are then the *and* of three words, how many they are is a population
//! count, and the lowest is the lowest bit that is set. Placing a digit clears its bit in three
//! words; taking it back sets it again. The search is the same as fewest candidates first, with
//! ties going to the first cell and digits tried from the lowest, but a step costs a handful of
//! machine instructions.
//!
//! The representation is that of Knuth's and many others' n-queens programs (one word for each
//! column and diagonal); for Sudoku it became common in programming contests around 2005.

use std::ops::ControlFlow;

use super::masks::Masks;
use super::monitor::{Event, Monitor};
use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::grid::Solution;

/// Goes through all solutions, in an order that only depends on the grid.
///
/// # Errors
/// Breaks when the monitor breaks.
pub fn search(mut masks: Masks, monitor: &mut Monitor<'_>) -> ControlFlow<()> {
    fill(&mut masks, monitor)
}

/// Fills the empty cells in every possible way.
fn fill(masks: &mut Masks, monitor: &mut Monitor<'_>) -> ControlFlow<()> {
    let Some(cell) = narrowest(masks) else {
        let solution = Solution::of(&masks.grid).expect("the masks allow no conflict");
        return monitor.solution(&solution);
    };
    let candidates = masks.candidates(cell);
    if let Some(digit) = candidates.single() {
        monitor.forced(Candidate::new(cell, digit));
        return fill_with(masks, cell, digit, monitor);
    }
    monitor.visit();
    if candidates.is_empty() {
        monitor.dead_end();
    }
    for digit in candidates {
        let guess = Candidate::new(cell, digit);
        monitor.guess(guess)?;
        fill_with(masks, cell, digit, monitor)?;
        monitor.note(Event::Backtrack(guess));
    }
    ControlFlow::Continue(())
}

/// Fills the other empty cells while the digit is in the cell.
fn fill_with(
    masks: &mut Masks,
    cell: Cell,
    digit: Digit,
    monitor: &mut Monitor<'_>,
) -> ControlFlow<()> {
    masks.place(cell, digit);
    fill(masks, monitor)?;
    masks.unplace(cell, digit);
    ControlFlow::Continue(())
}

/// The first of the empty cells with the fewest candidates; `None` when no cell is empty. A cell
/// with one candidate or none ends the scan.
fn narrowest(masks: &Masks) -> Option<Cell> {
    let mut best = None;
    let mut fewest = 10;
    for cell in masks.empty {
        let candidates = masks.candidates(cell).len();
        if candidates < fewest {
            (best, fewest) = (Some(cell), candidates);
        }
        if fewest <= 1 {
            break;
        }
    }
    best
}
