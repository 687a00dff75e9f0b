//! [`History`]: the moves made, each with the board after it, and where among them the player is.

use crate::engine::types::board::Board;

use super::moves::Move;

/// Moves and boards since the start. Undo and redo move `at`; a new move drops what was undone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    entries: Vec<(Move, Board)>,
    at: usize,
}

impl History {
    /// How many moves are done, not counting those undone.
    pub fn at(&self) -> usize {
        self.at
    }
    /// Every move, the undone at the end included.
    pub fn moves(&self) -> impl Iterator<Item = &Move> {
        self.entries.iter().map(|(step, _)| step)
    }
    /// The board after the moves done; none at the start.
    pub fn board(&self) -> Option<&Board> {
        self.board_at(self.at)
    }
    /// The board after the first so many moves; none at the start.
    pub fn board_at(&self, at: usize) -> Option<&Board> {
        Some(&self.entries.get(at.checked_sub(1)?)?.1)
    }
    /// The move that undo would take back.
    pub fn undoable(&self) -> Option<&Move> {
        Some(&self.entries.get(self.at.checked_sub(1)?)?.0)
    }
    /// The move that redo would make again.
    pub fn redoable(&self) -> Option<&Move> {
        Some(&self.entries.get(self.at)?.0)
    }
    /// A move was made.
    pub fn push(&mut self, step: Move, board: Board) {
        self.entries.truncate(self.at);
        self.entries.push((step, board));
        self.at += 1;
    }
    /// To after the first so many moves; beyond the last is the last.
    pub fn go(&mut self, at: usize) {
        self.at = at.min(self.entries.len());
    }
}
