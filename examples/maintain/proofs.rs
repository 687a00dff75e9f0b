//! Proofs by cases along whole solving paths: how many there are, how large, and how long they take.

use std::time::Instant;

use nonet_engine::logic::finder::{Options, next_step};
use nonet_engine::logic::refutation::smallest;
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::position::Position;
use rayon::prelude::*;

use crate::positions::contradicts;
use crate::proof_checker::replay;
use crate::soundness::{puzzles, value};
use crate::uses::of_family;

/// What is counted of one proof.
struct Measured {
    suppositions: usize,
    lines: usize,
    depth: usize,
    millis: f64,
}

/// What a puzzle takes.
struct Solved {
    positions: usize,
    proofs: Vec<Measured>,
}

impl Solved {
    /// The lines of all proofs.
    fn lines(&self) -> usize {
        self.proofs.iter().map(|proof| proof.lines).sum()
    }
}

/// Solves the puzzles by the ladder, and by proofs where it finds nothing. With `--without` once more
/// without a family of techniques, to see what it saves.
pub fn run(arguments: &[String]) {
    let puzzles = puzzles(arguments, "hardest_1106,hardest_1905", 2_000);
    let solved = solve_all(&puzzles, &Options::default());
    if let Some(slug) = value(arguments, "--without") {
        let mut options = Options::default();
        options.techniques -= of_family(slug);
        println!("\nwithout {slug}");
        compare(&solved, &solve_all(&puzzles, &options));
    }
}

fn solve_all(puzzles: &[Puzzle], options: &Options) -> Vec<Solved> {
    let solved: Vec<Solved> = puzzles.par_iter().map(|puzzle| solve(puzzle, options)).collect();
    let positions: usize = solved.iter().map(|of| of.positions).sum();
    let without = solved.iter().filter(|of| of.proofs.is_empty()).count();
    println!("{} puzzles solved, {without} without a proof by cases", solved.len());
    let of_puzzle = |of: &Solved| of.proofs.len() as f64;
    let proofs: Vec<&Measured> = solved.iter().flat_map(|of| &of.proofs).collect();
    println!("{positions} positions, {} of them shown by cases", proofs.len());
    println!("\tmean\tmedian\tnine of ten\tlargest");
    print("proofs of a puzzle", solved.iter().map(of_puzzle).collect());
    print("lines of a puzzle", solved.iter().map(|of| of.lines() as f64).collect());
    print("suppositions", proofs.iter().map(|proof| proof.suppositions as f64).collect());
    print("lines", proofs.iter().map(|proof| proof.lines as f64).collect());
    print("depth", proofs.iter().map(|proof| proof.depth as f64).collect());
    print("ms", proofs.iter().map(|proof| proof.millis).collect());
    let first = solved.iter().filter_map(|of| of.proofs.first());
    print("ms of the first", first.map(|proof| proof.millis).collect());
    solved
}

fn print(name: &str, mut values: Vec<f64>) {
    values.sort_by(f64::total_cmp);
    let mean = values.iter().sum::<f64>() / values.len().max(1) as f64;
    let at = |share: usize| values.get(values.len() * share / 10).copied().unwrap_or_default();
    let largest = values.last().copied().unwrap_or_default();
    println!("{name}\t{mean:.2}\t{:.0}\t{:.0}\t{largest:.0}", at(5), at(9));
}

/// How many puzzles take fewer proofs, or fewer lines of proofs, with a family than without, and how
/// many more.
fn compare(with: &[Solved], without: &[Solved]) {
    let count = |is: fn(&Solved, &Solved) -> bool| {
        with.iter().zip(without).filter(|(with, without)| is(with, without)).count()
    };
    println!(
        "with the family {} puzzles take fewer proofs, {} more; {} fewer lines of proofs, {} more",
        count(|with, without| with.proofs.len() < without.proofs.len()),
        count(|with, without| with.proofs.len() > without.proofs.len()),
        count(|with, without| with.lines() < without.lines()),
        count(|with, without| with.lines() > without.lines()),
    );
}

fn solve(puzzle: &Puzzle, options: &Options) -> Solved {
    let mut position = Position::of(&Board::of_givens(*puzzle.givens()));
    let mut solved = Solved { positions: 0, proofs: Vec::new() };
    while !position.is_solved() {
        solved.positions += 1;
        match next_step(&position, options) {
            Some(step) => {
                assert!(!contradicts(&step, puzzle.solution()), "{step:?}");
                position.apply(&step);
            }
            None => solved.proofs.push(prove(&mut position)),
        }
    }
    solved
}

fn prove(position: &mut Position) -> Measured {
    let start = Instant::now();
    let proof = smallest(position, position.open()).expect("a proof");
    let millis = start.elapsed().as_secs_f64() * 1e3;
    replay(position, &proof);
    position.eliminate(proof.supposed);
    let (suppositions, lines, depth) = (proof.suppositions(), proof.size(), proof.depth());
    Measured { suppositions, lines, depth, millis }
}
