//! Extended rectangle: six cells, three in each of two lines, side by side two by two, must not hold
//! just the same three digits: the two lines could be swapped. Either the lines lie in one chute and
//! the cells in three blocks, or the cells of each line lie in one block. What follows is
//! as in the types of unique rectangles.
//!
//! Example: r1c1, r1c5, r1c9, r2c1, r2c5 hold 1, 2 and 3 only: none of these in r2c9.

use std::ops::ControlFlow;

use crate::logic::deadly_pattern::DeadlyPattern;
use crate::logic::finder::Finder;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::HouseKind;
use crate::types::position::Position;

/// Reports what follows from every extended rectangle.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    for found in patterns(on.position) {
        found.type_1(on)?;
        found.type_2(on)?;
        found.type_3(on)?;
        found.type_4(on)?;
    }
    ControlFlow::Continue(())
}

/// Every shape of unsolved cells with three digits that fill most of it.
fn patterns(position: &Position) -> Vec<DeadlyPattern> {
    let mut found = Vec::new();
    for cells in shapes().filter(|cells| cells.is_subset(position.unsolved())) {
        let mut digits: Vec<DigitSet> = triples(position, cells);
        digits.sort_by_key(|digits| digits.bits() as usize);
        digits.dedup();
        found.extend(digits.into_iter().map(|digits| DeadlyPattern { cells, digits }));
    }
    found
}

/// Three digits to which at least four of the cells are down, and that every cell could take.
fn triples(position: &Position, cells: CellSet) -> Vec<DigitSet> {
    let of = |cell: Cell| position.candidates(cell);
    let small: Vec<DigitSet> = cells.iter().map(of).filter(|digits| digits.len() <= 3).collect();
    let wide = if small.len() < 4 { two_of_four(position, cells) } else { Vec::new() };
    let unions = small.iter().flat_map(|&one| small.iter().map(move |&other| one | other));
    let fits = |digits: &DigitSet| {
        digits.len() == 3
            && cells.iter().all(|cell| (of(cell) & *digits).len() > 1)
            && (cells.iter().filter(|&cell| of(cell).is_subset(*digits)).count() > 3
                || cells.iter().fold(DigitSet::EMPTY, |all, cell| all | of(cell)).len() == 4)
    };
    unions.chain(wide).filter(fits).collect()
}

/// The ways to leave one digit out, if the cells have four among them.
fn two_of_four(position: &Position, cells: CellSet) -> Vec<DigitSet> {
    let all = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(cell));
    let less = |digit: Digit| all - DigitSet::only(digit);
    if all.len() == 4 { all.iter().map(less).collect() } else { Vec::new() }
}

/// The cells where two lines of a kind meet three lines across: two in a chute and three in three
/// chutes, or the other way round.
fn shapes() -> impl Iterator<Item = CellSet> {
    let pairs = || (0..9).flat_map(|one| (one + 1..9).map(move |other| [one, other]));
    let thin = move || pairs().filter(|[one, other]| one / 3 == other / 3);
    let wide = move || pairs().filter(|[one, other]| one / 3 != other / 3);
    let apart = || (0..27).map(|at| [at / 9, 3 + at / 3 % 3, 6 + at % 3]);
    let together = || (0..3).map(|chute| [3 * chute, 3 * chute + 1, 3 * chute + 2]);
    let across = thin().flat_map(move |two| apart().map(move |three| (two, three)));
    let within = wide().flat_map(move |two| together().map(move |three| (two, three)));
    let both = across.chain(within);
    both.flat_map(|(two, three)| {
        [HouseKind::Row, HouseKind::Column].map(|kind| cells(kind, two, three))
    })
}

fn cells(kind: HouseKind, two: [usize; 2], three: [usize; 3]) -> CellSet {
    let pairs = two.into_iter().flat_map(|one| three.into_iter().map(move |other| (one, other)));
    let cell = |(one, other)| match kind {
        HouseKind::Row => Cell::new(one, other),
        HouseKind::Column | HouseKind::Block => Cell::new(other, one),
    };
    pairs.map(cell).collect()
}
