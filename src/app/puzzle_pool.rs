//! [`PuzzlePool`]: a few puzzles of every tier, made while the workers are idle, so that the common
//! requests are answered at once. Kept as versioned text; another version is dropped.

use std::fmt::Write as _;

use crate::engine::logic::techniques::Tier;
use crate::engine::types::grid::Grid;

/// Where it is kept.
pub const POOL_KEY: &str = "nonet.store";
/// A higher one when tiers are graded otherwise, so that no puzzle of the old kind is given out.
const HEAD: &str = "nonet-store 1";
/// How many puzzles of a tier are kept.
const PUZZLES_PER_TIER: usize = 2;

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
    puzzles: Vec<PooledPuzzle>,
    /// Whether it is not to be filled any more: the worker died of it, or the browser is full.
    pub is_suspended: bool,
}

impl PuzzlePool {
    /// As text: a head with the version, then a puzzle a line.
    pub fn print(&self) -> String {
        let mut text = format!("{HEAD}\n");
        for PooledPuzzle { tier, seed, givens } in &self.puzzles {
            _ = writeln!(text, "{} {seed} {givens}", tier.slug());
        }
        text
    }
    /// Reads what [`print`](Self::print) wrote; a line that is not understood is no loss.
    pub fn read(text: &str) -> PuzzlePool {
        let mut lines = text.lines();
        let ours = lines.next() == Some(HEAD);
        let puzzles = lines.filter(|_| ours).filter_map(read_line).collect();
        PuzzlePool { puzzles, is_suspended: false }
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
