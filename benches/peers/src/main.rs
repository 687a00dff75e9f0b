//! `cargo run --release -- [DIR] [PUZZLES] [ROUNDS] [BACKEND]`: times both sides over the lists in
//! DIR, so many PUZZLES of each evenly spaced, one round of one side after one of the other, and
//! prints the medians as a Markdown table.

use std::path::Path;
use std::time::Instant;

use nonet_kernel::backend::Backend;
use peers::{Ours, rival};

/// A list and the ratio that is to be reached.
const LISTS: [(&str, f64); 9] = [
    ("easy", 2.0),
    ("minimal", 1.5),
    ("unbiased", 1.5),
    ("clues_17", 1.8),
    ("magictour_1465", 1.9),
    ("hardest_1905", 2.1),
    ("hardest_1106", 2.5),
    ("no_solution", 1.6),
    ("several_solutions", 1.4),
];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |at: usize, default: &str| args.get(at).map_or(default.to_owned(), String::clone);
    let dir = arg(0, "../../../shared/data/puzzles");
    let puzzles = arg(1, "2500").parse().unwrap_or(2500);
    let rounds = arg(2, "11").parse().unwrap_or(11);
    let named = |backend: &Backend| backend.name() == arg(3, "");
    let backend = Backend::available().into_iter().find(named).unwrap_or(Backend::best());
    println!("{}, {rounds} rounds; nanoseconds a puzzle, limit 2\n", backend.name());
    println!("| list | puzzles | sudoku 0.8 | nonet | ratio | goal | guesses |");
    println!("|---|--:|--:|--:|--:|--:|--:|");
    for (list, goal) in LISTS {
        match std::fs::read_to_string(Path::new(&dir).join(list).with_extension("txt")) {
            Ok(text) => row(list, goal, &text, puzzles, rounds, Ours::new(backend)),
            Err(error) => eprintln!("{list}: {error}"),
        }
    }
}

/// How many puzzles are timed at a stretch: few enough that what else the machine does spoils one
/// slice and not the list. The sides alternate after each slice, and each slice has its own median
/// over the rounds.
fn slice(list: &str) -> usize {
    if list.starts_with("hardest") { 1 } else { 25 }
}

/// Times one list and prints its row.
fn row(list: &str, goal: f64, text: &str, puzzles: usize, rounds: usize, mut ours: Ours) {
    let every = (text.lines().count() / puzzles).max(1);
    let lines: Vec<&str> = text.lines().step_by(every).take(puzzles).collect();
    let slices: Vec<&[&str]> = lines.chunks(slice(list)).collect();
    let mut times = [vec![Vec::new(); slices.len()], vec![Vec::new(); slices.len()]];
    for _ in 0..rounds {
        for (at, slice) in slices.iter().enumerate() {
            let theirs = timed(&mut times[0][at], || slice.iter().map(|line| rival(line, 2)).sum());
            let mine =
                timed(&mut times[1][at], || slice.iter().map(|line| ours.count(line, 2)).sum());
            assert_eq!(theirs, mine, "{list}: the two sides do not agree");
        }
    }
    let all = lines.len() as f64;
    let [theirs, mine] = times.map(|slices| slices.into_iter().map(median).sum::<f64>() / all);
    let guesses = ours.guesses() as f64 / (rounds as f64 * all);
    let ratio = theirs / mine;
    println!("| {list} | {all} | {theirs:.0} | {mine:.0} | {ratio:.2} | {goal} | {guesses:.2} |");
}

/// Runs it and notes the nanoseconds.
fn timed(times: &mut Vec<f64>, run: impl FnOnce() -> u64) -> u64 {
    let start = Instant::now();
    let sum = run();
    times.push(start.elapsed().as_nanos() as f64);
    sum
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
