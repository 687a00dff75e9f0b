//! `nonet show`: puzzles as grids that are drawn, for people.

use std::io;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Ahead, write_each};
use nonet_engine::formats::output::Output;

/// The arguments of `show`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet show puzzles.txt                          every puzzle of the file
  nonet generate --tier hard | nonet show
  nonet convert --to pencilmarks position.txt     with the candidates of every cell")]
pub struct ShowArgs {
    #[command(flatten)]
    files: Files,
    /// Leave the names of puzzles out
    #[arg(long)]
    no_names: bool,
}

/// The format that is drawn.
const GRID: &str = "grid";

/// Draws the givens of every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &ShowArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    let grid = Output::of(GRID).expect("the engine writes this format");
    write_each(&args.files, console, Ahead::Nothing, |task, text| {
        let name = if args.no_names { "" } else { &task.entry.name };
        match output {
            OutputFormat::Columns => text.push_str(&grid.item(&task.entry.board, name)),
            OutputFormat::Json => {
                let drawn = grid.file(&task.entry.board, name);
                let record = json!({ "from": task.entry.format, "text": drawn });
                text.push_str(&task.record(record));
            }
        }
        Ok(())
    })
}
