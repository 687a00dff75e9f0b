//! Where in the grid a step is: what to look at first, its houses, its cells.

use crate::engine::logic::step::{Role, Step};
use crate::engine::logic::techniques::{Family, Technique};
use crate::engine::types::cell::CellSet;
use crate::engine::types::house::{House, HouseSet};

/// A pattern in more houses than this is large.
const MANY: usize = 3;

/// The first house of the pattern, or the block in which something happens.
pub fn house_to_look_at(step: &Step) -> House {
    let base = step.evidence.houses_of(Role::Base).first();
    let pivot = step.evidence.cells_of(Role::Pivot).first();
    let cell = pivot.or_else(|| step.effects.first().map(|effect| effect.candidate().cell));
    base.or_else(|| cell.map(|cell| cell.houses()[2])).expect("a step has an effect")
}

/// What to look at first: one house, the houses of a pattern that is large, or none where it is all
/// over the grid.
pub fn houses_to_look_at(step: &Step) -> HouseSet {
    let evidence = &step.evidence;
    let (lines, base) = (crossing_lines(step), evidence.houses_of(Role::Base));
    if !lines.is_empty() {
        return lines;
    }
    if base.len() > MANY {
        return base;
    }
    match (step.technique, step.technique.family()) {
        (
            Technique::SymmetricalPlacement | Technique::TemplateSet | Technique::TemplateDelete,
            _,
        ) => HouseSet::EMPTY,
        (_, Family::Uniqueness | Family::Expert) if base.is_empty() => {
            let cells = evidence.cells_of(Role::Base).iter();
            let boxes: HouseSet = cells.map(|cell| cell.houses()[2]).collect();
            if boxes.len() < MANY { HouseSet::only(house_to_look_at(step)) } else { boxes }
        }
        _ => HouseSet::only(house_to_look_at(step)),
    }
}

/// The houses to look at as they are lit: of rows that meet columns the rows alone.
pub fn houses_to_light(step: &Step) -> HouseSet {
    match step.evidence.houses_of(Role::On) {
        rows if !rows.is_empty() && !crossing_lines(step).is_empty() => rows,
        _ => houses_to_look_at(step),
    }
}

/// The rows and columns of a pattern that has no other houses.
fn crossing_lines(step: &Step) -> HouseSet {
    match step.technique {
        Technique::MultiSectorLockedSets => {
            step.evidence.houses_of(Role::On) | step.evidence.houses_of(Role::Off)
        }
        _ => HouseSet::EMPTY,
    }
}

/// Every cell that a step points at.
pub fn pattern_cells(step: &Step) -> CellSet {
    let cells = Role::ALL.into_iter().map(|role| step.evidence.cells_of(role));
    cells.fold(CellSet::EMPTY, |all, cells| all | cells)
}

/// Those of them that are marked before what follows is: not the cell that is left for the digit of a
/// hidden single.
pub fn cells_to_mark(step: &Step) -> CellSet {
    match step.technique {
        Technique::HiddenSingle => pattern_cells(step) - step.evidence.cells_of(Role::Base),
        _ => pattern_cells(step),
    }
}

/// The houses in which the pattern is; none of a step that does nothing and has none.
pub fn step_houses(step: &Step) -> HouseSet {
    let of = |role| step.evidence.houses_of(role);
    let houses = of(Role::Base) | of(Role::Cover);
    if houses.is_empty() && !step.effects.is_empty() {
        return houses_to_look_at(step);
    }
    houses
}
