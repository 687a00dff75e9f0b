//! [`Import`]: the text to import, and what is known of its puzzles.

use std::rc::Rc;

use crate::core::record::ExplainerRating;
use crate::engine::rating::grade::Path;
use crate::engine::types::board::Board;
use crate::engine::types::grid::Grid;
use crate::service::Verdict;
use crate::service::lists::VerdictKind;
use crate::service::puzzle_list::PuzzleList;
use crate::service::text::{TextError, Unread};

/// The text to import.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Import {
    /// As typed or pasted; empty if it is too long to be shown.
    pub text: String,
    /// The length in bytes of a text that is too long to be shown.
    pub hidden: Option<usize>,
    /// The name of the file that it comes from; empty for none.
    pub file: String,
    /// The puzzles that were read of it so far.
    pub puzzles: PuzzleList,
    /// How the reading ended; none while the text is empty, or a worker reads it.
    pub read: Option<Result<ImportEnd, TextError>>,
    /// The verdicts on the puzzles of a list, as far as they are known.
    pub verdicts: Vec<Option<VerdictKind>>,
    /// Which puzzles of a list are taken together.
    pub taken: Vec<bool>,
    /// How many of them were handed to a worker to be checked.
    pub asked: usize,
    /// The first of the puzzles that are drawn, 0-based; the others only take room.
    pub first: usize,
    /// Which of several puzzles is shown, 0-based.
    pub chosen: usize,
    /// What is known of the chosen puzzle; none while a worker checks it.
    pub verdict: Option<Verdict>,
    /// Its solving path, which grades it, once it is known.
    pub path: Option<Rc<Path>>,
    /// Sudoku Explainer's rating of it, once it is known.
    pub explainer: Option<ExplainerRating>,
    /// Whether it was taken: the next import begins without it, but the grade of the game that came
    /// of it still needs it.
    pub is_accepted: bool,
}

/// What is known of a text that was read to its end, beside its puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct ImportEnd {
    /// Whether it holds more puzzles than are read.
    pub more: bool,
    /// What of it cannot be read.
    pub unread: Unread,
}

impl Import {
    /// The longest text that is read, in bytes: 200,000 puzzles with a rating or a short name each.
    pub const MAX_BYTES: usize = 20_000_000;
    /// The longest text that is shown in a field: a browser is deaf for a minute with 4 MB of short
    /// lines in one.
    pub const MAX_SHOWN: usize = 50_000;

    /// How the reading ended, if there was a puzzle.
    pub fn end(&self) -> Option<&ImportEnd> {
        self.read.as_ref()?.as_ref().ok()
    }
    /// Whether a worker still reads the text.
    pub fn is_being_read(&self) -> bool {
        self.read.is_none() && (!self.text.trim().is_empty() || self.hidden.is_some())
    }
    /// The puzzles, if there are several.
    pub fn list(&self) -> Option<&PuzzleList> {
        (self.puzzles.len() > 1).then_some(&self.puzzles)
    }
    /// More puzzles of the text; none of a list is taken before it is known to have one solution.
    pub fn add(&mut self, puzzles: PuzzleList) {
        self.puzzles.append(puzzles);
        self.verdicts.resize(self.puzzles.len(), None);
        self.taken.resize(self.puzzles.len(), false);
    }
    /// The verdicts on the puzzles from a place on.
    pub fn judge(&mut self, at: usize, verdicts: &[VerdictKind]) {
        for (at, &verdict) in (at..).zip(verdicts) {
            if let (Some(known), Some(taken)) = (self.verdicts.get_mut(at), self.taken.get_mut(at))
            {
                *known = Some(verdict);
                *taken |= verdict == VerdictKind::One;
            }
        }
    }
    /// How many puzzles of the list are taken.
    pub fn taken_count(&self) -> usize {
        self.taken.iter().filter(|taken| **taken).count()
    }
    /// How many puzzles of the list have this verdict.
    pub fn verdict_count(&self, verdict: Option<VerdictKind>) -> usize {
        self.verdicts.iter().filter(|known| **known == verdict).count()
    }
    /// The places of the puzzles that are taken.
    pub fn taken(&self) -> impl Iterator<Item = usize> {
        self.taken.iter().enumerate().filter(|(_, taken)| **taken).map(|(at, _)| at)
    }
    /// Takes a puzzle with the others, or leaves it out again.
    pub fn toggle(&mut self, at: usize) {
        if let Some(taken) = self.taken.get_mut(at) {
            *taken = !*taken;
        }
    }
    /// Leaves out all puzzles if all with one solution are taken, else takes all of those.
    pub fn toggle_all(&mut self) {
        let takes = !self.takes_all();
        for (taken, verdict) in self.taken.iter_mut().zip(&self.verdicts) {
            *taken = takes && *verdict == Some(VerdictKind::One);
        }
    }
    /// Whether all puzzles with one solution are taken, and there is one.
    pub fn takes_all(&self) -> bool {
        let mut proper = self.taken.iter().zip(&self.verdicts);
        let is_left_out = |(taken, verdict): (&bool, &Option<VerdictKind>)| {
            !taken && *verdict == Some(VerdictKind::One)
        };
        self.taken.contains(&true) && !proper.any(is_left_out)
    }
    /// The board and the name of the puzzle chosen.
    pub fn puzzle(&self) -> (Board, String) {
        (self.puzzles.board(self.chosen), self.puzzles.name(self.chosen).to_owned())
    }
    /// The clues of the puzzle chosen.
    pub fn clues(&self) -> Option<Grid> {
        (self.chosen < self.puzzles.len()).then(|| self.puzzles.clues(self.chosen))
    }
}
