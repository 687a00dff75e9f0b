//! AVX2: a trio in a register of 256 bits (two digits) and one of 128 bits (the third).

use core::arch::x86_64::*;

use crate::state::State;
use crate::tree::{Halt, Walk};
use crate::trio::{Block, Board, Trio, board};

#[derive(Clone, Copy)]
struct Pair(__m256i, __m128i);

/// Implements operations by one intrinsic for either register.
macro_rules! operations {
    ($($name:ident($($other:ident),*) = $two:expr, $one:expr;)*) => { $(
        #[inline(always)]
        fn $name(self $(, $other: Pair)*) -> Pair {
            // SAFETY: see the head of `vector.rs`.
            unsafe { Pair($two(self.0 $(, $other.0)*), $one(self.1 $(, $other.1)*)) }
        }
    )* };
}

impl Trio for Pair {
    operations! {
        and(other) = _mm256_and_si256, _mm_and_si128;
        or(other) = _mm256_or_si256, _mm_or_si128;
        xor(other) = _mm256_xor_si256, _mm_xor_si128;
        minus(other) = |a, b| _mm256_andnot_si256(b, a), |a, b| _mm_andnot_si128(b, a);
        add(other) = _mm256_add_epi32, _mm_add_epi32;
        sub(other) = _mm256_sub_epi32, _mm_sub_epi32;
        next_band() =
            _mm256_shuffle_epi32::<0b11_00_10_01>, _mm_shuffle_epi32::<0b11_00_10_01>;
        previous_band() =
            _mm256_shuffle_epi32::<0b11_01_00_10>, _mm_shuffle_epi32::<0b11_01_00_10>;
    }
    #[inline(always)]
    fn load(block: &Block) -> Pair {
        let from = (&raw const *block).cast::<__m128i>();
        // SAFETY: a block is four times 16 bytes and aligned to 64.
        unsafe { Pair(_mm256_load_si256(from.cast()), _mm_load_si128(from.add(2))) }
    }
    #[inline(always)]
    fn store(self, block: &mut Block) {
        let to = (&raw mut *block).cast::<__m128i>();
        // SAFETY: a block is four times 16 bytes and aligned to 64.
        unsafe {
            _mm256_store_si256(to.cast(), self.0);
            _mm_store_si128(to.add(2), self.1);
        }
    }
    #[inline(always)]
    fn splat(word: u32) -> Pair {
        // SAFETY: see the head of `vector.rs`.
        unsafe { Pair(_mm256_set1_epi32(word as i32), _mm_set1_epi32(word as i32)) }
    }
    #[inline(always)]
    fn thrice(board: &Board) -> Pair {
        // SAFETY: a board is 16 bytes; this load asks for no alignment.
        let one = unsafe { _mm_loadu_si128((&raw const *board).cast()) };
        // SAFETY: see the head of `vector.rs`.
        unsafe { Pair(_mm256_broadcastsi128_si256(one), one) }
    }
    #[inline(always)]
    fn or3(self, b: Pair, c: Pair) -> Pair {
        self.or(b).or(c)
    }
    #[inline(always)]
    fn two_of(self, b: Pair, c: Pair) -> Pair {
        self.and(b).or_and(c, self.or(b))
    }
    #[inline(always)]
    fn choose(self, a: Pair, b: Pair) -> Pair {
        self.and(a).or(b.minus(self))
    }
    #[inline(always)]
    fn or_and(self, b: Pair, c: Pair) -> Pair {
        self.or(b.and(c))
    }
    #[inline(always)]
    fn up<const N: u32>(self) -> Pair {
        // SAFETY: see the head of `vector.rs`.
        unsafe {
            let by = _mm_cvtsi32_si128(N as i32);
            Pair(_mm256_sll_epi32(self.0, by), _mm_sll_epi32(self.1, by))
        }
    }
    #[inline(always)]
    fn down<const N: u32>(self) -> Pair {
        // SAFETY: see the head of `vector.rs`.
        unsafe {
            let by = _mm_cvtsi32_si128(N as i32);
            Pair(_mm256_srl_epi32(self.0, by), _mm_srl_epi32(self.1, by))
        }
    }
    #[inline(always)]
    fn next_digit(self) -> Pair {
        // SAFETY: see the head of `vector.rs`.
        unsafe {
            let last = _mm256_castsi128_si256(self.1);
            Pair(_mm256_permute2x128_si256::<0x21>(self.0, last), _mm256_castsi256_si128(self.0))
        }
    }
    #[inline(always)]
    fn previous_digit(self) -> Pair {
        // SAFETY: see the head of `vector.rs`.
        unsafe {
            let (first, last) = (_mm256_castsi256_si128(self.0), self.1);
            Pair(_mm256_set_m128i(first, last), _mm256_extracti128_si256::<1>(self.0))
        }
    }
    #[inline(always)]
    fn is_empty(self) -> bool {
        // SAFETY: see the head of `vector.rs`.
        unsafe {
            let all = _mm256_or_si256(self.0, _mm256_zextsi128_si256(self.1));
            _mm256_testz_si256(all, all) == 1
        }
    }
    #[inline(always)]
    fn lanes_with(self, other: Pair) -> u32 {
        let Pair(two, one) = self.and(other);
        // SAFETY: see the head of `vector.rs`.
        unsafe {
            let two = _mm256_cmpeq_epi32(two, _mm256_setzero_si256());
            let one = _mm_cmpeq_epi32(one, _mm_setzero_si128());
            let two = _mm256_movemask_ps(_mm256_castsi256_ps(two));
            let one = _mm_movemask_ps(_mm_castsi128_ps(one));
            !(two | one << 8) as u32 & 0xfff
        }
    }
    #[inline(always)]
    fn planes(line: &[u8; 81]) -> Option<[Board; 4]> {
        // SAFETY: see the head of `vector.rs`.
        unsafe { planes(line) }
    }
}

/// [`Trio::planes`]: the bits of 32 characters at a time, the last 32 from place 49 on.
#[inline]
#[target_feature(enable = "avx2")]
pub fn planes(line: &[u8; 81]) -> Option<[Board; 4]> {
    let mut wrong = _mm256_setzero_si256();
    let digits = [&line[..32], &line[32..64], &line[49..]].map(|shown| {
        // SAFETY: all three are 32 bytes; this load asks for no alignment.
        let shown = unsafe { _mm256_loadu_si256(shown.as_ptr().cast()) };
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

/// [`State::read_with`] in these registers.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn read(line: &[u8; 81]) -> Option<State> {
    State::read_with::<Pair>(line)
}
/// [`Walk::advance_with`] in these registers.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn advance(walk: &mut Walk, guesses: u64) -> Halt {
    walk.advance_with::<Pair>(guesses)
}
