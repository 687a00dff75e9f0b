//! [`PlainLines`]: lists in which every line is 81 cells, perhaps with a name behind. They are read line
//! by line without asking each format, to the same result as [`read_records`](super::read_records).
//!
//! Only what every format in front of [`line`](mod@line) leaves alone is read here, and what no pass
//! over a whole text changes: 81 cells at the beginning of the line; then nothing, or a blank, a
//! tabulator, a comma or a semicolon and up to [`MAX_TAIL`] characters of those that no other format
//! looks for. A text with any other line is left to the formats as a whole, because they may read
//! several lines together.

use std::ops::Range;

use super::normalise;
use super::text::MAX_BYTES;
use super::whole::MIN_PUZZLE_CHARS;
use super::{line, records::Entry};
use crate::types::board::Board;
use crate::types::grid::Grid;

/// The most bytes behind the cells: with more letters than cells a line would be words, and 81 more
/// cells would be a second puzzle.
const MAX_TAIL: usize = 81;

/// How many cells, from the first, hold a digit at least once: a line without digits may be a rule or a
/// mask, and one that begins with 61 zeros is a number that KSudoku's shapes may begin with.
const CELLS_OF_A_DIGIT: usize = 61;

/// What may follow the cells besides letters and digits. Not among them is what begins something
/// else: brackets, tags, quotes, colons (times, links, saved games), a plus (placed digits).
const TAIL_SIGNS: &[u8] = b" \t,;.-_*?!#@$%=/'()";

/// How the end of a link of ours begins, behind an address.
const LINK: &[u8] = b"/#";

/// Which bytes may follow the cells.
static IS_TAIL: [bool; 256] = {
    let mut is_tail = [false; 256];
    let mut at = 0;
    while at < 256 {
        is_tail[at] = (at as u8).is_ascii_alphanumeric();
        at += 1;
    }
    at = 0;
    while at < TAIL_SIGNS.len() {
        is_tail[TAIL_SIGNS[at] as usize] = true;
        at += 1;
    }
    is_tail
};

/// The lines of a text that are a puzzle each.
///
/// ```
/// use nonet_engine::formats::PlainLines;
///
/// let puzzle = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
/// let text = format!("{puzzle}\n{} # Demo\n", puzzle.replace('.', "0"));
/// let lines = PlainLines::of(&text).expect("two puzzles");
/// assert_eq!(lines.cells()[0], lines.cells()[1]);
/// assert_eq!(lines.entry(&text, 1).name, "Demo");
/// assert!(PlainLines::of("Two puzzles:\n").is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlainLines {
    cells: Vec<[u8; 81]>,
    /// Where each line begins in the text, in bytes.
    starts: Vec<u32>,
}

impl PlainLines {
    /// The lines of a text that has no other, at least one; `None` if the formats must read it.
    pub fn of(text: &str) -> Option<PlainLines> {
        (text.len() <= MAX_BYTES).then_some(())?;
        let room = text.len() / 82 + 1;
        let mut lines =
            PlainLines { cells: Vec::with_capacity(room), starts: Vec::with_capacity(room) };
        let mut rest = text.as_bytes();
        while let Some((cells, after)) = rest.split_first_chunk() {
            lines.starts.push(u32::try_from(text.len() - rest.len()).ok()?);
            lines.cells.push(plain_cells(cells)?);
            rest = match after {
                [b'\n', next @ ..] => next,
                _ => after_tail(after)?,
            };
        }
        (rest.is_empty() && !lines.is_empty()).then_some(lines)
    }
    /// The 81 cells of each line, row-major: `1` to `9`, `.` for an empty cell.
    pub fn cells(&self) -> &[[u8; 81]] {
        &self.cells
    }
    /// How many there are.
    pub fn len(&self) -> usize {
        self.cells.len()
    }
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }
    /// How many bytes some of them have, their ends included, in the text that the lines are of.
    ///
    /// # Panics
    /// If there are fewer lines.
    pub fn bytes(&self, lines: Range<usize>, text: &str) -> usize {
        let start = |at: usize| self.starts.get(at).map_or(text.len(), |&start| start as usize);
        start(lines.end) - start(lines.start)
    }
    /// What [`read_records`](super::read_records) reads in the line with this index, from 0, of the text
    /// that the lines are of.
    ///
    /// # Panics
    /// If there are fewer lines.
    pub fn entry(&self, text: &str, at: usize) -> Entry {
        let board = Board::of_givens(Grid::of_line(&self.cells[at]));
        let mut entry = Entry { board, name: String::new(), line: at + 1, format: "line" };
        self.set(&mut entry, text, at);
        entry
    }
    /// Makes an entry that these lines have given [`entry`](Self::entry)'s of another line, in place: a
    /// list of a million puzzles takes one board.
    ///
    /// # Panics
    /// If there are fewer lines.
    pub fn set(&self, entry: &mut Entry, text: &str, at: usize) {
        entry.board.givens = Grid::of_line(&self.cells[at]);
        entry.line = at + 1;
        let start = self.starts[at] as usize;
        let tail = text[start + 81..start + self.bytes(at..at + 1, text)].trim_end();
        entry.name.clear();
        if !tail.is_empty() {
            entry.name = normalise::name(line::name_behind(tail));
        }
    }
}

/// The cells as `1` to `9` and `.`; `None` if one is no cell, or the only digits are near the end.
#[inline]
fn plain_cells(cells: &[u8; 81]) -> Option<[u8; 81]> {
    let mut plain = [b'.'; 81];
    let mut are_cells = true;
    for (plain, &sign) in plain.iter_mut().zip(cells) {
        let is_digit = sign.wrapping_sub(b'1') < 9;
        let is_empty = (sign == b'.') | (sign == b'0') | (sign == b'*') | (sign == b'_');
        let is_empty = is_empty | (sign == b'-') | (sign == b'?') | (sign | 0x20 == b'x');
        are_cells &= is_digit | is_empty;
        *plain = if is_digit { sign } else { b'.' };
    }
    let other_signs = plain[..CELLS_OF_A_DIGIT].iter().fold(0, |all, sign| all | (sign ^ b'.'));
    (are_cells && other_signs != 0).then_some(plain)
}

/// What follows the line whose cells end here, if only a plain tail and a line end are between.
fn after_tail(after: &[u8]) -> Option<&[u8]> {
    // Two more, for the bytes of a line end.
    let near = &after[..after.len().min(MAX_TAIL + 2)];
    let end = near.iter().position(|&byte| byte == b'\n');
    let tail = &after[..end.unwrap_or(after.len())];
    let tail = if end.is_some() { tail.strip_suffix(b"\r").unwrap_or(tail) } else { tail };
    is_tail(tail).then(|| &after[end.map_or(after.len(), |end| end + 1)..])
}

/// Whether a name or nothing follows the cells, and nothing that another format looks for.
fn is_tail(tail: &[u8]) -> bool {
    let Some(first) = tail.first() else { return true };
    let is_cell = |byte: u8| byte.is_ascii_digit() || b".*_-?xX".contains(&byte);
    // What has nearly as many cells as a puzzle is a mistake.
    let is_damaged = || {
        tail.len() >= MIN_PUZZLE_CHARS
            && tail.windows(MIN_PUZZLE_CHARS).any(|near| near.iter().all(|&byte| is_cell(byte)))
    };
    tail.len() <= MAX_TAIL
        && b" \t,;".contains(first)
        && tail.iter().all(|&byte| IS_TAIL[usize::from(byte)])
        && !tail.windows(2).any(|near| near == LINK)
        && !is_damaged()
}
