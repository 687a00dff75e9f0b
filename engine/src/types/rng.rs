//! [`SeededRng`]: random numbers that are the same on every machine, so that a seed names a puzzle.
//!
//! xoshiro256++ (Blackman and Vigna, 2018) as the `rand` crate has it. Bounded numbers are drawn
//! here and not by `rand`, whose samplers may change with a version or with the width of a
//! pointer: everything below counts in `u32` and `u64`.
//!
//! [`SplitMix64`] is the smaller generator beside it, for seeds of seeds.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::set::{Element, Set};

/// A seeded random number generator.
///
/// ```
/// use nonet_engine::types::rng::SeededRng;
///
/// let mut rng = SeededRng::new(7);
/// let throw = rng.below(6);
/// assert!(throw < 6);
/// assert_eq!(SeededRng::new(7).below(6), throw);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeededRng(Xoshiro256PlusPlus);

impl SeededRng {
    /// The generator of a seed.
    pub fn new(seed: u64) -> SeededRng {
        SeededRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
    /// A number from 0 to `bound - 1`; 0 when the bound is 0. A 32-bit draw scaled down (Lemire,
    /// 2019): with bounds this small the bias is below one in a million.
    pub fn below(&mut self, bound: usize) -> usize {
        let scaled = u64::from(self.0.next_u32()) * bound as u64;
        (scaled >> 32) as usize
    }
    /// Puts the items into random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
    /// A random element of the set; `None` of an empty set.
    pub fn choose<T: Element>(&mut self, from: Set<T>) -> Option<T> {
        from.iter().nth(self.below(from.len()))
    }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): a generator whose state is a counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SplitMix64(u64);

/// What the counter goes up by: 2⁶⁴ divided by the golden ratio, made odd.
const GOLDEN_GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

impl SplitMix64 {
    /// The generator of a seed.
    pub fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }
    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN_GAMMA);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

/// The seed of item number `item` of a series: item 0 keeps the series' own seed, so that one
/// puzzle and the first of many are the same; every other gets draw number `item` of the
/// [`SplitMix64`] of that seed.
pub fn nth_seed(seed: u64, item: u64) -> u64 {
    match item.checked_sub(1) {
        None => seed,
        Some(skipped) => {
            SplitMix64::new(seed.wrapping_add(skipped.wrapping_mul(GOLDEN_GAMMA))).draw()
        }
    }
}
