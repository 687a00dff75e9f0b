//! [`DigOrder`]: in which order the cells of a full grid are tried as holes.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use crate::engine::types::cell::Cell;
use crate::engine::types::rng::SeededRng;

/// The order in which holes are tried. It decides how the clues lie before the closing
/// transformation, and with few clues how hard the puzzle is: the more regular, the harder.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
)]
#[strum(serialize_all = "snake_case")]
pub enum DigOrder {
    /// Row by row from r1c1.
    LeftToRight,
    /// Every second cell, row by row, then the others: a chessboard.
    Alternating,
    /// Along an S: the first row from the left, the second from the right, and so on.
    SShaped,
    /// By lot.
    #[default]
    Random,
}

impl DigOrder {
    /// All four.
    pub const ALL: [DigOrder; 4] =
        [DigOrder::LeftToRight, DigOrder::Alternating, DigOrder::SShaped, DigOrder::Random];

    /// Its name on the command line and in text keys.
    pub fn slug(self) -> &'static str {
        self.into()
    }
    /// The order of a name.
    pub fn from_slug(slug: &str) -> Option<DigOrder> {
        slug.parse().ok()
    }
    /// All 81 cells in this order.
    pub fn cells(self, rng: &mut SeededRng) -> Vec<Cell> {
        let mut cells = Cell::ALL.to_vec();
        match self {
            DigOrder::LeftToRight => {}
            DigOrder::Alternating => {
                cells.sort_by_key(|&cell| (cell.row() + cell.column()) % 2);
            }
            DigOrder::SShaped => cells.sort_by_key(|&cell| along_the_s(cell)),
            DigOrder::Random => rng.shuffle(&mut cells),
        }
        cells
    }
}

/// How far a cell is along its row, when every second row is walked from the right.
fn along_the_s(cell: Cell) -> usize {
    9 * cell.row() + if cell.row().is_multiple_of(2) { cell.column() } else { 8 - cell.column() }
}
