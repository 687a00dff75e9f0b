//! A JSON object that holds a puzzle under one of the usual names, as a string of 81 characters
//! or as a list: what `nonet --json` writes, and many a program's interface.
//! `{"name":"Demo","puzzle":"1.....5694.2…"}`

use super::Reading;
use super::error::ReadError;
use super::normalise::Line;
use super::{line, list};
use crate::engine::types::board::Board;

/// The names under which a puzzle is looked for, in this order.
const KEYS: [&str; 9] =
    ["puzzle", "givens", "grid", "board", "quiz", "sudoku", "mission", "data", "values"];

/// The names under which a name is looked for.
const NAMES: [&str; 2] = ["name", "title"];

/// Claims what is between braces, if it begins with a quoted name and a colon.
pub fn claims(lines: &[Line]) -> Option<usize> {
    let begin: String = lines.iter().take(2).map(|line| line.head()).collect();
    let key = begin.trim_start().strip_prefix('{')?.trim_start().strip_prefix('"')?;
    let (_, rest) = key.split_once('"')?;
    rest.trim_start().starts_with(':').then(|| closed(lines))
}

/// How many lines it takes until every brace is closed; all, if one never is.
fn closed(lines: &[Line]) -> usize {
    let mut depth = 0_usize;
    for (at, line) in lines.iter().enumerate() {
        for (byte, _) in unquoted(line.text.bytes()) {
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

/// The bytes that stand outside of quotes, with their places.
fn unquoted(bytes: impl Iterator<Item = u8>) -> impl Iterator<Item = (u8, usize)> {
    let mut quoted = false;
    let mut escaped = false;
    bytes.enumerate().filter_map(move |(at, byte)| {
        let was_quoted = quoted;
        quoted ^= byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        (!was_quoted && byte != b'"').then_some((byte, at))
    })
}

/// Reads the first of the usual names that there is.
pub fn read(lines: &[Line]) -> Reading {
    let text: Vec<&str> = lines.iter().map(|line| line.text).collect();
    let text = text.join("\n");
    let first = lines[0].number;
    let Some(start) = KEYS.iter().find_map(|key| value(&text, key)) else {
        return Err(ReadError::Damaged { line: first, column: 1, format: "json".to_owned() });
    };
    let above = text[..start].matches('\n').count();
    let indent = text[..start].rsplit('\n').next().unwrap_or("").chars().count();
    let name = NAMES.iter().find_map(|key| string(&text[value(&text, key)?..])).unwrap_or_default();
    if let Some(cells) = quoted(&text[start..]) {
        let givens = line::cells(cells).map_err(|fault| fault.at(first + above, indent + 1))?;
        return Ok(vec![(Board::of_givens(givens), name)]);
    }
    let listed = " ".repeat(indent) + &bracketed(&text[start..]).replace('\n', " ");
    let boards = list::read(&[Line { number: first + above, text: &listed }])?;
    Ok(boards.into_iter().map(|(board, _)| (board, name.clone())).collect())
}

/// Where the value of a name begins.
fn value(text: &str, key: &str) -> Option<usize> {
    let key = format!("\"{key}\"");
    let ends = text.match_indices(&key).map(|(at, _)| at + key.len());
    ends.into_iter().find_map(|end| {
        let colon = end + text[end..].find(|shown: char| !shown.is_whitespace())?;
        let value =
            colon + 1 + text.get(colon + 1..)?.find(|shown: char| !shown.is_whitespace())?;
        text[colon..].starts_with(':').then_some(value)
    })
}

/// What stands between quotes at the beginning of a text.
fn quoted(text: &str) -> Option<&str> {
    let text = text.strip_prefix('"')?;
    let mut escaped = false;
    let end = text.bytes().position(|byte| {
        let ends = byte == b'"' && !escaped || byte == b'\n';
        escaped = byte == b'\\' && !escaped;
        ends
    });
    Some(&text[..end.unwrap_or(text.len())])
}

/// The same with escapes undone.
fn string(text: &str) -> Option<String> {
    let mut shown = quoted(text)?.chars();
    let mut plain = String::new();
    while let Some(next) = shown.next() {
        plain.push(match (next, next == '\\') {
            (_, false) => next,
            (_, true) => escape(&mut shown),
        });
    }
    Some(plain)
}

fn escape(rest: &mut std::str::Chars<'_>) -> char {
    match rest.next() {
        Some('u') => {
            let code: String = rest.by_ref().take(4).collect();
            // A number may have a sign, a code may not.
            let number = u32::from_str_radix(&code, 16).ok().filter(|_| !code.starts_with('+'));
            number.and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER)
        }
        Some('n' | 't' | 'r') | None => ' ',
        Some(other) => other,
    }
}

/// The text up to the bracket that closes its first.
fn bracketed(text: &str) -> &str {
    let mut depth = 0_usize;
    let end = unquoted(text.bytes()).find_map(|(byte, at)| {
        depth += usize::from(byte == b'[');
        depth = depth.saturating_sub(usize::from(byte == b']'));
        (depth == 0).then_some(at + 1)
    });
    end.and_then(|end| text.get(..end)).unwrap_or(text)
}

/// The givens as 81 characters, and the name if there is one.
pub fn write(board: &Board, name: &str) -> String {
    let puzzle = format!("\"puzzle\":\"{}\"", board.givens);
    let name = name.replace('\\', "\\\\").replace('"', "\\\"");
    if name.is_empty() {
        format!("{{{puzzle}}}\n")
    } else {
        format!("{{\"name\":\"{name}\",{puzzle}}}\n")
    }
}
