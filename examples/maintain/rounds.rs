//! The rating by rounds: whether all forms of a puzzle have the same, and how well it goes with Sudoku
//! Explainer's.

use std::time::Instant;

use nonet_engine::rating::rounds::{RoundRating, rate};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::rng::SeededRng;
use nonet_engine::types::transform::Transform;
use rayon::prelude::*;

use crate::positions::shared_data;

/// How many forms of each puzzle are rated, besides the one that it has.
const FORMS: u64 = 5;

/// Rates the forms of the puzzles, and prints which differ; then rank correlation and times over the
/// ratings of the original. Differences end with a panic.
pub fn run(puzzles: &[Puzzle]) {
    let different = |(number, puzzle): (usize, &Puzzle)| {
        let mut rng = SeededRng::new(number as u64);
        let rating = rate(puzzle.givens());
        let forms = (0..FORMS).map(|_| Transform::random(&mut rng).grid(puzzle.givens()));
        let others: Vec<Grid> = forms.filter(|form| rate(form) != rating).collect();
        others.iter().for_each(|form| println!("{} is not rated as {form}", puzzle.givens()));
        others.len()
    };
    let different: usize = puzzles.par_iter().enumerate().map(different).sum();
    println!("{} puzzles in {} forms each, {different} different", puzzles.len(), FORMS + 1);
    if let Some(text) = shared_data("logic/se_ratings.tsv") {
        compare(&text);
    }
    assert!(different == 0, "{different} forms are different");
}

fn compare(text: &str) {
    let (mut theirs, mut ours, mut times) = (Vec::new(), Vec::new(), Vec::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let begun = Instant::now();
        let rating: Option<RoundRating> = rate(&columns[0].parse().expect("a puzzle"));
        times.push(1000.0 * begun.elapsed().as_secs_f64());
        theirs.push(columns[1].parse::<f64>().expect("a rating"));
        ours.push(f64::from(rating.expect("a puzzle that trial solves").level.0) / 10.0);
    }
    let equal = theirs.iter().zip(&ours).filter(|(one, other)| (*one - *other).abs() < 0.05);
    println!("{} puzzles, {} with the same number", theirs.len(), equal.count());
    println!("rank correlation {:.4}", correlation(&ranks(&theirs), &ranks(&ours)));
    times.sort_by(f64::total_cmp);
    let at = |share: usize| times[(times.len() - 1) * share / 10];
    println!("median {:.2} ms, 9 of 10 within {:.2} ms, largest {:.0} ms", at(5), at(9), at(10));
}

/// The rank of each number; equal ones share the mean of theirs.
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let below = |one: f64| numbers.iter().filter(|&&other| other < one).count() as f64;
    let equal = |one: f64| numbers.iter().filter(|&&other| other == one).count() as f64;
    numbers.iter().map(|&one| below(one) + equal(one) / 2.0).collect()
}

fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len() as f64;
    let (first, second) = (mean(one), mean(other));
    let sum = |value: &dyn Fn(f64, f64) -> f64| -> f64 {
        one.iter().zip(other).map(|(one, other)| value(one - first, other - second)).sum()
    };
    sum(&|one, other| one * other)
        / (sum(&|one, _| one * one) * sum(&|_, other| other * other)).sqrt()
}
