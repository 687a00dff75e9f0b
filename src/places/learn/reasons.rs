//! Why a cell or a digit is not the answer in an exercise, from the position itself.

use crate::engine::logic::step::{Effect, Role, Step};
use crate::engine::logic::techniques::{Family, Technique};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::{House, HouseKind};
use crate::engine::types::position::Position;
use crate::words::message::Message;

use super::parts::parts;

/// Why a cell is no part of a pattern that goes on from the cells pressed.
pub fn why_no_part(
    position: &Position,
    technique: Technique,
    steps: &[Step],
    pressed: CellSet,
    cell: Cell,
) -> Message {
    if let Some(digit) = position.digits()[cell] {
        return Message::ReasonFilled { cell, digit };
    }
    let digits = common_digits(steps);
    let specific = match (technique.family(), digits.single()) {
        (Family::Fish | Family::SingleDigit, Some(digit)) => {
            one_digit(position, steps, cell, digit)
        }
        (Family::Subsets | Family::LockedCandidates, _) => subset(position, technique, cell),
        (Family::Wings | Family::Chains, _) => pairs(position, technique, cell),
        (_, Some(digit)) => lacks(position, cell, digit),
        _ => None,
    };
    specific.unwrap_or(match pressed.is_empty() {
        true => Message::ReasonNoPart { cell, technique },
        false => Message::ReasonNoPartWith { cell, technique, cells: pressed },
    })
}

/// The digits of the patterns, if they are the same in all of them.
fn common_digits(steps: &[Step]) -> DigitSet {
    let mut all = steps.iter().map(|step| step.evidence.all_digits());
    let first = all.next().unwrap_or_default();
    if all.all(|digits| digits == first) { first } else { DigitSet::EMPTY }
}

/// A cell that lacks the digit: which digit bars it, or that it was eliminated.
fn lacks(position: &Position, cell: Cell, digit: Digit) -> Option<Message> {
    if position.has(Candidate::new(cell, digit)) {
        return None;
    }
    let other = cell.peers().iter().find(|peer| position.digits()[*peer] == Some(digit));
    Some(match other {
        Some(other) => Message::ReasonBarred { cell, digit, other },
        None => Message::ReasonGone { cell, digit },
    })
}

/// A cell that has the digit, though its line has too many places for it.
fn one_digit(position: &Position, steps: &[Step], cell: Cell, digit: Digit) -> Option<Message> {
    if let Some(reason) = lacks(position, cell, digit) {
        return Some(reason);
    }
    let bases = steps.iter().flat_map(|step| step.evidence.houses_of(Role::Base).iter());
    let kinds: Vec<HouseKind> = bases.clone().map(House::kind).collect();
    let most = bases.map(|house| position.places(digit, house).len()).max()?;
    let house = kinds.first().map(|kind| cell.house(*kind))?;
    let count = position.places(digit, house).len();
    let is_one_way = kinds.iter().all(|kind| Some(kind) == kinds.first());
    (is_one_way && count > most).then_some(Message::ReasonPlaces {
        house,
        digit,
        count: count as u64,
    })
}

/// A cell of too many candidates for a naked subset of this size.
fn subset(position: &Position, technique: Technique, cell: Cell) -> Option<Message> {
    let size = match technique {
        Technique::NakedPair | Technique::LockedPair => 2,
        Technique::NakedTriple | Technique::LockedTriple => 3,
        Technique::NakedQuadruple => 4,
        _ => return None,
    };
    let digits = position.candidates(cell);
    let count = digits.len() as u64;
    (count > size).then_some(Message::ReasonTooMany { cell, digits, count, most: size })
}

/// A cell of more than two candidates, where two are needed in each.
fn pairs(position: &Position, technique: Technique, cell: Cell) -> Option<Message> {
    let most = match technique {
        Technique::XyWing | Technique::WWing | Technique::XyChain | Technique::RemotePair => 2,
        Technique::XyzWing => 3,
        _ => return None,
    };
    let digits = position.candidates(cell);
    let count = digits.len() as u64;
    (count > most).then_some(Message::ReasonTooMany { cell, digits, count, most })
}

/// Why nothing of a pattern happens in a cell, or not to this digit.
pub fn why_no_effect(
    position: &Position,
    steps: &[Step],
    pressed: CellSet,
    cell: Cell,
    digit: Option<Digit>,
) -> Message {
    if let Some(digit) = position.digits()[cell] {
        return Message::ReasonFilled { cell, digit };
    }
    let Some(step) = steps.first() else { return Message::ReasonKeeps { cell } };
    if let [Effect::Place(_), ..] = step.effects[..] {
        return why_not_placed(position, step, cell, digit);
    }
    let all: DigitSet = step.effects.iter().map(|effect| effect.candidate().digit).collect();
    if let Some(digit) = digit.or(all.single()) {
        if let Some(reason) = lacks(position, cell, digit) {
            return reason;
        }
        if !pressed.is_empty() && parts(step).contains(cell) {
            return Message::ReasonOfPattern { cell };
        }
        return unseen(step, cell, digit).unwrap_or(Message::ReasonKeepsDigit { cell, digit });
    }
    if !pressed.is_empty() && parts(step).contains(cell) {
        return Message::ReasonOfPattern { cell };
    }
    Message::ReasonKeeps { cell }
}

/// The part of the pattern that a cell would have to see, and does not.
fn unseen(step: &Step, cell: Cell, digit: Digit) -> Option<Message> {
    let evidence = &step.evidence;
    let covers = evidence.houses_of(Role::Cover);
    let is_fish = step.technique.family() == Family::Fish;
    if is_fish && !covers.is_empty() && covers.iter().all(|house| !house.cells().contains(cell)) {
        return Some(Message::ReasonOutside { cell, digit, houses: covers });
    }
    let ends = evidence.cells_of(Role::Pincer) | evidence.cells_of(Role::Fin);
    let other = ends.iter().find(|end| *end != cell && !end.sees(cell))?;
    Some(Message::ReasonUnseen { cell, digit, other })
}

/// Why no digit, or not this one, can be placed in a cell by a single.
fn why_not_placed(position: &Position, step: &Step, cell: Cell, digit: Option<Digit>) -> Message {
    let digits = position.candidates(cell);
    let count = digits.len() as u64;
    match (step.technique, digit) {
        (_, Some(digit)) if !position.has(Candidate::new(cell, digit)) => {
            lacks(position, cell, digit).unwrap_or(Message::ReasonKeeps { cell })
        }
        (Technique::NakedSingle, _) => Message::ReasonManyDigits { cell, digits, count },
        (Technique::FullHouse, _) => {
            let empty = |house: House| (house.cells() & position.unsolved()).len() as u64;
            let house = cell.houses().into_iter().min_by_key(|house| empty(*house));
            let house = house.unwrap_or(cell.houses()[0]);
            Message::BasicMoreEmpty { cell, house, count: empty(house) }
        }
        (_, digit) => {
            let digit = digit.or(digits.first());
            let Some(digit) = digit else { return Message::ReasonKeeps { cell } };
            let fewest =
                cell.houses().into_iter().min_by_key(|house| position.places(digit, *house).len());
            let house = fewest.unwrap_or(cell.houses()[0]);
            let count = position.places(digit, house).len() as u64;
            if digits.len() > 1 && count > 1 {
                return Message::ReasonPlacesOf { cell, digit, house, count };
            }
            Message::ReasonManyDigits { cell, digits, count: digits.len() as u64 }
        }
    }
}
