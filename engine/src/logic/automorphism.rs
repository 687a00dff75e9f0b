//! [`Automorphism`]: a symmetry of the clues themselves, digits and all.

use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::grid::Grid;
use crate::types::position::Position;
use crate::types::symmetry::Symmetry;

/// A turn or mirroring of the grid that, with an exchange of the digits, leaves the clues as they are.
/// A proper puzzle's solution then stays as it is, too, for its image is a solution of the same clues.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Automorphism {
    symmetry: Symmetry,
    digits: ByDigit<Digit>,
}

/// The symmetries that a solution can have. In a mirroring left and right or top and bottom the cells
/// of a column or row would stay, so all digits would, and r1c1 would hold the digit of r1c9 or r9c1.
const POSSIBLE: [Symmetry; 4] =
    [Symmetry::HalfTurn, Symmetry::QuarterTurn, Symmetry::Diagonal, Symmetry::AntiDiagonal];

impl Automorphism {
    /// Those of the clues of a position; none unless eight digits are among the clues, since with
    /// fewer the puzzle is not proper.
    pub fn all(position: &Position) -> impl Iterator<Item = Automorphism> {
        let placed = position.digits();
        let is_clue = |cell: Cell| position.givens().contains(cell);
        let clues = Grid::from_fn(|cell| placed[cell].filter(|_| is_clue(cell)));
        POSSIBLE.into_iter().filter_map(move |symmetry| Automorphism::of(&clues, symmetry))
    }
    fn of(clues: &Grid, symmetry: Symmetry) -> Option<Automorphism> {
        let mut images: ByDigit<Option<Digit>> = ByDigit::default();
        for (cell, digit) in clues.iter() {
            let image = clues[symmetry.image(cell)]?;
            if *images[digit].get_or_insert(image) != image {
                return None;
            }
        }
        let given: DigitSet = clues.iter().map(|(_, digit)| digit).collect();
        let reached: DigitSet = images.values().iter().flatten().copied().collect();
        // A digit that is no clue stays, as all others go to one another.
        let is_exchange = given == reached && given.len() >= 8;
        let digits = ByDigit::from_fn(|digit| images[digit].unwrap_or(digit));
        is_exchange.then_some(Automorphism { symmetry, digits })
    }
    /// Where the cells go.
    pub fn symmetry(&self) -> Symmetry {
        self.symmetry
    }
    /// What a digit becomes.
    pub fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit]
    }
    /// Where a candidate goes and what it becomes.
    pub fn image(&self, at: Candidate) -> Candidate {
        Candidate::new(self.symmetry.image(at.cell), self.digits[at.digit])
    }
    /// The images of a candidate, one after the other, up to itself, which is the last.
    pub fn orbit(&self, at: Candidate) -> impl Iterator<Item = Candidate> {
        let mut next = Some(at);
        std::iter::from_fn(move || {
            let image = self.image(next?);
            next = Some(image).filter(|&image| image != at);
            Some(image)
        })
    }
    /// The digits that stay as they are.
    pub fn kept(&self) -> DigitSet {
        Digit::ALL.into_iter().filter(|&digit| self.digits[digit] == digit).collect()
    }
    /// The digits that become each other, cycle by cycle: each becomes the next, the last the first.
    pub fn exchanged(&self) -> Vec<Vec<Digit>> {
        let mut left = !self.kept();
        let mut cycles = Vec::new();
        while let Some(first) = left.first() {
            let following = |digit: &Digit| Some(self.digits[*digit]).filter(|&next| next != first);
            let cycle: Vec<Digit> = std::iter::successors(Some(first), following).collect();
            cycle.iter().for_each(|&digit| left.remove(digit));
            cycles.push(cycle);
        }
        cycles
    }
}
