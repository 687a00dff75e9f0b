//! [`Symmetry`]: the symmetry of the pattern of clues, and the transformations that keep it.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::rng::SeededRng;
use crate::engine::types::transform::{LineOrder, Transform};

/// The transformation after which the pattern of clues is the same again.
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

impl Symmetry {
    /// All seven.
    pub const ALL: [Symmetry; 7] = [
        Symmetry::None,
        Symmetry::HalfTurn,
        Symmetry::QuarterTurn,
        Symmetry::Horizontal,
        Symmetry::Vertical,
        Symmetry::Diagonal,
        Symmetry::AntiDiagonal,
    ];

    /// Its name on the command line and in text keys.
    pub fn slug(self) -> &'static str {
        self.into()
    }
    /// The symmetry of a name.
    pub fn from_slug(slug: &str) -> Option<Symmetry> {
        slug.parse().ok()
    }
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
    /// Whether a pattern has this symmetry.
    pub fn holds(self, pattern: CellSet) -> bool {
        pattern.iter().all(|cell| pattern.contains(self.image(cell)))
    }
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
