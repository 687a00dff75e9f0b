//! [`Board`]: a position that is filled without looking at anything but the rules: singles first,
//! then locked candidates, then subsets.

use std::ops::ControlFlow;

use super::inference::Inference;
use crate::types::candidate::{Candidate, CandidateSet};
use crate::types::cell::{ByCell, Cell, CellSet};
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::house::{House, HouseSet};
use crate::types::position::{DeadEnd, Position};

/// Where each digit can still be or stands, and where something may follow from that: only a house
/// that has lost a candidate since it was searched needs to be searched again.
#[derive(Clone, Copy)]
pub struct Board {
    reasoning: Reasoning,
    places: ByDigit<CellSet>,
    unsolved: CellSet,
    /// The houses to be searched for hidden singles, by digit.
    for_singles: ByDigit<HouseSet>,
    /// The houses to be searched for locked candidates, by digit.
    for_locked: ByDigit<HouseSet>,
    /// The houses to be searched for subsets.
    for_subsets: HouseSet,
}

/// What a board is filled by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Reasoning {
    /// Singles.
    Singles,
    /// Singles and locked candidates.
    Locked,
    /// Subsets, too, which take four times as long to look for.
    Subsets,
}

/// What comes next on a board.
pub enum Next {
    /// Something follows.
    Follows(Inference),
    /// A cell or a house has nothing left.
    Dead(DeadEnd),
    /// Nothing that is known here.
    Nothing,
}

impl Board {
    /// The board of a position.
    pub fn of(position: &Position, reasoning: Reasoning) -> Board {
        let mut places = ByDigit::from_fn(|digit| position.cells(digit));
        for (cell, digit) in position.digits().iter() {
            places[digit].insert(cell);
        }
        Board {
            reasoning,
            places,
            unsolved: position.unsolved(),
            for_singles: ByDigit::from_fn(|_| HouseSet::ALL),
            for_locked: ByDigit::from_fn(|_| HouseSet::ALL),
            for_subsets: HouseSet::ALL,
        }
    }
    /// Whether every cell holds a digit.
    pub fn is_solved(&self) -> bool {
        self.unsolved.is_empty()
    }
    /// Whether a candidate of an unsolved cell is left.
    pub fn has(&self, at: Candidate) -> bool {
        (self.places[at.digit] & self.unsolved).contains(at.cell)
    }
    /// The candidates of unsolved cells.
    pub fn open(&self) -> CandidateSet {
        CandidateSet::of_cells(&self.by_cell())
    }
    /// The board on which a candidate is true.
    pub fn with(mut self, at: Candidate) -> Board {
        self.place(at);
        self
    }
    /// The board on which a candidate is false.
    pub fn without(mut self, at: Candidate) -> Board {
        self.remove(at.digit, CellSet::only(at.cell));
        self
    }
    fn place(&mut self, at: Candidate) {
        for digit in Digit::ALL {
            let lose = if digit == at.digit { at.cell.peers() } else { CellSet::only(at.cell) };
            self.remove(digit, lose);
        }
        self.unsolved.remove(at.cell);
    }
    fn remove(&mut self, digit: Digit, cells: CellSet) {
        let lost = self.places[digit] & cells;
        if !lost.is_empty() {
            let houses = lost.houses();
            self.places[digit] -= lost;
            self.for_singles[digit] |= houses;
            self.for_locked[digit] |= houses;
            self.for_subsets |= houses;
        }
    }
    /// Carries an inference out.
    pub fn apply(&mut self, inference: Inference) {
        match inference {
            Inference::Place(at, _) => self.place(at),
            Inference::Locked { digit, home, other } => {
                self.remove(digit, other.cells() - home.cells());
            }
            Inference::Naked { house, cells, digits } => {
                digits.iter().for_each(|digit| self.remove(digit, house.cells() - cells));
            }
            Inference::Hidden { cells, digits, .. } => {
                (!digits).iter().for_each(|digit| self.remove(digit, cells));
            }
        }
    }
    /// The candidates of another board that this one has lost.
    pub fn lost_since(&self, before: &Board) -> CandidateSet {
        let lost = |digit: Digit| {
            let cells = before.places[digit] - self.places[digit];
            cells.iter().map(move |cell| Candidate::new(cell, digit))
        };
        Digit::ALL.into_iter().flat_map(lost).collect()
    }
    /// Carries out all that follows; whether that ends in a contradiction.
    pub fn is_refuted(&mut self) -> bool {
        loop {
            if self.fill().is_break() {
                return true;
            }
            match self.next_elimination() {
                Some(inference) => self.apply(inference),
                None => return false,
            }
        }
    }
    /// What follows first, the simplest before the rest.
    pub fn next(&mut self) -> Next {
        self.next_single()
            .or_else(|| self.next_elimination().map(Next::Follows))
            .unwrap_or(Next::Nothing)
    }
    /// Whether the candidates that are left allow more than is known of them.
    pub fn has_inference(mut self) -> bool {
        !matches!(self.next(), Next::Nothing)
    }
    /// Fills every single and those that follow; breaks off at a contradiction.
    fn fill(&mut self) -> ControlFlow<()> {
        loop {
            let before = self.unsolved;
            self.fill_naked()?;
            Digit::ALL.into_iter().try_for_each(|digit| self.fill_hidden(digit))?;
            if self.unsolved == before {
                return ControlFlow::Continue(());
            }
        }
    }
    fn fill_naked(&mut self) -> ControlFlow<()> {
        let [one, two] = self.counts();
        if one != CellSet::ALL {
            return ControlFlow::Break(());
        }
        for cell in (one - two) & self.unsolved {
            match self.digit_of(cell) {
                Some(digit) => self.place(Candidate::new(cell, digit)),
                None => return ControlFlow::Break(()),
            }
        }
        ControlFlow::Continue(())
    }
    fn fill_hidden(&mut self, digit: Digit) -> ControlFlow<()> {
        while let Some(house) = self.for_singles[digit].first() {
            self.for_singles[digit].remove(house);
            match self.hidden_single(digit, house) {
                Some(Next::Follows(single)) => self.apply(single),
                Some(Next::Dead(_)) => return ControlFlow::Break(()),
                Some(Next::Nothing) | None => {}
            }
        }
        ControlFlow::Continue(())
    }
    fn hidden_single(&self, digit: Digit, house: House) -> Option<Next> {
        let places = self.places[digit] & house.cells();
        if places.is_empty() {
            return Some(Next::Dead(DeadEnd::House(house, digit)));
        }
        let at = Candidate::new(places.single()?, digit);
        let is_open = self.unsolved.contains(at.cell);
        is_open.then_some(Next::Follows(Inference::Place(at, Some(house))))
    }
    /// The cells with at least one digit, and with at least two.
    fn counts(&self) -> [CellSet; 2] {
        let add = |[one, two]: [CellSet; 2], &cells: &CellSet| [one | cells, two | (one & cells)];
        self.places.values().iter().fold([CellSet::EMPTY; 2], add)
    }
    fn digit_of(&self, cell: Cell) -> Option<Digit> {
        Digit::ALL.into_iter().find(|&digit| self.places[digit].contains(cell))
    }
    fn next_single(&mut self) -> Option<Next> {
        let [one, two] = self.counts();
        if let Some(dead) = (!one).first() {
            return Some(Next::Dead(DeadEnd::Cell(dead)));
        }
        if let Some(cell) = ((one - two) & self.unsolved).first() {
            let at = Candidate::new(cell, self.digit_of(cell)?);
            return Some(Next::Follows(Inference::Place(at, None)));
        }
        Digit::ALL.into_iter().find_map(|digit| self.next_hidden(digit))
    }
    fn next_hidden(&mut self, digit: Digit) -> Option<Next> {
        while let Some(house) = self.for_singles[digit].first() {
            if let Some(next) = self.hidden_single(digit, house) {
                return Some(next);
            }
            self.for_singles[digit].remove(house);
        }
        None
    }
    /// The first inference that places nothing.
    fn next_elimination(&mut self) -> Option<Inference> {
        if self.reasoning == Reasoning::Singles {
            return None;
        }
        let locked = Digit::ALL.into_iter().find_map(|digit| self.next_locked(digit));
        locked.or_else(|| match self.reasoning {
            Reasoning::Singles | Reasoning::Locked => None,
            Reasoning::Subsets => self.next_subset(),
        })
    }
    fn next_locked(&mut self, digit: Digit) -> Option<Inference> {
        while let Some(home) = self.for_locked[digit].first() {
            if let Some(other) = self.locked_in(digit, home) {
                return Some(Inference::Locked { digit, home, other });
            }
            self.for_locked[digit].remove(home);
        }
        None
    }
    /// The other house in which a house has all its places of a digit, if that has more of them.
    fn locked_in(&self, digit: Digit, home: House) -> Option<House> {
        let places = self.places[digit];
        let loses =
            |other: &House| *other != home && !places.is_disjoint(other.cells() - home.cells());
        (places & home.cells()).common_houses().find(loses)
    }
    fn next_subset(&mut self) -> Option<Inference> {
        let digits = self.by_cell();
        let mut smallest: Option<(usize, Inference)> = None;
        for house in self.for_subsets {
            match smallest_subset(house, house.cells() & self.unsolved, &digits) {
                None => self.for_subsets.remove(house),
                Some(found) if smallest.is_none_or(|(size, _)| found.0 < size) => {
                    smallest = Some(found);
                }
                Some(_) => {}
            }
        }
        smallest.map(|(_, inference)| inference)
    }
    /// What each unsolved cell can be.
    fn by_cell(&self) -> ByCell<DigitSet> {
        let mut digits = ByCell::from_fn(|_| DigitSet::EMPTY);
        for digit in Digit::ALL {
            for cell in self.places[digit] & self.unsolved {
                digits[cell].insert(digit);
            }
        }
        digits
    }
}

/// The smallest subset among the unsolved cells of a house of which other cells lose something, and
/// its size. The rest of a naked subset is a hidden one, so that only the smaller is given.
fn smallest_subset(
    house: House,
    cells: CellSet,
    digits: &ByCell<DigitSet>,
) -> Option<(usize, Inference)> {
    let count = cells.len();
    let all = (1 << count) - 1;
    // What the cells of each set hold in all, where a set is a mask of places among the cells.
    let mut unions = [DigitSet::EMPTY; 1 << 9];
    for (place, cell) in cells.iter().enumerate() {
        for mask in 0..1 << place {
            unions[mask | 1 << place] = unions[mask] | digits[cell];
        }
    }
    let is_subset = |&mask: &usize| {
        unions[mask].len() == mask.count_ones() as usize
            && !unions[mask].is_disjoint(unions[all ^ mask])
    };
    let size = |mask: usize| mask.count_ones() as usize;
    let mask = (1..all).filter(is_subset).min_by_key(|&mask| size(mask).min(count - size(mask)))?;
    let of = |mask: usize| -> CellSet {
        let places = cells.iter().enumerate();
        places.filter(|(place, _)| mask >> place & 1 == 1).map(|(_, cell)| cell).collect()
    };
    Some(if 2 * size(mask) <= count {
        (size(mask), Inference::Naked { house, cells: of(mask), digits: unions[mask] })
    } else {
        let digits = unions[all] - unions[mask];
        (count - size(mask), Inference::Hidden { house, cells: of(all ^ mask), digits })
    })
}
