//! All grids of a picture ([`grids`]).

use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::set::Element as _;
use nonet_vision::{Board, Counter, Found, Grey, recognise};

use crate::data::{Doubt, GreyPicture, ReadGrid};

/// All grids of a picture, the one that fits best first. A grid that can be read in several ways, because its
/// frame is missing, comes once for each.
///
/// # Errors
/// Without a grid, the side of the largest square in pixels; 0 where there is none, or where the numbers of the
/// picture do not fit its bytes.
pub fn grids(GreyPicture { width, height, pixels }: GreyPicture) -> Result<Vec<ReadGrid>, u32> {
    let picture = Grey::new(width as usize, height as usize, pixels).ok_or(0_u32)?;
    let found =
        recognise(&picture, &mut Counter::default()).map_err(|none| none.largest.round() as u32)?;
    Ok(found.iter().map(read_grid).collect())
}

fn read_grid(Found { place, board, .. }: &Found) -> ReadGrid {
    ReadGrid {
        corners: place.corners().map(|(x, y)| [x, y]),
        grid: grid(&board.digits),
        written: grid(&board.written),
        doubts: doubts(board),
    }
}

pub(crate) fn grid(digits: &[u8; 81]) -> Grid {
    Grid::from_fn(|cell| digit(digits[cell.index()]))
}

pub(crate) fn doubts(board: &Board) -> Vec<Doubt> {
    let doubt = |&cell: &Cell| {
        let other = board.doubtful[cell.index()]?;
        Some(Doubt { cell, other: digit(other) })
    };
    Cell::ALL.iter().filter_map(doubt).collect()
}

/// A digit; none for 0.
pub(crate) fn digit(number: u8) -> Option<Digit> {
    Digit::try_from(number).ok()
}
