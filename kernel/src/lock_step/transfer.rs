//! Puzzles and states into the [`Planes`], and states and solutions out of them, by transposing bit
//! matrices.

use super::lanes::{LANES, Lanes, Register, stored};
use super::planes::Planes;
use super::waiting::{WORDS, Waiting};

/// What is no puzzle among lines that were read.
pub struct Faults {
    /// Lines that are no grid.
    pub no_grid: Lanes,
    /// Grids with a digit twice in a row, column or block.
    pub conflict: Lanes,
}

/// Gets a lane and its solution.
pub type Receiver<'a> = &'a mut dyn FnMut(usize, [u8; 81]);

/// How many words the binary digits of a grid take: four for each 32 cells.
const DIGIT_WORDS: usize = 12;

/// Transposes the matrix of 32 × 32 bits that 32 words are, for each of the eight words of the
/// registers: bit `i` of register `j` goes to bit `j` of register `i`.
#[inline(always)]
fn transpose_bits<T: Register>(registers: &mut [T; 32]) {
    swap_blocks::<T, 16>(registers, 0x0000_ffff);
    swap_blocks::<T, 8>(registers, 0x00ff_00ff);
    swap_blocks::<T, 4>(registers, 0x0f0f_0f0f);
    swap_blocks::<T, 2>(registers, 0x3333_3333);
    swap_blocks::<T, 1>(registers, 0x5555_5555);
}

/// Exchanges the two blocks off the diagonal in all squares of `2·N` rows and columns. `low` has the
/// columns of the first half of each square.
#[inline(always)]
fn swap_blocks<T: Register, const N: u32>(registers: &mut [T; 32], low: u32) {
    let (size, low) = (N as usize, T::splat(low));
    for upper in 0..32 {
        if upper & size == 0 {
            let (a, b) = (registers[upper], registers[upper + size]);
            let differing = a.shr::<N>().xor(b).and(low);
            registers[upper] = a.xor(differing.shl::<N>());
            registers[upper + size] = b.xor(differing);
        }
    }
}

impl Planes {
    /// Reads a line for each lane; lanes without a line, and those of faults, have no candidates.
    #[inline(always)]
    pub fn read<T: Register>(&mut self, lines: &[&[u8; 81]]) -> Faults {
        let no_grid = self.read_digits::<T>(lines);
        for words in self.buffer[..DIGIT_WORDS * 32].chunks_exact_mut(32) {
            let mut registers = [T::splat(0); 32];
            for (register, memory) in registers.iter_mut().zip(&*words) {
                *register = T::load(memory);
            }
            transpose_bits(&mut registers);
            for (register, memory) in registers.iter().zip(words) {
                register.store(memory);
            }
        }
        for cell in 0..81 {
            self.set_clue::<T>(cell);
        }
        let grids = T::load(&Lanes::first(lines.len())).and_not(T::load(&no_grid));
        let conflicts = grids.and(self.conflicts());
        self.add_empty_cells(grids.and_not(conflicts));
        Faults { no_grid, conflict: stored(conflicts) }
    }
    /// Puts the binary digits of the lines into the buffer; which lines are no grid.
    #[inline(always)]
    fn read_digits<T: Register>(&mut self, lines: &[&[u8; 81]]) -> Lanes {
        let mut no_grid = Lanes::NONE;
        for (lane, line) in lines.iter().enumerate().take(LANES) {
            let words = T::digit_words(line).unwrap_or_else(|| {
                no_grid.insert(lane);
                [[0; 3]; 4]
            });
            for at in 0..DIGIT_WORDS {
                self.buffer[at * 32 + lane / 8].0[lane % 8] = words[at % 4][at / 4];
            }
        }
        no_grid
    }
    /// From the transposed binary digits: in which lanes a cell has each digit as its clue.
    #[inline(always)]
    fn set_clue<T: Register>(&mut self, cell: usize) {
        let bit = |bit: usize| T::load(&self.buffer[(cell / 32 * 4 + bit) * 32 + cell % 32]);
        let (a, b, c, d) = (bit(0), bit(1), bit(2), bit(3));
        let all = T::splat(!0);
        let low = [all.and_not(a.or(b)), a.and_not(b), b.and_not(a), a.and(b)];
        let high = [all.and_not(c.or(d)), c.and_not(d), d.and_not(c)];
        for value in 1..10 {
            low[value % 4].and(high[value / 4]).store(&mut self.candidates[value - 1][cell]);
        }
    }
    /// The lanes in which two clues conflict.
    #[inline(always)]
    fn conflicts<T: Register>(&self) -> T {
        let mut conflicts = T::splat(0);
        for plane in &self.candidates {
            let none = [T::splat(0); 9];
            let (mut rows, mut columns, mut blocks) = (none, none, none);
            for (cell, memory) in plane.iter().enumerate() {
                let (row, column) = (cell / 9, cell % 9);
                let block = row / 3 * 3 + column / 3;
                let clue = T::load(memory);
                let others = rows[row].or3(columns[column], blocks[block]);
                conflicts = conflicts.or_and(clue, others);
                rows[row] = rows[row].or(clue);
                columns[column] = columns[column].or(clue);
                blocks[block] = blocks[block].or(clue);
            }
        }
        conflicts
    }
    /// Makes every digit a candidate of a cell without a clue, and empties all lanes but these.
    #[inline(always)]
    fn add_empty_cells<T: Register>(&mut self, lanes: T) {
        for cell in 0..81 {
            let mut clues = T::splat(0);
            for plane in &self.candidates {
                clues = clues.or(T::load(&plane[cell]));
            }
            for plane in &mut self.candidates {
                let left = T::load(&plane[cell]).or_and_not(lanes, clues).and(lanes);
                left.store(&mut plane[cell]);
            }
        }
    }

    /// Takes a state for each lane; lanes without one have no candidates.
    #[inline(always)]
    pub fn load<T: Register>(&mut self, states: &[Waiting]) {
        for (row, words) in self.buffer.chunks_exact_mut(WORDS).enumerate() {
            let eight = states.get(8 * row..).unwrap_or_default();
            Waiting::join::<T>(&eight[..eight.len().min(8)], words);
        }
        for word in 0..WORDS {
            let mut registers = [T::splat(0); 32];
            for (row, register) in registers.iter_mut().enumerate() {
                *register = T::load(&self.buffer[WORDS * row + word]);
            }
            transpose_bits(&mut registers);
            let band = &mut self.candidates[word / 3][word % 3 * 27..][..27];
            for (cell, memory) in band.iter_mut().enumerate() {
                registers[cell + cell / 9].store(memory);
            }
        }
    }
    /// Puts the states of all lanes into the buffer: the words of the lanes `8·row` to `8·row + 7`
    /// from `27·row` on.
    #[inline(always)]
    pub(super) fn store<T: Register>(&mut self) {
        for word in 0..WORDS {
            let mut registers = [T::splat(0); 32];
            let band = &self.candidates[word / 3][word % 3 * 27..][..27];
            for (cell, memory) in band.iter().enumerate() {
                registers[cell + cell / 9] = T::load(memory);
            }
            transpose_bits(&mut registers);
            for (row, register) in registers.iter().enumerate() {
                register.store(&mut self.buffer[WORDS * row + word]);
            }
        }
    }

    /// Hands the solutions of these lanes, which are solved, to `receiver`, with their lanes.
    #[inline(always)]
    pub fn solutions<T: Register>(&mut self, lanes: &Lanes, receiver: Receiver<'_>) {
        for third in 0..3 {
            for bit in 0..4 {
                self.store_digits::<T>(third, bit);
            }
        }
        for lane in lanes.iter() {
            let mut line = [0; 96];
            let words = &self.buffer[DIGIT_WORDS * (lane / 8)..][..DIGIT_WORDS];
            for (third, characters) in line.chunks_exact_mut(32).enumerate() {
                let word = |bit: usize| words[4 * third + bit].0[lane % 8];
                characters.copy_from_slice(&T::characters([word(0), word(1), word(2), word(3)]));
            }
            let mut solution = [0; 81];
            solution.copy_from_slice(&line[..81]);
            receiver(lane, solution);
        }
    }
    /// Puts a binary digit of up to 32 cells of all lanes into the buffer.
    #[inline(always)]
    fn store_digits<T: Register>(&mut self, third: usize, bit: usize) {
        let mut registers = [T::splat(0); 32];
        for (cell, register) in (32 * third..81).zip(&mut registers) {
            for digit in (0..9).filter(|digit| (digit + 1) >> bit & 1 == 1) {
                *register = register.or(T::load(&self.candidates[digit][cell]));
            }
        }
        transpose_bits(&mut registers);
        for (row, register) in registers.iter().enumerate() {
            register.store(&mut self.buffer[DIGIT_WORDS * row + 4 * third + bit]);
        }
    }
}
