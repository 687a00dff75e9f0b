//! The names of symmetries.

use super::Label;
use nonet_engine::types::symmetry::Symmetry;

impl Label {
    /// The name of a symmetry.
    pub fn of_symmetry(symmetry: Symmetry) -> Label {
        match symmetry {
            Symmetry::None => Label::SymmetryNone,
            Symmetry::HalfTurn => Label::SymmetryHalfTurn,
            Symmetry::QuarterTurn => Label::SymmetryQuarterTurn,
            Symmetry::Horizontal => Label::SymmetryHorizontal,
            Symmetry::Vertical => Label::SymmetryVertical,
            Symmetry::Diagonal => Label::SymmetryDiagonal,
            Symmetry::AntiDiagonal => Label::SymmetryAntiDiagonal,
        }
    }
}
