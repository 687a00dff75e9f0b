//! Unique loops: six cells or more, each next to the following in a house, so that every house holds
//! none of them or two that are an odd number of steps apart, must not hold just the same two
//! digits: these could be swapped all round. A rectangle is the shortest such loop; the types are
//! those of rectangles (N. Juillerat's Sudoku Explainer has them as unique loops).
//!
//! Example: r1c1, r1c4, r5c4, r5c8, r2c8, r2c1 hold 2 and 7, r2c1 also 5: it is 5.

use std::ops::ControlFlow;

use crate::logic::deadly_pattern::DeadlyPattern;
use crate::logic::finder::Finder;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::DigitSet;
use crate::types::position::Position;

/// One cell has extra candidates: it takes one of them.
pub fn type_1(on: &mut Finder) -> ControlFlow<()> {
    loops(on.position).iter().try_for_each(|found| found.type_1(on))
}

/// Some cells have the same extra candidate: one of them takes it.
pub fn type_2(on: &mut Finder) -> ControlFlow<()> {
    loops(on.position).iter().try_for_each(|found| found.type_2(on))
}

/// Two cells of a house have, between them, extra candidates that make a naked subset.
pub fn type_3(on: &mut Finder) -> ControlFlow<()> {
    loops(on.position).iter().try_for_each(|found| found.type_3(on))
}

/// Two cells of a house hold all places of one of the two digits in it: neither takes the other.
pub fn type_4(on: &mut Finder) -> ControlFlow<()> {
    loops(on.position).iter().try_for_each(|found| found.type_4(on))
}

/// The longest loops that are looked for: a person does not see longer ones.
const MAX_LOOP_CELLS: usize = 14;

/// Every loop of six cells or more that is disturbed by one digit or in no more than two cells.
fn loops(position: &Position) -> Vec<DeadlyPattern> {
    let bivalue = position.bivalue();
    let mut pairs: Vec<DigitSet> = bivalue.iter().map(|cell| position.candidates(cell)).collect();
    pairs.sort_by_key(|pair| pair.bits() as usize);
    pairs.dedup();
    let mut found = Vec::new();
    for digits in pairs {
        let holds = |&cell: &Cell| digits.is_subset(position.candidates(cell));
        let may: CellSet = position.unsolved().iter().filter(holds).collect();
        let mut search = LoopSearch { position, digits, may, start: None, found: &mut found };
        // Most of a loop has just the two digits, so it can begin at such a cell.
        for start in may & bivalue {
            search.start = Some(start);
            search.grow(start, [CellSet::only(start), CellSet::EMPTY], (0, DigitSet::EMPTY));
            search.may.remove(start);
        }
    }
    found
}

/// A search for the loops of two digits.
struct LoopSearch<'a> {
    position: &'a Position,
    digits: DigitSet,
    /// The cells that loops may still go through.
    may: CellSet,
    start: Option<Cell>,
    found: &'a mut Vec<DeadlyPattern>,
}

impl LoopSearch<'_> {
    /// Goes on from a cell. `sides` holds the cells an even number of steps from the start and those
    /// an odd number, `extra` how many of them have extra candidates, and of which digits.
    fn grow(&mut self, cell: Cell, sides: [CellSet; 2], extra: (usize, DigitSet)) {
        let [here, there] = if sides[0].contains(cell) { [0, 1] } else { [1, 0] };
        let length = sides[0].len() + sides[1].len();
        if length >= 6 && here == 1 && self.start.is_some_and(|start| start.sees(cell)) {
            self.close(sides);
        }
        if length == MAX_LOOP_CELLS {
            return;
        }
        let all = sides[0] | sides[1];
        for next in (cell.peers() & self.may) - all {
            let more = self.position.candidates(next) - self.digits;
            let extra = (extra.0 + usize::from(!more.is_empty()), extra.1 | more);
            let crowded = next.houses().into_iter().any(|house| {
                let of = |side: usize| house.cells() & sides[side];
                !of(there).is_empty() || of(here).len() > 1
            });
            if !crowded && (extra.0 <= 2 || extra.1.len() == 1) {
                let mut sides = sides;
                sides[there].insert(next);
                self.grow(next, sides, extra);
            }
        }
    }
    /// Takes the loop in if each house has as many cells of the one side as of the other.
    fn close(&mut self, sides: [CellSet; 2]) {
        let cells = sides[0] | sides[1];
        let even = cells.iter().flat_map(Cell::houses).all(|house| {
            (house.cells() & sides[0]).len() == 1 && (house.cells() & sides[1]).len() == 1
        });
        if even
            && !self.found.iter().any(|known| known.cells == cells && known.digits == self.digits)
        {
            self.found.push(DeadlyPattern { cells, digits: self.digits });
        }
    }
}
