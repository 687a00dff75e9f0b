//! [`Rater`]: the steps of Sudoku Explainer's solution one by one, and the rating that they give.

use std::fmt;
use std::ops::ControlFlow;

use super::aligned::{aligned_pair, aligned_triplet};
use super::consequences::Links;
use super::cycles::unary_chain;
use super::fish::fish;
use super::forcing::forcing_chain;
use super::grave::grave;
use super::grid::Grid;
use super::locking::{direct_locking, locking};
use super::loops::unique_loop;
use super::memory::Memory;
use super::rule::{Power, Rule, Size};
use super::sets::{direct_hidden_set, hidden_set, naked_set};
use super::singles::{hidden_single, naked_single};
use super::step::Step;
use super::wings::wing;
use crate::search::puzzle::Puzzle;

/// The rules without multiple chains, in the order in which they are tried. The triplets come after the
/// chains.
const PATTERNS: &[fn(&Grid) -> Option<Step>] = &[
    hidden_single,
    direct_locking,
    |grid| direct_hidden_set(grid, Size::Pair),
    naked_single,
    |grid| direct_hidden_set(grid, Size::Triplet),
    locking,
    |grid| naked_set(grid, Size::Pair),
    |grid| fish(grid, Size::Pair),
    |grid| hidden_set(grid, Size::Pair),
    |grid| naked_set(grid, Size::Triplet),
    |grid| fish(grid, Size::Triplet),
    |grid| hidden_set(grid, Size::Triplet),
    |grid| wing(grid, Rule::XyWing),
    |grid| wing(grid, Rule::XyzWing),
    unique_loop,
    |grid| naked_set(grid, Size::Quad),
    |grid| fish(grid, Size::Quad),
    |grid| hidden_set(grid, Size::Quad),
    grave,
    aligned_pair,
    unary_chain,
    aligned_triplet,
];

/// The rules with multiple chains, in order.
const NETS: [Links; 8] = [
    Links::OneDigit,
    Links::All(Power::Multiple),
    Links::All(Power::Dynamic),
    Links::All(Power::Plus),
    Links::All(Power::PlusChains),
    Links::All(Power::PlusMultiple),
    Links::All(Power::PlusDynamic),
    Links::All(Power::PlusDynamicPlus),
];

/// A rating in tenths: 1.0 is 10. A puzzle that the rules do not solve has 20.0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tenths(pub u16);

impl Tenths {
    /// What the rules do not solve.
    pub const UNSOLVED: Tenths = Tenths(200);

    fn of(difficulty: f64) -> Tenths {
        Tenths(((difficulty + 0.05) * 10.0).floor() as u16)
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// Sudoku Explainer's rating of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rating {
    /// ER, the rating: the most difficult step.
    pub er: Tenths,
    /// EP, the pearl: the most difficult step up to the first that places a digit.
    pub ep: Tenths,
    /// ED, the diamond: the first step.
    pub ed: Tenths,
    /// The rule of the most difficult step, of equals of the first.
    pub hardest: Option<Rule>,
    /// The number of steps.
    pub steps: u32,
}

/// How far a rating is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Progress {
    /// The steps that are found.
    pub steps: u32,
    /// The cells that still have no digit.
    pub empty: u32,
    /// The most difficult step among them.
    pub er: Tenths,
}

/// Whether to go on: asked at every cell from which chains are looked for.
pub type Pulse<'a> = &'a mut dyn FnMut(Progress) -> ControlFlow<()>;

/// The steps of a puzzle, one after the other.
///
/// ```
/// use nonet_engine::rating::se::rater::Rater;
/// use nonet_engine::{Grid, Puzzle};
///
/// let givens = "..86........759...6..1...9.......83.9.6.....5..24.5.....5..438.3.18.2..6......2..";
/// let puzzle = Puzzle::prove(&givens.parse().expect("81 cells")).expect("one solution");
/// let mut rater = Rater::new(&puzzle);
/// while rater.step().is_some() {}
/// assert_eq!(rater.rating().er.to_string(), "6.6");
/// // What has several solutions is no puzzle, and has no rating.
/// assert!(Puzzle::prove(&Grid::EMPTY).is_err());
/// ```
pub struct Rater {
    grid: Grid,
    memory: Memory,
    rating: Rating,
    difficulty: f64,
    has_placed: bool,
}

impl Rater {
    /// At the beginning. Only a proper puzzle is rated: of other grids not every step is true, and chains
    /// in a grid of few clues take minutes.
    pub fn new(puzzle: &Puzzle) -> Rater {
        Rater::of(Grid::of(puzzle.givens()))
    }
    fn of(grid: Grid) -> Rater {
        Rater {
            grid,
            memory: Memory::default(),
            rating: Rating::default(),
            difficulty: 0.0,
            has_placed: false,
        }
    }
    /// The next step; none at the end, or where no rule applies.
    pub fn step(&mut self) -> Option<Step> {
        match self.step_with(&mut |_| ControlFlow::Continue(())) {
            ControlFlow::Continue(step) => step,
            ControlFlow::Break(()) => None,
        }
    }
    /// The next step, with a pulse that may end the search.
    ///
    /// # Errors
    /// Breaks when the pulse does; the same step may be asked for again.
    pub fn step_with(&mut self, pulse: Pulse) -> ControlFlow<(), Option<Step>> {
        if self.grid.is_full() {
            return ControlFlow::Continue(None);
        }
        let found = self.find(pulse)?;
        match &found {
            Some(step) => self.enter(step),
            None => self.give_up(),
        }
        ControlFlow::Continue(found)
    }
    /// The rating of the steps so far; of the puzzle, when there are no more.
    pub fn rating(&self) -> Rating {
        self.rating
    }
    fn progress(&self) -> Progress {
        let empty = self.grid.empty[..9].iter().map(|empty| empty.count_ones()).sum();
        Progress { steps: self.rating.steps, empty, er: self.rating.er }
    }
    fn find(&mut self, pulse: Pulse) -> ControlFlow<(), Option<Step>> {
        if let Some(step) = PATTERNS.iter().find_map(|pattern| pattern(&self.grid)) {
            return ControlFlow::Continue(Some(step));
        }
        let progress = self.progress();
        for links in NETS {
            let mut pulse = |_| pulse(progress);
            let step = forcing_chain(&self.grid, links, &mut self.memory, &mut pulse)?;
            if step.is_some() {
                return ControlFlow::Continue(step);
            }
        }
        ControlFlow::Continue(None)
    }
    fn enter(&mut self, step: &Step) {
        if step.difficulty > self.difficulty {
            self.difficulty = step.difficulty;
            self.rating.hardest = Some(step.rule);
        }
        let most = Tenths::of(self.difficulty);
        self.rating.er = most;
        if self.rating.steps == 0 {
            self.rating.ed = most;
        }
        if !self.has_placed && step.placement.is_some() {
            self.has_placed = true;
            self.rating.ep = most;
        }
        self.rating.steps += 1;
        step.apply(&mut self.grid);
    }
    fn give_up(&mut self) {
        self.rating.er = Tenths::UNSOLVED;
        self.rating.hardest = None;
    }
}

/// The rating of a puzzle.
pub fn rate(puzzle: &Puzzle) -> Rating {
    let mut rater = Rater::new(puzzle);
    while rater.step().is_some() {}
    rater.rating()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A solution without its 3s and 4s has two ways to fill them at least, which no rule decides.
    #[test]
    fn what_no_rule_solves_is_rated_20() {
        let rest =
            "5..678912672195..8198..2567859761.2..2685.79171.92.8569615.728.287.196.5..5286179";
        let givens: crate::types::grid::Grid = rest.parse().expect("81 cells");
        let mut rater = Rater::of(Grid::of(&givens));
        while rater.step().is_some() {}
        assert_eq!((rater.rating().er, rater.rating().hardest), (Tenths::UNSOLVED, None));
    }
}
