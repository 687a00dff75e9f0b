/// Bit d of a word says that the row, column or box still needs digit d.
pub struct Board {
    pub grid: [u8; 81],
    pub rows: [u16; 9],
    pub columns: [u16; 9],
    pub boxes: [u16; 9],
}

pub fn solve(board: &mut Board, count: &mut Count) -> bool {
    let empty = (0..81).filter(|&cell| board.grid[cell] == 0);
    let Some(cell) = empty.min_by_key(|&cell| board.digits(cell).count_ones()) else {
        count.solutions += 1; // @solution
        return true;
    };
    let mut left = board.digits(cell);
    if left == 0 {
        count.dead_ends += 1; // @dead_end
    }
    let is_guess = left.count_ones() > 1;
    while left != 0 {
        let bit = left & left.wrapping_neg(); // the lowest bit that is set
        left ^= bit;
        count.guesses += u64::from(is_guess);
        board.put(cell, bit, bit.trailing_zeros() as u8); // @guess @forced
        if solve(board, count) {
            return true;
        }
        board.put(cell, bit, 0); // @backtrack
    }
    false // @end
}

impl Board {
    fn digits(&self, cell: usize) -> u16 {
        self.rows[cell / 9] & self.columns[cell % 9] & self.boxes[cell / 27 * 3 + cell % 9 / 3]
    }
    pub fn put(&mut self, cell: usize, bit: u16, digit: u8) {
        self.grid[cell] = digit;
        self.rows[cell / 9] ^= bit;
        self.columns[cell % 9] ^= bit;
        self.boxes[cell / 27 * 3 + cell % 9 / 3] ^= bit;
    }
}

#[derive(Default)]
pub struct Count {
    pub guesses: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}
