//! What is read out of 81 characters, in every kind of vectors.

use nonet_kernel::batch::Batch;
use nonet_kernel::state::State;
use nonet_kernel::vector::Vectors;

/// Every how many-th pair of cells is looked at: under Miri each takes a thousand times as long.
const STEP: usize = if cfg!(miri) { 1009 } else { 1 };

/// A grid of 81 characters with these digits in these cells.
fn line(digits: &[(usize, u8)]) -> [u8; 81] {
    let mut line = [b'.'; 81];
    for &(cell, digit) in digits {
        line[cell] = b'0' + digit;
    }
    line
}

/// Whether two cells lie in a row, column or block.
fn see_each_other(a: usize, b: usize) -> bool {
    let block = |cell: usize| (cell / 27, cell % 9 / 3);
    a / 9 == b / 9 || a % 9 == b % 9 || block(a) == block(b)
}

#[test]
fn two_equal_clues_clash_just_where_they_see_each_other() {
    for vectors in Vectors::available() {
        let pairs = (0..81 * 81).step_by(STEP).map(|pair| (pair / 81, pair % 81));
        for (a, b) in pairs.filter(|(a, b)| a != b) {
            for digit in (1..=9).step_by(STEP.min(8)) {
                let read = State::read_in(vectors, &line(&[(a, digit), (b, digit)])).unwrap();
                let dead = (0..81).all(|cell| read.candidates(cell) == 0);
                assert_eq!(dead, see_each_other(a, b), "{digit} in {a} and {b}, {vectors:?}");
            }
        }
    }
}

#[test]
fn unequal_clues_do_not_clash() {
    for vectors in Vectors::available() {
        let row: Vec<(usize, u8)> = (0..9).map(|cell| (cell, cell as u8 + 1)).collect();
        let column: Vec<(usize, u8)> = (0..9).map(|row| (9 * row, row as u8 + 1)).collect();
        for digits in [row, column] {
            let line = line(&digits);
            let read = State::read_in(vectors, &line).unwrap();
            assert!(digits.iter().all(|&(cell, digit)| read.candidates(cell) == 1 << (digit - 1)));
            if !cfg!(miri) {
                assert_eq!(Batch::in_vectors(vectors).count(&line, 2), Some(2), "{vectors:?}");
            }
        }
    }
}

#[test]
fn a_clash_in_an_empty_grid_is_no_long_search() {
    for vectors in Vectors::available() {
        let mut batch = Batch::in_vectors(vectors);
        assert_eq!(batch.count(&line(&[(0, 5), (63, 5)]), 2), Some(0));
        assert_eq!(batch.guesses(), 0);
    }
}
