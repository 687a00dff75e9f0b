//! [`Filter`] and [`Order`]: which rows of a rated list are shown, and in which order.

use crate::engine::logic::techniques::Tier;
use crate::service::lists::VerdictKind;

/// Which rows are shown: those for which all of it holds.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Filter {
    /// A technique, a name, or some characters of the clues.
    pub search: String,
    /// Only these tiers; none for all.
    pub tiers: Vec<Tier>,
    /// Only these bars of the histogram, the last included.
    pub bars: Option<(usize, usize)>,
    /// Only what is worth a look for one reason.
    pub look: Option<Look>,
    /// Only puzzles that need every clue.
    pub is_minimal: bool,
    /// Of several forms of a puzzle only the first.
    pub is_once: bool,
    /// Only puzzles whose pattern of clues is symmetric.
    pub is_symmetric: bool,
}

/// Why a row is worth a look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter)]
pub enum Look {
    /// It has no solution.
    NoSolution,
    /// It has several solutions.
    Several,
    /// A form of the same stands elsewhere in the list.
    Twin,
    /// A digit stands twice in a house.
    Conflict,
}

impl Look {
    /// The verdict that is the reason; none for what is no verdict.
    pub fn verdict(self) -> Option<VerdictKind> {
        match self {
            Look::NoSolution => Some(VerdictKind::None),
            Look::Several => Some(VerdictKind::Several),
            Look::Conflict => Some(VerdictKind::Conflict),
            Look::Twin => None,
        }
    }
}

/// What the rows go by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter)]
pub enum OrderBy {
    /// Their places in the list.
    #[default]
    Number,
    /// The number of clues.
    Clues,
    /// The verdict.
    Verdict,
    /// HoDoKu's tier.
    Tier,
    /// HoDoKu's points.
    Score,
    /// Sudoku Explainer's rating.
    Explainer,
    /// The hardest technique, in the order of the ladder.
    Hardest,
    /// The depth of trial.
    Depth,
    /// How many clues can be left out.
    Redundant,
    /// The number of symmetries of the pattern.
    Symmetry,
    /// The first form of the same.
    SameAs,
}

/// The order of the rows; those of which that is not known come last, either way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Order {
    /// What they go by.
    pub by: OrderBy,
    /// Whether the largest comes first.
    pub is_descending: bool,
}

impl Order {
    /// After a press on the heading of a column: by it, or by it the other way round.
    pub fn after_press(self, by: OrderBy) -> Order {
        Order { by, is_descending: self.by == by && !self.is_descending }
    }
}
