//! [`Branch`]: a candidate that is supposed and what follows, with what each line rests on, so that
//! lines that the contradiction does not need can be left out.

use super::board::{Board, Next};
use super::inference::{Inference, premises_of_end};
use super::{Line, Refutation};
use crate::types::candidate::{Candidate, CandidateSet};
use crate::types::position::DeadEnd;
use crate::types::set::Element as _;

/// The number of a line, counted over a supposition and all that it stands within; 0 is what the
/// position itself lacks.
type Number = u16;

/// A board that knows which line took each candidate away.
#[derive(Clone)]
pub struct Trail {
    board: Board,
    /// By candidate.
    cause: [Number; Candidate::COUNT],
    last: Number,
}

impl Trail {
    /// The trail before any line.
    pub fn of(board: Board) -> Trail {
        Trail { board, cause: [0; Candidate::COUNT], last: 0 }
    }
    fn push(&mut self, after: Board) {
        self.last += 1;
        for at in after.lost_since(&self.board).iter() {
            self.cause[at.index()] = self.last;
        }
        self.board = after;
    }
    /// The lines on whose account candidates are gone.
    fn causes(&self, gone: CandidateSet) -> Vec<Number> {
        gone.iter().map(|at| self.cause[at.index()]).filter(|&line| line > 0).collect()
    }
}

/// A supposition, the lines that follow, each with the lines that it rests on, and the contradiction
/// as far as it has been reached.
#[derive(Clone)]
pub struct Branch {
    supposed: Candidate,
    number: Number,
    trail: Trail,
    lines: Vec<(Line, Vec<Number>)>,
    end: Option<DeadEnd>,
}

impl Branch {
    /// A candidate is supposed after what has been found so far.
    pub fn suppose(before: &Trail, supposed: Candidate) -> Branch {
        let mut trail = before.clone();
        trail.push(trail.board.with(supposed));
        Branch { supposed, number: trail.last, trail, lines: Vec::new(), end: None }
    }
    /// With all that follows without another supposition.
    pub fn filled(mut self) -> Branch {
        while self.end.is_none() {
            match self.trail.board.next() {
                Next::Follows(inference) => self.infer(inference),
                Next::Dead(end) => self.end = Some(end),
                Next::Nothing => break,
            }
        }
        self
    }
    fn infer(&mut self, inference: Inference) {
        let needs = self.trail.causes(inference.premises());
        self.lines.push((Line::Follows(inference), needs));
        let mut after = self.trail.board;
        after.apply(inference);
        self.trail.push(after);
    }
    /// Whether a contradiction has been reached.
    pub fn has_ended(&self) -> bool {
        self.end.is_some()
    }
    /// Where the branch stands.
    pub fn board(&self) -> Board {
        self.trail.board
    }
    /// A branch within this one.
    pub fn within(&self, supposed: Candidate) -> Branch {
        Branch::suppose(&self.trail, supposed).filled()
    }
    /// Takes away what a branch within this one refutes; nothing where that has not ended.
    pub fn eliminate(&mut self, inner: Branch) {
        if let Some((refutation, needs)) = inner.needed() {
            let after = self.trail.board.without(refutation.supposed);
            self.lines.push((Line::Refuted(refutation), needs));
            self.trail.push(after);
        }
    }
    /// The refutation, with the lines that it needs; none without a contradiction.
    pub fn conclude(self) -> Option<Refutation> {
        self.needed().map(|(refutation, _)| refutation)
    }
    /// The refutation, and the lines before the supposition that it needs.
    fn needed(self) -> Option<(Refutation, Vec<Number>)> {
        let end = self.end?;
        let mut needs = self.trail.causes(premises_of_end(end));
        let mut lines = Vec::new();
        for (at, (line, of_line)) in self.lines.into_iter().enumerate().rev() {
            let number = self.number + 1 + at as Number;
            if needs.contains(&number) {
                needs.extend(of_line);
                lines.push(line);
            }
        }
        lines.reverse();
        needs.retain(|&number| number < self.number);
        needs.sort_unstable();
        needs.dedup();
        Some((Refutation { supposed: self.supposed, lines, end }, needs))
    }
}
