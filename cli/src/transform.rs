//! `nonet transform`: other forms of a puzzle, named or random.

use std::fmt::Write as _;
use std::io;

use clap::{ArgGroup, Args, ValueEnum};
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Ahead, write_each};
use super::view::{Layout, ViewArgs};
use nonet_engine::types::digit::Digit;
use nonet_engine::types::rng::{SeededRng, nth_seed};
use nonet_engine::types::transform::{LineOrder, Transform};

/// The arguments of `transform`.
#[derive(Args)]
#[command(group = ArgGroup::new("change").required(true).multiple(true), after_help = "Several changes are made in the order in which they are listed above.

Examples:
  nonet transform --random --seed 7 puzzles.txt   a random form of each, the same with the same seed
  nonet transform --random --count 5 puzzles.txt  five of each
  nonet transform --turn right puzzles.txt        turned clockwise by a quarter
  nonet transform --relabel 234567891 puzzles.txt 1 becomes 2, 2 becomes 3, 9 becomes 1
  nonet transform --rows 213456789 puzzles.txt    the first two rows swapped")]
pub struct TransformArgs {
    #[command(flatten)]
    files: Files,
    /// Where each row goes, as nine digits; the rows of a band stay together
    #[arg(long, value_name = "ORDER", value_parser = line_order, group = "change")]
    rows: Option<LineOrder>,
    /// Where each column goes, as nine digits; the columns of a stack stay together
    #[arg(long, value_name = "ORDER", value_parser = line_order, group = "change")]
    columns: Option<LineOrder>,
    /// Turn the grid
    #[arg(long, group = "change")]
    turn: Option<Turn>,
    /// Mirror the grid
    #[arg(long, group = "change")]
    mirror: Option<Mirror>,
    /// What each digit becomes, as nine digits
    #[arg(long, value_name = "DIGITS", value_parser = relabelling, group = "change")]
    relabel: Option<Transform>,
    /// Make a random form
    #[arg(short, long, group = "change")]
    random: bool,
    /// With --random: the same seed and input make the same forms
    #[arg(short, long, value_name = "S", default_value_t = 0, requires = "random")]
    seed: u64,
    /// With --random: how many forms of each puzzle
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1, requires = "random", value_parser = clap::value_parser!(u32).range(1..))]
    count: u32,
    #[command(flatten)]
    view: ViewArgs,
}

/// How a grid is turned.
#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum Turn {
    /// Clockwise by a quarter
    Right,
    /// Counterclockwise by a quarter
    Left,
    /// By a half
    Half,
}

/// How a grid is mirrored.
#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum Mirror {
    /// Left and right are swapped
    Horizontal,
    /// Top and bottom are swapped
    Vertical,
    /// r1c2 and r2c1 are swapped
    Diagonal,
    /// r1c8 and r2c9 are swapped
    AntiDiagonal,
}

fn nine(text: &str) -> Option<[Digit; 9]> {
    let digits: Option<Vec<Digit>> = text.chars().map(Digit::from_char).collect();
    digits?.try_into().ok()
}

fn line_order(text: &str) -> Result<LineOrder, String> {
    let places = nine(text).map(|digits| digits.map(|digit| digit.value() - 1));
    places.and_then(LineOrder::try_new).ok_or_else(|| {
        "nine different digits are needed, the first three, the next and the last each within 123, 456 or 789"
            .to_owned()
    })
}

fn relabelling(text: &str) -> Result<Transform, String> {
    let made = nine(text).and_then(Transform::relabelling);
    made.ok_or_else(|| "nine different digits from 1 to 9 are needed".to_owned())
}

impl Turn {
    fn transform(self) -> Transform {
        let quarter = Transform::turning();
        match self {
            Turn::Right => quarter,
            Turn::Half => quarter.then(quarter),
            Turn::Left => quarter.inverse(),
        }
    }
}

impl Mirror {
    fn transform(self) -> Transform {
        match self {
            Mirror::Horizontal => Transform::mirroring(),
            Mirror::Vertical => Transform::lines(LineOrder::REVERSED, LineOrder::SAME),
            Mirror::Diagonal => Transform::transposing(),
            Mirror::AntiDiagonal => Transform::turning().then(Mirror::Vertical.transform()),
        }
    }
}

impl TransformArgs {
    /// The changes that have a name, in the order of the help.
    fn named(&self) -> Transform {
        let rows = self.rows.unwrap_or(LineOrder::SAME);
        let columns = self.columns.unwrap_or(LineOrder::SAME);
        let turn = self.turn.map(Turn::transform);
        let mirror = self.mirror.map(Mirror::transform);
        let others = [turn, mirror, self.relabel];
        let lines = Transform::lines(rows, columns);
        others.into_iter().flatten().fold(lines, Transform::then)
    }
    /// The changes of a puzzle, one for each form, with the seed of each random one.
    fn changes(&self, number: u64) -> impl Iterator<Item = (Transform, Option<u64>)> {
        let named = self.named();
        let count = u64::from(self.count);
        (0..count).map(move |form| match self.random {
            false => (named, None),
            true => {
                let seed = nth_seed(self.seed, number.wrapping_mul(count).wrapping_add(form));
                (named.then(Transform::random(&mut SeededRng::new(seed))), Some(seed))
            }
        })
    }
}

/// Writes the changed givens of every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &TransformArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    console.show(args.view.view(output, Layout::Blocks, ["form"]));
    write_each(&args.files, console, Ahead::Nothing, |task, text| {
        let givens = &task.clues;
        for (change, seed) in args.changes(task.number) {
            let form = change.grid(givens);
            match output {
                OutputFormat::Columns => {
                    writeln!(text, "{form}").expect("a text takes whatever is written");
                }
                OutputFormat::Json => {
                    let (puzzle, form) = (givens.to_string(), form.to_string());
                    let seed = seed.map(|seed| seed.to_string());
                    let record = json!({ "puzzle": puzzle, "form": form, "seed": seed });
                    text.push_str(&task.record(record));
                }
            }
        }
        Ok(())
    })
}
