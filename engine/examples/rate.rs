//! Rates a puzzle on three scales.

use std::error::Error;

use nonet_engine::rating::{rounds, se};
use nonet_engine::{Board, Path, Puzzle};

const PUZZLE: &str =
    "..86........759...6..1...9.......83.9.6.....5..24.5.....5..438.3.18.2..6......2..";

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle = Puzzle::prove(&PUZZLE.parse()?)?;
    let board = Board::of_givens(*puzzle.givens());
    let grade = Path::of(&board, Some(puzzle.solution())).grade();
    println!("HoDoKu: {}, {} points", grade.tier.slug(), grade.score);
    println!("Sudoku Explainer: {}", se::rater::rate(&puzzle).er);
    if let Some(rating) = rounds::rate(puzzle.givens()) {
        println!("by rounds: {} in {} rounds", rating.level, rating.rounds);
    }
    Ok(())
}
