//! [`State`]: the candidates of a grid as the kernel keeps them, nine boards in 192 bytes. It is
//! cheap to copy, and that is how guesses are taken back.

use super::propagate::{Boards, FULL};
use super::trio::{BAND, Block, Board, Trio, rows};
use super::vector::Vectors;

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
    /// No digit anywhere.
    const DEAD: State = State([Block::splat(0); 3]);

    /// The state of 81 characters, row-major, `1` to `9`, `.` or `0` for no digit; none if there
    /// is any other character. A grid in which digits clash has no candidate at all.
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
        let bits = [
            T::thrice(&planes[0]),
            T::thrice(&planes[1]),
            T::thrice(&planes[2]),
            T::thrice(&planes[3]),
        ];
        let full = T::load(&FULL);
        let empty = full.minus(bits[0].or3(bits[1], bits[2]).or(bits[3]));
        let [a, b, c] =
            [clues(bits, &LACKING[0]), clues(bits, &LACKING[1]), clues(bits, &LACKING[2])];
        if !clashes(a).or3(clashes(b), clashes(c)).is_empty() {
            return Some(State::DEAD);
        }
        Some(State::store([a.or(empty), b.or(empty), c.or(empty)]))
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

    /// Whether the digit is left in the cell.
    pub fn allows(&self, cell: usize, digit: usize) -> bool {
        let (band, bit) = lane(cell);
        self.board(digit)[band] & bit != 0
    }
    /// The digits that are left in a cell: a bit for the index of each.
    pub fn candidates(&self, cell: usize) -> u16 {
        (0..9).filter(|&digit| self.allows(cell, digit)).fold(0, |all, digit| all | 1 << digit)
    }
    /// Takes a digit out of a cell.
    pub fn eliminate(&mut self, cell: usize, digit: usize) {
        let (band, bit) = lane(cell);
        self.board_mut(digit)[band] &= !bit;
    }
    /// Takes all other digits out of the cell; and this one, too, if it was out.
    pub fn place(&mut self, cell: usize, digit: usize) {
        let (band, bit) = lane(cell);
        for other in (0..9).filter(|&other| other != digit) {
            self.board_mut(other)[band] &= !bit;
        }
    }
    /// Brings all digits of a cell back: undoes [`place`](Self::place).
    pub fn clear(&mut self, cell: usize) {
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
            for (row, cells) in line.chunks_mut(9).enumerate() {
                add_bits(cells, plane[row / 3] >> (row % 3 * 10), bit);
            }
        }
        line
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

/// A trio's clues, out of the boards of the four bits.
#[inline(always)]
fn clues<T: Trio>([a, b, c, d]: [T; 4], lacking: &[Block; 4]) -> T {
    let low = a.xor(T::load(&lacking[0])).and(b.xor(T::load(&lacking[1]))).and(T::load(&FULL));
    low.and(c.xor(T::load(&lacking[2])).and(d.xor(T::load(&lacking[3]))))
}

/// Some bit, if a digit stands twice in a row, column or block: a search would be slow to see it.
#[inline(always)]
fn clashes<T: Trio>(clues: T) -> T {
    let in_row = clues.and(clues.or(T::splat(rows(0o1000))).sub(T::splat(rows(1))));
    let (second, third) = (clues.down::<10>(), clues.down::<20>());
    let top = T::splat(0o777);
    let columns = clues.or3(second, third).and(top);
    let in_column = clues.two_of(second, third).and(top).or_and(columns, columns.next_band());
    let two = T::splat(rows(0o333));
    let minirows = clues.or(clues.and(two).add(two)).and(T::splat(rows(0o444)));
    let in_block = minirows.two_of(minirows.down::<10>(), minirows.down::<20>()).and(top);
    in_row.or3(in_column, in_block)
}

/// The band of a cell and its bit in it.
#[inline(always)]
fn lane(cell: usize) -> (usize, u32) {
    (cell / 27, 1 << (cell % 27 + cell / 9 % 3))
}

/// Adds each of nine bits, weighed, to the character of its cell: seven at once, which one
/// multiplication spreads over seven bytes.
fn add_bits(cells: &mut [u8], row: u32, bit: u32) {
    for (some, from) in cells.chunks_mut(7).zip([0, 7]) {
        let spread = u64::from(row >> from & 0x7f) * 0x0002_0408_1020_4081;
        let spread = spread & 0x0101_0101_0101_0101;
        for (cell, add) in some.iter_mut().zip((spread << bit).to_le_bytes()) {
            *cell += add;
        }
    }
}
