//! `nonet steps`: the path from a position to its end, or all steps that it allows, in words.

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
use nonet_engine::rating::grade::{End, is_wrong};
use nonet_engine::search::puzzle::{Puzzle, PuzzleError};
use nonet_engine::types::board::Board;
use nonet_engine::types::grid::Solution;
use nonet_engine::types::position::Position;
use nonet_service::verdict::dead_end;
use nonet_service::{PuzzleState, answer, request};
use nonet_words::Localizer;

/// The arguments of `steps`.
#[derive(Args)]
#[command(after_help = "Examples:
  nonet steps puzzle.txt                          technique, effects, explanation, line of the input
  nonet steps --all position.txt                  all that can be found here, easiest first
  nonet steps --without x_wing,swordfish list.txt as if these two did not exist")]
pub struct StepsArgs {
    #[command(flatten)]
    files: Files,
    /// List all steps that the position allows, easiest first, instead of solving it
    #[arg(short, long)]
    all: bool,
    #[command(flatten)]
    techniques: TechniqueArgs,
    #[command(flatten)]
    language: LanguageArgs,
    #[command(flatten)]
    view: ViewArgs,
}

/// The columns.
const COLUMNS: [&str; 4] = ["technique", "effects", "explanation", "line"];

/// Writes the steps of every position of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn run(args: &StepsArgs, output: OutputFormat, console: &mut Console) -> io::Result<()> {
    console.show(args.view.view(output, Layout::Table, COLUMNS));
    answer_each(&args.files, console, |task| {
        let (steps, end) = steps(task, args)?;
        let records = args.language.with(|localizer| {
            steps.iter().map(|step| record(step, task, localizer, output)).collect::<String>()
        });
        Ok(records + &last_record(end, task, output))
    })
}

/// The steps, and how they end. A position of several solutions has steps as well, as long as
/// nothing is argued from its having only one.
fn steps(task: &Task, args: &StepsArgs) -> Result<(Vec<Step>, End), String> {
    let board = task.entry.board.clone();
    let solution = solution(task)?;
    if is_wrong(&board, solution.as_ref()) {
        return Err(fault(&board, solution.as_ref()));
    }
    let is_complete = board.empty_cells().is_empty();
    let (left_out, without) = (args.techniques.left_out(), args.techniques.without());
    let state = Box::new(PuzzleState { board, solution, left_out, without });
    if !args.all {
        let path = answer(request::SolvingPath { state }, &mut |_| ());
        return Ok((path.steps, path.end));
    }
    let steps = answer(request::Steps { state }, &mut |_| ());
    match steps.is_empty() {
        true if is_complete => Err("the grid is complete".to_owned()),
        true => Err("no technique known here finds a step".to_owned()),
        false => Ok((steps, End::Solved)),
    }
}

/// What is wrong on a board.
fn fault(board: &Board, solution: Option<&Solution>) -> String {
    if solution.is_some() {
        return "a digit is wrong, or the solution's is eliminated: see `nonet hint`".to_owned();
    }
    match Position::of(board).dead_end() {
        Some(at) => dead_end(at),
        None => "digits conflict".to_owned(),
    }
}

fn solution(task: &Task) -> Result<Option<Solution>, String> {
    match Puzzle::prove(&task.clues) {
        Ok(puzzle) => Ok(Some(*puzzle.solution())),
        Err(PuzzleError::SeveralSolutions(_)) => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}

fn record(step: &Step, task: &Task, localizer: &Localizer, output: OutputFormat) -> String {
    let (slug, effects) = (step.technique.slug(), effects(&step.effects));
    let sentences = localizer.explanation_text(step);
    match output {
        OutputFormat::Columns => {
            format!(
                "{slug}\t{}\t{}\t{}\n",
                effects.join(" "),
                localizer.join(&sentences),
                task.line()
            )
        }
        OutputFormat::Json => {
            let mut object = json!({
                "technique": slug,
                "name": localizer.technique(step.technique),
                "effects": effects,
                "explanation": sentences,
            });
            object["evidence"] = evidence(&step.evidence);
            task.record(object)
        }
    }
}

/// `stuck` for a path that does not solve the grid; otherwise nothing.
fn last_record(end: End, task: &Task, output: OutputFormat) -> String {
    match (end, output) {
        (End::Solved, _) => String::new(),
        (End::Stuck, OutputFormat::Columns) => format!("stuck\t\t\t{}\n", task.line()),
        (End::Stuck, OutputFormat::Json) => task.record(json!({ "technique": "stuck" })),
    }
}
