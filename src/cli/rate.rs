//! `nonet rate`: how hard is it? By HoDoKu's points, or as Sudoku Explainer rates it.

use std::io;

use clap::Args;
use serde_json::{Map, Value, json};

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Task, answer_each};
use super::se_text;
use crate::engine::logic::refutation::trial_depth;
use crate::engine::logic::techniques::Technique;
use crate::engine::rating::grade::{Grade, Path};
use crate::engine::rating::rounds::{self, RoundRating};
use crate::engine::rating::se::rater::{Rater, Rating, Tenths};
use crate::engine::rating::se::step::Step;
use crate::engine::search::puzzle::Puzzle;
use crate::engine::types::board::Board;
use crate::engine::types::position::Position;

/// The arguments of `rate`.
#[derive(Args)]
pub struct RateArgs {
    #[command(flatten)]
    files: Files,
    /// Rate as Sudoku Explainer does: puzzle, ER, EP, ED, hardest rule
    #[arg(long)]
    se: bool,
    /// Rate by rounds, the same for all forms of a puzzle: puzzle, level, rounds
    #[arg(long, conflicts_with = "se")]
    rounds: bool,
    /// Write every step: rating, rule, placement, eliminations, text
    #[arg(long, requires = "se")]
    trace: bool,
}

/// Grades every puzzle of the files; entries are left out.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &RateArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    answer_each(&args.files, console, |task| {
        let puzzle = Puzzle::prove(&task.clues).map_err(|error| error.to_string())?;
        if args.rounds {
            let rating =
                rounds::rate(puzzle.givens()).ok_or("trial three deep does not solve it")?;
            return Ok(round_record(task, &rating, output));
        }
        Ok(match (args.se, args.trace) {
            (false, _) => record(task, &puzzle, output),
            (true, false) => explainer_record(task, &rated(&puzzle), &[], output),
            (true, true) => {
                let (steps, rating) = traced(&puzzle);
                match output {
                    OutputFormat::Columns => trace(task, &steps),
                    OutputFormat::Json => explainer_record(task, &rating, &steps, output),
                }
            }
        })
    })
}

fn grade(puzzle: &Puzzle) -> Grade {
    let board = Board::of_givens(*puzzle.givens());
    Path::of(&board, Some(puzzle.solution())).grade()
}

fn record(task: &Task, puzzle: &Puzzle, output: OutputFormat) -> String {
    let (givens, grade) = (puzzle.givens(), grade(puzzle));
    let tier = grade.tier.slug();
    let hardest = grade.hardest.map_or("", Technique::slug);
    let depth = trial_depth(&Position::of(&Board::of_givens(*givens)));
    match output {
        OutputFormat::Columns => {
            let counts = grade.counts.iter().map(|(technique, uses)| format!("{technique}:{uses}"));
            let counts = counts.collect::<Vec<_>>().join(",");
            let depth = depth.map_or(String::new(), |depth| depth.to_string());
            format!("{givens}\t{tier}\t{}\t{hardest}\t{counts}\t{depth}\n", grade.score)
        }
        OutputFormat::Json => {
            let counts = grade
                .counts
                .iter()
                .map(|&(technique, uses)| (technique.slug().into(), uses.into()));
            let object = json!({
                "puzzle": givens.to_string(),
                "name": task.entry.name,
                "tier": tier,
                "score": grade.score,
                "hardest": hardest,
                "techniques": counts.collect::<Map<_, _>>(),
                "depth": depth,
            });
            format!("{object}\n")
        }
    }
}

fn round_record(task: &Task, rating: &RoundRating, output: OutputFormat) -> String {
    let givens = &task.clues;
    let RoundRating { level, rounds } = rating;
    match output {
        OutputFormat::Columns => format!("{givens}\t{level}\t{rounds}\n"),
        OutputFormat::Json => {
            let object = json!({
                "puzzle": givens.to_string(),
                "name": task.entry.name,
                "level": number(*level),
                "rounds": rounds,
            });
            format!("{object}\n")
        }
    }
}

fn number(tenths: Tenths) -> f64 {
    f64::from(tenths.0) / 10.0
}

fn rated(puzzle: &Puzzle) -> Rating {
    traced(puzzle).1
}

fn traced(puzzle: &Puzzle) -> (Vec<Step>, Rating) {
    let mut rater = Rater::new(puzzle.givens());
    let steps = std::iter::from_fn(|| rater.step()).collect();
    (steps, rater.rating())
}

/// The steps under a line with the puzzle.
fn trace(task: &Task, steps: &[Step]) -> String {
    let head = format!("#\t{}\n", task.clues);
    head + &steps.iter().map(se_text::columns).collect::<String>()
}

fn explainer_record(task: &Task, rating: &Rating, steps: &[Step], output: OutputFormat) -> String {
    let givens = &task.clues;
    let Rating { er, ep, ed, .. } = rating;
    let hardest = rating.hardest.map_or(String::new(), |rule| rule.to_string());
    if output == OutputFormat::Columns {
        return format!("{givens}\t{er}\t{ep}\t{ed}\t{hardest}\n");
    }
    let mut object = json!({
        "puzzle": givens.to_string(),
        "name": task.entry.name,
        "er": number(*er),
        "ep": number(*ep),
        "ed": number(*ed),
        "hardest": hardest,
    });
    if !steps.is_empty() {
        object["steps"] = steps.iter().map(se_text::object).collect::<Value>();
    }
    format!("{object}\n")
}
