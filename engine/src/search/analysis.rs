//! What a grid with several solutions lacks: in how many of them each candidate is, which single clues
//! would decide it, which clues say nothing, and how to complete it with few more.

use super::fast::clues::Clues;
use super::monitor::Budget;
use super::{Count, solve_up_to};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::Digit;
use crate::types::grid::{Grid, Solution};
use crate::types::set::Element;

/// How many solutions a page counts.
pub const MAX_COUNTED: u64 = 1_000;

/// What the solutions of a grid say together.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Analysis {
    /// How many there are, as far as they were counted.
    pub count: Count,
    /// The first of them, as many as were asked for.
    pub solutions: Vec<Solution>,
    /// In how many of those counted each candidate is, cell by cell, digits ascending.
    counts: Vec<u32>,
    /// The clues each of which, alone, could be left out: the solutions stay the same.
    pub redundant: CellSet,
}

impl Analysis {
    /// That of a grid without conflict. Up to `limit` solutions are counted, and the first `kept` of
    /// them are handed back.
    pub fn of(grid: &Grid, limit: u64, kept: usize, budget: Budget) -> Analysis {
        let (mut solutions, count) = solve_up_to(grid, limit, budget);
        let mut counts = vec![0; Candidate::COUNT];
        for solution in &solutions {
            for cell in Cell::ALL {
                counts[Candidate::new(cell, solution[cell]).index()] += 1;
            }
        }
        solutions.truncate(kept);
        let redundant = if solutions.is_empty() { CellSet::EMPTY } else { redundant(grid) };
        Analysis { count, solutions, counts, redundant }
    }
    /// Whether there are no more solutions than those counted.
    pub fn is_exact(&self) -> bool {
        matches!(self.count, Count::Exactly(_))
    }
    /// In how many of the solutions counted the candidate is.
    pub fn count_of(&self, candidate: Candidate) -> u32 {
        self.counts[candidate.index()]
    }
    /// The cells in which the solutions counted differ.
    pub fn undecided(&self) -> CellSet {
        let is_open = |cell: &Cell| {
            let found = |digit| self.count_of(Candidate::new(*cell, digit)) > 0;
            Digit::ALL.into_iter().filter(|&digit| found(digit)).count() > 1
        };
        Cell::ALL.into_iter().filter(is_open).collect()
    }
    /// The candidates each of which, as one more clue, leaves one solution. None is known where there
    /// may be solutions that were not counted.
    pub fn deciding(&self) -> Vec<Candidate> {
        if !self.is_exact() || self.count.found() < 2 {
            return Vec::new();
        }
        let candidates = (0..Candidate::COUNT).map(Candidate::at);
        candidates.filter(|&candidate| self.count_of(candidate) == 1).collect()
    }
}

fn redundant(grid: &Grid) -> CellSet {
    let mut clues = Clues::of(grid);
    let is_redundant =
        |(cell, digit): &(Cell, Digit)| clues.is_redundant(Candidate::new(*cell, *digit));
    grid.iter().filter(is_redundant).map(|(cell, _)| cell).collect()
}

/// Clues that leave one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Completion {
    /// They.
    pub added: Vec<Candidate>,
    /// Whether fewer do not do.
    pub is_least: bool,
}

/// How many additional clues are tried in every combination.
const MOST_EXACT: usize = 3;

/// The fewest clues that leave one solution, of at most [`MOST_EXACT`] in every combination; where so
/// few do not do, or there are more than [`MAX_COUNTED`] solutions, clue after clue that leaves the
/// fewest of those counted. With a solution that is wanted all of them are its digits. None of a grid
/// without a solution, and where the budget does not do.
pub fn complete(grid: &Grid, wanted: Option<&Solution>, budget: Budget) -> Option<Completion> {
    let (mut grid, mut added, mut is_least) = (*grid, Vec::new(), true);
    loop {
        let (solutions, count) = solve_up_to(&grid, MAX_COUNTED, budget);
        let is_exact = matches!(count, Count::Exactly(_));
        if matches!(count, Count::Stopped(_)) || solutions.is_empty() {
            return None;
        }
        let sets = SolutionSets::of(&solutions, wanted);
        if let Some(last) = is_exact.then(|| sets.deciding()).flatten() {
            added.extend(last);
            return Some(Completion { added, is_least });
        }
        is_least = false;
        let rarest = sets.rarest()?;
        grid[rarest.cell] = Some(rarest.digit);
        added.push(rarest);
    }
}

/// The words of a set of solutions.
const WORDS: usize = MAX_COUNTED.div_ceil(64) as usize;
type SolutionSet = [u64; WORDS];

/// For each candidate that some solutions have and others have not, those that have it.
struct SolutionSets {
    all: SolutionSet,
    sets: Vec<(Candidate, SolutionSet)>,
}

impl SolutionSets {
    /// Of some solutions; only candidates of the one that is wanted, if one is.
    fn of(solutions: &[Solution], wanted: Option<&Solution>) -> SolutionSets {
        let mut sets = vec![[0; WORDS]; Candidate::COUNT];
        let mut all = [0; WORDS];
        for (at, solution) in solutions.iter().enumerate() {
            all[at / 64] |= 1 << (at % 64);
            for cell in Cell::ALL {
                sets[Candidate::new(cell, solution[cell]).index()][at / 64] |= 1 << (at % 64);
            }
        }
        let found = sets.into_iter().enumerate().map(|(at, set)| (Candidate::at(at), set));
        let is_wanted =
            |one: &Candidate| wanted.is_none_or(|solution| solution[one.cell] == one.digit);
        let sets =
            found.filter(|(one, set)| is_wanted(one) && len(set) > 0 && *set != all).collect();
        SolutionSets { all, sets }
    }
    /// The fewest candidates that leave one solution, if so few as are tried do.
    fn deciding(&self) -> Option<Vec<Candidate>> {
        if len(&self.all) == 1 {
            return Some(Vec::new());
        }
        (1..=MOST_EXACT).find_map(|count| self.choose(count, 0, &self.all))
    }
    /// This many candidates, from a place on, that leave one of these solutions.
    fn choose(&self, count: usize, from: usize, left: &SolutionSet) -> Option<Vec<Candidate>> {
        self.sets.iter().enumerate().skip(from).find_map(|(at, (candidate, set))| {
            let both = and(left, set);
            let more = match len(&both) {
                1 => Some(Vec::new()),
                others if others == 0 || count == 1 => None,
                _ => self.choose(count - 1, at + 1, &both),
            };
            more.map(|more| [vec![*candidate], more].concat())
        })
    }
    fn rarest(&self) -> Option<Candidate> {
        self.sets.iter().min_by_key(|(_, set)| len(set)).map(|(candidate, _)| *candidate)
    }
}

fn and(one: &SolutionSet, other: &SolutionSet) -> SolutionSet {
    std::array::from_fn(|at| one[at] & other[at])
}

fn len(set: &SolutionSet) -> u32 {
    set.iter().map(|word| word.count_ones()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::count;

    /// Thirteen or so solutions: an easy puzzle without some of its clues.
    const SEVERAL: &str =
        "....7....6..19.....98....6.8...6....4..8....17...2...6.6....28....419.......8..79";

    #[test]
    fn every_candidate_has_as_many_solutions_as_are_counted_with_it() {
        let grid: Grid = SEVERAL.parse().expect("a grid");
        let analysis = Analysis::of(&grid, 100_000, 3, Budget::UNLIMITED);
        assert!(analysis.is_exact() && analysis.count.found() > 1);
        for cell in analysis.undecided().iter().take(8) {
            for digit in Digit::ALL {
                let mut with = grid;
                with[cell] = Some(digit);
                let found = count(&with, u64::MAX, Budget::UNLIMITED).found();
                let known = u64::from(analysis.count_of(Candidate::new(cell, digit)));
                assert_eq!(known, found, "{digit}{cell}");
            }
        }
        for candidate in analysis.deciding() {
            let mut with = grid;
            with[candidate.cell] = Some(candidate.digit);
            assert_eq!(count(&with, 2, Budget::UNLIMITED), Count::Exactly(1), "{candidate}");
        }
    }

    #[test]
    fn a_grid_is_completed() {
        let grid: Grid = SEVERAL.parse().expect("a grid");
        let completion = complete(&grid, None, Budget::UNLIMITED).expect("a completion");
        let mut with = grid;
        for added in &completion.added {
            with[added.cell] = Some(added.digit);
        }
        assert_eq!(count(&with, 2, Budget::UNLIMITED), Count::Exactly(1));
        assert!(!completion.added.is_empty());
        let empty = complete(&Grid::EMPTY, None, Budget::UNLIMITED).expect("a completion");
        assert!(!empty.is_least && empty.added.len() >= 17);
        let (solutions, _) = solve_up_to(&grid, 100, Budget::UNLIMITED);
        let wanted = solutions.last().expect("a solution");
        let completion = complete(&grid, Some(wanted), Budget::UNLIMITED).expect("a completion");
        let mut with = grid;
        for added in &completion.added {
            with[added.cell] = Some(added.digit);
        }
        let (found, _) = solve_up_to(&with, 2, Budget::UNLIMITED);
        assert_eq!(found, [*wanted]);
    }

    #[test]
    fn clues_that_say_nothing_are_named() {
        let mut grid: Grid = SEVERAL.parse().expect("a grid");
        let before = Analysis::of(&grid, 100_000, 1, Budget::UNLIMITED);
        let decided = Cell::ALL
            .into_iter()
            .find(|&cell| grid[cell].is_none() && !before.undecided().contains(cell));
        let cell = decided.expect("a cell that is the same in all");
        grid[cell] = Some(before.solutions[0][cell]);
        let after = Analysis::of(&grid, 100_000, 1, Budget::UNLIMITED);
        assert!(after.redundant.contains(cell));
        assert_eq!(after.count, before.count);
    }
}
