//! WebAssembly's simd128: a tri-board in three registers. A module with these instructions does not
//! even load where they are missing, so nothing has to be detected here.

use core::arch::wasm32::*;

use super::unsafe_dispatch::{board_of_vector, vector_of_board, vector_of_bytes};
use crate::simd::{BitBoard, Simd, TriBoard, board};

/// A tri-board: a register for each slot.
#[derive(Clone, Copy)]
pub struct Simd128([v128; 3]);

/// Operations that apply one intrinsic to each register.
macro_rules! operations {
    ($($name:ident($($other:ident),*) = $intrinsic:expr;)*) => { $(
        #[inline(always)]
        fn $name(self $(, $other: Simd128)*) -> Simd128 {
            Simd128([
                $intrinsic(self.0[0] $(, $other.0[0])*),
                $intrinsic(self.0[1] $(, $other.0[1])*),
                $intrinsic(self.0[2] $(, $other.0[2])*),
            ])
        }
    )* };
}

impl Simd for Simd128 {
    operations! {
        and(other) = v128_and;
        or(other) = v128_or;
        xor(other) = v128_xor;
        and_not(other) = v128_andnot;
        or3(b, c) = |a, b, c| v128_or(v128_or(a, b), c);
        majority(b, c) = |a, b, c| v128_or(v128_and(a, b), v128_and(c, v128_or(a, b)));
        select(a, b) = |mask, a, b| v128_bitselect(a, b, mask);
        or_and(b, c) = |a, b, c| v128_or(a, v128_and(b, c));
        add(other) = i32x4_add;
        sub(other) = i32x4_sub;
        next_band() = |a| i32x4_shuffle::<1, 2, 0, 3>(a, a);
        previous_band() = |a| i32x4_shuffle::<2, 0, 1, 3>(a, a);
    }
    #[inline(always)]
    fn load(memory: &TriBoard) -> Simd128 {
        Simd128([0, 1, 2].map(|at| vector_of_board(memory.0[at])))
    }
    #[inline(always)]
    fn store(self, memory: &mut TriBoard) {
        for (board, register) in memory.0.iter_mut().zip(self.0) {
            *board = board_of_vector(register);
        }
    }
    #[inline(always)]
    fn splat(word: u32) -> Simd128 {
        Simd128([u32x4_splat(word); 3])
    }
    #[inline(always)]
    fn broadcast(board: &BitBoard) -> Simd128 {
        Simd128([vector_of_board(*board); 3])
    }
    #[inline(always)]
    fn shl<const N: u32>(self) -> Simd128 {
        Simd128(self.0.map(|register| u32x4_shl(register, N)))
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Simd128 {
        Simd128(self.0.map(|register| u32x4_shr(register, N)))
    }
    #[inline(always)]
    fn next_digit(self) -> Simd128 {
        let [a, b, c] = self.0;
        Simd128([b, c, a])
    }
    #[inline(always)]
    fn previous_digit(self) -> Simd128 {
        let [a, b, c] = self.0;
        Simd128([c, a, b])
    }
    #[inline(always)]
    fn is_zero(self) -> bool {
        let [a, b, c] = self.0;
        !v128_any_true(v128_or(v128_or(a, b), c))
    }
    #[inline(always)]
    fn digit_planes(line: &[u8; 81]) -> Option<[BitBoard; 4]> {
        let digits = digits(line)?;
        let plane = |by| {
            let [a, b, c, d, e, f] =
                digits.map(|value| u64::from(u8x16_bitmask(u8x16_shl(value, by))));
            board(a | b << 16 | c << 32 | d << 48, (e | f >> 15 << 16) as u32)
        };
        Some([plane(7), plane(6), plane(5), plane(4)])
    }
}

/// The digits of 81 characters, a byte each: cells 0 to 79, sixteen to a register, and 65 to 80. A `.`
/// is 0; `None` if a character is neither a digit nor a `.`.
#[inline(always)]
pub fn digits(line: &[u8; 81]) -> Option<[v128; 6]> {
    let mut wrong = u8x16_splat(0);
    let digits = [0, 16, 32, 48, 64, 65].map(|from| {
        let mut characters = [0; 16];
        characters.copy_from_slice(&line[from..from + 16]);
        let characters = vector_of_bytes(characters);
        let dot = u8x16_eq(characters, u8x16_splat(b'.'));
        let value = v128_andnot(u8x16_sub(characters, u8x16_splat(b'0')), dot);
        wrong = v128_or(wrong, u8x16_gt(value, u8x16_splat(9)));
        value
    });
    (!v128_any_true(wrong)).then_some(digits)
}
