//! AVX-512: one register a trio; `vpternlog` makes any function of three words one instruction.

use core::arch::x86_64::*;

use super::gate::{four_of_vector, vector_of_board, vector_of_four};
use crate::trio::{Block, Board};

/// A trio.
pub type Vector = __m512i;

/// Functions of vectors by one intrinsic each.
macro_rules! operations {
    ($($name:ident($($vector:ident),*) = $result:expr;)*) => { $(
        #[inline]
        #[target_feature(enable = "avx512f")]
        pub fn $name($($vector: Vector),*) -> Vector {
            $result
        }
    )* };
}

operations! {
    and(a, b) = _mm512_and_si512(a, b);
    or(a, b) = _mm512_or_si512(a, b);
    xor(a, b) = _mm512_xor_si512(a, b);
    minus(a, b) = _mm512_andnot_si512(b, a);
    or3(a, b, c) = _mm512_ternarylogic_epi32::<0b1111_1110>(a, b, c);
    two_of(a, b, c) = _mm512_ternarylogic_epi32::<0b1110_1000>(a, b, c);
    choose(mask, a, b) = _mm512_ternarylogic_epi32::<0b1100_1010>(mask, a, b);
    or_and(a, b, c) = _mm512_ternarylogic_epi32::<0b1111_1000>(a, b, c);
    add(a, b) = _mm512_add_epi32(a, b);
    sub(a, b) = _mm512_sub_epi32(a, b);
    next_band(a) = _mm512_shuffle_epi32::<0b11_00_10_01>(a);
    previous_band(a) = _mm512_shuffle_epi32::<0b11_01_00_10>(a);
    next_digit(a) = _mm512_shuffle_i64x2::<0b11_00_10_01>(a, a);
    previous_digit(a) = _mm512_shuffle_i64x2::<0b11_01_00_10>(a, a);
}

#[inline]
#[target_feature(enable = "avx512f")]
pub fn load(block: &Block) -> Vector {
    vector_of_four(block.0)
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn store(trio: Vector, block: &mut Block) {
    block.0 = four_of_vector(trio);
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn splat(word: u32) -> Vector {
    _mm512_set1_epi32(word as i32)
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn thrice(board: &Board) -> Vector {
    _mm512_broadcast_i32x4(vector_of_board(*board))
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn up<const N: u32>(trio: Vector) -> Vector {
    _mm512_slli_epi32::<N>(trio)
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn down<const N: u32>(trio: Vector) -> Vector {
    _mm512_srli_epi32::<N>(trio)
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn is_empty(trio: Vector) -> bool {
    lanes_with(trio, trio) == 0
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn lanes_with(a: Vector, b: Vector) -> u32 {
    _mm512_test_epi32_mask(a, b).into()
}
