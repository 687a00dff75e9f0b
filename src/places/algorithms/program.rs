//! [`Program`]: the program of an algorithm with the lines that do what its steps do.

use std::rc::Rc;

use crate::engine::algorithms::Method;
use crate::engine::algorithms::event::EventKind;
use crate::words::locale::Locale;

/// What a program is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter)]
pub enum ProgramKind {
    /// Rust.
    Rust,
    /// Python.
    Python,
    /// Plain words, in the language of the page.
    Words,
}

impl ProgramKind {
    /// The file of a method's program, as the page asks for it.
    pub fn file(self, method: Method, locale: Locale) -> String {
        let name = method.slug();
        match self {
            ProgramKind::Rust => format!("programs/{name}.rs"),
            ProgramKind::Python => format!("programs/{name}.py"),
            ProgramKind::Words => format!("locales/{}/programs/{name}.txt", locale.tag()),
        }
    }
    /// What the program in a file is written in.
    fn of_file(file: &str) -> ProgramKind {
        match file.rsplit_once('.') {
            Some((_, "rs")) => ProgramKind::Rust,
            Some((_, "py")) => ProgramKind::Python,
            _ => ProgramKind::Words,
        }
    }
}

/// A line, cut into what is drawn alike.
pub type Line = Vec<(TokenKind, String)>;

/// A program.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Program {
    /// Its lines without the marks, cut into parts once: they are drawn with every step.
    pub lines: Rc<Vec<Line>>,
    marks: Vec<(EventKind, usize)>,
}

/// How many lines of a program are read: ours have under a hundred, and a host may send anything instead.
pub const MAX_LINES: usize = 5_000;

impl Program {
    /// Reads the program of a file: at the end of a line `@guess` and the like say which steps it
    /// makes.
    pub fn read(file: &str, text: &str) -> Program {
        let (mut lines, mut marks) = (Vec::new(), Vec::new());
        for (number, line) in text.lines().take(MAX_LINES).enumerate() {
            let (line, kinds) = unmarked(line);
            lines.push(tokens(line, ProgramKind::of_file(file)));
            marks.extend(kinds.into_iter().map(|kind| (kind, number)));
        }
        Program { lines: Rc::new(lines), marks }
    }
    /// The line, 0-based, that makes steps of a kind.
    pub fn line_of(&self, kind: EventKind) -> Option<usize> {
        self.marks.iter().find(|(marked, _)| *marked == kind).map(|(_, line)| *line)
    }
}

/// A line without its marks, and the kinds that they name.
fn unmarked(line: &str) -> (&str, Vec<EventKind>) {
    let (mut rest, mut kinds) = (line.trim_end(), Vec::new());
    while let Some((before, mark)) = rest.rsplit_once('@') {
        let Some(kind) = EventKind::from_slug(mark) else { break };
        kinds.push(kind);
        rest = before.trim_end();
    }
    if kinds.is_empty() {
        return (line, kinds);
    }
    let code = rest.strip_suffix("//").or_else(|| rest.strip_suffix('#')).unwrap_or(rest);
    (code.trim_end(), kinds)
}

/// What part of a line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum TokenKind {
    /// Names, numbers and signs.
    Plain,
    /// A word of the language.
    Keyword,
    /// What is said to the reader.
    Comment,
}

const RUST: &[&str] = &[
    "as", "else", "false", "fn", "for", "if", "impl", "in", "let", "loop", "match", "move", "mut",
    "pub", "return", "self", "struct", "true", "type", "use", "while",
];
const PYTHON: &[&str] = &[
    "False", "None", "True", "and", "break", "class", "continue", "def", "elif", "else", "for",
    "from", "if", "import", "in", "is", "lambda", "not", "or", "return", "while", "yield",
];

/// A line cut into parts; together they are the line. Strings hold no signs of comments in programs
/// that are as short as these.
fn tokens(line: &str, kind: ProgramKind) -> Line {
    let (keywords, mark) = match kind {
        ProgramKind::Rust => (RUST, "//"),
        ProgramKind::Python => (PYTHON, "#"),
        ProgramKind::Words => return vec![(TokenKind::Plain, line.to_owned())],
    };
    let (code, comment) = line.split_at(line.find(mark).unwrap_or(line.len()));
    let mut parts: Vec<(TokenKind, String)> = Vec::new();
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|letter| is_word(letter) != is_word(first)).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        let kind = if keywords.contains(&part) { TokenKind::Keyword } else { TokenKind::Plain };
        match parts.last_mut() {
            Some((last, text)) if *last == kind => text.push_str(part),
            _ => parts.push((kind, part.to_owned())),
        }
        rest = after;
    }
    if !comment.is_empty() {
        parts.push((TokenKind::Comment, comment.to_owned()));
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_into_words_of_the_language_and_the_rest() {
        let parts = tokens("    for digit in 1..=9 { // each", ProgramKind::Rust);
        let kinds: Vec<(TokenKind, &str)> =
            parts.iter().map(|(kind, text)| (*kind, text.as_str())).collect();
        let (plain, keyword) = (TokenKind::Plain, TokenKind::Keyword);
        assert_eq!(kinds[0], (plain, "    "));
        assert_eq!(kinds[1..4], [(keyword, "for"), (plain, " digit "), (keyword, "in")]);
        assert_eq!(kinds.last(), Some(&(TokenKind::Comment, "// each")));
        let whole: String = parts.into_iter().map(|(_, text)| text).collect();
        assert_eq!(whole, "    for digit in 1..=9 { // each");
    }
}
