//! Pictures to grids: what `nonet_vision` reads, as data of the engine ([`grids`]).

use nonet_vision::{Board, Found, Grey, Solutions, recognise};
use serde::{Deserialize, Serialize};

use crate::engine::search::monitor::Budget;
use crate::engine::search::{Count, solve_up_to};
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::engine::types::set::Element as _;

/// The least side of a grid that can be read, in pixels.
pub const MIN_SIDE: u32 = 150;
/// More guesses than this are not made for a board: enough for the hardest puzzles, a few milliseconds.
const BUDGET: Budget = Budget::of(20_000);

/// The corners of a grid in a picture, in pixels from its upper left: upper left, upper right, lower
/// right, lower left.
pub type Corners = [[f32; 2]; 4];

/// A picture in shades of grey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GreyPicture {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// A byte a pixel, row by row: 0 black to 255 white.
    pub pixels: Vec<u8>,
}

/// A grid of a picture.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReadGrid {
    /// Its corners.
    pub corners: Corners,
    /// The digits.
    pub grid: Grid,
    /// Cells that may be something else.
    pub doubts: Vec<Doubt>,
}

/// A cell that may be something else than what was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Doubt {
    /// The cell.
    pub cell: Cell,
    /// What else it may be; none for empty.
    pub other: Option<Digit>,
}

/// All grids of a picture, the one that fits best first. A grid that can be read in several ways, because its
/// frame is missing, comes once for each.
///
/// # Errors
/// Without a grid, the side of the largest square in pixels; 0 where there is none, or where the numbers of the
/// picture do not fit its bytes.
pub fn grids(GreyPicture { width, height, pixels }: GreyPicture) -> Result<Vec<ReadGrid>, u32> {
    let picture = Grey::new(width as usize, height as usize, pixels).ok_or(0_u32)?;
    let found = recognise(&picture, &mut Solver).map_err(|none| none.largest.round() as u32)?;
    Ok(found.iter().map(read_grid).collect())
}

fn read_grid(Found { place, board, .. }: &Found) -> ReadGrid {
    ReadGrid {
        corners: place.corners().map(|(x, y)| [x, y]),
        grid: Grid::from_fn(|cell| digit(board.digits[cell.index()])),
        doubts: doubts(board),
    }
}

fn doubts(board: &Board) -> Vec<Doubt> {
    let doubt = |&cell: &Cell| {
        let other = board.doubtful[cell.index()]?;
        Some(Doubt { cell, other: digit(other) })
    };
    Cell::ALL.iter().filter_map(doubt).collect()
}

/// A digit; none for 0.
fn digit(number: u8) -> Option<Digit> {
    Digit::try_from(number).ok()
}

/// Counts solutions, and gives up where that would take long.
struct Solver;

impl Solutions for Solver {
    fn count(&mut self, board: &[u8; 81]) -> Option<u32> {
        let grid = Grid::from_fn(|cell| digit(board[cell.index()]));
        match solve_up_to(&grid, 2, BUDGET).1 {
            Count::Exactly(count) | Count::AtLeast(count) => Some(count as u32),
            Count::Stopped(_) => None,
        }
    }
}
