//! What a wider form of the techniques brings: at how many positions the next step becomes easier or is
//! found at all, and what that costs.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use nonet_engine::logic::finder::{Options, Variant, next_step};
use nonet_engine::logic::step::Step;
use nonet_engine::logic::techniques::Tier;
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::position::Position;
use rayon::prelude::*;

use crate::positions::each_position;

/// A position without and with the wider form.
struct Compared {
    steps: [Option<Step>; 2],
    times: [Duration; 2],
}

/// Takes the positions on the paths where the next step is unfair or harder, or there is none.
pub fn run(name: &str, puzzles: &[Puzzle], most: usize) {
    let variant = Variant::ALL.into_iter().find(|variant| variant.to_string() == name);
    let variant = variant.expect("a variant's name, such as als_nodes");
    let mut hard: Vec<Position> = puzzles.par_iter().flat_map_iter(hard_positions).collect();
    let spread = hard.len().div_ceil(most).max(1);
    hard = hard.into_iter().step_by(spread).collect();
    let compared: Vec<Compared> = hard.iter().map(|position| compare(position, variant)).collect();
    let rank = |step: &Option<Step>| step.as_ref().map(|step| step.technique);
    let count = |is: &dyn Fn(&Compared) -> bool| compared.iter().filter(|one| is(one)).count();
    println!("{} positions", compared.len());
    println!(
        "{} with another next step: {} easier, {} where there was none",
        count(&|one| one.steps[0] != one.steps[1]),
        count(&|one| one.steps[0].is_some() && rank(&one.steps[1]) < rank(&one.steps[0])),
        count(&|one| one.steps[0].is_none() && one.steps[1].is_some()),
    );
    let mut changes: BTreeMap<(Tier, Tier), usize> = BTreeMap::new();
    for [first, second] in compared.iter().map(|one| &one.steps) {
        if let (Some(first), Some(second)) = (first, second)
            && first.technique > second.technique
        {
            let tiers = (first.technique.tier(), second.technique.tier());
            *changes.entry(tiers).or_default() += 1;
        }
    }
    for ((from, to), count) in changes {
        println!("{count} from {from:?} to {to:?}");
    }
    for (at, name) in ["without", "with"].into_iter().enumerate() {
        let mut times: Vec<Duration> = compared.iter().map(|one| one.times[at]).collect();
        times.sort_unstable();
        let share = |tenths: usize| times[(times.len() - 1) * tenths / 10];
        println!("{name}: median {:?}, nine of ten within {:?}", share(5), share(9));
    }
}

fn hard_positions(puzzle: &Puzzle) -> Vec<Position> {
    let mut hard = Vec::new();
    let easy = |step: &Step| step.technique.tier() < Tier::Unfair;
    each_position(puzzle, &Options::default(), |_, position| {
        if !next_step(position, &Options::default()).as_ref().is_some_and(easy) {
            hard.push(position.clone());
        }
    });
    hard.retain(|position| !position.is_solved());
    hard
}

fn compare(position: &Position, variant: Variant) -> Compared {
    let mut wider = Options::default();
    wider.variants.insert(variant);
    let timed = |options: &Options| {
        let begun = Instant::now();
        (next_step(position, options), begun.elapsed())
    };
    let [(first, before), (second, after)] = [timed(&Options::default()), timed(&wider)];
    Compared { steps: [first, second], times: [before, after] }
}
