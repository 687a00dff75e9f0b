//! `nonet convert`: the same puzzles in another format.

use std::io;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::each;
use crate::engine::formats::{FORMATS, Format};

/// What `convert` understands.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    files: Files,
    /// The format to write
    #[arg(long, value_name = "FORMAT", value_parser = slugs())]
    to: String,
}

fn slugs() -> clap::builder::PossibleValuesParser {
    let value = |format: &Format| clap::builder::PossibleValue::new(format.slug).help(format.name);
    FORMATS.iter().map(value).collect::<Vec<_>>().into()
}

/// Writes every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(options: &Options, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    each(&options.files, console, |task| {
        let format = Format::of(&options.to).ok_or_else(|| format!("{}: no format", options.to))?;
        let text = format.write(&task.entry.board, &task.entry.name);
        Ok(match output {
            OutputFormat::Columns => text,
            OutputFormat::Json => {
                let name = &task.entry.name;
                format!("{}\n", json!({ "name": name, "from": task.entry.format, "text": text }))
            }
        })
    })
}
