//! [`Refutation`]: why a candidate is false, as a tree: it is supposed, singles follow, locked
//! candidates and subsets where singles are not enough, other candidates are refuted on the way in the
//! same manner, until a cell or a digit has no place left. Of these proofs the one with the fewest
//! suppositions is looked for, then the shortest.
//!
//! Every proper puzzle that is known gives way to refutations within refutations, two deep, but for
//! a few that need three (D. Berthier, *Pattern-Based Constraint Satisfaction*: T&E(2), T&E(3)).

mod board;
mod branch;
mod depth;
mod evidence;
mod inference;
mod reading;
mod search;

use crate::types::candidate::Candidate;
use crate::types::position::DeadEnd;

pub use depth::trial_depth;
pub use inference::Inference;
pub use reading::{Moment, Read, Reading, Standing};
pub use search::{Found, Search, Stage, direct, smallest};

/// A proof that a candidate is false.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Refutation {
    /// The candidate that is supposed to be true.
    pub supposed: Candidate,
    /// What follows, each line from those before it.
    pub lines: Vec<Line>,
    /// The contradiction in which it ends.
    pub end: DeadEnd,
}

/// One line of a refutation.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Line {
    /// It follows without another supposition.
    Follows(Inference),
    /// Another candidate is false, too.
    Refuted(Refutation),
}

impl Refutation {
    /// How many candidates are supposed in all, its own included.
    pub fn suppositions(&self) -> usize {
        1 + self.inner().map(Refutation::suppositions).sum::<usize>()
    }
    /// How many lines there are in all, with one for each supposition and each contradiction.
    pub fn size(&self) -> usize {
        let inner = |line: &Line| match line {
            Line::Follows(_) => 1,
            Line::Refuted(inner) => inner.size(),
        };
        2 + self.lines.iter().map(inner).sum::<usize>()
    }
    /// How deep suppositions stand within suppositions; 1 where it is the only one.
    pub fn depth(&self) -> usize {
        1 + self.inner().map(Refutation::depth).max().unwrap_or_default()
    }
    /// How many of its lines are not singles.
    fn eliminations(&self) -> usize {
        let of_line = |line: &Line| match line {
            Line::Follows(Inference::Place(..)) => 0,
            Line::Follows(_) => 1,
            Line::Refuted(inner) => inner.eliminations(),
        };
        self.lines.iter().map(of_line).sum()
    }
    fn inner(&self) -> impl Iterator<Item = &Refutation> {
        self.lines.iter().filter_map(|line| match line {
            Line::Follows(_) => None,
            Line::Refuted(inner) => Some(inner),
        })
    }
}

/// What is compared to find the smaller of two: suppositions, then lines, then what is hard to see.
fn effort(refutation: &Refutation) -> (usize, usize, usize) {
    (refutation.suppositions(), refutation.size(), refutation.eliminations())
}
