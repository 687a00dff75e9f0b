//! What is known of a puzzle, in a word or two.

use crate::core::common::Common;
use crate::service::{PuzzleError, Verdict};
use crate::words::message::Message;

/// How many clues there are, in words.
pub fn clue_count(common: &Common) -> String {
    let clues = common.board().clue_grid().clues();
    common.localizer.message(&Message::ClueCount { count: clues as u64 })
}

/// What is known of a puzzle, in a word or two.
pub fn verdict(verdict: Option<&Verdict>) -> Message {
    match verdict {
        None => Message::VerdictChecking,
        Some(Err(PuzzleError::Conflicts(_))) => Message::VerdictConflict,
        Some(Err(PuzzleError::NoSolution { .. })) => Message::VerdictNone,
        Some(Ok(_)) => Message::VerdictOne,
        Some(Err(PuzzleError::SeveralSolutions(several))) if several.more => {
            Message::VerdictSeveralMore { count: several.found }
        }
        Some(Err(PuzzleError::SeveralSolutions(several))) => {
            Message::VerdictSeveral { count: several.found }
        }
        Some(Err(PuzzleError::Stopped)) => Message::VerdictUnknown,
    }
}
