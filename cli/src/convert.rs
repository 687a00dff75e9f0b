//! `nonet convert`: the same puzzles in another format.

use std::io;
use std::mem;

use clap::Args;
use clap::builder::{PossibleValue, TypedValueParser};
use serde_json::json;

use super::OutputFormat;
use super::column_args::ColumnArgs;
use super::console::Console;
use super::facts::{Improper, Rows, describe_each, describe_rows};
use super::input::Files;
use super::pipeline::{Ahead, Answer, Task, answer_each, write_then};
use super::values::by_name;
use nonet_engine::formats::output::{OUTPUTS, Output};
use nonet_engine::formats::qr::QrCode;
use nonet_engine::formats::{fragment_of, svg};
use nonet_engine::logic::techniques::TechniqueSet;
use nonet_service::column::Column;
use nonet_service::table::TableFormat;

/// The arguments of `convert`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet convert --to hodoku positions.txt
  nonet convert --to opensudoku puzzles.txt > puzzles.opensudoku
  nonet convert --to link --page https://example.org/nonet/ puzzles.txt
  nonet convert --to puzzle-solution puzzles.txt > puzzles.csv
  nonet convert --to table-json --columns puzzle,name,tier,er puzzles.txt")]
pub struct ConvertArgs {
    #[command(flatten)]
    files: Files,
    /// The format to write
    #[arg(short, long, value_name = "FORMAT", value_parser = target())]
    to: Target,
    /// Leave the names of puzzles out
    #[arg(long)]
    no_names: bool,
    /// With our own links and QR codes: the address of the page, which comes before them
    #[arg(long, value_name = "ADDRESS", default_value = "", hide_default_value = true)]
    page: String,
    #[command(flatten)]
    columns: ColumnArgs,
}

/// What is written.
#[derive(Clone, Copy)]
enum Target {
    /// A text format.
    Format(&'static Output),
    /// A picture.
    Picture(Picture),
    /// A table with one row a puzzle, and the columns it usually has.
    Table(TableFormat, &'static [Column]),
}

/// A kind of picture; each stands for itself, and several are no one file.
#[derive(Clone, Copy)]
enum Picture {
    Board,
    QrBlocks,
    QrSvg,
}

/// The columns of tables, unless others are asked for.
const PAIR: [Column; 2] = [Column::Puzzle, Column::Solution];
const USUAL: [Column; 7] = [
    Column::Puzzle,
    Column::Solution,
    Column::Name,
    Column::Clues,
    Column::Tier,
    Column::Score,
    Column::Hardest,
];

/// What `--to` takes.
pub struct NamedTarget {
    /// Its name on the command line.
    pub slug: &'static str,
    /// Its name for people who know formats.
    pub name: &'static str,
    /// The end of a file's name, without the dot.
    pub extension: &'static str,
    target: Target,
}

/// Tables and pictures: slug, name, extension, target.
const OTHERS: [(&str, &str, &str, Target); 7] = [
    (
        "puzzle-solution",
        "Table of puzzle and solution (CSV)",
        "csv",
        Target::Table(TableFormat::Csv, &PAIR),
    ),
    (
        "table-csv",
        "Table with the columns asked for (CSV)",
        "csv",
        Target::Table(TableFormat::Csv, &USUAL),
    ),
    ("table-tsv", "The same with tabs (TSV)", "tsv", Target::Table(TableFormat::Tsv, &USUAL)),
    (
        "table-json",
        "The same as a list of objects (JSON)",
        "json",
        Target::Table(TableFormat::Json, &USUAL),
    ),
    ("svg", "Picture of the board (SVG)", "svg", Target::Picture(Picture::Board)),
    ("qr", "QR code of the link, in characters", "txt", Target::Picture(Picture::QrBlocks)),
    ("qr-svg", "QR code of the link (SVG)", "svg", Target::Picture(Picture::QrSvg)),
];

/// All that `--to` takes, in the order of the help.
pub fn targets() -> impl Iterator<Item = NamedTarget> {
    let format = |output: &'static Output| {
        let &Output { slug, name, extension, .. } = output;
        NamedTarget { slug, name, extension, target: Target::Format(output) }
    };
    let other = |(slug, name, extension, target)| NamedTarget { slug, name, extension, target };
    OUTPUTS.iter().map(format).chain(OTHERS.map(other))
}

fn target() -> impl TypedValueParser<Value = Target> {
    by_name(targets().map(|NamedTarget { slug, name, target, .. }| {
        (PossibleValue::new(slug).help(name), target)
    }))
}

/// Writes every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &ConvertArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    let text: Box<dyn Fn(&Task) -> Answer + Sync> = match args.to {
        Target::Table(table, usual) => return write_table(args, table, usual, output, console),
        Target::Format(to) if output == OutputFormat::Columns => {
            return write_file(args, to, console);
        }
        Target::Format(to) => Box::new(|task| Ok(args.file(to, task))),
        Target::Picture(picture) => Box::new(move |task| args.picture(picture, task)),
    };
    answer_each(&args.files, console, |task| {
        let text = text(task)?;
        Ok(match output {
            OutputFormat::Columns => text,
            OutputFormat::Json => task.record(json!({ "from": task.entry.format, "text": text })),
        })
    })
}

/// Writes one file with all puzzles.
fn write_file(args: &ConvertArgs, to: &Output, console: &mut Console) -> io::Result<()> {
    let write = |task: &Task, text: &mut String| {
        text.push_str(args.page(to));
        text.push_str(&to.item(&task.entry.board, args.name(task)));
        Ok(())
    };
    in_frame(to.head, to.foot, console, |console, framed| {
        write_then(&args.files, console, Ahead::Nothing, write, framed)
    })
}

/// Writes a table with a row for every puzzle; as JSON lines each row is a record without a table around.
fn write_table(
    args: &ConvertArgs,
    table: TableFormat,
    usual: &[Column],
    output: OutputFormat,
    console: &mut Console,
) -> io::Result<()> {
    let (columns, improper) = (args.columns.or(usual), Improper::Described);
    if output == OutputFormat::Json {
        return describe_each(&args.files, &columns, improper, output, console);
    }
    let without = TechniqueSet::EMPTY;
    let asked = Rows { files: &args.files, columns: &columns, improper, without, output };
    let mut is_first = true;
    in_frame(&table.head(&columns), table.foot(), console, |console, mut framed| {
        describe_rows(
            &asked,
            console,
            |row| table.row(row.fields()),
            |row| {
                let between = if mem::take(&mut is_first) { "" } else { table.between() };
                framed(between.to_owned() + &row)
            },
        )
    })
}

impl ConvertArgs {
    /// What stands before a puzzle.
    fn page(&self, to: &Output) -> &str {
        if to.is_fragment { &self.page } else { "" }
    }
    /// A whole file with one puzzle.
    fn file(&self, to: &Output, task: &Task) -> String {
        self.page(to).to_owned() + &to.file(&task.entry.board, self.name(task))
    }
    fn picture(&self, picture: Picture, task: &Task) -> Result<String, String> {
        let board = &task.entry.board;
        if let Picture::Board = picture {
            return Ok(svg::write(board, self.name(task)));
        }
        // Without an address before it the end of a link leads nowhere.
        let text = match self.page.as_str() {
            "" => board.givens.to_string(),
            page => page.to_owned() + &fragment_of(&board.givens),
        };
        let code = QrCode::of(&text).ok_or("the link is too long for a QR code")?;
        Ok(if let Picture::QrSvg = picture { code.svg() } else { code.blocks() })
    }
    fn name<'a>(&self, task: &'a Task) -> &'a str {
        if self.no_names { "" } else { &task.entry.name }
    }
}

/// Writes the head before the first record and the foot after the last; neither where there is none.
fn in_frame(
    head: &str,
    foot: &str,
    console: &mut Console,
    write: impl FnOnce(&mut Console, Box<dyn FnMut(String) -> String + '_>) -> io::Result<()>,
) -> io::Result<()> {
    let mut has_begun = false;
    let framed = |record: String| match mem::replace(&mut has_begun, true) {
        true => record,
        false => head.to_owned() + &record,
    };
    write(console, Box::new(framed))?;
    if has_begun { console.data(foot) } else { Ok(()) }
}
