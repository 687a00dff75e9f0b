//! A refutation as it is read: line by line, and what a reader has before him at each.

use super::{Inference, Line, Refutation};
use crate::types::candidate::Candidate;
use crate::types::position::DeadEnd;

/// One line of the reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// How many suppositions it stands under, beside that of the whole.
    pub depth: usize,
    /// What the line says.
    pub what: Read,
}

/// What a line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Read {
    /// A candidate is supposed; so many lines stand between it and its contradiction.
    Supposed(Candidate, usize),
    /// This follows.
    Follows(Inference),
    /// There is a contradiction, so that the candidate is false.
    Ended(Candidate, DeadEnd),
}

/// What holds at a line of the reading, under the suppositions in which that stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// What stands, each with its line, 0-based; in the order of the lines.
    pub standing: Vec<(usize, Standing)>,
    /// The contradiction, where the line is one.
    pub end: Option<DeadEnd>,
}

/// What stands at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A candidate that is supposed.
    Supposed(Candidate),
    /// What follows.
    Follows(Inference),
    /// A candidate that was supposed and found false.
    Refuted(Candidate),
}

impl Refutation {
    /// All lines, from the supposition to the contradiction.
    pub fn reading(&self) -> Vec<Reading> {
        let mut all = Vec::new();
        self.read_into(0, &mut all);
        all
    }
    fn read_into(&self, depth: usize, all: &mut Vec<Reading>) {
        all.push(Reading { depth, what: Read::Supposed(self.supposed, self.size() - 2) });
        for line in &self.lines {
            match line {
                Line::Follows(inference) => {
                    all.push(Reading { depth, what: Read::Follows(*inference) });
                }
                Line::Refuted(inner) => inner.read_into(depth + 1, all),
            }
        }
        all.push(Reading { depth, what: Read::Ended(self.supposed, self.end) });
    }
    /// What holds at a line of the reading; after the last, what holds at the last.
    pub fn moment(&self, at: usize) -> Moment {
        let mut moment = Moment::default();
        for (line, Reading { what, .. }) in self.reading().into_iter().enumerate().take(at + 1) {
            moment.end_refuted(line);
            match what {
                Read::Supposed(supposed, _) => {
                    moment.standing.push((line, Standing::Supposed(supposed)));
                }
                Read::Follows(inference) => {
                    moment.standing.push((line, Standing::Follows(inference)));
                }
                Read::Ended(_, end) => moment.end = Some(end),
            }
        }
        moment
    }
}

impl Moment {
    /// After a contradiction nothing that followed from the last supposition stands any more.
    fn end_refuted(&mut self, line: usize) {
        let is_supposed = |(_, standing): &(usize, Standing)| match standing {
            Standing::Supposed(at) => Some(*at),
            _ => None,
        };
        let Some(last) = self.standing.iter().rposition(|of| is_supposed(of).is_some()) else {
            return;
        };
        if self.end.take().is_some()
            && let Some(refuted) = is_supposed(&self.standing[last])
        {
            self.standing.truncate(last);
            self.standing.push((line - 1, Standing::Refuted(refuted)));
        }
    }
}
