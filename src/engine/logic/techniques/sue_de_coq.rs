//! Sue de Coq: some cells where a block meets a line, with other cells of the line and others of the
//! block, hold together just as many digits as they are, and no digit stands in both of the others.
//! So each digit stands once among them: those of the line's cells and those of the meeting leave the
//! rest of the line, and so for the block (Sudopedia, "Sue de Coq").
//!
//! Example: r1c1, r1c2 hold 1 to 4, r1c8 holds 1 and 2, r2c3 holds 3 and 4: no 1 and 2 elsewhere in
//! row 1, no 3 and 4 elsewhere in box 1.

use std::ops::ControlFlow;

use crate::engine::logic::finder::Finder;
use crate::engine::logic::step::{Effects, Evidence, Role};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::DigitSet;
use crate::engine::types::house::{House, HouseKind, HouseSet};
use crate::engine::types::position::Position;

/// Reports every Sue de Coq.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    for block in HouseSet::of_kind(HouseKind::Block) {
        for line in HouseSet::ALL - HouseSet::of_kind(HouseKind::Block) {
            let met = block.cells() & line.cells() & on.position.unsolved();
            for part in parts(on.position, met).into_iter().filter(|part| part.fits()) {
                meeting(on, [line, block], part)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells with the digits they hold.
#[derive(Clone, Copy)]
struct Part {
    cells: CellSet,
    digits: DigitSet,
}

impl Part {
    /// Whether it can be the meeting: two cells or three, with two digits too many at least.
    fn fits(&self) -> bool {
        self.cells.len() > 1 && self.digits.len() >= self.cells.len() + 2
    }
}

/// Every part of some cells, with its digits; that of no cells first.
fn parts(position: &Position, cells: CellSet) -> Vec<Part> {
    let mut all = vec![Part { cells: CellSet::EMPTY, digits: DigitSet::EMPTY }];
    for cell in cells {
        let with = |part: &Part| Part {
            cells: part.cells | CellSet::only(cell),
            digits: part.digits | position.candidates(cell),
        };
        let wider: Vec<Part> = all.iter().map(with).collect();
        all.extend(wider);
    }
    all
}

/// Reports what follows from a meeting of a line and a block.
fn meeting(on: &mut Finder, houses: [House; 2], met: Part) -> ControlFlow<()> {
    let position = on.position;
    let missing = |part: &Part| {
        // Only cells that add fewer digits than they are cells bring the two numbers together; those
        // with no more digits than cells would be a naked subset of their own.
        part.digits.len() > part.cells.len() && (part.digits - met.digits).len() < part.cells.len()
    };
    let [of_line, of_block] = houses.map(|house| {
        let may = (house.cells() & position.unsolved()) - met.cells;
        parts(position, may).into_iter().filter(missing).collect::<Vec<Part>>()
    });
    for line in &of_line {
        for block in &of_block {
            let digits = met.digits | line.digits | block.digits;
            let cells = met.cells | line.cells | block.cells;
            let locked = cells.len() == digits.len()
                && line.digits.is_disjoint(block.digits)
                && line.cells.is_disjoint(block.cells);
            if locked {
                report(on, houses, met, [*line, *block])?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn report(
    on: &mut Finder,
    houses: [House; 2],
    met: Part,
    [line, block]: [Part; 2],
) -> ControlFlow<()> {
    let position = on.position;
    let all = met.cells | line.cells | block.cells;
    let of_line = (met.digits - block.digits) | line.digits;
    let of_block = (met.digits - line.digits) | block.digits;
    let gone = [(of_line, houses[0]), (of_block, houses[1])].into_iter().fold(
        Effects::default(),
        |gone, (digits, house)| {
            let rest = house.cells() - all;
            digits.iter().fold(gone, |gone, digit| gone.and_eliminate(digit, rest))
        },
    );
    on.report(gone, || {
        Evidence::default()
            .house(Role::Cover, houses[0])
            .house(Role::Cover, houses[1])
            .candidates_in(Role::Base, position, DigitSet::ALL, met.cells)
            .candidates_in(Role::On, position, DigitSet::ALL, line.cells)
            .candidates_in(Role::Off, position, DigitSet::ALL, block.cells)
    })
}
