//! W-wing: two cells hold the same two digits x and y. A house that has x in only two cells, one
//! seen by each of the pair, lets at most one of the pair be x. So one of the two is y, and y
//! leaves every cell that sees both.
//!
//! Example: r1c1 and r5c7 hold 3 and 8, in row 9 only c1 and c7 hold 3: no 8 in r1c7 and r5c1.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::pairs::pairs;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::Digit;
use crate::types::house::House;

/// Reports every W-wing.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    for (one, other) in pairs(position.bivalue()) {
        let digits = position.candidates(one);
        if digits != position.candidates(other) || one.sees(other) {
            continue;
        }
        let common = one.peers() & other.peers();
        for y in digits.iter().filter(|&y| !position.cells(y).is_disjoint(common)) {
            for x in digits.iter().filter(|&x| x != y) {
                bridge(on, [one, other], x, y)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports what follows for y from each house that has x only where one and the other cell see it.
fn bridge(on: &mut Finder, ends: [Cell; 2], x: Digit, y: Digit) -> ControlFlow<()> {
    let seen = ends.map(Cell::peers);
    for house in House::ALL {
        let places = on.position.places(x, house);
        let met = seen.map(|peers| places & peers);
        if places.len() == 2 && met[0] | met[1] == places && met.iter().all(|met| !met.is_empty()) {
            report(on, house, ends, [x, y])?;
        }
    }
    ControlFlow::Continue(())
}

fn report(on: &mut Finder, house: House, ends: [Cell; 2], [x, y]: [Digit; 2]) -> ControlFlow<()> {
    let places = on.position.places(x, house);
    let pair: CellSet = ends.into_iter().collect();
    on.report(Effects::eliminate(y, pair.common_peers()), || {
        let [one, other] = ends;
        let near = (places & one.peers())
            .iter()
            .find(|&place| other.peers() & places != CellSet::only(place));
        let far = near.and_then(|near| (places - CellSet::only(near)).first());
        let via = |cell: Option<Cell>| cell.map(|cell| Candidate::new(cell, x));
        let at = |cell, digit| Some(Candidate::new(cell, digit));
        let chain = [at(one, y), at(one, x), via(near), via(far), at(other, x), at(other, y)];
        let chain: Vec<Candidate> = chain.into_iter().flatten().collect();
        Evidence::default()
            .house(Role::Base, house)
            .candidates(Role::Base, x, places)
            .candidates(Role::Pincer, y, pair)
            .chain(&chain)
    })
}
