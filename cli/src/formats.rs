//! `nonet formats`: the names that `--from` and `convert --to` take.

use std::io;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::convert;
use super::view::{Layout, ViewArgs};
use nonet_engine::formats::FORMATS;

/// The arguments of `formats`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet formats | cut -f1,5                       slug and name of each
  nonet formats --json | jq -r 'select(.to) | .slug'")]
pub struct FormatsArgs {
    #[command(flatten)]
    view: ViewArgs,
}

/// The columns.
const COLUMNS: [&str; 5] = ["slug", "from", "to", "extension", "name"];

/// A format that is read, written or both.
struct Row {
    slug: &'static str,
    name: &'static str,
    /// Whether `--from` takes it.
    is_read: bool,
    /// How the names of its files end, without the dot, if `convert --to` takes it.
    extension: Option<&'static str>,
}

/// Writes the formats: those that are read, then those that are only written.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &FormatsArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    console.show(args.view.view(output, Layout::Table, COLUMNS));
    rows().iter().try_for_each(|row| console.data(&row.record(output)))
}

fn rows() -> Vec<Row> {
    let mut rows: Vec<Row> = FORMATS
        .iter()
        .map(|format| Row { slug: format.slug, name: format.name, is_read: true, extension: None })
        .collect();
    for target in convert::targets() {
        let extension = Some(target.extension);
        match rows.iter_mut().find(|row| row.slug == target.slug) {
            Some(row) => row.extension = extension,
            None => {
                rows.push(Row { slug: target.slug, name: target.name, is_read: false, extension });
            }
        }
    }
    rows
}

impl Row {
    fn record(&self, output: OutputFormat) -> String {
        let Row { slug, name, is_read, extension } = self;
        match output {
            OutputFormat::Columns => {
                let from = if *is_read { "from" } else { "-" };
                let to = if extension.is_some() { "to" } else { "-" };
                format!("{slug}\t{from}\t{to}\t{}\t{name}\n", extension.unwrap_or("-"))
            }
            OutputFormat::Json => {
                let object = json!({
                    "slug": slug, "name": name, "from": is_read, "to": extension.is_some(),
                    "extension": extension,
                });
                format!("{object}\n")
            }
        }
    }
}
