//! [`Store`]: a few puzzles of every tier, made while nobody waits for one, so that the common wishes
//! are met at once. Kept as versioned text; of another version nothing is kept.

use std::fmt::Write as _;

use crate::engine::logic::techniques::Tier;
use crate::engine::types::grid::Grid;

/// Where it is kept.
pub const STORE_KEY: &str = "nonet.store";
/// A higher one when tiers are graded otherwise, so that no puzzle of the old kind is given out.
const HEAD: &str = "nonet-store 1";
/// How many puzzles of a tier are kept.
const ENOUGH: usize = 2;

/// A puzzle in store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its tier.
    pub tier: Tier,
    /// The seed that makes it.
    pub seed: u64,
    /// Its clues.
    pub givens: Grid,
}

/// The puzzles in store.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Store {
    puzzles: Vec<Stored>,
    /// Whether it is not to be filled any more: the worker died of it, or the browser is full.
    pub rests: bool,
}

impl Store {
    /// As text: a head with the version, then a puzzle a line.
    pub fn print(&self) -> String {
        let mut text = format!("{HEAD}\n");
        for Stored { tier, seed, givens } in &self.puzzles {
            _ = writeln!(text, "{} {seed} {givens}", tier.slug());
        }
        text
    }
    /// Reads what [`print`](Self::print) wrote; a line that is not understood is no loss.
    pub fn read(text: &str) -> Store {
        let mut lines = text.lines();
        let ours = lines.next() == Some(HEAD);
        let puzzles = lines.filter(|_| ours).filter_map(read_line).collect();
        Store { puzzles, rests: false }
    }
    /// A puzzle goes in.
    pub fn put(&mut self, stored: Stored) {
        self.puzzles.push(stored);
    }
    /// The oldest puzzle of a tier comes out.
    pub fn take(&mut self, tier: Tier) -> Option<Stored> {
        let at = self.puzzles.iter().position(|stored| stored.tier == tier)?;
        Some(self.puzzles.remove(at))
    }
    /// The tier of which there are too few, the easiest first.
    pub fn wants(&self) -> Option<Tier> {
        let count = |tier| self.puzzles.iter().filter(|stored| stored.tier == tier).count();
        Tier::ALL.into_iter().find(|&tier| !self.rests && count(tier) < ENOUGH)
    }
}

fn read_line(line: &str) -> Option<Stored> {
    let mut words = line.split(' ');
    let tier = Tier::from_slug(words.next()?)?;
    let seed = words.next()?.parse().ok()?;
    let givens = words.next()?.parse().ok()?;
    Some(Stored { tier, seed, givens })
}
