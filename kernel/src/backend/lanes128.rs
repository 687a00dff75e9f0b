//! Lanes for lock step in WebAssembly's simd128: a set of 256 lanes in two registers.

use core::arch::wasm32::*;
use core::array;

use super::simd128;
use super::unsafe_dispatch::{board_of_vector, bytes_of_vector, vector_of_board};
use crate::lock_step::lanes::{Lanes, Logic, Register, stored};
use crate::lock_step::planes::{Ends, Planes};

/// `N` registers of the two that a set of lanes fills, from register `FROM` on. A register holds four
/// words.
#[derive(Clone, Copy)]
pub struct Part<const FROM: usize, const N: usize>([v128; N]);

/// A whole set of lanes.
pub type Whole = Part<0, 2>;

/// [`Planes::propagate`] for one half of the lanes after the other: processors have too few registers for
/// both, and the lanes of a half wait only for each other.
pub fn propagate(planes: &mut Planes, few: u32) -> Ends {
    let first = planes.propagate::<Part<0, 1>>(few / 2);
    let second = planes.propagate::<Part<1, 1>>(few / 2);
    let both = |a, b| stored(Whole::load(a).or(Whole::load(b)));
    Ends {
        solved: both(&first.solved, &second.solved),
        open: both(&first.open, &second.open),
        moving: both(&first.moving, &second.moving),
    }
}

/// Operations that apply one intrinsic to each register.
macro_rules! operations {
    ($($name:ident = $intrinsic:ident;)*) => { $(
        #[inline(always)]
        fn $name(self, other: Self) -> Self {
            Part(array::from_fn(|at| $intrinsic(self.0[at], other.0[at])))
        }
    )* };
}

impl<const FROM: usize, const N: usize> Logic for Part<FROM, N> {
    operations! {
        and = v128_and;
        or = v128_or;
        xor = v128_xor;
        and_not = v128_andnot;
    }
    #[inline(always)]
    fn load(memory: &Lanes) -> Self {
        let words = |at: usize| array::from_fn(|word| memory.0[4 * at + word]);
        Part(array::from_fn(|at| vector_of_board(words(FROM + at))))
    }
    #[inline(always)]
    fn store(self, memory: &mut Lanes) {
        for (words, register) in memory.0.chunks_exact_mut(4).skip(FROM).zip(self.0) {
            words.copy_from_slice(&board_of_vector(register));
        }
    }
    #[inline(always)]
    fn splat(word: u32) -> Self {
        Part([u32x4_splat(word); N])
    }
}

impl Register for Whole {
    #[inline(always)]
    fn shl<const N: u32>(self) -> Whole {
        Part(self.0.map(|register| u32x4_shl(register, N)))
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Whole {
        Part(self.0.map(|register| u32x4_shr(register, N)))
    }
    #[inline(always)]
    fn transpose([a, b, c, d, e, f, g, h]: [Whole; 8]) -> [Whole; 8] {
        let quarter = |at: usize, [a, b, c, d]: [Whole; 4]| {
            transpose_four([a.0[at], b.0[at], c.0[at], d.0[at]])
        };
        let (upper, lower) = ([a, b, c, d], [e, f, g, h]);
        let (left, right) =
            ([quarter(0, upper), quarter(0, lower)], [quarter(1, upper), quarter(1, lower)]);
        let row = |[upper, lower]: &[[v128; 4]; 2], at: usize| Part([upper[at], lower[at]]);
        array::from_fn(|at| if at < 4 { row(&left, at) } else { row(&right, at - 4) })
    }
    #[inline(always)]
    fn digit_words(line: &[u8; 81]) -> Option<[[u32; 3]; 4]> {
        let digits = simd128::digits(line)?;
        let word = |by| {
            let [a, b, c, d, e, f] =
                digits.map(|value| u32::from(u8x16_bitmask(u8x16_shl(value, by))));
            [a | b << 16, c | d << 16, e | f >> 15 << 16]
        };
        Some([word(7), word(6), word(5), word(4)])
    }
    #[inline(always)]
    fn characters(words: [u32; 4]) -> [u8; 32] {
        let mut characters = [0; 32];
        for (half, characters) in characters.chunks_exact_mut(16).enumerate() {
            let words = words.map(|word| word >> (16 * half));
            characters.copy_from_slice(&bytes_of_vector(sixteen_characters(words)));
        }
        characters
    }
}

/// Transposes 4 × 4 words: pairs of words, then of pairs.
#[inline(always)]
fn transpose_four([a, b, c, d]: [v128; 4]) -> [v128; 4] {
    let (ab, cd) = (u32x4_shuffle::<0, 4, 1, 5>(a, b), u32x4_shuffle::<0, 4, 1, 5>(c, d));
    let (ab_high, cd_high) = (u32x4_shuffle::<2, 6, 3, 7>(a, b), u32x4_shuffle::<2, 6, 3, 7>(c, d));
    [
        u64x2_shuffle::<0, 2>(ab, cd),
        u64x2_shuffle::<1, 3>(ab, cd),
        u64x2_shuffle::<0, 2>(ab_high, cd_high),
        u64x2_shuffle::<1, 3>(ab_high, cd_high),
    ]
}

/// The characters of 16 digits from the lower halves of their four binary digits.
#[inline(always)]
fn sixteen_characters(words: [u32; 4]) -> v128 {
    // Byte `i` gets the byte of the word that has bit `i`, then that bit of the byte.
    let spread = u8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
    let bit = u64x2_splat(0x8040_2010_0804_0201);
    let mut characters = u8x16_splat(b'0');
    for (value, word) in [1, 2, 4, 8].into_iter().zip(words) {
        let bytes = u8x16_swizzle(u32x4_splat(word), spread);
        let has_bit = u8x16_eq(v128_and(bytes, bit), bit);
        characters = u8x16_add(characters, v128_and(has_bit, u8x16_splat(value)));
    }
    characters
}
