//! `nonet solve` as it mostly runs: one solution of each puzzle, and whether there are more.

use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use super::super::OutputFormat;
use super::super::pipeline::Task;
use super::{SolveArgs, object, why_none};
use nonet_engine::search::fast::lines::Solutions;
use nonet_engine::types::grid::Solution;

/// Writes a solution of a puzzle; counts the puzzle if it has more than one.
///
/// # Errors
/// Why it has none.
pub fn write_first(
    task: &Task,
    args: &SolveArgs,
    several: &AtomicU64,
    output: OutputFormat,
    text: &mut String,
) -> Result<(), String> {
    let (first, has_more) = match &task.solutions {
        Solutions::None => (None, false),
        Solutions::One(puzzle) => (Some(*puzzle.solution()), false),
        Solutions::Several(first) => (Some(*first), true),
        Solutions::Unknown => {
            let found = two_of(task, args)?;
            (found.first().copied(), found.len() > 1)
        }
    };
    let first = first.ok_or_else(|| why_none(task))?;
    several.fetch_add(u64::from(has_more), Ordering::Relaxed);
    match output {
        OutputFormat::Columns => {
            writeln!(text, "{first}").expect("a text takes whatever is written")
        }
        OutputFormat::Json => text.push_str(&object(task, &[first], None, args)),
    }
    Ok(())
}

/// Two solutions of a puzzle, or as many as it has.
fn two_of(task: &Task, args: &SolveArgs) -> Result<Vec<Solution>, String> {
    let solver = args.solver(task, Some(2))?;
    let mut solutions = Vec::new();
    solver.run(&task.clues, &mut |solution| {
        solutions.push(*solution);
        ControlFlow::Continue(())
    });
    Ok(solutions)
}
