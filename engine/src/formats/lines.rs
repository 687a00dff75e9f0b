//! The lines of a text, and what each is: found out once a line, because every format that is asked
//! whether a text is its own looks at the same lines again.

use std::cell::Cell;
use std::num::NonZeroUsize;

use super::characters::{is_border, is_prose, parse_cell};
use super::whole::is_whole_puzzle;

/// How much of a line a format looks at to claim it, in bytes.
const MAX_HEAD: usize = 4096;

/// What tables of puzzles call their first column.
const HEADINGS: [&str; 6] = ["puzzle", "puzzles", "quiz", "quizzes", "sudoku", "grid"];

/// What words have, and cells have not.
const LETTERS: Signs =
    Signs::of("abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ").with_others();

/// How many lines, from the first, a format claims: never none, so that every record has a line.
pub type Claim = NonZeroUsize;

/// The claim of a format whose puzzles take a line each.
pub const ONE_LINE: Claim = Claim::MIN;

thread_local! {
    static LOOKS: Cell<usize> = const { Cell::new(0) };
}

/// How much this thread has looked at lines, for tests: bytes, and a line's kind or signs as one. Only
/// debug builds count.
pub fn looks() -> usize {
    LOOKS.get()
}

fn count(looks: usize) {
    if cfg!(debug_assertions) {
        LOOKS.set(LOOKS.get().wrapping_add(looks));
    }
}

/// One line of a normalised text, without its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line<'a> {
    /// Its number in the text, 1-based.
    pub number: usize,
    /// Its characters.
    pub text: &'a str,
    kind: LineKind,
    signs: Signs,
}

/// What a line is in a drawn grid: the first of these that fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineKind {
    /// Nothing in it is visible.
    Blank,
    /// The rule between the boxes.
    Border,
    /// Words, not cells.
    Words,
    /// A comment that is not words.
    Comment,
    /// Brackets that close, quotes, the end of a comment: what ends something around a puzzle.
    Closing,
    /// A puzzle by itself.
    Puzzle,
    /// What may be a row.
    Row,
}

impl<'a> Line<'a> {
    /// The line of this number, 1-based.
    pub fn new(number: usize, text: &'a str) -> Line<'a> {
        count(text.len());
        let signs = Signs::of(text);
        Line { number, text, kind: kind(text, signs), signs }
    }

    /// What it is in a drawn grid.
    pub fn kind(&self) -> LineKind {
        count(1);
        self.kind
    }
    /// Its first 4,096 bytes: as much as a format looks at to claim it, so that a look at a long
    /// line stays cheap. Only a list in brackets, or a name, can be longer.
    pub fn head(&self) -> &'a str {
        let head = head(self.text);
        count(head.len());
        head
    }

    /// Whether nothing in it is visible.
    pub fn is_blank(&self) -> bool {
        self.kind() == LineKind::Blank
    }
    /// Whether it is the rule between the boxes of a drawn grid.
    pub fn is_border(&self) -> bool {
        self.kind() == LineKind::Border
    }
    /// Whether it is words, not cells.
    pub fn is_prose(&self) -> bool {
        self.kind() == LineKind::Words
    }
    /// Whether it ends something around a puzzle.
    pub fn is_closing(&self) -> bool {
        self.kind() == LineKind::Closing
    }
    /// Whether it has one of these ASCII characters.
    pub fn has_any(&self, signs: Signs) -> bool {
        count(1);
        self.signs.0 & signs.0 != 0
    }
    /// Whether it has no other characters than these.
    pub fn has_only(&self, signs: Signs) -> bool {
        count(1);
        self.signs.0 & !signs.0 == 0
    }
    /// Whether it is the heading of a table whose first column holds puzzles: `puzzle,solution`.
    pub fn is_heading(&self) -> bool {
        const SEPARATORS: Signs = Signs::of(",;\t");
        if !self.has_any(SEPARATORS) || !self.has_any(LETTERS) {
            return false;
        }
        let first = self.head().split_once([',', ';', '\t']).map_or("", |(first, _)| first);
        let first = first.trim_matches(|ch: char| ch == '"' || ch.is_whitespace());
        HEADINGS.iter().any(|heading| first.eq_ignore_ascii_case(heading))
    }
    /// Whether it is a comment between puzzles: it starts with `#` or `//`.
    pub fn is_comment(&self) -> bool {
        is_comment(self.text)
    }
}

fn head(text: &str) -> &str {
    let mut end = text.len().min(MAX_HEAD);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

fn is_comment(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('#') || text.starts_with("//")
}

/// Whether a line of signs that close is no row of blanks: `]);`, `"""`, `*/`.
fn is_closing(text: &str) -> bool {
    let text = text.trim();
    let cells = text.chars().filter(|&ch| parse_cell(ch).is_some()).count();
    let is_end = text.starts_with([']', '}', ')', '"', '\'', '`']);
    cells < 4 && (is_end || text.ends_with("*/") || text.starts_with("/*"))
}

/// What a line with these signs is.
fn kind(text: &str, signs: Signs) -> LineKind {
    const RULES: Signs = Signs::of("-=");
    const CLOSING: Signs = Signs::of("]})\"'`;,/* .");
    let head = head(text);
    if head.trim_start().is_empty() {
        LineKind::Blank
    } else if signs.0 & RULES.0 != 0 && is_border(head) {
        LineKind::Border
    } else if signs.0 & LETTERS.0 != 0 && is_prose(head) {
        LineKind::Words
    } else if is_comment(text) {
        LineKind::Comment
    } else if signs.0 & !CLOSING.0 == 0 && is_closing(head) {
        LineKind::Closing
    } else if is_whole_puzzle(head) {
        LineKind::Puzzle
    } else {
        LineKind::Row
    }
}

/// A set of ASCII characters. The last of them, which no text shows, stands for all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signs(u128);

impl Signs {
    /// What stands for the characters beyond ASCII.
    const OTHERS: u8 = 127;

    /// What begins a tag of XML or HTML.
    pub const TAGS: Signs = Signs::of("<");
    /// The brackets that open.
    pub const BRACKETS: Signs = Signs::of("[{(");
    /// What web addresses have, one of them.
    pub const ADDRESS: Signs = Signs::of("/#.");
    /// What stands behind a name.
    pub const COLON: Signs = Signs::of(":");

    /// The characters of a text.
    pub const fn of(text: &str) -> Signs {
        let bytes = text.as_bytes();
        let (mut bits, mut at) = (0, 0);
        while at < bytes.len() {
            let place = if bytes[at] < Signs::OTHERS { bytes[at] } else { Signs::OTHERS };
            bits |= 1 << place;
            at += 1;
        }
        Signs(bits)
    }
    /// These, and those beyond ASCII.
    const fn with_others(self) -> Signs {
        Signs(self.0 | 1 << Signs::OTHERS)
    }
}
