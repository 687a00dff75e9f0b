//! [`AlgorithmsMsg`]: what the player does with the algorithms, as data.

use super::program::ProgramKind;
use crate::core::msg::{Room, RoomMessage};
use crate::engine::algorithms::run::Stop;

/// Something done with the algorithms.
#[derive(Clone, PartialEq, Debug)]
pub enum AlgorithmsMsg {
    /// They go on by themselves, or wait.
    PlayToggled,
    /// One step on.
    Stepped,
    /// One step back.
    SteppedBack,
    /// On to the next constraint without a candidate; in making, to the next clue that is kept.
    Skipped,
    /// On to the next solution, or the end.
    RunOut,
    /// Back to before the first step.
    Rewound,
    /// To this step.
    WentTo(u64),
    /// A place on the scale of speeds.
    SpeedChosen(u32),
    /// They stop at this, or not any more.
    StopToggled(Stop),
    /// Measure all methods on the list.
    ListStarted,
    /// Measure no more of it.
    ListStopped,
    /// What the program is written in.
    ProgramChosen(ProgramKind),
}

impl RoomMessage for AlgorithmsMsg {
    const ROOM: Room = Room::Algorithms;
}
