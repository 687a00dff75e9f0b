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
use crate::types::cell::CellSet;
use crate::types::digit::DigitSet;
use crate::types::house::{ByHouse, House, HouseKind, HouseSet};
use crate::types::position::Position;

/// Reports every Sue de Coq.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let meetings = meetings(on.position, on.changed_houses());
    let most = meetings.iter().map(|(_, met)| met.digits).max().unwrap_or_default();
    let houses: HouseSet = meetings.iter().flat_map(|(houses, _)| *houses).collect();
    let of_houses = ByHouse::from_fn(|house| {
        if !houses.contains(house) {
            return Vec::new();
        }
        let parts = parts(on.position, house.cells() & on.position.unsolved()).into_iter();
        // Cells with no more digits than they are would be a naked subset of their own.
        parts.filter(|part| part.digits > part.size && part.may_gain(most)).collect()
    });
    for (houses, met) in meetings {
        around(on, houses, &of_houses, met)?;
    }
    on.note_nothing(HouseSet::ALL);
    ControlFlow::Continue(())
}

/// All cells that can be a meeting, each with its line and block, one of which has changed.
fn meetings(position: &Position, changed: HouseSet) -> Vec<([House; 2], Part)> {
    let mut found = Vec::new();
    for block in HouseSet::of_kind(HouseKind::Block) {
        for line in HouseSet::ALL - HouseSet::of_kind(HouseKind::Block) {
            if !changed.contains(block) && !changed.contains(line) {
                continue;
            }
            let met = block.cells() & line.cells() & position.unsolved();
            let parts = parts(position, met).into_iter().filter(can_meet);
            found.extend(parts.map(|part| ([line, block], part)));
        }
    }
    found
}

/// Cells with the digits they hold.
#[derive(Clone, Copy, Default)]
struct Part {
    items: CellSet,
    /// How many cells.
    size: usize,
    union: DigitSet,
    /// How many digits.
    digits: usize,
}

impl Part {
    /// Whether it can gain anything beside a meeting of so many digits and leave two to the other house.
    fn may_gain(&self, met: usize) -> bool {
        self.digits + 3 <= self.size + met
    }
}

/// Whether cells can be the meeting: two or three, with two digits too many at least.
fn can_meet(part: &Part) -> bool {
    part.size > 1 && part.digits >= part.size + 2
}

/// Every part of some cells, in ascending order of the highest cells; that of no cells first.
fn parts(position: &Position, cells: CellSet) -> Vec<Part> {
    let mut all = Vec::with_capacity(1 << cells.len());
    all.push(Part::default());
    for cell in cells {
        let digits = position.candidates(cell);
        for at in 0..all.len() {
            let part: Part = all[at];
            let (items, union) = (part.items | CellSet::only(cell), part.union | digits);
            all.push(Part { items, size: part.size + 1, union, digits: union.len() });
        }
    }
    all
}

/// The parts of a house that lie beside a meeting and bring the numbers of cells and digits nearer,
/// each with by how much.
fn beside(of_house: &[Part], met: &Part, too_many: usize) -> Vec<(Part, usize)> {
    let nearer = |part: &Part| {
        let shared = (part.union & met.union).len();
        let gain = (part.size + shared).saturating_sub(part.digits);
        // The part of the other house has to have two digits of the meeting at least, and a gain.
        let leaves_some = shared + 2 <= met.digits && (1..too_many).contains(&gain);
        leaves_some.then_some((*part, gain))
    };
    // That is quick to see and leaves most parts out.
    let few = |part: &&Part| part.may_gain(met.digits);
    let apart = |part: &&Part| part.items.is_disjoint(met.items);
    of_house.iter().filter(few).filter(apart).filter_map(nearer).collect()
}

/// Reports what follows from a meeting of a line and a block.
fn around(
    on: &mut Finder,
    houses: [House; 2],
    of_houses: &ByHouse<Vec<Part>>,
    met: Part,
) -> ControlFlow<()> {
    let too_many = met.digits - met.size;
    let [of_line, of_block] = houses.map(|house| beside(&of_houses[house], &met, too_many));
    for &(line, of_first) in &of_line {
        for &(block, of_second) in &of_block {
            let locked = of_first + of_second == too_many
                && line.union.is_disjoint(block.union)
                && line.items.is_disjoint(block.items);
            if locked {
                report(on, houses, met, [line, block])?;
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
