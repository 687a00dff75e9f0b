//! [`BranchesMsg`]: what happens to checkpoints, trials and the tree of moves.

/// What happens to checkpoints, trials and the tree of moves.
#[derive(Clone, PartialEq, Debug)]
pub enum BranchesMsg {
    /// A checkpoint is set here, or the one here removed.
    CheckpointToggled,
    /// The checkpoint where the player is has this name.
    CheckpointNamed(String),
    /// A trial goes out from here, or is given up.
    TrialToggled,
    /// The trial becomes part of the game.
    TrialKept,
    /// The branches are shown.
    Requested,
    /// The player goes to this node of the tree of moves.
    Chosen(usize),
}
