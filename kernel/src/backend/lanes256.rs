//! Lanes for lock step in registers of 256 bits: AVX2, and AVX-512 with the same registers, where
//! `vpternlog` makes any function of three words one instruction. (In registers of 512 bits a batch
//! would be twice as large, and wait longer for its slowest lanes.)

use core::arch::x86_64::*;

use super::unsafe_dispatch::{bytes_of_vector, lanes_of_vector, vector_of_lanes};
use crate::lock_step::lanes::Lanes;

/// Functions of one expression each.
macro_rules! functions {
    ($features:literal: $($name:ident($($vector:ident),*) = $result:expr;)*) => { $(
        #[inline]
        #[target_feature(enable = $features)]
        pub fn $name($($vector: __m256i),*) -> __m256i {
            $result
        }
    )* };
}

functions! { "avx2":
    and(a, b) = _mm256_and_si256(a, b);
    or(a, b) = _mm256_or_si256(a, b);
    xor(a, b) = _mm256_xor_si256(a, b);
    and_not(a, b) = _mm256_andnot_si256(b, a);
}

/// The functions of three words.
pub mod ternary {
    use super::*;

    functions! { "avx512f,avx512vl":
        or3(a, b, c) = _mm256_ternarylogic_epi32::<0b1111_1110>(a, b, c);
        majority(a, b, c) = _mm256_ternarylogic_epi32::<0b1110_1000>(a, b, c);
        or_and(a, b, c) = _mm256_ternarylogic_epi32::<0b1111_1000>(a, b, c);
        or_and_not(a, b, c) = _mm256_ternarylogic_epi32::<0b1111_0100>(a, b, c);
        and_either(a, b, c) = _mm256_ternarylogic_epi32::<0b1110_0000>(a, b, c);
        and_not_both(a, b, c) = _mm256_ternarylogic_epi32::<0b0111_0000>(a, b, c);
    }
}

#[inline]
#[target_feature(enable = "avx2")]
pub fn load(memory: &Lanes) -> __m256i {
    vector_of_lanes(*memory)
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn store(value: __m256i, memory: &mut Lanes) {
    *memory = lanes_of_vector(value);
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn splat(word: u32) -> __m256i {
    _mm256_set1_epi32(word as i32)
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn shl<const N: u32>(value: __m256i) -> __m256i {
    _mm256_sll_epi32(value, _mm_cvtsi32_si128(N as i32))
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn shr<const N: u32>(value: __m256i) -> __m256i {
    _mm256_srl_epi32(value, _mm_cvtsi32_si128(N as i32))
}

/// [`Register::transpose`](crate::lock_step::lanes::Register::transpose): pairs of words, then of
/// pairs, then of halves.
#[inline]
#[target_feature(enable = "avx2")]
pub fn transpose([a, b, c, d, e, f, g, h]: [__m256i; 8]) -> [__m256i; 8] {
    let [a0, a1, a2, a3] = transpose_four(a, b, c, d);
    let [b0, b1, b2, b3] = transpose_four(e, f, g, h);
    [
        _mm256_permute2x128_si256::<0x20>(a0, b0),
        _mm256_permute2x128_si256::<0x20>(a1, b1),
        _mm256_permute2x128_si256::<0x20>(a2, b2),
        _mm256_permute2x128_si256::<0x20>(a3, b3),
        _mm256_permute2x128_si256::<0x31>(a0, b0),
        _mm256_permute2x128_si256::<0x31>(a1, b1),
        _mm256_permute2x128_si256::<0x31>(a2, b2),
        _mm256_permute2x128_si256::<0x31>(a3, b3),
    ]
}
/// Transposes the 4 × 4 words in each half.
#[inline]
#[target_feature(enable = "avx2")]
fn transpose_four(a: __m256i, b: __m256i, c: __m256i, d: __m256i) -> [__m256i; 4] {
    let (ab, cd) = (_mm256_unpacklo_epi32(a, b), _mm256_unpacklo_epi32(c, d));
    let (ab_high, cd_high) = (_mm256_unpackhi_epi32(a, b), _mm256_unpackhi_epi32(c, d));
    [
        _mm256_unpacklo_epi64(ab, cd),
        _mm256_unpackhi_epi64(ab, cd),
        _mm256_unpacklo_epi64(ab_high, cd_high),
        _mm256_unpackhi_epi64(ab_high, cd_high),
    ]
}

/// [`Register::characters`](crate::lock_step::lanes::Register::characters).
#[inline]
#[target_feature(enable = "avx2")]
pub fn characters(words: [u32; 4]) -> [u8; 32] {
    // Byte `i` gets the byte of the word that has bit `i`, then that bit of it.
    let spread = _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303);
    let bit = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
    let mut digits = _mm256_set1_epi8(b'0' as i8);
    for (value, word) in [1, 2, 4, 8].into_iter().zip(words) {
        let bytes = _mm256_shuffle_epi8(_mm256_set1_epi32(word as i32), spread);
        let has_bit = _mm256_cmpeq_epi8(_mm256_and_si256(bytes, bit), bit);
        digits = _mm256_add_epi8(digits, _mm256_and_si256(has_bit, _mm256_set1_epi8(value)));
    }
    bytes_of_vector(digits)
}
