//! [`Trio`]: the boards of three digits in one value, and all that the kernel does with it.
//!
//! A *board* is the cells in which a digit can still stand, as three words (*lanes*), one a band:
//! bit `10·row + column` of a lane is the cell in that row of the band (0 to 2) and that column (0
//! to 8). The tenth bit of a row is free: sums carry into it. A fourth lane stays empty, so that a
//! board fills a vector of 128 bits. Three trios hold the nine digits: 1 2 3, 4 5 6 and 7 8 9. What
//! is done to a trio is done to nine bands of 27 cells at once.
//!
//! The kernel is written once, in terms of this trait; who implements it is the table in
//! [`vector`](super::vector).

/// One board: the lanes of the three bands, and an empty one.
pub type Board = [u32; 4];

/// All cells of a band.
pub const BAND: u32 = rows(0o777);

/// The same nine bits in each row of a band; the tenth bit of a row stays free.
pub const fn rows(row: u32) -> u32 {
    row | row << 10 | row << 20
}

/// A trio in memory: three boards, and room for a fourth, which stays empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(64))]
pub struct Block(pub [Board; 4]);

impl Block {
    /// The same word in all nine lanes in use.
    pub const fn splat(word: u32) -> Block {
        let board = [word, word, word, 0];
        Block([board, board, board, [0; 4]])
    }
}

/// The board with these cells, bit `n` standing for the cell at row-major place `n`: the first 64
/// in `low`, the other 17 in `high`.
#[inline(always)]
pub const fn board(low: u64, high: u32) -> Board {
    let all = low as u128 | (high as u128) << 64;
    [spaced(all as u32), spaced((all >> 27) as u32), spaced((all >> 54) as u32), 0]
}

/// A band of 27 bits, its rows moved apart.
#[inline(always)]
const fn spaced(band: u32) -> u32 {
    band & 0o777 | (band & 0o777_000) << 1 | (band & 0o777_000_000) << 2
}

/// The boards of three digits, as the processor likes them best.
///
/// All operations work on every lane for itself unless they say otherwise. The empty lane and the
/// empty fourth board may hold anything after [`splat`](Self::splat), [`add`](Self::add) and
/// [`sub`](Self::sub); `and` with a loaded [`Block`] empties them again.
pub trait Trio: Copy {
    /// From memory.
    fn load(block: &Block) -> Self;
    /// To memory.
    fn store(self, block: &mut Block);
    /// The same word in every lane.
    fn splat(word: u32) -> Self;
    /// The same board three times.
    fn thrice(board: &Board) -> Self;

    /// In both.
    fn and(self, other: Self) -> Self;
    /// In either.
    fn or(self, other: Self) -> Self;
    /// In one of the two.
    fn xor(self, other: Self) -> Self;
    /// In this and not in the other.
    fn minus(self, other: Self) -> Self;
    /// In any of the three.
    fn or3(self, b: Self, c: Self) -> Self;
    /// In at least two of the three.
    fn two_of(self, b: Self, c: Self) -> Self;
    /// From `a` where this has a bit, from `b` elsewhere.
    fn choose(self, a: Self, b: Self) -> Self;
    /// In this, or in both of the others.
    fn or_and(self, b: Self, c: Self) -> Self;

    /// Bits moved up by `N`.
    fn up<const N: u32>(self) -> Self;
    /// Bits moved down by `N`.
    fn down<const N: u32>(self) -> Self;
    /// Sum of the words, wrapping.
    fn add(self, other: Self) -> Self;
    /// Difference of the words, wrapping.
    fn sub(self, other: Self) -> Self;

    /// In the place of each band the next one, after the last the first.
    fn next_band(self) -> Self;
    /// In the place of each band the one before, before the first the last.
    fn previous_band(self) -> Self;
    /// In the place of each digit the next one, after the last the first.
    fn next_digit(self) -> Self;
    /// In the place of each digit the one before, before the first the last.
    fn previous_digit(self) -> Self;
    /// Whether there is no bit at all.
    fn is_empty(self) -> bool;
    /// The lanes in which the two have a bit in common: bit `4·digit + band`.
    fn lanes_with(self, other: Self) -> u32;

    /// The four bits of 81 characters as boards: where the digit of the character has bit 0 (it is
    /// 1, 3, 5, 7 or 9), bit 1, bit 2 and bit 3; none where it is `.` or `0`. No planes if a
    /// character is anything else.
    fn planes(line: &[u8; 81]) -> Option<[Board; 4]>;
}
