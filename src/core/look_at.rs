//! Where in the grid a step is: the house to look at first, its houses, its cells.

use crate::engine::logic::step::{Role, Step};
use crate::engine::types::cell::CellSet;
use crate::engine::types::house::{House, HouseSet};

/// The house that the pattern stands on, or the block in which something happens.
pub fn house_to_look_at(step: &Step) -> House {
    let base = step.evidence.houses_of(Role::Base).first();
    let pivot = step.evidence.cells_of(Role::Pivot).first();
    let cell = pivot.or_else(|| step.effects.first().map(|effect| effect.candidate().cell));
    base.or_else(|| cell.map(|cell| cell.houses()[2])).expect("a step has an effect")
}

/// Every cell that a step points at.
pub fn pattern_cells(step: &Step) -> CellSet {
    let cells = Role::ALL.into_iter().map(|role| step.evidence.cells_of(role));
    cells.fold(CellSet::EMPTY, |all, cells| all | cells)
}

/// The houses in which the pattern is; none of a step that does nothing and has none.
pub fn step_houses(step: &Step) -> HouseSet {
    let of = |role| step.evidence.houses_of(role);
    let houses = of(Role::Base) | of(Role::Cover);
    if houses.is_empty() && !step.effects.is_empty() {
        return HouseSet::only(house_to_look_at(step));
    }
    houses
}
