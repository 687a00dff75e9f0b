//! `nonet hint`: what to do next, in words.

use std::io;

use clap::Args;
use serde_json::json;

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::language::LanguageArgs;
use super::pipeline::{Task, answer_each};
use super::technique_args::TechniqueArgs;
use super::view::{Layout, ViewArgs};
use nonet_engine::json::{effects, evidence};
use nonet_engine::logic::step::Step;
use nonet_engine::search::puzzle::Puzzle;
use nonet_service::verdict::cells;
use nonet_service::{HintResult, MistakeKind, PuzzleState, answer, request};
use nonet_words::Localizer;

/// The arguments of `hint`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet hint puzzle.txt                           technique, effects, explanation
  nonet hint --skip 1 --lang zh-CN puzzle.txt     another one, in Chinese")]
pub struct HintArgs {
    #[command(flatten)]
    files: Files,
    /// Pass over so many steps of the same tier: another hint, as hard as the first
    #[arg(long, value_name = "N", default_value_t = 0)]
    skip: usize,
    #[command(flatten)]
    techniques: TechniqueArgs,
    #[command(flatten)]
    language: LanguageArgs,
    #[command(flatten)]
    view: ViewArgs,
}

/// The columns.
const COLUMNS: [&str; 3] = ["technique", "effects", "explanation"];

/// Writes the next step of every position of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &HintArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    console.show(args.view.view(output, Layout::Table, COLUMNS));
    answer_each(&args.files, console, |task| {
        let step = step(task, args)?;
        Ok(args.language.with(|localizer| record(&step, task, localizer, output)))
    })
}

fn step(task: &Task, args: &HintArgs) -> Result<Step, String> {
    let board = task.entry.board.clone();
    let puzzle = Puzzle::prove(&task.clues).map_err(|error| error.to_string())?;
    let solution = Some(*puzzle.solution());
    let (left_out, without) = (args.techniques.left_out(), args.techniques.without());
    let request = request::Hint {
        state: Box::new(PuzzleState { board, solution, left_out, without }),
        practised: None,
        skip: args.skip,
    };
    match answer(request, &mut |_| ()) {
        HintResult::Step(step) => Ok(*step),
        HintResult::Mistake(mistake) => Err(match mistake.kind {
            MistakeKind::Digit => format!("wrong digits: {}", cells(mistake.cells)),
            MistakeKind::Elimination => {
                format!("the solution's digit is eliminated in {}", cells(mistake.cells))
            }
        }),
        HintResult::Complete => Err("the grid is complete".to_owned()),
        _ => Err("no technique known here finds a step".to_owned()),
    }
}

fn record(step: &Step, task: &Task, localizer: &Localizer, output: OutputFormat) -> String {
    let name = localizer.technique(step.technique);
    let effects = effects(&step.effects);
    let sentences = localizer.explanation_text(step);
    match output {
        OutputFormat::Columns => {
            format!("{name}\t{}\t{}\n", effects.join(" "), localizer.join(&sentences))
        }
        OutputFormat::Json => {
            let mut object = json!({
                "technique": step.technique.slug(),
                "name": name,
                "effects": effects,
                "explanation": sentences,
            });
            object["evidence"] = evidence(&step.evidence);
            task.record(object)
        }
    }
}
