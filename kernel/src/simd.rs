//! [`Simd`]: the boards of three digits in one value, and all operations of the kernel on it.
//!
//! A *bitboard* is the cells in which a digit is still possible, as three words of 32 bits
//! (*lanes*), one for each band. Bit `10·row + column` of a lane is the cell in that row of the
//! band (0 to 2) and that column (0 to 8):
//!
//! ```text
//!           column 0   1   2     3   4   5     6   7   8   guard
//! row 0   bit      0   1   2  |  3   4   5  |  6   7   8  |  9
//! row 1   bit     10  11  12  | 13  14  15  | 16  17  18  | 19
//! row 2   bit     20  21  22  | 23  24  25  | 26  27  28  | 29     (30, 31: unused)
//! ```
//!
//! The *guard bit* above each row is free: a sum of the row's bits carries into it and not into the
//! next row. A fourth lane stays empty, so that a bitboard fills a register of 128 bits.
//!
//! Three bitboards are a *tri-board*. The nine digits are three tri-boards, the *groups* 1 2 3,
//! 4 5 6 and 7 8 9; a digit is the bitboard in *slot* 0, 1 or 2 of its group. One operation on a
//! tri-board works on nine lanes of 27 cells each.
//!
//! The kernel is written once, in terms of this trait; [`backend`](super::backend) has the table of
//! its implementations.

/// The candidates of one digit: the lanes of the three bands, and an empty one.
pub type BitBoard = [u32; 4];

/// All cells of a band.
pub const BAND: u32 = rows(0o777);

/// A word with these nine bits in each row of a band; the guard bits stay free.
pub const fn rows(row: u32) -> u32 {
    row | row << 10 | row << 20
}

/// A tri-board in memory: three bitboards, and room for a fourth, which stays empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(64))]
pub struct TriBoard(pub [BitBoard; 4]);

impl TriBoard {
    /// A tri-board with this word in all nine lanes in use.
    pub const fn splat(word: u32) -> TriBoard {
        let board = [word, word, word, 0];
        TriBoard([board, board, board, [0; 4]])
    }
}

/// The bitboard of a set of cells in which bit `n` is the cell with row-major number `n`: the first
/// 64 in `low`, the other 17 in `high`.
#[inline(always)]
pub const fn board(low: u64, high: u32) -> BitBoard {
    let all = low as u128 | (high as u128) << 64;
    [spaced(all as u32), spaced((all >> 27) as u32), spaced((all >> 54) as u32), 0]
}

/// A band of 27 bits, with its rows moved apart for the guard bits.
#[inline(always)]
const fn spaced(band: u32) -> u32 {
    band & 0o777 | (band & 0o777_000) << 1 | (band & 0o777_000_000) << 2
}

/// A tri-board in the registers of a processor.
///
/// Operations work on every lane separately unless they say otherwise. The empty lane and the
/// empty fourth board may hold anything after [`splat`](Self::splat), [`add`](Self::add) and
/// [`sub`](Self::sub); `and` with a loaded [`TriBoard`] empties them again.
pub trait Simd: Copy {
    /// From memory.
    fn load(memory: &TriBoard) -> Self;
    /// To memory.
    fn store(self, memory: &mut TriBoard);
    /// This word in every lane.
    fn splat(word: u32) -> Self;
    /// This bitboard three times.
    fn broadcast(board: &BitBoard) -> Self;

    /// Bits in both.
    fn and(self, other: Self) -> Self;
    /// Bits in either.
    fn or(self, other: Self) -> Self;
    /// Bits in just one of the two.
    fn xor(self, other: Self) -> Self;
    /// Bits in this and not in the other.
    fn and_not(self, other: Self) -> Self;
    /// Bits in any of the three.
    fn or3(self, b: Self, c: Self) -> Self;
    /// Bits in at least two of the three.
    fn majority(self, b: Self, c: Self) -> Self;
    /// Bits of `a` where this has a bit, of `b` elsewhere.
    fn select(self, a: Self, b: Self) -> Self;
    /// Bits in this, or in both of the others.
    fn or_and(self, b: Self, c: Self) -> Self;

    /// Each lane shifted up by `N` bits.
    fn shl<const N: u32>(self) -> Self;
    /// Each lane shifted down by `N` bits.
    fn shr<const N: u32>(self) -> Self;
    /// Sum of the lanes, wrapping.
    fn add(self, other: Self) -> Self;
    /// Difference of the lanes, wrapping.
    fn sub(self, other: Self) -> Self;

    /// In the place of each band the next one, after the last the first.
    fn next_band(self) -> Self;
    /// In the place of each band the one before, before the first the last.
    fn previous_band(self) -> Self;
    /// In each slot the board of the next one, after the last the first.
    fn next_digit(self) -> Self;
    /// In each slot the board of the one before, before the first the last.
    fn previous_digit(self) -> Self;
    /// Whether there is no bit at all.
    fn is_zero(self) -> bool;

    /// The four binary digits of 81 characters as boards: where the digit of the character has bit
    /// 0 (it is 1, 3, 5, 7 or 9), bit 1, bit 2 and bit 3. A `.` or `0` has none of them; `None` if a
    /// character is anything else.
    fn digit_planes(line: &[u8; 81]) -> Option<[BitBoard; 4]>;
}
