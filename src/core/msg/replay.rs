//! [`ReplayMsg`]: what happens to the replay of a game.

use crate::core::cursor::Adjacent;

/// What happens to the replay of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum ReplayMsg {
    /// The game is shown again, move by move.
    Requested,
    /// The replay goes to after so many moves.
    Moved(usize),
    /// The replay goes one move on or back.
    Stepped(Adjacent),
    /// The replay goes on by itself, or stops.
    Toggled,
    /// Time for the next move of a replay.
    Ticked,
}
