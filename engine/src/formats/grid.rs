//! A grid drawn with bars and rules, as programs and forums print it:
//! ```text
//! +-------+-------+-------+
//! | 1 . . | . . . | 5 6 9 |
//! | 4 . 2 | . . . | . . 8 |
//! ```

use super::error::ReadResult;
use super::lines::{Claim, Line, LineKind};
use super::rows::{self, grid_length, title_line};
use crate::types::board::Board;
use crate::types::grid::Grid;

const RULE: &str = "+-------+-------+-------+\n";

/// Claims a grid with a bar in its first row.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    let length = grid_length(lines);
    let row = lines[..length].iter().find(|line| line.kind() == LineKind::Row)?;
    Claim::new(length).filter(|_| row.head().contains('|'))
}

/// Reads nine rows of nine cells.
pub fn read(lines: &[Line]) -> ReadResult {
    rows::read(lines)
}

/// The givens, drawn, with the name above.
pub fn write(board: &Board, name: &str) -> String {
    title_line(name) + &drawn(&board.givens) + "\n"
}

/// A drawn grid of 13 lines.
pub fn drawn(grid: &Grid) -> String {
    let chars: Vec<char> = grid.to_string().chars().collect();
    let mut text = RULE.to_owned();
    for (row, cells) in chars.chunks(9).enumerate() {
        let boxes =
            cells.chunks(3).map(|cells| format!(" {} {} {} |", cells[0], cells[1], cells[2]));
        text += &format!("|{}\n", boxes.collect::<String>());
        text += if row % 3 == 2 { RULE } else { "" };
    }
    text
}
