//! `nonet minimal`: the clues that a puzzle does not need, and the minimal puzzles within it.

use std::io;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Ahead, Answer, Task, write_each};
use super::view::{Layout, ViewArgs};
use nonet_engine::search::minimal::{minimal_puzzles, redundant_clues};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::grid::Grid;
use nonet_service::verdict::cells;

/// The arguments of `minimal`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet minimal list.txt                          puzzle, clues, redundant clues, their cells
  nonet minimal list.txt | awk -F'\\t' '$3 == 0'   the minimal ones
  nonet minimal --all --limit 10 list.txt         minimal puzzles within: puzzle, clues, number, `exactly` or `at_least`")]
pub struct MinimalArgs {
    #[command(flatten)]
    files: Files,
    /// Write the minimal puzzles that are left when clues are taken out
    #[arg(short, long)]
    all: bool,
    /// The most minimal puzzles within one puzzle
    #[arg(short, long, value_name = "N", default_value_t = 1000, requires = "all", value_parser = clap::value_parser!(u32).range(1..))]
    limit: u32,
    #[command(flatten)]
    view: ViewArgs,
}

/// The columns.
const COLUMNS: [&str; 4] = ["puzzle", "clues", "redundant", "cells"];
/// The columns of `--all`.
const ALL_COLUMNS: [&str; 4] = ["puzzle", "clues", "count", "known"];

/// Writes what every puzzle of the files does not need.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &MinimalArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    let columns = if args.all { ALL_COLUMNS } else { COLUMNS };
    console.show(args.view.view(output, Layout::Table, columns));
    write_each(&args.files, console, Ahead::Solutions, |task, text| {
        let puzzle = task.prove().map_err(|error| error.to_string())?;
        text.push_str(&if args.all {
            within(task, &puzzle, args.limit, output)?
        } else {
            redundant(task, &puzzle, output)?
        });
        Ok(())
    })
}

fn redundant(task: &Task, puzzle: &Puzzle, output: OutputFormat) -> Answer {
    let givens = puzzle.givens();
    let (clues, redundant) = (givens.clues(), redundant_clues(puzzle));
    Ok(match output {
        OutputFormat::Columns => {
            format!("{givens}\t{clues}\t{}\t{}\n", redundant.len(), cells(redundant))
        }
        OutputFormat::Json => task.record(json!({
            "puzzle": givens.to_string(),
            "clues": clues,
            "minimal": redundant.is_empty(),
            "redundant": redundant.iter().map(|cell| cell.to_string()).collect::<Vec<_>>(),
        })),
    })
}

fn within(task: &Task, puzzle: &Puzzle, limit: u32, output: OutputFormat) -> Answer {
    let found = minimal_puzzles(puzzle, limit as usize);
    let known = if found.are_all { "exactly" } else { "at_least" };
    let count = found.puzzles.len();
    if count == 0 {
        return Err("no minimal puzzle was found with a million questions".to_owned());
    }
    Ok(match output {
        OutputFormat::Columns => {
            let line = |grid: &Grid| format!("{grid}\t{}\t{count}\t{known}\n", grid.clues());
            found.puzzles.iter().map(line).collect()
        }
        OutputFormat::Json => task.record(json!({
            "puzzle": puzzle.givens().to_string(),
            "count": count,
            "known": known,
            "puzzles": found.puzzles.iter().map(|grid| grid.to_string()).collect::<Vec<_>>(),
        })),
    })
}
