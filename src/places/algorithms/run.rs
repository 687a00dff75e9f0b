//! [`Run`]: one search as the page has it: where it is, and the steps that follow from there.

use crate::engine::algorithms::event::TraceEvent;
use crate::engine::algorithms::machine::{Setup, Snapshot};
use crate::engine::algorithms::recording::Recording;
use crate::engine::algorithms::run::{RunPart, RunRequest, Stop};
use crate::engine::algorithms::state::TraceState;

/// How many steps are handed over at once.
const CHUNK: u32 = 4_096;
/// How many steps before the one that is looked for are handed over as well, for going back.
const BEFORE: u64 = 1_024;

/// A search.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    /// What is searched, and how.
    pub setup: Setup,
    /// Where it is.
    pub state: TraceState,
    /// What is kept of it.
    pub recording: Recording,
    /// What it stopped at last.
    pub stop: Option<Stop>,
    /// Whether a worker has it.
    pub is_waiting: bool,
    start: Snapshot,
    events: Vec<TraceEvent>,
    /// How many of the events were made.
    at: usize,
    /// The step that is looked for.
    target: Option<u64>,
    /// How many single steps were asked for while a worker had it.
    queued: u64,
}

impl Run {
    /// The search before its first step; none if the clues conflict.
    pub fn new(setup: &Setup) -> Option<Run> {
        Some(Run {
            setup: *setup,
            state: TraceState::new(&setup.grid)?,
            recording: Recording::default(),
            stop: None,
            is_waiting: false,
            start: Snapshot::first(setup),
            events: Vec::new(),
            at: 0,
            target: None,
            queued: 0,
        })
    }
    /// Makes up to so many of the steps that are there; whether it stopped at something.
    pub fn play(&mut self, steps: u64, stops: &[Stop]) -> bool {
        self.stop = None;
        for _ in 0..steps {
            let Some(&event) = self.events.get(self.at) else { return false };
            self.make(event);
            self.stop = stops.iter().copied().find(|stop| stop.is_met(&self.state));
            if self.stop.is_some() {
                return true;
            }
        }
        false
    }
    /// Makes one step, or as soon as a worker has handed over those that it makes.
    pub fn step(&mut self) {
        match self.is_waiting {
            true => self.queued += 1,
            false => _ = self.play(1, &[]),
        }
    }
    /// Whether steps have to be fetched before it goes on.
    pub fn needs_more(&self) -> bool {
        self.at == self.events.len() && !self.state.is_over()
    }
    /// What a worker is asked for to go on by so many steps, and those that follow.
    pub fn going_on(&self, steps: u64, stops: &[Stop]) -> RunRequest {
        self.request(self.start.clone(), self.at as u64, steps, stops)
    }
    /// Goes to a step that is at hand; else what a worker is asked for to go there.
    pub fn go_to(&mut self, step: u64) -> Option<RunRequest> {
        (self.stop, self.queued) = (None, 0);
        let first = self.start.state.step;
        if step >= first && step - first <= self.events.len() as u64 {
            self.replay((step - first) as usize);
            return None;
        }
        self.target = Some(step);
        let from = self.recording.before(step.saturating_sub(BEFORE)).cloned();
        let from = from.unwrap_or_else(|| Snapshot::first(&self.setup));
        let skip = step.saturating_sub(BEFORE).saturating_sub(from.state.step);
        Some(self.request(from, skip, 0, &[]))
    }
    fn request(&self, from: Snapshot, skip: u64, steps: u64, stops: &[Stop]) -> RunRequest {
        let (distance, width) = (self.recording.distance, self.recording.plot.width);
        RunRequest { from, skip, steps, stops: stops.to_vec(), events: CHUNK, distance, width }
    }
    /// Goes to where so many of the steps that are there were made.
    fn replay(&mut self, at: usize) {
        if at < self.at {
            let Some(state) = TraceState::unpack(&self.setup.grid, &self.start.state) else {
                return;
            };
            (self.state, self.at) = (state, 0);
        }
        while self.at < at {
            self.make(self.events[self.at]);
        }
    }
    fn make(&mut self, event: TraceEvent) {
        self.state.apply(event);
        self.recording.plot.note(self.state.step, self.state.depth());
        self.at += 1;
    }
    /// Takes what a worker has made.
    pub fn take(&mut self, part: RunPart) {
        self.is_waiting = false;
        let Some(state) = TraceState::unpack(&self.setup.grid, &part.reached.state) else { return };
        self.recording.merge(part.recording);
        (self.state, self.start, self.events, self.at) = (state, part.reached, part.events, 0);
        self.stop = part.stop;
        if let Some(target) = self.target.take() {
            let at = target.saturating_sub(self.start.state.step) as usize;
            self.replay(at.min(self.events.len()));
        }
        let queued = std::mem::take(&mut self.queued);
        if queued > 0 {
            self.play(queued, &[]);
        }
    }
    /// How many steps were ever made: the plot ends there.
    pub fn known_steps(&self) -> u64 {
        let plot = &self.recording.plot;
        (plot.parts.len() as u64 * plot.width).max(self.state.step)
    }
}
