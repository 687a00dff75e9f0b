//! Proofs by cases: each is replayed by a checker that knows the rules and nothing else.

use std::fs;

use nonet::engine::logic::finder::{Options, next_step};
use nonet::engine::logic::refutation::{Line, Refutation, smallest};
use nonet::engine::logic::reglib::Case;
use nonet::engine::logic::techniques::Technique;
use nonet::engine::search::puzzle::Puzzle;
use nonet::engine::types::board::Board;
use nonet::engine::types::candidate::Candidate;
use nonet::engine::types::cell::Cell;
use nonet::engine::types::digit::Digit;
use nonet::engine::types::house::House;
use nonet::engine::types::position::{DeadEnd, Position};
use nonet::engine::types::set::Element as _;

use crate::positions::{carry_out, contradicts, corpus, of_list};

/// What each cell can be; a cell that is filled can be one digit.
#[derive(Clone)]
struct Grid {
    open: [[bool; 9]; 81],
    filled: [bool; 81],
}

impl Grid {
    fn of(position: &Position) -> Grid {
        let mut grid = Grid { open: [[false; 9]; 81], filled: [false; 81] };
        for cell in Cell::ALL {
            let digit = position.digits()[cell];
            grid.filled[cell.index()] = digit.is_some();
            for at in 0..9 {
                let is_open = position.has(Candidate::new(cell, Digit::ALL[at]));
                grid.open[cell.index()][at] = is_open || digit == Some(Digit::ALL[at]);
            }
        }
        grid
    }
    fn fill(&mut self, at: Candidate) {
        let (cell, digit) = (at.cell.index(), at.digit.index());
        assert!(self.open[cell][digit] && !self.filled[cell], "{at} is not open");
        for other in 0..81 {
            if other != cell && sees(cell, other) {
                self.open[other][digit] = false;
            }
        }
        self.open[cell] = [false; 9];
        self.open[cell][digit] = true;
        self.filled[cell] = true;
    }
    fn places(&self, house: House, digit: Digit) -> Vec<usize> {
        let cells = house.cells().iter().map(|cell| cell.index());
        cells.filter(|&cell| self.open[cell][digit.index()]).collect()
    }
    fn digits(&self, cell: Cell) -> usize {
        self.open[cell.index()].iter().filter(|&&open| open).count()
    }
}

fn sees(one: usize, other: usize) -> bool {
    let place = |cell: usize| (cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3);
    let ((row, column, block), (other_row, other_column, other_block)) = (place(one), place(other));
    row == other_row || column == other_column || block == other_block
}

/// Replays a refutation; panics where a line does not follow.
fn replay(before: &Grid, refutation: &Refutation) {
    let mut grid = before.clone();
    grid.fill(refutation.supposed);
    for line in &refutation.lines {
        match line {
            Line::Place(at, None) => {
                assert_eq!(grid.digits(at.cell), 1, "{at} is not alone in its cell");
                grid.fill(*at);
            }
            Line::Place(at, Some(house)) => {
                let places = grid.places(*house, at.digit);
                assert_eq!(places, vec![at.cell.index()], "{at} in {house}");
                grid.fill(*at);
            }
            Line::Refuted(inner) => {
                replay(&grid, inner);
                grid.open[inner.supposed.cell.index()][inner.supposed.digit.index()] = false;
            }
        }
    }
    match refutation.end {
        DeadEnd::Cell(cell) => assert_eq!(grid.digits(cell), 0, "{cell} has a candidate"),
        DeadEnd::House(house, digit) => assert!(grid.places(house, digit).is_empty()),
    }
}

#[test]
fn proofs_hold_and_their_size_is_what_they_say() {
    let text = fs::read_to_string(corpus("proof_by_cases")).unwrap();
    let cases = text.lines().filter(|line| line.starts_with(":proof_by_cases:"));
    let mut sizes = Vec::new();
    for case in cases.map(|line| Case::read(line).unwrap()) {
        let position = Position::of(&case.board);
        let proof = smallest(&position).unwrap();
        replay(&Grid::of(&position), &proof);
        sizes.push((proof.suppositions(), proof.depth()));
        assert!(proof.size() >= 2 * proof.suppositions());
        let again = smallest(&position);
        assert_eq!(again.as_ref(), Some(&proof), "always the same");
    }
    assert!(sizes.len() >= 10 && sizes.iter().all(|&(_, depth)| depth == 2), "{sizes:?}");
    assert!(sizes.iter().any(|&(suppositions, _)| suppositions > 2), "{sizes:?}");
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
                replay(&Grid::of(&position), proof);
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
    while let Some(proof) = smallest(&position) {
        position.eliminate(proof.supposed);
    }
    assert_eq!(position.dead_end(), None);
    assert!(!position.is_solved());
}
