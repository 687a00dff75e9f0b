//! What holds at every position of a solving path, over the lists of puzzles that lie beside the
//! project: nothing found contradicts the solution, and how long the finding takes. Both tests are
//! long and ask to be called: `cargo test --release --test suite paths -- --ignored --nocapture`.
//!
//! `NONET_LISTS=easy,minimal` names the lists, `NONET_SAMPLE=500` how many puzzles of each, evenly
//! spread; `NONET_WIDE=1` looks for what is rare, too, and in its wider forms; with `NONET_SHORT=1`
//! a path ends where reasoning does instead of going on by brute force; with
//! `NONET_ONLY=medusa_trap,medusa_wrap` only these are looked for on it.

use std::env;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use nonet::engine::formats::read_list;
use nonet::engine::logic::finder::{Options, all_steps, next_step};
use nonet::engine::logic::reglib::write;
use nonet::engine::logic::techniques::{Family, Technique};
use nonet::engine::search::puzzle::Puzzle;
use nonet::engine::types::board::Board;
use rayon::prelude::*;

use crate::techniques::{contradicts, each_position};

const LISTS: &str = "easy,minimal,unbiased,magictour_1465,hardest_1905,hardest_1106,clues_17";

/// The chosen puzzles of the chosen lists; none where there are no lists.
fn puzzles(lists: &str, sample: usize) -> Vec<Puzzle> {
    let lists = env::var("NONET_LISTS").unwrap_or_else(|_| lists.to_owned());
    let sample = env::var("NONET_SAMPLE").map_or(sample, |sample| sample.parse().unwrap());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/puzzles");
    let mut puzzles = Vec::new();
    for list in lists.split(',') {
        let path = folder.join(format!("{list}.txt"));
        let Ok(text) = fs::read_to_string(&path) else {
            println!("skipped: {} is not there", path.display());
            continue;
        };
        let lines: Vec<&str> = text.lines().filter(|line| line.len() >= 81).collect();
        let chosen = sample.min(lines.len());
        let spread = (0..chosen).map(|at| lines[at * lines.len() / chosen]);
        let boards = spread.filter_map(|line| read_list(line).into_iter().next()?.ok());
        puzzles.extend(boards.filter_map(|entry| Puzzle::prove(&entry.board.givens).ok()));
    }
    puzzles
}

#[test]
#[ignore = "takes hours over all lists"]
fn no_step_on_any_path_contradicts_the_solution() {
    let mut options = match env::var("NONET_WIDE") {
        Ok(_) => Options::ALL,
        Err(_) => Options::default(),
    };
    if let Ok(only) = env::var("NONET_ONLY") {
        options.techniques =
            only.split(',').map(|slug| Technique::from_slug(slug).expect("a slug")).collect();
    }
    let mut whole = Options::default();
    if env::var("NONET_SHORT").is_err() {
        whole.techniques.insert(Technique::BruteForce);
    }
    let puzzles = puzzles(LISTS, 100);
    assert!(!puzzles.is_empty(), "there is no list to take puzzles from");
    let (positions, steps) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let wrong: Vec<String> = puzzles
        .par_iter()
        .flat_map_iter(|puzzle| {
            let mut wrong = Vec::new();
            each_position(puzzle, &whole, |board: &Board, position| {
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
    println!("{} puzzles, {positions} positions, {steps} steps", puzzles.len());
    assert!(wrong.is_empty(), "{} of {steps} steps are wrong", wrong.len());
}

/// Prints, for the positions where singles are not enough, the middle and the ninth tenth of the times
/// for all steps and for the next one.
#[test]
#[ignore = "measures, tests nothing"]
fn how_long_steps_take() {
    let options = Options::default();
    let (mut all, mut next) = (Vec::new(), Vec::new());
    for puzzle in puzzles("magictour_1465,hardest_1106", 30) {
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
