//! [`Seeds`]: random seeds and names, drawn from the entropy that the browser gives at the start, so
//! that the program stays a function of its arguments.

use crate::engine::types::rng::SplitMix64;

/// A source of seeds and names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seeds(SplitMix64);

impl Seeds {
    /// The source that starts from a number.
    pub fn new(entropy: u64) -> Seeds {
        Seeds(SplitMix64::new(entropy))
    }
    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0.draw()
    }
    /// A seed for a puzzle, below a thousand million so that it is easy to read out and type.
    pub fn puzzle(&mut self) -> u64 {
        self.draw() % 1_000_000_000
    }
    /// An identifier for a game.
    pub fn id(&mut self) -> String {
        format!("{:016x}", self.draw())
    }
}
