//! `nonet solve --trace`: every step of a search as JSON lines.

use std::io;

use serde_json::{Value, json};

use super::console::Console;
use super::pipeline::Task;
use super::solve::{why_none, why_stopped};
use nonet_engine::algorithms::constraint::Constraint;
use nonet_engine::algorithms::event::TraceEvent;
use nonet_engine::algorithms::machine::{Machine, Setup};

/// Writes the steps of a search until it has found so many solutions, has made so many guesses or is
/// over: a record of the puzzle, one for each step, and one of the costs. A puzzle with a conflict has
/// none.
///
/// # Errors
/// When stdout cannot be written.
pub fn write(
    task: &Task,
    setup: &Setup,
    limit: u64,
    max_guesses: u64,
    console: &mut Console,
) -> io::Result<Result<(), String>> {
    let Some(mut machine) = Machine::new(setup) else { return Ok(Err(why_none(task))) };
    console.data(&task.record(json!({
        "event": "start",
        "puzzle": task.clues.to_string(),
        "algorithm": setup.method.slug(),
        "digits": setup.order.slug(),
        "seed": setup.seed.to_string(),
    })))?;
    while machine.state().solutions < limit && machine.state().counters.guesses < max_guesses {
        let Some(event) = machine.step() else { break };
        console.data(&format!("{}\n", record(event, &machine)))?;
    }
    let state = machine.state();
    let costs = json!({
        "event": "stats",
        "steps": state.step,
        "found": state.solutions,
        "cells": state.counters.cells,
        "guesses": state.counters.guesses,
        "dead_ends": state.counters.dead_ends,
        "deepest": state.deepest,
    });
    console.data(&format!("{costs}\n"))?;
    let is_stopped = state.solutions < limit && !state.is_over();
    Ok(if is_stopped { Err(why_stopped(max_guesses)) } else { Ok(()) })
}

/// A step, after which the machine is where it is.
fn record(event: TraceEvent, machine: &Machine) -> Value {
    let state = machine.state();
    let mut record =
        json!({ "step": state.step, "event": <&str>::from(event.kind()), "depth": state.depth() });
    if let Some(candidate) = event.candidate() {
        record["cell"] = json!(candidate.cell.to_string());
        record["digit"] = json!(candidate.digit.value());
    }
    match event.constraint() {
        Some(Constraint::Digit(house, digit)) => {
            record["house"] = json!(house.to_string());
            record["digit"] = json!(digit.value());
        }
        Some(Constraint::Cell(cell)) => record["cell"] = json!(cell.to_string()),
        None => {}
    }
    if event == TraceEvent::Solution {
        record["solution"] = json!(state.grid().to_string());
    }
    record
}
