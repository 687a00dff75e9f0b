//! [`LinksMsg`]: what can happen to the links that a player draws.

use crate::engine::types::candidate::Candidate;

/// What can happen to the links that a player draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinksMsg {
    /// A candidate was pressed: it is an end.
    Pressed(Candidate),
    /// The pointer was drawn from one candidate to another.
    Joined(Candidate, Candidate),
    /// All links go.
    Cleared,
    /// The links are checked.
    Submitted,
    /// A row of the list, 0-based, has the pointer or the focus, or none has.
    Pointed(Option<usize>),
    /// What follows from the links is done.
    Applied,
    /// The result of the check is closed.
    Closed,
}
