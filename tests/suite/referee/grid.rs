//! A grid of the referee's own: which cells see each other, which candidates cannot both be true,
//! what is open. Candidates are numbered cell × 9 + digit, both from 0, cells row by row.

use std::sync::LazyLock;

use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::house::{House, HouseKind};
use nonet_engine::types::position::Position;
use nonet_engine::types::set::Element as _;

pub const CANDIDATES: usize = 729;

/// A set of candidates.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Bits([u64; 12]);

impl Bits {
    pub fn of(candidates: impl IntoIterator<Item = usize>) -> Bits {
        let mut bits = Bits::default();
        candidates.into_iter().for_each(|at| bits.insert(at));
        bits
    }
    pub fn insert(&mut self, at: usize) {
        self.0[at / 64] |= 1 << (at % 64);
    }
    pub fn has(&self, at: usize) -> bool {
        self.0[at / 64] >> (at % 64) & 1 == 1
    }
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
    pub fn or(self, other: &Bits) -> Bits {
        Bits(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
    pub fn and(self, other: &Bits) -> Bits {
        Bits(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
    pub fn without(self, other: &Bits) -> Bits {
        Bits(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }
    pub fn is_within(&self, other: &Bits) -> bool {
        self.without(other).is_empty()
    }
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0;
        (0..CANDIDATES).filter(move |at| words[at / 64] >> (at % 64) & 1 == 1)
    }
    pub fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }
}

pub fn number(at: Candidate) -> usize {
    at.cell.index() * 9 + at.digit.index()
}

/// The cells of a house, from its kind and number alone.
pub fn cells_of(house: House) -> Vec<usize> {
    let number = house.number();
    let cell = |at: usize| match house.kind() {
        HouseKind::Row => number * 9 + at,
        HouseKind::Column => at * 9 + number,
        HouseKind::Block => (number / 3 * 3 + at / 3) * 9 + number % 3 * 3 + at % 3,
    };
    (0..9).map(cell).collect()
}

pub fn sees(one: usize, other: usize) -> bool {
    let block = |cell: usize| (cell / 27, cell % 9 / 3);
    let same = one / 9 == other / 9 || one % 9 == other % 9 || block(one) == block(other);
    one != other && same
}

/// Whether two candidates cannot both be true.
pub fn conflict(one: usize, other: usize) -> bool {
    let (cells, digits) = ((one / 9, other / 9), (one % 9, other % 9));
    (cells.0 == cells.1 && digits.0 != digits.1) || (digits.0 == digits.1 && sees(cells.0, cells.1))
}

static RIVALS: LazyLock<Vec<Bits>> = LazyLock::new(|| {
    let rivals = |at| Bits::of((0..CANDIDATES).filter(|&other| conflict(at, other)));
    (0..CANDIDATES).map(rivals).collect()
});

/// All candidates that cannot be true beside one.
pub fn rivals(at: usize) -> &'static Bits {
    &RIVALS[at]
}

/// What the rules and the eliminations leave.
#[derive(Clone)]
pub struct Grid {
    pub open: Bits,
    /// The digit of each solved cell.
    pub solved: [Option<usize>; 81],
    pub given: [bool; 81],
}

impl Grid {
    pub fn of(position: &Position) -> Grid {
        let mut open = Bits::default();
        let mut solved = [None; 81];
        for cell in Cell::ALL {
            let digits = position.candidates(cell).iter();
            digits.for_each(|digit| open.insert(number(Candidate::new(cell, digit))));
        }
        for (cell, digit) in position.digits().iter() {
            solved[cell.index()] = Some(digit.index());
        }
        let given = std::array::from_fn(|at| position.givens().contains(Cell::ALL[at]));
        Grid { open, solved, given }
    }
    /// The open candidates of a cell.
    pub fn in_cell(&self, cell: usize) -> Bits {
        Bits::of((0..9).map(|digit| cell * 9 + digit).filter(|&at| self.open.has(at)))
    }
    /// The open places of a digit in a house.
    pub fn places(&self, house: House, digit: usize) -> Bits {
        let at = cells_of(house).into_iter().map(|cell| cell * 9 + digit);
        Bits::of(at.filter(|&at| self.open.has(at)))
    }
    /// Whether a digit is placed in a house.
    pub fn has_placed(&self, house: House, digit: usize) -> bool {
        cells_of(house).into_iter().any(|cell| self.solved[cell] == Some(digit))
    }
    /// Takes a candidate for true.
    pub fn fill(&mut self, at: usize) {
        self.open = self.open.without(rivals(at));
        self.open = self.open.without(&Bits::of([at]));
        self.solved[at / 9] = Some(at % 9);
    }
    /// The digits that a cell can still be.
    pub fn digits(&self, cell: usize) -> Vec<usize> {
        Digit::ALL
            .iter()
            .map(|digit| digit.index())
            .filter(|at| self.open.has(cell * 9 + at))
            .collect()
    }
}
