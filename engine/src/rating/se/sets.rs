//! Naked and hidden sets, and hidden sets that lead to a hidden single at once.

use super::combos::{bits, combos};
use super::grid::{BLOCK_COLUMN_ROW, Grid, candidate, kind_of};
use super::rule::{Rule, Size};
use super::step::{Pattern, Step, eliminated, typed_cells, typed_digits};

/// Digits and positions of a set in a house.
#[derive(Clone, Copy)]
pub struct Subset {
    /// The house.
    pub house: usize,
    /// The digits.
    pub digits: u16,
    /// The positions in the house.
    pub positions: u16,
}

impl Subset {
    fn pattern(self) -> Pattern {
        let cells = typed_cells(Grid::at(self.house, self.positions));
        Pattern::Set(cells, typed_digits(self.digits), kind_of(self.house))
    }
    /// Other digits in the cells of a hidden set.
    pub fn hidden_eliminations(self, grid: &Grid) -> Vec<u16> {
        let mut all = Vec::new();
        for cell in Grid::at(self.house, self.positions) {
            eliminated(grid, cell, !self.digits, &mut all);
        }
        all
    }
    /// The digits of a naked set in the other cells of its house.
    pub fn naked_eliminations(self, grid: &Grid) -> Vec<u16> {
        let mut all = Vec::new();
        for cell in Grid::at(self.house, !self.positions & 0x1ff) {
            eliminated(grid, cell, self.digits, &mut all);
        }
        all
    }
}

/// The union of the masks, if each has two bits or more and the union as many as there are masks.
fn common_tuple(mut masks: impl Iterator<Item = u16>, size: u32) -> Option<u16> {
    let union =
        masks.try_fold(0, |union, mask| (mask.count_ones() >= 2).then_some(union | mask))?;
    (union.count_ones() == size).then_some(union)
}

/// The hidden sets of a size in a house, in order.
pub fn hidden_in(grid: &Grid, house: usize, size: Size) -> impl Iterator<Item = Subset> {
    let places = &grid.places[house];
    let size = size as u32;
    let fit = (0..9).filter(|&digit| (2..=size).contains(&places[digit].count_ones()));
    let fit: u16 = fit.fold(0, |fit, digit| fit | 1 << digit);
    combos(size, 9).map(|digits| digits as u16).filter(move |digits| digits & !fit == 0).filter_map(
        move |digits| {
            let positions = common_tuple(bits(digits).map(|digit| places[digit]), size)?;
            Some(Subset { house, digits, positions })
        },
    )
}

/// The naked sets of a size in a house, in order.
pub fn naked_in(grid: &Grid, house: usize, size: Size) -> impl Iterator<Item = Subset> {
    let size = size as u32;
    let cells: [u16; 9] =
        std::array::from_fn(|at| grid.cells[usize::from(super::grid::TABLES.cells[house][at])]);
    let fit = (0..9).filter(|&at| (2..=size).contains(&cells[at].count_ones()));
    let fit: u16 = fit.fold(0, |fit, at| fit | 1 << at);
    combos(size, 9).map(|positions| positions as u16).filter(move |at| at & !fit == 0).filter_map(
        move |positions| {
            let digits = common_tuple(bits(positions).map(|at| cells[at]), size)?;
            Some(Subset { house, digits, positions })
        },
    )
}

/// The houses in the order of sets.
pub fn houses() -> impl Iterator<Item = usize> {
    BLOCK_COLUMN_ROW.into_iter().flat_map(|first| first..first + 9)
}

/// The first naked set of the size.
pub fn naked_set(grid: &Grid, size: Size) -> Option<Step> {
    let houses = houses().filter(|&house| grid.empty_count(house) >= 2 * size as u32);
    let mut sets = houses.flat_map(|house| naked_in(grid, house, size));
    let difficulty = match size {
        Size::Pair => 3.0,
        Size::Triplet => 3.6,
        Size::Quad => 5.0,
    };
    sets.find_map(|set| step(Rule::NakedSet(size), difficulty, set, &set.naked_eliminations(grid)))
}

/// The first hidden set of the size.
pub fn hidden_set(grid: &Grid, size: Size) -> Option<Step> {
    let houses = houses().filter(|&house| grid.empty_count(house) > 2 * size as u32);
    let mut sets = houses.flat_map(|house| hidden_in(grid, house, size));
    let difficulty = match size {
        Size::Pair => 3.4,
        Size::Triplet => 4.0,
        Size::Quad => 5.4,
    };
    sets.find_map(|set| {
        step(Rule::HiddenSet(size), difficulty, set, &set.hidden_eliminations(grid))
    })
}

fn step(rule: Rule, difficulty: f64, set: Subset, eliminations: &[u16]) -> Option<Step> {
    (!eliminations.is_empty())
        .then(|| Step::eliminating(rule, difficulty, eliminations, set.pattern()))
}

/// The first hidden set that leaves one place for another digit of its house.
pub fn direct_hidden_set(grid: &Grid, size: Size) -> Option<Step> {
    let houses = houses().filter(|&house| grid.empty_count(house) > size as u32);
    let mut sets = houses.flat_map(|house| hidden_in(grid, house, size));
    let difficulty = if size == Size::Pair { 2.0 } else { 2.5 };
    sets.find_map(|set| {
        let at = singles_after(grid, set)
            .next()
            .filter(|_| !set.hidden_eliminations(grid).is_empty())?;
        Some(Step::placing(Rule::DirectHiddenSet(size), difficulty, at, set.pattern()))
    })
}

/// The digits besides the set that have one place left outside of it.
pub fn singles_after(grid: &Grid, set: Subset) -> impl Iterator<Item = u16> {
    bits(!set.digits & 0x1ff).filter_map(move |digit| {
        let places = grid.places[set.house][digit];
        let left = places & !set.positions;
        let is_single = places.count_ones() > 1 && left.count_ones() == 1;
        let cell = Grid::at(set.house, left).next()?;
        is_single.then(|| candidate(cell, digit))
    })
}
