//! Whether a puzzle needs a technique: with every technique of its tier and below but this one it
//! does not come to its end. That a technique is on the path of the grade says less: the path takes
//! the first technique that finds a step, whatever others would do there as well.

use strum::IntoStaticStr;

use super::grade;
use crate::logic::finder::{Options, Searched, first_without_evidence, next_step};
use crate::logic::propagation::fill_singles;
use crate::logic::techniques::{Family, Technique, TechniqueSet, Tier};
use crate::types::position::Position;

/// What a puzzle has to do with a technique that is on its path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[strum(serialize_all = "snake_case")]
pub enum Need {
    /// Without the technique, all others of its tier and below leave the puzzle unsolved.
    Needs,
    /// Others of its tier and below would do as well.
    Uses,
}

impl Need {
    /// Its name among data.
    pub fn slug(self) -> &'static str {
        self.into()
    }
    /// What a position of a proper puzzle has to do with a technique. Both the order of the grade and that
    /// of the ladder have to get stuck: patterns that argue with uniqueness can come and go on the
    /// way, so that in rare cases the order matters.
    pub fn of(position: &Position, technique: Technique) -> Need {
        let is_needed = is_stuck(position.clone(), &rivals_in_order(technique))
            && is_stuck_by_ladder(position.clone(), technique);
        if is_needed { Need::Needs } else { Need::Uses }
    }
}

/// Every technique of the tier of one and below but itself, without last resorts, which stand for want
/// of something else.
pub fn rivals(technique: Technique) -> TechniqueSet {
    let is_rival = |other: &Technique| {
        *other != technique
            && other.tier() <= technique.tier()
            && other.family() != Family::LastResort
    };
    Technique::ALL.iter().copied().filter(is_rival).collect()
}

/// The [`rivals`] in the order of the grade, tier by tier, those that it leaves out behind the others.
pub(crate) fn rivals_in_order(technique: Technique) -> Vec<Technique> {
    let rivals = rivals(technique);
    let graded = grade::all_in_order().filter(|other| rivals.contains(*other));
    let mut order: Vec<Technique> = graded.collect();
    let others = rivals - order.iter().copied().collect();
    order.extend(others.iter());
    order.sort_by_key(|other| other.tier());
    order
}

/// Whether some techniques, tried in this order, leave the position of a proper puzzle unsolved.
pub(crate) fn is_stuck(mut position: Position, order: &[Technique]) -> bool {
    let mut searched = Searched::default();
    let has_singles = order.iter().any(|technique| technique.tier() > Tier::Easy);
    loop {
        if has_singles {
            fill_singles(&mut position);
        }
        if position.is_solved() {
            return false;
        }
        let found = first_without_evidence(&position, order, &[], &mut searched).pop();
        let Some(step) = found else { return true };
        position.apply(&step);
    }
}

fn is_stuck_by_ladder(mut position: Position, technique: Technique) -> bool {
    let options = Options { techniques: rivals(technique), ..Options::default() };
    while !position.is_solved() {
        let Some(step) = next_step(&position, &options) else { return true };
        position.apply(&step);
    }
    false
}
