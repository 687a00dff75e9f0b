/// Bit d of a word says that the house still needs digit d.
pub struct Solver {
    pub grid: [u8; 81],
    pub needs: [u16; 27], // rows, columns, boxes
}

impl Solver {
    pub fn solve(&mut self, step: &mut dyn FnMut(&str)) -> bool {
        let empty = (0..81).filter(|&cell| self.grid[cell] == 0);
        let Some(cell) = empty.min_by_key(|&cell| self.digits(cell).count_ones()) else {
            step("solution"); // @solution
            return true;
        };
        let mut left = self.digits(cell);
        let kind = if left.count_ones() > 1 { "guess" } else { "forced" };
        if left == 0 {
            step("dead end"); // @dead_end
        }
        while left != 0 {
            let bit = left & left.wrapping_neg(); // the lowest bit that is set
            left ^= bit;
            step(kind);
            self.put(cell, bit, bit.trailing_zeros() as u8); // @guess @forced
            if self.solve(step) {
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

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).expect("a line");
    let cells = line.trim().bytes().map(|cell| cell.saturating_sub(b'0'));
    let mut solver = Solver { grid: [0; 81], needs: [0x3fe; 27] };
    for (cell, digit) in cells.enumerate().filter(|(_, digit)| *digit > 0) {
        solver.put(cell, 1 << digit, digit);
    }
    solver.solve(&mut |step| eprintln!("{step}"));
    println!("{}", solver.grid.map(|digit| digit.to_string()).concat());
}
