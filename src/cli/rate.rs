//! `nonet rate`: how hard is it?

use std::io;

use clap::Args;
use serde_json::{Map, json};

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Task, each};
use crate::engine::logic::techniques::Technique;
use crate::engine::rating::grade::{Grade, Path};
use crate::engine::search::puzzle::Puzzle;
use crate::engine::types::board::Board;

/// What `rate` understands.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    files: Files,
}

/// Grades every puzzle of the files, from its givens on.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(options: &Options, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    each(&options.files, console, |task| grade(task).map(|grade| told(task, &grade, output)))
}

fn grade(task: &Task) -> Result<Grade, String> {
    let puzzle = Puzzle::prove(&task.entry.board.givens).map_err(|error| error.to_string())?;
    let board = Board::of_givens(*puzzle.givens());
    Ok(Path::of(&board, Some(puzzle.solution())).grade())
}

fn told(task: &Task, grade: &Grade, output: OutputFormat) -> String {
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
