//! [`State`]: the candidates of a grid as the kernel keeps them, nine boards in 192 bytes. It is
//! cheap to copy, and that is how guesses are taken back.

use super::propagate::{Boards, FULL};
use super::trio::{BAND, Block, Board, Trio};
use super::vector::Vectors;
use crate::engine::candidate::Candidate;
use crate::engine::cell::{ByCell, Cell};
use crate::engine::digit::{Digit, DigitSet};
use crate::engine::grid::{Grid, Solution};
use crate::engine::set::Element;

/// Where each digit can still stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State(pub(super) [Block; 3]);

/// For each trio and each bit of a digit's value: the boards of those digits that lack the bit.
static LACKING: [[Block; 4]; 3] = {
    let mut lacking = [[Block::splat(0); 4]; 3];
    let mut place = 0;
    while place < 9 * 4 {
        let (digit, bit) = (place / 4, place % 4);
        if (digit + 1) >> bit & 1 == 0 {
            lacking[digit / 3][bit].0[digit % 3] = [BAND, BAND, BAND, 0];
        }
        place += 1;
    }
    lacking
};

impl State {
    /// Every digit everywhere.
    pub const FULL: State = State([Block::splat(BAND); 3]);

    /// The state of a grid: one candidate where a digit stands, nine elsewhere.
    pub fn of(grid: &Grid) -> State {
        let mut line = [b'0'; 81];
        for (shown, digit) in line.iter_mut().zip(grid.digits()) {
            *shown += digit.map_or(0, Digit::value);
        }
        Vectors::best().read(&line).unwrap_or(State::FULL)
    }
    /// The state of 81 characters, row-major, `1` to `9`, `.` or `0` for no digit; none if there
    /// is any other character.
    pub fn read(line: &[u8; 81]) -> Option<State> {
        State::read_in(Vectors::best(), line)
    }
    /// The same in vectors of a kind.
    pub fn read_in(vectors: Vectors, line: &[u8; 81]) -> Option<State> {
        vectors.read(line)
    }
    /// The same in the vectors of this function. The bits of the characters are gathered into four boards
    /// ("where the digit has bit 0"), and a digit's clues are where all four are as in its value.
    #[inline(always)]
    pub(super) fn read_with<T: Trio>(line: &[u8; 81]) -> Option<State> {
        let planes = T::planes(line)?;
        let [a, b, c, d] = [0, 1, 2, 3].map(|bit| T::thrice(&planes[bit]));
        let full = T::load(&FULL);
        let empty = full.minus(a.or3(b, c).or(d));
        Some(State::store([0, 1, 2].map(|trio: usize| {
            let lacking = |bit: usize| T::load(&LACKING[trio][bit]);
            let low = a.xor(lacking(0)).and(b.xor(lacking(1))).and(full);
            low.and(c.xor(lacking(2)).and(d.xor(lacking(3)))).or(empty)
        })))
    }
    #[inline(always)]
    pub(super) fn load<T: Trio>(&self) -> Boards<T> {
        [T::load(&self.0[0]), T::load(&self.0[1]), T::load(&self.0[2])]
    }
    #[inline(always)]
    pub(super) fn store<T: Trio>(boards: Boards<T>) -> State {
        let mut state = State([Block::splat(0); 3]);
        for (block, trio) in state.0.iter_mut().zip(boards) {
            trio.store(block);
        }
        state
    }

    /// Whether the candidate is left.
    pub fn allows(&self, candidate: Candidate) -> bool {
        let (band, bit) = lane(candidate.cell);
        self.board(candidate.digit.index())[band] & bit != 0
    }
    /// The candidates that are left in a cell.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        Digit::ALL.into_iter().filter(|&digit| self.allows(Candidate { cell, digit })).collect()
    }
    /// Takes a candidate out.
    pub fn eliminate(&mut self, candidate: Candidate) {
        let (band, bit) = lane(candidate.cell);
        self.board_mut(candidate.digit.index())[band] &= !bit;
    }
    /// Takes all other candidates out of the cell; and this one, too, if it was out.
    pub fn place(&mut self, candidate: Candidate) {
        let (band, bit) = lane(candidate.cell);
        for digit in (0..9).filter(|&digit| digit != candidate.digit.index()) {
            self.board_mut(digit)[band] &= !bit;
        }
    }
    /// Brings all candidates of a cell back: undoes [`place`](Self::place).
    pub fn clear(&mut self, cell: Cell) {
        let (band, bit) = lane(cell);
        for digit in 0..9 {
            self.board_mut(digit)[band] |= bit;
        }
    }

    /// The digits of a state that is solved, as 81 characters.
    pub fn line(&self) -> [u8; 81] {
        let mut line = [b'0'; 81];
        for bit in 0..4 {
            let plane = self.plane(bit);
            for (cells, lane) in line.chunks_mut(27).zip(plane) {
                add_bits(cells, lane, bit);
            }
        }
        line
    }
    /// The solution of a state that is solved.
    pub fn solution(&self) -> Solution {
        let line = self.line();
        let digit = |cell: Cell| Digit::from_char(line[cell.index()].into());
        Solution::trusted(ByCell::from_fn(|cell| digit(cell).unwrap_or(Digit::ALL[0])))
    }
    /// The cells whose digits have a bit in their value.
    fn plane(&self, bit: u32) -> Board {
        let mut plane = [0; 4];
        for digit in (0..9).filter(|digit| (digit + 1) >> bit & 1 == 1) {
            for (all, word) in plane.iter_mut().zip(self.board(digit)) {
                *all |= word;
            }
        }
        plane
    }
    #[inline(always)]
    pub(super) fn board(&self, digit: usize) -> &Board {
        &self.0[digit / 3].0[digit % 3]
    }
    #[inline(always)]
    pub(super) fn board_mut(&mut self, digit: usize) -> &mut Board {
        &mut self.0[digit / 3].0[digit % 3]
    }
}

/// The band of a cell and its bit in it.
fn lane(cell: Cell) -> (usize, u32) {
    (cell.index() / 27, 1 << (cell.index() % 27))
}

/// Adds each bit of a lane, weighed, to the character of its cell: seven at a time, which one
/// multiplication spreads over seven bytes.
fn add_bits(cells: &mut [u8], lane: u32, bit: u32) {
    for (seven, from) in cells.chunks_mut(7).zip([0, 7, 14, 21]) {
        let spread = u64::from(lane >> from & 0x7f) * 0x0002_0408_1020_4081;
        let spread = spread & 0x0101_0101_0101_0101;
        for (cell, add) in seven.iter_mut().zip((spread << bit).to_le_bytes()) {
            *cell += add;
        }
    }
}
