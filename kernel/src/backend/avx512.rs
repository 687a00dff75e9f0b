//! AVX-512: a tri-board in one register; `vpternlog` makes any function of three words one instruction.

use core::arch::x86_64::*;

use super::unsafe_dispatch::{four_of_vector, vector_of_board, vector_of_four};
use crate::simd::{BitBoard, TriBoard};

/// A tri-board.
pub type Vector = __m512i;

/// Functions of one intrinsic each.
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
    and_not(a, b) = _mm512_andnot_si512(b, a);
    or3(a, b, c) = _mm512_ternarylogic_epi32::<0b1111_1110>(a, b, c);
    majority(a, b, c) = _mm512_ternarylogic_epi32::<0b1110_1000>(a, b, c);
    select(mask, a, b) = _mm512_ternarylogic_epi32::<0b1100_1010>(mask, a, b);
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
pub fn load(memory: &TriBoard) -> Vector {
    vector_of_four(memory.0)
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn store(value: Vector, memory: &mut TriBoard) {
    memory.0 = four_of_vector(value);
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn splat(word: u32) -> Vector {
    _mm512_set1_epi32(word as i32)
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn broadcast(board: &BitBoard) -> Vector {
    _mm512_broadcast_i32x4(vector_of_board(*board))
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn shl<const N: u32>(value: Vector) -> Vector {
    _mm512_slli_epi32::<N>(value)
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn shr<const N: u32>(value: Vector) -> Vector {
    _mm512_srli_epi32::<N>(value)
}
#[inline]
#[target_feature(enable = "avx512f")]
pub fn is_zero(value: Vector) -> bool {
    _mm512_test_epi32_mask(value, value) == 0
}
