//! [`PuzzleMsg`]: which puzzle is played.

use crate::core::calendar::Date;
use crate::core::cursor::Adjacent;
use crate::engine::logic::techniques::Tier;

/// Which puzzle is played.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleMsg {
    /// A new puzzle of a tier, with nothing else asked for.
    TierRequested(Tier),
    /// The puzzle of a day is played.
    DailyRequested(Date, Tier),
    /// The puzzles of this day are shown.
    DayChosen(Date),
    /// The calendar turns to the month before or after.
    MonthTurned(Adjacent),
    /// An empty grid to type a puzzle into.
    BlankRequested,
    /// The digits entered become the clues.
    CluesFixed,
    /// Back to the start of the puzzle.
    RestartRequested,
    /// The game before this one comes back.
    PreviousRequested,
}
