//! [`house_to_look_at`]: where to look for a step, when no more than that is said.

use crate::engine::logic::step::{Role, Step};
use crate::engine::types::house::House;

/// The house that the pattern stands on, or the block in which something happens.
pub fn house_to_look_at(step: &Step) -> House {
    let base = step.evidence.houses_of(Role::Base).first();
    let pivot = step.evidence.cells_of(Role::Pivot).first();
    let cell = pivot.or_else(|| step.effects.first().map(|effect| effect.candidate().cell));
    base.or_else(|| cell.map(|cell| cell.houses()[2])).expect("a step has an effect")
}
