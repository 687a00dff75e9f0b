//! Clues that a puzzle does not need, and the minimal puzzles within it.

use super::fast::clues::Clues;
use super::puzzle::Puzzle;
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::grid::{Grid, MIN_CLUES};

/// How many times the minimal puzzles of one puzzle may ask whether a clue is needed: some seconds.
const MAX_QUESTIONS: u64 = 1_000_000;

/// The cells of the clues each of which, alone, could be left out of a puzzle and it would still have
/// one solution. None of them in a minimal puzzle.
///
/// ```
/// use nonet_engine::search::minimal::redundant_clues;
/// use nonet_engine::Puzzle;
///
/// let line = "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
/// let puzzle = Puzzle::prove(&line.parse().expect("81 cells")).expect("one solution");
/// assert!(redundant_clues(&puzzle).is_empty());
/// ```
pub fn redundant_clues(puzzle: &Puzzle) -> CellSet {
    let givens = puzzle.givens();
    if givens.clues() <= usize::from(MIN_CLUES) {
        return CellSet::EMPTY;
    }
    let mut clues = Clues::of(givens);
    let is_redundant =
        |(cell, digit): &(Cell, _)| clues.is_redundant(Candidate::new(*cell, *digit));
    givens.iter().filter(is_redundant).map(|(cell, _)| cell).collect()
}

/// Minimal puzzles that are left when clues are taken out of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MinimalPuzzles {
    /// Each with the solution of the whole, in the order in which they were found, no two alike.
    pub puzzles: Vec<Grid>,
    /// Whether there is no other. Otherwise the limit was reached, or a million questions were spent.
    pub are_all: bool,
}

/// The minimal puzzles within a puzzle, at most `limit`.
///
/// Of the redundant clues each is taken out in turn while those before it are kept for good; so no
/// puzzle is found twice. A clue that is kept has to be needed at the end: where the other kept ones
/// determine it, no minimal puzzle is left.
pub fn minimal_puzzles(puzzle: &Puzzle, limit: usize) -> MinimalPuzzles {
    let mut search = MinimalSearch {
        givens: puzzle.givens(),
        clues: Clues::of(puzzle.givens()),
        kept: Clues::of(&Grid::EMPTY),
        limit,
        questions: 0,
        puzzles: Vec::new(),
    };
    let filled = puzzle.givens().filled();
    let are_all = search.run(filled, CellSet::EMPTY, CellSet::EMPTY).is_some();
    MinimalPuzzles { puzzles: search.puzzles, are_all }
}

/// The search for minimal puzzles.
struct MinimalSearch<'a> {
    givens: &'a Grid,
    /// The clues that are not taken out.
    clues: Clues,
    /// The clues that are kept for good.
    kept: Clues,
    limit: usize,
    questions: u64,
    puzzles: Vec<Grid>,
}

impl MinimalSearch<'_> {
    /// Finds what is within `left` and holds all of `kept`, of which those in `chosen` were not needed
    /// when they were kept; `None` if it had to stop.
    fn run(&mut self, left: CellSet, kept: CellSet, chosen: CellSet) -> Option<()> {
        let mut redundant = CellSet::EMPTY;
        for cell in left - kept {
            if self.is_redundant(cell)? {
                redundant.insert(cell);
            }
        }
        let needed = left - kept - redundant;
        self.keep(needed);
        if redundant.is_empty() {
            self.finish(left, chosen)?;
        } else {
            self.branch(left, redundant, chosen)?;
        }
        self.release(needed);
        Some(())
    }
    /// Takes each redundant clue out in turn, and keeps those before it.
    fn branch(&mut self, left: CellSet, redundant: CellSet, chosen: CellSet) -> Option<()> {
        let mut now_kept = CellSet::EMPTY;
        for cell in redundant {
            if self.has_unneeded(chosen | now_kept)? {
                break;
            }
            self.clues.remove(cell);
            let kept = (left - redundant) | now_kept;
            self.run(left - CellSet::only(cell), kept, chosen | now_kept)?;
            self.clues.place(self.clue(cell));
            now_kept.insert(cell);
            self.keep(CellSet::only(cell));
        }
        self.release(now_kept);
        Some(())
    }
    /// Reports what is left, unless some clue is not needed.
    fn finish(&mut self, left: CellSet, chosen: CellSet) -> Option<()> {
        if self.has_unneeded(chosen)? {
            return Some(());
        }
        if self.puzzles.len() == self.limit {
            return None;
        }
        self.puzzles.push(Grid::from_fn(|cell| self.givens[cell].filter(|_| left.contains(cell))));
        Some(())
    }
    fn keep(&mut self, cells: CellSet) {
        for cell in cells {
            let clue = self.clue(cell);
            self.kept.place(clue);
        }
    }
    fn release(&mut self, cells: CellSet) {
        cells.iter().for_each(|cell| self.kept.remove(cell));
    }
    /// Whether one of these clues is not needed beside the other kept ones: then no minimal puzzle
    /// holds all of them.
    fn has_unneeded(&mut self, chosen: CellSet) -> Option<bool> {
        for cell in chosen {
            self.ask()?;
            let clue = self.clue(cell);
            if self.kept.is_redundant(clue) {
                return Some(true);
            }
        }
        Some(false)
    }
    fn is_redundant(&mut self, cell: Cell) -> Option<bool> {
        self.ask()?;
        let clue = self.clue(cell);
        Some(self.clues.is_redundant(clue))
    }
    fn ask(&mut self) -> Option<()> {
        self.questions += 1;
        (self.questions <= MAX_QUESTIONS).then_some(())
    }
    fn clue(&self, cell: Cell) -> Candidate {
        Candidate::new(cell, self.givens[cell].expect("only clues are asked about"))
    }
}
