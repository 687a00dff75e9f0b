//! What a processor may lack, behind a gate: the only file of the project with unsafe code.
//!
//! The files beside this one have the operations of each kind of vectors as safe functions, which
//! only processors with certain instructions can run; the compiler knows them by `target_feature`
//! and calls to them from anywhere else are unsafe. Here they are called, and that is sound because
//! the types that do so ([`Pair`], [`Wide`]) are private to this file, and so are the functions
//! that bring them into play: nothing leaves the file but the tables of [`kinds`], each of them
//! only where the processor is seen to have the instructions.
#![allow(unsafe_code, reason = "see the head of the file")]

#[cfg(target_arch = "x86_64")]
use {
    super::{Table, avx2, avx512, choose_with},
    crate::portable::Plain,
    crate::state::State,
    crate::tree::{Halt, Walk},
    crate::trio::{Block, Trio},
    core::arch::x86_64::{__m128i, __m256i, __m512i},
};

use crate::trio::Board;

/// Functions that give the same bits as another type.
macro_rules! casts {
    ($($name:ident: $from:ty => $to:ty;)*) => { $(
        #[inline(always)]
        pub fn $name(bits: $from) -> $to {
            // SAFETY: both are nothing but bits, any bits; that they are as many is checked here.
            unsafe { core::mem::transmute::<$from, $to>(bits) }
        }
    )* };
}

#[cfg(target_arch = "x86_64")]
casts! {
    vector_of_board: Board => __m128i;
    board_of_vector: __m128i => Board;
    vector_of_two: [Board; 2] => __m256i;
    two_of_vector: __m256i => [Board; 2];
    vector_of_four: [Board; 4] => __m512i;
    four_of_vector: __m512i => [Board; 4];
    vector_of_bytes: [u8; 32] => __m256i;
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
casts! {
    vector_of_board: Board => core::arch::wasm32::v128;
    board_of_vector: core::arch::wasm32::v128 => Board;
    vector_of_bytes: [u8; 16] => core::arch::wasm32::v128;
}

/// Operations from trio to trio, by the functions of the same name.
#[cfg(target_arch = "x86_64")]
macro_rules! operations {
    ($module:ident: $($name:ident($($other:ident),*),)*) => { $(
        #[inline(always)]
        fn $name(self $(, $other: Self)*) -> Self {
            // SAFETY: see the head of the file.
            Self(unsafe { $module::$name(self.0 $(, $other.0)*) })
        }
    )* };
}

/// The trio of a module, and the kernel in it as a table.
#[cfg(target_arch = "x86_64")]
macro_rules! kind {
    ($table:ident, $kind:ident, $module:ident, $features:literal) => {
        static $table: Table = {
            #[target_feature(enable = $features)]
            fn read(line: &[u8; 81]) -> Option<State> {
                State::read_with::<$kind>(line)
            }
            #[target_feature(enable = $features)]
            fn advance(walk: &mut Walk, guesses: u64) -> Halt {
                walk.advance_with::<$kind>(guesses)
            }
            Table {
                name: stringify!($module),
                // SAFETY: see the head of the file.
                read: |line| unsafe { read(line) },
                // SAFETY: the same.
                advance: |walk, guesses| unsafe { advance(walk, guesses) },
                choose: choose_with::<Plain>,
            }
        };

        #[derive(Clone, Copy)]
        struct $kind($module::Vector);

        // SAFETY, of every call: see the head of the file.
        impl Trio for $kind {
            operations! {
                $module: and(other), or(other), xor(other), minus(other), or3(b, c), two_of(b, c),
                choose(a, b), or_and(b, c), add(other), sub(other), next_band(), previous_band(),
                next_digit(), previous_digit(),
            }
            #[inline(always)]
            fn load(block: &Block) -> $kind {
                $kind(unsafe { $module::load(block) })
            }
            #[inline(always)]
            fn store(self, block: &mut Block) {
                unsafe { $module::store(self.0, block) }
            }
            #[inline(always)]
            fn splat(word: u32) -> $kind {
                $kind(unsafe { $module::splat(word) })
            }
            #[inline(always)]
            fn thrice(board: &Board) -> $kind {
                $kind(unsafe { $module::thrice(board) })
            }
            #[inline(always)]
            fn up<const N: u32>(self) -> $kind {
                $kind(unsafe { $module::up::<N>(self.0) })
            }
            #[inline(always)]
            fn down<const N: u32>(self) -> $kind {
                $kind(unsafe { $module::down::<N>(self.0) })
            }
            #[inline(always)]
            fn is_empty(self) -> bool {
                unsafe { $module::is_empty(self.0) }
            }
            #[inline(always)]
            fn lanes_with(self, other: $kind) -> u32 {
                unsafe { $module::lanes_with(self.0, other.0) }
            }
            #[inline(always)]
            fn planes(line: &[u8; 81]) -> Option<[Board; 4]> {
                unsafe { avx2::planes(line) }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
kind!(AVX2, Pair, avx2, "avx2,bmi1,bmi2,lzcnt,popcnt");
#[cfg(target_arch = "x86_64")]
kind!(AVX512, Wide, avx512, "avx512f,avx512bw,avx512dq,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt");

/// The kinds that this processor has, the faster one last.
#[cfg(target_arch = "x86_64")]
pub fn kinds() -> impl Iterator<Item = &'static Table> {
    let avx2 = is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt");
    let avx512 = avx2
        && is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl");
    [(avx2, &AVX2), (avx512, &AVX512)].into_iter().filter_map(|(has, table)| has.then_some(table))
}
