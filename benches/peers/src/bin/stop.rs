//! `cargo run --release --bin stop -- [DIR]`: how long a search goes on after it is told to stop. It
//! looks every [`ASK_EVERY`] guesses, so what is timed is each stretch between two looks: on hard
//! puzzles, and counting the solutions of grids that have very many. The time is the processor's own,
//! or other programs would be timed.

use std::path::Path;
use std::time::Duration;

use cpu_time::ThreadTime;
use nonet_kernel::state::State;
use nonet_kernel::search::{Solver, StopReason};
use nonet_kernel::backend::Backend;

/// As the engine has it (`search::watch::ASK_EVERY`).
const ASK_EVERY: u64 = 64;
/// How many stretches of each grid are timed at most.
const STRETCHES: usize = 20_000;

/// A hard puzzle less four clues, and grids of one clue and of none.
const LOOSE: [&str; 3] = [
    "800000000003600000070090200050007000000045700000100030001000068000500000000000000",
    "000000000000000000000000000000050000000000000000000000000000000000000000000000000",
    "000000000000000000000000000000000000000000000000000000000000000000000000000000000",
];

fn main() {
    let dir = std::env::args().nth(1).unwrap_or("../../../shared/data/puzzles".into());
    let hard = std::fs::read_to_string(Path::new(&dir).join("hardest_1106.txt"));
    let hard = hard.unwrap_or_default();
    println!("| vectors | grids | stretches | median | 99.9 % within | longest |");
    println!("|---|---|--:|--:|--:|--:|");
    for vectors in Backend::available() {
        row(vectors, "hardest_1106", hard.lines());
        for (name, line) in ["four clues less", "one clue", "empty"].into_iter().zip(LOOSE) {
            row(vectors, name, [line].into_iter());
        }
    }
}

/// Prints how long the stretches are in some grids.
fn row<'a>(vectors: Backend, name: &str, lines: impl Iterator<Item = &'a str>) {
    let mut times: Vec<Duration> = lines.flat_map(|line| stretches(vectors, line)).collect();
    times.sort();
    let Some(longest) = times.last() else { return };
    let within = |thousandths: usize| times[(times.len() - 1) * thousandths / 1000];
    println!(
        "| {} | {name} | {} | {:?} | {:?} | {longest:?} |",
        vectors.name(),
        times.len(),
        within(500),
        within(999),
    );
}

/// The times between two looks, solutions on the way counted.
fn stretches(vectors: Backend, line: &str) -> Vec<Duration> {
    let state = line.as_bytes().first_chunk().and_then(|line| State::read_with_backend(vectors, line));
    let Some(state) = state else { return Vec::new() };
    let mut walk = Solver::with_backend(vectors, state);
    let mut times = Vec::new();
    while times.len() < STRETCHES {
        let (start, look_at) = (ThreadTime::now(), walk.guesses + ASK_EVERY);
        let ended = loop {
            match walk.advance(look_at - walk.guesses) {
                StopReason::Exhausted => break true,
                _ if walk.guesses >= look_at => break false,
                _ => {}
            }
        };
        times.push(start.elapsed());
        if ended {
            break;
        }
    }
    times
}
