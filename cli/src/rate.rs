//! `nonet rate`: how hard is it? By HoDoKu's points, or as Sudoku Explainer rates it.

use std::io;

use clap::Args;
use serde_json::{Value, json};

use super::OutputFormat;
use super::column_args::ColumnArgs;
use super::console::Console;
use super::facts::{Improper, Rows, write_rows};
use super::input::Files;
use super::pipeline::{Answer, Task, answer_each};
use super::se_text;
use super::technique_args::WithoutArgs;
use super::view::{Layout, ViewArgs};
use nonet_engine::rating::se::rater::{Rater, Rating};
use nonet_engine::rating::se::step::Step;
use nonet_engine::search::puzzle::Puzzle;
use nonet_service::column::Column;
use nonet_service::facts::number;

/// The arguments of `rate`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet rate list.txt                             puzzle, tier, score, hardest, techniques, depth
  nonet rate --se list.txt                        as Sudoku Explainer rates
  nonet rate -o puzzle,tier,er,symmetry list.txt  what you choose; see docs/cli.md
  nonet rate --without x_wing list.txt            the tier as if there were no X-wing
  nonet rate --json list.txt | jq -r '.tier'")]
pub struct RateArgs {
    #[command(flatten)]
    files: Files,
    /// Rate as Sudoku Explainer does: puzzle, ER, EP, ED, hardest rule
    #[arg(long, conflicts_with = "without")]
    se: bool,
    /// Rate by rounds, the same for all forms of a puzzle: puzzle, level, rounds
    #[arg(long, conflicts_with_all = ["se", "without"])]
    rounds: bool,
    /// Write every step: rating, rule, placement, eliminations, text
    #[arg(long, requires = "se", conflicts_with = "columns")]
    trace: bool,
    #[command(flatten)]
    without: WithoutArgs,
    #[command(flatten)]
    columns: ColumnArgs,
    #[command(flatten)]
    view: ViewArgs,
}

/// The usual columns: HoDoKu's, Sudoku Explainer's, and those of the rating by rounds.
const HODOKU: [Column; 6] = [
    Column::Puzzle,
    Column::Tier,
    Column::Score,
    Column::Hardest,
    Column::Techniques,
    Column::Depth,
];
const EXPLAINER: [Column; 5] = [Column::Puzzle, Column::Er, Column::Ep, Column::Ed, Column::Rule];
const ROUNDS: [Column; 3] = [Column::Puzzle, Column::Level, Column::Rounds];

/// Grades every puzzle of the files; entries are left out.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &RateArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    if args.trace {
        return answer_each(&args.files, console, |task| trace(task, output));
    }
    let usual = match (args.se, args.rounds) {
        (true, _) => &EXPLAINER[..],
        (_, true) => &ROUNDS,
        _ => &HODOKU,
    };
    let columns = args.columns.or(usual);
    console.show(args.view.view(output, Layout::Table, columns.iter().map(|column| column.slug())));
    let without = args.without.techniques();
    let rows = Rows {
        files: &args.files,
        columns: &columns,
        improper: Improper::Refused,
        without,
        output,
    };
    write_rows(&rows, console)
}

/// The steps under a line with the puzzle, or in its object.
fn trace(task: &Task, output: OutputFormat) -> Answer {
    let puzzle = Puzzle::prove(&task.clues).map_err(|error| error.to_string())?;
    let mut rater = Rater::new(&puzzle);
    let steps: Vec<Step> = std::iter::from_fn(|| rater.step()).collect();
    Ok(match output {
        OutputFormat::Columns => {
            let head = format!("#\t{}\n", puzzle.givens());
            head + &steps.iter().map(se_text::columns).collect::<String>()
        }
        OutputFormat::Json => explainer_record(task, &rater.rating(), &steps),
    })
}

fn explainer_record(task: &Task, rating: &Rating, steps: &[Step]) -> String {
    let Rating { er, ep, ed, .. } = rating;
    task.record(json!({
        "puzzle": task.clues.to_string(),
        "er": number(*er),
        "ep": number(*ep),
        "ed": number(*ed),
        "rule": rating.hardest.map_or(String::new(), |rule| rule.to_string()),
        "steps": steps.iter().map(se_text::object).collect::<Value>(),
    }))
}
