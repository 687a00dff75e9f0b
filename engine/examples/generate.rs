//! Makes three hard puzzles: `cargo run --release --example generate -- 7`, where 7 is the first seed.

use std::error::Error;

use nonet_engine::{Recipe, Tier};

fn main() -> Result<(), Box<dyn Error>> {
    let first: u64 = std::env::args().nth(1).map_or(Ok(7), |seed| seed.parse())?;
    for seed in (0..3).map(|more| first.wrapping_add(more)) {
        let made = Recipe::of_tier(Tier::Hard, seed).generate()?;
        println!("{} # seed {seed}", made.puzzle.givens());
    }
    Ok(())
}
