//! Words and lines that are a whole puzzle and no row of one.

use super::characters::{is_bar, is_border, parse_cell};

/// A piece with fewer characters is a row of something, one with more is meant as a whole puzzle:
/// three rows have 27.
pub const MIN_PUZZLE_CHARS: usize = 28;

/// What is written between a puzzle and its name.
const NAME_MARK: &str = " # ";

/// Whether a line is a puzzle by itself, in whatever format, and no row of one.
pub fn is_whole_puzzle(text: &str) -> bool {
    text.len() >= MIN_PUZZLE_CHARS && (is_blank_spaced(text) || text.split(is_bar).any(is_long))
}

/// Where the words begin on a line: the name of a whole puzzle behind ` # `, all of a line that begins
/// with `#` and a letter (SadMan's `#A`, `#D`); the end of a line without them.
pub fn name_at(line: &str) -> usize {
    let fact = line.trim_start().strip_prefix('#');
    if fact.is_some_and(|fact| fact.starts_with(|ch: char| ch.is_ascii_alphabetic())) {
        return 0;
    }
    let at = line.find(NAME_MARK).filter(|&at| is_whole_puzzle(line[..at].trim()));
    at.map_or(line.len(), |at| at + NAME_MARK.len())
}

/// Whether a word is too long for a row, and no rule.
pub fn is_long(word: &str) -> bool {
    word.chars().nth(MIN_PUZZLE_CHARS - 1).is_some() && !is_border(word)
}

/// Whether a word of a text has so many cells that it is meant as a puzzle, in whatever format.
pub fn has_puzzle_word(text: &str) -> bool {
    let is_puzzle = |word: &str| {
        let cells = word.chars().filter(|&ch| parse_cell(ch).is_some());
        cells.take(MIN_PUZZLE_CHARS).count() == MIN_PUZZLE_CHARS && !is_border(word)
    };
    text.split_whitespace().any(is_puzzle)
}

/// Whether it is 81 digits and blanks, the blanks standing for empty cells: no other sign of an
/// empty cell, and not the nine groups of a row of candidates.
pub fn is_blank_spaced(text: &str) -> bool {
    text.len() == 81
        && text.bytes().all(|byte| matches!(byte, b' ' | b'1'..=b'9'))
        && text.contains(' ')
        && !matches!(text.split_ascii_whitespace().count(), 0 | 9)
}
