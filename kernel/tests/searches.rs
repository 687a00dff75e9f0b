//! What is found, on every backend: the same solutions in the same order, after the same guesses.

#[path = "common/random.rs"]
mod random;

use nonet_kernel::backend::Backend;
use nonet_kernel::batch::Batch;
use nonet_kernel::mrv;
use nonet_kernel::search::{Solver, StopReason};
use nonet_kernel::state::State;
use random::Random;

/// A puzzle that takes guesses (Arto Inkala, 2012).
const HARD: &[u8; 81] =
    b"800000000003600000070090200050007000000045700000100030001000068008500010090000400";
/// Its solution.
const SOLVED: &[u8; 81] =
    b"812753649943682175675491283154237896369845721287169534521974368438526917796318452";

/// How many guesses are made: under Miri each of them takes a thousand times as long.
const GUESSES: u64 = if cfg!(miri) { 4 } else { 3_000 };
/// How many randomised states are compared.
const STATES: u64 = if cfg!(miri) { 2 } else { 3_000 };

/// Where a search stops, with one guess from stop to stop, and what it has reached there.
fn stops(backend: Backend, state: State, guesses: u64) -> Vec<(StopReason, State)> {
    let mut solver = Solver::with_backend(backend, state);
    let mut stops = Vec::new();
    loop {
        let reason = solver.advance(1);
        stops.push((reason, *solver.current()));
        if solver.guesses >= guesses || reason == StopReason::Exhausted {
            return stops;
        }
    }
}

/// Panics unless a search stops in the same places on all backends; gives these stops.
fn same_stops(state: State, guesses: u64) -> Vec<(StopReason, State)> {
    let expected = stops(Backend::SCALAR, state, guesses);
    for backend in Backend::available() {
        assert!(stops(backend, state, guesses) == expected, "{backend:?} differs on {state:?}");
    }
    expected
}

/// A state with candidates removed at random: from an empty grid, from a puzzle or, so that there
/// is a solution, only such as are not in one.
fn random_state(random: &mut Random) -> State {
    let start = random.below(3);
    let mut state = if start == 0 { State::read(HARD).expect("a grid") } else { State::FULL };
    let removed_of_100 = random.below(80);
    for (cell, &solution) in SOLVED.iter().enumerate() {
        for digit in 0..9 {
            let keeps = start == 1 && usize::from(solution - b'1') == digit;
            if !keeps && random.below(100) < removed_of_100 {
                state.eliminate(cell, digit);
            }
        }
    }
    state
}

#[test]
fn all_backends_search_in_the_same_order() {
    let hard = State::read(HARD).expect("a grid");
    for state in [State::FULL, hard] {
        let stops = same_stops(state, GUESSES);
        assert!(stops.len() as u64 >= GUESSES.min(30), "{}", stops.len());
    }
}

#[test]
fn all_backends_agree_on_randomised_states() {
    let mut random = Random(512);
    let (mut solutions, mut pauses, mut exhausted) = (0, 0, 0);
    for _ in 0..STATES {
        for (reason, _) in same_stops(random_state(&mut random), 12) {
            match reason {
                StopReason::Solution => solutions += 1,
                StopReason::Paused => pauses += 1,
                StopReason::Exhausted => exhausted += 1,
            }
        }
    }
    if !cfg!(miri) {
        let least = STATES / 10;
        assert!(
            solutions > least && pauses > least && exhausted > least,
            "the states are too much alike: {solutions} {pauses} {exhausted}"
        );
    }
}

#[test]
fn a_solved_grid_is_its_own_solution() {
    let mut digits = SOLVED.map(|digit| digit - b'0');
    for backend in Backend::available() {
        assert_eq!(Batch::with_backend(backend).solve(SOLVED), Some(*SOLVED), "{backend:?}");
    }
    digits[..9].fill(0);
    assert_eq!(mrv::solve(&digits, 100), Some(SOLVED.map(|digit| digit - b'0')));
}

#[test]
fn a_number_above_nine_is_no_digit() {
    let mut digits = [0; 81];
    digits[40] = 10;
    assert_eq!(mrv::solve(&digits, 100), None);
}

#[test]
#[cfg_attr(miri, ignore = "takes a minute there, and runs no other unsafe code")]
fn all_backends_solve_the_hard_puzzle() {
    for backend in Backend::available() {
        let mut batch = Batch::with_backend(backend);
        assert_eq!(batch.solve(HARD), Some(*SOLVED), "{backend:?}");
        assert_eq!(batch.count(HARD, 2), Some(1), "{backend:?}");
    }
}

#[test]
#[cfg_attr(miri, ignore = "runs no other unsafe code")]
fn rotating_branches_finds_the_same_solutions_in_another_order() {
    let mut loose = *HARD;
    [0, 11, 12].into_iter().for_each(|cell| loose[cell] = b'0');
    let state = State::read(&loose).expect("a grid");
    let mut plain = Vec::new();
    let mut solver = Solver::new(state);
    while solver.next_solution() {
        plain.push(solver.current().line());
    }
    let mut rotated = Vec::new();
    let mut solver = Solver::new(state);
    loop {
        match solver.advance(3) {
            StopReason::Solution => rotated.push(solver.current().line()),
            StopReason::Paused => solver.rotate_branches(),
            StopReason::Exhausted => break,
        }
    }
    assert!(plain.len() > 10 && plain != rotated, "{}", plain.len());
    plain.sort_unstable();
    rotated.sort_unstable();
    assert!(plain == rotated);
}

#[test]
fn clearing_a_cell_takes_a_placement_back() {
    let mut state = State::read(HARD).expect("a grid");
    let (before, cell) = (state, 1);
    state.place(cell, 4);
    assert_eq!(state.candidates(cell), 1 << 4);
    state.eliminate(cell, 4);
    assert_eq!(state.candidates(cell), 0);
    state.place(cell, 4);
    assert_eq!(state.candidates(cell), 0, "a placement does not add a removed candidate");
    state.clear(cell);
    assert_eq!(state, before);
}
