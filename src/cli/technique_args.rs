//! [`TechniqueArgs`]: which techniques `hint` and `steps` may use.

use clap::Args;

use crate::engine::logic::techniques::{Family, FamilySet};

/// Which techniques may be used.
#[derive(Args)]
pub struct TechniqueArgs {
    /// Leave out techniques that rely on the puzzle having only one solution
    #[arg(long)]
    no_uniqueness: bool,
    /// Leave out the patterns that experts use on the hardest puzzles
    #[arg(long)]
    no_expert: bool,
    /// Also use rare techniques (larger and mutant fish, Kraken fish, templates) and wider forms of others
    #[arg(long)]
    rare: bool,
}

impl TechniqueArgs {
    /// The families that are left out.
    pub fn left_out(&self) -> FamilySet {
        let mut left_out = FamilySet::EMPTY;
        if self.no_uniqueness {
            left_out.insert(Family::Uniqueness);
        }
        if self.no_expert {
            left_out.insert(Family::Expert);
        }
        if !self.rare {
            left_out.insert(Family::Rare);
        }
        left_out
    }
}
