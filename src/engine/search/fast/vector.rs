//! [`Vectors`]: which vectors the processor has, and the kernel in each of them. This file and the
//! three below it hold the only unsafe code of the crate.
//!
//! A vector type is private to its file, and values of it only come to be inside the functions at
//! the end of that file. Those functions are only called here, by a [`Vectors`], which can only be
//! made where the processor is seen to have the instructions. That is the `SAFETY` of every
//! intrinsic; loads and stores besides go to references of the right size and alignment.
#![allow(unsafe_code, reason = "intrinsics and functions with target features are unsafe to call")]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

use std::sync::OnceLock;

use super::portable::Plain;
use super::state::State;
use super::tree::{Halt, Walk};

/// A kind of vectors that this processor has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vectors(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
}

impl Vectors {
    /// No vectors: ordinary words.
    pub const PORTABLE: Vectors = Vectors(Kind::Portable);

    /// All kinds that this processor has, the fastest last.
    pub fn available() -> Vec<Vectors> {
        #[allow(unused_mut, reason = "where there is but one kind")]
        let mut kinds = vec![Kind::Portable];
        #[cfg(target_arch = "x86_64")]
        {
            let has_avx2 = has_avx2();
            kinds.extend(has_avx2.then_some(Kind::Avx2));
            kinds.extend((has_avx2 && has_avx512()).then_some(Kind::Avx512));
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        kinds.push(Kind::Simd128);
        kinds.into_iter().map(Vectors).collect()
    }
    /// The fastest kind.
    pub fn best() -> Vectors {
        static BEST: OnceLock<Vectors> = OnceLock::new();
        *BEST.get_or_init(|| Vectors::available().pop().unwrap_or(Vectors::PORTABLE))
    }
    /// Its name.
    pub fn name(self) -> &'static str {
        match self.0 {
            Kind::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 => "avx2",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => "avx512",
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128 => "simd128",
        }
    }

    /// [`State::read_with`] in these vectors.
    pub(super) fn read(self, line: &[u8; 81]) -> Option<State> {
        match self.0 {
            Kind::Portable => State::read_with::<Plain>(line),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this kind is only made where `has_avx2` says yes.
            Kind::Avx2 => unsafe { avx2::read(line) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this kind is only made where `has_avx512` says yes, too.
            Kind::Avx512 => unsafe { avx512::read(line) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128 => State::read_with::<simd128::Three>(line),
        }
    }
    /// [`Walk::advance_with`] in these vectors.
    pub(super) fn advance(self, walk: &mut Walk, guesses: u64) -> Halt {
        match self.0 {
            Kind::Portable => walk.advance_with::<Plain>(guesses),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this kind is only made where `has_avx2` says yes.
            Kind::Avx2 => unsafe { avx2::advance(walk, guesses) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this kind is only made where `has_avx512` says yes, too.
            Kind::Avx512 => unsafe { avx512::advance(walk, guesses) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128 => walk.advance_with::<simd128::Three>(guesses),
        }
    }
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
