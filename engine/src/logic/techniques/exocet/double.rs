//! Double exocets: two junior exocets of one band with the same four base digits, their bases in
//! different blocks, neither with a target in the base of the other, and with different targets in the
//! third block. The digit of the first one's target beside the second base is not in that base, nor
//! is that of its target in the third block in the second one's target there; so the second exocet has
//! none of the digits of the first, and the two bases, like the four targets, hold all four digits.
//! If both have the same crossing lines, each of the four is in the S cells just twice, once in each
//! of two lines that hold all its places there.

use std::ops::ControlFlow;

use super::{Exocet, Places, exocets};
use crate::logic::finder::Finder;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::cell::CellSet;
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::{House, HouseKind, HouseSet};

/// Reports every double exocet.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let places = Places::of(on.position);
    let exocets = exocets(&places);
    for (at, one) in exocets.iter().enumerate() {
        for other in exocets[..at].iter().filter(|other| are_double(one, other)) {
            on.report(effects(&places, one, other), || evidence(&places, one, other))?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether the two hold all four digits between them.
fn are_double(one: &Exocet, other: &Exocet) -> bool {
    let block = |exocet: &Exocet| exocet.base.first().map(|cell| cell.house(HouseKind::Block));
    let [one_targets, other_targets] = [targets(one), targets(other)];
    one.line.kind() == other.line.kind()
        && one.band == other.band
        && one.line != other.line
        && one.digits == other.digits
        && one.digits.len() == 4
        && block(one) != block(other)
        && one_targets.is_disjoint(other.base)
        && other_targets.is_disjoint(one.base)
        && one_targets.is_disjoint(other_targets)
}

/// Both targets of an exocet.
fn targets(exocet: &Exocet) -> CellSet {
    exocet.targets.iter().map(|target| target.cell).collect()
}

/// The targets hold base digits alone, each digit is in a base and in a target, and where both have
/// the same S cells, each once in every house of two that hold all its places there.
fn effects(places: &Places, one: &Exocet, other: &Exocet) -> Effects {
    let (bases, targets) = (one.base | other.base, targets(one) | targets(other));
    let direct = Effects::eliminate_all(!one.digits, targets);
    one.digits.iter().fold(direct, |effects, digit| {
        let seen = |cells: CellSet| (places.position.cells(digit) & cells).common_peers();
        let effects = effects.and_eliminate(digit, seen(bases) | seen(targets));
        covers(places, one, other, digit).iter().fold(effects, |effects, house| {
            effects.and_eliminate(digit, house.cells() - one.s_cells())
        })
    })
}

/// The houses of which two hold all places of a digit in the S cells, if both exocets have the same:
/// each has it there just once.
fn covers(places: &Places, one: &Exocet, other: &Exocet, digit: Digit) -> HouseSet {
    if one.s_cells() != other.s_cells() {
        return HouseSet::EMPTY;
    }
    let places = places.possible[digit] & one.s_cells();
    let of_kind = |house: &House| house.kind() != HouseKind::Block;
    let houses: HouseSet = places.iter().flat_map(|cell| cell.houses()).filter(of_kind).collect();
    let is_cover = |house: &House| {
        let rest = places - house.cells();
        !rest.is_empty() && rest.common_houses().any(|other| other.kind() != HouseKind::Block)
    };
    houses.iter().filter(is_cover).collect()
}

fn evidence(places: &Places, one: &Exocet, other: &Exocet) -> Evidence {
    let both = one.evidence(places).merge(other.evidence(places));
    one.digits.iter().fold(both, |all, digit| {
        let houses = covers(places, one, other, digit);
        let named = if houses.is_empty() { DigitSet::EMPTY } else { DigitSet::only(digit) };
        houses.iter().fold(all.digits(Role::On, named), |all, house| all.house(Role::On, house))
    })
}
