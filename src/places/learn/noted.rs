//! Boards on which every candidate is noted.

use crate::engine::types::board::Board;
use crate::engine::types::cell::ByCell;

/// The board with every candidate as a note.
pub fn all_noted(mut board: Board) -> Board {
    board.corner_marks = ByCell::from_fn(|cell| board.candidates(cell));
    board
}
