//! `nonet hint`: what to do next, in words.

use std::io;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::language::{Language, effects};
use super::pipeline::{Task, each};
use super::technique_args::TechniqueArgs;
use crate::engine::logic::step::Step;
use crate::engine::search::puzzle::Puzzle;
use crate::engine::types::cell::CellSet;
use crate::i18n::Localizer;
use crate::service::{HintResult, MistakeKind, PuzzleState, Request, Response, answer};

/// What `hint` understands.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    files: Files,
    #[command(flatten)]
    means: TechniqueArgs,
    #[command(flatten)]
    language: Language,
}

/// Tells the next step of every position of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(options: &Options, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    each(&options.files, console, |task| {
        let step = step(task, &options.means)?;
        Ok(options.language.with(|localizer| told(&step, task.line, localizer, output)))
    })
}

fn step(task: &Task, means: &TechniqueArgs) -> Result<Step, String> {
    let board = task.entry.board.clone();
    let puzzle = Puzzle::prove(&board.givens).map_err(|error| error.to_string())?;
    let solution = Some(*puzzle.solution());
    let request = Request::Hint {
        state: Box::new(PuzzleState { board, solution, left_out: means.left_out() }),
        practised: None,
    };
    match answer(request, &mut |_| ()) {
        Response::Hinted(HintResult::Step(step)) => Ok(*step),
        Response::Hinted(HintResult::Mistake(mistake)) => Err(match mistake.kind {
            MistakeKind::Digit => format!("wrong digits: {}", cells(mistake.cells)),
            MistakeKind::Elimination => {
                format!("the solution's digit is ruled out in {}", cells(mistake.cells))
            }
        }),
        Response::Hinted(HintResult::Complete) => Err("the grid is complete".to_owned()),
        _ => Err("no technique known here finds a step".to_owned()),
    }
}

fn told(step: &Step, line: usize, localizer: &Localizer, output: OutputFormat) -> String {
    let name = localizer.technique(step.technique);
    let effects = effects(step);
    let sentences = localizer.explanation_text(step);
    match output {
        OutputFormat::Columns => {
            format!("{name}\t{}\t{}\n", effects.join(" "), localizer.join(&sentences))
        }
        OutputFormat::Json => {
            let object = json!({
                "technique": step.technique.slug(),
                "name": name,
                "effects": effects,
                "explanation": sentences,
                "line": line,
            });
            format!("{object}\n")
        }
    }
}

fn cells(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}
