//! [`Seeds`]: numbers for whatever needs a fresh one, drawn from the one that the browser gave at
//! the start, so that the program stays a function of its arguments.

/// A source of numbers (SplitMix64, Steele, Lea and Flood 2014).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seeds(u64);

impl Seeds {
    /// The source that starts from a number.
    pub fn new(start: u64) -> Seeds {
        Seeds(start)
    }
    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
    /// A seed for a puzzle, short enough to be told and typed: below a thousand million.
    pub fn puzzle(&mut self) -> u64 {
        self.draw() % 1_000_000_000
    }
    /// A name for a game.
    pub fn id(&mut self) -> String {
        format!("{:016x}", self.draw())
    }
}
