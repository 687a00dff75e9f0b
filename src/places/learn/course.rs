//! The order in which techniques are learned. It is that of the ladder, but what is a special case comes
//! after what it is a case of.

use crate::engine::logic::techniques::{Family, LADDER, Technique};

/// A naked pair or triple that two houses share: hints look for them first, but they are learned last.
const LOCKED: [Technique; 2] = [Technique::LockedPair, Technique::LockedTriple];

/// The techniques after which these come.
const BEFORE_LOCKED: Technique = Technique::HiddenTriple;

/// All techniques in the order of the course.
pub fn course() -> impl Iterator<Item = Technique> {
    let all = LADDER.iter().map(|row| row.technique);
    all.filter(|technique| !LOCKED.contains(technique)).flat_map(|technique| {
        let after: &[Technique] = if technique == BEFORE_LOCKED { &LOCKED } else { &[] };
        [technique].into_iter().chain(after.iter().copied())
    })
}

/// The family among which a technique is listed.
pub fn listed_in(technique: Technique) -> Family {
    if LOCKED.contains(&technique) { Family::Subsets } else { technique.family() }
}

/// The techniques before and after one.
pub fn beside(technique: Technique) -> [Option<Technique>; 2] {
    let all: Vec<Technique> = course().collect();
    let at = all.iter().position(|other| *other == technique);
    let place = |step: Option<usize>| step.and_then(|at| all.get(at).copied());
    [place(at.and_then(|at| at.checked_sub(1))), place(at.map(|at| at + 1))]
}
