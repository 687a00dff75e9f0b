//! [`Machine`]: a search that makes one step when it is asked to.

use super::choice::choose;
use super::constraint::Options;
use super::event::TraceEvent;
use super::links::Links;
use super::state::{PackedState, Rung, TraceState};
use super::{DigitOrder, Method};
use crate::types::grid::Grid;
use crate::types::rng::SeededRng;

/// What is searched, and how. The same setup gives the same steps on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// How it is chosen what to try.
    pub method: Method,
    /// In which order digits are tried.
    pub order: DigitOrder,
    /// The seed of what is drawn at random.
    pub seed: u64,
    /// The clues.
    pub grid: Grid,
}

/// All that a search needs to go on.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Snapshot {
    /// What is searched.
    pub setup: Setup,
    /// Where the search is.
    pub state: PackedState,
    rng: SeededRng,
}

impl Snapshot {
    /// The state before the first step.
    pub fn first(setup: &Setup) -> Snapshot {
        let (state, rng) = (PackedState::default(), SeededRng::new(setup.seed));
        Snapshot { setup: *setup, state, rng }
    }
}

/// A search on its way.
#[derive(Clone, Debug)]
pub struct Machine {
    setup: Setup,
    state: TraceState,
    rng: SeededRng,
    /// In [`Method::DancingLinks`] alone.
    links: Option<Links>,
}

impl Machine {
    /// The search before its first step; none if the clues conflict.
    pub fn new(setup: &Setup) -> Option<Machine> {
        Machine::resume(&Snapshot::first(setup))
    }
    /// The search where a snapshot was taken; none if the snapshot contradicts itself.
    pub fn resume(snapshot: &Snapshot) -> Option<Machine> {
        let Snapshot { setup, state, rng } = snapshot;
        let state = TraceState::unpack(&setup.grid, state)?;
        let mut links = None;
        if setup.method == Method::DancingLinks {
            let links = links.insert(Links::of(&setup.grid));
            state.stack.iter().filter_map(Rung::candidate).for_each(|one| links.select(one));
        }
        Some(Machine { setup: *setup, state, rng: rng.clone(), links })
    }
    /// What is needed to go on from here.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { setup: self.setup, state: self.state.pack(), rng: self.rng.clone() }
    }
    /// Where the search is.
    pub fn state(&self) -> &TraceState {
        &self.state
    }
    /// Makes a step; none once the search is over.
    pub fn step(&mut self) -> Option<TraceEvent> {
        let event = match self.state.last {
            Some(TraceEvent::End) => return None,
            Some(TraceEvent::DeadEnd(_) | TraceEvent::Backtrack(_) | TraceEvent::Solution) => {
                self.go_back()
            }
            None | Some(TraceEvent::Guess(..) | TraceEvent::Forced(..)) => self.go_on(),
        };
        if let Some(links) = &mut self.links {
            follow(links, &self.state.stack, event);
        }
        self.state.apply(event);
        Some(event)
    }

    /// The first step of a new choice.
    fn go_on(&mut self) -> TraceEvent {
        let links = self.links.as_ref();
        let Some(choice) = choose(self.setup.method, &self.state, links, &mut self.rng) else {
            return TraceEvent::Solution;
        };
        let constraint = choice.constraint;
        match self.next_option(choice.options) {
            None => TraceEvent::DeadEnd(constraint),
            Some(option) if choice.is_forced => {
                TraceEvent::Forced(constraint, constraint.candidate(option))
            }
            Some(option) => TraceEvent::Guess(constraint, constraint.candidate(option)),
        }
    }
    /// What is left of the newest choice; else the newest guess is taken back.
    fn go_back(&mut self) -> TraceEvent {
        let open = self.state.stack.last().filter(|rung| rung.standing.is_none()).copied();
        if let Some((rung, option)) =
            open.and_then(|rung| Some((rung, self.next_option(rung.left)?)))
        {
            return TraceEvent::Guess(rung.constraint, rung.constraint.candidate(option));
        }
        let guesses = self.state.stack.iter().rev().filter(|rung| !rung.is_forced);
        let newest = guesses.filter_map(Rung::candidate).next();
        newest.map_or(TraceEvent::End, TraceEvent::Backtrack)
    }
    /// Which of the options is tried next.
    fn next_option(&mut self, options: Options) -> Option<usize> {
        match self.setup.order {
            DigitOrder::Random if options.len() > 1 => {
                options.iter().nth(self.rng.below(options.len()))
            }
            _ => options.lowest(),
        }
    }
}

/// Makes the links follow a step from a state with this stack.
fn follow(links: &mut Links, stack: &[Rung], event: TraceEvent) {
    match event {
        TraceEvent::Guess(_, candidate) | TraceEvent::Forced(_, candidate) => {
            links.select(candidate);
        }
        TraceEvent::Backtrack(guess) => {
            for rung in stack.iter().rev() {
                let Some(candidate) = rung.candidate() else { continue };
                links.deselect(candidate);
                if candidate == guess {
                    return;
                }
            }
        }
        _ => {}
    }
}
