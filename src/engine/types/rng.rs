//! [`SeededRng`]: seeded chance that falls the same way on every machine, so that a seed names a puzzle.
//!
//! xoshiro256++ (Blackman and Vigna, 2018) as the `rand` crate has it. Bounded numbers are drawn
//! here and not by `rand`, whose samplers may change with a version or with the width of a
//! pointer: everything below counts in `u32` and `u64`.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::set::{Element, Set};

/// A seeded source of chance.
#[derive(Clone, Debug)]
pub struct SeededRng(Xoshiro256PlusPlus);

impl SeededRng {
    /// The rng of a seed.
    pub fn new(seed: u64) -> SeededRng {
        SeededRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
    /// A number from 0 to `sides - 1`; 0 when there are no sides. A 32-bit draw scaled down
    /// (Lemire, 2019): with so few sides the bias is below one in a million.
    pub fn roll(&mut self, sides: usize) -> usize {
        let scaled = u64::from(self.0.next_u32()) * sides as u64;
        (scaled >> 32) as usize
    }
    /// Puts the items into random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.roll(last + 1));
        }
    }
    /// One of the set; none of an empty set.
    pub fn pick<T: Element>(&mut self, from: Set<T>) -> Option<T> {
        from.iter().nth(self.roll(from.len()))
    }
}

/// The seed of item number `item` of a series: item 0 keeps the series' own seed, so that one
/// puzzle and the first of many are the same; every other is scattered by SplitMix64 (Steele,
/// Lea and Flood, 2014).
pub fn nth_seed(seed: u64, item: u64) -> u64 {
    if item == 0 {
        return seed;
    }
    let mut mixed = seed.wrapping_add(item.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
