//! Rows of cells in the markup of a web page that is no table: `<pre>`, `<br>`, `<p>`, `&nbsp;`. The
//! tags are left out, and where one of them ends a line, the line is broken. In the name behind a puzzle
//! a tag that breaks no line is a part of the name.

use super::whole::name_at;
use super::xml;

/// What stands where a tag breaks a line: a character that a normalised text does not have.
pub const BREAK: char = '\u{b}';

/// Tags that break a line where they stand or end.
const BREAKS: [&str; 9] = ["br", "/p", "/div", "/li", "/pre", "/h1", "/h2", "/h3", "/blockquote"];

/// Tags that say how words look.
const OTHERS: [&str; 19] = [
    "p",
    "div",
    "li",
    "pre",
    "h1",
    "h2",
    "h3",
    "blockquote",
    "code",
    "/code",
    "span",
    "/span",
    "b",
    "/b",
    "i",
    "/i",
    "strong",
    "/strong",
    "samp",
];

/// What a text of another kind has, whose tags are read as they are.
const READ_ELSEWHERE: [&str; 6] = ["<t", "<T", "<game", "<sudoku", "<ksudoku", "<?xml"];

/// The longest tag, in bytes.
const MAX_TAG: usize = 200;

/// The text without such tags; `None` if it has none.
pub fn without(text: &str) -> Option<String> {
    let has_tags = text.contains('<') && text.contains('>') || text.contains("&nbsp;");
    if !has_tags || READ_ELSEWHERE.iter().any(|sign| text.contains(sign)) {
        return None;
    }
    let mut written = String::with_capacity(text.len());
    let mut has_found = false;
    for line in text.split_inclusive('\n') {
        if is_object(line) {
            written.push_str(line);
        } else {
            has_found |= write_plain(line, &mut written);
        }
    }
    has_found.then_some(written)
}

/// Whether a line is JSON, whose names may hold tags.
fn is_object(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with('{') || line.starts_with("[{")
}

/// Writes a line without tags; returns whether it is another then.
fn write_plain(line: &str, text: &mut String) -> bool {
    let mut has_found = line.contains("&nbsp;");
    let mut written = String::with_capacity(line.len());
    let name = &line[name_at(line)..];
    let mut rest = line;
    while let Some(at) = rest.find('<') {
        written.push_str(&rest[..at]);
        let from = &rest[at..];
        match tag(from) {
            Some((length, breaks)) if breaks || from.len() > name.len() => {
                has_found = true;
                rest = &from[length..];
                let ends_anyway = rest.trim_start_matches(' ').starts_with('\n');
                if breaks && !ends_anyway {
                    written.push(BREAK);
                }
            }
            _ => {
                written.push('<');
                rest = &from[1..];
            }
        }
    }
    written.push_str(rest);
    text.push_str(&if has_found { xml::plain(&written) } else { written });
    has_found
}

/// How long the tag is with which a text begins, and whether it breaks a line.
fn tag(text: &str) -> Option<(usize, bool)> {
    let end = text.bytes().take(MAX_TAG).position(|byte| byte == b'>')?;
    let inner = text.get(1..end)?;
    let name = inner.split([' ', '\t']).next()?.trim_end_matches('/');
    let is = |known: &&str| name.eq_ignore_ascii_case(known);
    let breaks = BREAKS.iter().any(is);
    (breaks || OTHERS.iter().any(is)).then_some((end + 1, breaks))
}
