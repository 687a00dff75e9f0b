/// Bit d of a word says that the house still needs digit d.
pub struct Solver {
    pub grid: [u8; 81],
    pub needs: [u16; 27], // rows, columns, boxes
    pub guesses: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

impl Solver {
    pub fn solve(&mut self) -> bool {
        let empty = (0..81).filter(|&cell| self.grid[cell] == 0);
        let Some(cell) = empty.min_by_key(|&cell| self.digits(cell).count_ones()) else {
            self.solutions += 1; // @solution
            return true;
        };
        let mut left = self.digits(cell);
        let is_guess = left.count_ones() > 1;
        self.dead_ends += u64::from(left == 0); // @dead_end
        while left != 0 {
            let bit = left & left.wrapping_neg(); // the lowest bit that is set
            left ^= bit;
            self.guesses += u64::from(is_guess);
            self.put(cell, bit, bit.trailing_zeros() as u8); // @guess @forced
            if self.solve() {
                return true;
            }
            self.put(cell, bit, 0); // @backtrack
        }
        false // @end
    }
    fn digits(&self, cell: usize) -> u16 {
        houses(cell).iter().fold(!0, |left, &house| left & self.needs[house])
    }
    pub fn put(&mut self, cell: usize, bit: u16, digit: u8) {
        self.grid[cell] = digit;
        houses(cell).iter().for_each(|&house| self.needs[house] ^= bit);
    }
}

fn houses(cell: usize) -> [usize; 3] {
    [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3]
}
