//! What the player of an exercise has to find of a step.

use crate::engine::logic::step::{Effect, Evidence, Role, Step};
use crate::engine::logic::techniques::Family;
use crate::engine::types::cell::{Cell, CellSet};

/// A pattern of more cells is not asked for: the player goes on to what follows from it at once.
const MAX_PARTS: usize = 12;

/// The cells of a step's pattern that the player has to find; none where the player goes on to the
/// effects at once.
pub fn parts(step: &Step) -> CellSet {
    if step.technique.family() == Family::Singles {
        return CellSet::EMPTY;
    }
    let roles = [Role::Base, Role::Fin, Role::Pivot, Role::Pincer, Role::On, Role::Off];
    let of = |evidence: &Evidence| {
        roles.iter().fold(CellSet::EMPTY, |all, role| all | evidence.cells_of(*role))
    };
    let mut cells = of(&step.evidence);
    for link in &step.evidence.links {
        cells |= link.from.cells | link.to.cells;
    }
    for set in &step.evidence.sets {
        cells |= set.cells;
    }
    // What only loses a candidate is found as an effect.
    let out = |cell: &Cell| !of(&step.evidence).contains(*cell) || effect_in(step, *cell).is_none();
    cells = cells.iter().filter(out).collect();
    if cells.len() > MAX_PARTS { CellSet::EMPTY } else { cells }
}

fn effect_in(step: &Step, cell: Cell) -> Option<Effect> {
    step.effects.iter().copied().find(|effect| effect.candidate().cell == cell)
}
