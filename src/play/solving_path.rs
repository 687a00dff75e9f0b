//! [`PathBrowser`]: the solving path, and the moment of it that the grid shows.

use std::rc::Rc;

use crate::engine::logic::step::Step;
use crate::engine::rating::grade::Path;
use crate::engine::types::board::Board;

use crate::core::moves::Move;
use crate::core::path_origin::Origin;

/// The solving path and the moment of it that is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct PathBrowser {
    /// Where it begins.
    pub origin: Origin,
    /// The board there, with every candidate noted.
    pub start: Board,
    /// The steps to the end; none while the worker is at it.
    pub path: Option<Rc<Path>>,
    /// The moment shown: that before this step.
    pub at: Option<usize>,
}

impl PathBrowser {
    /// The path from a board.
    pub fn new(origin: Origin, board: &Board, path: Option<Rc<Path>>) -> PathBrowser {
        PathBrowser { origin, start: Move::FillCandidates.apply(board), path, at: None }
    }
    /// The steps, as far as they are known.
    pub fn steps(&self) -> &[Step] {
        self.path.as_ref().map_or(&[], |path| &path.steps)
    }
    /// The board before a step, and the step, if there is such a step.
    pub fn moment(&self, place: usize) -> Option<(Board, &Step)> {
        let (step, before) = self.steps().get(..=place)?.split_last()?;
        let board = before.iter().fold(self.start.clone(), |board, step| {
            Move::Apply(step.effects.clone()).apply(&board)
        });
        Some((board, step))
    }
}
