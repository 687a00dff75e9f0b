//! [`Vectors`]: which vectors the processor has, and the kernel in each of them. The operations of
//! each kind are in a file of their own; what is unsafe about them is all in [`gate`].

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
mod gate;
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
        kinds.extend(gate::kinds().map(Vectors));
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
