//! [`Symmetry`]: the ways in which a grid can be turned or mirrored.

use super::cell::{Cell, CellSet};
use super::slugs::slugs;

/// A turn or a mirroring of the grid.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, strum::IntoStaticStr, strum::VariantArray,
)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[strum(serialize_all = "snake_case")]
pub enum Symmetry {
    /// Nothing.
    #[default]
    None,
    /// A half turn: r1c2 with r9c8.
    HalfTurn,
    /// A quarter turn: r1c2 with r2c9, r9c8 and r8c1.
    QuarterTurn,
    /// Mirroring left and right: r1c2 with r1c8.
    Horizontal,
    /// Mirroring top and bottom: r1c2 with r9c2.
    Vertical,
    /// Mirroring at the diagonal from r1c1 to r9c9: r1c2 with r2c1.
    Diagonal,
    /// Mirroring at the diagonal from r1c9 to r9c1: r1c2 with r8c9.
    AntiDiagonal,
}

slugs!(Symmetry);

impl Symmetry {
    /// The cell that a cell is carried to.
    pub fn image(self, cell: Cell) -> Cell {
        let (row, column) = (cell.row(), cell.column());
        match self {
            Symmetry::None => cell,
            Symmetry::HalfTurn => Cell::new(8 - row, 8 - column),
            Symmetry::QuarterTurn => Cell::new(column, 8 - row),
            Symmetry::Horizontal => Cell::new(row, 8 - column),
            Symmetry::Vertical => Cell::new(8 - row, column),
            Symmetry::Diagonal => Cell::new(column, row),
            Symmetry::AntiDiagonal => Cell::new(8 - column, 8 - row),
        }
    }
    /// The cells that are clues or empty together with this one, itself included: one, two or four.
    pub fn orbit(self, cell: Cell) -> CellSet {
        let mut orbit = CellSet::only(cell);
        let mut image = self.image(cell);
        while image != cell {
            orbit.insert(image);
            image = self.image(image);
        }
        orbit
    }
    /// The symmetries that a pattern has, without [`Symmetry::None`]; of a pattern with a quarter turn also the
    /// half turn.
    pub fn all_of(pattern: CellSet) -> impl Iterator<Item = Symmetry> {
        let holds = move |one: &Symmetry| *one != Symmetry::None && one.holds(pattern);
        Symmetry::ALL.into_iter().filter(holds)
    }
    /// Whether a pattern has this symmetry.
    pub fn holds(self, pattern: CellSet) -> bool {
        pattern.iter().all(|cell| pattern.contains(self.image(cell)))
    }
}
