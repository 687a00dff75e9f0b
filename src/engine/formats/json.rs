//! A JSON object that holds a puzzle under one of the usual names, as a string of 81 characters
//! or as a list: what `nonet --json` writes, and many a program's interface.
//! `{"name":"Demo","puzzle":"1.....5694.2…"}`
//!
//! This is a scanner for puzzles, not a parser of JSON: it looks for the first of the usual names
//! that has a value, however deep it is nested, and reads that value. So an object may be
//! incomplete or contain mistakes elsewhere, and an error in the puzzle has its line and column,
//! which the values of a JSON library do not have.

use std::str::Chars;

use super::ReadResult;
use super::error::{ReadError, ReadErrorKind};
use super::normalise::Line;
use super::{line, list};
use crate::engine::types::board::Board;

/// The names under which a puzzle is looked for, in this order.
const PUZZLE_KEYS: [&str; 9] =
    ["puzzle", "givens", "grid", "board", "quiz", "sudoku", "mission", "data", "values"];

/// The names under which the puzzle's name is looked for.
const NAME_KEYS: [&str; 2] = ["name", "title"];

/// Claims what is between braces, if it begins with a quoted name and a colon.
pub fn claims(lines: &[Line]) -> Option<usize> {
    let begin: String = lines.iter().take(2).map(|line| line.head()).collect();
    let key = begin.trim_start().strip_prefix('{')?.trim_start().strip_prefix('"')?;
    let (_, rest) = key.split_once('"')?;
    rest.trim_start().starts_with(':').then(|| lines_of_object(lines))
}

/// How many lines it takes until every brace is closed; all, if one never is.
fn lines_of_object(lines: &[Line]) -> usize {
    let mut depth = 0_usize;
    for (at, line) in lines.iter().enumerate() {
        for (_, byte) in unquoted(line.text) {
            match byte {
                b'{' | b'[' => depth += 1,
                b'}' | b']' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        if depth == 0 {
            return at + 1;
        }
    }
    lines.len()
}

/// The bytes outside of quotes, with their places. A quote ends at the end of the text, too.
fn unquoted(text: &str) -> impl Iterator<Item = (usize, u8)> {
    let mut is_quoted = false;
    let mut is_escaped = false;
    text.bytes().enumerate().filter(move |&(_, byte)| {
        let is_quote = byte == b'"' && !is_escaped;
        let is_outside = !is_quoted && !is_quote;
        is_quoted ^= is_quote;
        is_escaped = byte == b'\\' && !is_escaped;
        is_outside
    })
}

/// Reads the value of the first of the usual names that there is.
pub fn read(lines: &[Line]) -> ReadResult {
    let text = lines.iter().map(|line| line.text).collect::<Vec<_>>().join("\n");
    let first = lines[0].number;
    let Some(start) = PUZZLE_KEYS.iter().find_map(|key| value_of(&text, key)) else {
        return Err(ReadError::at(first, 1, ReadErrorKind::Damaged("json".to_owned())));
    };
    let name = NAME_KEYS.iter().find_map(|key| quoted(&text[value_of(&text, key)?..]));
    let name = name.map(unescaped).unwrap_or_default();
    let line_start = text[..start].rfind('\n').map_or(0, |end| end + 1);
    let number = first + text[..start].matches('\n').count();
    let indent = text[line_start..start].chars().count();
    if let Some(cells) = quoted(&text[start..]) {
        // The first cell follows the quote.
        let givens = line::cells(cells).map_err(|error| error.in_line(number, indent + 2))?;
        return Ok(vec![(Board::of_givens(givens), name)]);
    }
    let listed = " ".repeat(indent) + &bracketed(&text[start..]).replace('\n', " ");
    let boards = list::read(&[Line { number, text: &listed }])?;
    Ok(boards.into_iter().map(|(board, _)| (board, name.clone())).collect())
}

/// Where the value of a name begins.
fn value_of(text: &str, key: &str) -> Option<usize> {
    let key = format!("\"{key}\"");
    text.match_indices(&key).find_map(|(at, _)| {
        let rest = text[at + key.len()..].trim_start().strip_prefix(':')?.trim_start();
        (!rest.is_empty()).then(|| text.len() - rest.len())
    })
}

/// What is between quotes at the beginning of a text; up to the end of the line if the quote is
/// not closed.
fn quoted(text: &str) -> Option<&str> {
    let text = text.strip_prefix('"')?;
    let mut is_escaped = false;
    let end = text.bytes().position(|byte| {
        let is_end = byte == b'"' && !is_escaped || byte == b'\n';
        is_escaped = byte == b'\\' && !is_escaped;
        is_end
    });
    Some(&text[..end.unwrap_or(text.len())])
}

/// The characters that a string stands for: escapes undone, a blank for a control character.
fn unescaped(quoted: &str) -> String {
    let mut plain = String::new();
    let mut chars = quoted.chars();
    while let Some(ch) = chars.next() {
        plain.push(if ch == '\\' { escaped_char(&mut chars) } else { ch });
    }
    plain
}

/// The character of an escape whose backslash has been read.
fn escaped_char(rest: &mut Chars<'_>) -> char {
    match rest.next() {
        Some('u') => unicode_escape(rest),
        Some('n' | 't' | 'r' | 'b' | 'f') | None => ' ',
        Some(other) => other,
    }
}

/// The character of a `\u` escape, which two of them make if they are a surrogate pair
/// (`\ud83d\ude00`). Half a pair, and what is no number, is U+FFFD.
fn unicode_escape(rest: &mut Chars<'_>) -> char {
    let unit = code_unit(rest);
    let mut after_next = rest.clone();
    let has_next = after_next.next() == Some('\\') && after_next.next() == Some('u');
    let next = if has_next { code_unit(&mut after_next) } else { None };
    match char::decode_utf16(unit.into_iter().chain(next)).next() {
        Some(Ok(ch)) if unit.is_some() => {
            if ch.len_utf16() == 2 {
                *rest = after_next;
            }
            ch
        }
        _ => char::REPLACEMENT_CHARACTER,
    }
}

/// The UTF-16 code unit of the next four characters, if they are hexadecimal digits.
fn code_unit(chars: &mut Chars<'_>) -> Option<u16> {
    let digits: String = chars.by_ref().take(4).collect();
    // `from_str_radix` alone would allow a sign.
    let is_hex = digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hex.then(|| u16::from_str_radix(&digits, 16).expect("four hexadecimal digits"))
}

/// The text up to the bracket that closes its first; all of it if none does.
fn bracketed(text: &str) -> &str {
    let mut depth = 0_usize;
    for (at, byte) in unquoted(text) {
        match byte {
            b'[' => depth += 1,
            b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            // Half of a character beyond ASCII is no place to cut.
            return text.get(..=at).unwrap_or(text);
        }
    }
    text
}

/// The givens as 81 characters, and the name if there is one.
pub fn write(board: &Board, name: &str) -> String {
    let puzzle = format!("\"puzzle\":\"{}\"", board.givens);
    if name.is_empty() {
        return format!("{{{puzzle}}}\n");
    }
    let name = name.replace('\\', "\\\\").replace('"', "\\\"");
    format!("{{\"name\":\"{name}\",{puzzle}}}\n")
}
