//! WebAssembly's simd128: three registers a trio. A module with these instructions does not even
//! load where they are missing, so nothing need be proven here.

use core::arch::wasm32::*;

use super::gate::{board_of_vector, vector_of_board, vector_of_bytes};
use crate::trio::{Block, Board, Trio, board};

/// A trio.
#[derive(Clone, Copy)]
pub struct Three([v128; 3]);

/// Implements operations by one function of registers.
macro_rules! operations {
    ($($name:ident($($other:ident),*) = $intrinsic:expr;)*) => { $(
        #[inline(always)]
        fn $name(self $(, $other: Three)*) -> Three {
            Three([
                $intrinsic(self.0[0] $(, $other.0[0])*),
                $intrinsic(self.0[1] $(, $other.0[1])*),
                $intrinsic(self.0[2] $(, $other.0[2])*),
            ])
        }
    )* };
}

impl Trio for Three {
    operations! {
        and(other) = v128_and;
        or(other) = v128_or;
        xor(other) = v128_xor;
        minus(other) = v128_andnot;
        or3(b, c) = |a, b, c| v128_or(v128_or(a, b), c);
        two_of(b, c) = |a, b, c| v128_or(v128_and(a, b), v128_and(c, v128_or(a, b)));
        choose(a, b) = |mask, a, b| v128_bitselect(a, b, mask);
        or_and(b, c) = |a, b, c| v128_or(a, v128_and(b, c));
        add(other) = i32x4_add;
        sub(other) = i32x4_sub;
        next_band() = |a| i32x4_shuffle::<1, 2, 0, 3>(a, a);
        previous_band() = |a| i32x4_shuffle::<2, 0, 1, 3>(a, a);
    }
    #[inline(always)]
    fn load(block: &Block) -> Three {
        Three([0, 1, 2].map(|at| vector_of_board(block.0[at])))
    }
    #[inline(always)]
    fn store(self, block: &mut Block) {
        for (board, register) in block.0.iter_mut().zip(self.0) {
            *board = board_of_vector(register);
        }
    }
    #[inline(always)]
    fn splat(word: u32) -> Three {
        Three([u32x4_splat(word); 3])
    }
    #[inline(always)]
    fn thrice(board: &Board) -> Three {
        Three([vector_of_board(*board); 3])
    }
    #[inline(always)]
    fn up<const N: u32>(self) -> Three {
        Three(self.0.map(|register| u32x4_shl(register, N)))
    }
    #[inline(always)]
    fn down<const N: u32>(self) -> Three {
        Three(self.0.map(|register| u32x4_shr(register, N)))
    }
    #[inline(always)]
    fn next_digit(self) -> Three {
        let [a, b, c] = self.0;
        Three([b, c, a])
    }
    #[inline(always)]
    fn previous_digit(self) -> Three {
        let [a, b, c] = self.0;
        Three([c, a, b])
    }
    #[inline(always)]
    fn is_empty(self) -> bool {
        let [a, b, c] = self.0;
        !v128_any_true(v128_or(v128_or(a, b), c))
    }
    #[inline(always)]
    fn lanes_with(self, other: Three) -> u32 {
        let lanes = |a| u32::from(u32x4_bitmask(u32x4_ne(a, u32x4_splat(0))));
        let [a, b, c] = self.and(other).0;
        lanes(a) | lanes(b) << 4 | lanes(c) << 8
    }
    #[inline(always)]
    fn planes(line: &[u8; 81]) -> Option<[Board; 4]> {
        let mut wrong = u8x16_splat(0);
        let digits = [0, 16, 32, 48, 64, 65].map(|from| {
            let mut shown = [0; 16];
            shown.copy_from_slice(&line[from..from + 16]);
            let shown = vector_of_bytes(shown);
            let dot = u8x16_eq(shown, u8x16_splat(b'.'));
            let value = v128_andnot(u8x16_sub(shown, u8x16_splat(b'0')), dot);
            wrong = v128_or(wrong, u8x16_gt(value, u8x16_splat(9)));
            value
        });
        let plane = |by| {
            let [a, b, c, d, e, f] =
                digits.map(|value| u64::from(u8x16_bitmask(u8x16_shl(value, by))));
            board(a | b << 16 | c << 32 | d << 48, (e | f >> 15 << 16) as u32)
        };
        (!v128_any_true(wrong)).then(|| [plane(7), plane(6), plane(5), plane(4)])
    }
}
