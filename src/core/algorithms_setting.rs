//! [`Setting`]: what the address of a page of the algorithms says after its `?`, so that a link leads
//! to the very search that it was copied from.

use super::algorithms_part::AlgorithmsPart;
use super::known_puzzles::KNOWN_PUZZLES;
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
}

/// The puzzle that a page of searches opens with: where one begins, one that is done in a few thousand
/// steps, elsewhere the hardest known.
fn first_puzzle(part: AlgorithmsPart) -> usize {
    match part {
        AlgorithmsPart::Solve(Method::Backtracking) => 0,
        _ => KNOWN_PUZZLES.len() - 1,
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
        .beyond_first(part)
    }
    /// What a page is like at first.
    pub fn first(part: AlgorithmsPart) -> Setting {
        match part {
            AlgorithmsPart::Make => Setting {
                cells: Some(RemovalOrder::SShaped),
                seed: Some(20_251_121),
                min_per_row: Some(0),
                ..Setting::default()
            },
            AlgorithmsPart::Solve(_) | AlgorithmsPart::Compare => Setting {
                methods: Some([Method::Backtracking, Method::Bitmask]),
                puzzle: Some(NamedPuzzle::Known(first_puzzle(part))),
                digits: Some(DigitOrder::Ascending),
                seed: Some(0),
                ..Setting::default()
            },
        }
    }
    /// Without what is as it is at first.
    #[must_use]
    pub fn beyond_first(self, part: AlgorithmsPart) -> Setting {
        let first = Setting::first(part);
        Setting {
            step: self.step,
            methods: self.methods.filter(|_| self.methods != first.methods),
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
    /// The setting at no step.
    #[must_use]
    pub fn without_step(self) -> Setting {
        Setting { step: None, ..self }
    }
}
