//! `nonet low-clue`: forms with fewer clues around a puzzle, on all cores.

use std::io;
use std::time::Instant;

use clap::Args;
use rayon::prelude::*;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Answer, Task, answer_then};
use super::view::{Layout, ViewArgs};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::grid::Grid;
use nonet_service::low_clue::{LowClueSearch, Neighbour, Reach, look_around};

/// The arguments of `low-clue`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet low-clue list18.txt                       puzzle with fewer clues, clues
  nonet low-clue --visits 2000 list18.txt         looks around more puzzles
  nonet low-clue --wide list18.txt                exchanges two clues as well

What was looked around in all, and how fast, is written to stderr.")]
pub struct LowClueArgs {
    #[command(flatten)]
    files: Files,
    /// Around how many puzzles to look, beginning with each puzzle of the input
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    visits: u32,
    /// Exchange two clues for two others as well, which takes many times as long
    #[arg(long)]
    wide: bool,
    #[command(flatten)]
    view: ViewArgs,
}

/// The columns.
const COLUMNS: [&str; 2] = ["puzzle", "clues"];

/// How many neighbours of one puzzle are kept.
const MAX_NEIGHBOURS: usize = 2_000;
/// How many puzzles are looked around at once: a number that no machine changes.
const AT_ONCE: usize = 16;

/// Writes what is found around every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &LowClueArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    console.show(args.view.view(output, Layout::Table, COLUMNS));
    let reach = if args.wide { Reach::Wide } else { Reach::Near };
    let (start, mut looked, mut seen) = (Instant::now(), 0, 0);
    let search = |task: &Task| {
        let puzzle = Puzzle::prove(&task.clues).map_err(|error| error.to_string())?;
        let search = search_around(puzzle.givens(), reach, args.visits as usize);
        let text = write(task, search.found(), output)?;
        Ok((search.looked(), search.seen(), text))
    };
    answer_then(&args.files, console, search, |(more_looked, more_seen, text)| {
        looked += more_looked;
        seen += more_seen;
        text
    })?;
    let seconds = start.elapsed().as_secs_f64();
    let [looks, forms] = [looked, seen].map(|count| count as f64 / seconds.max(1e-9));
    console.message(&format!(
        "looked around {looked} puzzles and saw {seen} forms in {seconds:.1} s: {looks:.1} puzzles and {forms:.0} forms a second"
    ));
    Ok(())
}

fn search_around(puzzle: &Grid, reach: Reach, visits: usize) -> LowClueSearch {
    let mut search = LowClueSearch::of(*puzzle);
    while search.looked() < visits {
        let batch = search.next(AT_ONCE.min(visits - search.looked()));
        if batch.is_empty() {
            break;
        }
        let look = |grid| look_around(grid, reach, MAX_NEIGHBOURS);
        let around: Vec<Vec<Neighbour>> = batch.par_iter().map(look).collect();
        around.into_iter().for_each(|found| search.take(found));
    }
    search
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
