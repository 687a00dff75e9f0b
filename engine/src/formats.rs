//! The text formats: what people paste, drop, pipe and share, as [`Board`]s. A format is a file
//! in `formats/` and a row in [`FORMATS`].
//!
//! A text is normalised, cut into lines, and read from the top: the first format of the table that
//! claims the next lines says how many belong to it and reads them; if they are damaged, the error
//! is its own. The last format claims anything, so nothing is refused without a reason. One text may
//! hold many puzzles, and of several formats.

mod candidates;
mod characters;
mod clue_code;
mod coach;
mod csv;
pub mod error;
mod facts;
mod fences;
mod format;
pub mod game_link;
mod grid;
pub(crate) mod hodoku;
mod html;
mod json;
mod ksudoku;
mod line;
mod lines;
mod link;
mod list;
mod lz;
mod markup;
mod normalise;
mod opensudoku;
pub mod output;
mod packed;
mod pencilmarks;
mod plain;
mod pzpr;
pub mod qr;
mod records;
mod rows;
mod rules;
mod run;
mod sdk;
mod shapes;
mod sites;
mod spaced;
mod sudokuwiki;
mod sukaku;
mod surroundings;
pub mod svg;
mod table;
mod tatham;
mod text;
mod tree;
mod whole;
mod xml;

use self::error::{ReadError, ReadErrorKind};
pub use self::format::Format;
use self::format::Reader::{Nesting, Plain};
use self::lines::Line;
pub use self::lines::looks;
pub use self::link::fragment_of;
pub use self::normalise::{MAX_NAME, decoded};
use self::output::Output;
pub use self::plain::PlainLines;
pub use self::records::{Allow, Attempt, Entry, ReadItem, Records, Words};
pub use self::text::MAX_BYTES;
use super::types::board::Board;

/// All formats, in the order in which they are asked whether a text is theirs.
pub const FORMATS: &[Format] = &[
    Format {
        slug: "sdk",
        name: "SadMan / SudoCue (.sdk)",
        claims: sdk::claims,
        reader: Plain(sdk::read),
    },
    Format { slug: "link", name: "Link", claims: link::claims, reader: Nesting(link::read) },
    Format {
        slug: "sudokuwiki",
        name: "SudokuWiki string (S9B)",
        claims: sudokuwiki::claims,
        reader: Plain(sudokuwiki::read),
    },
    Format {
        slug: "sudokucoach",
        name: "sudoku.coach string (SCv7)",
        claims: coach::claims,
        reader: Plain(coach::read),
    },
    Format { slug: "pzpr", name: "pzpr text", claims: pzpr::claims, reader: Plain(pzpr::read) },
    Format {
        slug: "tatham",
        name: "Simon Tatham's Solo",
        claims: tatham::claims,
        reader: Plain(tatham::read),
    },
    Format {
        slug: "opensudoku",
        name: "OpenSudoku",
        claims: opensudoku::claims,
        reader: Plain(opensudoku::read),
    },
    Format {
        slug: "ksudoku",
        name: "KSudoku",
        claims: ksudoku::claims,
        reader: Plain(ksudoku::read),
    },
    Format {
        slug: "html",
        name: "Table of a web page",
        claims: html::claims,
        reader: Plain(html::read),
    },
    Format {
        slug: "hodoku",
        name: "HoDoKu library line",
        claims: hodoku::claims,
        reader: Plain(hodoku::read),
    },
    Format {
        slug: "sukaku",
        name: "729 candidates (sukaku)",
        claims: sukaku::claims,
        reader: Plain(sukaku::read),
    },
    Format { slug: "json", name: "JSON", claims: json::claims, reader: Nesting(json::read) },
    Format {
        slug: "facts",
        name: "Facts of a logic program",
        claims: facts::claims,
        reader: Plain(facts::read),
    },
    Format {
        slug: "run",
        name: "Cells or candidates in one line",
        claims: run::claims,
        reader: Plain(run::read),
    },
    Format {
        slug: "list",
        name: "List of numbers",
        claims: list::claims,
        reader: Nesting(list::read),
    },
    Format {
        slug: "line",
        name: "Line of 81 characters",
        claims: line::claims,
        reader: Plain(line::read),
    },
    Format {
        slug: "csv",
        name: "Spreadsheet (CSV)",
        claims: csv::claims,
        reader: Plain(csv::read),
    },
    Format {
        slug: "table",
        name: "Table with bars",
        claims: table::claims,
        reader: Plain(table::read),
    },
    Format {
        slug: "spaced",
        name: "Rows with blanks for empty cells",
        claims: spaced::claims,
        reader: Plain(spaced::read),
    },
    Format {
        slug: "pencilmarks",
        name: "Grid of candidates",
        claims: pencilmarks::claims,
        reader: Plain(pencilmarks::read),
    },
    Format { slug: "grid", name: "Drawn grid", claims: grid::claims, reader: Plain(grid::read) },
    Format { slug: "rows", name: "Nine lines", claims: rows::claims, reader: Plain(rows::read) },
];

impl Format {
    /// The format of a slug.
    pub fn of(slug: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.slug == slug)
    }
    /// How the format is written; `None` if it is only read.
    pub fn output(&self) -> Option<&'static Output> {
        Output::of(self.slug)
    }
    /// Whether the format is written, too.
    pub fn is_written(&self) -> bool {
        self.output().is_some()
    }
    /// A file with a board and its name (which may be empty). What the format cannot hold is left
    /// out. `None` if the format is only read.
    pub fn write(&self, board: &Board, name: &str) -> Option<String> {
        Some(self.output()?.file(board, name))
    }
}

/// All puzzles of a text, in reading order, at least one. Lines of words around the puzzles are
/// skipped.
///
/// ```
/// use nonet_engine::{Format, read};
///
/// let text = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5 # Demo";
/// let entries = read(text).expect("a puzzle");
/// assert_eq!((entries[0].name.as_str(), entries[0].format), ("Demo", "line"));
/// let link = Format::of("link").expect("a format").write(&entries[0].board, "");
/// assert!(link.expect("it is written").starts_with("#p=100000569"));
///
/// let error = read(&text[..80]).expect_err("80 cells");
/// assert_eq!(error.to_string(), "line 1, column 81: 80 cells; a puzzle has 81");
/// ```
///
/// # Errors
/// The first mistake: no puzzle of a text with a mistake is returned.
pub fn read(text: &str) -> Result<Vec<Entry>, ReadError> {
    let found = read_puzzles(text)?;
    match found.mistakes.into_iter().next() {
        Some(mistake) => Err(mistake),
        None => Ok(found.entries),
    }
}

/// What a text holds of which a part may be damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The puzzles that can be read, in reading order, at least one.
    pub entries: Vec<Entry>,
    /// What is wrong with what cannot be read, in reading order.
    pub mistakes: Vec<ReadError>,
}

/// The puzzles of a text, and what of it cannot be read: one bad line does not stop the rest. Lines
/// of words around the puzzles are skipped.
///
/// # Errors
/// The first mistake of a text without a puzzle.
pub fn read_puzzles(text: &str) -> Result<Found, ReadError> {
    let mut found = Found { entries: Vec::new(), mistakes: Vec::new() };
    let records = read_records(text);
    for item in records.items {
        match item {
            Ok(entry) => found.entries.push(*entry),
            Err(mistake) => found.mistakes.push(mistake),
        }
    }
    if found.entries.is_empty() {
        let first = found.mistakes.into_iter().next().or(records.words);
        return Err(first.unwrap_or(ReadError::of_text(ReadErrorKind::Empty)));
    }
    Ok(found)
}

/// The position in one line of HoDoKu's library, and its code: what a lesson is made of.
///
/// # Errors
/// The line's mistake.
pub fn read_position(line: &str) -> Result<(Board, String), ReadError> {
    hodoku::read_line(1, line)
}

/// All puzzles of a text, in reading order, each bad record as its error: one bad line does not
/// stop the rest. Lines of words around them are skipped. Empty for a text without records.
pub fn read_list(text: &str) -> Vec<ReadItem> {
    let Records { items, words, .. } = read_records(text);
    if items.is_empty() { words.map(Err).into_iter().collect() } else { items }
}

/// The records of a text or of a part of one.
pub fn read_records(text: &str) -> Records {
    read_allowed(text, Words::Skipped, &mut |_| true)
}

/// The records of a text or of a part of one, as far as `allow` lets them be read: it is asked before
/// each part of the work. What is not allowed is a [`ReadErrorKind::Internal`] of that record alone.
pub fn read_allowed(text: &str, words: Words, allow: Allow) -> Records {
    records::read(text, FORMATS, words, allow)
}

/// Whether a long text may be cut after this line (given with or without its end), because a
/// puzzle ends there whatever follows: so that lists can be read in parts.
pub fn may_be_cut_after(line: &str) -> bool {
    let text = line.trim_end();
    let line = Line::new(1, text);
    if text.starts_with('{') {
        return text.ends_with('}') && json::claims(&[line]).is_some();
    }
    let is_start = |ch: char| ch.is_ascii_alphanumeric() || ".:*_-?".contains(ch);
    let ends = whole::is_whole_puzzle(line.head()) || list::claims(&[line]).is_some();
    text.starts_with(is_start) && ends && !text.contains(['[', '{', '('])
}
