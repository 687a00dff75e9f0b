//! `cargo run --release --features engine --bin makers -- [PUZZLES] [ROUNDS]`: minimal puzzles a
//! second, each from a full grid of its own, on one thread: Nonet's generator, and the same full
//! grids dug by plain deletion around the rival's search; and how many of the rival's own puzzles
//! are minimal. Sides alternate, the fastest round of each counts.

use std::time::Instant;

use nonet_engine::generate::{Recipe, solution_grid};
use nonet_engine::types::grid::Solution;
use nonet_engine::types::rng::{SeededRng, nth_seed};
use sudoku::Sudoku;

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let puzzles = args.first().copied().unwrap_or(5_000);
    let rounds = args.get(1).copied().unwrap_or(7);
    let sides: [(&str, fn(u64) -> Option<u64>); 3] = [
        ("nonet", ours),
        ("plain deletion around sudoku 0.8", plain),
        ("sudoku 0.8 generate(), the minimal ones", theirs),
    ];
    let mut best = [(f64::MAX, 0, 0); 3];
    for _ in 0..rounds {
        for (best, (_, make)) in best.iter_mut().zip(sides) {
            let start = Instant::now();
            let made: Vec<u64> = (0..puzzles).filter_map(make).collect();
            let took = start.elapsed().as_secs_f64();
            if took < best.0 {
                *best = (took, made.len(), made.iter().sum());
            }
        }
    }
    println!("| generator | minimal puzzles a second | clues |\n|---|--:|--:|");
    for ((took, made, clues), (name, _)) in best.into_iter().zip(sides) {
        let mean = clues as f64 / made.max(1) as f64;
        println!("| {name} | {:.0} | {mean:.1} |", made as f64 / took);
    }
}

/// The clues of Nonet's puzzle of this number.
fn ours(item: u64) -> Option<u64> {
    let made = Recipe::default().nth(item).generate();
    made.ok().filter(|made| made.minimal).map(|made| u64::from(made.clues))
}

/// A full grid, then one cell after the other in random order.
fn plain(item: u64) -> Option<u64> {
    let mut rng = SeededRng::new(nth_seed(0, item));
    let full: Solution = solution_grid::attempt(11, &mut rng)?;
    let mut digits: [u8; 81] = full.to_string().as_bytes().try_into().ok()?;
    digits.iter_mut().for_each(|digit| *digit -= b'0');
    let mut cells: Vec<usize> = (0..81).collect();
    rng.shuffle(&mut cells);
    for cell in cells {
        let digit = std::mem::take(&mut digits[cell]);
        if !Sudoku::from_bytes(digits).ok()?.is_uniquely_solvable() {
            digits[cell] = digit;
        }
    }
    Some(digits.iter().filter(|digit| **digit > 0).count() as u64)
}

/// The rival's own, if it happens to be minimal.
fn theirs(_: u64) -> Option<u64> {
    let made = Sudoku::generate();
    let digits = made.to_bytes();
    let needed = |&cell: &usize| {
        let mut less = digits;
        less[cell] = 0;
        Sudoku::from_bytes(less).is_ok_and(|less| !less.is_uniquely_solvable())
    };
    let clues: Vec<usize> = (0..81).filter(|&cell| digits[cell] > 0).collect();
    clues.iter().all(needed).then_some(clues.len() as u64)
}
