//! Symmetries of the clues: the referee turns and mirrors the grid by itself.

use std::collections::BTreeSet;

use nonet_engine::logic::automorphism::Automorphism;
use nonet_engine::logic::step::{Effect, Step};
use nonet_engine::types::digit::Digit;
use nonet_engine::types::set::Element as _;
use nonet_engine::types::symmetry::Symmetry;

use super::grid::{Grid, conflict, number};

/// The clues of the grid are as they were after the symmetry, and each effect follows from the images of
/// its candidate.
pub fn check(grid: &Grid, step: &Step) -> Result<(), String> {
    let Some(automorphism) = &step.evidence.automorphism else {
        return Err("no symmetry".to_owned());
    };
    let image = |at: usize| moved(automorphism, at);
    let clues: BTreeSet<usize> = (0..81)
        .filter(|&cell| grid.given[cell])
        .filter_map(|cell| Some(cell * 9 + grid.solved[cell]?))
        .collect();
    if clues.iter().map(|&at| image(at)).collect::<BTreeSet<_>>() != clues {
        return Err("the clues do not stay as they are".to_owned());
    }
    let digits: BTreeSet<usize> = clues.iter().map(|at| at % 9).collect();
    let images: BTreeSet<usize> = (0..9).map(|digit| image(digit) % 9).collect();
    if digits.len() < 8 || images.len() != 9 {
        return Err("the exchange of digits is not determined".to_owned());
    }
    step.effects.iter().try_for_each(|&effect| follows(grid, &image, effect))
}

/// Where a candidate goes.
fn moved(automorphism: &Automorphism, at: usize) -> usize {
    let (row, column) = (at / 81, at / 9 % 9);
    let (row, column) = match automorphism.symmetry() {
        Symmetry::None => (row, column),
        Symmetry::HalfTurn => (8 - row, 8 - column),
        Symmetry::QuarterTurn => (column, 8 - row),
        Symmetry::Horizontal => (row, 8 - column),
        Symmetry::Vertical => (8 - row, column),
        Symmetry::Diagonal => (column, row),
        Symmetry::AntiDiagonal => (8 - column, 8 - row),
    };
    let digit = automorphism.digit(Digit::ALL[at % 9]).index();
    (row * 9 + column) * 9 + digit
}

/// A candidate is true if an image is placed, and false if one is ruled out or cannot be true beside it.
fn follows(grid: &Grid, image: &impl Fn(usize) -> usize, effect: Effect) -> Result<(), String> {
    let at = number(effect.candidate());
    // No turn or mirroring comes back later than after four times, no exchange later than after 9 · 8 · 5.
    let images: BTreeSet<usize> =
        std::iter::successors(Some(at), |&at| Some(image(at))).take(4 * 9 * 8 * 5).collect();
    let is_placed = |&at: &usize| grid.solved[at / 9] == Some(at % 9);
    let is_out =
        |&other: &usize| (!grid.open.has(other) && !is_placed(&other)) || conflict(at, other);
    let holds = match effect {
        Effect::Place(_) => images.iter().any(is_placed),
        Effect::Eliminate(_) => images.iter().any(is_out),
    };
    (holds && grid.open.has(at)).then_some(()).ok_or_else(|| format!("{effect:?} does not follow"))
}
