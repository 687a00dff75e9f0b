//! [`TechniqueArgs`]: what may be reasoned with, as `hint` and `steps` are told.

use clap::Args;

use crate::engine::logic::techniques::{Family, FamilySet};

/// What may be reasoned with.
#[derive(Args)]
pub struct TechniqueArgs {
    /// Argue nothing from there being only one solution
    #[arg(long)]
    no_uniqueness: bool,
    /// Look for what is rare, too: larger and mutant fish, Kraken fish, and wider forms of others
    #[arg(long)]
    rare: bool,
}

impl TechniqueArgs {
    /// The families that are left out.
    pub fn left_out(&self) -> FamilySet {
        let all = [(self.no_uniqueness, Family::Uniqueness), (!self.rare, Family::Rare)];
        all.into_iter().filter(|&(is_out, _)| is_out).map(|(_, family)| family).collect()
    }
}
