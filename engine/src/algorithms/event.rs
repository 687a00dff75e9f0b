//! [`TraceEvent`]: one step of a search, with the reason for it.

use super::constraint::Constraint;
use crate::search::monitor::Event;
use crate::types::candidate::Candidate;
use crate::types::slugs::slugs;

/// One step of a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum TraceEvent {
    /// The candidate is tried; it is one of several that the constraint has.
    Guess(Constraint, Candidate),
    /// The candidate is the only one that the constraint has.
    Forced(Constraint, Candidate),
    /// The constraint has no candidate.
    DeadEnd(Constraint),
    /// The guess is taken back, with all that followed from it.
    Backtrack(Candidate),
    /// The grid is full.
    Solution,
    /// Everything was tried.
    End,
}

impl TraceEvent {
    /// The name of its kind: in records, and of the line of a program that does it.
    pub fn kind(self) -> EventKind {
        match self {
            TraceEvent::Guess(..) => EventKind::Guess,
            TraceEvent::Forced(..) => EventKind::Forced,
            TraceEvent::DeadEnd(_) => EventKind::DeadEnd,
            TraceEvent::Backtrack(_) => EventKind::Backtrack,
            TraceEvent::Solution => EventKind::Solution,
            TraceEvent::End => EventKind::End,
        }
    }
    /// What it is about.
    pub fn candidate(self) -> Option<Candidate> {
        match self {
            TraceEvent::Guess(_, candidate)
            | TraceEvent::Forced(_, candidate)
            | TraceEvent::Backtrack(candidate) => Some(candidate),
            _ => None,
        }
    }
    /// What it chooses for or finds without a candidate.
    pub fn constraint(self) -> Option<Constraint> {
        match self {
            TraceEvent::Guess(constraint, _)
            | TraceEvent::Forced(constraint, _)
            | TraceEvent::DeadEnd(constraint) => Some(constraint),
            _ => None,
        }
    }
    /// The event as [`search`](crate::search) records it; the end is not recorded there.
    pub fn recorded(self) -> Option<Event> {
        Some(match self {
            TraceEvent::Guess(_, candidate) => Event::Guess(candidate),
            TraceEvent::Forced(_, candidate) => Event::Forced(candidate),
            TraceEvent::DeadEnd(_) => Event::DeadEnd,
            TraceEvent::Backtrack(candidate) => Event::Backtrack(candidate),
            TraceEvent::Solution => Event::Solution,
            TraceEvent::End => return None,
        })
    }
}

/// The kinds of steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // As of `TraceEvent`.
pub enum EventKind {
    Guess,
    Forced,
    DeadEnd,
    Backtrack,
    Solution,
    End,
}

slugs!(EventKind);
