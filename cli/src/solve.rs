//! `nonet solve`: one solution of each puzzle, or several.

mod first;

use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicU64;
use std::time::Instant;

use clap::Args;
use serde_json::{Value, json};

use self::first::write_first;
use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Ahead, Task, answer_each, answer_in_turn, write_each};
use super::trace;
use super::values::by_slug;
use super::view::{Layout, ViewArgs};
use nonet_engine::algorithms::machine::Setup;
use nonet_engine::algorithms::run::search as search_by_steps;
use nonet_engine::algorithms::{DigitOrder, Method};
use nonet_engine::search::monitor::{Budget, Counters};
use nonet_engine::search::{Algorithm, Count, Search, SearchResult, limit};
use nonet_engine::types::conflict::conflicts;
use nonet_engine::types::grid::{Grid, Solution};

/// The arguments of `solve`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet solve puzzles.txt                         one solution of each
  nonet solve 9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2..
  nonet solve --all --limit 100 several.txt       up to a hundred of each
  nonet solve --algorithm bitmask --stats list.txt
  nonet solve --algorithm backtracking --limit-guesses 1000000 list.txt
  nonet solve --trace --algorithm dancing_links puzzle.txt    every step as JSON")]
pub struct SolveArgs {
    #[command(flatten)]
    files: Files,
    /// Find all solutions, not only the first
    #[arg(short, long)]
    all: bool,
    /// The most solutions to find for each puzzle
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,
    /// The search algorithm: fast where none is named, and backtracking with --trace
    #[arg(long, value_name = "NAME", value_parser = by_slug(Searcher::ALL, Searcher::slug))]
    algorithm: Option<Searcher>,
    /// The seed of algorithms that choose at random
    #[arg(short, long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Give a puzzle up after so many guesses [default: 100000000; fast goes on to the end]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit_guesses: Option<u64>,
    /// Add columns: solutions found, cells visited, guesses, dead ends, microseconds
    #[arg(long)]
    stats: bool,
    /// Write every step of the search as JSON lines; the algorithm is any but fast
    #[arg(long, conflicts_with = "stats")]
    trace: bool,
    /// With --trace: the order in which digits are tried
    #[arg(long, value_name = "ORDER", default_value = DigitOrder::default().slug(), requires = "trace", value_parser = by_slug(DigitOrder::ALL, DigitOrder::slug))]
    digits: DigitOrder,
    #[command(flatten)]
    view: ViewArgs,
}

/// What searches: a search of the engine, or one that goes step by step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Searcher {
    Search(Algorithm),
    Method(Method),
}

impl Searcher {
    /// All that have a name. Those that the engine has as both go by its search unless their steps are
    /// wanted.
    const ALL: [Searcher; 6] = [
        Searcher::Search(Algorithm::Backtracking),
        Searcher::Search(Algorithm::Mrv),
        Searcher::Search(Algorithm::Bitmask),
        Searcher::Method(Method::Propagation),
        Searcher::Method(Method::DancingLinks),
        Searcher::Search(Algorithm::Fast),
    ];

    fn slug(self) -> &'static str {
        match self {
            Searcher::Search(algorithm) => algorithm.slug(),
            Searcher::Method(method) => method.slug(),
        }
    }
    /// The method that goes step by step, if there is one of this name.
    fn method(self) -> Option<Method> {
        Method::from_slug(self.slug())
    }
}

/// The most guesses for a puzzle, unless `--limit-guesses` sets them: with few clues a textbook algorithm
/// may go on for years. The hardest puzzle known for backtracking takes 69 million.
const MAX_GUESSES: u64 = 100_000_000;

/// What is run for a puzzle.
struct Solver {
    run: Run,
    budget: Budget,
}

enum Run {
    Search(Search),
    /// Step by step, for at most so many solutions.
    Steps(Setup, u64),
}

impl Solver {
    /// Hands every solution to `receiver` when it is found.
    fn run(
        &self,
        clues: &Grid,
        receiver: &mut dyn FnMut(&Solution) -> ControlFlow<()>,
    ) -> SearchResult {
        match &self.run {
            Run::Search(search) => search.run(clues, self.budget, receiver),
            Run::Steps(setup, limit) => search_by_steps(setup, *limit, self.budget, receiver),
        }
    }
    /// Why there is no solution among what was found.
    fn why_none(&self, task: &Task, count: Count) -> String {
        if matches!(count, Count::Stopped(_)) {
            why_stopped(self.budget.guesses)
        } else {
            why_none(task)
        }
    }
}

/// The most solutions of a puzzle that are collected; more are written while they are found.
const MAX_COLLECTED: u64 = 10_000;

/// The columns of what a search cost.
const STATS: [&str; 5] = ["found", "cells", "guesses", "dead_ends", "microseconds"];

/// What the search for one puzzle cost.
struct Cost {
    found: u64,
    counters: Counters,
    micros: u128,
}

/// Solves every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &SolveArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    let requested = if args.all { args.limit } else { Some(args.limit.unwrap_or(1)) };
    if args.trace {
        return answer_in_turn(&args.files, console, |task, console| match args.setup(task) {
            Ok(setup) => {
                let limit = requested.unwrap_or(u64::MAX);
                trace::write(task, &setup, limit, args.budget().guesses, console)
            }
            Err(reason) => Ok(Err(reason)),
        });
    }
    console.show(args.view.view(output, Layout::Blocks, args.columns()));
    if args.is_plain() {
        let several = AtomicU64::new(0);
        write_each(&args.files, console, Ahead::Solutions, |task, text| {
            write_first(task, args, &several, output, text)
        })?;
        mention_several(several.into_inner(), console);
        return Ok(());
    }
    // What may be given up half-way is written as far as it goes.
    let are_few = requested.is_some_and(|requested| {
        requested == 1 || requested <= MAX_COLLECTED && args.budget() == Budget::UNLIMITED
    });
    if are_few {
        return answer_each(&args.files, console, |task| collect(task, args, requested, output));
    }
    answer_in_turn(&args.files, console, |task, console| {
        stream(task, args, requested, output, console)
    })
}

/// Says that not all solutions were written.
fn mention_several(puzzles: u64, console: &Console) {
    let message = "the first that was found is written. --all writes all of them";
    match puzzles {
        0 => {}
        1 => console.message(&format!("1 puzzle has several solutions; {message}")),
        _ => console
            .message(&format!("{puzzles} puzzles have several solutions; of each, {message}")),
    }
}

impl SolveArgs {
    /// The columns.
    fn columns(&self) -> Vec<&'static str> {
        let stats: &[&str] = if self.stats { &STATS } else { &[] };
        [&["solution"], stats].concat()
    }
    /// Whether nothing is asked for but a solution of each puzzle.
    fn is_plain(&self) -> bool {
        !self.all
            && !self.stats
            && self.limit.is_none()
            && self.algorithm.is_none()
            && self.limit_guesses.is_none()
    }
    fn solver(&self, task: &Task, requested: Option<u64>) -> Result<Solver, String> {
        let limit = limit(&task.clues, requested).map_err(|error| error.to_string())?;
        let searcher = self.algorithm.unwrap_or(Searcher::Search(Algorithm::default()));
        let run = match searcher {
            Searcher::Search(algorithm) => {
                Run::Search(Search { algorithm, seed: self.seed, limit, record: 0 })
            }
            Searcher::Method(_) => Run::Steps(self.setup(task)?, limit),
        };
        Ok(Solver { run, budget: self.budget() })
    }
    fn budget(&self) -> Budget {
        let is_fast = self.algorithm.is_none_or(|one| one == Searcher::Search(Algorithm::Fast));
        let usual = if is_fast && !self.trace { u64::MAX } else { MAX_GUESSES };
        Budget::of(self.limit_guesses.unwrap_or(usual))
    }
    fn setup(&self, task: &Task) -> Result<Setup, String> {
        let method = match self.algorithm {
            None => Method::Backtracking,
            Some(searcher) => searcher
                .method()
                .ok_or_else(|| format!("the steps of {} cannot be shown", searcher.slug()))?,
        };
        Ok(Setup { method, order: self.digits, seed: self.seed, grid: task.clues })
    }
    fn algorithm_name(&self) -> &'static str {
        self.algorithm.map_or(Algorithm::default().slug(), Searcher::slug)
    }
}

/// All solutions of a puzzle as one answer.
fn collect(
    task: &Task,
    args: &SolveArgs,
    requested: Option<u64>,
    output: OutputFormat,
) -> Result<String, String> {
    let solver = args.solver(task, requested)?;
    let start = Instant::now();
    let mut solutions = Vec::new();
    let found = solver.run(&task.clues, &mut |solution| {
        solutions.push(*solution);
        ControlFlow::Continue(())
    });
    let micros = start.elapsed().as_micros();
    if solutions.is_empty() {
        return Err(solver.why_none(task, found.count));
    }
    let cost = Cost { found: found.count.found(), counters: found.counters, micros };
    if output == OutputFormat::Json {
        return Ok(object(task, &solutions, Some(&cost), args));
    }
    let columns = if args.stats { format!("\t{}", cost.columns()) } else { String::new() };
    Ok(solutions.iter().map(|solution| format!("{solution}{columns}\n")).collect())
}

/// Writes each solution as soon as it is found. What the search costs is known at its end, so where
/// each record holds that, all are found twice.
fn stream(
    task: &Task,
    args: &SolveArgs,
    requested: Option<u64>,
    output: OutputFormat,
    console: &mut Console,
) -> io::Result<Result<(), String>> {
    let solver = match args.solver(task, requested) {
        Ok(solver) => solver,
        Err(reason) => return Ok(Err(reason)),
    };
    let cost = args.stats.then(|| measure(task, &solver));
    let mut record = Record { task, args, output, cost, written: 0 };
    let mut written = Ok(());
    let mut write = |solution: &Solution| {
        written = record.add(solution, console);
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let found = solver.run(&task.clues, &mut write);
    written?;
    if record.written == 0 {
        return Ok(Err(solver.why_none(task, found.count)));
    }
    record.end(console)?;
    let is_stopped = matches!(found.count, Count::Stopped(_));
    Ok(if is_stopped { Err(why_stopped(solver.budget.guesses)) } else { Ok(()) })
}

/// What finding all solutions costs, without keeping them.
fn measure(task: &Task, solver: &Solver) -> Cost {
    let start = Instant::now();
    let found = solver.run(&task.clues, &mut |_| ControlFlow::Continue(()));
    let micros = start.elapsed().as_micros();
    Cost { found: found.count.found(), counters: found.counters, micros }
}

/// The solutions of a puzzle while they are written: lines, or a JSON object in parts.
struct Record<'a> {
    task: &'a Task,
    args: &'a SolveArgs,
    output: OutputFormat,
    cost: Option<Cost>,
    written: u64,
}

impl Record<'_> {
    fn add(&mut self, solution: &Solution, console: &mut Console) -> io::Result<()> {
        self.written += 1;
        match (self.output, &self.cost) {
            (OutputFormat::Columns, Some(cost)) => {
                console.data(&format!("{solution}\t{}\n", cost.columns()))
            }
            (OutputFormat::Columns, None) => console.data(&format!("{solution}\n")),
            (OutputFormat::Json, _) if self.written == 1 => {
                // The keys are those of a short record, in the same order.
                let puzzle = self.task.clues.to_string();
                let head = self.task.record(json!({ "puzzle": puzzle }));
                let open = head.strip_suffix("}\n").expect("a record is an object on a line");
                console.data(&format!("{open},\"solutions\":[\"{solution}\""))
            }
            (OutputFormat::Json, _) => console.data(&format!(",\"{solution}\"")),
        }
    }
    fn end(&self, console: &mut Console) -> io::Result<()> {
        match (self.output, &self.cost) {
            (OutputFormat::Columns, _) => Ok(()),
            (OutputFormat::Json, None) => console.data("]}\n"),
            (OutputFormat::Json, Some(cost)) => {
                console.data(&format!("],\"stats\":{}}}\n", cost.object(self.args)))
            }
        }
    }
}

/// Why no solution of a puzzle is known, or no more of them.
pub fn why_stopped(guesses: u64) -> String {
    let noun = if guesses == 1 { "guess" } else { "guesses" };
    format!("the search was ended after {guesses} {noun}: --limit-guesses allows more")
}

/// Why a puzzle has no solution.
pub fn why_none(task: &Task) -> String {
    let conflicts = conflicts(&task.clues);
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
    fn object(&self, args: &SolveArgs) -> Value {
        json!({
            "algorithm": args.algorithm_name(),
            "found": self.found,
            "cells": self.counters.cells,
            "guesses": self.counters.guesses,
            "dead_ends": self.counters.dead_ends,
            "microseconds": self.micros as u64,
        })
    }
}

fn object(task: &Task, solutions: &[Solution], cost: Option<&Cost>, args: &SolveArgs) -> String {
    let solutions: Vec<String> = solutions.iter().map(Solution::to_string).collect();
    let mut object = json!({
        "puzzle": task.clues.to_string(),
        "solutions": solutions,
    });
    if let Some(cost) = cost.filter(|_| args.stats) {
        object["stats"] = cost.object(args);
    }
    task.record(object)
}
