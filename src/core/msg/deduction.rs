//! [`DeductionMsg`]: what happens to the deduction that the player marks.

use crate::core::claim::ClaimKind;

/// What happens to the deduction that the player marks.
#[derive(Clone, PartialEq, Debug)]
pub enum DeductionMsg {
    /// From now on digits mark a deduction for the engine to check.
    Opened,
    /// What digits claim in the deduction.
    KindChosen(ClaimKind),
    /// The engine checks the deduction.
    Submitted,
    /// All claims of the deduction are removed.
    Cleared,
}
