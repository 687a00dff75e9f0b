//! Links that carry the puzzle: ours end in `#p=` and 81 characters; those of SudokuWiki,
//! sudoku.coach, SudokuExchange and their like hold 81 characters or an `S9B` string somewhere
//! between `/`, `?`, `&`, `=` and `#`.

use super::ReadResult;
use super::error::{ReadError, ReadErrorKind};
use super::normalise::{Line, first_word};
use super::{line, sudokuwiki};
use crate::engine::types::board::Board;
use crate::engine::types::grid::Grid;

/// A piece of an address with so many bytes is meant as a puzzle, even if it cannot be read.
const MIN_DAMAGED_PUZZLE: usize = 70;

/// How our own links begin, after the page's address.
const OWN_LINK: &str = "#p=";

/// Claims a line that is a web address, or the end of one of ours.
pub fn claims(lines: &[Line]) -> Option<usize> {
    let text = lines[0].head().trim();
    let begins_with =
        |start: &&str| text.get(..start.len()).is_some_and(|text| text.eq_ignore_ascii_case(start));
    let is_address = ["http://", "https://", "www.", "file://"].iter().any(begins_with);
    let word = first_word(text);
    let has_host = word.starts_with(|ch: char| ch.is_ascii_alphanumeric());
    let is_own = word.starts_with(OWN_LINK) || has_host && word.contains("/#p=");
    (is_address || is_own).then_some(1)
}

/// Reads the first piece that is a puzzle. If there is none, the error is about what stands after
/// `#p=`, or the first piece that is about as long as a puzzle.
pub fn read(lines: &[Line]) -> ReadResult {
    let (number, text) = (lines[0].number, lines[0].head());
    let indent = text.len() - text.trim_start().len();
    let address = decoded(first_word(text));
    let pieces = || address.split(['/', '?', '&', '=', '#']);
    if let Some(piece) = pieces().find(|piece| sudokuwiki::is_own(piece)) {
        return sudokuwiki::read(&[Line { number, text: piece }]);
    }
    let puzzle = pieces().find(|piece| line::cells(piece).is_ok());
    let own = address.split_once(OWN_LINK).map(|(_, payload)| payload);
    let long = || pieces().find(|piece| piece.len() >= MIN_DAMAGED_PUZZLE);
    let column = |at: usize| text[..at].chars().count() + 1;
    let Some(piece) = puzzle.or(own).or_else(long) else {
        return Err(ReadError::at(number, column(indent), ReadErrorKind::Link));
    };
    // An address with codes such as `%2E` does not hold the piece as it was read.
    let start = text.find(piece).unwrap_or(indent);
    let givens = line::cells(piece).map_err(|error| error.in_line(number, column(start)))?;
    Ok(vec![(Board::of_givens(givens), String::new())])
}

/// The end of a link, to stand after the page's address.
pub fn write(board: &Board, _name: &str) -> String {
    fragment_of(&board.givens) + "\n"
}

/// The end of a link without a line end. Empty cells are zeros: what finds links in mails and chats
/// leaves out dots at their end.
pub fn fragment_of(givens: &Grid) -> String {
    format!("{OWN_LINK}{}", givens.to_string().replace('.', "0"))
}

/// The address with `%2E` and the like as the characters that they stand for.
fn decoded(address: &str) -> String {
    let bytes = address.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let code = address.get(at + 1..at + 3).filter(|_| bytes[at] == b'%');
        if let Some(byte) = code.and_then(hex_byte) {
            decoded.push(byte);
            at += 3;
        } else {
            decoded.push(bytes[at]);
            at += 1;
        }
    }
    String::from_utf8_lossy(&decoded).into_owned()
}

/// Two hexadecimal digits; `from_str_radix` alone would allow a sign.
fn hex_byte(code: &str) -> Option<u8> {
    let is_hex = code.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hex.then(|| u8::from_str_radix(code, 16).expect("two hexadecimal digits"))
}
