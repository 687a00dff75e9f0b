//! [`Step`]: one deduction, whatever its technique: what it does and the evidence to draw and
//! explain it.

use super::automorphism::Automorphism;
pub(crate) use super::effects::Effects;
use super::grounds::Grounds;
use super::refutation::Refutation;
use super::techniques::Technique;
use crate::types::candidate::Candidate;
use crate::types::cell::CellSet;
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::{House, HouseSet};
pub use crate::types::link::{Link, LinkKind, Node};
use crate::types::position::Position;
use crate::types::set::Element as _;
use crate::types::slugs::slugs;

/// One deduction of one technique.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// Which pattern was found.
    pub technique: Technique,
    /// What follows, in ascending order, without doubles; never empty.
    pub effects: Vec<Effect>,
    /// Why it follows.
    pub evidence: Evidence,
}

/// What a step does to a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Effect {
    /// The candidate is true.
    Place(Candidate),
    /// The candidate is false.
    Eliminate(Candidate),
}

/// The effects that place a digit, and those that eliminate one.
pub fn placed_and_removed(effects: &[Effect]) -> (Vec<Effect>, Vec<Effect>) {
    effects.iter().partition(|effect| matches!(effect, Effect::Place(_)))
}

impl Effect {
    /// Its place among all effects: placements first, each kind in ascending order.
    pub(super) fn number(self) -> usize {
        match self {
            Effect::Place(candidate) => candidate.index(),
            Effect::Eliminate(candidate) => 729 + candidate.index(),
        }
    }
    /// The candidate it decides.
    pub fn candidate(self) -> Candidate {
        match self {
            Effect::Place(candidate) | Effect::Eliminate(candidate) => candidate,
        }
    }
    /// Whether the other effect follows: a placed digit also rules out the other digits of its cell
    /// and the same digit in its peers.
    pub fn implies(self, other: Effect) -> bool {
        let (at, gone) = (self.candidate(), other.candidate());
        let beside = if at.cell == gone.cell {
            at.digit != gone.digit
        } else {
            at.digit == gone.digit && at.cell.sees(gone.cell)
        };
        let places = matches!((self, other), (Effect::Place(_), Effect::Eliminate(_)));
        self == other || (places && beside)
    }
}

// Beside the step and not beside the position, so that the nouns know nothing of reasoning.
impl Position {
    /// Carries out every effect of a step.
    pub fn apply(&mut self, step: &Step) {
        for &effect in &step.effects {
            match effect {
                Effect::Place(candidate) => self.place(candidate),
                Effect::Eliminate(candidate) => self.eliminate(candidate),
            }
        }
    }
}

/// The part that something plays in a pattern; the page gives each its own colour and shape.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum Role {
    /// The pattern stands on it: base set, subset, the cell to fill.
    Base,
    /// The pattern reaches over it: cover set, line or block that is emptied.
    Cover,
    /// Disturbs the pattern: fin, guardian, extra candidate.
    Fin,
    /// The middle of a wing or a blossom.
    Pivot,
    /// The ends of a wing.
    Pincer,
    /// True if the premise holds, or of the first of two colours.
    On,
    /// False if the premise holds, or of the second of two colours.
    Off,
    /// Shows why something is impossible: a digit that excludes others.
    Witness,
}

slugs!(Role);

/// What is marked, and as what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mark {
    /// Its part in the pattern.
    pub role: Role,
    /// The thing.
    pub target: Target,
}

/// A thing that evidence can point at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Target {
    /// Whole cells.
    Cells(CellSet),
    /// One candidate.
    Candidate(Candidate),
    /// Whole houses.
    Houses(HouseSet),
    /// Digits that the pattern is about.
    Digits(DigitSet),
}

/// Why a step holds, ready to be drawn and explained.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Evidence {
    /// Cells, candidates, houses and digits with their roles.
    pub marks: Vec<Mark>,
    /// Links, chain by chain in reading order.
    pub links: Vec<Link>,
    /// The almost locked sets that the argument uses, in its order: their cells and all their digits.
    pub sets: Vec<Node>,
    /// The links that hold because of such a set: place among the links, place among the sets.
    pub set_links: Vec<(usize, usize)>,
    /// The houses of strong links whose ends have a line and a box in common, only one of which may have
    /// no other place for the digit: place among the links, and the house.
    pub link_houses: Vec<(usize, House)>,
    /// The proof by cases, of a technique that has one.
    pub refutation: Option<Box<Refutation>>,
    /// The symmetry of the clues that the argument uses, if any.
    pub automorphism: Option<Automorphism>,
    /// What the argument rests on beside all this; nothing where that is enough.
    pub grounds: Grounds,
}

impl Evidence {
    /// Marks whole cells.
    #[must_use]
    pub fn cells(self, role: Role, cells: CellSet) -> Evidence {
        self.mark(role, Target::Cells(cells))
    }
    /// Marks one candidate.
    #[must_use]
    pub fn candidate(self, role: Role, candidate: Candidate) -> Evidence {
        self.mark(role, Target::Candidate(candidate))
    }
    /// Marks a digit in each of some cells, and the digit as what the pattern is about; without any cell
    /// nothing is marked.
    #[must_use]
    pub fn candidates(self, role: Role, digit: Digit, cells: CellSet) -> Evidence {
        if cells.is_empty() {
            return self;
        }
        let marked = self.digits(role, DigitSet::only(digit));
        cells
            .iter()
            .fold(marked, |so_far, cell| so_far.candidate(role, Candidate::new(cell, digit)))
    }
    /// Marks a house.
    #[must_use]
    pub fn house(self, role: Role, house: House) -> Evidence {
        self.mark(role, Target::Houses(HouseSet::only(house)))
    }
    /// Adds an almost locked set, unless it is there already.
    #[must_use]
    pub fn set(mut self, cells: CellSet, digits: DigitSet) -> Evidence {
        let set = Node { digits, cells };
        if !self.sets.contains(&set) {
            self.sets.push(set);
        }
        self
    }
    /// Notes that the link of this place holds because of a set, if that is there.
    #[must_use]
    pub(crate) fn set_link(mut self, link: usize, set: Node) -> Evidence {
        self.set_links.extend(self.sets.iter().position(|&at| at == set).map(|at| (link, at)));
        self
    }
    /// Notes the house of each strong link whose ends share several, for the link holds in one of them in this
    /// position.
    #[must_use]
    pub(crate) fn housed(mut self, position: &Position) -> Evidence {
        for (place, link) in self.links.iter().enumerate() {
            let Some(digit) = (link.from.digits | link.to.digits).single() else { continue };
            let ends = link.from.cells | link.to.cells;
            if link.kind == LinkKind::Strong && ends.common_houses().count() > 1 {
                let house = ends.common_houses().find(|&at| position.places(digit, at) == ends);
                self.link_houses.extend(house.map(|house| (place, house)));
            }
        }
        self
    }
    /// Marks digits as what the pattern is about.
    #[must_use]
    pub fn digits(self, role: Role, digits: DigitSet) -> Evidence {
        self.mark(role, Target::Digits(digits))
    }
    /// Marks the cell and the digit that a single fills.
    #[must_use]
    pub fn single(self, candidate: Candidate) -> Evidence {
        self.candidate(Role::Base, candidate).digits(Role::Base, DigitSet::only(candidate.digit))
    }
    /// Marks all that is open of some digits in some cells, candidate by candidate; these digits are not taken
    /// for what the pattern is about.
    #[must_use]
    pub(crate) fn candidates_in(
        self,
        role: Role,
        position: &Position,
        digits: DigitSet,
        cells: CellSet,
    ) -> Evidence {
        cells.iter().fold(self, |all, cell| {
            let open = (position.candidates(cell) & digits).iter();
            open.fold(all, |all, digit| all.candidate(role, Candidate::new(cell, digit)))
        })
    }
    /// Adds a chain of candidates, each tied to the next, strongly and weakly by turns.
    #[must_use]
    pub fn chain(mut self, candidates: &[Candidate]) -> Evidence {
        let node = |at: Candidate| Node {
            digits: DigitSet::only(at.digit),
            cells: CellSet::only(at.cell),
        };
        let kinds = [LinkKind::Strong, LinkKind::Weak].into_iter().cycle();
        let links = candidates.windows(2).zip(kinds).map(|(ends, kind)| Link {
            from: node(ends[0]),
            to: node(ends[1]),
            kind,
        });
        self.links.extend(links);
        self
    }
    /// Adds all that other evidence holds.
    #[must_use]
    pub fn merge(mut self, other: Evidence) -> Evidence {
        let moved = |(link, set): &(usize, usize)| (self.links.len() + link, self.sets.len() + set);
        self.set_links.extend(other.set_links.iter().map(moved));
        let moved = |(link, house): &(usize, House)| (self.links.len() + link, *house);
        self.link_houses.extend(other.link_houses.iter().map(moved));
        self.marks.extend(other.marks);
        self.links.extend(other.links);
        self.sets.extend(other.sets);
        self.refutation = self.refutation.or(other.refutation);
        self.automorphism = self.automorphism.or(other.automorphism);
        self.grounds = self.grounds.merge(other.grounds);
        self
    }
    /// Adds a mark of a role.
    #[must_use]
    pub fn mark(mut self, role: Role, target: Target) -> Evidence {
        self.marks.push(Mark { role, target });
        self
    }
    /// All cells marked with a role, candidates' cells included.
    pub fn cells_of(&self, role: Role) -> CellSet {
        let of = |mark: &Mark| match mark.target {
            Target::Cells(cells) => cells,
            Target::Candidate(candidate) => CellSet::only(candidate.cell),
            Target::Houses(_) | Target::Digits(_) => CellSet::EMPTY,
        };
        self.marks
            .iter()
            .filter(|mark| mark.role == role)
            .fold(CellSet::EMPTY, |all, mark| all | of(mark))
    }
    /// All digits marked with a role, those of single candidates included.
    pub fn digits_of(&self, role: Role) -> DigitSet {
        let of = |mark: &Mark| match mark.target {
            Target::Digits(digits) => digits,
            Target::Candidate(candidate) => DigitSet::only(candidate.digit),
            Target::Cells(_) | Target::Houses(_) => DigitSet::EMPTY,
        };
        self.marks
            .iter()
            .filter(|mark| mark.role == role)
            .fold(DigitSet::EMPTY, |all, mark| all | of(mark))
    }
    /// All digits that the pattern is about, whatever their role.
    pub fn all_digits(&self) -> DigitSet {
        let of = |mark: &Mark| {
            if let Target::Digits(digits) = mark.target { digits } else { DigitSet::EMPTY }
        };
        self.marks.iter().fold(DigitSet::EMPTY, |all, mark| all | of(mark))
    }
    /// All houses marked with a role.
    pub fn houses_of(&self, role: Role) -> HouseSet {
        let of = |mark: &Mark| {
            if let Target::Houses(houses) = mark.target { houses } else { HouseSet::EMPTY }
        };
        self.marks
            .iter()
            .filter(|mark| mark.role == role)
            .fold(HouseSet::EMPTY, |all, mark| all | of(mark))
    }
}
