//! [`Paper`]: which puzzles are printed, and how. What stands on which sheet, `view::paper` says.

pub mod msg;
#[cfg(feature = "page")]
pub mod components;
pub(crate) mod update;
pub mod view;

use crate::core::context;
use std::rc::Rc;

use strum::EnumIter;

use crate::core::order::by_number;
use crate::engine::logic::techniques::Tier;
use crate::engine::types::board::Board;
use crate::engine::types::grid::Grid;
use crate::service::worksheet::Worksheet;

/// The place while it works off a message.
pub(crate) type Update<'a> = context::Update<'a, Paper>;
/// The place while it is drawn.
pub type Shown<'a> = context::Shown<'a, Paper>;

/// How many fresh puzzles are printed at most.
pub const MOST_FRESH: u32 = 100;
/// How many puzzles there can be on a page.
pub const PER_PAGE: [usize; 5] = [1, 2, 4, 6, 9];

/// What is to be printed, and how.
#[derive(Clone, PartialEq, Debug)]
pub struct Paper {
    /// What stands above each page, if anything.
    pub title: String,
    /// The puzzles that the dialog was opened with.
    pub given: Vec<Board>,
    /// The puzzles made for it.
    pub fresh: Fresh,
    /// Which of the two are printed.
    pub source: Source,
    /// How they are printed.
    pub layout: Layout,
    /// What is known of puzzles by their clues; none for what has not exactly one solution.
    pub known: Vec<(Grid, Option<Rc<Worksheet>>)>,
    /// Whether the sheets are in the page, for the browser to print.
    pub is_printing: bool,
}

impl Default for Paper {
    fn default() -> Paper {
        Paper {
            title: String::new(),
            given: Vec::new(),
            fresh: Fresh::default(),
            source: Source::Given,
            layout: Layout::default(),
            known: Vec::new(),
            is_printing: false,
        }
    }
}

impl Paper {
    /// The puzzles to print.
    pub fn boards(&self) -> &[Board] {
        match self.source {
            Source::Given => &self.given,
            Source::Fresh => &self.fresh.made,
        }
    }
    /// What is known of a puzzle, once that is there.
    pub fn worksheet(&self, board: &Board) -> Option<&Rc<Worksheet>> {
        let clues = board.clue_grid();
        self.known.iter().find(|(grid, _)| *grid == clues)?.1.as_ref()
    }
    /// The first puzzles of which nothing is known yet.
    pub fn unknown(&self, most: usize) -> Vec<Grid> {
        let grids = self.boards().iter().map(Board::clue_grid);
        let is_unknown = |grid: &Grid| self.known.iter().all(|(known, _)| known != grid);
        grids.filter(is_unknown).take(most).collect()
    }
}

/// Puzzles made to be printed.
#[derive(Clone, PartialEq, Debug)]
pub struct Fresh {
    /// How many, as typed.
    pub count: String,
    /// Their tiers, the easiest first.
    pub tiers: Vec<Tier>,
    /// Those made so far, in the order in which they are printed.
    pub made: Vec<Board>,
}

impl Default for Fresh {
    fn default() -> Fresh {
        let tiers = vec![Tier::Easy, Tier::Medium, Tier::Hard];
        Fresh { count: "6".to_owned(), tiers, made: Vec::new() }
    }
}

impl Fresh {
    /// How many are to be made; none if what is typed is no such number.
    pub fn wanted(&self) -> Option<usize> {
        let count = self.count.trim().parse().ok()?;
        (1..=MOST_FRESH).contains(&count).then_some(count as usize)
    }
    /// The tier of the next to be made; none if there are enough. Each tier has its share, easy ones
    /// come first.
    pub fn next(&self) -> Option<Tier> {
        let wanted = self.wanted().filter(|&wanted| self.made.len() < wanted)?;
        self.tiers.get(self.made.len() * self.tiers.len() / wanted).copied()
    }
    /// Wants puzzles of a tier, or no more; one tier is always left.
    pub fn toggle(&mut self, tier: Tier) {
        match self.tiers.iter().position(|&known| known == tier) {
            Some(_) if self.tiers.len() == 1 => {}
            Some(at) => drop(self.tiers.remove(at)),
            None => {
                self.tiers.push(tier);
                self.tiers = by_number(std::mem::take(&mut self.tiers), |tier| *tier as i64);
            }
        }
    }
}

/// Which puzzles are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter)]
pub enum Source {
    /// Those that the dialog was opened with.
    Given,
    /// Fresh ones.
    Fresh,
}

/// How many puzzles stand on a page, as what, and where their answers are.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// What the reader is to do.
    pub kind: Kind,
    /// How many on a page: one of [`PER_PAGE`].
    pub per_page: usize,
    /// Where the answers stand.
    pub answers: Answers,
}

impl Default for Layout {
    fn default() -> Layout {
        Layout { kind: Kind::Puzzles, per_page: 1, answers: Answers::None }
    }
}

/// What the reader is to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter)]
pub enum Kind {
    /// Solve a puzzle.
    Puzzles,
    /// Find the hardest step of a puzzle, in the position before it.
    Exercises,
}

/// Where the answers stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter)]
pub enum Answers {
    /// Nowhere.
    None,
    /// At the end.
    Last,
    /// After each page: on its back, on a printer that prints on both sides.
    Each,
}
