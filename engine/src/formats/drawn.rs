//! The formats in which the cells of a puzzle stand in a text as they are, with nothing but rules, bars
//! and words around them: the last rows of the table of all formats, and what a text within JSON may be.

use super::format::Format;
use super::records::{self, Words};
use super::{csv, grid, line, pencilmarks, rows, spaced, table};
use crate::types::board::Board;

/// In the order in which they are asked whether a text is theirs.
pub const FORMATS: [Format; 7] = [
    Format { slug: "line", name: "Line of 81 characters", claims: line::claims, read: line::read },
    Format { slug: "csv", name: "Spreadsheet (CSV)", claims: csv::claims, read: csv::read },
    Format { slug: "table", name: "Table with bars", claims: table::claims, read: table::read },
    Format {
        slug: "spaced",
        name: "Rows with blanks for empty cells",
        claims: spaced::claims,
        read: spaced::read,
    },
    Format {
        slug: "pencilmarks",
        name: "Grid of candidates",
        claims: pencilmarks::claims,
        read: pencilmarks::read,
    },
    Format { slug: "grid", name: "Drawn grid", claims: grid::claims, read: grid::read },
    Format { slug: "rows", name: "Nine lines", claims: rows::claims, read: rows::read },
];

/// The one puzzle of a text; `None` if it holds none, several, or one that cannot be read.
pub fn read(text: &str) -> Option<Board> {
    let records = records::read(text, &FORMATS, Words::Skipped, &mut |_| true);
    let [Ok(entry)] = &records.items[..] else { return None };
    Some(entry.board.clone())
}
