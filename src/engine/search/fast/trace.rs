//! The walk of [`fast`](super), told step by step. It goes through the same tree in the same order
//! in ordinary words, and finds out after each propagation which cells got their digit.

use std::ops::ControlFlow;

use super::guess::choose;
use super::portable::Plain;
use super::propagate::{Settled, propagate};
use super::state::State;
use crate::engine::candidate::Candidate;
use crate::engine::cell::{Cell, CellSet};
use crate::engine::digit::Digit;
use crate::engine::search::watch::{Event, Watch};

/// Walks through all solutions of a state and tells the watch of everything.
///
/// # Errors
/// Breaks when the watch breaks.
pub fn explore(before: State, watch: &mut Watch<'_>) -> ControlFlow<()> {
    explore_from(before, singles(&before), watch)
}

/// The same, when the digits of some cells have been told.
fn explore_from(before: State, told: CellSet, watch: &mut Watch<'_>) -> ControlFlow<()> {
    let mut boards = before.load::<Plain>();
    let settled = propagate(&mut boards);
    let state = State::store(boards);
    if settled == Settled::Dead {
        watch.dead_end();
        return ControlFlow::Continue(());
    }
    let known = singles(&state);
    for cell in known - told {
        if let Some(digit) = state.candidates(cell).single() {
            watch.note(Event::Forced(Candidate::new(cell, digit)));
        }
    }
    if settled == Settled::Solved {
        return watch.solution(&state.solution());
    }
    let guess = choose(&boards, &state);
    let cell = Cell::ALL[27 * guess.band + guess.bit as usize];
    let tried = Candidate::new(cell, Digit::ALL[guess.digit]);
    let (mut with, mut without) = (state, state);
    with.place(tried);
    without.eliminate(tried);
    watch.visit();
    watch.guess(tried)?;
    explore_from(with, known | CellSet::only(cell), watch)?;
    watch.note(Event::Backtrack(tried));
    explore_from(without, known, watch)
}

/// The cells with one candidate.
fn singles(state: &State) -> CellSet {
    Cell::ALL.into_iter().filter(|&cell| state.candidates(cell).single().is_some()).collect()
}
