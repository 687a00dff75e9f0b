//! What is found, in every kind of vectors: solutions in the same order, after the same guesses.

use nonet_kernel::batch::Batch;
use nonet_kernel::fill::fill;
use nonet_kernel::state::State;
use nonet_kernel::tree::{Halt, Walk};
use nonet_kernel::vector::Vectors;

/// A puzzle that takes guesses (Arto Inkala, 2012).
const HARD: &[u8; 81] =
    b"800000000003600000070090200050007000000045700000100030001000068008500010090000400";
/// Its solution.
const SOLVED: &[u8; 81] =
    b"812753649943682175675491283154237896369845721287169534521974368438526917796318452";

/// How many guesses are made: under Miri each of them takes a thousand times as long.
const GUESSES: u64 = if cfg!(miri) { 4 } else { 3_000 };

/// What a walk comes to, from halt to halt with one guess between.
fn way(vectors: Vectors, state: State) -> Vec<(Halt, State)> {
    let mut walk = Walk::in_vectors(vectors, state);
    let mut halts = Vec::new();
    while walk.guesses < GUESSES && halts.last().is_none_or(|(halt, _)| *halt != Halt::End) {
        let halt = walk.advance(1);
        halts.push((halt, *walk.solved()));
    }
    halts
}

#[test]
fn all_vectors_go_the_same_way() {
    let hard = State::read(HARD).unwrap();
    for state in [State::FULL, hard] {
        let ways: Vec<_> = Vectors::available().into_iter().map(|kind| way(kind, state)).collect();
        assert!(ways[0].len() as u64 >= GUESSES.min(30), "{}", ways[0].len());
        assert!(ways.iter().all(|other| *other == ways[0]));
    }
}

#[test]
fn a_solved_grid_is_its_own_solution() {
    let mut digits = SOLVED.map(|digit| digit - b'0');
    for vectors in Vectors::available() {
        assert_eq!(Batch::in_vectors(vectors).solve(SOLVED), Some(*SOLVED), "{vectors:?}");
    }
    digits[..9].fill(0);
    assert_eq!(fill(&digits, 100), Some(SOLVED.map(|digit| digit - b'0')));
}

#[test]
#[cfg_attr(miri, ignore = "takes a minute there, and nothing that the others do not do")]
fn all_vectors_solve_the_hard_puzzle() {
    for vectors in Vectors::available() {
        let mut batch = Batch::in_vectors(vectors);
        assert_eq!(batch.solve(HARD), Some(*SOLVED), "{vectors:?}");
        assert_eq!(batch.count(HARD, 2), Some(1), "{vectors:?}");
    }
}

#[test]
#[cfg_attr(miri, ignore = "the same unsafe code again")]
fn a_walk_that_veers_finds_the_same_solutions() {
    let mut loose = *HARD;
    [0, 11, 12].into_iter().for_each(|cell| loose[cell] = b'0');
    let state = State::read(&loose).unwrap();
    let mut plain = Vec::new();
    let mut walk = Walk::new(state);
    while walk.finds() {
        plain.push(walk.solved().line());
    }
    let mut veered = Vec::new();
    let mut walk = Walk::new(state);
    loop {
        match walk.advance(3) {
            Halt::Solution => veered.push(walk.solved().line()),
            Halt::Paused => walk.veer(),
            Halt::End => break,
        }
    }
    assert!(plain.len() > 10 && plain != veered, "{}", plain.len());
    plain.sort_unstable();
    veered.sort_unstable();
    assert!(plain == veered);
}

#[test]
fn a_candidate_placed_is_taken_back() {
    let mut state = State::read(HARD).unwrap();
    let (before, cell) = (state, 1);
    state.place(cell, 4);
    assert_eq!(state.candidates(cell), 1 << 4);
    state.eliminate(cell, 4);
    assert_eq!(state.candidates(cell), 0);
    state.clear(cell);
    assert_eq!(state, before);
}
