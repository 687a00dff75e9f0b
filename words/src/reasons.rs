//! What a piece of reasoning says: claims, links of chains, lines of proofs by cases.

use super::message::Message;
use nonet_engine::logic::refutation::{Inference, Read};
use nonet_engine::logic::step::{Effect, placed_and_removed};
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::position::DeadEnd;

impl Message {
    /// What is claimed, as a question.
    pub fn of_claims(claims: &[Effect]) -> Message {
        if claims.is_empty() {
            return Message::DeductionOpened;
        }
        let (placed, removed) = placed_and_removed(claims);
        Message::DeductionAsked { removed, placed }
    }
    /// What follows in a proof by cases, and why.
    pub(super) fn of_inference(inference: Inference) -> Message {
        match inference {
            Inference::Place(Candidate { cell, digit }, Some(house)) => {
                Message::CaseOnlyPlace { cell, digit, house }
            }
            Inference::Place(Candidate { cell, digit }, None) => {
                Message::CaseOnlyDigit { cell, digit }
            }
            Inference::Locked { digit, home, other } => Message::CaseLocked { digit, home, other },
            Inference::Naked { house, cells, digits } => {
                Message::CaseNaked { house, cells, digits }
            }
            Inference::Hidden { house, cells, digits } => {
                Message::CaseHidden { house, cells, digits }
            }
        }
    }
    /// A line of a proof by cases.
    pub fn of_reading(line: Read) -> Message {
        match line {
            Read::Supposed(Candidate { cell, digit }, _) => Message::CaseSupposed { cell, digit },
            Read::Follows(inference) => Message::of_inference(inference),
            Read::Ended(Candidate { cell, digit }, DeadEnd::Cell(dead)) => {
                Message::CaseDeadCell { dead, cell, digit }
            }
            Read::Ended(Candidate { cell, digit }, DeadEnd::House(house, missing)) => {
                Message::CaseDeadHouse { house, missing, cell, digit }
            }
        }
    }
}
