//! [`CheckMsg`]: the check for mistakes, and what is done about them.

/// The check for mistakes, and what is done about them.
#[derive(Clone, PartialEq, Debug)]
pub enum CheckMsg {
    /// Compare the digits with the solution.
    Requested,
    /// Back to before the first wrong digit.
    BackToMistake,
    /// The wrong digit that the hint is about goes.
    MistakeErased,
    /// Every digit that the check found wrong goes.
    MistakesErased,
    /// Notes that the solution needs come back.
    NotesRestored,
}
