//! `nonet solve`: a solution a line, or as many as are wished.

use std::io;
use std::ops::ControlFlow;
use std::time::Instant;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Task, each, one_by_one};
use crate::engine::search::monitor::{Budget, Counters};
use crate::engine::search::{Algorithm, Search, limit};
use crate::engine::types::conflict::conflicts;
use crate::engine::types::grid::Solution;

/// What `solve` understands.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    files: Files,
    /// Find every solution, not only the first
    #[arg(long)]
    all: bool,
    /// The most solutions of a puzzle
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,
    /// How to search
    #[arg(long, value_name = "NAME", default_value = "fast", value_parser = algorithms())]
    algorithm: String,
    /// What breaks ties, for algorithms that break them by lot
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Add columns: solutions found, cells visited, guesses, dead ends, microseconds
    #[arg(long)]
    stats: bool,
}

/// The names of the algorithms, for an option.
pub fn algorithms() -> clap::builder::PossibleValuesParser {
    Algorithm::ALL.map(Algorithm::slug).into()
}

/// More solutions of a puzzle than these are written while they are found.
const KEPT: u64 = 10_000;

/// What the search for one puzzle brought, besides its solutions.
struct Cost {
    found: u64,
    counters: Counters,
    micros: u128,
}

/// Solves every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(options: &Options, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    let wished = if options.all { options.limit } else { Some(options.limit.unwrap_or(1)) };
    if wished.is_some_and(|wished| wished <= KEPT) || options.stats || output == OutputFormat::Json
    {
        return each(&options.files, console, |task| kept(task, options, wished, output));
    }
    one_by_one(&options.files, console, |task, console| streamed(task, options, wished, console))
}

impl Options {
    fn search(&self, task: &Task, wished: Option<u64>) -> Result<Search, String> {
        let limit = limit(&task.entry.board.givens, wished).map_err(|error| error.to_string())?;
        let algorithm = Algorithm::from_slug(&self.algorithm).unwrap_or_default();
        Ok(Search { algorithm, seed: self.seed, limit, record: 0 })
    }
}

fn kept(
    task: &Task,
    options: &Options,
    wished: Option<u64>,
    output: OutputFormat,
) -> Result<String, String> {
    let search = options.search(task, wished)?;
    let begun = Instant::now();
    let (solutions, found) = search.solve(&task.entry.board.givens, Budget::UNLIMITED);
    let micros = begun.elapsed().as_micros();
    if solutions.is_empty() {
        return Err(why_none(task));
    }
    let cost = Cost { found: found.count.found(), counters: found.counters, micros };
    if output == OutputFormat::Json {
        return Ok(object(task, &solutions, &cost, options));
    }
    let columns = if options.stats { format!("\t{}", cost.columns()) } else { String::new() };
    Ok(solutions.iter().map(|solution| format!("{solution}{columns}\n")).collect())
}

fn streamed(
    task: &Task,
    options: &Options,
    wished: Option<u64>,
    console: &mut Console,
) -> io::Result<Result<(), String>> {
    let search = match options.search(task, wished) {
        Ok(search) => search,
        Err(told) => return Ok(Err(told)),
    };
    let mut written = Ok(());
    let mut write = |solution: &Solution| {
        written = console.data(&format!("{solution}\n"));
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let found = search.run(&task.entry.board.givens, Budget::UNLIMITED, &mut write);
    written?;
    Ok(if found.count.found() == 0 { Err(why_none(task)) } else { Ok(()) })
}

/// Why a puzzle has no solution.
pub fn why_none(task: &Task) -> String {
    let conflicts = conflicts(&task.entry.board.givens);
    match conflicts.first() {
        Some(conflict) => format!("{} stands more than once in {}", conflict.digit, conflict.house),
        None => "there is no solution".to_owned(),
    }
}

impl Cost {
    fn columns(&self) -> String {
        let Counters { cells, guesses, dead_ends } = self.counters;
        format!("{}\t{cells}\t{guesses}\t{dead_ends}\t{}", self.found, self.micros)
    }
}

fn object(task: &Task, solutions: &[Solution], cost: &Cost, options: &Options) -> String {
    let solutions: Vec<String> = solutions.iter().map(Solution::to_string).collect();
    let mut object = json!({
        "puzzle": task.entry.board.givens.to_string(),
        "name": task.entry.name,
        "solutions": solutions,
    });
    if options.stats {
        object["stats"] = json!({
            "algorithm": options.algorithm,
            "found": cost.found,
            "cells": cost.counters.cells,
            "guesses": cost.counters.guesses,
            "dead_ends": cost.counters.dead_ends,
            "micros": cost.micros as u64,
        });
    }
    format!("{object}\n")
}
