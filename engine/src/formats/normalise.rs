//! A text as the formats see it: without byte order mark and invisible characters, every line
//! end a `\n`, and every look-alike (full-width digits, box-drawing, typographic dashes and
//! blanks) as the plain character that it stands for. One character becomes one character (but for
//! `…`, three dots), so a column of the text is a column of what was pasted. Then what stands around
//! rows of cells ([`markup`], [`fences`], [`surroundings`]) becomes blanks.

use std::borrow::Cow;

use super::error::{ReadError, ReadErrorKind};
use super::lines::Line;
use super::{MAX_BYTES, MAX_NAME, fences, markup, surroundings};
use crate::types::digit::Digit;

/// A normalised text.
pub struct Text<'a>(Cow<'a, str>);

impl<'a> Text<'a> {
    /// The text, normalised.
    ///
    /// # Errors
    /// [`ReadErrorKind::TooLarge`], and [`ReadErrorKind::Empty`] if nothing in it is visible.
    pub fn of(text: &'a str) -> Result<Text<'a>, ReadError> {
        if text.len() > MAX_BYTES {
            let kind = ReadErrorKind::TooLarge { bytes: text.len(), limit: MAX_BYTES };
            return Err(ReadError::of_text(kind));
        }
        let text = normalise(text);
        if text.trim().is_empty() {
            return Err(ReadError::of_text(ReadErrorKind::Empty));
        }
        Ok(Text(without_surroundings(text)))
    }
    /// Its lines, blank ones included. The parts of a line that markup breaks have its number.
    pub fn lines(&self) -> Vec<Line<'_>> {
        let lines = self.0.split('\n').enumerate();
        if !self.0.contains(markup::BREAK) {
            return lines.map(|(index, text)| Line::new(index + 1, text)).collect();
        }
        let parts = lines.flat_map(|(index, text)| {
            text.split(markup::BREAK).map(move |part| Line::new(index + 1, part))
        });
        parts.collect()
    }
}

/// The text with blanks for what stands around rows of cells.
fn without_surroundings(text: Cow<'_, str>) -> Cow<'_, str> {
    let passes: [fn(&str) -> Option<String>; 3] =
        [markup::without, fences::without, surroundings::without];
    passes.into_iter().fold(text, |text, pass| match pass(&text) {
        Some(plain) => Cow::Owned(plain),
        None => text,
    })
}

/// The text with plain characters for look-alikes and `\n` for every line end. A text that is
/// plain already is not copied: lists of puzzles are long.
pub fn normalise(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let is_plain = text.is_ascii() && !text.contains(['\r', '\u{b}', '\u{c}']);
    let has_quotes = text.starts_with('>') || text.contains("\n>");
    match (is_plain, has_quotes) {
        (true, false) => Cow::Borrowed(text),
        (true, true) => Cow::Owned(unquoted(text)),
        (false, _) => {
            let text = with_dots(text.replace("\r\n", "\n"));
            let text: String = text.chars().filter(|&ch| !is_invisible(ch)).map(plain).collect();
            Cow::Owned(unquoted(&text))
        }
    }
}

/// The text with blanks for the `>` with which mails and chats begin the lines of a quotation.
fn unquoted(text: &str) -> String {
    let mut is_start = true;
    let plain = |ch: char| {
        is_start = ch == '\n' || is_start && matches!(ch, '>' | ' ');
        if ch == '>' && is_start { ' ' } else { ch }
    };
    text.chars().map(plain).collect()
}

/// The text with three dots for each `…` behind a cell, which word processors and telephones make of
/// them.
fn with_dots(text: String) -> String {
    if !text.contains('…') {
        return text;
    }
    let mut written = String::with_capacity(text.len());
    let mut before = '\n';
    for ch in text.chars() {
        let is_cells = ch == '…' && matches!(before, '0'..='9' | '.' | '…' | '\n');
        if is_cells {
            written.push_str("...");
        } else {
            written.push(ch);
        }
        before = ch;
    }
    written
}

/// The text of a file: UTF-16 where its first two bytes say so, else UTF-8; what is neither
/// becomes U+FFFD.
pub fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    let unit: fn([u8; 2]) -> u16 = match bytes {
        [0xff, 0xfe, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] => u16::from_be_bytes,
        _ => return String::from_utf8_lossy(bytes),
    };
    let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    Cow::Owned(String::from_utf16_lossy(&units))
}

/// The plain character that a look-alike stands for; every other character is itself.
fn plain(ch: char) -> char {
    match ch {
        '０'..='９' | '！'..='／' | '：'..='～' => {
            char::from_u32(ch as u32 - 0xfee0).expect("full-width forms mirror ASCII")
        }
        '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        '\u{b}'
        | '\u{c}'
        | '\u{a0}'
        | '\u{2000}'..='\u{200a}'
        | '\u{202f}'
        | '\u{205f}'
        | '\u{3000}' => ' ',
        '٠'..='٩' => shifted(ch, '٠', '0'),
        '۰'..='۹' => shifted(ch, '۰', '0'),
        '०'..='९' => shifted(ch, '०', '0'),
        '×' | '✕' | '✖' | '✗' | '✘' | '☓' | '⨯' | '╳' | '❌' | '❎' => 'x',
        _ if is_blank_sign(ch) => '.',
        '①'..='⑨' => shifted(ch, '①', '1'),
        '❶'..='❾' => shifted(ch, '❶', '1'),
        '➀'..='➈' => shifted(ch, '➀', '1'),
        '➊'..='➒' => shifted(ch, '➊', '1'),
        '、' => ',',
        '−' | '‐'..='―' | '─' | '━' | '┄'..='┇' | '┈'..='┋' | '═' | '╌' | '╍' => {
            plain_rule(ch)
        }
        '│' | '┃' | '║' | '╎' | '╏' | '¦' | '‖' => '|',
        '┌'..='╋' | '╒'..='╬' | '╭'..='╰' => '+',
        _ => ch,
    }
}

/// The digit of a sign in a row of digits, which begins with the sign `first` of the digit `from`.
fn shifted(ch: char, first: char, from: char) -> char {
    char::from_u32(u32::from(from) + u32::from(ch) - u32::from(first)).expect("one of ten signs")
}

/// Whether a character is a dot, a ring or a square, which stands for an empty cell.
fn is_blank_sign(ch: char) -> bool {
    matches!(
        ch,
        '·' | '•' | '∙' | '⋅' | '․' | '。' | '‧' | '・' | '●' | '○' | '◯' | '◌' | '◦' | '⚪' | '⚫'
            | '⭕' | '␣' | '°' | '∅' | '☐'   | '□' | '■' | '▢' | '▣' | '◻' | '◼' | '◽'
            | '◾' | '▫' | '▪' | '▯' | '▮' | '░' | '▒' | '▓' | '█' | '⬚' | '⬜' | '⬛' | '🔲'
            | '🔳' | '🟥'..='🟫' | '🔴' | '🔵' | '🟠'..='🟤'
    )
}

/// Dashed box-drawing comes in pairs of two horizontal and two vertical rules.
fn plain_rule(ch: char) -> char {
    if matches!(ch, '┆' | '┇' | '┊' | '┋') { '|' } else { '-' }
}

/// Whether a character has no width: editors and messengers slip such ones into a text. The frame
/// of a keycap (5️⃣) is one.
fn is_invisible(ch: char) -> bool {
    matches!(
        ch,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
            | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}' | '\u{20e3}'
    )
}

/// A name fit to be kept and shown: a blank for a tab or the end of a line, no control or invisible
/// characters, blanks at the ends cut, [`MAX_NAME`] characters at most.
pub fn name(text: &str) -> String {
    let blank = |ch| if matches!(ch, '\t' | '\u{2028}' | '\u{2029}') { ' ' } else { ch };
    let is_visible = |ch: &char| !ch.is_control() && !is_invisible(*ch);
    let kept: String = text.trim().chars().map(blank).filter(is_visible).take(MAX_NAME).collect();
    kept.trim().to_owned()
}

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
