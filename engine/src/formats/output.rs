//! [`OUTPUTS`]: the formats that are written, and what of a board each of them holds. Puzzles are
//! written as a stream: the head of the file, each puzzle, the foot.

use super::{
    csv, game_link, grid, hodoku, json, line, link, list, normalise, opensudoku, packed,
    pencilmarks, rows, sdk, sites, sudokuwiki, sukaku,
};
use crate::types::board::Board;
use crate::types::cell::ByCell;
use crate::types::digit::DigitSet;
use crate::types::grid::Grid;

/// A way to write puzzles: a row of [`OUTPUTS`].
pub struct Output {
    /// Its name on the command line and in locales. Where a format of
    /// [`FORMATS`](super::FORMATS) has the same, that one reads it.
    pub slug: &'static str,
    /// Its name for people who know formats.
    pub name: &'static str,
    /// The end of a file's name, without the dot.
    pub extension: &'static str,
    /// What is kept beside the givens.
    pub holds: Holds,
    /// What stands above the first puzzle of a file, with its line end.
    pub head: &'static str,
    /// What stands below the last.
    pub foot: &'static str,
    /// Whether it is the end of a link, before which the address of the page belongs.
    pub is_fragment: bool,
    /// A board and its name, with the line end.
    write: fn(&Board, &str) -> String,
}

/// What of a board a format holds beside the givens. Colours are held by none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holds {
    /// What becomes of the player's digits.
    pub entries: Entries,
    /// What becomes of notes and eliminated candidates.
    pub notes: Notes,
    /// Whether the name is kept.
    pub name: bool,
}

/// What a format does with the player's digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entries {
    /// They are left out.
    Lost,
    /// They are written, and kept apart from givens.
    Kept,
    /// They are written as givens.
    Given,
}

/// What a format does with notes and eliminated candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notes {
    /// They are left out.
    Lost,
    /// Every empty cell lists its candidates: the corner marks, or without those what the digits
    /// allow and the player has not eliminated. What is not listed reads as eliminated; no candidate, or
    /// all nine, reads as no notes.
    Candidates,
    /// Every empty cell of a position lists its candidates; a puzzle in which nothing was done has none.
    OfPosition,
    /// Empty cells with notes or eliminated candidates list what is left, others nothing. Marks that placed
    /// digits rule out are left out, and a single one that would read as a given.
    Marks,
    /// The eliminated candidates alone.
    Eliminated,
    /// Corner and centre marks become one kind.
    Joined,
    /// Both kinds.
    Both,
}

const fn holds(entries: Entries, notes: Notes, name: bool) -> Holds {
    Holds { entries, notes, name }
}

/// The givens and nothing else.
const GIVENS: Holds = holds(Entries::Lost, Notes::Lost, false);

/// The givens and the name.
const NAMED: Holds = holds(Entries::Lost, Notes::Lost, true);

/// All formats that are written, the most usual first.
pub const OUTPUTS: &[Output] = &[
    Output { write: line::write, ..text("line", "Line of 81 characters, with dots", NAMED) },
    Output {
        write: line::write_zeros,
        ..text("zeros", "Line of 81 characters, with zeros", NAMED)
    },
    Output { write: rows::write, ..text("rows", "Nine lines", NAMED) },
    Output { write: grid::write, ..text("grid", "Drawn grid", NAMED) },
    Output {
        write: pencilmarks::write,
        ..text(
            "pencilmarks",
            "Grid of candidates, as HoDoKu's clipboard",
            holds(Entries::Kept, Notes::Candidates, true),
        )
    },
    Output {
        write: hodoku::write,
        ..text("hodoku", "HoDoKu library line", holds(Entries::Kept, Notes::Eliminated, false))
    },
    Output {
        extension: "sdk",
        write: sdk::write,
        ..text("sdk", "SadMan / SudoCue (.sdk)", holds(Entries::Kept, Notes::Lost, true))
    },
    Output {
        extension: "sdm",
        write: |board, _| line::write_zeros(board, ""),
        ..text("sdm", "List of SudoCue and OpenSudoku (.sdm)", GIVENS)
    },
    Output {
        extension: "opensudoku",
        write: opensudoku::write,
        head: opensudoku::HEAD,
        foot: opensudoku::FOOT,
        ..text("opensudoku", "OpenSudoku", holds(Entries::Kept, Notes::Both, true))
    },
    Output {
        write: sukaku::write,
        ..text("sukaku", "729 candidates (sukaku)", holds(Entries::Given, Notes::Marks, true))
    },
    Output {
        write: sudokuwiki::write,
        ..text(
            "sudokuwiki",
            "SudokuWiki string (S9B)",
            holds(Entries::Kept, Notes::Candidates, true),
        )
    },
    Output {
        write: |board, _| packed::coach_text(board) + "\n",
        ..text(
            "sudokucoach",
            "sudoku.coach string (SCv7)",
            holds(Entries::Kept, Notes::Joined, false),
        )
    },
    Output { extension: "csv", write: csv::write, ..text("csv", "Spreadsheet (CSV)", GIVENS) },
    Output { write: list::write, ..text("list", "List of numbers", GIVENS) },
    Output {
        extension: "json",
        write: json::write,
        ..text("json", "JSON", holds(Entries::Kept, Notes::Lost, true))
    },
    Output { is_fragment: true, write: link::write, ..text("link", "Link", GIVENS) },
    Output {
        is_fragment: true,
        write: |board, _| game_link::write(&board.givens, "") + "\n",
        ..text("short-link", "Link with packed clues", GIVENS)
    },
    Output { write: sites::sudokupad, ..text("sudokupad", "Link to SudokuPad", GIVENS) },
    Output {
        write: sites::f_puzzles,
        ..text("fpuzzles", "Link to f-puzzles", holds(Entries::Kept, Notes::Both, true))
    },
    Output {
        write: sites::sudokuwiki,
        ..text(
            "sudokuwiki-link",
            "Link to SudokuWiki",
            holds(Entries::Kept, Notes::OfPosition, false),
        )
    },
    Output {
        write: sites::sudoku_coach,
        ..text("sudokucoach-link", "Link to sudoku.coach", GIVENS)
    },
    Output {
        write: sites::sudoku_exchange,
        ..text("sudokuexchange", "Link to SudokuExchange", GIVENS)
    },
];

/// A format without head and foot; its writer is replaced.
const fn text(slug: &'static str, name: &'static str, holds: Holds) -> Output {
    Output {
        slug,
        name,
        extension: "txt",
        holds,
        head: "",
        foot: "",
        is_fragment: false,
        write: line::write,
    }
}

impl Output {
    /// The format of a slug.
    pub fn of(slug: &str) -> Option<&'static Output> {
        OUTPUTS.iter().find(|output| output.slug == slug)
    }
    /// A board and its name (which may be empty), with the line end. What the format cannot hold is
    /// left out. A whole file has [`head`](Self::head) and [`foot`](Self::foot) around it.
    pub fn item(&self, board: &Board, name: &str) -> String {
        (self.write)(board, &normalise::name(name))
    }
    /// A file with one puzzle.
    pub fn file(&self, board: &Board, name: &str) -> String {
        self.head.to_owned() + &self.item(board, name) + self.foot
    }
}

impl Holds {
    /// The board that is read back from what is written.
    pub fn kept(self, board: &Board) -> Board {
        let (givens, entries) = match self.entries {
            Entries::Lost => (board.givens, Grid::EMPTY),
            Entries::Kept => (board.givens, board.entries),
            Entries::Given => (board.digits(), Grid::EMPTY),
        };
        let plain = Board { givens, entries, ..Board::default() };
        let empty = plain.empty_cells();
        let of_empty = |of: &dyn Fn(_) -> DigitSet| {
            ByCell::from_fn(|cell| if empty.contains(cell) { of(cell) } else { DigitSet::EMPTY })
        };
        match self.notes {
            Notes::Lost => plain,
            Notes::OfPosition if *board == Board::of_givens(givens) => plain,
            Notes::Candidates | Notes::OfPosition => {
                let listed = of_empty(&|cell| super::candidates::listed(board, cell));
                super::candidates::board(givens, entries, &listed)
            }
            Notes::Marks => {
                super::candidates::board(givens, entries, &super::candidates::listed_alone(board))
            }
            Notes::Eliminated => Board { eliminated: board.eliminated, ..plain },
            Notes::Joined => Board { corner_marks: of_empty(&|cell| board.notes(cell)), ..plain },
            Notes::Both => Board {
                corner_marks: of_empty(&|cell| board.corner_marks[cell]),
                centre_marks: of_empty(&|cell| board.centre_marks[cell]),
                ..plain
            },
        }
    }
}
