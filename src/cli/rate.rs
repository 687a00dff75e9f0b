//! `nonet rate`: how hard is it?

use std::io;

use clap::Args;
use serde_json::{Map, json};

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Task, answer_each};
use crate::engine::logic::techniques::Technique;
use crate::engine::rating::grade::{Grade, Path};
use crate::engine::search::puzzle::Puzzle;
use crate::engine::types::board::Board;

/// The arguments of `rate`.
#[derive(Args)]
pub struct RateArgs {
    #[command(flatten)]
    files: Files,
}

/// Grades every puzzle of the files; entries are left out.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &RateArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    answer_each(&args.files, console, |task| grade(task).map(|grade| record(task, &grade, output)))
}

fn grade(task: &Task) -> Result<Grade, String> {
    let puzzle = Puzzle::prove(&task.entry.board.givens).map_err(|error| error.to_string())?;
    let board = Board::of_givens(*puzzle.givens());
    Ok(Path::of(&board, Some(puzzle.solution())).grade())
}

fn record(task: &Task, grade: &Grade, output: OutputFormat) -> String {
    let givens = &task.entry.board.givens;
    let tier = grade.tier.slug();
    let hardest = grade.hardest.map_or("", Technique::slug);
    match output {
        OutputFormat::Columns => {
            let counts = grade.counts.iter().map(|(technique, uses)| format!("{technique}:{uses}"));
            let counts = counts.collect::<Vec<_>>().join(",");
            format!("{givens}\t{tier}\t{}\t{hardest}\t{counts}\n", grade.score)
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
            });
            format!("{object}\n")
        }
    }
}
