//! Solves a puzzle step by step as people do, and writes each step with its technique.

use std::error::Error;

use nonet_engine::{Board, Effect, Options, Position, next_step};

const PUZZLE: &str =
    "..86........759...6..1...9.......83.9.6.....5..24.5.....5..438.3.18.2..6......2..";

fn main() -> Result<(), Box<dyn Error>> {
    let mut position = Position::of(&Board::of_givens(PUZZLE.parse()?));
    while let Some(step) = next_step(&position, &Options::default()) {
        let effects = step.effects.iter().map(|effect| match effect {
            Effect::Place(candidate) => format!("{}={}", candidate.cell, candidate.digit),
            Effect::Eliminate(candidate) => format!("{}<>{}", candidate.cell, candidate.digit),
        });
        println!("{}: {}", step.technique.slug(), effects.collect::<Vec<_>>().join(" "));
        position.apply(&step);
    }
    println!("{}", position.digits());
    Ok(())
}
