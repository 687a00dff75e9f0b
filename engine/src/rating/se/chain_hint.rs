//! How chains are rated and which of several comes first.

use std::cmp::Ordering;

/// The rank of a chain: by difficulty, then by complexity, then by kind.
#[derive(Clone, Copy, Debug)]
pub struct Rank {
    /// The rating.
    pub difficulty: f64,
    /// The number of nodes, all chains of the hint together.
    pub complexity: u32,
    /// A number of the kind.
    pub key: u8,
}

impl Rank {
    /// The rank of a chain of a kind that begins at `base`.
    pub fn new(base: f64, complexity: u32, key: u8) -> Rank {
        Rank { difficulty: base + length_difficulty(complexity), complexity, key }
    }
    /// Whether it comes before the other; of equals the one that was found first does.
    pub fn is_before(self, other: Rank) -> bool {
        self.order(other) == Ordering::Less
    }
    /// The order in which chains are applied.
    pub fn order(self, other: Rank) -> Ordering {
        let difficulty = self.difficulty.total_cmp(&other.difficulty);
        difficulty.then(self.complexity.cmp(&other.complexity)).then(self.key.cmp(&other.key))
    }
}

/// What a length adds to the rating. It is summed up step by step, because sums of tenths are not exact
/// and ranks compare them as they are.
pub fn length_difficulty(complexity: u32) -> f64 {
    let length = complexity.saturating_sub(2);
    let (mut added, mut limit, mut is_odd) = (0.0, 4, false);
    while length > limit {
        added += 0.1;
        limit = if is_odd { limit * 4 / 3 } else { limit * 3 / 2 };
        is_odd = !is_odd;
    }
    added
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_add_tenths() {
        let tenths = |complexity| (10.0 * length_difficulty(complexity)).round() as u32;
        let limits = [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130];
        for (added, limit) in (0..).zip(limits) {
            assert_eq!([tenths(limit), tenths(limit + 1)], [added, added + 1]);
        }
    }
}
