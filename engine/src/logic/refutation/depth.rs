//! How deep suppositions have to stand within suppositions for a puzzle to be solved by them and
//! singles: the depth of T&E of D. Berthier's classification. What can be refuted does not depend on
//! the order in which it is, so that the depth is the same for all forms of a puzzle.

use super::board::{Board, Reasoning};
use super::search::is_refuted;
use crate::types::position::Position;

/// No puzzle is known that needs more.
const MAX_DEPTH: usize = 3;

/// 0 where singles are enough, up to 3; none where three levels do not solve it. The position must have
/// exactly one solution: with several it would take hours to find nothing.
///
/// ```
/// use nonet_engine::logic::refutation::trial_depth;
/// use nonet_engine::{Board, Position};
///
/// let depth = |line: &str| {
///     trial_depth(&Position::of(&Board::of_givens(line.parse().expect("81 cells"))))
/// };
/// let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert_eq!(depth(easy), Some(0));
/// let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// assert_eq!(depth(hard), Some(2));
/// ```
pub fn trial_depth(position: &Position) -> Option<usize> {
    let mut board = Board::of(position, Reasoning::Singles);
    let is_wrong = board.is_refuted();
    (0..=MAX_DEPTH).filter(|_| !is_wrong).find(|&depth| is_solved_by(&mut board, depth))
}

/// Takes away what so many levels of suppositions refute; whether that solves the board.
fn is_solved_by(board: &mut Board, levels: usize) -> bool {
    if levels > 0 {
        while !board.is_solved() && eliminate(board, levels) {}
    }
    board.is_solved()
}

/// Takes each candidate away that so many levels refute, once through; whether there was any.
fn eliminate(board: &mut Board, levels: usize) -> bool {
    let mut any = false;
    for at in board.open().iter() {
        if board.has(at) && is_refuted(board.with(at), levels - 1) {
            *board = board.without(at);
            any = !board.is_refuted();
        }
    }
    any
}
