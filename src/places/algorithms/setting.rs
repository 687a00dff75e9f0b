//! What the address says of a page of the algorithms, from its state and into it.

use super::digging::Digging;
use super::{Algorithms, PuzzleChoice};
use crate::core::algorithms_part::AlgorithmsPart;
use crate::core::algorithms_setting::{NamedPuzzle, Setting};
use crate::engine::types::grid::Grid;

/// What a search would be named by, in whole; `game` are the clues of the game in play, where it
/// searches them.
fn of_search(algorithms: &Algorithms, game: Option<Grid>) -> Setting {
    let cells = |grid: Option<Grid>| grid.map_or(NamedPuzzle::Unreadable, NamedPuzzle::Cells);
    Setting {
        puzzle: Some(match algorithms.puzzle {
            PuzzleChoice::Known(at) => NamedPuzzle::Known(at),
            PuzzleChoice::Game => cells(game),
            PuzzleChoice::Typed => cells(algorithms.grid(Grid::default())),
        }),
        digits: Some(algorithms.order),
        seed: Some(algorithms.seed_number()),
        ..Setting::default()
    }
}

fn of_digging(digging: &Digging) -> Setting {
    Setting {
        cells: Some(digging.order),
        seed: digging.seed.trim().parse().ok(),
        min_per_row: Some(digging.min_per_row),
        ..Setting::default()
    }
}

impl Algorithms {
    /// What an address says of one of the pages; `game` gives the clues of the game in play.
    pub fn setting(&self, part: AlgorithmsPart, game: impl FnOnce() -> Grid) -> Setting {
        let game = (self.puzzle == PuzzleChoice::Game).then(game);
        let whole = match part {
            AlgorithmsPart::Solve(_) => of_search(self, game),
            AlgorithmsPart::Compare => {
                Setting { methods: Some(self.methods), ..of_search(self, game) }
            }
            AlgorithmsPart::Make => of_digging(&self.digging),
        };
        let is_shown = self.part == Some(part) && part != AlgorithmsPart::Compare;
        Setting { step: self.settled.filter(|_| is_shown), ..whole }.beyond_first(part)
    }
    /// Takes what an address says of a page of searches; the rest becomes what it is at first.
    pub fn set_search(&mut self, part: AlgorithmsPart, setting: &Setting) {
        let first = Algorithms::default();
        match part {
            AlgorithmsPart::Solve(method) => self.methods[0] = method,
            _ => self.methods = setting.methods.unwrap_or(first.methods),
        }
        let named = setting.puzzle.or(Setting::first(part).puzzle).map(choice);
        (self.puzzle, self.typed) = named.unwrap_or((first.puzzle, String::new()));
        self.order = setting.digits.unwrap_or(first.order);
        self.seed = setting.seed.map_or(first.seed, |seed| seed.to_string());
    }
}

impl Digging {
    /// Takes what an address says of a puzzle being made; the rest becomes what it is at first.
    pub fn set(&mut self, setting: &Setting) {
        let first = Digging::default();
        self.order = setting.cells.unwrap_or(first.order);
        self.seed = setting.seed.map_or(first.seed, |seed| seed.to_string());
        self.min_per_row = setting.min_per_row.unwrap_or(first.min_per_row);
    }
}

/// The choice in the menu of puzzles, and what is typed beside it.
fn choice(named: NamedPuzzle) -> (PuzzleChoice, String) {
    match named {
        NamedPuzzle::Known(at) => (PuzzleChoice::Known(at), String::new()),
        NamedPuzzle::Cells(grid) => (PuzzleChoice::Typed, grid.to_string()),
        NamedPuzzle::Unreadable => (PuzzleChoice::Typed, String::new()),
    }
}
