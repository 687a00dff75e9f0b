//! A solver for the tests and the examples.

use nonet_kernel::search::{Solver, StopReason};
use nonet_kernel::state::State;
use nonet_vision::Solutions;

/// Counts with at most 20,000 guesses a board.
pub struct Counter;

impl Solutions for Counter {
    fn count(&mut self, board: &[u8; 81]) -> Option<u32> {
        let line = board.map(|digit| if digit == 0 { b'.' } else { b'0' + digit });
        let Some(state) = State::read(&line) else { return Some(0) };
        let mut solver = Solver::new(state);
        for found in 0..2 {
            match solver.advance(20_000) {
                StopReason::Solution => {}
                StopReason::Exhausted => return Some(found),
                StopReason::Paused => return None,
            }
        }
        Some(2)
    }
}
