//! [`Digging`]: a puzzle being made, as far as it is shown.

use crate::engine::generate::making::{Making, MakingRecipe, TrialOutcome};
use crate::engine::generate::removal_order::RemovalOrder;

/// A puzzle being made.
#[derive(Clone, PartialEq, Debug)]
pub struct Digging {
    /// The order in which cells are tried.
    pub order: RemovalOrder,
    /// The seed, as it was typed.
    pub seed: String,
    /// The fewest clues that a row keeps.
    pub min_per_row: u8,
    /// How it is made, once a worker has answered.
    pub making: Option<Box<Making>>,
    /// How many cells were tried.
    pub tried: usize,
    /// Whether it goes on by itself.
    pub is_playing: bool,
}

impl Default for Digging {
    fn default() -> Digging {
        Digging {
            order: RemovalOrder::SShaped,
            seed: "20251121".to_owned(),
            min_per_row: 0,
            making: None,
            tried: 0,
            is_playing: false,
        }
    }
}

/// How many random digits are put down first.
pub const INITIAL_DIGITS: u8 = 11;

impl Digging {
    /// The recipe; none while the seed is not a number.
    pub fn recipe(&self) -> Option<MakingRecipe> {
        let (order, min_per_row) = (self.order, self.min_per_row);
        let seed = self.seed.trim().parse().ok()?;
        Some(MakingRecipe { order, min_per_row, initial_digits: INITIAL_DIGITS, seed })
    }
    /// How many cells there are to be tried.
    pub fn cells(&self) -> usize {
        self.making.as_ref().map_or(0, |making| making.trials.len())
    }
    /// Goes to where so many cells were tried.
    pub fn go(&mut self, tried: usize) {
        self.tried = tried.min(self.cells());
        self.is_playing &= self.tried < self.cells();
    }
    /// After how many cells the next clue is kept.
    pub fn next_kept(&self) -> Option<usize> {
        let trials = &self.making.as_ref()?.trials;
        let is_kept = |at: &usize| !matches!(trials[*at].outcome, TrialOutcome::Dug(_));
        (self.tried..trials.len()).find(is_kept).map(|at| at + 1)
    }
}
