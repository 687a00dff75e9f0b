//! [`AlgorithmsMsg`]: what the player does with the algorithms, as data.

use super::program::ProgramKind;
use super::quiz::Answer;
use crate::core::field::FormField;
use crate::core::msg::{Msg, Room, RoomMessage};
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
    /// This is what the search will do next.
    Predicted(Answer),
    /// The answer was read: the search goes on.
    PredictionRead,
    /// Ask nothing more.
    QuestionsSkipped,
    /// A field was edited.
    FieldEdited(AlgorithmsField, String),
}

impl RoomMessage for AlgorithmsMsg {
    const ROOM: Room = Room::Algorithms;
}

/// The menus and fields of the algorithms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum AlgorithmsField {
    /// The algorithm that is shown, or the first of two.
    TraceMethod,
    /// The second algorithm.
    TraceOther,
    /// The puzzle that algorithms search.
    TracePuzzle,
    /// The clues of that puzzle, typed.
    TraceClues,
    /// The order in which algorithms try digits.
    TraceOrder,
    /// The seed of what algorithms draw at random.
    TraceSeed,
    /// The cell that an algorithm stops at.
    StopCell,
    /// The depth that it stops at.
    StopDepth,
    /// The number of guesses that it stops at.
    StopGuesses,
    /// The list that all algorithms are compared on.
    ListSource,
    /// The puzzles of that list, typed.
    ListText,
    /// The order in which cells are dug.
    DiggingOrder,
    /// The seed of the puzzle that is made.
    DiggingSeed,
    /// The fewest clues that a row keeps.
    DiggingLeast,
}

impl FormField for AlgorithmsField {
    fn edited(self, value: String) -> Msg {
        Msg::to(AlgorithmsMsg::FieldEdited(self, value))
    }
}
