//! [`Column`]: what is known of a puzzle, column by column.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr};

/// A column; its slug is also its key in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter, IntoStaticStr, Serialize, Deserialize)]
#[strum(serialize_all = "snake_case")]
pub enum Column {
    /// The givens.
    Puzzle,
    /// The only solution.
    Solution,
    /// The comment or title beside it.
    Name,
    /// How many clues.
    Clues,
    /// `conflict`, `none`, `one` or `several`.
    Verdict,
    /// The solution, or what is wrong and where.
    Detail,
    /// HoDoKu's tier.
    Tier,
    /// HoDoKu's points.
    Score,
    /// The hardest technique by HoDoKu's order.
    Hardest,
    /// The techniques with how often each is used.
    Techniques,
    /// How deep suppositions stand within suppositions.
    Depth,
    /// Sudoku Explainer's rating.
    Er,
    /// Its pearl.
    Ep,
    /// Its diamond.
    Ed,
    /// Its hardest rule.
    Rule,
    /// The highest level of the rating by rounds.
    Level,
    /// How many rounds that took.
    Rounds,
    /// Whether no clue can be left out.
    Minimal,
    /// The cells of the clues that can be left out, one at a time.
    Redundant,
    /// The symmetries of the pattern of clues.
    Symmetry,
    /// The smallest of all forms.
    Canonical,
    /// How symmetrical the puzzle itself is.
    Automorphisms,
    /// The first place in the input at which a form of the same puzzle stands.
    Duplicate,
    /// What the source is called.
    File,
    /// The line in it.
    Line,
}

impl Column {
    /// Its name on the command line, at the head of a table, and in JSON.
    pub fn slug(self) -> &'static str {
        self.into()
    }
}
