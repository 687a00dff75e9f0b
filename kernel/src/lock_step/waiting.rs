//! [`Waiting`]: a puzzle's state that waits for a lane.

use super::lanes::{Lanes, Register};
use crate::state::State;

/// How many words the candidates of a puzzle take: three bands for each digit, each as in
/// [`simd`](crate::simd), word `3·digit + band`.
pub const WORDS: usize = 27;

/// A state, and the puzzle that it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Waiting([Lanes; 4]);

impl Waiting {
    /// No candidate, of puzzle 0.
    pub const NONE: Waiting = Waiting([Lanes::NONE; 4]);

    /// The index of the puzzle.
    pub fn puzzle(&self) -> usize {
        self.0[3].0[3] as usize
    }
    #[inline(always)]
    pub(super) fn set_puzzle(&mut self, puzzle: u32) {
        self.0[3].0[3] = puzzle;
    }
    /// Word `3·digit + band`.
    #[inline(always)]
    pub(super) fn word(&self, word: usize) -> u32 {
        self.0[word / 8].0[word % 8]
    }
    #[inline(always)]
    pub(super) fn word_mut(&mut self, word: usize) -> &mut u32 {
        &mut self.0[word / 8].0[word % 8]
    }
    /// The three bands of a digit: bit `32·band + 10·row + column`.
    #[inline(always)]
    pub(super) fn wide(&self, digit: usize) -> u128 {
        let [a, b, c] = [0, 1, 2].map(|band| u128::from(self.word(3 * digit + band)));
        a | b << 32 | c << 64
    }
    /// The state as the kernel has it.
    pub fn state(&self) -> State {
        let mut state = State::FULL;
        for digit in 0..9 {
            for band in 0..3 {
                state.board_mut(digit)[band] = self.word(3 * digit + band);
            }
        }
        state
    }

    /// Writes the words of up to eight states side by side: word `i` of state `j` as word `j` of
    /// `words[i]`. The states that are missing have no candidates.
    #[inline(always)]
    pub(super) fn join<T: Register>(states: &[Waiting], words: &mut [Lanes]) {
        for (quarter, words) in words.chunks_mut(8).enumerate() {
            let mut registers = [T::splat(0); 8];
            for (register, state) in registers.iter_mut().zip(states) {
                *register = T::load(&state.0[quarter]);
            }
            for (memory, register) in words.iter_mut().zip(T::transpose(registers)) {
                register.store(memory);
            }
        }
    }
    /// The other way: the eight states whose words are side by side.
    #[inline(always)]
    pub(super) fn split<T: Register>(words: &[Lanes], states: &mut [Waiting; 8]) {
        for (quarter, words) in words.chunks(8).enumerate() {
            let mut registers = [T::splat(0); 8];
            for (register, memory) in registers.iter_mut().zip(words) {
                *register = T::load(memory);
            }
            for (state, register) in states.iter_mut().zip(T::transpose(registers)) {
                register.store(&mut state.0[quarter]);
            }
        }
    }
}
