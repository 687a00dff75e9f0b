//! How many puzzles a family of techniques helps: at their start, and anywhere on the way to the end
//! of reasoning.

use std::collections::{BTreeMap, BTreeSet};

use nonet_engine::logic::finder::{Options, all_steps, next_step};
use nonet_engine::logic::techniques::{Family, Technique, TechniqueSet};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::position::Position;
use rayon::prelude::*;

use crate::positions::each_position;

/// The techniques that a puzzle has at its start, and on its way.
type Uses = [BTreeSet<Technique>; 2];

/// Prints for each technique of a family in how many puzzles it has a step at the start, and in how
/// many at some position of the path, whose steps are the first of the ladder.
pub fn run(slug: &str, puzzles: &[Puzzle]) {
    let techniques = of_family(slug);
    let uses: Vec<(Uses, bool)> =
        puzzles.par_iter().map(|puzzle| (uses(puzzle, techniques), is_stuck(puzzle))).collect();
    let mut counts: BTreeMap<Technique, [usize; 2]> = BTreeMap::new();
    for (uses, _) in &uses {
        for (at, found) in uses.iter().enumerate() {
            found.iter().for_each(|&technique| counts.entry(technique).or_default()[at] += 1);
        }
    }
    let any = |at: usize| uses.iter().filter(|(uses, _)| !uses[at].is_empty()).count();
    println!("{} puzzles", puzzles.len());
    println!("{:24} {:>6} {:>6}", "technique", "start", "way");
    for (technique, [start, way]) in counts {
        println!("{:24} {start:>6} {way:>6}", technique.slug());
    }
    println!("{:24} {:>6} {:>6}", "any of them", any(0), any(1));
    println!("{} without any step at the start", uses.iter().filter(|(_, stuck)| *stuck).count());
}

/// The techniques of a family.
///
/// # Panics
/// Without a family of this name.
pub fn of_family(slug: &str) -> TechniqueSet {
    let family = Family::ALL.into_iter().find(|family| family.slug() == slug);
    TechniqueSet::of_family(family.expect("a family's name, such as expert"))
}

/// What of some techniques a puzzle has at its start, and anywhere on its way.
fn uses(puzzle: &Puzzle, techniques: TechniqueSet) -> Uses {
    let options = Options { techniques, ..Options::default() };
    let mut found: Vec<BTreeSet<Technique>> = Vec::new();
    each_position(puzzle, &Options::default(), |_, position| {
        let steps = all_steps(position, &options);
        found.push(steps.iter().map(|step| step.technique).collect());
    });
    let start = found.first().cloned().unwrap_or_default();
    [start, found.into_iter().flatten().collect()]
}

/// Whether the whole ladder finds nothing at the start.
fn is_stuck(puzzle: &Puzzle) -> bool {
    let board = Board::of_givens(*puzzle.givens());
    next_step(&Position::of(&board), &Options::default()).is_none()
}
