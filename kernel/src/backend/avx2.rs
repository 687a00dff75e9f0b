//! AVX2: a tri-board in a register of 256 bits (two slots) and one of 128 bits (the third).

use core::arch::x86_64::*;

use super::unsafe_dispatch::{
    board_of_vector, two_of_vector, vector_of_board, vector_of_bytes, vector_of_two,
};
use crate::simd::{BitBoard, TriBoard, board};

/// A tri-board: slots 0 and 1, and slot 2.
#[derive(Clone, Copy)]
pub struct Vector(__m256i, __m128i);

/// Functions that apply one intrinsic to each of the two registers.
macro_rules! operations {
    ($($name:ident($($value:ident),*) = $two:expr, $one:expr;)*) => { $(
        #[inline]
        #[target_feature(enable = "avx2")]
        pub fn $name($($value: Vector),*) -> Vector {
            Vector($two($($value.0),*), $one($($value.1),*))
        }
    )* };
}

/// Functions made of other ones.
macro_rules! combinations {
    ($($name:ident($($value:ident),*) = $result:expr;)*) => { $(
        #[inline]
        #[target_feature(enable = "avx2")]
        pub fn $name($($value: Vector),*) -> Vector {
            $result
        }
    )* };
}

operations! {
    and(a, b) = _mm256_and_si256, _mm_and_si128;
    or(a, b) = _mm256_or_si256, _mm_or_si128;
    xor(a, b) = _mm256_xor_si256, _mm_xor_si128;
    not_and(a, b) = _mm256_andnot_si256, _mm_andnot_si128;
    add(a, b) = _mm256_add_epi32, _mm_add_epi32;
    sub(a, b) = _mm256_sub_epi32, _mm_sub_epi32;
    next_band(a) = _mm256_shuffle_epi32::<0b11_00_10_01>, _mm_shuffle_epi32::<0b11_00_10_01>;
    previous_band(a) = _mm256_shuffle_epi32::<0b11_01_00_10>, _mm_shuffle_epi32::<0b11_01_00_10>;
}

combinations! {
    and_not(a, b) = not_and(b, a);
    or3(a, b, c) = or(or(a, b), c);
    majority(a, b, c) = or_and(and(a, b), c, or(a, b));
    select(mask, a, b) = or(and(mask, a), and_not(b, mask));
    or_and(a, b, c) = or(a, and(b, c));
    next_digit(a) = {
        let last = _mm256_castsi128_si256(a.1);
        Vector(_mm256_permute2x128_si256::<0x21>(a.0, last), _mm256_castsi256_si128(a.0))
    };
    previous_digit(a) = {
        let (first, last) = (_mm256_castsi256_si128(a.0), a.1);
        Vector(_mm256_set_m128i(first, last), _mm256_extracti128_si256::<1>(a.0))
    };
}

#[inline]
#[target_feature(enable = "avx2")]
pub fn load(memory: &TriBoard) -> Vector {
    let [a, b, c, _] = memory.0;
    Vector(vector_of_two([a, b]), vector_of_board(c))
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn store(value: Vector, memory: &mut TriBoard) {
    memory.0[..2].copy_from_slice(&two_of_vector(value.0));
    memory.0[2] = board_of_vector(value.1);
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn splat(word: u32) -> Vector {
    Vector(_mm256_set1_epi32(word as i32), _mm_set1_epi32(word as i32))
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn broadcast(board: &BitBoard) -> Vector {
    let one = vector_of_board(*board);
    Vector(_mm256_broadcastsi128_si256(one), one)
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn shl<const N: u32>(value: Vector) -> Vector {
    let by = _mm_cvtsi32_si128(N as i32);
    Vector(_mm256_sll_epi32(value.0, by), _mm_sll_epi32(value.1, by))
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn shr<const N: u32>(value: Vector) -> Vector {
    let by = _mm_cvtsi32_si128(N as i32);
    Vector(_mm256_srl_epi32(value.0, by), _mm_srl_epi32(value.1, by))
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn is_zero(value: Vector) -> bool {
    let all = _mm256_or_si256(value.0, _mm256_zextsi128_si256(value.1));
    _mm256_testz_si256(all, all) == 1
}

/// [`Simd::digit_planes`](crate::simd::Simd::digit_planes).
#[inline]
#[target_feature(enable = "avx2")]
pub fn digit_planes(line: &[u8; 81]) -> Option<[BitBoard; 4]> {
    let [p, q, r, s] = digit_words(line)?;
    let board = |[a, b, c]: [u32; 3]| board(u64::from(a) | u64::from(b) << 32, c);
    Some([board(p), board(q), board(r), board(s)])
}

/// [`Register::digit_words`](crate::lock_step::lanes::Register::digit_words): the bits of 32
/// characters at a time, the last 32 from cell 49 on.
#[inline]
#[target_feature(enable = "avx2")]
pub fn digit_words(line: &[u8; 81]) -> Option<[[u32; 3]; 4]> {
    let mut wrong = _mm256_setzero_si256();
    let digits = [0, 32, 49].map(|from| {
        let mut characters = [0; 32];
        characters.copy_from_slice(&line[from..from + 32]);
        let characters = vector_of_bytes(characters);
        let dot = _mm256_cmpeq_epi8(characters, _mm256_set1_epi8(b'.' as i8));
        let value = _mm256_sub_epi8(characters, _mm256_set1_epi8(b'0' as i8));
        let value = _mm256_andnot_si256(dot, value);
        let legal = _mm256_min_epu8(value, _mm256_set1_epi8(9));
        wrong = _mm256_or_si256(wrong, _mm256_xor_si256(value, legal));
        value
    });
    let words = |by| {
        let [a, b, c] = digits.map(|value| {
            _mm256_movemask_epi8(_mm256_sll_epi16(value, _mm_cvtsi32_si128(by))) as u32
        });
        [a, b, c >> 15]
    };
    (_mm256_testz_si256(wrong, wrong) == 1).then(|| [words(7), words(6), words(5), words(4)])
}
