//! [`fill`]: a solution by the textbook's order: of the cells with the fewest candidates the first,
//! its digits from the lowest; nothing but naked singles follows by itself.
//!
//! That is `bitmask` of the engine's textbook searches, and finds the same solution with the same
//! guesses. The generator completes its grids with it, because an order that anybody can write down
//! never changes, while that of the fastest search does, and a seed must keep its puzzle. Here it
//! works on nine boards of 81 bits, so that all cells are looked at together.

/// The boards of the nine digits: bit `n` is the cell at row-major place `n`.
#[derive(Clone, Copy)]
struct Boards {
    of: [u128; 9],
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
        let same_block = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
        if a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_block) {
            peers[a] |= 1 << b;
        }
        pair += 1;
    }
    peers
};

/// The first solution of a grid (the digit of each cell, 0 for none), with so many guesses at most;
/// none if there is none, or it takes more.
pub fn fill(grid: &[u8; 81], guesses: u64) -> Option<[u8; 81]> {
    let mut boards = Boards { of: [ALL; 9], empty: ALL };
    let mut full = *grid;
    for (cell, &digit) in grid.iter().enumerate().filter(|(_, digit)| **digit > 0) {
        let digit = usize::from(digit) - 1;
        if digit > 8 || boards.of[digit] >> cell & 1 == 0 {
            return None;
        }
        boards.put(cell, digit);
    }
    let mut left = guesses;
    boards.fill(&mut full, &mut left).then_some(full)
}

impl Boards {
    /// Fills the empty cells in the first way there is.
    fn fill(mut self, full: &mut [u8; 81], left: &mut u64) -> bool {
        let fewest = loop {
            let [any, several] = self.counts();
            if any != self.empty {
                return false;
            }
            let single = any & !several;
            if single == 0 {
                break self.fewest();
            }
            self.put_all(single, full);
        };
        if fewest == 0 {
            return true;
        }
        let cell = fewest.trailing_zeros() as usize;
        for digit in (0..9).filter(|&digit| self.of[digit] >> cell & 1 == 1) {
            if *left == 0 {
                return false;
            }
            *left -= 1;
            let mut with = self;
            with.put(cell, digit);
            full[cell] = digit as u8 + 1;
            if with.fill(full, left) {
                return true;
            }
        }
        false
    }
    /// Puts the digits of cells that have one candidate. Where two of them clash, the later has lost
    /// its candidate, and is found to have none.
    fn put_all(&mut self, single: u128, full: &mut [u8; 81]) {
        for digit in 0..9 {
            let mut cells = self.of[digit] & single;
            while cells != 0 {
                let cell = cells.trailing_zeros() as usize;
                self.put(cell, digit);
                full[cell] = digit as u8 + 1;
                cells &= self.of[digit];
            }
        }
    }
    fn put(&mut self, cell: usize, digit: usize) {
        let bit = 1 << cell;
        for board in &mut self.of {
            *board &= !bit;
        }
        self.of[digit] &= !PEERS[cell];
        self.empty &= !bit;
    }
    /// The cells with at least one and with at least two candidates.
    fn counts(&self) -> [u128; 2] {
        self.of.iter().fold([0; 2], |[one, two], board| [one | board, two | one & board])
    }
    /// The empty cells with the fewest candidates: the boards are added up bit by bit, then the sums
    /// narrowed down from their highest bit.
    fn fewest(&self) -> u128 {
        let mut counts = [0; 4];
        for board in &self.of {
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
