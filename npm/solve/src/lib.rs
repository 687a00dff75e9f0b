//! The solver for JavaScript: what `npm/js/solve_core.js` calls. Text goes in and out, and what is an object in
//! JavaScript is JSON, so that nothing but the solver has to be loaded. Every puzzle is 81 characters, which the
//! caller has checked.

use std::fmt::Display;

use nonet_engine::search::puzzle::{Puzzle, PuzzleError};
use nonet_engine::search::{self, Count, solve_up_to};
use nonet_engine::types::conflict::Conflict;
use nonet_engine::types::position::DeadEnd;
use nonet_engine::{Budget, Grid, canonical};
use wasm_bindgen::prelude::*;

/// A solution as 81 digits, if there is any; none for a text that is no puzzle.
#[wasm_bindgen]
#[must_use]
pub fn solve(puzzle: &str) -> Option<String> {
    search::first(&grid(puzzle)?).map(|solution| solution.to_string())
}

/// The solutions, at most `limit`, one after the other.
#[wasm_bindgen]
#[must_use]
pub fn solutions(puzzle: &str, limit: u32) -> Option<String> {
    let (solutions, _) = solve_up_to(&grid(puzzle)?, limit.into(), Budget::UNLIMITED);
    Some(solutions.iter().map(|solution| solution.to_string()).collect())
}

/// How many solutions there are, counted up to `limit`, as JSON.
#[wasm_bindgen]
#[must_use]
pub fn count(puzzle: &str, limit: f64) -> Option<String> {
    let count = search::count(&grid(puzzle)?, limit as u64, Budget::UNLIMITED);
    let is_exact = matches!(count, Count::Exactly(_));
    Some(format!(r#"{{"count":{},"exact":{is_exact}}}"#, count.found()))
}

/// Whether there is exactly one solution, and if not, why not, as JSON.
#[wasm_bindgen]
#[must_use]
pub fn check(puzzle: &str) -> Option<String> {
    Some(match Puzzle::prove(&grid(puzzle)?) {
        Ok(puzzle) => format!(r#"{{"verdict":"one","solution":"{}"}}"#, puzzle.solution()),
        Err(PuzzleError::Conflicts(conflicts)) => {
            let conflicts = list(conflicts.iter().map(conflict));
            format!(r#"{{"verdict":"conflict","conflicts":{conflicts}}}"#)
        }
        Err(PuzzleError::NoSolution { at: None }) => r#"{"verdict":"none"}"#.to_owned(),
        Err(PuzzleError::NoSolution { at: Some(at) }) => {
            format!(r#"{{"verdict":"none","at":{}}}"#, dead_end(at))
        }
        Err(PuzzleError::SeveralSolutions(several)) => format!(
            r#"{{"verdict":"several","solutions":["{}","{}"],"differing":{}}}"#,
            several.first,
            several.second,
            list(several.differing.iter().map(quoted)),
        ),
        Err(error @ PuzzleError::Stopped) => format!(r#"{{"error":"{error}"}}"#),
    })
}

/// The canonical form and the number of automorphisms, as JSON.
#[wasm_bindgen]
#[must_use]
pub fn canon(puzzle: &str) -> Option<String> {
    let form = canonical(&grid(puzzle)?);
    Some(format!(r#"{{"canonical":"{}","automorphisms":{}}}"#, form.grid, form.automorphisms))
}

fn grid(puzzle: &str) -> Option<Grid> {
    puzzle.parse().ok()
}

fn conflict(conflict: &Conflict) -> String {
    let Conflict { digit, house, cells } = conflict;
    let cells = list(cells.iter().map(quoted));
    format!(r#"{{"digit":{digit},"house":"{house}","cells":{cells}}}"#)
}

fn dead_end(at: DeadEnd) -> String {
    match at {
        DeadEnd::Cell(cell) => format!(r#"{{"cell":"{cell}"}}"#),
        DeadEnd::House(house, digit) => format!(r#"{{"house":"{house}","digit":{digit}}}"#),
    }
}

fn quoted(cell: impl Display) -> String {
    format!("\"{cell}\"")
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str =
        "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";

    #[test]
    fn answers_are_json() {
        let solution = solve(PUZZLE).expect("it has one");
        assert_eq!(solutions(PUZZLE, 5), Some(solution.clone()));
        assert_eq!(count(PUZZLE, 5.0).as_deref(), Some(r#"{"count":1,"exact":true}"#));
        let one = format!(r#"{{"verdict":"one","solution":"{solution}"}}"#);
        assert_eq!(check(PUZZLE), Some(one));
        let twice = format!("55{}", ".".repeat(79));
        let conflict = r#"{"digit":5,"house":"r1","cells":["r1c1","r1c2"]}"#;
        assert!(check(&twice).is_some_and(|said| said.contains(conflict)));
        assert!(canon(PUZZLE).is_some_and(|said| said.ends_with(r#","automorphisms":1}"#)));
        assert_eq!(solve("12"), None);
    }
}
