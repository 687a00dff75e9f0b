//! What characters, words and lines are: cells, bars, rules, words.

use crate::types::digit::Digit;

/// The text up to the first blank, those in front left out.
pub fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or("")
}

/// The cell that a character stands for, if it stands for one: a digit, or an empty cell.
pub fn parse_cell(ch: char) -> Option<Option<Digit>> {
    match ch {
        '0' | '.' | '*' | '_' | '-' | '?' | 'x' | 'X' => Some(None),
        _ => Digit::from_char(ch).map(Some),
    }
}

/// Whether a character ends a run of cells without being one.
pub fn is_separator(ch: char) -> bool {
    ch.is_whitespace() || matches!(ch, ',' | ';' | '#' | '|' | ':' | '"' | '\'')
}

/// Whether a character stands between the cells of a row.
pub fn is_bar(ch: char) -> bool {
    ch.is_whitespace() || matches!(ch, ',' | ';' | '|' | '"' | '\'')
}

/// Whether a line is the rule between the boxes of a drawn grid: `+---+---+---+`, `.-----.`. 81 times
/// `-` is an empty grid.
pub fn is_border(text: &str) -> bool {
    let is_empty_grid = || {
        let text = text.trim();
        text.len() == 81 && text.chars().all(|ch| ch == '-')
    };
    text.len() > 2
        && (text.contains("---") || text.contains("==="))
        && !text.contains(is_written)
        && !is_empty_grid()
}

/// Whether it is a letter of any script or an ASCII digit.
pub fn is_written(ch: char) -> bool {
    ch.is_alphabetic() || ch.is_ascii_digit()
}

/// Whether a line is markup: a tag of XML or HTML, or a command of LaTeX.
pub fn is_markup(text: &str) -> bool {
    let text = text.trim();
    text.starts_with('<') && text.ends_with('>') || text.starts_with('\\')
}

/// Whether a line is of a program and has no row of cells: `x = 5`, `solve(grid);`, `}`.
pub fn is_code(text: &str) -> bool {
    let text = text.trim();
    let cells = text.chars().filter(|&ch| parse_cell(ch).is_some()).count();
    let is_statement = text.starts_with(|ch: char| ch.is_ascii_alphabetic())
        && text.contains(['=', '(', ')', ';', '{', '.', ':']);
    cells < 9 && (is_statement || text.starts_with(['}', ']', ')', '{', '@']))
}

/// Whether a line is words, not cells: three letters in a row, and more letters than cells.
pub fn is_prose(text: &str) -> bool {
    let is_letter = |&ch: &char| ch.is_alphabetic() && !matches!(ch, 'x' | 'X');
    let letters = text.chars().filter(is_letter).count();
    if letters == 0 {
        return false;
    }
    let cells = text.chars().filter(|&ch| parse_cell(ch).is_some()).count();
    let is_word = |word: &str| word.chars().filter(is_letter).count() > 2;
    let has_word = || text.split(|ch: char| !ch.is_alphabetic()).any(is_word);
    letters > cells && (has_word() || !text.is_ascii())
}
