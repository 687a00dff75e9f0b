//! AVX-512: one register a trio; `vpternlog` makes any function of three words one instruction.

use core::arch::x86_64::*;

use crate::state::State;
use crate::tree::{Halt, Walk};
use crate::trio::{Block, Board, Trio};

#[derive(Clone, Copy)]
struct Wide(__m512i);

/// Implements operations on whole registers by one intrinsic each.
macro_rules! operations {
    ($($name:ident($($other:ident),*) = $intrinsic:expr;)*) => { $(
        #[inline(always)]
        fn $name(self $(, $other: Wide)*) -> Wide {
            // SAFETY: see the head of `vector.rs`.
            unsafe { Wide($intrinsic(self.0 $(, $other.0)*)) }
        }
    )* };
}

impl Trio for Wide {
    operations! {
        and(other) = _mm512_and_si512;
        or(other) = _mm512_or_si512;
        xor(other) = _mm512_xor_si512;
        minus(other) = |a, b| _mm512_andnot_si512(b, a);
        or3(b, c) = _mm512_ternarylogic_epi32::<0b1111_1110>;
        two_of(b, c) = _mm512_ternarylogic_epi32::<0b1110_1000>;
        choose(a, b) = _mm512_ternarylogic_epi32::<0b1100_1010>;
        or_and(b, c) = _mm512_ternarylogic_epi32::<0b1111_1000>;
        add(other) = _mm512_add_epi32;
        sub(other) = _mm512_sub_epi32;
        next_band() = _mm512_shuffle_epi32::<0b11_00_10_01>;
        previous_band() = _mm512_shuffle_epi32::<0b11_01_00_10>;
        next_digit() = |a| _mm512_shuffle_i64x2::<0b11_00_10_01>(a, a);
        previous_digit() = |a| _mm512_shuffle_i64x2::<0b11_01_00_10>(a, a);
    }
    #[inline(always)]
    fn load(block: &Block) -> Wide {
        // SAFETY: a block is 64 bytes and aligned to 64.
        unsafe { Wide(_mm512_load_si512((&raw const *block).cast())) }
    }
    #[inline(always)]
    fn store(self, block: &mut Block) {
        // SAFETY: a block is 64 bytes and aligned to 64.
        unsafe { _mm512_store_si512((&raw mut *block).cast(), self.0) }
    }
    #[inline(always)]
    fn splat(word: u32) -> Wide {
        // SAFETY: see the head of `vector.rs`.
        unsafe { Wide(_mm512_set1_epi32(word as i32)) }
    }
    #[inline(always)]
    fn thrice(board: &Board) -> Wide {
        // SAFETY: a board is 16 bytes; this load asks for no alignment.
        unsafe { Wide(_mm512_broadcast_i32x4(_mm_loadu_si128((&raw const *board).cast()))) }
    }
    #[inline(always)]
    fn up<const N: u32>(self) -> Wide {
        // SAFETY: see the head of `vector.rs`.
        unsafe { Wide(_mm512_slli_epi32::<N>(self.0)) }
    }
    #[inline(always)]
    fn down<const N: u32>(self) -> Wide {
        // SAFETY: see the head of `vector.rs`.
        unsafe { Wide(_mm512_srli_epi32::<N>(self.0)) }
    }
    #[inline(always)]
    fn is_empty(self) -> bool {
        self.lanes_with(self) == 0
    }
    #[inline(always)]
    fn lanes_with(self, other: Wide) -> u32 {
        // SAFETY: see the head of `vector.rs`.
        unsafe { _mm512_test_epi32_mask(self.0, other.0).into() }
    }
    #[inline(always)]
    fn planes(line: &[u8; 81]) -> Option<[Board; 4]> {
        // SAFETY: every processor with AVX-512 has AVX2.
        unsafe { super::avx2::planes(line) }
    }
}

/// [`State::read_with`] in these registers.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn read(line: &[u8; 81]) -> Option<State> {
    State::read_with::<Wide>(line)
}
/// [`Walk::advance_with`] in these registers.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn advance(walk: &mut Walk, guesses: u64) -> Halt {
    walk.advance_with::<Wide>(guesses)
}
