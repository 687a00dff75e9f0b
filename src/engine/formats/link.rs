//! Links that carry the puzzle: ours end in `#p=` and 81 characters; those of SudokuWiki,
//! sudoku.coach, SudokuExchange and their like hold 81 characters or an `S9B` string somewhere
//! between `/`, `?`, `&`, `=` and `#`.

use super::Reading;
use super::error::ReadError;
use super::normalise::Line;
use super::{line, sudokuwiki};
use crate::engine::types::board::Board;

/// How our own links begin, after the page's address.
const OURS: &str = "#p=";

/// Claims a line that is a web address, or the end of one of ours.
pub fn claims(lines: &[Line]) -> Option<usize> {
    let text = lines[0].head().trim();
    let is_address =
        |start: &&str| text.get(..start.len()).is_some_and(|text| text.eq_ignore_ascii_case(start));
    let address = ["http://", "https://", "www.", "file://"].iter().any(is_address);
    let ours = |word: &str| {
        let is_host = word.starts_with(|shown: char| shown.is_ascii_alphanumeric());
        word.starts_with(OURS) || is_host && word.contains("/#p=")
    };
    let ours = text.split([' ', '\t']).next().is_some_and(ours);
    (address || ours).then_some(1)
}

/// Reads what stands after `#p=`, or else the first piece that is a puzzle.
pub fn read(lines: &[Line]) -> Reading {
    let (number, text) = (lines[0].number, lines[0].head());
    let address = text.trim().split([' ', '\t']).next().unwrap_or("");
    let plain = decoded(address);
    let pieces = || plain.split(['/', '?', '&', '=', '#']);
    if let Some(piece) = pieces().find(|piece| sudokuwiki::is_own(piece)) {
        return sudokuwiki::read(&[Line { number, text: piece }]);
    }
    let ours = plain.split_once(OURS).map(|(_, payload)| payload);
    let read = pieces().find_map(|piece| line::cells(piece).ok());
    let meant = ours.or_else(|| pieces().find(|piece| piece.len() >= 70));
    match (read, meant) {
        (Some(givens), _) => Ok(vec![(Board::of_givens(givens), String::new())]),
        (None, Some(piece)) => {
            let before = text.find(piece).unwrap_or(text.len() - text.trim_start().len());
            let givens = line::cells(piece);
            let fault = |fault: line::Fault| fault.at(number, text[..before].chars().count());
            givens.map(|givens| vec![(Board::of_givens(givens), String::new())]).map_err(fault)
        }
        (None, None) => {
            let column = text.chars().take_while(|shown| shown.is_whitespace()).count() + 1;
            Err(ReadError::Link { line: number, column })
        }
    }
}

/// The end of a link, to stand after the page's address.
pub fn write(board: &Board, _name: &str) -> String {
    format!("{OURS}{}\n", board.givens)
}

/// The address with `%2E` and the like as the characters that they stand for.
fn decoded(address: &str) -> String {
    let bytes = address.as_bytes();
    let mut plain = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let code = address.get(at + 1..at + 3).filter(|_| bytes[at] == b'%');
        // A number may have a sign, a code may not.
        let code = code.filter(|code| !code.starts_with('+'));
        let byte = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        plain.push(byte.unwrap_or(bytes[at]));
        at += if byte.is_some() { 3 } else { 1 };
    }
    String::from_utf8_lossy(&plain).into_owned()
}
