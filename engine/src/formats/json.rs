//! JSON of any shape, and what is nearly JSON: objects and lists that hold puzzles, however deep.
//! What `nonet --json` writes, many a program's interface, saves of GNOME Sudoku, f-puzzles.
//! `{"name":"Demo","puzzle":"1.....5694.2…"}`

use std::borrow::Cow;

use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::format::Within;
use super::lines::{Claim, Line, Signs};
use super::list::first_bracket;
use super::shapes;
use super::tree::{self, Value};
use super::{line, list};
use crate::types::board::Board;
use crate::types::grid::Grid;

/// The names under which a puzzle is looked for to say what is wrong with it, in this order.
const PUZZLE_KEYS: [&str; 9] =
    ["puzzle", "givens", "grid", "board", "quiz", "sudoku", "mission", "data", "values"];

/// Fewer bytes are no cell with its place, and have no name of a puzzle.
const MIN_OBJECT: usize = 10;

/// How many lines are looked at for a name with a colon.
const MAX_LINES_TO_NAME: usize = 12;

/// Claims what is between brackets, if there is a name with a colon near their beginning.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    lines[0].has_any(Signs::BRACKETS).then_some(())?;
    let start = first_bracket(lines[0].head())?;
    let mut depth = Depth::default();
    for (at, line) in lines.iter().take(MAX_LINES_TO_NAME).enumerate() {
        let from = if at == 0 { start } else { 0 };
        let head = &line.head()[from..];
        let open = depth.0;
        if open > 0 && at > 0 && line.is_blank() {
            return None;
        }
        if line.has_any(Signs::COLON) && unquoted(head).any(|(_, byte)| byte == b':') {
            return Claim::new(lines_of_object(lines, start));
        }
        depth.read(head);
        if depth.0 == 0 {
            return None;
        }
    }
    None
}

/// How many brackets are open.
#[derive(Default)]
struct Depth(usize);

impl Depth {
    fn read(&mut self, text: &str) {
        for (_, byte) in unquoted(text) {
            match byte {
                b'{' | b'[' | b'(' => self.0 += 1,
                b'}' | b']' | b')' => self.0 = self.0.saturating_sub(1),
                _ => {}
            }
        }
    }
}

/// How many lines it takes until every bracket is closed; all, if one never is.
fn lines_of_object(lines: &[Line], start: usize) -> usize {
    let mut depth = Depth::default();
    for (at, line) in lines.iter().enumerate() {
        depth.read(&line.text[if at == 0 { start } else { 0 }..]);
        if depth.0 == 0 {
            return at + 1;
        }
    }
    lines.len()
}

/// The bytes outside of quotes, with their places. A quote ends at the end of the text, too.
fn unquoted(text: &str) -> impl Iterator<Item = (usize, u8)> {
    let mut open = None;
    let mut is_escaped = false;
    text.bytes().enumerate().filter(move |&(_, byte)| {
        let is_quote = matches!(byte, b'"' | b'\'') && !is_escaped;
        let is_outside = open.is_none() && !is_quote;
        if is_quote && open.is_none() {
            open = Some(byte);
        } else if is_quote && open == Some(byte) {
            open = None;
        }
        is_escaped = byte == b'\\' && !is_escaped;
        is_outside
    })
}

/// Reads all puzzles in the value.
pub fn read(lines: &[Line], within: Within) -> ReadResult {
    if let [line] = lines
        && line.text.len() < MIN_OBJECT
    {
        return Err(ReadError::at(line.number, 1, ReadErrorKind::NoPuzzle("JSON".to_owned())));
    }
    let text = match lines {
        [line] => Cow::Borrowed(line.text),
        _ => Cow::Owned(lines.iter().map(|line| line.text).collect::<Vec<_>>().join("\n")),
    };
    let first = lines[0].number;
    let start = first_bracket(lines[0].head()).unwrap_or(0);
    let blanked = match start {
        0 => text,
        _ => Cow::Owned(" ".repeat(start) + &text[start..]),
    };
    let tree = tree::read(&blanked);
    let at_start = |kind| ReadError::at(first, start + 1, kind);
    let shapes = shapes::puzzles(&tree, within).map_err(|refusal| at_start(refusal.of("JSON")))?;
    if shapes.is_empty() {
        return read_named(&tree, &blanked, first, within)
            .unwrap_or_else(|| Err(at_start(ReadErrorKind::NoPuzzle("JSON".to_owned()))));
    }
    Ok(shapes.into_iter().map(shapes::Shape::named).collect())
}

/// Reads the value of the first of the usual names, for the error that it has.
fn read_named(tree: &Value, text: &str, first: usize, within: Within) -> Option<ReadResult> {
    let mut found = None;
    find(tree, &mut found);
    let (_, value) = found?;
    let line_start = text[..value.at].rfind('\n').map_or(0, |end| end + 1);
    let number = first + text[..value.at].matches('\n').count();
    let indent = text[line_start..value.at].chars().count();
    if let Some(cells) = value.text() {
        let read = line::cells(cells).map_err(|error| error.in_line(number, indent + 1));
        return Some(read.map(|givens| vec![(Board::of_givens(givens), String::new())]));
    }
    let listed = " ".repeat(indent) + &bracketed(&text[value.at..]).replace('\n', " ");
    Some(list::read(&[Line::new(number, &listed)], within))
}

/// Finds the first value of the first of the usual names, however deep, and the rank of its name.
fn find<'a, 'b>(value: &'b Value<'a>, found: &mut Option<(usize, &'b Value<'a>)>) {
    let rank = |child: &Value| PUZZLE_KEYS.iter().position(|&name| child.key == Some(name));
    for child in value.children() {
        if let Some(rank) = rank(child).filter(|&rank| found.is_none_or(|(best, _)| rank < best)) {
            *found = Some((rank, child));
        }
    }
    value.children().iter().for_each(|child| find(child, found));
}

/// The text up to the bracket that closes its first; all of it if none does.
fn bracketed(text: &str) -> &str {
    let mut depth = 0_usize;
    for (at, byte) in unquoted(text) {
        match byte {
            b'[' | b'{' | b'(' => depth += 1,
            b']' | b'}' | b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            // Half of a character beyond ASCII is no place to cut.
            return text.get(..=at).unwrap_or(text);
        }
    }
    text
}

/// The givens as 81 characters, with the name and the digits so far if there are any.
pub fn write(board: &Board, name: &str) -> String {
    let cells = |key: &str, grid: &Grid| format!("\"{key}\":\"{grid}\"");
    let name = (!name.is_empty()).then(|| format!("\"name\":{}", quoted(name)));
    let puzzle = Some(cells("puzzle", &board.givens));
    let state = (board.entries != Grid::EMPTY).then(|| cells("state", &board.digits()));
    let fields: Vec<String> = [name, puzzle, state].into_iter().flatten().collect();
    format!("{{{}}}\n", fields.join(","))
}

/// A text of one line without control characters as a string of JSON.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
