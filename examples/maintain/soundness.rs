//! What holds at every position of a solving path, over the lists of puzzles that lie beside the
//! project, or the puzzles of the corpus without them: nothing found contradicts the solution; and
//! how long the finding takes.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use nonet_engine::logic::finder::{Options, all_steps, next_step};
use nonet_engine::logic::reglib::write;
use nonet_engine::logic::techniques::{Family, Technique};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use rayon::prelude::*;

use crate::positions::{LISTS, contradicts, each_position, of_list, own_cases};

/// The value after an argument.
pub fn value<'a>(arguments: &'a [String], name: &str) -> Option<&'a str> {
    let at = arguments.iter().position(|argument| argument == name)?;
    arguments.get(at + 1).map(String::as_str)
}

pub fn has(arguments: &[String], name: &str) -> bool {
    arguments.iter().any(|argument| argument == name)
}

/// The chosen puzzles of the chosen lists.
pub fn puzzles(arguments: &[String], lists: &str, sample: usize) -> Vec<Puzzle> {
    let lists = value(arguments, "--lists").unwrap_or(lists);
    let sample = value(arguments, "--sample").map_or(sample, |sample| sample.parse().unwrap());
    let puzzles: Vec<Puzzle> = lists.split(',').flat_map(|list| of_list(list, sample)).collect();
    if !puzzles.is_empty() {
        return puzzles;
    }
    println!("no list lies beside the project: the puzzles of the corpus are taken");
    let cases = own_cases();
    cases.iter().filter_map(|case| Puzzle::prove(&case.board.givens).ok()).take(sample).collect()
}

/// Looks for steps that contradict the solution, everything from `--rare` on, or only some techniques,
/// along the whole path or, with `--short`, as far as reasoning goes.
pub fn run(arguments: &[String]) {
    let mut options = if has(arguments, "--rare") { Options::ALL } else { Options::default() };
    if let Some(only) = value(arguments, "--only") {
        let technique = |slug| Technique::from_slug(slug).expect("a technique's slug");
        options.techniques = only.split(',').map(technique).collect();
    }
    let mut path = Options::default();
    if !has(arguments, "--short") {
        path.techniques.insert(Technique::BruteForce);
    }
    let puzzles = puzzles(arguments, &LISTS.join(","), 100);
    let (positions, steps) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let wrong: Vec<String> = puzzles
        .par_iter()
        .flat_map_iter(|puzzle| {
            let mut wrong = Vec::new();
            each_position(puzzle, &path, |board: &Board, position| {
                let found = all_steps(position, &options);
                positions.fetch_add(1, Ordering::Relaxed);
                steps.fetch_add(found.len(), Ordering::Relaxed);
                let bad = found.iter().filter(|step| contradicts(step, puzzle.solution()));
                wrong.extend(bad.map(|step| write(board, step)));
            });
            wrong.iter().for_each(|line| println!("{line}"));
            wrong
        })
        .collect();
    let [positions, steps] = [positions, steps].map(AtomicUsize::into_inner);
    println!(
        "{} puzzles, {positions} positions, {steps} steps, {} wrong",
        puzzles.len(),
        wrong.len()
    );
    assert!(wrong.is_empty(), "{} of {steps} steps are wrong", wrong.len());
}

/// Prints, for the positions where singles are not enough, the middle and the ninth tenth of the times
/// for all steps and for the next one.
pub fn times(arguments: &[String]) {
    let options = Options::default();
    let (mut all, mut next) = (Vec::new(), Vec::new());
    for puzzle in puzzles(arguments, "magictour_1465,hardest_1106", 30) {
        each_position(&puzzle, &options, |_, position| {
            let begun = Instant::now();
            let step = next_step(position, &options);
            next.push(begun.elapsed());
            if step.is_some_and(|step| step.technique.family() != Family::Singles) {
                let begun = Instant::now();
                all_steps(position, &options);
                all.push(begun.elapsed());
            }
        });
    }
    for (name, mut times) in [("all steps", all), ("next step", next)] {
        times.sort_unstable();
        let at = |share: usize| times.get(times.len() * share / 10).copied().unwrap_or_default();
        let [middle, ninth]: [Duration; 2] = [at(5), at(9)];
        println!("{name}: {} positions, median {middle:?}, 9 of 10 within {ninth:?}", times.len());
    }
}
