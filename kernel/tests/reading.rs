//! What is read from 81 characters, on every backend.

use nonet_kernel::backend::Backend;
use nonet_kernel::batch::Batch;
use nonet_kernel::state::State;

/// Only every `STEP`th pair of cells is checked under Miri, which takes a thousand times as long.
const STEP: usize = if cfg!(miri) { 1009 } else { 1 };

/// A grid of 81 characters with these digits in these cells.
fn line(digits: &[(usize, u8)]) -> [u8; 81] {
    let mut line = [b'.'; 81];
    for &(cell, digit) in digits {
        line[cell] = b'0' + digit;
    }
    line
}

/// Whether two cells share a row, column or block.
fn see_each_other(a: usize, b: usize) -> bool {
    let block = |cell: usize| (cell / 27, cell % 9 / 3);
    a / 9 == b / 9 || a % 9 == b % 9 || block(a) == block(b)
}

#[test]
fn two_equal_clues_conflict_exactly_in_a_common_house() {
    for backend in Backend::available() {
        let pairs = (0..81 * 81).step_by(STEP).map(|pair| (pair / 81, pair % 81));
        for (a, b) in pairs.filter(|(a, b)| a != b) {
            for digit in (1..=9).step_by(STEP.min(8)) {
                let read =
                    State::read_with_backend(backend, &line(&[(a, digit), (b, digit)])).unwrap();
                let dead = (0..81).all(|cell| read.candidates(cell) == 0);
                assert_eq!(dead, see_each_other(a, b), "{digit} in {a} and {b}, {backend:?}");
            }
        }
    }
}

#[test]
fn unequal_clues_do_not_conflict() {
    for backend in Backend::available() {
        let row: Vec<(usize, u8)> = (0..9).map(|cell| (cell, cell as u8 + 1)).collect();
        let column: Vec<(usize, u8)> = (0..9).map(|row| (9 * row, row as u8 + 1)).collect();
        for digits in [row, column] {
            let line = line(&digits);
            let read = State::read_with_backend(backend, &line).unwrap();
            assert!(digits.iter().all(|&(cell, digit)| read.candidates(cell) == 1 << (digit - 1)));
            if !cfg!(miri) {
                assert_eq!(Batch::with_backend(backend).count(&line, 2), Some(2), "{backend:?}");
            }
        }
    }
}

#[test]
fn a_conflict_in_an_empty_grid_is_found_without_a_guess() {
    for backend in Backend::available() {
        let mut batch = Batch::with_backend(backend);
        assert_eq!(batch.count(&line(&[(0, 5), (63, 5)]), 2), Some(0));
        assert_eq!(batch.guesses(), 0);
    }
}
