//! [`State`]: the candidates of a grid as the kernel keeps them, nine bitboards in 192 bytes. It is
//! cheap to copy: a guess is taken back by going on from the copy that was made before it.

use super::backend::Backend;
use super::propagate::{Boards, FULL};
use super::simd::{BAND, BitBoard, Simd, TriBoard, rows};

/// The cells in which each digit is still possible: digit `3·group + slot` is bitboard `slot` of
/// tri-board `group`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State(pub(super) [TriBoard; 3]);

/// For each group of digits and each bit of a digit's value: all cells for the digits whose value
/// lacks the bit, none for the others.
static LACKING: [[TriBoard; 4]; 3] = {
    let mut lacking = [[TriBoard::splat(0); 4]; 3];
    let mut entry = 0;
    while entry < 9 * 4 {
        let (digit, bit) = (entry / 4, entry % 4);
        if (digit + 1) >> bit & 1 == 0 {
            lacking[digit / 3][bit].0[digit % 3] = [BAND, BAND, BAND, 0];
        }
        entry += 1;
    }
    lacking
};

impl State {
    /// Every digit everywhere.
    pub const FULL: State = State([TriBoard::splat(BAND); 3]);
    /// No digit anywhere.
    const DEAD: State = State([TriBoard::splat(0); 3]);

    /// The state of 81 characters, row-major: `1` to `9`, and `.` or `0` for an empty cell. `None`
    /// if there is any other character. A grid with a digit twice in a row, column or block has a
    /// state without any candidate.
    ///
    /// ```
    /// use nonet_kernel::state::State;
    ///
    /// let mut line = [b'.'; 81];
    /// line[0] = b'5';
    /// let state = State::read(&line).expect("a grid");
    /// assert_eq!(state.candidates(0), 1 << 4);
    /// assert_eq!(state.candidates(1), 0b1_1111_1111);
    /// ```
    pub fn read(line: &[u8; 81]) -> Option<State> {
        State::read_with_backend(Backend::best(), line)
    }
    /// [`read`](Self::read) on the given backend; every backend gives the same.
    pub fn read_with_backend(backend: Backend, line: &[u8; 81]) -> Option<State> {
        backend.read(line)
    }
    /// [`read`](Self::read) in the registers of `T`. The characters become four boards (the cells
    /// whose digit has bit 0, bit 1, bit 2, bit 3), and the clues of a digit are the cells where
    /// all four are as in its value.
    #[inline(always)]
    pub(super) fn read_with<T: Simd>(line: &[u8; 81]) -> Option<State> {
        let planes = T::digit_planes(line)?;
        let bits = [
            T::broadcast(&planes[0]),
            T::broadcast(&planes[1]),
            T::broadcast(&planes[2]),
            T::broadcast(&planes[3]),
        ];
        let full = T::load(&FULL);
        let empty = full.and_not(bits[0].or3(bits[1], bits[2]).or(bits[3]));
        let [a, b, c] =
            [clues(bits, &LACKING[0]), clues(bits, &LACKING[1]), clues(bits, &LACKING[2])];
        if !conflicts(a).or3(conflicts(b), conflicts(c)).is_zero() {
            return Some(State::DEAD);
        }
        Some(State::store([a.or(empty), b.or(empty), c.or(empty)]))
    }
    #[inline(always)]
    pub(super) fn load<T: Simd>(&self) -> Boards<T> {
        [T::load(&self.0[0]), T::load(&self.0[1]), T::load(&self.0[2])]
    }
    #[inline(always)]
    pub(super) fn store<T: Simd>(boards: Boards<T>) -> State {
        let mut state = State([TriBoard::splat(0); 3]);
        for (memory, board) in state.0.iter_mut().zip(boards) {
            board.store(memory);
        }
        state
    }

    /// Whether the digit is a candidate of the cell.
    pub fn allows(&self, cell: usize, digit: usize) -> bool {
        let (band, bit) = band_and_bit(cell);
        self.board(digit)[band] & bit != 0
    }
    /// The candidates of a cell: bit `n` for the digit with index `n`.
    pub fn candidates(&self, cell: usize) -> u16 {
        (0..9).filter(|&digit| self.allows(cell, digit)).fold(0, |all, digit| all | 1 << digit)
    }
    /// Removes a digit from the candidates of a cell.
    pub fn eliminate(&mut self, cell: usize, digit: usize) {
        let (band, bit) = band_and_bit(cell);
        self.board_mut(digit)[band] &= !bit;
    }
    /// Removes all other digits from the candidates of a cell. The digit itself is not added: if it
    /// was removed before, the cell has no candidate left.
    pub fn place(&mut self, cell: usize, digit: usize) {
        let (band, bit) = band_and_bit(cell);
        for other in (0..9).filter(|&other| other != digit) {
            self.board_mut(other)[band] &= !bit;
        }
    }
    /// Makes every digit a candidate of the cell again: takes a clue out.
    pub fn clear(&mut self, cell: usize) {
        let (band, bit) = band_and_bit(cell);
        for digit in 0..9 {
            self.board_mut(digit)[band] |= bit;
        }
    }

    /// Whether a state that was read has no candidate, because two of its clues conflict.
    pub(super) fn is_dead(&self) -> bool {
        self.candidates(0) == 0
    }

    /// The digits of a solved state, as 81 characters.
    pub fn line(&self) -> [u8; 81] {
        let planes = [0, 1, 2, 3].map(|bit| self.plane(bit));
        let mut line = [b'0'; 81];
        for (row, cells) in line.chunks_exact_mut(9).enumerate() {
            let bits = planes.map(|plane| plane[row / 3] >> (row % 3 * 10));
            cells[..7].copy_from_slice(&seven_characters(bits)[..7]);
            cells[7..].copy_from_slice(&seven_characters(bits.map(|bits| bits >> 7))[..2]);
        }
        line
    }
    /// The cells whose digits have bit `bit` in their value.
    fn plane(&self, bit: u32) -> BitBoard {
        let mut plane = [0; 4];
        for digit in (0..9).filter(|digit| (digit + 1) >> bit & 1 == 1) {
            for (all, word) in plane.iter_mut().zip(self.board(digit)) {
                *all |= word;
            }
        }
        plane
    }
    #[inline(always)]
    pub(super) fn board(&self, digit: usize) -> &BitBoard {
        &self.0[digit / 3].0[digit % 3]
    }
    #[inline(always)]
    pub(super) fn board_mut(&mut self, digit: usize) -> &mut BitBoard {
        &mut self.0[digit / 3].0[digit % 3]
    }
}

/// The clues of a group's three digits, from the boards of the four bits.
#[inline(always)]
fn clues<T: Simd>([a, b, c, d]: [T; 4], lacking: &[TriBoard; 4]) -> T {
    let low = a.xor(T::load(&lacking[0])).and(b.xor(T::load(&lacking[1]))).and(T::load(&FULL));
    low.and(c.xor(T::load(&lacking[2])).and(d.xor(T::load(&lacking[3]))))
}

/// Has some bit if a digit stands twice in a row, column or block. Propagation alone would see such
/// a conflict late, after a long search.
#[inline(always)]
fn conflicts<T: Simd>(clues: T) -> T {
    let in_row = clues.and(clues.or(T::splat(rows(0o1000))).sub(T::splat(rows(1))));
    let (second, third) = (clues.shr::<10>(), clues.shr::<20>());
    let top = T::splat(0o777);
    let columns = clues.or3(second, third).and(top);
    let in_column = clues.majority(second, third).and(top).or_and(columns, columns.next_band());
    let two = T::splat(rows(0o333));
    let minirows = clues.or(clues.and(two).add(two)).and(T::splat(rows(0o444)));
    let in_block = minirows.majority(minirows.shr::<10>(), minirows.shr::<20>()).and(top);
    in_row.or3(in_column, in_block)
}

/// The band of a cell, and the bit of the cell in the word of that band.
#[inline(always)]
fn band_and_bit(cell: usize) -> (usize, u32) {
    (cell / 27, 1 << (cell % 27 + cell / 9 % 3))
}

/// The characters of seven digits from their four binary digits, each in seven bits of a word: one
/// multiplication copies seven bits to the lowest bits of seven bytes.
#[inline(always)]
fn seven_characters(planes: [u32; 4]) -> [u8; 8] {
    let mut characters = u64::from_le_bytes([b'0'; 8]);
    for (bit, plane) in planes.into_iter().enumerate() {
        let spread = u64::from(plane & 0x7f) * 0x0002_0408_1020_4081;
        characters += (spread & 0x0101_0101_0101_0101) << bit;
    }
    characters.to_le_bytes()
}
