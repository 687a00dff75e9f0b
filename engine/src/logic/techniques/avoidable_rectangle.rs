//! Avoidable rectangles: a rectangle of two digits in two rows, two columns and two blocks, none of
//! them given, could be swapped. So corners that are filled already bar others from completing it.
//!
//! Example (type 1): r1c1 was found to be 2, r1c4 and r3c1 to be 7: no 2 in r3c4.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::rectangles::frames;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::position::Position;

/// Three corners are filled: the fourth does not complete the rectangle.
pub fn type_1(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    for (corners, placed) in turned(position) {
        if let [Some(one), Some(across), Some(other), None] = placed
            && one == other
        {
            on.report(Effects::eliminate(across, CellSet::only(corners[3])), || {
                evidence(position, corners, DigitSet::only(one) | DigitSet::only(across))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Two corners side by side are filled, the two others hold what completes the rectangle or a third
/// digit, the same in both: one of them takes that.
pub fn type_2(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    for (corners, placed) in turned(position) {
        if let [Some(one), Some(other), None, None] = placed
            && let Some(third) = third(position, [(corners[2], one), (corners[3], other)])
        {
            let open: CellSet = corners[2..].iter().copied().collect();
            on.report(Effects::eliminate(third, open.common_peers()), || {
                let digits = DigitSet::only(one) | DigitSet::only(other);
                let marked = evidence(position, corners, digits);
                marked.candidates_in(Role::Fin, position, DigitSet::only(third), open)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The one digit that each of two cells can take instead of the digit named with it.
fn third(position: &Position, cells: [(Cell, Digit); 2]) -> Option<Digit> {
    let [one, other] = cells.map(|(cell, digit)| {
        let digits = position.candidates(cell);
        let rest = digits - DigitSet::only(digit);
        rest.single().filter(|_| digits.contains(digit))
    });
    one.filter(|_| one == other)
}

/// Every frame without a given, begun at each corner, with what fills it.
fn turned(position: &Position) -> impl Iterator<Item = ([Cell; 4], [Option<Digit>; 4])> {
    let placed = position.digits().filled() - position.givens();
    let free = move |corners: &[Cell; 4]| {
        let filled = corners.iter().filter(|&&cell| placed.contains(cell)).count();
        (2..4).contains(&filled)
    };
    let turns = |corners: [Cell; 4]| {
        (0..4).map(move |first| std::array::from_fn(|at| corners[(first + at) % 4]))
    };
    let filled = |corners: [Cell; 4]| (corners, corners.map(|cell| position.digits()[cell]));
    frames(placed, position.givens()).filter(free).flat_map(turns).map(filled)
}

/// The filled corners are what bars the open ones from the pattern's digits.
fn evidence(position: &Position, corners: [Cell; 4], digits: DigitSet) -> Evidence {
    let cells: CellSet = corners.into_iter().collect();
    Evidence::default()
        .digits(Role::Base, digits)
        .cells(Role::Witness, cells - position.unsolved())
        .candidates_in(Role::Base, position, digits, cells)
}
