//! [`Setting`]: what the address of a page of the algorithms says after its `?`, so that a link leads
//! to the very search that it was copied from.

use super::digging::Digging;
use super::{Algorithms, PuzzleChoice};
use crate::core::algorithms_part::AlgorithmsPart;
use crate::core::known_puzzles::KNOWN_PUZZLES;
use crate::engine::algorithms::{DigitOrder, Method};
use crate::engine::generate::removal_order::RemovalOrder;
use crate::engine::types::grid::Grid;

/// What is searched or made, and where it stands. Nothing is said of what is as it is at first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Setting {
    /// The step at which it stands still; in making, how many cells were tried.
    pub step: Option<u64>,
    /// The methods side by side; in Compare alone.
    pub methods: Option<[Method; 2]>,
    /// The puzzle of a search.
    pub puzzle: Option<NamedPuzzle>,
    /// The order in which a search tries digits.
    pub digits: Option<DigitOrder>,
    /// The order in which cells are dug.
    pub cells: Option<RemovalOrder>,
    /// The seed.
    pub seed: Option<u64>,
    /// The fewest clues that a row keeps; in making alone.
    pub min_per_row: Option<u8>,
}

/// A puzzle as an address names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NamedPuzzle {
    /// One of the known puzzles, by number.
    Known(usize),
    /// Its 81 cells.
    Cells(Grid),
    /// What cannot be read as a puzzle.
    Unreadable,
}

/// What stands for a puzzle that cannot be read.
const UNREADABLE: &str = "none";

impl NamedPuzzle {
    fn read(text: &str) -> NamedPuzzle {
        let known = KNOWN_PUZZLES.iter().position(|known| known.slug == text);
        let cells = || text.parse().map_or(NamedPuzzle::Unreadable, NamedPuzzle::Cells);
        known.map_or_else(cells, NamedPuzzle::Known)
    }
    fn print(self) -> String {
        match self {
            NamedPuzzle::Known(at) => {
                KNOWN_PUZZLES.get(at).map_or(UNREADABLE, |known| known.slug).to_owned()
            }
            NamedPuzzle::Cells(grid) => grid.to_string(),
            NamedPuzzle::Unreadable => UNREADABLE.to_owned(),
        }
    }
    /// The choice in the menu of puzzles, and what is typed beside it.
    pub fn choice(self) -> (PuzzleChoice, String) {
        match self {
            NamedPuzzle::Known(at) => (PuzzleChoice::Known(at), String::new()),
            NamedPuzzle::Cells(grid) => (PuzzleChoice::Typed, grid.to_string()),
            NamedPuzzle::Unreadable => (PuzzleChoice::Typed, String::new()),
        }
    }
}

impl Setting {
    /// What a fragment says of a page; what cannot be read is as it is at first.
    pub fn read(part: AlgorithmsPart, fragment: &str) -> Setting {
        let query = fragment.split_once('?').map_or("", |(_, query)| query);
        let value = |name: &str| {
            let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
        };
        let number = |name| value(name).and_then(|text| text.parse::<u64>().ok());
        let step = number("step").filter(|step| *step > 0);
        let named = Setting { step, seed: number("seed"), ..Setting::default() };
        let named = match part {
            AlgorithmsPart::Make => Setting {
                cells: value("order").and_then(RemovalOrder::from_slug),
                min_per_row: number("least").map(|least| least.min(9) as u8),
                ..named
            },
            AlgorithmsPart::Solve(_) | AlgorithmsPart::Compare => Setting {
                puzzle: value("puzzle").map(NamedPuzzle::read),
                digits: value("order").and_then(DigitOrder::from_slug),
                ..named
            },
        };
        let methods = value("methods").and_then(|text| text.split_once(','));
        let methods = methods
            .and_then(|(one, other)| Some([Method::from_slug(one)?, Method::from_slug(other)?]));
        match part {
            AlgorithmsPart::Compare => Setting { step: None, methods, ..named },
            AlgorithmsPart::Solve(_) | AlgorithmsPart::Make => named,
        }
        .beyond_default(part)
    }
    /// Without what is as it is at first.
    fn beyond_default(self, part: AlgorithmsPart) -> Setting {
        let (search, digging) = (Algorithms::default(), Digging::default());
        let first = match part {
            AlgorithmsPart::Make => of_digging(&digging),
            AlgorithmsPart::Solve(_) | AlgorithmsPart::Compare => of_search(&search, None),
        };
        Setting {
            step: self.step,
            methods: self.methods.filter(|methods| *methods != search.methods),
            puzzle: self.puzzle.filter(|_| self.puzzle != first.puzzle),
            digits: self.digits.filter(|_| self.digits != first.digits),
            cells: self.cells.filter(|_| self.cells != first.cells),
            seed: self.seed.filter(|_| self.seed != first.seed),
            min_per_row: self.min_per_row.filter(|_| self.min_per_row != first.min_per_row),
        }
    }
    /// What stands after the address of the part: empty, or from `?` on.
    pub fn query(&self) -> String {
        let order = self.digits.map(DigitOrder::slug).or(self.cells.map(RemovalOrder::slug));
        let pairs = [
            ("step", self.step.map(|step| step.to_string())),
            (
                "methods",
                self.methods.map(|[one, other]| format!("{},{}", one.slug(), other.slug())),
            ),
            ("puzzle", self.puzzle.map(NamedPuzzle::print)),
            ("order", order.map(str::to_owned)),
            ("least", self.min_per_row.map(|least| least.to_string())),
            ("seed", self.seed.map(|seed| seed.to_string())),
        ];
        let pairs =
            pairs.into_iter().filter_map(|(name, value)| Some(format!("{name}={}", value?)));
        let query = pairs.collect::<Vec<_>>().join("&");
        if query.is_empty() { query } else { format!("?{query}") }
    }
    /// The same at no step.
    #[must_use]
    pub fn without_step(self) -> Setting {
        Setting { step: None, ..self }
    }
}

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
        Setting { step: self.settled.filter(|_| is_shown), ..whole }.beyond_default(part)
    }
    /// Takes what an address says of a page of searches; the rest becomes what it is at first.
    pub fn set_search(&mut self, part: AlgorithmsPart, setting: &Setting) {
        let first = Algorithms::default();
        match part {
            AlgorithmsPart::Solve(method) => self.methods[0] = method,
            _ => self.methods = setting.methods.unwrap_or(first.methods),
        }
        let named = setting.puzzle.map(NamedPuzzle::choice);
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
