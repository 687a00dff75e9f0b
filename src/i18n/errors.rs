//! Errors as sentences: what was found, where, and what to do.

use crate::engine::formats::error::ReadError;
use crate::engine::types::position::DeadEnd;

use super::Localizer;
use super::arg::Arg;
use super::message::Message;

impl Localizer {
    /// Why a text is no puzzle.
    pub fn read_error(&self, error: &ReadError) -> String {
        let number = |name, number: usize| (name, Arg::Number(number as u64));
        let text = |name, text: &str| (name, Arg::Text(text.to_owned()));
        let (key, mut args) = match error {
            ReadError::Empty => ("read-empty", Vec::new()),
            ReadError::TooLarge { bytes, limit } => {
                ("read-too-large", vec![number("bytes", *bytes), number("limit", *limit)])
            }
            ReadError::Binary { .. } => ("read-binary", Vec::new()),
            ReadError::UnexpectedChar { found, .. } => {
                ("read-unexpected-char", vec![text("found", found.encode_utf8(&mut [0; 4]))])
            }
            ReadError::UnexpectedWord { found, .. } => {
                ("read-unexpected-word", vec![text("found", found)])
            }
            ReadError::CellCount { found, .. } => {
                ("read-cell-count", vec![number("found", *found)])
            }
            ReadError::RowLength { row, found, text: shown, .. } => (
                "read-row-length",
                vec![number("row", *row), number("found", *found), text("text", shown)],
            ),
            ReadError::RowCount { found, .. } => ("read-row-count", vec![number("found", *found)]),
            ReadError::Damaged { format, .. } => ("read-damaged", vec![text("format", format)]),
            ReadError::Link { .. } => ("read-link", Vec::new()),
        };
        if let Some((line, column)) = error.place() {
            args.extend([number("line", line), number("column", column)]);
        }
        self.get(key, &args)
    }
}

impl Message {
    /// Where a puzzle shows at a glance that it cannot be completed.
    pub fn of_dead_end(dead_end: DeadEnd) -> Message {
        match dead_end {
            DeadEnd::Cell(cell) => Message::NoSolutionCell { cell },
            DeadEnd::House(house, digit) => Message::NoSolutionHouse { digit, house },
        }
    }
}
