//! [`advance`]: many steps of a machine, up to where something is met that it is to stop at.

use std::ops::ControlFlow;

use super::constraint::Constraint;
use super::event::TraceEvent;
use super::machine::{Machine, Setup, Snapshot};
use super::recording::Recording;
use super::state::TraceState;
use crate::search::monitor::{Budget, Counters};
use crate::search::{Count, SearchResult};
use crate::types::cell::Cell;
use crate::types::grid::Solution;

/// What a run stops at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Stop {
    /// A constraint without a candidate.
    DeadEnd,
    /// A full grid.
    Solution,
    /// The stack becomes as deep as this.
    Depth(u8),
    /// A digit is put into the cell, or nothing fits there.
    Cell(Cell),
    /// How many guesses were made.
    Guesses(u64),
}

impl Stop {
    /// Whether the step that led to this state meets it.
    pub fn is_met(self, state: &TraceState) -> bool {
        let Some(event) = state.last else { return false };
        match self {
            Stop::DeadEnd => matches!(event, TraceEvent::DeadEnd(_)),
            Stop::Solution => event == TraceEvent::Solution,
            Stop::Depth(depth) => {
                let grows = !matches!(event, TraceEvent::Backtrack(_) | TraceEvent::Solution);
                grows && state.depth() == depth
            }
            Stop::Cell(cell) => match event {
                TraceEvent::Guess(_, candidate) | TraceEvent::Forced(_, candidate) => {
                    candidate.cell == cell
                }
                TraceEvent::DeadEnd(constraint) => constraint == Constraint::Cell(cell),
                _ => false,
            },
            Stop::Guesses(count) => {
                matches!(event, TraceEvent::Guess(..)) && state.counters.guesses == count
            }
        }
    }
}

/// A part of a run to be made.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RunRequest {
    /// Where it begins.
    pub from: Snapshot,
    /// How many steps are made first, whatever is met.
    pub skip: u64,
    /// How many steps more are made at most, unless it stops before.
    pub steps: u64,
    /// What it stops at.
    pub stops: Vec<Stop>,
    /// How many steps after that are handed out one by one.
    pub events: u32,
    /// The steps between two snapshots.
    pub distance: u64,
    /// The steps of a part of the plot.
    pub width: u64,
}

/// A part of a run.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RunPart {
    /// Where it ended.
    pub reached: Snapshot,
    /// What it stopped at, if anything.
    pub stop: Option<Stop>,
    /// The steps after it.
    pub events: Vec<TraceEvent>,
    /// What is kept of it.
    pub recording: Recording,
}

/// Makes a part of a run; none if its snapshot contradicts itself.
pub fn advance(request: &RunRequest) -> Option<RunPart> {
    let mut machine = Machine::resume(&request.from)?;
    let mut recording = Recording::continuing(request.distance, request.width);
    let mut stop = None;
    if machine.state().step == 0 {
        recording.note(&machine);
    }
    for made in 0..request.skip.saturating_add(request.steps) {
        if machine.step().is_none() {
            break;
        }
        recording.note(&machine);
        if made < request.skip {
            continue;
        }
        stop = request.stops.iter().copied().find(|stop| stop.is_met(machine.state()));
        if stop.is_some() {
            break;
        }
    }
    let reached = machine.snapshot();
    let mut events = Vec::new();
    for _ in 0..request.events {
        let Some(event) = machine.step() else { break };
        events.push(event);
    }
    Some(RunPart { reached, stop, events, recording })
}

/// Searches for at most so many solutions and hands each to `receiver` when it is found; the search ends
/// when the receiver breaks or the budget is spent. Clues with a conflict have no solution.
pub fn search(
    setup: &Setup,
    limit: u64,
    budget: Budget,
    receiver: &mut dyn FnMut(&Solution) -> ControlFlow<()>,
) -> SearchResult {
    let (mut counters, trace) = (Counters::default(), Vec::new());
    let Some(mut machine) = Machine::new(setup) else {
        return SearchResult { count: Count::Exactly(0), counters, trace };
    };
    let count = loop {
        let state = machine.state();
        let found = state.solutions;
        counters = state.counters;
        if found >= limit {
            break Count::AtLeast(found);
        }
        if counters.guesses > budget.guesses {
            break Count::Stopped(found);
        }
        match machine.step() {
            None => break Count::Exactly(found),
            Some(TraceEvent::Solution) => {
                let solution = Solution::of(machine.state().grid());
                let taken = solution.map(|solution| receiver(&solution));
                if taken.is_some_and(|taken| taken.is_break()) {
                    break Count::Stopped(found + 1);
                }
            }
            Some(_) => {}
        }
    };
    SearchResult { count, counters, trace }
}

/// What a whole search costs, up to its first solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Work {
    /// What it cost.
    pub counters: Counters,
    /// How many steps it took.
    pub steps: u64,
    /// Whether it was given up before a solution or the end.
    pub is_stopped: bool,
    /// How many times it was made, so that its time can be measured.
    pub runs: u32,
}

/// Runs of fewer steps are made again and again until there are as many, at most
/// [`MAX_RUNS`] times: a clock shows nothing of a single short one.
const MEASURED_STEPS: u64 = 60_000;
const MAX_RUNS: u64 = 400;

/// Searches up to the first solution or for so many guesses; none if the clues conflict.
pub fn work(setup: &Setup, max_guesses: u64) -> Option<Work> {
    let mut machine = Machine::new(setup)?;
    let is_over = |machine: &Machine| {
        machine.state().solutions > 0 || machine.state().counters.guesses >= max_guesses
    };
    while !is_over(&machine) && machine.step().is_some() {}
    let state = machine.state();
    let is_stopped = state.solutions == 0 && !state.is_over();
    Some(Work { counters: state.counters, steps: state.step, is_stopped, runs: 1 })
}

/// Searches up to the first solution or for so many guesses, so often that its time can be measured; none if
/// the clues conflict.
pub fn measure(setup: &Setup, max_guesses: u64) -> Option<Work> {
    let once = work(setup, max_guesses)?;
    let runs = MEASURED_STEPS.div_ceil(once.steps.max(1)).clamp(1, MAX_RUNS);
    for _ in 1..runs {
        work(setup, max_guesses);
    }
    Some(Work { runs: runs as u32, ..once })
}
