//! How the digits that a hidden single names bar the other cells of its house, one by one.

use super::step::{Role, Step};
use super::techniques::Technique;
use crate::types::cell::{Cell, CellSet};
use crate::types::house::House;

/// A cell with the digit of a hidden single, which goes nowhere else in this house of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blocker {
    /// The cell.
    pub cell: Cell,
    /// Its house that takes the most from the house of the single.
    pub house: House,
    /// What the two houses have in common.
    pub barred: CellSet,
}

/// What bars the other cells of a hidden single's house, row by row; nothing of other steps.
pub fn blockers(step: &Step) -> Vec<Blocker> {
    let base = step.evidence.houses_of(Role::Base).first();
    let Some(base) = base.filter(|_| step.technique == Technique::HiddenSingle) else {
        return Vec::new();
    };
    let blocker = |cell: Cell| {
        let common = |house: &House| (house.cells() & base.cells()).len();
        let house = cell.houses().into_iter().max_by_key(common)?;
        Some(Blocker { cell, house, barred: house.cells() & base.cells() })
    };
    step.evidence.cells_of(Role::Witness).iter().filter_map(blocker).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::finder::{Options, next_step};
    use crate::types::board::Board;
    use crate::types::position::Position;

    #[test]
    fn blockers_leave_one_cell_of_the_house() {
        // 9 in block 1: row 1 and row 3 have theirs.
        let line =
            "100000569402000008050009040000640801000010000208035000040500010900000402621000005";
        let position = Position::of(&Board::of_givens(line.parse().expect("81 cells")));
        let step = next_step(&position, &Options::only(Technique::HiddenSingle)).expect("a step");
        let all = blockers(&step);
        let base = step.evidence.houses_of(Role::Base).first().expect("a house");
        let barred = all.iter().fold(CellSet::EMPTY, |barred, blocker| barred | blocker.barred);
        let left = (base.cells() & position.unsolved()) - barred;
        assert_eq!(left, step.evidence.cells_of(Role::Base));
        assert!(all.iter().all(|blocker| blocker.house.cells().contains(blocker.cell)));
    }
}
