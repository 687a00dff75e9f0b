//! [`Backend`]: which SIMD instructions the processor has, and the kernel compiled for each of them.
//! The operations of each backend are in a file of their own; all unsafe code is in
//! `unsafe_dispatch.rs`.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
pub mod scalar;
#[cfg(target_arch = "x86_64")]
mod lanes256;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod lanes128;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
mod unsafe_dispatch;

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use core::ptr;

use super::branch::{Branch, choose};
use super::lock_step;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use super::lock_step::planes::Planes;
use super::search::{Solver, StopReason};
use super::simd::Simd;
use super::state::State;
use scalar::Scalar;

/// An implementation of [`Simd`] that this processor can run.
#[derive(Clone, Copy)]
pub struct Backend(&'static Functions);

/// The kernel compiled for one backend. (Function pointers, so that a backend that is never named is
/// not linked.)
struct Functions {
    name: &'static str,
    read: fn(&[u8; 81]) -> Option<State>,
    advance: fn(&mut Solver, u64) -> StopReason,
    choose: fn(&State) -> Branch,
}

static SCALAR: Functions = Functions {
    name: "scalar",
    read: State::read_with::<Scalar>,
    advance: Solver::advance_with::<Scalar>,
    choose: choose_with::<Scalar>,
};

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
static SIMD128: Functions = Functions {
    name: "simd128",
    read: State::read_with::<simd128::Simd128>,
    advance: Solver::advance_with::<simd128::Simd128>,
    choose: choose_with::<simd128::Simd128>,
};

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
static SIMD128_LOCK_STEP: lock_step::Functions = lock_step::Functions {
    max_guesses: 1,
    read: Planes::read::<lanes128::Whole>,
    load: Planes::load::<lanes128::Whole>,
    propagate: lanes128::propagate,
    solutions: Planes::solutions::<lanes128::Whole>,
    branch: Planes::branch::<lanes128::Whole>,
};

impl Backend {
    /// No SIMD: ordinary words.
    pub const SCALAR: Backend = Backend(&SCALAR);

    /// All backends that this processor can run, the fastest last. Without the standard library, which asks
    /// the processor, those for which the program is compiled (`-C target-cpu`, `-C target-feature`).
    pub fn available() -> Vec<Backend> {
        #[allow(unused_mut, reason = "some targets have the scalar backend alone")]
        let mut backends = vec![Backend::SCALAR];
        #[cfg(target_arch = "x86_64")]
        backends.extend(unsafe_dispatch::available().map(Backend));
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        backends.push(Backend(&SIMD128));
        backends
    }
    /// The fastest backend.
    #[cfg(all(feature = "std", not(all(target_arch = "wasm32", target_feature = "simd128"))))]
    pub fn best() -> Backend {
        static BEST: std::sync::OnceLock<Backend> = std::sync::OnceLock::new();
        *BEST.get_or_init(|| Backend::available().pop().expect("the scalar backend is available"))
    }
    /// The fastest backend: without the standard library the one that the compiler was allowed to use.
    #[cfg(all(not(feature = "std"), not(all(target_arch = "wasm32", target_feature = "simd128"))))]
    pub fn best() -> Backend {
        Backend::available().pop().expect("the scalar backend is available")
    }
    /// The fastest backend.
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    pub fn best() -> Backend {
        Backend(&SIMD128)
    }
    /// Its name: `scalar`, `avx2`, `avx512` or `simd128`.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// [`State::read_with`] for this backend.
    pub(super) fn read(self, line: &[u8; 81]) -> Option<State> {
        (self.0.read)(line)
    }
    /// [`Solver::advance_with`] for this backend.
    pub(super) fn advance(self, solver: &mut Solver, max_guesses: u64) -> StopReason {
        (self.0.advance)(solver, max_guesses)
    }
    /// The functions of lock step for this backend, if it has them. (They are no field of the backend, so
    /// that a program that searches no lists is linked without them.)
    pub(super) fn lock_step(self) -> Option<&'static lock_step::Functions> {
        lock_step_of(self.0)
    }
    /// [`choose`] for this backend.
    pub(super) fn choose(self, state: &State) -> Branch {
        (self.0.choose)(state)
    }
}

impl fmt::Debug for Backend {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(target_arch = "x86_64")]
use unsafe_dispatch::lock_step_of;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
fn lock_step_of(backend: &Functions) -> Option<&'static lock_step::Functions> {
    ptr::eq(backend, &SIMD128).then_some(&SIMD128_LOCK_STEP)
}

#[cfg(not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))))]
fn lock_step_of(_: &Functions) -> Option<&'static lock_step::Functions> {
    None
}

/// [`choose`] for a state in memory.
fn choose_with<T: Simd>(state: &State) -> Branch {
    choose(&state.load::<T>(), state)
}
