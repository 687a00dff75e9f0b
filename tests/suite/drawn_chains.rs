//! Chains that a player draws: each chain of the techniques is found valid and does the same, what does
//! not hold is named, and nothing follows that is not true.

use std::fs;

use nonet_engine::logic::drawn_chain::{ChainShape, CheckedLink, LinkVerdict, check};
use nonet_engine::logic::finder::{Options, all_steps};
use nonet_engine::logic::reglib::Case;
use nonet_engine::logic::step::{Effect, Step};
use nonet_engine::logic::techniques::Technique;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::Digit;
use nonet_engine::types::house::House;
use nonet_engine::types::link::{Link, LinkKind, Node};
use nonet_engine::types::position::Position;
use proptest::prelude::*;

use crate::positions::{contradicts, corpus, puzzle};

const CHAINS: [Technique; 8] = [
    Technique::XChain,
    Technique::XyChain,
    Technique::Aic,
    Technique::ContinuousNiceLoop,
    Technique::DiscontinuousNiceLoop,
    Technique::GroupedAic,
    Technique::GroupedContinuousNiceLoop,
    Technique::GroupedDiscontinuousNiceLoop,
];

/// Every chain of a technique's own file, with its position; those through almost locked sets apart,
/// which nobody draws as links.
fn chains_of(technique: Technique) -> Vec<(Position, Step)> {
    let text = fs::read_to_string(corpus(technique.slug())).unwrap();
    let cases = text.lines().filter(|line| line.starts_with(':'));
    let steps = cases.flat_map(|line| {
        let position = Position::of(&Case::read(line).unwrap().board);
        let steps = all_steps(&position, &Options::only(technique));
        let drawn = steps.into_iter().filter(|step| step.evidence.sets.is_empty());
        drawn.map(move |step| (position.clone(), step)).collect::<Vec<_>>()
    });
    steps.collect()
}

#[test]
fn every_chain_of_the_techniques_is_valid_and_does_the_same() {
    for technique in CHAINS {
        let chains = chains_of(technique);
        assert!(chains.len() >= 3, "{technique:?}: {}", chains.len());
        for (position, step) in chains {
            let links = &step.evidence.links;
            let found = check(&position, links);
            assert!(found.is_valid(), "{step:?}: {found:?}");
            let does = |wanted: &Effect| found.effects.iter().any(|own| own.implies(*wanted));
            assert!(step.effects.iter().all(does), "{step:?}: {found:?}");
            let through: CellSet =
                links.iter().fold(CellSet::EMPTY, |all, link| all | link.from.cells);
            for more in found.effects.iter().filter(|own| !step.effects.contains(own)) {
                // The technique leaves to shorter chains what they show, and says of a digit that is
                // true only that the others of its cell are not.
                assert!(through.contains(more.candidate().cell), "{step:?}: {more:?}");
            }
        }
    }
}

#[test]
fn the_order_and_the_direction_of_links_make_no_difference() {
    for (position, step) in CHAINS.into_iter().flat_map(chains_of) {
        let links = &step.evidence.links;
        let mut turned: Vec<Link> = links.iter().rev().copied().map(Link::reversed).collect();
        let half = turned.len() / 2;
        turned.rotate_left(half);
        turned[0] = turned[0].reversed();
        let (one, other) = (check(&position, links), check(&position, &turned));
        assert_eq!(one.effects, other.effects, "{step:?}");
        assert!(other.is_valid(), "{other:?}");
        let unbroken = |links: &[CheckedLink]| {
            links.windows(2).all(|pair| pair[0].link.to == pair[1].link.from)
        };
        assert!(unbroken(&other.links), "{other:?}");
    }
}

#[test]
fn a_chain_that_lacks_a_link_or_turns_wrong_is_not_valid() {
    for (position, step) in chains_of(Technique::Aic) {
        let mut links = step.evidence.links;
        let missing = links.remove(1);
        assert_eq!(check(&position, &links).shape, ChainShape::Apart);
        links.push(missing);
        links.push(Link {
            to: Node::from(Candidate::new(Cell::new(0, 0), Digit::new(1))),
            ..missing
        });
        assert_eq!(check(&position, &links).shape, ChainShape::Forked(missing.from));
        links.truncate(links.len() - 2);
        links.push(Link { kind: LinkKind::Strong, ..missing });
        let strong = check(&position, &links);
        // A weak link that was drawn as strong is read as weak.
        assert!(strong.is_valid(), "{strong:?}");
        links.pop();
        links.push(missing);
        links[0].kind = LinkKind::Weak;
        let weak = check(&position, &links);
        assert!(!weak.is_valid() && weak.effects.is_empty(), "{weak:?}");
        let kinds = |link: &CheckedLink| matches!(link.verdict, LinkVerdict::SameKind(_));
        assert!(weak.links.iter().any(kinds), "{weak:?}");
    }
}

fn link(one: Candidate, other: Candidate, kind: LinkKind) -> Link {
    Link { from: one.into(), to: other.into(), kind }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Each verdict on a link between two candidates is what the houses and the cell show.
    #[test]
    fn a_link_holds_where_the_position_shows_it(seed in 0u64..40) {
        let position = Position::of(&nonet_engine::types::board::Board::of_givens(*puzzle(seed).givens()));
        for house in House::ALL {
            for digit in Digit::ALL {
                let places: Vec<Cell> = position.places(digit, house).iter().collect();
                let [one, other, ..] = places[..] else { continue };
                let ends = [one, other].map(|cell| Candidate::new(cell, digit));
                let strong = check(&position, &[link(ends[0], ends[1], LinkKind::Strong)]);
                match strong.links[0].verdict {
                    LinkVerdict::OnlyTwo(house) => {
                        let both: CellSet = [one, other].into_iter().collect();
                        prop_assert_eq!(position.places(digit, house), both);
                    }
                    LinkVerdict::ThirdPlace(house, third) => {
                        prop_assert!(places.len() > 2);
                        prop_assert!(position.places(digit, house).contains(third));
                        prop_assert!(third != one && third != other);
                    }
                    other => prop_assert!(false, "{:?}", other),
                }
                let weak = check(&position, &[link(ends[0], ends[1], LinkKind::Weak)]);
                prop_assert!(matches!(weak.links[0].verdict, LinkVerdict::NotBoth(_)));
            }
        }
        for cell in position.unsolved() {
            let digits: Vec<Digit> = position.candidates(cell).iter().collect();
            let [one, other, ..] = digits[..] else { continue };
            let ends = [one, other].map(|digit| Candidate::new(cell, digit));
            let strong = check(&position, &[link(ends[0], ends[1], LinkKind::Strong)]);
            let expected = match digits.get(2) {
                Some(third) => LinkVerdict::ThirdDigit(cell, *third),
                None => LinkVerdict::TwoDigits(cell),
            };
            prop_assert_eq!(strong.links[0].verdict, expected);
            let gone = Digit::ALL.into_iter().find(|digit| !position.candidates(cell).contains(*digit));
            if let Some(gone) = gone.map(|digit| Candidate::new(cell, digit)) {
                let weak = check(&position, &[link(ends[0], gone, LinkKind::Weak)]);
                prop_assert_eq!(weak.links[0].verdict, LinkVerdict::Gone(gone));
            }
        }
    }

    /// Whatever is drawn, nothing follows that the solution contradicts.
    #[test]
    fn what_follows_is_true(seed in 0u64..40, picks in prop::collection::vec(any::<prop::sample::Index>(), 2..9)) {
        let puzzle = puzzle(seed);
        let position = Position::of(&nonet_engine::types::board::Board::of_givens(*puzzle.givens()));
        let open: Vec<Candidate> = position.open().iter().collect();
        let mut at = *picks[0].get(&open);
        let (mut links, mut kind) = (Vec::new(), if seed % 2 == 0 { LinkKind::Strong } else { LinkKind::Weak });
        for pick in &picks {
            let holds = |next: &&Candidate| {
                let found = check(&position, &[link(at, **next, kind)]);
                **next != at && found.links[0].verdict.holds()
            };
            let next: Vec<&Candidate> = open.iter().filter(holds).collect();
            if next.is_empty() {
                break;
            }
            let to = **pick.get(&next);
            links.push(link(at, to, kind));
            (at, kind) = (to, kind.other());
            let found = check(&position, &links);
            let step = Step { technique: Technique::Aic, effects: found.effects.clone(), evidence: Default::default() };
            prop_assert!(!contradicts(&step, puzzle.solution()), "{:?}", found);
        }
    }
}
