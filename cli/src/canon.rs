//! `nonet canon`: the smallest of all forms of a puzzle, and whether two are forms of one.

use std::io;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Task, answer_each, read_all};
use super::view::{Layout, ViewArgs};
use nonet_engine::canon::canonical;

/// The arguments of `canon`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet canon puzzles.txt                         puzzle, canonical form, automorphisms
  nonet canon puzzles.txt | cut -f2 | sort -u     each puzzle once, whatever its form
  nonet canon --same one.txt other.txt            puzzle, puzzle, `same` or `different`")]
pub struct CanonArgs {
    #[command(flatten)]
    files: Files,
    /// Say of each puzzle of the first file whether the one at its place in the second is a form of it
    #[arg(short, long)]
    same: bool,
    #[command(flatten)]
    view: ViewArgs,
}

/// The columns.
const COLUMNS: [&str; 3] = ["puzzle", "canonical", "automorphisms"];
/// The columns of `--same`.
const SAME_COLUMNS: [&str; 3] = ["puzzle", "other", "same"];

/// Writes the canonical form of every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &CanonArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    if args.same {
        return compare(args, output, console);
    }
    console.show(args.view.view(output, Layout::Table, COLUMNS));
    answer_each(&args.files, console, |task| {
        let givens = &task.clues;
        let form = canonical(givens);
        Ok(match output {
            OutputFormat::Columns => {
                format!("{givens}\t{}\t{}\n", form.grid, form.automorphisms)
            }
            OutputFormat::Json => task.record(json!({
                "puzzle": givens.to_string(),
                "canonical": form.grid.to_string(),
                "automorphisms": form.automorphisms,
            })),
        })
    })
}

/// Compares the puzzles of two files, one by one.
fn compare(args: &CanonArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    if args.files.names().len() != 2 {
        console.misuse("--same needs two files or puzzles");
        return Ok(());
    }
    console.show(args.view.view(output, Layout::Table, SAME_COLUMNS));
    let tasks = read_all(&args.files, console)?;
    let (ones, others): (Vec<&Task>, Vec<&Task>) =
        tasks.iter().partition(|task| task.source() == 0);
    for (one, other) in ones.iter().zip(&others) {
        console.data(&pair(one, other, output))?;
    }
    if ones.len() != others.len() {
        let (ones, others) = (ones.len(), others.len());
        console.failure(&format!("{ones} puzzles cannot be compared with {others} one by one"));
    }
    Ok(())
}

fn pair(one: &Task, other: &Task, output: OutputFormat) -> String {
    let [first, second] = [one, other].map(|task| &task.clues);
    let is_same = canonical(first).grid == canonical(second).grid;
    match output {
        OutputFormat::Columns => {
            format!("{first}\t{second}\t{}\n", if is_same { "same" } else { "different" })
        }
        OutputFormat::Json => one.record(json!({
            "puzzle": first.to_string(),
            "other": { "puzzle": second.to_string(), "file": **other.file(), "line": other.line() },
            "same": is_same,
        })),
    }
}
