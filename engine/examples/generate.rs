//! Makes three hard puzzles: `cargo run --release --example generate -- 7`, where 7 is the first seed.

use std::error::Error;

use nonet_engine::generate::tier_recipe::TierRecipe;
use nonet_engine::{Tier, generate};

fn main() -> Result<(), Box<dyn Error>> {
    let first: u64 = std::env::args().nth(1).map_or(Ok(7), |seed| seed.parse())?;
    for seed in (0..3).map(|more| first.wrapping_add(more)) {
        let made = generate(&TierRecipe::of(Tier::Hard).with_seed(seed), &mut |_| {})?;
        println!("{} # seed {seed}", made.puzzle.givens());
    }
    Ok(())
}
