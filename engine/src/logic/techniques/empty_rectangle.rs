//! Empty rectangle: a block holds a digit only on one row and one column of it. A strong link in a
//! line across, one end on that row, then refutes the cell where its other end meets that column:
//! were it true, both the row and the column of the block would be barred.
//!
//! Example: box 1 holds 5 only in row 2 and column 3; column 8 only in r2c8 and r7c8: no 5 in r7c3.

use std::ops::ControlFlow;

use crate::logic::finder::{Finder, Variant};
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::Digit;
use crate::types::house::{House, HouseKind, HouseSet};

/// Reports every empty rectangle.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let least = if on.is_enabled(Variant::ShortEmptyRectangle) { 2 } else { 3 };
    for rectangle in all(on, least) {
        let lost = CellSet::only(rectangle.lost);
        on.report(Effects::eliminate(rectangle.digit, lost), || rectangle.evidence())?;
    }
    ControlFlow::Continue(())
}

/// Reports every two empty rectangles of one block that refute different candidates; two places in
/// the block are enough.
pub fn dual(on: &mut Finder) -> ControlFlow<()> {
    let all = all(on, 2);
    for (place, one) in all.iter().enumerate() {
        for other in all[place + 1..].iter().filter(|other| one.meets(other)) {
            let lost = [one.lost, other.lost].into_iter().collect();
            on.report(Effects::eliminate(one.digit, lost), || {
                one.evidence().merge(other.evidence())
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// An empty rectangle with its strong link.
struct Rectangle {
    digit: Digit,
    block: House,
    /// The row and the column of the block.
    arms: [House; 2],
    /// The places for the digit in the block.
    places: CellSet,
    /// The line of the strong link.
    across: House,
    /// Its end on one arm.
    near: Cell,
    /// Its other end.
    far: Cell,
    /// Where the far end meets the other arm.
    lost: Cell,
}

/// All of at least so many places in the block that refute something.
fn all(on: &Finder, least: usize) -> Vec<Rectangle> {
    let mut found = Vec::new();
    for (digit, &refuted) in on.eliminable().iter().filter(|(_, cells)| !cells.is_empty()) {
        for block in HouseSet::of_kind(HouseKind::Block) {
            let places = on.position.places(digit, block);
            let crosses = arms(block, places).filter(|_| places.len() >= least);
            let rectangles = crosses.flat_map(|arms| links(on, digit, block, arms));
            found.extend(rectangles.filter(|found| refuted.contains(found.lost)));
        }
    }
    found
}

/// The row and column of a block that only together hold all its places, in either order.
fn arms(block: House, places: CellSet) -> impl Iterator<Item = [House; 2]> {
    let meets = move |line: &House| !line.cells().is_disjoint(block.cells());
    let lines = move |kind| HouseSet::of_kind(kind).iter().filter(meets);
    let crosses = lines(HouseKind::Row)
        .flat_map(move |row| lines(HouseKind::Column).map(move |column| [row, column]));
    let holding = crosses.filter(move |[row, column]| {
        let [on_row, on_column] = [row, column].map(|line| places & line.cells());
        let both = !on_row.is_subset(column.cells()) && !on_column.is_subset(row.cells());
        both && on_row | on_column == places
    });
    holding.flat_map(|[row, column]| [[row, column], [column, row]])
}

/// The strong links across the first arm, each with the cell that it and the second arm refute.
fn links(on: &Finder, digit: Digit, block: House, arms: [House; 2]) -> Vec<Rectangle> {
    let [along, other] = arms;
    let places = on.position.places(digit, block);
    let ends = on.position.places(digit, along) - block.cells();
    ends.iter()
        .filter_map(|near| {
            let across = near.houses().into_iter().find(|house| house.kind() == other.kind())?;
            let far = (on.position.places(digit, across) - CellSet::only(near)).single()?;
            let beside = far.houses().into_iter().find(|house| house.kind() == along.kind())?;
            let lost = (beside.cells() & (other.cells() - block.cells())).single()?;
            Some(Rectangle { digit, block, arms, places, across, near, far, lost })
        })
        .collect()
}

impl Rectangle {
    /// Whether the two have the block in common and refute different candidates.
    fn meets(&self, other: &Rectangle) -> bool {
        (self.digit, self.block) == (other.digit, other.block) && self.lost != other.lost
    }
    fn evidence(&self) -> Evidence {
        let [row, column] = self.arms;
        Evidence::default()
            .house(Role::Base, self.block)
            .house(Role::Witness, row)
            .house(Role::Witness, column)
            .house(Role::Cover, self.across)
            .candidates(Role::Base, self.digit, self.places)
            .candidates(Role::On, self.digit, CellSet::only(self.near))
            .candidates(Role::Off, self.digit, CellSet::only(self.far))
            .chain(&[self.near, self.far].map(|cell| Candidate::new(cell, self.digit)))
    }
}
