//! [`PuzzleList`]: many puzzles in little room. Nearly all are clues and nothing else, which is a sixth
//! of a board: 100,000 of them are 8 MB, and reach the page in parts within a frame each.

use serde::{Deserialize, Serialize};

use nonet_engine::types::board::Board;
use nonet_engine::types::grid::Grid;

/// Puzzles in order, each with its name, which may be empty.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct PuzzleList {
    /// 81 characters a puzzle.
    clues: String,
    /// All names, one after the other, and where each ends.
    names: String,
    name_ends: Vec<u32>,
    /// The boards that are more than their clues, with their places, ascending.
    boards: Vec<(u32, Board)>,
}

/// The characters of a grid.
pub const CELLS: usize = 81;

impl PuzzleList {
    /// How many puzzles there are.
    pub fn len(&self) -> usize {
        self.name_ends.len()
    }
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.name_ends.is_empty()
    }
    /// Adds a puzzle; the digits that make it are the board's clues.
    pub fn push(&mut self, board: Board, name: &str) {
        let clues = board.clue_grid();
        if board != Board::of_givens(clues) {
            self.boards.push((self.len() as u32, board));
        }
        self.push_clues(&clues, name);
    }
    /// Adds a puzzle that is its clues and nothing else.
    pub fn push_clues(&mut self, clues: &Grid, name: &str) {
        self.push_line(&clues.to_string(), name);
    }
    /// Adds a puzzle by its clues as they stand in a list, 81 characters of `1` to `9` and `.`; anything
    /// else is the empty grid.
    pub fn push_line(&mut self, clues: &str, name: &str) {
        let is_cell = |byte: u8| matches!(byte, b'1'..=b'9' | b'.');
        match clues.len() == CELLS && clues.bytes().all(is_cell) {
            true => self.clues.push_str(clues),
            false => self.clues.extend(std::iter::repeat_n('.', CELLS)),
        }
        self.names.push_str(name);
        self.name_ends.push(self.names.len() as u32);
    }
    /// Adds those of another list.
    pub fn append(&mut self, other: PuzzleList) {
        let (count, letters) = (self.len() as u32, self.names.len() as u32);
        self.boards.extend(other.boards.into_iter().map(|(at, board)| (count + at, board)));
        self.clues.push_str(&other.clues);
        self.names.push_str(&other.names);
        self.name_ends.extend(other.name_ends.iter().map(|end| letters + end));
    }
    /// The characters of a puzzle's clues; nothing for a place that the list has not.
    pub fn line(&self, at: usize) -> &str {
        self.lines(at, 1)
    }
    /// Those of so many puzzles from a place on, or of as many as there are.
    pub fn lines(&self, at: usize, count: usize) -> &str {
        let end = (at + count).min(self.len()) * CELLS;
        self.clues.get((at * CELLS).min(end)..end).unwrap_or_default()
    }
    /// The clues of a puzzle, 0-based; the empty grid for a place that the list has not.
    pub fn clues(&self, at: usize) -> Grid {
        self.line(at).parse().unwrap_or(Grid::EMPTY)
    }
    /// How many clues a puzzle has.
    pub fn clue_count(&self, at: usize) -> usize {
        self.line(at).bytes().filter(|byte| *byte != b'.').count()
    }
    /// The name of a puzzle, 0-based.
    pub fn name(&self, at: usize) -> &str {
        let end_of =
            |at: usize| self.name_ends.get(at).map_or(self.names.len(), |&end| end as usize);
        let start = at.checked_sub(1).map_or(0, end_of);
        self.names.get(start..end_of(at)).unwrap_or_default()
    }
    /// The board of a puzzle, 0-based.
    pub fn board(&self, at: usize) -> Board {
        let found = self.boards.binary_search_by_key(&(at as u32), |(at, _)| *at);
        found
            .map_or_else(|_| Board::of_givens(self.clues(at)), |found| self.boards[found].1.clone())
    }
}

/// The grids of lines of 81 characters each, one after the other.
pub fn grids(lines: &str) -> impl Iterator<Item = Grid> {
    let line = |at: usize| lines.get(at * CELLS..(at + 1) * CELLS);
    (0..lines.len() / CELLS)
        .map(move |at| line(at).and_then(|line| line.parse().ok()).unwrap_or(Grid::EMPTY))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::types::cell::Cell;
    use nonet_engine::types::digit::Digit;

    const LINE: &str =
        "4..52.7.3......3...1....7.....14......67...5...15...42....4....5...8.....2.1.76..8";

    #[test]
    fn a_list_gives_back_what_was_put_in() {
        let clues: Grid = LINE[..81].parse().expect("a grid");
        let mut board = Board::of_givens(clues);
        board.entries[Cell::new(0, 1)] = Some(Digit::new(6));
        let mut list = PuzzleList::default();
        list.push_clues(&clues, "first");
        let mut more = PuzzleList::default();
        more.push_clues(&Grid::EMPTY, "");
        more.push(board.clone(), "third");
        list.append(more);
        assert_eq!(
            (list.len(), list.name(0), list.name(1), list.name(2)),
            (3, "first", "", "third")
        );
        assert_eq!((list.clues(0), list.clues(1), list.board(2)), (clues, Grid::EMPTY, board));
        assert_eq!(list.board(0), Board::of_givens(clues));
        assert_eq!(grids(list.lines(0, 9)).collect::<Vec<_>>(), [clues, Grid::EMPTY, clues]);
        assert_eq!((list.line(3), list.name(3), list.clue_count(0)), ("", "", clues.clues()));
        list.push_line("4..5 and no more", "damaged");
        list.push_line(&LINE[..81], "whole");
        assert_eq!((list.clues(3), list.clues(4), list.name(4)), (Grid::EMPTY, clues, "whole"));
    }
}
