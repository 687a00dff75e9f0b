//! The levels of trial: suppose a candidate, and let singles follow, all of them at once in each round.
//! The rounds to the contradiction are counted; where no supposition leads to one, others are supposed
//! on top of it.

use super::Findings;
use crate::rating::se::grid::{Grid, TABLES, candidate, cells_of, parts};

/// Levels in tenths of contradictions in one round and for each round more, by the number of suppositions
/// on each other; and the most rounds that make a difference.
const LEVELS: [[u16; 3]; 3] = [[73, 5, 6], [100, 1, 20], [120, 1, 10]];

/// All suppositions that are refuted in the fewest rounds, at the least depth that refutes any.
pub fn shortest(grid: &Grid) -> Option<(u16, Findings)> {
    (1..=LEVELS.len()).find_map(|depth| {
        let (rounds, found) = refuted(&Trial::of(grid), depth)?;
        let [first, more, most] = LEVELS[depth - 1];
        Some((first + more * (rounds.min(most) - 1), found))
    })
}

/// The fewest rounds, and all that they refute.
fn refuted(trial: &Trial, depth: usize) -> Option<(u16, Findings)> {
    let (mut best, mut found) = (u16::MAX, Findings::default());
    for at in trial.candidates() {
        let Some(rounds) = trial.rounds_to_contradiction(at, depth, best) else { continue };
        if rounds < best {
            (best, found) = (rounds, Findings::default());
        }
        found.wrong.push(at);
    }
    (!found.is_empty()).then_some((best, found))
}

/// Candidates, cells without a digit and, by digit, the houses that it is still to be placed in.
#[derive(Clone)]
struct Trial {
    by_digit: [u128; 9],
    open: u128,
    houses: [u32; 9],
}

/// A cell, or a digit in a house, has no candidate left.
struct Contradiction;

impl Trial {
    fn of(grid: &Grid) -> Trial {
        let open = grid.by_digit.iter().fold(0, |all, cells| all | cells);
        let has_place = |digit: usize| {
            let houses = (0..27).filter(move |&house| grid.places[house][digit] != 0);
            houses.fold(0, |all, house| all | 1 << house)
        };
        Trial { by_digit: grid.by_digit, open, houses: std::array::from_fn(has_place) }
    }
    fn candidates(&self) -> Vec<u16> {
        let of_digit =
            |digit: usize| cells_of(self.by_digit[digit]).map(move |cell| candidate(cell, digit));
        (0..9).flat_map(of_digit).collect()
    }
    /// How many rounds it takes to refute the candidate, if not more than `most`. Where singles end, what
    /// further suppositions refute in the fewest rounds goes, all at once, for one round.
    fn rounds_to_contradiction(&self, at: u16, depth: usize, most: u16) -> Option<u16> {
        let mut trial = self.clone();
        let mut singles = [0; 9];
        let (cell, digit) = parts(at);
        singles[digit] = 1 << cell;
        let mut rounds = 0;
        while rounds < most {
            rounds += 1;
            singles = match trial.place(&singles).and_then(|()| trial.singles()) {
                Ok(singles) => singles,
                Err(Contradiction) => return Some(rounds),
            };
            if singles == [0; 9] {
                let (_, found) = (depth > 1).then(|| refuted(&trial, depth - 1)).flatten()?;
                found.wrong.iter().for_each(|&at| trial.remove(at));
            }
        }
        None
    }
    fn remove(&mut self, at: u16) {
        let (cell, digit) = parts(at);
        self.by_digit[digit] &= !(1 << cell);
    }
    fn place(&mut self, singles: &[u128; 9]) -> Result<(), Contradiction> {
        let mut placed = 0u128;
        for (digit, &cells) in singles.iter().enumerate() {
            let seen = cells_of(cells).fold(0, |seen, cell| seen | TABLES.all_peers[cell]);
            if cells & (placed | seen) != 0 {
                return Err(Contradiction);
            }
            placed |= cells;
            self.by_digit[digit] &= !seen;
            let houses = cells_of(cells).flat_map(|cell| TABLES.houses[cell]);
            self.houses[digit] &= !houses.fold(0, |all, house| all | 1 << house);
        }
        self.by_digit.iter_mut().for_each(|cells| *cells &= !placed);
        self.open &= !placed;
        Ok(())
    }
    /// All naked and hidden singles.
    fn singles(&self) -> Result<[u128; 9], Contradiction> {
        let (mut once, mut twice) = (0, 0);
        for cells in self.by_digit {
            twice |= once & cells;
            once |= cells;
        }
        if self.open & !once != 0 {
            return Err(Contradiction);
        }
        let mut singles = self.by_digit.map(|cells| cells & !twice);
        for (digit, singles) in singles.iter_mut().enumerate() {
            *singles |= self.hidden(digit)?;
        }
        Ok(singles)
    }
    fn hidden(&self, digit: usize) -> Result<u128, Contradiction> {
        let (mut hidden, mut left) = (0, self.houses[digit]);
        while left != 0 {
            let places = self.by_digit[digit] & TABLES.house_sets[left.trailing_zeros() as usize];
            left &= left - 1;
            if places == 0 {
                return Err(Contradiction);
            }
            if places & (places - 1) == 0 {
                hidden |= places;
            }
        }
        Ok(hidden)
    }
}
