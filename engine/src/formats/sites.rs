//! Links that open a puzzle on other sites. [`link`](super::link) reads them.

use super::{json, lz, packed, sudokuwiki};
use crate::types::board::Board;
use crate::types::cell::Cell;
use crate::types::digit::DigitSet;
use crate::types::grid::Grid;

/// 81 digits, 0 for an empty cell.
fn digits(givens: &Grid) -> String {
    givens.to_string().replace('.', "0")
}

/// SudokuPad: the clues, a character for each and the empty cells behind it.
pub fn sudokupad(board: &Board, _name: &str) -> String {
    format!("https://sudokupad.app/scf{}\n", packed::classic_text(&board.givens))
}

/// SudokuWiki's solver: 81 digits, or where the player has done something the whole position.
pub fn sudokuwiki(board: &Board, _name: &str) -> String {
    let is_puzzle = *board == Board::of_givens(board.givens);
    let puzzle = if is_puzzle {
        digits(&board.givens)
    } else {
        sudokuwiki::write(board, "").trim().to_owned()
    };
    format!("https://www.sudokuwiki.org/sudoku.htm?bd={puzzle}\n")
}

/// sudoku.coach: the clues.
pub fn sudoku_coach(board: &Board, _name: &str) -> String {
    format!("https://sudoku.coach/en/play/{}\n", digits(&board.givens))
}

/// SudokuExchange: the clues.
pub fn sudoku_exchange(board: &Board, _name: &str) -> String {
    format!("https://sudokuexchange.com/play/?s={}\n", digits(&board.givens))
}

/// f-puzzles: digits, notes and title, as JSON that LZ-string packs. Signs that mean something in an
/// address are written as codes.
pub fn f_puzzles(board: &Board, name: &str) -> String {
    let packed = lz::packed(&f_puzzles_json(board, name));
    let packed = packed.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
    format!("https://f-puzzles.com/?load={packed}\n")
}

fn f_puzzles_json(board: &Board, name: &str) -> String {
    let row = |row: usize| {
        let cells = (0..9).map(|column| f_puzzles_cell(board, Cell::new(row, column)));
        format!("[{}]", cells.collect::<Vec<_>>().join(","))
    };
    let rows: Vec<String> = (0..9).map(row).collect();
    let title =
        if name.is_empty() { String::new() } else { format!("\"title\":{},", json::quoted(name)) };
    format!("{{\"size\":9,{title}\"grid\":[{}]}}", rows.join(","))
}

fn f_puzzles_cell(board: &Board, cell: Cell) -> String {
    if let Some(given) = board.givens[cell] {
        return format!("{{\"value\":{given},\"given\":true}}");
    }
    if let Some(entry) = board.entries[cell] {
        return format!("{{\"value\":{entry}}}");
    }
    let marks = |key: &str, marks: DigitSet| {
        let digits: Vec<String> = marks.iter().map(|digit| digit.to_string()).collect();
        (!digits.is_empty()).then(|| format!("\"{key}\":[{}]", digits.join(",")))
    };
    let fields = [
        marks("cornerPencilMarks", board.corner_marks[cell]),
        marks("centerPencilMarks", board.centre_marks[cell]),
    ];
    format!("{{{}}}", fields.into_iter().flatten().collect::<Vec<_>>().join(","))
}
