//! Whether puzzles that are made for a technique need it, looked at without the generator's own test.

use cpu_time::ThreadTime;
use nonet_engine::generate::{MAX_CHECKS_FOR_TECHNIQUE, Recipe, techniques};
use nonet_engine::logic::techniques::Technique;
use nonet_engine::rating::need::Need;
use nonet_engine::types::board::Board;

use crate::lesson_rules::is_needed;

/// Prints a line a technique: its slug and tier, how many of the puzzles of so many seeds are said to need it
/// and are stuck without it, how many are said to use it, how many say what is not so, and the seconds
/// of processor time of the longest. All techniques, or those of some slugs.
pub fn run(slugs: Option<&str>, seeds: u64) {
    let named: Option<Vec<&str>> = slugs.map(|slugs| slugs.split(',').collect());
    let is_named = |technique: &Technique| {
        named.as_ref().is_none_or(|named| named.contains(&technique.slug()))
    };
    let mut all = Row::default();
    for technique in techniques().filter(is_named) {
        let mut row = Row::default();
        (1..=seeds).for_each(|seed| row.add(technique, seed));
        println!("{technique}\t{}\t{}", technique.tier().slug(), row.text());
        all = all.with(&row);
    }
    println!("all\t\t{}", all.text());
}

#[derive(Default)]
struct Row {
    needed: u64,
    used: u64,
    wrong: u64,
    missing: u64,
    longest: f64,
}

impl Row {
    fn add(&mut self, technique: Technique, seed: u64) {
        let max_checks = MAX_CHECKS_FOR_TECHNIQUE;
        let recipe = Recipe::default().technique(technique).max_checks(max_checks).seed(seed);
        let begun = ThreadTime::now();
        let made = recipe.generate();
        self.longest = self.longest.max(begun.elapsed().as_secs_f64());
        let Ok(made) = made else {
            self.missing += 1;
            return;
        };
        let is_stuck = is_needed(&Board::of_givens(*made.puzzle.givens()), technique);
        match made.technique {
            Some((of, Need::Needs)) if of == technique && is_stuck => self.needed += 1,
            Some((of, Need::Uses)) if of == technique && !is_stuck => self.used += 1,
            _ => self.wrong += 1,
        }
    }
    fn with(self, other: &Row) -> Row {
        Row {
            needed: self.needed + other.needed,
            used: self.used + other.used,
            wrong: self.wrong + other.wrong,
            missing: self.missing + other.missing,
            longest: self.longest.max(other.longest),
        }
    }
    fn text(&self) -> String {
        let Row { needed, used, wrong, missing, longest } = self;
        format!("needs {needed}\tuses {used}\twrong {wrong}\tnot found {missing}\t{longest:.2} s")
    }
}
