//! `nonet bench`: how fast the search is on lists: the first solution, and the proof that there is
//! no other; and how fast minimal puzzles are made.

use std::hint::black_box;
use std::io;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use clap::Args;
use rayon::prelude::*;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Task, read_all};
use super::values::by_slug;
use super::view::{Layout, ViewArgs};
use nonet_engine::canon::canonical;
use nonet_engine::generate::Recipe;
use nonet_engine::search::monitor::Budget;
use nonet_engine::search::{Algorithm, Search, count, first};
use nonet_engine::types::grid::Grid;

/// The arguments of `bench`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet bench clues_17.txt                        first solution, and proof that there is no other
  nonet bench --canon puzzles.txt                 canonical forms
  nonet bench --generate 10000                    minimal puzzles")]
pub struct BenchArgs {
    #[command(flatten)]
    files: Files,
    /// The search algorithm
    #[arg(long, value_name = "NAME", default_value = Algorithm::default().slug(), value_parser = by_slug(Algorithm::ALL, Algorithm::slug))]
    algorithm: Algorithm,
    /// 1: find a solution; 2: also look for a second one [default: both, in turn]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=2))]
    limit: Option<u64>,
    /// Repeat each list for this long; the fastest pass counts
    #[arg(long, value_name = "S", default_value_t = 1.0, value_parser = seconds)]
    seconds: f64,
    /// Measure canonical forms instead of the search
    #[arg(long, conflicts_with_all = ["algorithm", "limit", "generate"])]
    canon: bool,
    /// Generate this many minimal puzzles instead of reading files
    #[arg(long, value_name = "N", conflicts_with = "files", value_parser = clap::value_parser!(u64).range(1..))]
    generate: Option<u64>,
    #[command(flatten)]
    view: ViewArgs,
}

impl BenchArgs {
    /// The columns, with what is counted of each puzzle as the last.
    fn columns(&self) -> [&'static str; 7] {
        let counted = match (self.canon, self.generate) {
            (true, _) => "tries_per_puzzle",
            (_, Some(_)) => "clues_per_puzzle",
            _ => "guesses_per_puzzle",
        };
        ["file", "puzzles", "task", "method", "puzzles_per_second", "nanos_per_puzzle", counted]
    }
}

/// A finite number of seconds, 0 or more.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds >= 0.0);
    seconds.ok_or_else(|| "a number of seconds is needed, 0 or more".to_owned())
}

/// The measurements of a list.
struct Figures {
    puzzles: usize,
    fastest: Duration,
    guesses: u64,
}

/// Measures each file on its own.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &BenchArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    console.show(args.view.view(output, Layout::Table, args.columns()));
    if let Some(puzzles) = args.generate {
        return console.data(&measure_generator(puzzles, args.seconds, output));
    }
    let tasks = read_all(&args.files, console)?;
    for list in tasks.chunk_by(|one, next| one.source() == next.source()) {
        let grids: Vec<Grid> = list.iter().map(|task| task.clues).collect();
        if args.canon {
            console.data(&measure_canon(list[0].file(), &grids, args.seconds, output))?;
            continue;
        }
        for limit in args.limit.map_or(vec![1, 2], |limit| vec![limit]) {
            let figures = measure(&grids, limit, args);
            console.data(&line(&list[0], limit, &figures, args, output))?;
            console.flush()?;
        }
    }
    Ok(())
}

fn measure(grids: &[Grid], limit: u64, args: &BenchArgs) -> Figures {
    let algorithm = args.algorithm;
    let search = Search { algorithm, limit, ..Search::default() };
    let run = |grid: &Grid| search.run(grid, Budget::UNLIMITED, &mut |_| ControlFlow::Continue(()));
    let guesses = grids.par_iter().map(|grid| run(grid).counters.guesses).sum();
    let start = Instant::now();
    let mut fastest = Duration::MAX;
    while fastest == Duration::MAX || start.elapsed().as_secs_f64() < args.seconds {
        let pass = Instant::now();
        run_all(grids, |grid| match (algorithm, limit) {
            (Algorithm::Fast, 1) => u64::from(black_box(first(grid)).is_some()),
            (Algorithm::Fast, _) => black_box(count(grid, limit, Budget::UNLIMITED)).found(),
            _ => black_box(run(grid)).count.found(),
        });
        fastest = fastest.min(pass.elapsed());
    }
    Figures { puzzles: grids.len(), fastest, guesses }
}

/// How long canonical forms take, and how many ways to set a row are begun for each.
fn measure_canon(file: &str, grids: &[Grid], seconds: f64, output: OutputFormat) -> String {
    let tries: u64 = grids.par_iter().map(|grid| canonical(grid).tries).sum();
    let start = Instant::now();
    let mut fastest = Duration::MAX;
    while fastest == Duration::MAX || start.elapsed().as_secs_f64() < seconds {
        let pass = Instant::now();
        run_all(grids, |grid| black_box(canonical(grid)).tries);
        fastest = fastest.min(pass.elapsed());
    }
    let puzzles = grids.len();
    let nanos = fastest.as_nanos() as f64 / puzzles as f64;
    let (per_second, tries) = (1e9 / nanos, tries as f64 / puzzles as f64);
    match output {
        OutputFormat::Columns => {
            format!("{file}\t{puzzles}\tcanon\tminlex\t{per_second:.0}\t{nanos:.0}\t{tries:.2}\n")
        }
        OutputFormat::Json => {
            let object = json!({
                "file": file,
                "puzzles": puzzles,
                "task": "canon",
                "threads": rayon::current_num_threads(),
                "puzzles_per_second": per_second.round(),
                "nanos_per_puzzle": nanos.round(),
                "tries_per_puzzle": tries,
            });
            format!("{object}\n")
        }
    }
}

/// How long it takes to generate minimal puzzles, and how many clues they have; the same puzzles in
/// each pass.
fn measure_generator(puzzles: u64, seconds: f64, output: OutputFormat) -> String {
    let recipe = Recipe::default().max_checks(u64::MAX);
    let clues = |item| {
        let made = recipe.nth(item).generate();
        made.ok().filter(|made| made.minimal).map_or(0, |made| u64::from(made.clues))
    };
    let start = Instant::now();
    let (mut fastest, mut sum) = (Duration::MAX, 0);
    while fastest == Duration::MAX || start.elapsed().as_secs_f64() < seconds {
        let pass = Instant::now();
        sum = match rayon::current_num_threads() {
            1 => (0..puzzles).map(clues).sum::<u64>(),
            _ => (0..puzzles).into_par_iter().map(clues).sum(),
        };
        fastest = fastest.min(pass.elapsed());
    }
    let number = puzzles as f64;
    let (nanos, clues) = (fastest.as_nanos() as f64 / number, sum as f64 / number);
    let per_second = 1e9 / nanos;
    match output {
        OutputFormat::Columns => {
            format!("-\t{puzzles}\tgenerate\tminimal\t{per_second:.0}\t{nanos:.0}\t{clues:.2}\n")
        }
        OutputFormat::Json => {
            let object = json!({
                "puzzles": puzzles,
                "task": "generate",
                "threads": rayon::current_num_threads(),
                "puzzles_per_second": per_second.round(),
                "nanos_per_puzzle": nanos.round(),
                "clues_per_puzzle": clues,
            });
            format!("{object}\n")
        }
    }
}

/// One pass over the list; on a single thread without a pool, which costs time.
fn run_all(grids: &[Grid], search: impl Fn(&Grid) -> u64 + Send + Sync) {
    let found: u64 = match rayon::current_num_threads() {
        1 => grids.iter().map(search).sum(),
        _ => grids.par_iter().map(search).sum(),
    };
    black_box(found);
}

fn line(
    task: &Task,
    limit: u64,
    figures: &Figures,
    args: &BenchArgs,
    output: OutputFormat,
) -> String {
    let task_name = if limit == 1 { "first" } else { "unique" };
    let puzzles = figures.puzzles as f64;
    let per_second = puzzles / figures.fastest.as_secs_f64();
    let nanos = figures.fastest.as_nanos() as f64 / puzzles;
    let guesses = figures.guesses as f64 / puzzles;
    let (file, algorithm) = (&**task.file(), args.algorithm.slug());
    match output {
        OutputFormat::Columns => format!(
            "{file}\t{}\t{task_name}\t{algorithm}\t{per_second:.0}\t{nanos:.0}\t{guesses:.2}\n",
            figures.puzzles
        ),
        OutputFormat::Json => {
            let object = json!({
                "file": file,
                "puzzles": figures.puzzles,
                "task": task_name,
                "algorithm": algorithm,
                "threads": rayon::current_num_threads(),
                "puzzles_per_second": per_second.round(),
                "nanos_per_puzzle": nanos.round(),
                "guesses_per_puzzle": guesses,
            });
            format!("{object}\n")
        }
    }
}
