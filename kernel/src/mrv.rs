//! [`solve`]: a solution by the textbook rule of minimum remaining values (MRV): the first of the
//! cells with the fewest candidates, its digits from the lowest. Nothing but naked singles follows
//! without a guess.
//!
//! It finds the same solution with the same guesses as `bitmask`, one of the engine's textbook
//! algorithms. The generator completes its solution grids with it: a seed must keep its puzzle, and
//! this order is fixed by its description, while the order of the fastest search changes whenever
//! that search is improved. Here it works on nine boards of 81 bits, so that all cells are looked
//! at together.

use super::peers::are_peers;

/// The boards of the nine digits: bit `n` is the cell with row-major number `n`.
#[derive(Clone, Copy)]
struct Boards {
    candidates: [u128; 9],
    /// The cells without a digit.
    empty: u128,
}

/// All cells.
const ALL: u128 = (1 << 81) - 1;

/// The peers of each cell.
static PEERS: [u128; 81] = {
    let mut peers = [0; 81];
    let mut pair = 0;
    while pair < 81 * 81 {
        let (a, b) = (pair / 81, pair % 81);
        if are_peers(a, b) {
            peers[a] |= 1 << b;
        }
        pair += 1;
    }
    peers
};

/// The first solution of a grid (the digit of each cell, 0 for none), or `None` if there is none,
/// if it takes more than `max_guesses` guesses, or if a number is greater than 9.
pub fn solve(grid: &[u8; 81], max_guesses: u64) -> Option<[u8; 81]> {
    let mut boards = Boards { candidates: [ALL; 9], empty: ALL };
    let mut digits = *grid;
    for (cell, &value) in grid.iter().enumerate().filter(|(_, value)| **value > 0) {
        let digit = usize::from(value) - 1;
        if digit > 8 || boards.candidates[digit] >> cell & 1 == 0 {
            return None;
        }
        boards.place(cell, digit);
    }
    let mut guesses_left = max_guesses;
    boards.fill(&mut digits, &mut guesses_left).then_some(digits)
}

impl Boards {
    /// Fills the empty cells with the first solution; whether there is one.
    fn fill(mut self, digits: &mut [u8; 81], guesses_left: &mut u64) -> bool {
        let cells = loop {
            let [any, several] = self.counts();
            if any != self.empty {
                return false;
            }
            let single = any & !several;
            if single == 0 {
                break self.fewest();
            }
            self.place_all(single, digits);
        };
        if cells == 0 {
            return true;
        }
        let cell = cells.trailing_zeros() as usize;
        for digit in (0..9).filter(|&digit| self.candidates[digit] >> cell & 1 == 1) {
            if *guesses_left == 0 {
                return false;
            }
            *guesses_left -= 1;
            let mut guessed = self;
            guessed.place(cell, digit);
            digits[cell] = digit as u8 + 1;
            if guessed.fill(digits, guesses_left) {
                return true;
            }
        }
        false
    }
    /// Places the digits of cells with one candidate. Where two of them conflict, the later cell
    /// has lost its candidate when its turn comes, and the next count finds it without any.
    fn place_all(&mut self, single: u128, digits: &mut [u8; 81]) {
        let mut placed = 0;
        for (digit, board) in self.candidates.iter_mut().enumerate() {
            let mut cells = *board & single;
            while cells != 0 {
                let cell = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                placed |= 1 << cell;
                *board &= !PEERS[cell];
                cells &= *board;
                digits[cell] = digit as u8 + 1;
            }
        }
        self.clear(placed);
    }
    fn place(&mut self, cell: usize, digit: usize) {
        self.candidates[digit] &= !PEERS[cell];
        self.clear(1 << cell);
    }
    /// Removes all candidates of cells that have their digits.
    fn clear(&mut self, cells: u128) {
        for board in &mut self.candidates {
            *board &= !cells;
        }
        self.empty &= !cells;
    }
    /// The cells with at least one and with at least two candidates.
    fn counts(&self) -> [u128; 2] {
        self.candidates.iter().fold([0; 2], |[one, two], board| [one | board, two | one & board])
    }
    /// The empty cells with the fewest candidates: the boards are added up bit by bit, then the
    /// cells with the smallest sums are selected from the highest bit down.
    fn fewest(&self) -> u128 {
        let mut counts = [0; 4];
        for board in &self.candidates {
            let mut carry = *board;
            for plane in &mut counts {
                (*plane, carry) = (*plane ^ carry, *plane & carry);
            }
        }
        counts.iter().rev().fold(self.empty, |cells, plane| match cells & !plane {
            0 => cells,
            fewer => fewer,
        })
    }
}
