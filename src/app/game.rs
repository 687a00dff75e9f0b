//! [`Game`]: the undoable part of the program: a start and the moves since.

use crate::engine::types::board::Board;
use crate::engine::types::cell::CellSet;
use crate::engine::types::grid::Solution;

use super::history::History;
use super::moves::Move;

/// A start and what was done since.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Game {
    start: Board,
    history: History,
}

impl Game {
    /// A game that has just begun.
    pub fn start(start: Board) -> Game {
        Game { start, history: History::default() }
    }
    /// The game of a start and its moves, of which the first `at` are done and the rest undone.
    pub fn replay(start: Board, moves: Vec<Move>, at: usize) -> Game {
        let mut game = Game::start(start);
        for step in moves {
            game.make(step);
        }
        game.history.go(at);
        game
    }
    /// The board before the first move.
    pub fn first_board(&self) -> &Board {
        &self.start
    }
    /// The board now.
    pub fn board(&self) -> &Board {
        self.history.board().unwrap_or(&self.start)
    }
    /// The moves and where the player is among them.
    pub fn history(&self) -> &History {
        &self.history
    }
    /// Makes a move; one that changes nothing is not kept.
    pub fn make(&mut self, step: Move) -> Change {
        let board = step.apply(self.board());
        if board == *self.board() {
            return Change::Nothing;
        }
        self.history.push(step, board);
        Change::Board
    }
    /// Takes the last move back.
    pub fn undo(&mut self) -> Option<Move> {
        let step = self.history.undoable()?.clone();
        self.history.go(self.history.at() - 1);
        Some(step)
    }
    /// Makes the move last undone again.
    pub fn redo(&mut self) -> Option<Move> {
        let step = self.history.redoable()?.clone();
        self.history.go(self.history.at() + 1);
        Some(step)
    }
    /// To after the first so many moves.
    pub fn go(&mut self, at: usize) {
        self.history.go(at);
    }
    /// The cells whose entry is not the solution's.
    pub fn wrong(&self, solution: &Solution) -> CellSet {
        wrong(self.board(), solution)
    }
    /// How many moves had been made before the first that left something wrong on the board that
    /// is wrong to this day; none if nothing is.
    pub fn before_mistake(&self, solution: &Solution) -> Option<usize> {
        let faulty = |at: usize| {
            let board = self.history.board_at(at).unwrap_or(&self.start);
            !wrong(board, solution).is_empty() || !wrongly_eliminated(board, solution).is_empty()
        };
        let now = self.history.at();
        faulty(now).then(|| (0..now).rev().find(|&at| !faulty(at)).unwrap_or(0))
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
