//! [`KNOWN_PUZZLES`]: the puzzles that texts on writing a solver use, each by its name.

use crate::words::label::Label;

/// A puzzle that readers of such texts know.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct KnownPuzzle {
    /// Its name in addresses.
    pub slug: &'static str,
    /// What it is known as.
    pub label: Label,
    /// Its 81 cells.
    pub clues: &'static str,
}

/// From the easiest for a machine on.
pub const KNOWN_PUZZLES: [KnownPuzzle; 5] = [
    // Also number 37 of LeetCode.
    KnownPuzzle {
        slug: "wikipedia",
        label: Label::KnownWikipedia,
        clues: "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    },
    KnownPuzzle {
        slug: "euler",
        label: Label::KnownEuler,
        clues: "000000907000420180000705026100904000050000040000507009920108000034059000507000000",
    },
    KnownPuzzle {
        slug: "norvig",
        label: Label::KnownNorvig,
        clues: "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    },
    KnownPuzzle {
        slug: "inkala-2010",
        label: Label::KnownInkala2010,
        clues: "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    },
    KnownPuzzle {
        slug: "inkala-2012",
        label: Label::KnownInkala2012,
        clues: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    },
];
