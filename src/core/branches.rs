//! The tree of moves as the player sees it: the start, checkpoints, the ends of branches, and where
//! the player is. A branch that cannot be right says why.

use super::history::History;
use crate::engine::types::board::Board;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::conflict::conflicts;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Solution;
use crate::engine::types::house::House;
use crate::engine::types::position::{DeadEnd, Position};

/// How many ends of branches are listed, those reached last.
const MAX_ENDS: usize = 60;
/// A branch of fewer moves that left no checkpoint is a slip, and not listed.
const LEAST_MOVES: usize = 2;

/// A node that is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// Its number in the history.
    pub node: usize,
    /// What it is.
    pub kind: BranchKind,
    /// How many of the listed nodes before it have more than one way on.
    pub depth: usize,
    /// Whether the player is there or came through it.
    pub is_on_path: bool,
    /// Why it cannot be right; not looked for where the player is, nor on the way there.
    pub fault: Option<Fault>,
}

/// What a listed node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BranchKind {
    /// The start.
    Start,
    /// The checkpoint of this number, from 1.
    Checkpoint(usize),
    /// Where the player is.
    Here,
    /// The end of a branch that begins with the move to this node.
    End(usize),
}

/// Why a position cannot be right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The digit stands twice in a house.
    Twice(Digit, House),
    /// No digit fits the cell.
    NoDigit(Cell),
    /// The digit fits no cell of the house.
    NoPlace(Digit, House),
    /// The cell has another digit in the solution.
    Wrong(Digit, Cell),
}

impl Fault {
    /// The cells of a board that show it: that no digit fits, or whose digit is wrong.
    pub fn cells(self, board: &Board) -> CellSet {
        match self {
            Fault::Twice(digit, house) => board.digits().cells_of(digit) & house.cells(),
            Fault::NoDigit(cell) | Fault::Wrong(_, cell) => CellSet::only(cell),
            Fault::NoPlace(..) => CellSet::EMPTY,
        }
    }
}

/// Why a board cannot be right, as far as the rules and the solution, if it is known, show.
pub fn fault(board: &Board, solution: Option<&Solution>) -> Option<Fault> {
    let digits = board.digits();
    let twice = conflicts(&digits).first().map(|at| Fault::Twice(at.digit, at.house));
    let dead_end = || match Position::of(board).dead_end()? {
        DeadEnd::Cell(cell) => Some(Fault::NoDigit(cell)),
        DeadEnd::House(house, digit) => Some(Fault::NoPlace(digit, house)),
    };
    let wrong = || {
        let solution = solution?;
        let wrong = board.entries.iter().find(|&(cell, digit)| solution[cell] != digit);
        wrong.map(|(cell, digit)| Fault::Wrong(digit, cell))
    };
    twice.or_else(dead_end).or_else(wrong)
}

/// All that is listed, each after what it goes out from, the player's own way last.
pub fn branches(history: &History, solution: Option<&Solution>) -> Vec<Branch> {
    let tree = Tree::of(history);
    let mut listed = Vec::new();
    let mut waiting = vec![(0, 0)];
    while let Some((node, depth)) = waiting.pop() {
        let is_on_path = tree.on_path[node];
        let board = history.board_at(node).filter(|_| !is_on_path);
        let fault = board.and_then(|board| fault(board, solution));
        listed.push(Branch { node, kind: tree.kind(history, node), depth, is_on_path, fault });
        let (own, others): (Vec<usize>, Vec<usize>) = (1..history.count())
            .filter(|&other| tree.is_listed[other] && tree.anchor[other] == node)
            .partition(|&other| tree.on_path[other]);
        let depth = depth + usize::from(own.len() + others.len() > 1);
        let after = others.into_iter().chain(own);
        waiting.extend(after.rev().map(|node| (node, depth)));
    }
    listed
}

/// What of the tree is listed.
struct Tree {
    on_path: Vec<bool>,
    is_listed: Vec<bool>,
    /// The listed node that each goes out from.
    anchor: Vec<usize>,
}

impl Tree {
    fn of(history: &History) -> Tree {
        let count = history.count();
        let mut on_path = vec![false; count];
        history.path(history.at()).into_iter().for_each(|node| on_path[node] = true);
        let mut is_listed = vec![false; count];
        let fixed = [0, history.at()].into_iter().chain(history.checkpoints());
        fixed.for_each(|node| is_listed[node] = true);
        let is_end = |node: &usize| history.children(*node).is_empty();
        let ends = (1..count).rev().filter(is_end);
        let wanted = ends.filter(|&end| is_branch(history, &on_path, end));
        wanted.take(MAX_ENDS).for_each(|node| is_listed[node] = true);
        let mut anchor = vec![0; count];
        for node in 1..count {
            let parent = history.parent(node).unwrap_or_default();
            anchor[node] = if is_listed[parent] { parent } else { anchor[parent] };
        }
        Tree { on_path, is_listed, anchor }
    }
    fn kind(&self, history: &History, node: usize) -> BranchKind {
        let number = history.checkpoints().position(|other| other == node);
        match number {
            Some(number) => BranchKind::Checkpoint(number + 1),
            None if node == 0 => BranchKind::Start,
            None if node == history.at() => BranchKind::Here,
            None => BranchKind::End(first_of(history, &self.on_path, node)),
        }
    }
}

/// Whether a branch ends here that is worth to be listed: its digits are others than where it goes
/// out, and it is more than a slip.
fn is_branch(history: &History, on_path: &[bool], end: usize) -> bool {
    let first = first_of(history, on_path, end);
    let Some(fork) = history.parent(first).filter(|_| !on_path[end]) else { return false };
    let digits = |node| history.board_at(node).map(Board::digits);
    let moves = history.depth_of(end) - history.depth_of(fork);
    let leaves_checkpoint = history.checkpoint(fork).is_some();
    digits(end) != digits(fork) && (moves >= LEAST_MOVES || leaves_checkpoint)
}

/// The first node of the branch that a node is on: the one before it has other ways on, is a
/// checkpoint, or is on the player's own way.
fn first_of(history: &History, on_path: &[bool], node: usize) -> usize {
    let mut first = node;
    while let Some(parent) = history.parent(first) {
        let is_fork = history.children(parent).len() > 1 || history.checkpoint(parent).is_some();
        if is_fork || on_path[parent] || parent == 0 {
            break;
        }
        first = parent;
    }
    first
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::Game;
    use crate::core::moves::{Move, NoteCleanup};

    const PUZZLE: &str =
        "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

    fn place(row: usize, column: usize, digit: u8) -> Move {
        let cell = CellSet::only(Cell::new(row - 1, column - 1));
        Move::Place(cell, Digit::new(digit), NoteCleanup::Clean)
    }

    fn game() -> Game {
        Game::start(Board::of_givens(PUZZLE.parse().expect("a grid")))
    }

    fn kinds(game: &Game) -> Vec<(BranchKind, usize)> {
        let all = branches(game.history(), None);
        all.iter().map(|branch| (branch.kind, branch.depth)).collect()
    }

    #[test]
    fn a_way_that_was_left_at_a_checkpoint_is_listed_before_the_own_one() {
        let mut game = game();
        game.make(place(1, 2, 9));
        game.history_mut().set_checkpoint(String::new());
        game.make(place(1, 3, 6));
        game.undo();
        game.make(place(1, 3, 8));
        let expected = [
            (BranchKind::Start, 0),
            (BranchKind::Checkpoint(1), 0),
            (BranchKind::End(2), 1),
            (BranchKind::Here, 1),
        ];
        assert_eq!(kinds(&game), expected);
    }

    #[test]
    fn a_slip_and_marks_alone_are_no_branch() {
        let mut game = game();
        game.make(place(1, 2, 9));
        game.undo();
        game.make(place(1, 2, 8));
        assert_eq!(kinds(&game), [(BranchKind::Start, 0), (BranchKind::Here, 0)]);
        game.undo();
        game.make(Move::FillCandidates);
        game.make(Move::CleanCandidates);
        game.jump(0);
        game.make(place(2, 1, 9));
        assert_eq!(kinds(&game).len(), 2);
    }

    #[test]
    fn a_fault_is_a_digit_twice_or_no_place_or_another_digit() {
        let mut game = game();
        let here = |game: &Game| fault(game.board(), None);
        assert_eq!(here(&game), None);
        game.make(place(1, 2, 4));
        assert!(matches!(here(&game), Some(Fault::Twice(digit, _)) if digit == Digit::new(4)));
        assert_eq!(here(&game).map(|fault| fault.cells(game.board()).len()), Some(2));
        game.undo();
        for (column, digit) in [(3, 6), (6, 8)] {
            game.make(place(1, column, digit));
        }
        game.make(place(2, 2, 9));
        let fault = here(&game).expect("a dead end");
        assert_eq!(fault, Fault::NoDigit(Cell::new(0, 1)));
        assert_eq!(fault.cells(game.board()), CellSet::only(Cell::new(0, 1)));
    }
}
