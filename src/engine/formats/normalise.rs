//! A text as the formats see it: without byte order mark and invisible characters, every line
//! end a `\n`, and every look-alike (full-width digits, box-drawing, typographic dashes and
//! blanks) as the plain character that it stands for. One character becomes one character, so a
//! column of the text is a column of what was pasted.

use std::borrow::Cow;

use super::error::ReadError;
use super::{MAX_BYTES, MAX_NAME};
use crate::engine::types::digit::Digit;

/// What tables of puzzles call their first column.
const HEADINGS: [&str; 6] = ["puzzle", "puzzles", "quiz", "quizzes", "sudoku", "grid"];

/// A normalised text.
pub struct Text<'a>(Cow<'a, str>);

/// One line of a normalised text, without its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line<'a> {
    /// Its number in the text, 1-based.
    pub number: usize,
    /// What it says.
    pub text: &'a str,
}

impl<'a> Text<'a> {
    /// The text, normalised.
    ///
    /// # Errors
    /// [`ReadError::TooLarge`], and [`ReadError::Empty`] if there is nothing to be seen in it.
    pub fn of(text: &'a str) -> Result<Text<'a>, ReadError> {
        if text.len() > MAX_BYTES {
            return Err(ReadError::TooLarge { bytes: text.len(), limit: MAX_BYTES });
        }
        let text = normalise(text);
        if text.trim().is_empty() { Err(ReadError::Empty) } else { Ok(Text(text)) }
    }
    /// Its lines, blank ones included.
    pub fn lines(&self) -> Vec<Line<'_>> {
        let number = |(index, text)| Line { number: index + 1, text };
        self.0.split('\n').enumerate().map(number).collect()
    }
}

impl<'a> Line<'a> {
    /// What a look at the line may cost: its first 4,096 bytes. Only a list in brackets, or a
    /// name, can be longer.
    pub fn head(&self) -> &'a str {
        let mut end = self.text.len().min(4096);
        while !self.text.is_char_boundary(end) {
            end -= 1;
        }
        &self.text[..end]
    }

    /// Whether there is nothing to be seen in it.
    pub fn is_blank(&self) -> bool {
        self.head().trim().is_empty()
    }
    /// Whether it is the heading of a table whose first column holds puzzles: `puzzle,solution`.
    pub fn is_heading(&self) -> bool {
        let first = self.head().split_once([',', ';', '\t']).map_or("", |(first, _)| first);
        let first = first.trim_matches(|shown: char| shown == '"' || shown.is_whitespace());
        HEADINGS.iter().any(|heading| first.eq_ignore_ascii_case(heading))
    }
    /// Whether it is a remark between puzzles: it starts with `#` or `//`.
    pub fn is_comment(&self) -> bool {
        let text = self.text.trim_start();
        text.starts_with('#') || text.starts_with("//")
    }
}

/// The text with plain characters for look-alikes and `\n` for every line end. A text that is
/// plain already is not copied: lists of puzzles are long.
pub fn normalise(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.is_ascii() && !text.contains(['\r', '\u{b}', '\u{c}']) {
        return Cow::Borrowed(text);
    }
    let text = text.replace("\r\n", "\n");
    Cow::Owned(text.chars().filter(|shown| !is_invisible(*shown)).map(plain).collect())
}

/// The plain character that a look-alike stands for; every other character is itself.
fn plain(shown: char) -> char {
    match shown {
        '０'..='９' | '！'..='／' | '：'..='～' => {
            char::from_u32(shown as u32 - 0xfee0).unwrap_or(shown)
        }
        '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        '\u{b}'
        | '\u{c}'
        | '\u{a0}'
        | '\u{2000}'..='\u{200a}'
        | '\u{202f}'
        | '\u{205f}'
        | '\u{3000}' => ' ',
        '·' | '•' | '∙' | '⋅' | '․' | '。' | '□' | '○' | '␣' => '.',
        '、' => ',',
        '−' | '‐'..='―' | '─' | '━' | '┄'..='┇' | '┈'..='┋' | '═' | '╌' | '╍' => {
            plain_rule(shown)
        }
        '│' | '┃' | '║' | '╎' | '╏' | '¦' | '‖' => '|',
        '┌'..='╋' | '╒'..='╬' | '╭'..='╰' => '+',
        _ => shown,
    }
}

/// Dashed box-drawing comes in pairs of two horizontal and two vertical rules.
fn plain_rule(shown: char) -> char {
    if matches!(shown, '┆' | '┇' | '┊' | '┋') { '|' } else { '-' }
}

/// Characters that nobody sees and that editors and messengers slip into a text.
fn is_invisible(shown: char) -> bool {
    matches!(
        shown,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
            | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}'
    )
}

/// A name fit to be kept and shown: a blank for a tab, no control or invisible characters, blanks
/// at the ends cut, [`MAX_NAME`] characters at most.
pub fn name(text: &str) -> String {
    let seen = |shown: &char| !shown.is_control() && !is_invisible(*shown);
    let blank = |shown| if shown == '\t' { ' ' } else { shown };
    let kept: String = text.trim().chars().map(blank).filter(seen).take(MAX_NAME).collect();
    kept.trim().to_owned()
}

/// What a character says of a cell: a digit, empty, or that it is none.
pub fn shown_cell(shown: char) -> Option<Option<Digit>> {
    match shown {
        '0' | '.' | '*' | '_' | '-' | '?' | 'x' | 'X' => Some(None),
        _ => Digit::from_char(shown).map(Some),
    }
}

/// Whether a character ends a run of cells without being one.
pub fn is_separator(shown: char) -> bool {
    shown.is_whitespace() || matches!(shown, ',' | ';' | '#' | '|' | ':' | '"' | '\'')
}

/// Whether a character stands between the cells of a row.
pub fn is_bar(shown: char) -> bool {
    shown.is_whitespace() || matches!(shown, ',' | ';' | '|' | '"' | '\'')
}

/// Whether a line is the rule between the boxes of a drawn grid: `+---+---+---+`, `.-----.`. 81
/// such signs are an empty grid.
pub fn is_border(text: &str) -> bool {
    (text.contains("---") || text.contains("==="))
        && text.trim().len() != 81
        && !text.contains(is_written)
}

/// Whether it is a letter or a digit of ours. (Those of all scripts would take a table with them.)
pub fn is_written(shown: char) -> bool {
    shown.is_alphabetic() || shown.is_ascii_digit()
}

/// Whether a line is words, not cells: three letters in a row, and more letters than cells.
pub fn is_prose(text: &str) -> bool {
    let is_letter = |shown: char| shown.is_alphabetic() && !matches!(shown, 'x' | 'X');
    let letters = text.chars().filter(|&shown| is_letter(shown)).count();
    let cells = text.chars().filter(|&shown| shown_cell(shown).is_some()).count();
    let is_word = |word: &str| word.chars().filter(|&shown| is_letter(shown)).count() > 2;
    let worded = || text.split(|shown: char| !shown.is_alphabetic()).any(is_word);
    letters > cells && (worded() || !text.is_ascii())
}
