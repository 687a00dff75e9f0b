//! [`ClaimKind`]: what the player claims of a candidate.

/// What a digit claims in a deduction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClaimKind {
    /// That the candidate is false.
    #[default]
    Eliminate,
    /// That the candidate is true.
    Place,
}
