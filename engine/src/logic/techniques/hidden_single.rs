//! Hidden single: a digit that fits only one cell of a house.
//!
//! Example: 5s in r1c4, r2c8 and r7c2 bar all empty cells of box 1 but r3c3: 5 in r3c3. Boxes are
//! read before rows and columns, as people do.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::step::{Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::DigitSet;
use crate::types::house::{House, HouseKind, HouseSet};
use crate::types::position::Position;

/// Reports every digit with one place left in a block, row or column.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    for kind in [HouseKind::Block, HouseKind::Row, HouseKind::Column] {
        on.in_houses(HouseSet::of_kind(kind), find_in)?;
    }
    ControlFlow::Continue(())
}

fn find_in(on: &mut Finder, house: House) -> ControlFlow<()> {
    let position = on.position;
    let (mut once, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
    for cell in house.cells() & position.unsolved() {
        twice |= once & position.candidates(cell);
        once |= position.candidates(cell);
    }
    for digit in once - twice {
        if let Some(cell) = position.places(digit, house).single() {
            let only = Candidate::new(cell, digit);
            on.report_single(only, || evidence(position, house, only))?;
        }
    }
    ControlFlow::Continue(())
}

fn evidence(position: &Position, house: House, only: Candidate) -> Evidence {
    let others = (house.cells() & position.unsolved()) - CellSet::only(only.cell);
    Evidence::default()
        .house(Role::Base, house)
        .single(only)
        .cells(Role::Witness, barring(position.digits().cells_of(only.digit), others))
}

/// Of the cells that hold a digit, few that bar it from all those `others` that any of them sees:
/// always the one that bars the most of what is left.
fn barring(holders: CellSet, mut others: CellSet) -> CellSet {
    let mut chosen = CellSet::EMPTY;
    let bars = |cell: Cell, left: CellSet| (cell.peers() & left).len();
    let most = |left: CellSet| holders.iter().max_by_key(|&cell| bars(cell, left));
    while let Some(cell) = most(others).filter(|&cell| bars(cell, others) > 0) {
        chosen.insert(cell);
        others -= cell.peers();
    }
    chosen
}
