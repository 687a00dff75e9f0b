//! Symmetric patterns of clues: how many clues they can have, and the transformations that keep them.

use crate::types::rng::SeededRng;
use crate::types::transform::{LineOrder, Transform};

pub use crate::types::symmetry::Symmetry;

impl Symmetry {
    /// The smallest number of clues that is at least `clues` and that a pattern can have: with a
    /// quarter turn cells come in fours, except the middle one; with the others any number can be.
    pub fn nearest(self, clues: u8) -> u8 {
        match self {
            Symmetry::QuarterTurn if clues % 4 > 1 => clues.next_multiple_of(4),
            _ => clues,
        }
    }
    /// A random transformation that carries every pattern of this symmetry to one of the same
    /// symmetry: digits are always relabelled, rows and columns permuted as freely as the symmetry
    /// allows, and rows exchanged with columns at random if `transpose` allows it.
    pub fn transform(self, transpose: Transpose, rng: &mut SeededRng) -> Transform {
        let free = LineOrder::random(rng);
        let other = LineOrder::random(rng);
        let mirrored = LineOrder::random_mirrored(rng);
        let twin = LineOrder::random_mirrored(rng);
        let (rows, columns) = match self {
            Symmetry::None => (free, other),
            Symmetry::HalfTurn => (mirrored, twin),
            Symmetry::QuarterTurn => (mirrored, mirrored),
            Symmetry::Horizontal => (free, mirrored),
            Symmetry::Vertical => (mirrored, free),
            Symmetry::Diagonal => (free, free),
            Symmetry::AntiDiagonal => (free, free.from_the_end()),
        };
        let lines = Transform::lines(rows, columns);
        let transposes = rng.below(2) == 1 && transpose == Transpose::Allowed;
        let turned = match self {
            Symmetry::Horizontal | Symmetry::Vertical => Transform::identity(),
            _ if transposes => Transform::transposing(),
            _ => Transform::identity(),
        };
        Transform::random_relabelling(rng).then(lines).then(turned)
    }
}

/// Whether rows may become columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transpose {
    /// They may: rows and columns have the same bounds.
    Allowed,
    /// They may not.
    Forbidden,
}
