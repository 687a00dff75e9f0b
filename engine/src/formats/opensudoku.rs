//! OpenSudoku's files, of all versions: a `game` each, with 81 digits or the state of a game.
//! ```text
//! <game created="0" state="1" time="0" note="" data="530070000600195000…"/>
//! ```
//! Files of programs that write `<sudoku data="…"/>` are read as well.

use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::line;
use super::lines::{Claim, Line, Signs};
use super::xml::{Tag, escaped, plain, tags};
use crate::types::board::Board;
use crate::types::cell::Cell;
use crate::types::digit::{Digit, DigitSet};

/// The most lines that a tag takes.
const MAX_LINES: usize = 12;

/// Claims a line in which a game begins, up to the line in which its tag ends.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    let text = lines[0].text;
    if !lines[0].has_any(Signs::TAGS) || !text.contains("<game ") && !text.contains("<sudoku ") {
        return None;
    }
    let mut is_open = false;
    let ends = |line: &Line| {
        // The last sign of a line decides; without one it goes on as it was.
        let last = line.text.rfind(['<', '>']);
        is_open = last.map_or(is_open, |at| line.text.as_bytes()[at] == b'<');
        !is_open
    };
    let length = lines.iter().take(MAX_LINES).position(ends)? + 1;
    let has_data = lines[..length].iter().any(|line| line.text.contains("data="));
    Claim::new(length).filter(|_| has_data)
}

/// Reads the games of the lines.
pub fn read(lines: &[Line]) -> ReadResult {
    let text = lines.iter().map(|line| line.text).collect::<Vec<_>>().join("\n");
    let games = tags(&text).filter(|tag| matches!(tag.name, "game" | "sudoku"));
    let games: Vec<(Board, String)> = games
        .filter_map(|tag| game(&tag))
        .collect::<Result<_, _>>()
        .map_err(|kind| ReadError::at(lines[0].number, 1, kind))?;
    if games.is_empty() {
        let kind = ReadErrorKind::Damaged("opensudoku".to_owned());
        return Err(ReadError::at(lines[0].number, 1, kind));
    }
    Ok(games)
}

fn game(tag: &Tag) -> Option<Result<(Board, String), ReadErrorKind>> {
    let data = plain(tag.get("data")?);
    let name = plain(tag.get("note").unwrap_or(""));
    let board = match data.trim().strip_prefix("version:") {
        Some(state) => state_board(state).ok_or(ReadErrorKind::Damaged("opensudoku".to_owned())),
        None => line::cells(data.trim()).map(Board::of_givens).map_err(|error| error.kind),
    };
    Some(board.map(|board| (board, name)))
}

/// The board of a version and its cells: value, notes of one or two kinds, perhaps a colour, and
/// whether the player may change it, each before a `|`.
fn state_board(state: &str) -> Option<Board> {
    let (version, cells) = state.trim().split_once(['\n', ' '])?;
    let length = match version.trim() {
        "1" | "2" | "3" => 3,
        "4" => 4,
        "5" => 5,
        _ => return None,
    };
    let cells = cells.trim().trim_end_matches('|');
    let mut fields: Vec<&str> = cells.split('|').map(str::trim).collect();
    if fields.len() != 81 * length {
        // Version 2 sometimes has one bar too many.
        fields.retain(|field| !field.is_empty());
    }
    (fields.len() == 81 * length).then_some(())?;
    let mut board = Board::default();
    for (cell, fields) in Cell::ALL.into_iter().zip(fields.chunks(length)) {
        let digit = Digit::try_new(fields[0].parse().ok()?);
        let is_given = fields[length - 1] == "0";
        let grid = if is_given { &mut board.givens } else { &mut board.entries };
        grid[cell] = digit;
        if digit.is_none() {
            board.corner_marks[cell] = marks(version.trim() == "1", fields[1]);
            let has_centre = length > 3;
            board.centre_marks[cell] =
                if has_centre { marks(false, fields[2]) } else { DigitSet::EMPTY };
        }
    }
    Some(board)
}

/// Notes as a list, or as bits from 1 on.
fn marks(is_list: bool, text: &str) -> DigitSet {
    if is_list {
        return text.chars().filter_map(Digit::from_char).collect();
    }
    DigitSet::from_bits(text.parse::<u16>().unwrap_or(0) & 511)
}

/// What stands above the games of a file.
pub const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>
<opensudoku version=\"2\">
<folder name=\"Nonet\" created=\"0\">
";

/// What stands below them.
pub const FOOT: &str = "</folder>\n</opensudoku>\n";

/// A game: 81 digits, or the state of one that the player has begun. Times are unknown.
pub fn write(board: &Board, name: &str) -> String {
    let is_new = *board == Board::of_givens(board.givens);
    let (state, data) = if is_new {
        ("1", board.givens.to_string().replace('.', "0"))
    } else {
        ("0", state_text(board))
    };
    let (data, note) = (escaped(&data), escaped(name));
    format!(
        "<game created=\"0\" state=\"{state}\" time=\"0\" last_played=\"0\" note=\"{note}\" data=\"{data}\"/>\n"
    )
}

/// Version 4: value, corner and centre marks as bits, and 0 for a given.
fn state_text(board: &Board) -> String {
    let cell = |cell: Cell| {
        let value = board.digit(cell).map_or(0, Digit::value);
        let (corner, centre) = match value {
            0 => (board.corner_marks[cell].bits(), board.centre_marks[cell].bits()),
            _ => (0, 0),
        };
        let editable = u8::from(board.givens[cell].is_none());
        format!("{value}|{corner}|{centre}|{editable}|")
    };
    format!("version: 4\n{}", Cell::ALL.map(cell).concat())
}
