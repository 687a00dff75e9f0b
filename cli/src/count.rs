//! `nonet count`: how many solutions, up to a limit.

use std::fmt::Write as _;
use std::io;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Ahead, write_each};
use super::view::{Layout, ViewArgs};
use nonet_engine::search::fast::lines::Solutions;
use nonet_engine::search::monitor::Budget;
use nonet_engine::search::{Count, count};

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
    #[command(flatten)]
    view: ViewArgs,
}

/// The columns.
const COLUMNS: [&str; 3] = ["puzzle", "count", "known"];

/// Counts the solutions of every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &CountArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    console.show(args.view.view(output, Layout::Table, COLUMNS));
    write_each(&args.files, console, Ahead::Solutions, |task, text| {
        let givens = &task.clues;
        let counted = counted(&task.solutions, args.limit);
        let counted = counted.unwrap_or_else(|| count(givens, args.limit, Budget::UNLIMITED));
        let (found, known) = (counted.found(), known(counted));
        match output {
            OutputFormat::Columns => writeln!(text, "{givens}\t{found}\t{known}")
                .expect("a text takes whatever is written"),
            OutputFormat::Json => {
                let puzzle = givens.to_string();
                let record = json!({ "puzzle": puzzle, "count": found, "known": known });
                text.push_str(&task.record(record));
            }
        }
        Ok(())
    })
}

/// How many solutions there are up to a limit, if a search for two shows it.
fn counted(solutions: &Solutions, limit: u64) -> Option<Count> {
    match (solutions, limit) {
        (Solutions::None, _) => Some(Count::Exactly(0)),
        (Solutions::One(_), 2..) => Some(Count::Exactly(1)),
        (Solutions::One(_) | Solutions::Several(_), 0..2) => Some(Count::AtLeast(limit)),
        (Solutions::Several(_), 2) => Some(Count::AtLeast(2)),
        (Solutions::Several(_) | Solutions::Unknown, _) => None,
    }
}

fn known(count: Count) -> &'static str {
    match count {
        Count::Exactly(_) => "exactly",
        Count::AtLeast(_) | Count::Stopped(_) => "at_least",
    }
}
