//! [`Ahead`]: the nodes that a search for chains is yet to pass, by the length of the chains to them.

use super::chains::Truth;
use super::links::NodeId;

/// What is yet to be reached, by length.
pub struct Ahead {
    by_length: Vec<Vec<(NodeId, Truth)>>,
    /// The greatest length of which there is any.
    last: usize,
}

impl Ahead {
    /// Nothing yet, of lengths up to the greatest that counts.
    pub fn up_to(greatest: usize) -> Ahead {
        Ahead { by_length: vec![Vec::new(); greatest + 1], last: 0 }
    }
    /// Takes in what is reached by a length.
    pub fn push(&mut self, length: usize, reached: (NodeId, Truth)) {
        self.by_length[length].push(reached);
        self.last = self.last.max(length);
    }
    /// What is reached by a length; none after the last.
    pub fn next_of(&mut self, length: usize) -> Option<Vec<(NodeId, Truth)>> {
        (length <= self.last).then(|| std::mem::take(&mut self.by_length[length]))
    }
    /// Keeps the memory of what has been passed.
    pub fn give_back(&mut self, length: usize, mut passed: Vec<(NodeId, Truth)>) {
        passed.clear();
        self.by_length[length] = passed;
        if length == self.last {
            self.last = 0;
        }
    }
}
