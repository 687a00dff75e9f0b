//! [`Requirements`]: what is asked of a finished puzzle beside its tier, each with a name, so that a
//! search that finds nothing can say which of them refused how often.

use std::fmt;
use std::ops::ControlFlow;

use strum::{EnumCount, EnumIter, IntoEnumIterator as _, IntoStaticStr};

use super::Recipe;
use crate::logic::techniques::TechniqueSet;
use crate::rating::grade::Grade;
use crate::rating::se::rater::Rater;
use crate::search::puzzle::Puzzle;
use crate::types::board::Board;
use crate::types::cell::CellSet;
use crate::types::grid::Grid;
use crate::types::set::Element as _;

/// How many cells chains may be looked for from, before a rating by Sudoku Explainer's rules is given
/// up: a few seconds.
const MAX_PULSES: u32 = 20_000;

/// What grading a path counts as.
const CHECKS_PER_GRADE: u64 = 60;
/// What a rating by Sudoku Explainer's rules counts as, on average.
const CHECKS_PER_RATING: u64 = 3_000;

/// From a number to another, both included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Bounds {
    /// The least.
    pub least: u32,
    /// The most.
    pub most: u32,
}

impl Bounds {
    /// Whether the number is within.
    pub(crate) fn contain(self, number: u32) -> bool {
        (self.least..=self.most).contains(&number)
    }
}

/// How often each digit is among the clues.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum DigitCounts {
    /// As it comes.
    #[default]
    Any,
    /// Equally often, as far as the number of clues allows: no digit more than once more often than another.
    Even,
}

impl DigitCounts {
    /// Whether the clues of a puzzle have them.
    pub fn are_of(self, givens: &Grid) -> bool {
        let counts = digit_counts(givens);
        let spread =
            counts.iter().max().zip(counts.iter().min()).map_or(0, |(most, least)| most - least);
        self == DigitCounts::Any || spread <= 1
    }
    /// Whether clues may be taken out of a grid so that the counts can still be had when others go later.
    pub(crate) fn allow(self, grid: &Grid, removed: CellSet) -> bool {
        if self == DigitCounts::Any {
            return true;
        }
        let mut counts = digit_counts(grid);
        for digit in removed.iter().filter_map(|cell| grid[cell]) {
            counts[digit.index()] -= 1;
        }
        // Cells that go together seldom have just the digits that are too many.
        let slack = if removed.len() > 1 { 1 } else { 0 };
        let left: usize = counts.iter().sum();
        counts.iter().all(|&count| count + slack >= left / 9)
    }
}

/// How often each digit is in a grid.
fn digit_counts(grid: &Grid) -> [usize; 9] {
    let mut counts = [0; 9];
    grid.iter().for_each(|(_, digit)| counts[digit.index()] += 1);
    counts
}

/// What is asked of a puzzle beside its tier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Requirements {
    /// How often each digit is among the clues.
    pub digits: DigitCounts,
    /// Any of these is the hardest step of its path, needed as far as such puzzles are found; empty if
    /// that does not matter.
    pub needs: TechniqueSet,
    /// None of these is in its path as [`Grade`] counts it.
    pub avoids: TechniqueSet,
    /// HoDoKu's points.
    pub score: Option<Bounds>,
    /// Sudoku Explainer's rating in tenths: 6.6 is 66.
    pub explainer: Option<Bounds>,
}

/// What can refuse a puzzle, in the order in which it is looked at.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EnumCount, EnumIter, IntoStaticStr,
)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[strum(serialize_all = "snake_case")]
pub enum Requirement {
    /// Clues exactly in the cells of the mask, with one solution.
    Mask,
    /// Every clue needed.
    Minimal,
    /// Equal counts of the digits.
    Digits,
    /// The tier.
    Tier,
    /// One of the techniques as the hardest step, or its need.
    Needs,
    /// None of the techniques in the path.
    Avoids,
    /// HoDoKu's points.
    Score,
    /// Sudoku Explainer's rating.
    Explainer,
}

impl Requirement {
    /// Its name on the command line and in text keys.
    pub fn slug(self) -> &'static str {
        self.into()
    }
}

/// How often each requirement refused a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Refusals([u32; Requirement::COUNT]);

impl Refusals {
    /// Counts one more.
    pub(crate) fn add(&mut self, by: Requirement) {
        self.add_many(by, 1);
    }
    /// Counts so many more.
    pub(crate) fn add_many(&mut self, by: Requirement, count: u32) {
        self.0[by as usize] = self.0[by as usize].saturating_add(count);
    }
    /// How often one refused.
    pub fn of(&self, by: Requirement) -> u32 {
        self.0[by as usize]
    }
    /// The one that refused most, if any did.
    pub fn most(&self) -> Option<Requirement> {
        let most = Requirement::iter().max_by_key(|&by| (self.of(by), std::cmp::Reverse(by)));
        most.filter(|&by| self.of(by) > 0)
    }
    /// The sum of two.
    #[must_use]
    pub fn with(mut self, other: &Refusals) -> Refusals {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own = own.saturating_add(more);
        }
        self
    }
}

/// Each that refused, with how often: `tier 12, needs 3`.
impl fmt::Display for Refusals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let refused = Requirement::iter().filter(|&by| self.of(by) > 0);
        let texts = refused.map(|by| format!("{} {}", by.slug(), self.of(by)));
        f.write_str(&texts.collect::<Vec<_>>().join(", "))
    }
}

impl Requirements {
    /// Whether anything is asked that only the finished puzzle shows.
    pub(crate) fn are_of_finished(&self) -> bool {
        !self.avoids.is_empty()
            || self.score.is_some()
            || self.explainer.is_some()
            || self.digits != DigitCounts::Any
    }
    /// As how many checks it counts to look at a finished puzzle: it takes as long.
    pub fn checks(&self) -> u64 {
        let is_graded = !self.avoids.is_empty() || self.score.is_some();
        let grading = if is_graded { CHECKS_PER_GRADE } else { 0 };
        grading + self.explainer.map_or(0, |_| CHECKS_PER_RATING)
    }
    /// Looks at what a finished puzzle shows; what it needs was looked at when it was made.
    ///
    /// # Errors
    /// The first that the puzzle does not meet.
    pub fn check(&self, puzzle: &Puzzle) -> Result<(), Requirement> {
        if !self.digits.are_of(puzzle.givens()) {
            return Err(Requirement::Digits);
        }
        if !self.avoids.is_empty() || self.score.is_some() {
            let board = Board::of_givens(*puzzle.givens());
            let grade = Grade::of(&board, Some(puzzle.solution()));
            if grade.counts.iter().any(|(technique, _)| self.avoids.contains(*technique)) {
                return Err(Requirement::Avoids);
            }
            if !self.score.is_none_or(|score| score.contain(grade.score)) {
                return Err(Requirement::Score);
            }
        }
        let rated = self.explainer.is_none_or(|bounds| is_rated_within(puzzle, bounds));
        if rated { Ok(()) } else { Err(Requirement::Explainer) }
    }
}

impl Recipe {
    /// The techniques any of which is to be the hardest step; none if that does not matter.
    pub fn hardest(&self) -> TechniqueSet {
        self.requirements.needs | self.technique.map_or(TechniqueSet::EMPTY, TechniqueSet::only)
    }
}

/// Whether Sudoku Explainer's rating lies within. It is given up where the rating is beyond the bounds
/// already, and where it takes too long to be known.
/// Never where the program has no such rating.
fn is_rated_within(puzzle: &Puzzle, bounds: Bounds) -> bool {
    if cfg!(not(feature = "rating")) {
        return false;
    }
    let mut rater = Rater::new(puzzle);
    let mut pulses = 0;
    let mut pulse = |_| {
        pulses += 1;
        if pulses > MAX_PULSES { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    loop {
        match rater.step_with(&mut pulse) {
            ControlFlow::Break(()) => return false,
            ControlFlow::Continue(None) => return bounds.contain(u32::from(rater.rating().er.0)),
            ControlFlow::Continue(Some(_)) if u32::from(rater.rating().er.0) > bounds.most => {
                return false;
            }
            ControlFlow::Continue(Some(_)) => {}
        }
    }
}
