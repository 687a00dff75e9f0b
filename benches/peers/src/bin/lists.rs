//! `cargo run --release --bin lists -- [DIR] [PUZZLES] [ROUNDS] [BACKEND] [LINES]`: times lists in
//! lock step beside one puzzle at a time. So many PUZZLES of each list in DIR, evenly spaced, are cut
//! into parts of LINES lines; both sides get each part in turns, and of each part the fastest of
//! ROUNDS counts.

use std::path::Path;
use std::time::{Duration, Instant};

use nonet_kernel::backend::Backend;
use nonet_kernel::batch::{Answer, Batch};

/// The lists, and how much faster lock step is to be.
const LISTS: [(&str, f64); 10] = [
    ("easy", 3.0),
    ("minimal", 2.2),
    ("clues_17", 2.8),
    ("unbiased", 1.0),
    ("magictour_1465", 1.0),
    ("hardest_1905", 1.0),
    ("hardest_1106", 1.0),
    ("no_solution", 1.0),
    ("several_solutions", 1.0),
    ("several_solutions_serg", 1.0),
];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual| args.get(at).and_then(|arg| arg.parse().ok()).unwrap_or(usual);
    let dir = args.first().map_or("../../../shared/data/puzzles", String::as_str);
    let (puzzles, rounds, length) = (number(1, 10_000), number(2, 7), number(4, 10_000).max(1));
    let named = |backend: &Backend| args.get(3).is_some_and(|name| name == backend.name());
    let backend = Backend::available().into_iter().find(named).unwrap_or(Backend::best());
    println!("{}, {rounds} rounds; nanoseconds a puzzle, limit 2\n", backend.name());
    println!("| list | puzzles | alone | in lock step | ratio | goal | with solutions | | ratio |");
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
    for (list, goal) in LISTS {
        let text = match std::fs::read_to_string(Path::new(dir).join(list).with_extension("txt")) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{list}: {error}");
                continue;
            }
        };
        let lines: Vec<&[u8; 81]> =
            text.lines().filter_map(|line| line.as_bytes().first_chunk()).collect();
        let every = (lines.len() / puzzles.max(1)).max(1);
        let lines: Vec<&[u8; 81]> = lines.into_iter().step_by(every).take(puzzles).collect();
        row(list, goal, &lines.chunks(length).collect::<Vec<_>>(), rounds, backend);
    }
}

/// Times the parts of a list and prints its row.
fn row(list: &str, goal: f64, parts: &[&[&[u8; 81]]], rounds: usize, backend: Backend) {
    let mut times = vec![[Duration::MAX; 4]; parts.len()];
    let mut batch = Batch::with_backend(backend);
    for _ in 0..rounds {
        for (lines, times) in parts.iter().zip(&mut times) {
            let alone = timed(&mut times[0], || counts_alone(&mut batch, lines));
            let together = timed(&mut times[1], || batch.verdicts(lines, u64::MAX));
            let together = together.iter().map(|verdict| verdict.solutions().unwrap_or(0));
            assert!(together.eq(alone), "{list}: the two sides do not agree");
            let alone = timed(&mut times[2], || answers_alone(&mut batch, lines));
            let together = timed(&mut times[3], || batch.answers(lines, u64::MAX));
            assert!(alone == together, "{list}: the two sides do not agree on solutions");
        }
    }
    let puzzles: usize = parts.iter().map(|part| part.len()).sum();
    let [a, b, c, d] = [0, 1, 2, 3].map(|side| {
        let all: Duration = times.iter().map(|times| times[side]).sum();
        all.as_nanos() as f64 / puzzles as f64
    });
    let (counted, solved) = (a / b, c / d);
    println!(
        "| {list} | {puzzles} | {a:.0} | {b:.0} | {counted:.2} | {goal} | {c:.0} | {d:.0} | {solved:.2} |"
    );
}

fn counts_alone(batch: &mut Batch, lines: &[&[u8; 81]]) -> Vec<u64> {
    lines.iter().map(|line| batch.count(line, 2).unwrap_or(0)).collect()
}

/// The answers, by lists of one line.
fn answers_alone(batch: &mut Batch, lines: &[&[u8; 81]]) -> Vec<Answer> {
    lines.chunks(1).flat_map(|line| batch.answers(line, u64::MAX)).collect()
}

/// Runs it and notes the time if it is the shortest.
fn timed<T>(shortest: &mut Duration, run: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = run();
    *shortest = start.elapsed().min(*shortest);
    result
}
