//! Proofs by cases: each is replayed by a checker that knows the rules and nothing else.

use std::fs;

use nonet::engine::logic::finder::{Options, next_step};
use nonet::engine::logic::refutation::smallest;
use nonet::engine::logic::reglib::Case;
use nonet::engine::logic::techniques::Technique;
use nonet::engine::search::puzzle::Puzzle;
use nonet::engine::types::board::Board;
use nonet::engine::types::position::Position;

use crate::positions::{carry_out, contradicts, corpus, of_list};
use crate::proof_checker::replay;

#[test]
fn proofs_hold_and_their_size_is_what_they_say() {
    let text = fs::read_to_string(corpus("proof_by_cases")).unwrap();
    let cases = text.lines().filter(|line| line.starts_with(":proof_by_cases:"));
    let mut sizes = Vec::new();
    for case in cases.map(|line| Case::read(line).unwrap()) {
        let position = Position::of(&case.board);
        let proof = smallest(&position, position.open()).unwrap();
        replay(&position, &proof);
        sizes.push((proof.suppositions(), proof.depth()));
        assert!(proof.size() >= 2 * proof.suppositions());
        let again = smallest(&position, position.open());
        assert_eq!(again.as_ref(), Some(&proof), "always the same");
    }
    assert!(sizes.len() >= 10, "{sizes:?}");
    for depth in [1, 2] {
        assert!(sizes.iter().any(|&(_, of_case)| of_case == depth), "{sizes:?}");
    }
}

/// Puzzles that no other reasoning begins, solved to the last cell.
#[test]
fn the_hardest_puzzles_are_solved_without_a_guess() {
    const FAMOUS: &str =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let famous = Puzzle::prove(&FAMOUS.parse().unwrap()).unwrap();
    let ladder = Options::default();
    let proofs_too = {
        let mut options = ladder;
        options.techniques.insert(Technique::ProofByCases);
        options
    };
    for puzzle in of_list("hardest_1106", 1).into_iter().chain([famous]) {
        let mut board = Board::of_givens(*puzzle.givens());
        let mut proofs = 0;
        while !Position::of(&board).is_solved() {
            let position = Position::of(&board);
            let step = next_step(&position, &proofs_too).expect("a step");
            assert!(!contradicts(&step, puzzle.solution()), "{step:?}");
            if let Some(proof) = &step.evidence.refutation {
                replay(&position, proof);
                proofs += 1;
            }
            carry_out(&mut board, &step);
        }
        assert!(proofs > 0);
    }
}

#[test]
fn a_grid_with_several_solutions_has_no_proof_of_what_is_open() {
    let sparse =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........";
    let mut position = Position::of(&Board::of_givens(sparse.parse().unwrap()));
    while let Some(proof) = smallest(&position, position.open()) {
        position.eliminate(proof.supposed);
    }
    assert_eq!(position.dead_end(), None);
    assert!(!position.is_solved());
}
