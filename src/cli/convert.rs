//! `nonet convert`: the same puzzles in another format.

use std::io;

use clap::Args;
use clap::builder::{PossibleValue, TypedValueParser};
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::answer_each;
use super::values::by_name;
use crate::engine::formats::{FORMATS, Format};

/// The arguments of `convert`.
#[derive(Args)]
pub struct ConvertArgs {
    #[command(flatten)]
    files: Files,
    /// The format to write
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    to: &'static Format,
}

fn format() -> impl TypedValueParser<Value = &'static Format> {
    let written = FORMATS.iter().filter(|format| format.is_written());
    by_name(written.map(|format| (PossibleValue::new(format.slug).help(format.name), format)))
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
            OutputFormat::Json => {
                let name = &task.entry.name;
                format!("{}\n", json!({ "name": name, "from": task.entry.format, "text": text }))
            }
        })
    })
}
