//! The search for puzzles with few clues around a puzzle: which puzzles are looked around next, and what
//! was found. The command line and the page go the same way; only how many they ask at once differs.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::lists::{FormKey, form_key};
use nonet_engine::canon::canonical;
use nonet_engine::search::low_clue::{Step, neighbours};
use nonet_engine::types::cell::Cell;
use nonet_engine::types::grid::Grid;

/// How many neighbours of each step are handed over: what a page can take in without a pause.
pub const MAX_NEIGHBOURS: usize = 200;

/// How far one look goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Reach {
    /// One clue less; two for one; one for one.
    #[default]
    Near,
    /// One clue less; two for one; one for one; two for two, which takes many times as long.
    Wide,
}

/// A puzzle that a look found, and what is the same for all its forms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Neighbour {
    /// It.
    pub grid: Grid,
    /// Its form.
    pub form: FormKey,
}

/// How many puzzles at most wait to be looked around: those found later with as many clues are left out.
const MAX_WAITING: usize = 100_000;

/// The puzzles that each step leads to from a puzzle, at most `limit` a step, each form once.
pub fn look_around(puzzle: &Grid, reach: Reach, limit: usize) -> Vec<Neighbour> {
    let [one, two, _] = Step::DOWN;
    let [aside, wide] = Step::ASIDE;
    let steps = match reach {
        Reach::Near => vec![one, two, aside],
        Reach::Wide => vec![one, two, aside, wide],
    };
    let mut known = HashSet::new();
    let found = steps.into_iter().flat_map(|step| neighbours(puzzle, step, limit));
    let neighbours = found.map(neighbour);
    neighbours.filter(|of| known.insert(of.form)).collect()
}

fn neighbour(grid: Grid) -> Neighbour {
    Neighbour { grid, form: form_key(&canonical(&grid).grid) }
}

/// What was found around a puzzle, and what is looked around next: fewest clues first, of as many clues
/// in the order of their finding.
#[derive(Clone, Debug)]
pub struct LowClueSearch {
    start: Grid,
    known: HashSet<FormKey>,
    /// By the number of clues.
    waiting: Vec<Vec<Grid>>,
    /// How many puzzles of each number of clues were looked around already.
    begun: Vec<usize>,
    found: Vec<Grid>,
    looked: usize,
}

impl LowClueSearch {
    /// Nothing is found yet; the puzzle itself is looked around first. Its own form counts as found once
    /// a step comes back to it.
    pub fn of(start: Grid) -> LowClueSearch {
        let mut waiting = vec![Vec::new(); Cell::ALL.len() + 1];
        waiting[start.clues()].push(start);
        let begun = vec![0; Cell::ALL.len() + 1];
        let known = HashSet::new();
        LowClueSearch { start, known, waiting, begun, found: Vec::new(), looked: 0 }
    }
    /// The puzzle that it began with.
    pub fn start(&self) -> &Grid {
        &self.start
    }
    /// The next puzzles to look around, all of as many clues; none while nothing waits.
    pub fn next(&mut self, count: usize) -> Vec<Grid> {
        let of = |clues: &usize| self.begun[*clues] < self.waiting[*clues].len();
        let Some(clues) = (0..=Cell::ALL.len()).find(of) else { return Vec::new() };
        let from = self.begun[clues];
        let to = self.waiting[clues].len().min(from + count);
        self.begun[clues] = to;
        self.waiting[clues][from..to].to_vec()
    }
    /// Takes what a look found.
    pub fn take(&mut self, around: Vec<Neighbour>) {
        self.looked += 1;
        for Neighbour { grid, form } in around {
            let waiting = &mut self.waiting[grid.clues()];
            if waiting.len() < MAX_WAITING && self.known.insert(form) {
                waiting.push(grid);
                self.found.extend(Some(grid).filter(|grid| grid.clues() < self.start.clues()));
            }
        }
    }
    /// The puzzles with fewer clues than the first, each form once, in the order of their finding.
    pub fn found(&self) -> &[Grid] {
        &self.found
    }
    /// How many puzzles were looked around.
    pub fn looked(&self) -> usize {
        self.looked
    }
    /// How many puzzles were seen that are no forms of each other.
    pub fn seen(&self) -> usize {
        self.known.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::search::count;
    use nonet_engine::search::monitor::Budget;

    /// A puzzle with 17 clues, and one clue more.
    const EIGHTEEN: &str =
        ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..9";

    #[test]
    fn fewer_clues_are_found_and_looked_around_first() {
        let start: Grid = EIGHTEEN.parse().expect("a grid");
        let mut search = LowClueSearch::of(start);
        let first = search.next(4);
        assert_eq!(first, [start]);
        assert!(search.next(1).is_empty());
        search.take(look_around(&start, Reach::Near, 200));
        assert_eq!(search.looked(), 1);
        assert!(search.found().iter().any(|grid| grid.clues() == 17));
        for grid in search.found() {
            assert_eq!(count(grid, 2, Budget::UNLIMITED).found(), 1, "{grid}");
        }
        let next = search.next(1);
        assert_eq!(next[0].clues(), 17);
        let seen = search.seen();
        search.take(look_around(&start, Reach::Near, 200));
        assert_eq!(search.seen(), seen);
    }
}
