//! [`Game`]: the undoable part of the program: a start and the moves since.

use crate::engine::types::board::Board;
use crate::engine::types::cell::CellSet;
use crate::engine::types::grid::Solution;

use super::history::{History, Travel};
use super::moves::Move;

/// A start and what was done since.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Game {
    history: History,
}

impl Game {
    /// A game that has just begun.
    pub fn start(start: Board) -> Game {
        Game::of(History::new(start))
    }
    /// The game of a start and moves.
    pub fn of(history: History) -> Game {
        Game { history }
    }
    /// The board before the first move.
    pub fn first_board(&self) -> &Board {
        self.history.first_board()
    }
    /// The board now.
    pub fn board(&self) -> &Board {
        self.history.board()
    }
    /// The moves and where the player is among them.
    pub fn history(&self) -> &History {
        &self.history
    }
    /// The moves and where the player is among them, to set checkpoints and to start trials.
    pub fn history_mut(&mut self) -> &mut History {
        &mut self.history
    }
    /// Makes a move; one that changes nothing is not kept.
    pub fn make(&mut self, step: Move) -> Change {
        self.make_at(step, None)
    }
    /// Makes a move after so many seconds played.
    pub fn make_at(&mut self, step: Move, seconds: Option<u64>) -> Change {
        let board = step.apply(self.board());
        if board == *self.board() {
            return Change::Nothing;
        }
        self.history.push(step, board, seconds);
        Change::Board
    }
    /// Takes the last move or jump back.
    pub fn undo(&mut self) -> Option<Travel> {
        self.history.undo()
    }
    /// Makes what was undone last again.
    pub fn redo(&mut self) -> Option<Travel> {
        self.history.redo()
    }
    /// To a node of the tree of moves, in one step of undo; whether that is another.
    pub fn jump(&mut self, node: usize) -> bool {
        self.history.jump(node)
    }
    /// The cells whose entry is not the solution's.
    pub fn wrong(&self, solution: &Solution) -> CellSet {
        wrong(self.board(), solution)
    }
    /// The empty cells from whose notes the solution's digit was removed.
    pub fn wrong_notes(&self, solution: &Solution) -> CellSet {
        wrongly_eliminated(self.board(), solution)
    }
    /// The last node on the way here before a move that left something wrong on the board that is
    /// wrong to this day; none if nothing is.
    pub fn before_mistake(&self, solution: &Solution) -> Option<usize> {
        let faulty = |node: usize| {
            let board = self.history.board_at(node).unwrap_or(self.first_board());
            !wrong(board, solution).is_empty() || !wrongly_eliminated(board, solution).is_empty()
        };
        let path = self.history.path(self.history.at());
        let (now, before) = path.split_last()?;
        let last = || before.iter().rev().copied().find(|&node| !faulty(node)).unwrap_or(0);
        faulty(*now).then(last)
    }
}

fn wrong(board: &Board, solution: &Solution) -> CellSet {
    board
        .entries
        .iter()
        .filter(|&(cell, digit)| solution[cell] != digit)
        .map(|(cell, _)| cell)
        .collect()
}

fn wrongly_eliminated(board: &Board, solution: &Solution) -> CellSet {
    let empty = board.empty_cells().iter();
    empty.filter(|&cell| board.eliminated[cell].contains(solution[cell])).collect()
}

/// What a move did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// The board is another.
    Board,
    /// The board is the same.
    Nothing,
}
