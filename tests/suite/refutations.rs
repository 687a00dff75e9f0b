//! Proofs by cases: each is replayed by a checker that knows the rules and nothing else.

use std::fs;

use nonet_engine::logic::finder::{Options, next_step};
use nonet_engine::logic::refutation::{
    Inference, Read, Reading, Search, Standing, smallest, trial_depth,
};
use nonet_engine::logic::reglib::Case;
use nonet_engine::logic::techniques::{Family, Technique};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::{Candidate, CandidateSet};
use nonet_engine::types::grid::Grid;
use nonet_engine::types::position::Position;
use nonet_engine::types::rng::SeededRng;
use nonet_engine::types::transform::Transform;

use crate::positions::{carry_out, contradicts, corpus, of_list};
use crate::proof_checker::replay;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str =
    "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
/// By A. Inkala, 2012.
const FAMOUS: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

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

/// In whatever parts and order a search is run, it finds the same.
#[test]
fn a_search_in_parts_finds_the_same() {
    let text = fs::read_to_string(corpus("proof_by_cases")).unwrap();
    let cases = text.lines().filter(|line| line.starts_with(":proof_by_cases:"));
    let mut rng = SeededRng::new(3);
    for case in cases.map(|line| Case::read(line).unwrap()) {
        let position = Position::of(&case.board);
        in_parts(&position, position.open(), &mut rng);
    }
    let position = Position::of(&Board::of_givens(FAMOUS.parse().unwrap()));
    let takes_many = |at: &Candidate| {
        let alone = smallest(&position, CandidateSet::only(*at));
        alone.is_some_and(|proof| proof.suppositions() > 2)
    };
    let hard = position.open().iter().filter(takes_many).take(6).collect();
    assert!(in_parts(&position, hard, &mut rng) >= 4, "each kind of stage is gone through");
}

/// How many stages it takes.
fn in_parts(position: &Position, among: CandidateSet, rng: &mut SeededRng) -> usize {
    let mut search = Search::begin(position, among);
    let mut stages = 0;
    while let Search::At(stage) = search {
        let mut parts = stage.parts(1 + rng.below(40));
        rng.shuffle(&mut parts);
        let found = parts.iter().map(|part| part.run(position, &mut |_| ())).collect();
        search = stage.after(found);
        stages += 1;
    }
    assert_eq!(search, Search::Ended(smallest(position, among)));
    stages
}

/// Line by line a reader has what the suppositions in force have brought about, and nothing else.
#[test]
fn a_proof_is_read_line_by_line() {
    let text = fs::read_to_string(corpus("proof_by_cases")).unwrap();
    let cases = text.lines().filter(|line| line.starts_with(":proof_by_cases:"));
    let mut deep = 0;
    for case in cases.map(|line| Case::read(line).unwrap()) {
        let position = Position::of(&case.board);
        let proof = smallest(&position, position.open()).unwrap();
        let reading = proof.reading();
        assert_eq!(reading.len(), proof.size());
        for (line, Reading { depth, what }) in reading.into_iter().enumerate() {
            let moment = proof.moment(line);
            assert_eq!(moment.end.is_some(), matches!(what, Read::Ended(..)));
            let supposed = |of: &&(usize, Standing)| matches!(of.1, Standing::Supposed(_));
            assert_eq!(moment.standing.iter().filter(supposed).count(), depth + 1, "line {line}");
            assert!(moment.standing.is_sorted_by_key(|(line, _)| *line));
            let mut placed = position.clone();
            moment.standing.iter().for_each(|(_, standing)| place(&mut placed, *standing));
            deep = deep.max(depth);
        }
        assert_eq!(proof.moment(usize::MAX - 1), proof.moment(proof.size() - 1));
    }
    assert_eq!(deep, 1);
}

fn place(position: &mut Position, standing: Standing) {
    if let Standing::Follows(Inference::Place(at, _)) | Standing::Supposed(at) = standing {
        assert!(position.has(at), "{at} stands beside what rules it out");
        position.place(at);
    }
}

/// The depth of trial is the same for all forms of a puzzle.
#[test]
fn the_depth_of_trial_does_not_depend_on_how_the_grid_is_turned() {
    let puzzles = [(EASY, 0), (HARD, 1), (FAMOUS, 2)];
    for (line, depth) in puzzles {
        let givens: Grid = line.parse().unwrap();
        let mut rng = SeededRng::new(12);
        let forms = (0..4).map(|_| Transform::random(&mut rng).grid(&givens));
        for form in forms.chain([givens]) {
            let position = Position::of(&Board::of_givens(form));
            assert_eq!(trial_depth(&position), Some(depth), "{form}");
        }
    }
}

/// Puzzles that no other reasoning begins but expert patterns, solved without these to the last cell.
#[test]
fn the_hardest_puzzles_are_solved_without_a_guess() {
    let famous = Puzzle::prove(&FAMOUS.parse().unwrap()).unwrap();
    let without = [Family::Expert, Family::Rare, Family::LastResort];
    let ladder = Options::without(without.into_iter().collect());
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
