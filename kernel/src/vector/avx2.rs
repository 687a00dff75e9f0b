//! AVX2: a trio in a register of 256 bits (two digits) and one of 128 bits (the third).

use core::arch::x86_64::*;

use super::gate::{
    board_of_vector, two_of_vector, vector_of_board, vector_of_bytes, vector_of_two,
};
use crate::trio::{Block, Board, board};

/// A trio.
#[derive(Clone, Copy)]
pub struct Vector(__m256i, __m128i);

/// Functions of trios by one function for either register.
macro_rules! operations {
    ($($name:ident($($trio:ident),*) = $two:expr, $one:expr;)*) => { $(
        #[inline]
        #[target_feature(enable = "avx2")]
        pub fn $name($($trio: Vector),*) -> Vector {
            Vector($two($($trio.0),*), $one($($trio.1),*))
        }
    )* };
}

/// Functions of trios by others.
macro_rules! combinations {
    ($($name:ident($($trio:ident),*) = $result:expr;)*) => { $(
        #[inline]
        #[target_feature(enable = "avx2")]
        pub fn $name($($trio: Vector),*) -> Vector {
            $result
        }
    )* };
}

operations! {
    and(a, b) = _mm256_and_si256, _mm_and_si128;
    or(a, b) = _mm256_or_si256, _mm_or_si128;
    xor(a, b) = _mm256_xor_si256, _mm_xor_si128;
    without(a, b) = _mm256_andnot_si256, _mm_andnot_si128;
    add(a, b) = _mm256_add_epi32, _mm_add_epi32;
    sub(a, b) = _mm256_sub_epi32, _mm_sub_epi32;
    next_band(a) = _mm256_shuffle_epi32::<0b11_00_10_01>, _mm_shuffle_epi32::<0b11_00_10_01>;
    previous_band(a) = _mm256_shuffle_epi32::<0b11_01_00_10>, _mm_shuffle_epi32::<0b11_01_00_10>;
}

combinations! {
    minus(a, b) = without(b, a);
    or3(a, b, c) = or(or(a, b), c);
    two_of(a, b, c) = or_and(and(a, b), c, or(a, b));
    choose(mask, a, b) = or(and(mask, a), minus(b, mask));
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
pub fn load(block: &Block) -> Vector {
    let [a, b, c, _] = block.0;
    Vector(vector_of_two([a, b]), vector_of_board(c))
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn store(trio: Vector, block: &mut Block) {
    block.0[..2].copy_from_slice(&two_of_vector(trio.0));
    block.0[2] = board_of_vector(trio.1);
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn splat(word: u32) -> Vector {
    Vector(_mm256_set1_epi32(word as i32), _mm_set1_epi32(word as i32))
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn thrice(board: &Board) -> Vector {
    let one = vector_of_board(*board);
    Vector(_mm256_broadcastsi128_si256(one), one)
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn up<const N: u32>(trio: Vector) -> Vector {
    let by = _mm_cvtsi32_si128(N as i32);
    Vector(_mm256_sll_epi32(trio.0, by), _mm_sll_epi32(trio.1, by))
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn down<const N: u32>(trio: Vector) -> Vector {
    let by = _mm_cvtsi32_si128(N as i32);
    Vector(_mm256_srl_epi32(trio.0, by), _mm_srl_epi32(trio.1, by))
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn is_empty(trio: Vector) -> bool {
    let all = _mm256_or_si256(trio.0, _mm256_zextsi128_si256(trio.1));
    _mm256_testz_si256(all, all) == 1
}
#[inline]
#[target_feature(enable = "avx2")]
pub fn lanes_with(a: Vector, b: Vector) -> u32 {
    let Vector(two, one) = and(a, b);
    let two = _mm256_cmpeq_epi32(two, _mm256_setzero_si256());
    let one = _mm_cmpeq_epi32(one, _mm_setzero_si128());
    let two = _mm256_movemask_ps(_mm256_castsi256_ps(two));
    let one = _mm_movemask_ps(_mm_castsi128_ps(one));
    !(two | one << 8) as u32 & 0xfff
}

/// [`Trio::planes`](crate::trio::Trio::planes): the bits of 32 characters at a time, the last 32
/// from place 49 on.
#[inline]
#[target_feature(enable = "avx2")]
pub fn planes(line: &[u8; 81]) -> Option<[Board; 4]> {
    let mut wrong = _mm256_setzero_si256();
    let digits = [0, 32, 49].map(|from| {
        let mut shown = [0; 32];
        shown.copy_from_slice(&line[from..from + 32]);
        let shown = vector_of_bytes(shown);
        let dot = _mm256_cmpeq_epi8(shown, _mm256_set1_epi8(b'.' as i8));
        let value = _mm256_sub_epi8(shown, _mm256_set1_epi8(b'0' as i8));
        let value = _mm256_andnot_si256(dot, value);
        let legal = _mm256_min_epu8(value, _mm256_set1_epi8(9));
        wrong = _mm256_or_si256(wrong, _mm256_xor_si256(value, legal));
        value
    });
    let [a, b, c] = digits;
    let join = |a, b, c| {
        let [a, b, c] = [a, b, c].map(|signs| _mm256_movemask_epi8(signs) as u32);
        board(u64::from(a) | u64::from(b) << 32, c >> 15)
    };
    let plane = |by| {
        let up = |value| _mm256_sll_epi16(value, _mm_cvtsi32_si128(by));
        join(up(a), up(b), up(c))
    };
    (_mm256_testz_si256(wrong, wrong) == 1).then(|| [plane(7), plane(6), plane(5), plane(4)])
}
