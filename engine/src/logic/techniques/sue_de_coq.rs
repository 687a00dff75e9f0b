//! Sue de Coq: some cells where a block meets a line, with other cells of the line and others of the
//! block, hold together just as many digits as they are, and no digit stands in both of the others.
//! So each digit stands once among them: those of the line's cells and those of the meeting leave the
//! rest of the line, and so for the block (Sudopedia, "Sue de Coq").
//!
//! Example: r1c1, r1c2 hold 1 to 4, r1c8 holds 1 and 2, r2c3 holds 3 and 4: no 1 and 2 elsewhere in
//! row 1, no 3 and 4 elsewhere in box 1.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::step::{Effects, Evidence, Role};
use crate::logic::subsets::{Subset, for_each_subset};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::{House, HouseKind, HouseSet};
use crate::types::position::Position;

/// Reports every Sue de Coq.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    for block in HouseSet::of_kind(HouseKind::Block) {
        for line in HouseSet::ALL - HouseSet::of_kind(HouseKind::Block) {
            let met = block.cells() & line.cells() & on.position.unsolved();
            for part in parts(on.position, met).into_iter().filter(can_meet) {
                meeting(on, [line, block], part)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells with the digits they hold.
type Part = Subset<Cell, Digit>;

/// Whether cells can be the meeting: two or three, with two digits too many at least.
fn can_meet(part: &Part) -> bool {
    part.items.len() > 1 && part.union.len() >= part.items.len() + 2
}

/// Every part of some cells, in ascending order of the highest cells; that of no cells first.
fn parts(position: &Position, cells: CellSet) -> Vec<Part> {
    let mut all = Vec::new();
    let _ = for_each_subset(
        cells,
        Subset::empty(DigitSet::EMPTY),
        &|cell| position.candidates(cell),
        &|_| true,
        &mut |part| {
            all.push(part);
            ControlFlow::Continue(())
        },
    );
    all.sort_by_key(|part| part.items);
    all
}

/// Reports what follows from a meeting of a line and a block.
fn meeting(on: &mut Finder, houses: [House; 2], met: Part) -> ControlFlow<()> {
    let position = on.position;
    let missing = |part: &Part| {
        // Only cells that add fewer digits than they are cells bring the two numbers together; those
        // with no more digits than cells would be a naked subset of their own.
        part.union.len() > part.items.len() && (part.union - met.union).len() < part.items.len()
    };
    let [of_line, of_block] = houses.map(|house| {
        let may = (house.cells() & position.unsolved()) - met.items;
        parts(position, may).into_iter().filter(missing).collect::<Vec<Part>>()
    });
    for line in &of_line {
        for block in &of_block {
            let digits = met.union | line.union | block.union;
            let cells = met.items | line.items | block.items;
            let locked = cells.len() == digits.len()
                && line.union.is_disjoint(block.union)
                && line.items.is_disjoint(block.items);
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
    let all = met.items | line.items | block.items;
    let of_line = (met.union - block.union) | line.union;
    let of_block = (met.union - line.union) | block.union;
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
            .candidates_in(Role::Base, position, DigitSet::ALL, met.items)
            .candidates_in(Role::On, position, DigitSet::ALL, line.items)
            .candidates_in(Role::Off, position, DigitSet::ALL, block.items)
    })
}
