//! Errors as sentences: what was found, where, and what to do.

use nonet_engine::formats::error::{Place, ReadError, ReadErrorKind as Kind, Rows};
use nonet_engine::formats::game_link::GameLinkError;
use nonet_engine::types::position::DeadEnd;

use super::Localizer;
use super::arg::Arg;
use super::message::Message;
use super::piece::Marks;

impl Localizer {
    /// Why a text is no puzzle.
    pub fn read_error(&self, error: &ReadError) -> String {
        let number = |name, number: usize| (name, Arg::Number(number as u64));
        let text = |name, text: &str| (name, Arg::Text(text.to_owned()));
        let (key, mut args) = match &error.kind {
            Kind::Empty => ("read-empty", Vec::new()),
            Kind::TooLarge { bytes, limit } => {
                ("read-too-large", vec![number("bytes", *bytes), number("limit", *limit)])
            }
            Kind::Binary => ("read-binary", Vec::new()),
            Kind::UnexpectedChar(found) => {
                ("read-unexpected-char", vec![text("found", &found.to_string())])
            }
            Kind::UnexpectedWord(found) => ("read-unexpected-word", vec![text("found", found)]),
            Kind::Numbers(found) => ("read-numbers", vec![number("found", *found)]),
            Kind::CellCount(found) => ("read-cell-count", vec![number("found", *found)]),
            Kind::RowLength { rows, row, found, text: as_written } => {
                let row = [number("row", *row), number("found", *found), text("text", as_written)];
                ("read-row-length", row.into_iter().chain(extent(*rows)).collect())
            }
            Kind::RowCount(rows) => ("read-row-count", extent(*rows).into()),
            Kind::Words => ("read-words", Vec::new()),
            Kind::Damaged(format) => ("read-damaged", vec![text("format", format)]),
            Kind::Size { format, size } => {
                ("read-size", vec![text("format", format), number("size", *size)])
            }
            Kind::Variant { format, rules } => {
                ("read-variant", vec![text("format", format), text("rules", rules)])
            }
            Kind::Mask(cells) => ("read-mask", vec![number("cells", *cells)]),
            Kind::NoPuzzle(format) => ("read-no-puzzle", vec![text("format", format)]),
            Kind::Link => ("read-link", Vec::new()),
            Kind::LinkDamaged(site) => ("read-link-damaged", vec![text("site", site)]),
            Kind::Internal => ("read-internal", Vec::new()),
            Kind::GameLink(GameLinkError::Newer) => ("read-game-link-newer", Vec::new()),
            Kind::GameLink(GameLinkError::Damaged) => ("read-game-link-damaged", Vec::new()),
        };
        if let Some(Place { line, column }) = error.place {
            args.extend([number("line", line), number("column", column)]);
        }
        self.format(key, &args[..], &mut Marks::off())
    }
}

/// How many rows there are, and in which lines.
fn extent(rows: Rows) -> [(&'static str, Arg); 3] {
    let number = |name, number: u32| (name, Arg::Number(number.into()));
    [number("rows", rows.count), number("first", rows.first), number("last", rows.last)]
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
