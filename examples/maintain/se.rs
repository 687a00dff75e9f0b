//! Sudoku Explainer's ratings and times beside ours, puzzle by puzzle and by bands of difficulty.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use nonet_engine::rating::se::rater::{Rating, rate};
use nonet_engine::search::puzzle::Puzzle;

use crate::positions::shared_data;

/// A line of the table of the original.
struct Original<'a> {
    puzzle: Puzzle,
    /// ER, EP, ED, hardest rule.
    rating: Vec<&'a str>,
    milliseconds: f64,
}

/// The times of puzzles that are about as hard.
#[derive(Default)]
struct Band {
    theirs: f64,
    ours: Vec<f64>,
    ratios: Vec<f64>,
}

/// How often each puzzle is rated: the least time counts.
const RUNS: usize = 3;

/// Prints all differences, then speed by bands of half a point. Differences end with a panic.
pub fn run() {
    let text = shared_data("logic/se_ratings.tsv").expect("ratings of the original in NONET_DATA");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let (mut equal, mut different) = (0, 0);
    let mut bands: BTreeMap<u32, Band> = BTreeMap::new();
    for original in lines.map(read) {
        let (rating, time) = measured(&original.puzzle);
        let ours = columns(&rating);
        if ours == original.rating {
            equal += 1;
        } else {
            different += 1;
            println!("{}: {:?}, here {ours:?}", original.puzzle.givens(), original.rating);
        }
        let milliseconds = 1000.0 * time.as_secs_f64();
        let band = bands.entry(2 * u32::from(rating.er.0) / 10).or_default();
        band.theirs += original.milliseconds;
        band.ours.push(milliseconds);
        band.ratios.push(original.milliseconds / milliseconds);
    }
    println!("{equal} equal, {different} different");
    println!("ER from\tpuzzles\ttheirs ms\tours ms\tratio\tmedian ratio\tmedian ms\tlargest ms");
    bands.iter_mut().for_each(|(half_points, band)| band.print(*half_points));
    assert!(different == 0, "{different} ratings are different");
}

fn read(line: &str) -> Original<'_> {
    let columns: Vec<&str> = line.split('\t').collect();
    Original {
        puzzle: Puzzle::prove(&columns[0].parse().expect("81 cells")).expect("one solution"),
        rating: columns[1..5].to_vec(),
        milliseconds: columns[5].parse().expect("milliseconds"),
    }
}

fn columns(rating: &Rating) -> Vec<String> {
    let numbers = [rating.er, rating.ep, rating.ed].map(|tenths| tenths.to_string());
    let hardest = rating.hardest.map_or(String::new(), |rule| rule.to_string());
    numbers.into_iter().chain([hardest]).collect()
}

fn measured(puzzle: &Puzzle) -> (Rating, Duration) {
    let once = || {
        let begun = Instant::now();
        (rate(puzzle), begun.elapsed())
    };
    let runs = (0..RUNS).map(|_| once());
    runs.min_by_key(|(_, time)| *time).expect("at least one run")
}

impl Band {
    fn print(&mut self, half_points: u32) {
        let total: f64 = self.ours.iter().sum();
        self.ours.sort_by(f64::total_cmp);
        self.ratios.sort_by(f64::total_cmp);
        let middle = self.ours.len() / 2;
        println!(
            "{:.1}\t{}\t{:.0}\t{total:.2}\t{:.0}\t{:.0}\t{:.3}\t{:.2}",
            f64::from(half_points) / 2.0,
            self.ours.len(),
            self.theirs,
            self.theirs / total,
            self.ratios[middle],
            self.ours[middle],
            self.ours[self.ours.len() - 1],
        );
    }
}
