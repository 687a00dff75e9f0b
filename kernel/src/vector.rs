//! [`Vectors`]: which vectors the processor has, and the kernel in each of them. This file and the
//! three below it hold the only unsafe code of the project.
//!
//! A vector type is private to its file, and values of it only come to be inside the functions at
//! the end of that file. Those functions are only called through the tables here, and a table is
//! only handed out where the processor is seen to have the instructions. That is the `SAFETY` of
//! every intrinsic; loads and stores besides go to references of the right size and alignment.
#![allow(unsafe_code, reason = "intrinsics and functions with target features are unsafe to call")]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

use std::fmt;

use super::guess::{Guess, choose};
use super::portable::Plain;
use super::state::State;
use super::tree::{Halt, Walk};
use super::trio::Trio;

/// A kind of vectors that this processor has.
#[derive(Clone, Copy)]
pub struct Vectors(&'static Table);

/// The kernel in one kind of vectors. (Pointers, so that what nobody asks for is not linked.)
struct Table {
    name: &'static str,
    read: fn(&[u8; 81]) -> Option<State>,
    advance: fn(&mut Walk, u64) -> Halt,
    choose: fn(&State) -> Guess,
}

static PORTABLE: Table = Table {
    name: "portable",
    read: State::read_with::<Plain>,
    advance: Walk::advance_with::<Plain>,
    choose: choose_with::<Plain>,
};

#[cfg(target_arch = "x86_64")]
static AVX2: Table = Table {
    name: "avx2",
    // SAFETY: this table is only handed out where `has_avx2` says yes.
    read: |line| unsafe { avx2::read(line) },
    // SAFETY: the same.
    advance: |walk, guesses| unsafe { avx2::advance(walk, guesses) },
    choose: choose_with::<Plain>,
};

#[cfg(target_arch = "x86_64")]
static AVX512: Table = Table {
    name: "avx512",
    // SAFETY: this table is only handed out where `has_avx512` says yes, too.
    read: |line| unsafe { avx512::read(line) },
    // SAFETY: the same.
    advance: |walk, guesses| unsafe { avx512::advance(walk, guesses) },
    choose: choose_with::<Plain>,
};

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
static SIMD128: Table = Table {
    name: "simd128",
    read: State::read_with::<simd128::Three>,
    advance: Walk::advance_with::<simd128::Three>,
    choose: choose_with::<simd128::Three>,
};

impl Vectors {
    /// No vectors: ordinary words.
    pub const PORTABLE: Vectors = Vectors(&PORTABLE);

    /// All kinds that this processor has, the fastest last.
    pub fn available() -> Vec<Vectors> {
        #[allow(unused_mut, reason = "where there is but one kind")]
        let mut kinds = vec![Vectors::PORTABLE];
        #[cfg(target_arch = "x86_64")]
        {
            kinds.extend(has_avx2().then_some(Vectors(&AVX2)));
            kinds.extend((has_avx2() && has_avx512()).then_some(Vectors(&AVX512)));
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        kinds.push(Vectors(&SIMD128));
        kinds
    }
    /// The fastest kind.
    #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
    pub fn best() -> Vectors {
        static BEST: std::sync::OnceLock<Vectors> = std::sync::OnceLock::new();
        *BEST.get_or_init(|| Vectors::available().pop().unwrap_or(Vectors::PORTABLE))
    }
    /// The fastest kind.
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    pub fn best() -> Vectors {
        Vectors(&SIMD128)
    }
    /// Its name.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// [`State::read_with`] in these vectors.
    pub(super) fn read(self, line: &[u8; 81]) -> Option<State> {
        (self.0.read)(line)
    }
    /// [`Walk::advance_with`] in these vectors.
    pub(super) fn advance(self, walk: &mut Walk, guesses: u64) -> Halt {
        (self.0.advance)(walk, guesses)
    }
    /// [`choose`] in these vectors.
    pub(super) fn choose(self, state: &State) -> Guess {
        (self.0.choose)(state)
    }
}

impl fmt::Debug for Vectors {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// [`choose`] for a state that is in memory.
fn choose_with<T: Trio>(state: &State) -> Guess {
    choose(&state.load::<T>(), state)
}

/// All features that the functions in `avx2.rs` are compiled with.
#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

/// All features that the functions in `avx512.rs` are compiled with and `avx2.rs` is not.
#[cfg(target_arch = "x86_64")]
fn has_avx512() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl")
}
