//! `nonet check`: is it a proper puzzle, and if not, why not?

use std::io;

use clap::Args;

use super::OutputFormat;
use super::column_args::ColumnArgs;
use super::console::Console;
use super::facts::{Improper, describe_each};
use super::input::Files;
use super::view::{Layout, ViewArgs};
use nonet_service::column::Column;

/// The arguments of `check`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet check list.txt                            puzzle, clues, verdict, detail
  nonet check list.txt | cut -f3 | sort | uniq -c   how many of each
  nonet check -o puzzle,minimal,redundant list.txt
  nonet check -o +canonical,duplicate list.txt    the usual columns and two more")]
pub struct CheckArgs {
    #[command(flatten)]
    files: Files,
    #[command(flatten)]
    columns: ColumnArgs,
    #[command(flatten)]
    view: ViewArgs,
}

/// The usual columns.
const COLUMNS: [Column; 4] = [Column::Puzzle, Column::Clues, Column::Verdict, Column::Detail];

/// Checks every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &CheckArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    let columns = args.columns.or(&COLUMNS);
    console.show(args.view.view(output, Layout::Table, columns.iter().map(|column| column.slug())));
    describe_each(&args.files, &columns, Improper::Described, output, console)
}
