//! `nonet count`: how many solutions, up to a limit.

use std::io;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::answer_each;
use crate::engine::search::monitor::Budget;
use crate::engine::search::{Count, count};

/// The arguments of `count`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet count --limit 1000 list.txt               puzzle, count, `exactly` or `at_least`")]
pub struct CountArgs {
    #[command(flatten)]
    files: Files,
    /// Stop counting at this many solutions
    #[arg(short, long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,
}

/// Counts the solutions of every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &CountArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    answer_each(&args.files, console, |task| {
        let givens = &task.clues;
        let counted = count(givens, args.limit, Budget::UNLIMITED);
        let (found, known) = (counted.found(), known(counted));
        Ok(match output {
            OutputFormat::Columns => format!("{givens}\t{found}\t{known}\n"),
            OutputFormat::Json => {
                let puzzle = givens.to_string();
                task.record(json!({ "puzzle": puzzle, "count": found, "known": known }))
            }
        })
    })
}

fn known(count: Count) -> &'static str {
    match count {
        Count::Exactly(_) => "exactly",
        Count::AtLeast(_) | Count::Stopped(_) => "at_least",
    }
}
