//! The only file with unsafe code: calls to functions that not every processor can run, and casts
//! between arrays and registers.
//!
//! The files beside this one have the operations of each backend as safe functions with a
//! `target_feature`; calling one from a function without that feature is unsafe. The calls are here,
//! and they are sound because the types that make them ([`Avx2`], [`Avx512`], [`Lanes256`],
//! [`TernaryLanes256`]) are private to this file, and so are the functions that use these types. The
//! only ways out of the file are [`available`], which gives the functions of a backend only where the
//! processor is detected to have its instructions, and [`lock_step_of`], which gives those of lock step
//! only for such a backend.
#![allow(unsafe_code, reason = "see the head of the file")]

#[cfg(target_arch = "x86_64")]
use {
    super::scalar::Scalar,
    super::{Functions, avx2, avx512, choose_with, lanes256},
    crate::lock_step::guess::{Open, Stacks},
    crate::lock_step::lanes::{Lanes, Logic, Register},
    crate::lock_step::planes::{Ends, Planes},
    crate::lock_step::transfer::{Faults, Receiver},
    crate::lock_step::waiting::Waiting,
    crate::lock_step::{self},
    crate::search::{Solver, StopReason},
    crate::simd::{Simd, TriBoard},
    crate::state::State,
    core::arch::x86_64::{__m128i, __m256i, __m512i},
};

use crate::simd::BitBoard;

/// Functions that reinterpret the bits of one type as another.
macro_rules! casts {
    ($($name:ident: $from:ty => $to:ty;)*) => { $(
        #[inline(always)]
        pub fn $name(bits: $from) -> $to {
            // SAFETY: every bit pattern is valid in both types, and `transmute` checks at compile
            // time that they have the same size.
            unsafe { core::mem::transmute::<$from, $to>(bits) }
        }
    )* };
}

#[cfg(target_arch = "x86_64")]
casts! {
    vector_of_board: BitBoard => __m128i;
    board_of_vector: __m128i => BitBoard;
    vector_of_two: [BitBoard; 2] => __m256i;
    two_of_vector: __m256i => [BitBoard; 2];
    vector_of_four: [BitBoard; 4] => __m512i;
    four_of_vector: __m512i => [BitBoard; 4];
    vector_of_bytes: [u8; 32] => __m256i;
    bytes_of_vector: __m256i => [u8; 32];
    vector_of_lanes: Lanes => __m256i;
    lanes_of_vector: __m256i => Lanes;
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
casts! {
    vector_of_board: BitBoard => core::arch::wasm32::v128;
    board_of_vector: core::arch::wasm32::v128 => BitBoard;
    vector_of_bytes: [u8; 16] => core::arch::wasm32::v128;
    bytes_of_vector: core::arch::wasm32::v128 => [u8; 16];
}

/// Operations on tri-boards, by the functions of the same name.
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

/// The type of a backend, and the functions of the kernel compiled for it.
#[cfg(target_arch = "x86_64")]
macro_rules! backend {
    ($functions:ident, $type:ident, $module:ident, $features:literal) => {
        static $functions: Functions = {
            #[target_feature(enable = $features)]
            fn read(line: &[u8; 81]) -> Option<State> {
                State::read_with::<$type>(line)
            }
            #[target_feature(enable = $features)]
            fn advance(solver: &mut Solver, max_guesses: u64) -> StopReason {
                solver.advance_with::<$type>(max_guesses)
            }
            Functions {
                name: stringify!($module),
                // SAFETY: see the head of the file.
                read: |line| unsafe { read(line) },
                // SAFETY: the same.
                advance: |solver, max_guesses| unsafe { advance(solver, max_guesses) },
                choose: choose_with::<Scalar>,
            }
        };

        #[derive(Clone, Copy)]
        struct $type($module::Vector);

        // SAFETY, of every call: see the head of the file.
        impl Simd for $type {
            operations! {
                $module: and(other), or(other), xor(other), and_not(other), or3(b, c), majority(b, c),
                select(a, b), or_and(b, c), add(other), sub(other), next_band(), previous_band(),
                next_digit(), previous_digit(),
            }
            #[inline(always)]
            fn load(memory: &TriBoard) -> $type {
                $type(unsafe { $module::load(memory) })
            }
            #[inline(always)]
            fn store(self, memory: &mut TriBoard) {
                unsafe { $module::store(self.0, memory) }
            }
            #[inline(always)]
            fn splat(word: u32) -> $type {
                $type(unsafe { $module::splat(word) })
            }
            #[inline(always)]
            fn broadcast(board: &BitBoard) -> $type {
                $type(unsafe { $module::broadcast(board) })
            }
            #[inline(always)]
            fn shl<const N: u32>(self) -> $type {
                $type(unsafe { $module::shl::<N>(self.0) })
            }
            #[inline(always)]
            fn shr<const N: u32>(self) -> $type {
                $type(unsafe { $module::shr::<N>(self.0) })
            }
            #[inline(always)]
            fn is_zero(self) -> bool {
                unsafe { $module::is_zero(self.0) }
            }
            #[inline(always)]
            fn digit_planes(line: &[u8; 81]) -> Option<[BitBoard; 4]> {
                unsafe { avx2::digit_planes(line) }
            }
        }
    };
}

/// The type of registers of lanes, and the functions of lock step compiled for it.
#[cfg(target_arch = "x86_64")]
macro_rules! lock_step {
    ($functions:ident, $type:ident, $features:literal, $($ternary:tt)*) => {
        static $functions: lock_step::Functions = {
            #[target_feature(enable = $features)]
            fn read(planes: &mut Planes, lines: &[&[u8; 81]]) -> Faults {
                planes.read::<$type>(lines)
            }
            #[target_feature(enable = $features)]
            fn load(planes: &mut Planes, states: &[Waiting]) {
                planes.load::<$type>(states);
            }
            #[target_feature(enable = $features)]
            fn propagate(planes: &mut Planes, few: u32) -> Ends {
                planes.propagate::<$type>(few)
            }
            #[target_feature(enable = $features)]
            fn solutions(planes: &mut Planes, lanes: &Lanes, receiver: Receiver<'_>) {
                planes.solutions::<$type>(lanes, receiver);
            }
            #[target_feature(enable = $features)]
            fn branch(planes: &mut Planes, open: &Open<'_>, stacks: &mut Stacks) {
                planes.branch::<$type>(open, stacks);
            }
            // SAFETY, of every call: see the head of the file.
            lock_step::Functions {
                max_guesses: u64::MAX,
                read: |planes, lines| unsafe { read(planes, lines) },
                load: |planes, states| unsafe { load(planes, states) },
                propagate: |planes, few| unsafe { propagate(planes, few) },
                solutions: |planes, lanes, receiver| unsafe { solutions(planes, lanes, receiver) },
                branch: |planes, open, stacks| unsafe { branch(planes, open, stacks) },
            }
        };

        #[derive(Clone, Copy)]
        struct $type(__m256i);

        // SAFETY, of every call: see the head of the file.
        impl Logic for $type {
            operations! { lanes256: and(other), or(other), xor(other), and_not(other), }
            $($ternary)*
            #[inline(always)]
            fn load(memory: &Lanes) -> $type {
                $type(unsafe { lanes256::load(memory) })
            }
            #[inline(always)]
            fn store(self, memory: &mut Lanes) {
                unsafe { lanes256::store(self.0, memory) }
            }
            #[inline(always)]
            fn splat(word: u32) -> $type {
                $type(unsafe { lanes256::splat(word) })
            }
        }

        // SAFETY, of every call: the same.
        impl Register for $type {
            #[inline(always)]
            fn shl<const N: u32>(self) -> $type {
                $type(unsafe { lanes256::shl::<N>(self.0) })
            }
            #[inline(always)]
            fn shr<const N: u32>(self) -> $type {
                $type(unsafe { lanes256::shr::<N>(self.0) })
            }
            #[inline(always)]
            fn transpose([a, b, c, d, e, f, g, h]: [$type; 8]) -> [$type; 8] {
                let words = [a.0, b.0, c.0, d.0, e.0, f.0, g.0, h.0];
                let [a, b, c, d, e, f, g, h] = unsafe { lanes256::transpose(words) };
                [$type(a), $type(b), $type(c), $type(d), $type(e), $type(f), $type(g), $type(h)]
            }
            #[inline(always)]
            fn digit_words(line: &[u8; 81]) -> Option<[[u32; 3]; 4]> {
                unsafe { avx2::digit_words(line) }
            }
            #[inline(always)]
            fn characters(words: [u32; 4]) -> [u8; 32] {
                unsafe { lanes256::characters(words) }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
use lanes256::ternary;

#[cfg(target_arch = "x86_64")]
lock_step!(AVX2_LOCK_STEP, Lanes256, "avx2,bmi1,bmi2,lzcnt,popcnt",);
#[cfg(target_arch = "x86_64")]
lock_step!(
    AVX512_LOCK_STEP,
    TernaryLanes256,
    "avx512f,avx512bw,avx512dq,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt",
    operations! {
        ternary: or3(b, c), majority(b, c), or_and(b, c), or_and_not(b, c), and_either(b, c),
        and_not_both(b, c),
    }
);

#[cfg(target_arch = "x86_64")]
backend!(AVX2, Avx2, avx2, "avx2,bmi1,bmi2,lzcnt,popcnt");
#[cfg(target_arch = "x86_64")]
backend!(AVX512, Avx512, avx512, "avx512f,avx512bw,avx512dq,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt");

/// Whether the processor has all of these. Without the standard library only what the program is compiled for
/// is known.
#[cfg(all(target_arch = "x86_64", feature = "std"))]
macro_rules! has {
    ($($feature:tt),+) => { $(std::is_x86_feature_detected!($feature))&&+ };
}
#[cfg(all(target_arch = "x86_64", not(feature = "std")))]
macro_rules! has {
    ($($feature:tt),+) => { $(cfg!(target_feature = $feature))&&+ };
}

/// The backends here that this processor can run, the faster one last.
#[cfg(target_arch = "x86_64")]
pub fn available() -> impl Iterator<Item = &'static Functions> {
    let avx2 = has!("avx2", "bmi1", "bmi2", "lzcnt", "popcnt");
    let avx512 = avx2 && has!("avx512f", "avx512bw", "avx512dq", "avx512vl");
    [(avx2, &AVX2), (avx512, &AVX512)]
        .into_iter()
        .filter_map(|(detected, functions)| detected.then_some(functions))
}

/// The functions of lock step for a backend that is here: only [`available`] hands these out.
#[cfg(target_arch = "x86_64")]
pub fn lock_step_of(backend: &Functions) -> Option<&'static lock_step::Functions> {
    [(&AVX2, &AVX2_LOCK_STEP), (&AVX512, &AVX512_LOCK_STEP)]
        .into_iter()
        .find_map(|(here, lock_step)| core::ptr::eq(backend, here).then_some(lock_step))
}
