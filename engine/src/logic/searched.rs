//! [`Searched`]: what the searches along a path have found out, so that later ones need not repeat it.
//! A step changes a few houses and digits. Where a technique found nothing in the others, it finds
//! nothing now either.

use std::cell::{Cell, OnceCell};

use super::techniques::Technique;
use super::templates;
use crate::types::cell::CellSet;
use crate::types::digit::{ByDigit, Digit};
use crate::types::house::HouseSet;
use crate::types::position::Position;
use crate::types::set::Element as _;

/// What is known of the position that was searched last, and of those before it.
#[derive(Clone, Debug)]
pub struct Searched {
    candidates: ByDigit<CellSet>,
    /// By technique: the houses in which a candidate has gone since the technique found nothing there.
    changed: [Cell<HouseSet>; Technique::ALL.len()],
    /// The cells that hold a digit in no template.
    eliminable: ByDigit<OnceCell<CellSet>>,
}

impl Default for Searched {
    fn default() -> Searched {
        Searched {
            candidates: ByDigit::from_fn(|_| CellSet::EMPTY),
            changed: [const { Cell::new(HouseSet::ALL) }; Technique::ALL.len()],
            eliminable: ByDigit::default(),
        }
    }
}

impl Searched {
    /// What is known of a position of which nothing was searched.
    pub(super) fn none_of(position: &Position) -> Searched {
        let candidates = ByDigit::from_fn(|digit| position.cells(digit));
        Searched { candidates, ..Searched::default() }
    }
    /// Goes on to another position. If it has any candidate that the last one had not, it does not
    /// follow from that one, and nothing is known of it.
    pub(super) fn go_on_to(&mut self, position: &Position) {
        let mut changed = CellSet::EMPTY;
        for digit in Digit::ALL {
            let (before, now) = (self.candidates[digit], position.cells(digit));
            if !now.is_subset(before) {
                *self = Searched::none_of(position);
                return;
            }
            if now != before {
                changed |= before - now;
                self.candidates[digit] = now;
                self.eliminable[digit] = OnceCell::new();
            }
        }
        let houses = HouseSet::of_cells(changed);
        for changed in &mut self.changed {
            *changed.get_mut() |= houses;
        }
    }
    /// The houses in which a technique can find what it has not found before, if what it finds lies in
    /// a house.
    pub(super) fn changed(&self, technique: Technique) -> HouseSet {
        self.changed[technique.index()].get()
    }
    /// Notes that a technique finds nothing in some houses.
    pub(super) fn note_nothing(&self, technique: Technique, houses: HouseSet) {
        let changed = &self.changed[technique.index()];
        changed.set(changed.get() - houses);
    }
    /// The open cells of a digit that hold it in no template.
    pub(super) fn eliminable(&self, digit: Digit) -> CellSet {
        *self.eliminable[digit].get_or_init(|| templates::in_no_template(self.candidates[digit]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::finder::first_of;
    use crate::types::board::Board;

    const PUZZLES: [&str; 3] = [
        "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5",
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
        "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....",
    ];

    fn position(puzzle: &str) -> Position {
        Position::of(&Board::of_givens(puzzle.parse().expect("81 cells")))
    }

    #[test]
    fn what_is_known_changes_no_step() {
        for mut position in PUZZLES.map(position) {
            let (mut searched, mut last) = (Searched::default(), 1);
            while last > 0 {
                let fresh = first_of(&position, Technique::ALL, &[], &mut Searched::default());
                let found = first_of(&position, Technique::ALL, &[], &mut searched);
                assert_eq!(found, fresh);
                found.iter().for_each(|step| position.apply(step));
                last = found.len();
            }
        }
    }

    #[test]
    fn houses_without_a_change_are_left_out() {
        let (technique, mut position) = (Technique::HiddenSingle, position(PUZZLES[0]));
        let mut searched = Searched::default();
        searched.go_on_to(&position);
        assert_eq!(searched.changed(technique), HouseSet::ALL);
        searched.note_nothing(technique, HouseSet::ALL);
        searched.go_on_to(&position);
        assert_eq!(searched.changed(technique), HouseSet::EMPTY);
        let step = first_of(&position, &[technique], &[], &mut Searched::default());
        let cell = step[0].effects[0].candidate().cell;
        position.apply(&step[0]);
        searched.go_on_to(&position);
        let changed = searched.changed(technique);
        assert!(cell.houses().into_iter().all(|house| changed.contains(house)));
        assert_ne!(changed, HouseSet::ALL);
    }

    #[test]
    fn nothing_is_known_of_a_position_that_does_not_follow() {
        let [one, other, _] = PUZZLES.map(position);
        let mut searched = Searched::default();
        searched.go_on_to(&one);
        searched.note_nothing(Technique::NakedPair, HouseSet::ALL);
        searched.go_on_to(&other);
        assert_eq!(searched.changed(Technique::NakedPair), HouseSet::ALL);
    }
}
