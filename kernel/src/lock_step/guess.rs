//! The guesses of open lanes: the rule of [`branch`](crate::branch), for eight puzzles at once as far
//! as that goes.

use alloc::vec::Vec;

use super::lanes::{Lanes, Register, ones};
use super::planes::Planes;
use super::waiting::{WORDS, Waiting};
use crate::branch::PEERS;

/// States that wait for a lane.
#[derive(Clone, Debug, Default)]
pub struct Stacks {
    /// States to go on with: those that were still moving, and those with a guessed candidate.
    pub next: Vec<Waiting>,
    /// States without a guessed candidate. They are needed only if the other side of the guess does
    /// not decide the puzzle, so they wait longer.
    pub later: Vec<Waiting>,
}

/// The open lanes of a batch.
pub struct Open<'a> {
    /// Lanes whose states go on.
    pub lanes: Lanes,
    /// Those of them in which more may follow without a guess.
    pub moving: Lanes,
    /// The puzzle of each lane.
    pub puzzles: &'a [u32],
}

/// What is known of eight states before one of their cells is chosen. Cells are given as bits of
/// words as in [`simd`](crate::simd), by band and state.
struct Choice {
    /// The cells with two candidates; if a state has none, those with three; else all open ones.
    cells: [Lanes; 3],
    /// Whether they are cells with two candidates.
    pairs: [bool; 8],
}

impl Planes {
    /// Stores the open lanes on the stacks: what is moving as it is, all else as the two sides of a
    /// guess.
    #[inline(always)]
    pub fn branch<T: Register>(&mut self, open: &Open<'_>, stacks: &mut Stacks) {
        self.store::<T>();
        let mut states = [Waiting::NONE; 8];
        for (row, words) in self.buffer.chunks_exact(WORDS).enumerate() {
            let left = open.lanes.of_row(row);
            if left == 0 {
                continue;
            }
            Waiting::split::<T>(words, &mut states);
            let puzzles = &open.puzzles[8 * row..];
            let moving = left & open.moving.of_row(row);
            for at in ones(moving) {
                push(&mut stacks.next, &states[at], puzzles[at]);
            }
            if left != moving {
                stacks.guess::<T>(words, &states, puzzles, left & !moving);
            }
        }
    }
}

impl Stacks {
    /// How many states wait.
    pub fn len(&self) -> usize {
        self.next.len() + self.later.len()
    }
    /// The states to go on with, at most so many. Those that have waited longer are among them if they
    /// are still open, and if there are not enough others.
    pub fn top(&mut self, count: usize, is_open: impl Fn(&Waiting) -> bool) -> &[Waiting] {
        while self.next.len() < count
            && let Some(state) = self.later.pop()
        {
            self.next.extend(is_open(&state).then_some(state));
        }
        &self.next[self.next.len().saturating_sub(count)..]
    }
    /// Removes the states that [`top`](Self::top) has given.
    pub fn remove_top(&mut self, count: usize) {
        self.next.truncate(self.next.len().saturating_sub(count));
    }
    /// Takes the state to go on with, if any.
    pub fn pop(&mut self) -> Option<Waiting> {
        self.next.pop().or_else(|| self.later.pop())
    }
    /// Makes a guess in those of eight states that are in the set. `words` are those of the states, side
    /// by side, and `puzzles` the puzzles that they belong to.
    #[inline(always)]
    fn guess<T: Register>(
        &mut self,
        words: &[Lanes],
        states: &[Waiting; 8],
        puzzles: &[u32],
        set: u32,
    ) {
        let choice = Choice::of::<T>(words);
        for at in ones(set) {
            let digit = choice.commonest(&states[at], at);
            let cell = choice.best(&states[at], at, digit);
            self.push_sides(&states[at], puzzles[at], digit, cell);
        }
    }
    /// The state with a candidate guessed, and the state without that candidate. The cell is bit
    /// `32·band + 10·row + column`.
    #[inline(always)]
    fn push_sides(&mut self, state: &Waiting, puzzle: u32, digit: usize, cell: usize) {
        let (band, bit) = (cell / 32, 1 << (cell % 32));
        let with = push(&mut self.next, state, puzzle);
        for other in 0..9 {
            *with.word_mut(3 * other + band) &= !bit;
        }
        *with.word_mut(3 * digit + band) |= bit;
        *push(&mut self.later, state, puzzle).word_mut(3 * digit + band) &= !bit;
    }
}

/// Puts a copy of a state on a stack, to be changed there: single words that have just been written make
/// a copy of the whole wait.
#[inline(always)]
fn push<'a>(stack: &'a mut Vec<Waiting>, state: &Waiting, puzzle: u32) -> &'a mut Waiting {
    let at = stack.len();
    stack.push(*state);
    let copy = &mut stack[at];
    copy.set_puzzle(puzzle);
    copy
}

impl Choice {
    /// Of eight states, given by their words side by side.
    #[inline(always)]
    fn of<T: Register>(words: &[Lanes]) -> Choice {
        let none = [Lanes::NONE; 3];
        let (mut pairs, mut triples, mut open) = (none, none, none);
        for band in 0..3 {
            let [two, three, four] = counts::<T>(words, band);
            two.and_not(three).store(&mut pairs[band]);
            three.and_not(four).store(&mut triples[band]);
            two.store(&mut open[band]);
        }
        let mut choice = Choice { cells: none, pairs: [false; 8] };
        for at in 0..8 {
            let has_any = |cells: &[Lanes; 3]| cells.iter().any(|band| band.0[at] != 0);
            choice.pairs[at] = has_any(&pairs);
            let fewest = match (choice.pairs[at], has_any(&triples)) {
                (true, _) => &pairs,
                (false, true) => &triples,
                (false, false) => &open,
            };
            for (cells, band) in choice.cells.iter_mut().zip(fewest) {
                cells.0[at] = band.0[at];
            }
        }
        choice
    }
    /// The digit that most of the cells of a state have.
    #[inline(always)]
    fn commonest(&self, state: &Waiting, at: usize) -> usize {
        let mut commonest = 0;
        for digit in 0..9 {
            let mut shared = 0;
            for (band, cells) in self.cells.iter().enumerate() {
                shared += (state.word(3 * digit + band) & cells.0[at]).count_ones();
            }
            // The greatest number without a branch; the first digit of equal ones.
            commonest = commonest.max(shared << DIGIT_BITS | (8 - digit as u32));
        }
        8 - (commonest as usize & ((1 << DIGIT_BITS) - 1))
    }
    /// The cell with the highest score, of those that have the digit; the last of equal ones.
    #[inline(always)]
    fn best(&self, state: &Waiting, at: usize, digit: usize) -> usize {
        let [a, b, c] = [0, 1, 2].map(|band| u128::from(self.cells[band].0[at]));
        let cells = a | b << 32 | c << 64;
        let own = state.wide(digit);
        let codes = if self.pairs[at] { codes(state) } else { [0; 4] };
        let (mut best, mut left) = (0, own & cells);
        while left != 0 {
            let cell = left.trailing_zeros();
            left &= left - 1;
            let partner = match self.pairs[at] {
                true => (digit ^ code(&codes, cell)).min(8),
                false => digit,
            };
            let (a, b) = (own & PEERS[cell as usize], state.wide(partner) & PEERS[cell as usize]);
            let score = a.count_ones() + b.count_ones() + 4 * ((a | b) & cells).count_ones();
            best = best.max(score << CELL_BITS | cell);
        }
        best as usize & ((1 << CELL_BITS) - 1)
    }
}

/// The bits of the indices of all candidates of each cell, combined by exclusive or: in a cell with two
/// candidates, that and one of them give the other.
#[inline(always)]
fn codes(state: &Waiting) -> [u128; 4] {
    let mut codes = [0; 4];
    for digit in 1..9 {
        let cells = state.wide(digit);
        for (bit, code) in codes.iter_mut().enumerate() {
            if digit >> bit & 1 == 1 {
                *code ^= cells;
            }
        }
    }
    codes
}

/// The code of a cell.
#[inline(always)]
fn code(codes: &[u128; 4], cell: u32) -> usize {
    let bit = |bit: usize| (codes[bit] >> cell) as usize & 1;
    bit(0) | bit(1) << 1 | bit(2) << 2 | bit(3) << 3
}

/// How many bits a cell takes, given as `32·band + 10·row + column`.
const CELL_BITS: u32 = 7;
/// How many bits a digit takes.
const DIGIT_BITS: u32 = 4;

/// The cells of a band with at least two, three and four candidates.
#[inline(always)]
fn counts<T: Register>(words: &[Lanes], band: usize) -> [T; 3] {
    let mut one = T::splat(0);
    let (mut two, mut three, mut four) = (one, one, one);
    for digit in 0..9 {
        let board = T::load(&words[3 * digit + band]);
        four = four.or_and(three, board);
        three = three.or_and(two, board);
        two = two.or_and(one, board);
        one = one.or(board);
    }
    [two, three, four]
}
