//! [`search_repeatedly`]: a list of puzzles searched again and again, to be timed by a caller that
//! has a clock.

use nonet_kernel::batch::Batch;

/// How much was searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BenchRun {
    /// How many puzzles, counted again each time.
    pub puzzles: u64,
    /// How many guesses they took.
    pub guesses: u64,
}

/// How much work ends a run, where a guess counts one and a puzzle two: some tenths of a second in
/// a browser.
const MIN_WORK: u64 = 600_000;

/// Counts the solutions of each line of 81 characters, up to two, over and over until it is enough
/// to be timed. Lines that are no puzzle are skipped.
pub fn search_repeatedly(list: &str) -> BenchRun {
    let lines = list.lines().filter_map(|line| line.as_bytes().first_chunk::<81>());
    let lines: Vec<&[u8; 81]> = lines.collect();
    let mut batch = Batch::new();
    let mut puzzles = 0;
    loop {
        let before = puzzles;
        for line in &lines {
            puzzles += u64::from(batch.count(line, 2).is_some());
        }
        let guesses = batch.guesses();
        if puzzles == before || 2 * puzzles + guesses >= MIN_WORK {
            return BenchRun { puzzles, guesses };
        }
    }
}
