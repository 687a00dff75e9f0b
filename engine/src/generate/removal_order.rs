//! [`RemovalOrder`]: in which order the cells of a solution grid are tried for removal.

use crate::types::cell::Cell;
use crate::types::rng::SeededRng;
use crate::types::slugs::slugs;

/// The order in which cells are tried for removal. It decides how the clues lie before the closing
/// transformation, and with few clues how hard the puzzle is: the more regular, the harder.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, strum::IntoStaticStr, strum::VariantArray,
)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[strum(serialize_all = "snake_case")]
pub enum RemovalOrder {
    /// Row by row from r1c1.
    LeftToRight,
    /// Every second cell, row by row, then the others: a chessboard.
    Alternating,
    /// Along an S: the first row from the left, the second from the right, and so on.
    SShaped,
    /// At random.
    #[default]
    Random,
}

slugs!(RemovalOrder);

impl RemovalOrder {
    /// All 81 cells in this order.
    pub fn cells(self, rng: &mut SeededRng) -> Vec<Cell> {
        let mut cells = Cell::ALL.to_vec();
        match self {
            RemovalOrder::LeftToRight => {}
            RemovalOrder::Alternating => {
                cells.sort_by_key(|&cell| (cell.row() + cell.column()) % 2);
            }
            RemovalOrder::SShaped => cells.sort_by_key(|&cell| along_the_s(cell)),
            RemovalOrder::Random => rng.shuffle(&mut cells),
        }
        cells
    }
}

/// The place of a cell when every second row is read from the right.
fn along_the_s(cell: Cell) -> usize {
    9 * cell.row() + if cell.row().is_multiple_of(2) { cell.column() } else { 8 - cell.column() }
}
