//! `nonet check`: is it a proper puzzle, and if not, why not?

use std::io;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Task, answer_each};
use crate::engine::search::puzzle::{Puzzle, PuzzleError};
use crate::engine::types::cell::CellSet;
use crate::engine::types::conflict::Conflict;
use crate::engine::types::position::DeadEnd;

/// The arguments of `check`.
#[derive(Args)]
pub struct CheckArgs {
    #[command(flatten)]
    files: Files,
}

/// Checks every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &CheckArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    answer_each(&args.files, console, |task| {
        let (verdict, detail) = verdict(task)?;
        let (givens, clues) = (&task.clues, task.clues.clues());
        Ok(match output {
            OutputFormat::Columns => format!("{givens}\t{clues}\t{verdict}\t{detail}\n"),
            OutputFormat::Json => {
                let object = json!({
                    "puzzle": givens.to_string(),
                    "name": task.entry.name,
                    "clues": clues,
                    "verdict": verdict,
                    "detail": detail,
                });
                format!("{object}\n")
            }
        })
    })
}

/// The verdict and its detail: the solution, or what is wrong and where.
fn verdict(task: &Task) -> Result<(&'static str, String), String> {
    match Puzzle::prove(&task.clues) {
        Ok(puzzle) => Ok(("one", puzzle.solution().to_string())),
        Err(PuzzleError::Conflicts(conflicts)) => {
            Ok(("conflict", list(conflicts.iter().map(conflict))))
        }
        Err(PuzzleError::NoSolution { at }) => Ok(("none", at.map(dead_end).unwrap_or_default())),
        Err(PuzzleError::SeveralSolutions(several)) => {
            Ok(("several", format!("two solutions differ in {}", cells(several.differing))))
        }
        Err(error @ PuzzleError::Stopped) => Err(error.to_string()),
    }
}

fn conflict(conflict: &Conflict) -> String {
    format!("{} in {}: {}", conflict.digit, conflict.house, cells(conflict.cells))
}

/// Where no digit or no cell fits.
pub(super) fn dead_end(at: DeadEnd) -> String {
    match at {
        DeadEnd::Cell(cell) => format!("no digit fits {cell}"),
        DeadEnd::House(house, digit) => format!("{digit} fits nowhere in {house}"),
    }
}

/// The names of the cells with blanks between.
pub(super) fn cells(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join("; ")
}
