//! [`StepsMsg`]: what happens to the list of all steps.

use crate::engine::logic::techniques::{Technique, Tier};

/// What happens to the list of all steps.
#[derive(Clone, PartialEq, Debug)]
pub enum StepsMsg {
    /// All steps from the current board are listed.
    Requested,
    /// The list of steps is closed.
    Closed,
    /// Only steps about this digit, or again about all.
    DigitChosen(String),
    /// Only steps of the selected cells, or again those of all.
    ScopeToggled,
    /// The steps of a technique are shown one by one, or folded again.
    Unfolded(Technique),
    /// The techniques of a tier of the list are shown, or folded away.
    TierUnfolded(Tier),
    /// More steps of the unfolded technique.
    MoreRequested,
    /// A step of the list, 0-based, has the pointer or the focus, or none has.
    Previewed(Option<usize>),
    /// A step of the list, 0-based, becomes the hint.
    Opened(usize),
}
