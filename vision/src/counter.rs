//! [`Counter`]: a small solver, for those who have none at hand.

use crate::board::Solutions;

/// All nine digits, a bit each.
const ALL: u16 = 0b11_1111_1110;

/// Counts the solutions of a board: single candidates and single places first, then the cell with the fewest
/// candidates is guessed.
#[derive(Clone, Copy, Debug)]
pub struct Counter {
    /// So many guesses are made for a board at most.
    pub guesses: u32,
}

impl Default for Counter {
    /// Enough for the hardest puzzles that are known.
    fn default() -> Self {
        Self { guesses: 4_000 }
    }
}

impl Solutions for Counter {
    fn count(&mut self, board: &[u8; 81]) -> Option<u32> {
        self.count_up_to(board, 2)
    }
}

impl Counter {
    /// How many solutions the board has (row by row, 0 for an empty cell), counted up to `limit`; `None` where the
    /// guesses do not suffice to say. A digit twice in a house leaves no solution.
    pub fn count_up_to(self, board: &[u8; 81], limit: u32) -> Option<u32> {
        let cells = board.map(|digit| if digit == 0 { ALL } else { 1 << digit });
        let mut run = Run { guesses: self.guesses, found: 0, limit };
        run.search(cells)?;
        Some(run.found)
    }
}

/// A search that goes on.
struct Run {
    guesses: u32,
    found: u32,
    limit: u32,
}

impl Run {
    /// Counts the solutions under the candidates of 81 cells; `None` where the guesses are used up.
    fn search(&mut self, mut cells: [u16; 81]) -> Option<()> {
        if !settle(&mut cells) {
            return Some(());
        }
        let open = (0..81).filter(|&cell| cells[cell].count_ones() > 1);
        let Some(cell) = open.min_by_key(|&cell| cells[cell].count_ones()) else {
            self.found += 1;
            return Some(());
        };
        let mut left = cells[cell];
        while left != 0 && self.found < self.limit {
            self.guesses = self.guesses.checked_sub(1)?;
            cells[cell] = left & left.wrapping_neg();
            left &= left - 1;
            self.search(cells)?;
        }
        Some(())
    }
}

/// Follows single candidates and single places to their end; false where a cell or a digit has none left.
fn settle(cells: &mut [u16; 81]) -> bool {
    loop {
        let before = *cells;
        if !(0..27).all(|house| settle_house(cells, house)) {
            return false;
        }
        if *cells == before {
            return true;
        }
    }
}

fn settle_house(cells: &mut [u16; 81], house: usize) -> bool {
    let places: [usize; 9] = std::array::from_fn(|at| place(house, at));
    let (mut fixed, mut once, mut twice) = (0, 0, 0);
    for &place in &places {
        let cell = cells[place];
        if cell.is_power_of_two() {
            if fixed & cell != 0 {
                return false;
            }
            fixed |= cell;
        }
        twice |= once & cell;
        once |= cell;
    }
    if once != ALL {
        return false;
    }
    let single = once & !twice;
    places.iter().all(|&place| {
        let cell = &mut cells[place];
        if !cell.is_power_of_two() {
            *cell &= !fixed;
            if *cell & single != 0 {
                *cell &= single;
            }
        }
        // Two digits with this cell as their only place both need the cell.
        cell.is_power_of_two() || *cell & single == 0 && *cell != 0
    })
}

/// The cell at a place of a house: nine rows, nine columns, nine boxes.
fn place(house: usize, at: usize) -> usize {
    let line = house % 9;
    match house / 9 {
        0 => 9 * line + at,
        1 => 9 * at + line,
        _ => 27 * (line / 3) + 3 * (line % 3) + 9 * (at / 3) + at % 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(line: &str, guesses: u32) -> Option<u32> {
        let digits: Vec<u8> = line.bytes().map(|byte| byte - b'0').collect();
        Counter { guesses }.count_up_to(&digits.try_into().expect("81 digits"), 10)
    }

    const HARDEST: &str =
        "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
    const FEW: &str =
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

    #[test]
    fn proper_puzzles_have_one_solution() {
        assert_eq!(count(HARDEST, 4_000), Some(1));
        assert_eq!(count(FEW, 4_000), Some(1));
    }

    #[test]
    fn a_clue_less_leaves_more_and_a_conflict_leaves_none() {
        let less = format!("0{}", &HARDEST[1..]);
        assert_eq!(count(&less, 4_000), Some(10));
        let conflict = format!("88{}", &HARDEST[2..]);
        assert_eq!(count(&conflict, 4_000), Some(0));
    }

    #[test]
    fn without_guesses_nothing_is_said_of_a_hard_one() {
        assert_eq!(count(HARDEST, 3), None);
    }
}
