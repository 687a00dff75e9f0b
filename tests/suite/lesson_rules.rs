//! What a lesson's example and practice have to keep, for the test of the lesson files and for the
//! tool that makes them.

use std::path::{Path, PathBuf};

use nonet::engine::logic::finder::{Options, next_step};
use nonet::engine::logic::reglib::Case;
use nonet::engine::logic::techniques::Technique;
use nonet::engine::search::puzzle::Puzzle;
use nonet::engine::types::board::Board;
use nonet::engine::types::cell::Cell;
use nonet::engine::types::grid::Solution;
use nonet::engine::types::position::Position;

use super::positions::carry_out;

/// How many practice puzzles a technique has at most.
pub const MAX_PRACTICE: usize = 3;

/// The lesson file of a technique.
pub fn lesson_path(slug: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("static/learn").join(format!("{slug}.txt"))
}

/// Goes on as long as anything is found; whether all was solved, and the board at the end.
pub fn follow(board: &Board, options: &Options) -> (bool, Board) {
    let mut board = board.clone();
    while let Some(step) = next_step(&Position::of(&board), options) {
        carry_out(&mut board, &step);
    }
    (board.digits().clues() == 81, board)
}

/// Whether the board agrees with the solution in what stands there and in what is eliminated.
pub fn agrees(board: &Board, solution: &Solution) -> bool {
    let fits = |cell: Cell| match board.digit(cell) {
        Some(digit) => digit == solution[cell],
        None => !board.eliminated[cell].contains(solution[cell]),
    };
    Cell::ALL.into_iter().all(fits)
}

/// Checks a practice position: it takes the technique, and only what is easier besides.
pub fn check_practice(case: &Case) -> Result<(), String> {
    let puzzle = Puzzle::prove(&case.board.givens).map_err(|error| error.to_string())?;
    if !agrees(&case.board, puzzle.solution()) {
        return Err("it contradicts its solution".to_owned());
    }
    if follow(&case.board, &Options::easier_than(case.technique)).0 {
        return Err("it is solved without the technique".to_owned());
    }
    if !follow(&case.board, &Options::up_to(case.technique)).0 {
        return Err("the technique and what is easier do not solve it".to_owned());
    }
    if case.code.ends_with("-o") != has_another_way(&case.board, case.technique) {
        return Err("whether others would do is not as the line says".to_owned());
    }
    Ok(())
}

/// Whether the ladder, which takes the easiest step, takes any that is neither of the technique nor
/// easier.
pub fn has_another_way(board: &Board, technique: Technique) -> bool {
    let mut ladder = Options::default();
    ladder.techniques.insert(technique);
    let allowed = Options::up_to(technique).techniques;
    let mut board = board.clone();
    while let Some(step) = next_step(&Position::of(&board), &ladder) {
        if !allowed.contains(step.technique) {
            return true;
        }
        carry_out(&mut board, &step);
    }
    false
}
