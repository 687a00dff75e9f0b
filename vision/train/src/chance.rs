//! Chance that depends on a seed alone.

/// SplitMix64.
pub struct Chance(u64);

impl Chance {
    /// The chance of one board of a run, whatever thread makes it.
    pub fn of_board(seed: u64, board: usize) -> Self {
        let mut chance = Self(seed.wrapping_mul(0x2545_F491_4F6C_DD1D) ^ board as u64);
        chance.next();
        Self(chance.next() ^ board as u64)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Evenly between two values.
    pub fn between(&mut self, least: f32, most: f32) -> f32 {
        least + (most - least) * ((self.next() >> 40) as f32 / (1u64 << 24) as f32)
    }

    /// Between two values above zero, their logarithm evenly.
    pub fn scale(&mut self, least: f32, most: f32) -> f32 {
        self.between(least.ln(), most.ln()).exp()
    }

    /// A whole number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    pub fn happens(&mut self, share: f32) -> bool {
        self.between(0.0, 1.0) < share
    }

    /// About normal: the sum of four even values.
    pub fn normal(&mut self, deviation: f32) -> f32 {
        let bits = self.next();
        let sum: u32 = (0..4).map(|part| (bits >> (16 * part)) as u32 & 0xFFFF).sum();
        (sum as f32 / 65536.0 - 2.0) * 1.732 * deviation
    }
}
