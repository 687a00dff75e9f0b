//! [`Drawing`]: a board and what is drawn over it, as a picture: SVG that needs no other file.
//! A cell is a hundred units wide.

use std::fmt::Write as _;

use super::normalise;
use super::xml::escaped;
use crate::types::board::Board;
use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::set::Element;

/// The side of a cell, and the paper around the grid.
const CELL: usize = 100;
const MARGIN: usize = 24;
/// The room for a name below the grid.
const FOOT: usize = 60;

/// What is drawn.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Drawing {
    /// The 81 cells, row by row.
    pub cells: Vec<DrawnCell>,
    /// Shaded rectangles below everything else: left, top, width, height.
    pub shades: Vec<(Tone, [i32; 4])>,
    /// Lines over everything else.
    pub lines: Vec<DrawnLine>,
}

/// A cell.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DrawnCell {
    /// What it shows if it shows a digit.
    pub digit: Option<(Digit, Ink)>,
    /// Its colours, 0 to 8, side by side.
    pub colours: Vec<u8>,
    /// How it is marked.
    pub tone: Option<Tone>,
    /// Its notes.
    pub notes: Vec<DrawnNote>,
}

/// A digit that is noted.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DrawnNote {
    /// The digit.
    pub digit: Digit,
    /// Where its middle stands in the cell.
    pub at: [i32; 2],
    /// How it is marked.
    pub tone: Option<Tone>,
    /// Whether it is crossed out.
    pub out: bool,
}

/// How a digit is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Ink {
    /// As a clue.
    Given,
    /// As a digit of the player.
    Entry,
    /// As one that is wrong.
    Wrong,
}

/// What marks a part of a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Tone {
    /// What the pattern stands on.
    First,
    /// What it reaches.
    Second,
    /// What is impossible, or disturbs it.
    Third,
}

/// A line over the grid.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DrawnLine {
    /// Its path.
    pub path: String,
    /// The path of its head; may be empty.
    pub head: String,
    /// Its colour.
    pub tone: Tone,
    /// Whether it is dashed.
    pub dashed: bool,
}

const PAPER: &str = "#fffefb";
const INK: &str = "#1f2430";
const QUIET: &str = "#5d6472";
const ENTRY: &str = "#2f5bd7";
const THIN: &str = "#d9d6cd";
const STRONG: &str = "#2b3140";
/// The player's colours, as the page shows them in the light theme.
const COLOURS: [&str; 9] = [
    "#caadaf", "#ebc183", "#f2e480", "#a0ddab", "#dcffdb", "#9ae8ff", "#a8b8ef", "#b8b1ce",
    "#dddede",
];

impl Tone {
    fn strong(self) -> &'static str {
        match self {
            Tone::First => "#0f8a7c",
            Tone::Second => "#7a4fc9",
            Tone::Third => "#c8442f",
        }
    }
    fn soft(self) -> &'static str {
        match self {
            Tone::First => "#d4f0ea",
            Tone::Second => "#e9e0fb",
            Tone::Third => "#fbe1dc",
        }
    }
}

/// The picture of a board and its name.
pub fn write(board: &Board, name: &str) -> String {
    Drawing::of(board).text(name)
}

impl Drawing {
    /// A board with nothing drawn over it. Corner marks stand at their places, three by three, centre
    /// marks in the middle.
    pub fn of(board: &Board) -> Drawing {
        let cell = |cell: Cell| {
            let given = board.givens[cell].map(|digit| (digit, Ink::Given));
            let entry = board.entries[cell].map(|digit| (digit, Ink::Entry));
            let digit = given.or(entry);
            let notes = if digit.is_none() { notes(board, cell) } else { Vec::new() };
            let colours = board.colours[cell].iter().map(|colour| colour.index() as u8).collect();
            DrawnCell { digit, colours, tone: None, notes }
        };
        Drawing { cells: Cell::ALL.map(cell).into(), ..Drawing::default() }
    }
    /// As SVG, with a name below the grid if there is one.
    pub fn text(&self, name: &str) -> String {
        let name = normalise::name(name);
        let side = 9 * CELL + 2 * MARGIN;
        let height = side + if name.is_empty() { 0 } else { FOOT };
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {height}\" width=\"{side}\" height=\"{height}\" font-family=\"'Atkinson Hyperlegible Next',Arial,sans-serif\" text-anchor=\"middle\">\n<rect width=\"{side}\" height=\"{height}\" fill=\"{PAPER}\"/>\n<g transform=\"translate({MARGIN} {MARGIN})\">\n"
        );
        for (tone, [x, y, width, height]) in &self.shades {
            let fill = tone.soft();
            _ = writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\" opacity=\".6\"/>"
            );
        }
        let places = || self.cells.iter().zip(Cell::ALL);
        places().for_each(|(drawn, cell)| drawn.ground(cell, &mut svg));
        push_rules(&mut svg);
        places().for_each(|(drawn, cell)| drawn.content(cell, &mut svg));
        self.lines.iter().for_each(|line| line.push(&mut svg));
        svg += "</g>\n";
        if !name.is_empty() {
            let (x, y, name) = (side / 2, side + FOOT / 2 - 6, escaped(&name));
            _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"30\" fill=\"{QUIET}\">{name}</text>"
            );
        }
        svg + "</svg>\n"
    }
}

fn notes(board: &Board, cell: Cell) -> Vec<DrawnNote> {
    let note = |digit, at| DrawnNote { digit, at, tone: None, out: false };
    let corner = board.corner_marks[cell].iter().map(|digit| {
        let place = |at: usize| 20 + 30 * at as i32;
        note(digit, [place(digit.index() % 3), place(digit.index() / 3)])
    });
    let centre = board.centre_marks[cell];
    let first = 50 - 8 * (centre.len() as i32 - 1);
    let centre = (0..).zip(centre.iter()).map(|(at, digit)| note(digit, [first + 16 * at, 50]));
    corner.chain(centre).collect()
}

/// The lines between cells, then those between blocks and the frame.
fn push_rules(svg: &mut String) {
    for (step, width, colour) in [(1, 2, THIN), (3, 5, STRONG)] {
        let lines = (0..=9).step_by(step).map(|at| {
            let (at, side) = (at * CELL, 9 * CELL);
            format!("M{at} 0V{side}M0 {at}H{side}")
        });
        let path: String = lines.collect();
        _ = writeln!(
            svg,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"square\"/>"
        );
    }
}

impl DrawnCell {
    /// Its colours and its mark.
    fn ground(&self, cell: Cell, svg: &mut String) {
        let (x, y) = (cell.column() * CELL, cell.row() * CELL);
        let mut stripe = |from: usize, width: usize, fill: &str| {
            _ = writeln!(
                svg,
                "<rect x=\"{}\" y=\"{y}\" width=\"{width}\" height=\"{CELL}\" fill=\"{fill}\"/>",
                x + from
            );
        };
        let count = self.colours.len().max(1);
        for (at, &colour) in self.colours.iter().enumerate() {
            let from = at * CELL / count;
            let fill = COLOURS[usize::from(colour) % COLOURS.len()];
            stripe(from, (at + 1) * CELL / count - from, fill);
        }
        if let Some(tone) = self.tone {
            stripe(0, CELL, tone.soft());
        }
    }
    /// Its digit or its notes.
    fn content(&self, cell: Cell, svg: &mut String) {
        let (left, top) = ((cell.column() * CELL) as i32, (cell.row() * CELL) as i32);
        if let Some((digit, ink)) = self.digit {
            let (x, y) = (left + 50, top + 70);
            let (fill, weight) = match ink {
                Ink::Given => (INK, 600),
                Ink::Entry => (ENTRY, 400),
                Ink::Wrong => (Tone::Third.strong(), 400),
            };
            _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"58\" font-weight=\"{weight}\" fill=\"{fill}\">{digit}</text>"
            );
        }
        self.notes.iter().for_each(|note| note.push([left, top], svg));
    }
}

impl DrawnNote {
    fn push(&self, [left, top]: [i32; 2], svg: &mut String) {
        let DrawnNote { digit, at: [x, y], tone, out } = self;
        let (x, y) = (left + x, top + y);
        if let Some(tone) = tone {
            let (fill, stroke) = (tone.soft(), tone.strong());
            _ = writeln!(
                svg,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"15\" fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"2\"/>"
            );
        }
        let fill = tone.map_or(QUIET, Tone::strong);
        let line = y + 9;
        _ = writeln!(
            svg,
            "<text x=\"{x}\" y=\"{line}\" font-size=\"26\" fill=\"{fill}\">{digit}</text>"
        );
        if *out {
            let stroke = Tone::Third.strong();
            let (left, right, top, bottom) = (x - 12, x + 12, y - 12, y + 12);
            _ = writeln!(
                svg,
                "<path d=\"M{left} {bottom}L{right} {top}\" stroke=\"{stroke}\" stroke-width=\"3\"/>"
            );
        }
    }
}

impl DrawnLine {
    fn push(&self, svg: &mut String) {
        let DrawnLine { path, head, tone, dashed } = self;
        let colour = tone.strong();
        let dashes = if *dashed { " stroke-dasharray=\"10 7\"" } else { "" };
        _ = writeln!(
            svg,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"4\"{dashes}/>"
        );
        if !head.is_empty() {
            _ = writeln!(svg, "<path d=\"{head}\" fill=\"{colour}\"/>");
        }
    }
}
