//! [`PuzzlePool`]: a few puzzles of every tier, made while the workers are idle, so that the common
//! requests are answered at once. Kept as versioned text; another version is dropped.

use std::fmt::Write as _;

use crate::engine::logic::techniques::Tier;
use crate::engine::types::grid::Grid;

/// A higher one when tiers are graded otherwise, so that no puzzle of the old kind is given out.
const HEAD: &str = "nonet-store 2";
/// How many puzzles of a tier are kept.
const PUZZLES_PER_TIER: usize = 3;

/// A puzzle of the pool.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PooledPuzzle {
    /// Its tier.
    pub tier: Tier,
    /// The seed that makes it.
    pub seed: u64,
    /// Its clues.
    pub givens: Grid,
}

/// The puzzles made in advance.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzlePool {
    /// In the order in which they were made.
    pub puzzles: Vec<PooledPuzzle>,
    /// Whether it is not to be filled any more: the worker died of it, or the browser is full.
    pub is_suspended: bool,
}

impl PuzzlePool {
    /// The pool of a browser that has stored none: a puzzle of each tier, so that the first request
    /// is answered at once, too. Which one is drawn by `chance`.
    pub fn first(chance: u64) -> PuzzlePool {
        let of_tier = |tier: Tier| {
            let puzzles = FIRST_PUZZLES.iter().filter_map(|line| read_line(line));
            let puzzles: Vec<PooledPuzzle> = puzzles.filter(|puzzle| puzzle.tier == tier).collect();
            let place = chance % (puzzles.len() as u64).max(1);
            puzzles.into_iter().nth(place as usize)
        };
        let puzzles = Tier::ALL.into_iter().filter_map(of_tier).collect();
        PuzzlePool { puzzles, is_suspended: false }
    }
    /// As text: a head with the version, then a puzzle a line.
    pub fn print(&self) -> String {
        let mut text = format!("{HEAD}\n");
        for PooledPuzzle { tier, seed, givens } in &self.puzzles {
            _ = writeln!(text, "{} {seed} {givens}", tier.slug());
        }
        text
    }
    /// Reads what [`print`](Self::print) wrote; a line that is not understood is no loss. None if
    /// another version wrote it.
    pub fn read(text: &str) -> Option<PuzzlePool> {
        let mut lines = text.lines();
        let ours = lines.next() == Some(HEAD);
        let puzzles = lines.filter_map(read_line).collect();
        ours.then_some(PuzzlePool { puzzles, is_suspended: false })
    }
    /// A puzzle goes in.
    pub fn put(&mut self, stored: PooledPuzzle) {
        self.puzzles.push(stored);
    }
    /// The oldest puzzle of a tier comes out.
    pub fn take(&mut self, tier: Tier) -> Option<PooledPuzzle> {
        let at = self.puzzles.iter().position(|stored| stored.tier == tier)?;
        Some(self.puzzles.remove(at))
    }
    /// The tier of which there are too few, the easiest first.
    pub fn missing_tier(&self) -> Option<Tier> {
        let count = |tier| self.puzzles.iter().filter(|stored| stored.tier == tier).count();
        Tier::ALL.into_iter().find(|&tier| !self.is_suspended && count(tier) < PUZZLES_PER_TIER)
    }
}

fn read_line(line: &str) -> Option<PooledPuzzle> {
    let mut words = line.split(' ');
    let tier = Tier::from_slug(words.next()?)?;
    let seed = words.next()?.parse().ok()?;
    let givens = words.next()?.parse().ok()?;
    Some(PooledPuzzle { tier, seed, givens })
}

/// Puzzles as the tiers' recipes make them: tier, seed, clues.
const FIRST_PUZZLES: [&str; 20] = [
    "easy 2027 45...9..32..6.154......4.899267..4..53.....72..4..369534.8......189.2..46..3...18",
    "easy 6423385959715476896 6......52...7..3.6..5.234..41.25986...6...2...98367.14..913.6..5.1..2...84......7",
    "easy 16238661600416281737 ..9.61.843...4......5..71.65.76.89..2.......8..64.23.11.82..7......8...345.17.8..",
    "easy 4155810409083174737 .4.8.6.5.1....76....6...97...4.5..895.8...2.427..8.3...61...4....79....6.5.7.4.3.",
    "medium 2027 8...5..217..16..48.3..7.5..29.8.........2.........7.32..5.4..8.41..83..538..9...4",
    "medium 6423385959715476896 26.84..3.84.23......1..9.....3.5..9.1.......3.9..1.2.....5..1......64.52.5..98.47",
    "medium 16238661600416281737 9........1...98.....53..28..46..9..85..7.4..22..8..54..62..34.....96...5........6",
    "medium 4155810409083174737 ..58.....8.39.......7.5681.......945....6....148.......8637.4.......56.7.....25..",
    "hard 2027 4...6...21..3.9....69..2.7...4...51..9..3..2..23...4...1.7..34....5.3..12...1...7",
    "hard 6423385959715476896 ..9..1.545269.....8...2..3....1...26.........25...4....3..1...8.....917214.8..5..",
    "hard 16238661600416281737 ......3.2....2.61...83.7....2.47.9..7.......4..3.85.7....8.92...12.6....6.5......",
    "hard 4155810409083174737 5....13.6.4.3.......1....4.8..5...1.7...6...5.1...7..2.9....2.......6.8.2.48....7",
    "unfair 2027 ..95....6.....7.59...19...3..1..3.2.4.8...9.7.7.9..5..8...75...61.8.....5....14..",
    "unfair 6423385959715476896 ..74...6.3...6......68..37.....82..9.6..7..8.4..31.....39..82......5...6.1...98..",
    "unfair 16238661600416281737 .2.8.1...4...9.8..9..4..1.....1....3.1..6..7.2....3.....8..4..6..2.1...7...7.5.9.",
    "unfair 4155810409083174737 ..76..5.9......3..2..9...7....56...4..3...7..8...41....8...6..2..1......4.2..81..",
    "extreme 2027 .4..9.31..93..18.....34......59..6..4.......7..9..71......89.....16..92..24.1..8.",
    "extreme 6423385959715476896 ..6.82...92..7.8.5.7.4.......7..82......4......37..9.......7.6.6.9.3..51...16.3..",
    "extreme 16238661600416281737 .9...47.5...7....15.6....8......31..4...9...3..96......5....8.63....6...8.13...5.",
    "extreme 4155810409083174737 ...6.7.....5.4..961.8..........71.3.5.......1.3.52..........4.897..3.1.....7.4...",
];
