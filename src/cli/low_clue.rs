//! `nonet low-clue`: forms with fewer clues around a puzzle, on all cores.

use std::collections::{BTreeMap, HashSet};
use std::io;

use clap::Args;
use rayon::prelude::*;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Answer, Task, answer_each};
use crate::engine::canon::canonical;
use crate::engine::search::low_clue::{Step, neighbours};
use crate::engine::search::puzzle::Puzzle;
use crate::engine::types::grid::Grid;

/// The arguments of `low-clue`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet low-clue list18.txt                       puzzle with fewer clues, clues
  nonet low-clue --visits 2000 list18.txt         looks around more puzzles")]
pub struct LowClueArgs {
    #[command(flatten)]
    files: Files,
    /// Around how many puzzles to look, beginning with each puzzle of the input
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    visits: u32,
}

/// So many neighbours of one puzzle are kept.
const MAX_NEIGHBOURS: usize = 2_000;
/// So many puzzles are looked around at once: a number that no machine changes.
const AT_ONCE: usize = 16;

/// Writes what is found around every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &LowClueArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    answer_each(&args.files, console, |task| {
        let puzzle = Puzzle::prove(&task.clues).map_err(|error| error.to_string())?;
        write(task, &look_around(puzzle.givens(), args.visits as usize), output)
    })
}

/// The forms with fewer clues than the puzzle that are found, each once, in the order of their finding.
fn look_around(puzzle: &Grid, visits: usize) -> Vec<Grid> {
    let mut known = HashSet::from([canonical(puzzle).grid]);
    // Fewest clues first; of as many clues in the order of their finding.
    let mut waiting: BTreeMap<usize, Vec<Grid>> = BTreeMap::from([(puzzle.clues(), vec![*puzzle])]);
    let (mut found, mut visited) = (Vec::new(), 0);
    while visited < visits {
        let Some(mut entry) = waiting.first_entry() else { break };
        let count = AT_ONCE.min(visits - visited).min(entry.get().len());
        let batch: Vec<Grid> = entry.get_mut().drain(..count).collect();
        if entry.get().is_empty() {
            entry.remove();
        }
        visited += batch.len();
        let around: Vec<Vec<(Grid, Grid)>> = batch.par_iter().map(around).collect();
        let new = around.into_iter().flatten().filter(|(form, _)| known.insert(*form));
        for (_, grid) in new {
            found.extend(Some(grid).filter(|grid| grid.clues() < puzzle.clues()));
            waiting.entry(grid.clues()).or_default().push(grid);
        }
    }
    found
}

/// What the steps to fewer clues and the first to as many lead to, each with its canonical form.
fn around(puzzle: &Grid) -> Vec<(Grid, Grid)> {
    let [one, two, _] = Step::DOWN;
    let [aside, _] = Step::ASIDE;
    let steps = [one, two, aside].into_iter();
    let found = steps.flat_map(|step| neighbours(puzzle, step, MAX_NEIGHBOURS));
    found.map(|grid| (canonical(&grid).grid, grid)).collect()
}

fn write(task: &Task, found: &[Grid], output: OutputFormat) -> Answer {
    Ok(match output {
        OutputFormat::Columns => {
            let line = |grid: &Grid| format!("{grid}\t{}\n", grid.clues());
            found.iter().map(line).collect()
        }
        OutputFormat::Json => task.record(json!({
            "puzzle": task.clues.to_string(),
            "clues": task.clues.clues(),
            "found": found.iter().map(|grid| grid.to_string()).collect::<Vec<_>>(),
        })),
    })
}
