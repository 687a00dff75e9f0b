//! [`Link`]: two statements about a position that are tied, as chains have them and players draw them.

use super::candidate::Candidate;
use super::cell::CellSet;
use super::digit::DigitSet;

/// How two ends of a link are tied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum LinkKind {
    /// At least one end is true.
    Strong,
    /// At most one end is true.
    Weak,
}

impl LinkKind {
    /// The kind that follows in a chain.
    #[must_use]
    pub fn other(self) -> LinkKind {
        match self {
            LinkKind::Strong => LinkKind::Weak,
            LinkKind::Weak => LinkKind::Strong,
        }
    }
}

/// One end of a link: a digit in a cell, or in any of a group of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Node {
    /// The digits that the statement is about; one, save for an almost locked set.
    pub digits: DigitSet,
    /// One cell, a group in a line of a block, or the cells of an almost locked set.
    pub cells: CellSet,
}

impl From<Candidate> for Node {
    fn from(candidate: Candidate) -> Node {
        Node { digits: DigitSet::only(candidate.digit), cells: CellSet::only(candidate.cell) }
    }
}

impl Node {
    /// Every digit in every cell.
    pub fn candidates(self) -> impl Iterator<Item = Candidate> {
        let of = move |cell| self.digits.iter().map(move |digit| Candidate::new(cell, digit));
        self.cells.iter().flat_map(of)
    }
}

/// A link of a chain, in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Link {
    /// Where it starts.
    pub from: Node,
    /// Where it leads.
    pub to: Node,
    /// What ties the two.
    pub kind: LinkKind,
}

impl Link {
    /// Whether it ties the same two ends as another, whichever comes first.
    pub fn ties_same(&self, other: &Link) -> bool {
        (self.from, self.to) == (other.from, other.to)
            || (self.from, self.to) == (other.to, other.from)
    }
    /// The link, read from its other end.
    #[must_use]
    pub fn reversed(self) -> Link {
        Link { from: self.to, to: self.from, kind: self.kind }
    }
}
