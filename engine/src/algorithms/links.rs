//! [`Links`]: the exact cover of a Sudoku as dancing links (Knuth, "Dancing Links", 2000).
//!
//! 324 columns, one for each [`Constraint`]; 729 rows of four nodes, one for each candidate. All
//! nodes of a column are a ring, and so are the heads of the columns that are not fulfilled yet.
//! Taking a node out of its ring leaves its own links as they are, so that putting it back is two
//! writes: the dance.

use super::constraint::{Constraint, Options};
use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::grid::Grid;
use crate::types::set::Element;

/// The head of the ring of columns; column number `n` has the head `n + 1`.
const ROOT: usize = 0;
/// The first node of a row; the four of a row follow each other.
const FIRST: usize = 1 + Constraint::COUNT;
const NODES: usize = FIRST + 4 * 729;

/// The rings, with the candidates that are chosen taken out of them.
#[derive(Clone, Debug)]
pub struct Links {
    left: Box<[u16; FIRST]>,
    right: Box<[u16; FIRST]>,
    up: Box<[u16; NODES]>,
    down: Box<[u16; NODES]>,
    head: Box<[u16; NODES]>,
    size: Box<[u8; FIRST]>,
}

impl Links {
    /// All candidates, without those that clues leave out. The clues must not conflict.
    pub fn of(givens: &Grid) -> Links {
        let mut links = Links::full();
        for (cell, digit) in givens.iter() {
            links.select(Candidate::new(cell, digit));
        }
        links
    }
    fn full() -> Links {
        let heads = |step: usize| Box::new(std::array::from_fn(|at| ((at + step) % FIRST) as u16));
        let own = || Box::new(std::array::from_fn(|at| at as u16));
        let (left, right) = (heads(FIRST - 1), heads(1));
        let mut links =
            Links { left, right, up: own(), down: own(), head: own(), size: Box::new([0; FIRST]) };
        for cell in Cell::ALL {
            for digit in Digit::ALL {
                links.add(Candidate::new(cell, digit));
            }
        }
        links
    }
    /// Puts the four nodes of a candidate at the end of their columns.
    fn add(&mut self, candidate: Candidate) {
        for (at, constraint) in (nodes(candidate)).zip(Constraint::of(candidate)) {
            let head = constraint.index() + 1;
            let last = self.up[head];
            (self.up[at], self.down[at], self.head[at]) = (last, head as u16, head as u16);
            self.down[usize::from(last)] = at as u16;
            self.up[head] = at as u16;
            self.size[head] += 1;
        }
    }
    /// Chooses a candidate: its four columns are fulfilled, and all that would fulfil one of them
    /// again is out.
    pub fn select(&mut self, candidate: Candidate) {
        nodes(candidate).for_each(|node| self.cover(self.head[node].into()));
    }
    /// Takes the choice back; it must be the last that was made.
    pub fn deselect(&mut self, candidate: Candidate) {
        nodes(candidate).rev().for_each(|node| self.uncover(self.head[node].into()));
    }
    fn cover(&mut self, head: usize) {
        let (left, right) = (self.left[head], self.right[head]);
        self.right[usize::from(left)] = right;
        self.left[usize::from(right)] = left;
        let mut row = usize::from(self.down[head]);
        while row != head {
            for node in others(row) {
                let (up, down) = (self.up[node], self.down[node]);
                self.down[usize::from(up)] = down;
                self.up[usize::from(down)] = up;
                self.size[usize::from(self.head[node])] -= 1;
            }
            row = self.down[row].into();
        }
    }
    fn uncover(&mut self, head: usize) {
        let mut row = usize::from(self.up[head]);
        while row != head {
            for node in others(row).rev() {
                self.size[usize::from(self.head[node])] += 1;
                self.down[usize::from(self.up[node])] = node as u16;
                self.up[usize::from(self.down[node])] = node as u16;
            }
            row = self.up[row].into();
        }
        self.right[usize::from(self.left[head])] = head as u16;
        self.left[usize::from(self.right[head])] = head as u16;
    }
    /// The first of the columns with the fewest nodes; none when all are fulfilled.
    pub fn smallest(&self) -> Option<Constraint> {
        let (mut best, mut fewest) = (None, u8::MAX);
        let mut head = usize::from(self.right[ROOT]);
        while head != ROOT {
            if self.size[head] < fewest {
                (best, fewest) = (Some(Constraint::at(head - 1)), self.size[head]);
            }
            head = self.right[head].into();
        }
        best
    }
    /// The candidates that are left in a column.
    pub fn options(&self, constraint: Constraint) -> Options {
        let head = constraint.index() + 1;
        let mut found = Options::NONE;
        let mut node = usize::from(self.down[head]);
        while node != head {
            found.insert(constraint.option(Candidate::at((node - FIRST) / 4)));
            node = self.down[node].into();
        }
        found
    }
}

/// The nodes of a candidate.
fn nodes(candidate: Candidate) -> std::ops::Range<usize> {
    let first = FIRST + 4 * candidate.index();
    first..first + 4
}

/// The other three nodes of the row, to the right of it.
fn others(node: usize) -> impl DoubleEndedIterator<Item = usize> {
    let (row, at) = ((node - FIRST) / 4, (node - FIRST) % 4);
    (1..4).map(move |step| FIRST + 4 * row + (at + step) % 4)
}
