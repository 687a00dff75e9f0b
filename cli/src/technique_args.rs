//! [`TechniqueArgs`]: which techniques `hint` and `steps` may use, [`WithoutArgs`]: which do not exist.

use clap::Args;

use super::values::by_slug;
use nonet_engine::logic::techniques::{Family, FamilySet, Technique, TechniqueSet};

/// Techniques that are taken out.
#[derive(Args)]
pub struct WithoutArgs {
    /// Answer as if these techniques did not exist: slugs, as `nonet rate` writes them, with commas between
    #[arg(long, value_name = "SLUGS", value_delimiter = ',', value_parser = by_slug(Technique::ALL.iter().copied(), Technique::slug), hide_possible_values = true)]
    without: Vec<Technique>,
}

impl WithoutArgs {
    /// The techniques.
    pub fn techniques(&self) -> TechniqueSet {
        self.without.iter().copied().collect()
    }
}

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
    #[command(flatten)]
    without: WithoutArgs,
}

impl TechniqueArgs {
    /// The techniques that are left out beside the families.
    pub fn without(&self) -> TechniqueSet {
        self.without.techniques()
    }
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
