//! Sentences of which an explanation has as many as its pattern has parts: a fish for each choice of
//! covers, a link of a loop beside which something goes. They are worked out from the evidence.

use nonet_engine::logic::step::{Effect, Evidence, Mark, Role, Step, Target};
use nonet_engine::logic::techniques::Technique;
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::digit::DigitSet;
use nonet_engine::types::house::{House, HouseSet};

use super::chain_args::meeting_of;
use super::chain_lines::house_of;
use super::loop_lines::loop_lines;
use super::message::Message;

/// The sentences for the parts of a step's pattern, in the order of its evidence.
pub fn pattern_lines(step: &Step) -> Vec<Message> {
    let evidence = &step.evidence;
    match step.technique {
        Technique::DualTwoStringKite => kites(step),
        Technique::DualEmptyRectangle => rectangles(step),
        Technique::MultiColours1 => meetings(step),
        Technique::ContinuousNiceLoop | Technique::GroupedContinuousNiceLoop => loop_lines(step),
        Technique::FireworkQuadruple => crossings(evidence),
        Technique::JuniorExocet => mirror(step),
        Technique::DoubleExocet => exocets(evidence).0,
        // Of the others only siamese fish mark covers after fins.
        _ => fish(step),
    }
}

/// What of a step loses a digit in cells that see all of some others.
fn removed(step: &Step, sees: impl Fn(CellSet) -> bool) -> Vec<Effect> {
    let is_seen = |effect: &&Effect| sees(CellSet::only(effect.candidate().cell));
    step.effects.iter().filter(is_seen).copied().collect()
}

/// The two ends of each chain of a step, whose chains have so many links each.
fn ends(step: &Step, links: usize) -> impl Iterator<Item = [CellSet; 2]> {
    let chains = step.evidence.links.chunks_exact(links);
    chains.map(|chain| [chain[0].from.cells, chain[chain.len() - 1].to.cells])
}

/// The far ends of each kite, and what goes because of them.
fn kites(step: &Step) -> Vec<Message> {
    let kite = |(place, [one, other]): (usize, [CellSet; 2])| {
        let ends = one | other;
        let removed = removed(step, |cell| cell.is_subset(ends.common_peers()));
        let strings = [3 * place, 3 * place + 2].map(|link| house_of(&step.evidence, link));
        let houses = strings.into_iter().flatten().collect();
        Message::KiteEnds { houses, ends, digits: step.evidence.all_digits(), removed }
    };
    ends(step, 3).enumerate().map(kite).collect()
}

/// The two places of each strong link, and the candidate that needs it.
fn rectangles(step: &Step) -> Vec<Message> {
    let places = step.evidence.cells_of(Role::Base);
    let rectangle = |[near, far]: [CellSet; 2]| {
        let bars = |cell: CellSet| {
            places.is_subset(cell.common_peers() | near.common_peers())
                && cell.is_subset(far.common_peers())
        };
        let removed = removed(step, bars);
        Message::RectangleLink { removed, far, near, digits: step.evidence.all_digits() }
    };
    ends(step, 1).map(rectangle).collect()
}

/// Colours of the two components that see each other beside those that are named first, as far as
/// more goes because of them.
fn meetings(step: &Step) -> Vec<Message> {
    let cells = |role| step.evidence.cells_of(role);
    let seen = |cells: CellSet| cells.iter().fold(CellSet::EMPTY, |all, at| all | at.peers());
    let [on, off, base, cover] = [Role::On, Role::Off, Role::Base, Role::Cover].map(cells);
    let gone: CellSet = step.effects.iter().map(|effect| effect.candidate().cell).collect();
    let mut left = gone - (seen(on) & seen(base));
    let mut lines = Vec::new();
    for [one, other, opposite, across] in
        [[off, base, on, cover], [on, cover, off, base], [on, base, off, cover]]
    {
        let explained = seen(opposite) & seen(across) & left;
        if let Some([near, far]) = meeting_of(one, other).filter(|_| !explained.is_empty()) {
            left -= explained;
            lines.push(Message::ColoursMeet { near, far, opposite, across });
        }
    }
    lines
}

/// The digits of each crossing, and its wings.
fn crossings(evidence: &Evidence) -> Vec<Message> {
    let mut lines = Vec::new();
    let mut digits = DigitSet::EMPTY;
    for mark in &evidence.marks {
        match (mark.role, mark.target) {
            (Role::Base, Target::Digits(more)) => digits |= more,
            (Role::Pivot, Target::Cells(crossing)) => {
                let wings = evidence.cells_of(Role::Pincer);
                lines.push(Message::FireworkAt { digits, crossing, wings });
                digits = DigitSet::EMPTY;
            }
            _ => {}
        }
    }
    lines
}

/// Where the digit of a target is mirrored, and what it cannot be for want of room there.
fn mirror(step: &Step) -> Vec<Message> {
    let evidence = &step.evidence;
    let (mirror, houses) = (evidence.cells_of(Role::Pivot), evidence.houses_of(Role::On));
    let boxed = houses.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
    let target = evidence.cells_of(Role::Pincer) - boxed;
    if mirror.is_empty() {
        return Vec::new();
    }
    let lost = step.effects.iter().map(|effect| effect.candidate());
    let digits = lost.filter(|at| target.contains(at.cell)).map(|at| at.digit).collect();
    vec![Message::ExocetMirror { target, houses, mirror, digits }]
}

/// The sentences for the lines that need each digit of two exocets.
pub fn exocet_lines(step: &Step) -> Vec<Message> {
    exocets(&step.evidence).1
}

/// The targets of each base, and the lines that need each digit.
fn exocets(evidence: &Evidence) -> (Vec<Message>, Vec<Message>) {
    let crossed = evidence.houses_of(Role::Cover);
    let mut parts: Vec<[CellSet; 2]> = Vec::new();
    let mut lines = Vec::new();
    let mut is_begun = false;
    for Mark { role, target } in &evidence.marks {
        // Each exocet begins with all of its digits.
        match (role, target) {
            (Role::Base, Target::Digits(_)) => parts.push([CellSet::EMPTY; 2]),
            (Role::Base, Target::Candidate(at)) => add(&mut parts, 0, CellSet::only(at.cell)),
            (Role::Pincer, Target::Candidate(at)) => add(&mut parts, 1, CellSet::only(at.cell)),
            (Role::On, Target::Digits(digits)) => {
                is_begun = !digits.is_empty();
                if is_begun {
                    let houses = HouseSet::EMPTY;
                    lines.push(Message::ExocetLines { digits: *digits, houses, crossed });
                }
            }
            (Role::On, Target::Houses(more)) if is_begun => {
                if let Some(Message::ExocetLines { houses, .. }) = lines.last_mut() {
                    *houses |= *more;
                }
            }
            _ => {}
        }
    }
    let targets = parts.into_iter().map(|[base, targets]| Message::ExocetPart { base, targets });
    (targets.collect(), lines)
}

fn add(parts: &mut [[CellSet; 2]], side: usize, cells: CellSet) {
    if let Some(part) = parts.last_mut() {
        part[side] |= cells;
    }
}

/// Each choice of covers with its fins.
fn choices(evidence: &Evidence) -> Vec<(HouseSet, CellSet)> {
    let mut all: Vec<(HouseSet, CellSet)> = Vec::new();
    for Mark { role, target } in &evidence.marks {
        match (role, target) {
            (Role::Cover, Target::Houses(more)) => match all.last_mut() {
                Some((covers, fins)) if fins.is_empty() => *covers |= *more,
                _ => all.push((*more, CellSet::EMPTY)),
            },
            (Role::Fin, Target::Candidate(at)) => {
                all.iter_mut().last().into_iter().for_each(|(_, fins)| fins.insert(at.cell));
            }
            _ => {}
        }
    }
    all
}

/// The places of a fish that are no fins of a choice of covers.
fn body(evidence: &Evidence, fins: CellSet) -> CellSet {
    (evidence.cells_of(Role::Base) | evidence.cells_of(Role::Fin)) - fins
}

/// How many of two fish have enough covers for their places even if no fin is true.
pub fn sound_choices(step: &Step) -> usize {
    let evidence = &step.evidence;
    let choices = choices(evidence).into_iter();
    choices.filter(|(covers, fins)| fewest(*covers, body(evidence, *fins)) == *covers).count()
}

/// Each choice of covers, its fins, and what goes because of it: first what is in one cover, then what is
/// in two. Where a fin must be true, the covers do not matter, so choices with the same fins are one.
fn fish(step: &Step) -> Vec<Message> {
    let evidence = &step.evidence;
    let (bases, digits) = (evidence.houses_of(Role::Base), evidence.all_digits());
    let mut lines: Vec<Message> = Vec::new();
    for (covers, fins) in choices(evidence) {
        let held = fewest(covers, body(evidence, fins));
        let unheld = (covers - held).len() as u64;
        for within in [1, 2] {
            let removed = removed(step, |cell| {
                least_covers(cell, bases) == within
                    && homes(cell, covers) as u64 >= within
                    && cell.is_subset(fins.common_peers())
            });
            match lines.last_mut() {
                _ if removed.is_empty() => {}
                Some(Message::FishChoice { fins: same, removed: all, unheld: 1.., .. })
                    if unheld > 0 && *same == fins =>
                {
                    all.extend(removed);
                }
                _ => lines.push(Message::FishChoice {
                    covers,
                    fins,
                    removed,
                    held,
                    unheld,
                    within,
                    bases,
                    digits,
                }),
            }
        }
    }
    lines
}

/// In how many covers a cell must be to lose the digit: in two if it is in the base.
fn least_covers(cell: CellSet, bases: HouseSet) -> u64 {
    if homes(cell, bases) > 0 { 2 } else { 1 }
}

/// In how many of some houses a cell is.
fn homes(cell: CellSet, houses: HouseSet) -> usize {
    houses.iter().filter(|house| cell.is_subset(house.cells())).count()
}

/// Whether two of the covers have cells in common.
pub fn covers_cross(evidence: &Evidence) -> bool {
    let covers = evidence.houses_of(Role::Cover);
    let mut seen = CellSet::EMPTY;
    covers.iter().any(|house| {
        let crosses = !seen.is_disjoint(house.cells());
        seen |= house.cells();
        crosses
    })
}

/// The covers that a fish needs for its places which are no fins, as few as will do. A cover that is not
/// needed leaves too few for the base houses, so that a fin must be true.
pub fn held_covers(evidence: &Evidence) -> HouseSet {
    fewest(evidence.houses_of(Role::Cover), evidence.cells_of(Role::Base))
}

/// The fewest of some houses that hold all of some cells.
fn fewest(houses: HouseSet, cells: CellSet) -> HouseSet {
    let all: Vec<House> = houses.iter().collect();
    let some = |bits: usize| -> HouseSet {
        let chosen = all.iter().enumerate().filter(|(at, _)| bits >> at & 1 != 0);
        chosen.map(|(_, house)| *house).collect()
    };
    let holds =
        |some: &HouseSet| some.iter().fold(cells, |left, house| left - house.cells()).is_empty();
    let fitting = (0..1 << all.len()).map(some).filter(holds);
    fitting.min_by_key(|some| some.len()).unwrap_or(houses)
}

/// The cells of the second colour that the marked house has in common.
pub fn conflicting(evidence: &Evidence) -> CellSet {
    let houses = evidence.houses_of(Role::Cover).iter();
    let home = houses.fold(CellSet::EMPTY, |all, house| all | house.cells());
    home & evidence.cells_of(Role::Off)
}
