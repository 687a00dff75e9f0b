//! `nonet convert`: the same puzzles in another format.

use std::io;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::{Files, format};
use super::pipeline::answer_each;
use crate::engine::formats::Format;

/// The arguments of `convert`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet convert --to hodoku positions.txt
  nonet convert --to pencilmarks puzzles.txt")]
pub struct ConvertArgs {
    #[command(flatten)]
    files: Files,
    /// The format to write
    #[arg(short, long, value_name = "FORMAT", value_parser = format(Format::is_written))]
    to: &'static Format,
}

/// Writes every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &ConvertArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    answer_each(&args.files, console, |task| {
        let text = args.to.write(&task.entry.board, &task.entry.name);
        let text = text.ok_or_else(|| format!("{} is only read", args.to.name))?;
        Ok(match output {
            OutputFormat::Columns => text,
            OutputFormat::Json => task.record(json!({ "from": task.entry.format, "text": text })),
        })
    })
}
