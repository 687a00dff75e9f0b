//! Digits written by hand beside printed ones: lighter, and each at another place in its cell.

use crate::canvas::{Canvas, PUZZLE, digits};
use nonet_vision::{Board, Counter, recognise};

const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The puzzle in print, with this beside it.
fn with_written(written: &[u8; 81]) -> Board {
    let paper = Canvas::new(560, 480).grid(60., 20., 48., 0, 255);
    let mut picture = paper.puzzle(60., 20., 48., PUZZLE, 0);
    for (turn, (left, top)) in [(65., 25.), (56., 26.), (63., 15.)].into_iter().enumerate() {
        let is_here = |(at, digit): (usize, &u8)| if at % 3 == turn { *digit } else { 0 };
        let here = written.iter().enumerate().map(is_here).map(|digit| digit.to_string());
        picture = picture.puzzle(left, top, 48., &here.collect::<String>(), 90);
    }
    let mut found = recognise(&picture.grey(), &mut Counter::default()).expect("a grid");
    found.swap_remove(0).board
}

/// The solution of the first so many empty cells.
fn solved(count: usize) -> [u8; 81] {
    let mut written = digits(SOLUTION);
    let clues = digits(PUZZLE);
    (0..81).filter(|&cell| clues[cell] > 0).for_each(|cell| written[cell] = 0);
    let later = (0..81).filter(|&cell| written[cell] > 0).nth(count).unwrap_or(81);
    written[later..].fill(0);
    written
}

#[test]
fn written_digits_are_no_clues() {
    for count in [12, 30, 51] {
        let written = solved(count);
        let board = with_written(&written);
        assert!(board.is_unique);
        assert_eq!(board.digits, digits(PUZZLE), "with {count} written digits");
        assert_eq!(board.written, written);
        assert_eq!(board.doubts(), 0);
    }
}

#[test]
fn a_written_digit_that_is_not_of_the_solution_is_doubtful() {
    let mut written = solved(30);
    let cell = (0..81).rfind(|&cell| written[cell] > 0).expect("a written digit");
    written[cell] = if written[cell] == 9 { 8 } else { 9 };
    let board = with_written(&written);
    assert!(board.is_unique);
    assert_eq!(board.written, written);
    let doubtful: Vec<usize> = (0..81).filter(|&cell| board.doubtful[cell].is_some()).collect();
    assert_eq!(doubtful, [cell]);
}

#[test]
fn nothing_is_written_in_a_printed_solution() {
    let picture = Canvas::new(560, 480).grid(60., 20., 48., 0, 255);
    let picture = picture.puzzle(60., 20., 48., SOLUTION, 0).grey();
    let found = recognise(&picture, &mut Counter::default()).expect("a grid");
    assert_eq!(found[0].board.written, [0; 81]);
    assert_eq!(found[0].board.digits, digits(SOLUTION));
}
