//! What stands on paper about a puzzle beside its clues: answer, rating, a first hint, an exercise.

use serde::{Deserialize, Serialize};

use nonet_engine::formats::fragment_of;
use nonet_engine::formats::qr::QrCode;
use nonet_engine::logic::step::{Effect, Step};
use nonet_engine::rating::grade::{Path, Rating};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::grid::{Grid, Solution};

/// What is printed of a puzzle with one solution beside its clues.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Worksheet {
    /// The answer.
    pub solution: Solution,
    /// Tier, score and hardest technique.
    pub rating: Rating,
    /// The first digit that can be placed by the solving path; none in a grid that is full.
    pub first: Option<Candidate>,
    /// The hardest step of the path and the position before it; none in a grid that is full.
    pub exercise: Option<Exercise>,
    /// The QR code of its address: the path of the dark modules, and the side of the picture.
    pub code: Option<(String, usize)>,
}

/// A position to find a step in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// What the path has placed and eliminated before the step.
    pub board: Board,
    /// The step to find.
    pub step: Step,
}

/// What is printed of a puzzle that is played at this address of the page; none for what has not exactly one
/// solution.
pub fn worksheet(grid: &Grid, page: &str) -> Option<Worksheet> {
    let puzzle = Puzzle::prove(grid).ok()?;
    let path = Path::of(&Board::of_givens(*grid), Some(puzzle.solution()));
    let placed = |effect: &Effect| match *effect {
        Effect::Place(at) => Some(at),
        Effect::Eliminate(_) => None,
    };
    Some(Worksheet {
        solution: *puzzle.solution(),
        rating: Rating::of(&path.grade()),
        first: path.steps.iter().flat_map(|step| &step.effects).find_map(placed),
        exercise: exercise(grid, &path.steps),
        code: QrCode::of(&format!("{page}{}", fragment_of(grid))).map(|code| code.path()),
    })
}

/// The first of the hardest steps.
fn exercise(grid: &Grid, steps: &[Step]) -> Option<Exercise> {
    let hardest = steps.iter().map(|step| step.technique).max()?;
    let at = steps.iter().position(|step| step.technique == hardest)?;
    let mut board = Board::of_givens(*grid);
    steps[..at].iter().flat_map(|step| &step.effects).for_each(|&effect| match effect {
        Effect::Place(at) => board.entries[at.cell] = Some(at.digit),
        Effect::Eliminate(at) => board.eliminated[at.cell].insert(at.digit),
    });
    Some(Exercise { board, step: steps[at].clone() })
}
