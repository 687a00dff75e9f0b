//! Solves the puzzle given as 81 characters and says how many solutions it has:
//! `cargo run --example solve -- 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..`

use std::error::Error;

use nonet_engine::{Budget, Count, Grid, count, first};

const PUZZLE: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn main() -> Result<(), Box<dyn Error>> {
    let grid: Grid = std::env::args().nth(1).unwrap_or(PUZZLE.to_owned()).parse()?;
    match first(&grid) {
        Some(solution) => println!("{solution}"),
        None => println!("no solution"),
    }
    match count(&grid, 1000, Budget::UNLIMITED) {
        Count::Exactly(solutions) => println!("{solutions} in all"),
        Count::AtLeast(solutions) | Count::Stopped(solutions) => println!("{solutions} or more"),
    }
    Ok(())
}
