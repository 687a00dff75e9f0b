//! Digits written by hand beside printed ones. Print has one size, one base line, one darkness and one width of strokes:
//! what looks as most of the ink does is print.

use crate::board::{Board, Solutions, best};
use crate::ink::Ink;
use crate::reading::Reading;

/// What is compared of two cells: the upper and the lower end of the ink and its middle between left and right, in
/// pixels of 44 a cell, and the natural logarithms of its shade and of the width of its strokes.
type Look = [f32; 5];

/// How far from the middle of all printed digits one of them may be before their own spread is known.
const SPREAD: Look = [2., 2., 4., 0.35, 0.3];
/// What belongs to print, in its spread.
const MEMBER: f32 = 1.5;

/// There may be handwriting where so many cells are so far from print: a puzzle that lacks ten of its clues has no
/// single solution, and fewer digits have to be very far from print.
const EVIDENCE: [(usize, f32); 2] = [(10, 3.5), (3, 6.)];
/// From which distance on ink is handwriting, each tried in turn until print has one solution.
const LIMITS: [f32; 4] = [2.8, 2.3, 3.4, 1.9];
/// From which distance on ink is handwriting where print has one solution without it.
const NEAR: f32 = 2.5;
/// The distance of a digit that has grown together with a line, which happens to handwriting more often.
const UNKNOWN: f32 = 2.55;

/// For a cell that is empty.
const EMPTY: [f32; 10] = [1., 0., 0., 0., 0., 0., 0., 0., 0., 0.];

/// The board of the printed digits, with those written by hand apart. None where there is no handwriting, and where
/// print alone has not exactly one solution.
pub(crate) fn separated(reading: &Reading, solver: &mut impl Solutions) -> Option<Board> {
    let likeliest = reading.probabilities.map(|cell| best(&cell, 10));
    let ink = |cell: usize| reading.inks[cell].filter(|_| likeliest[cell] > 0);
    let far = distances(&std::array::from_fn(ink));
    let is_evident = |(count, limit)| far.iter().filter(|far| **far > limit).count() >= count;
    if !EVIDENCE.into_iter().any(is_evident) {
        return None;
    }
    LIMITS.iter().find_map(|&limit| {
        let mut print = reading.clone();
        let hand = |cell: usize| if far[cell] > limit { likeliest[cell] } else { 0 };
        let written = std::array::from_fn(hand);
        let cells = print.probabilities.iter_mut().zip(written);
        cells.filter(|cell| cell.1 > 0).for_each(|(cell, _)| *cell = EMPTY);
        let mut board = Board::of_print(&print, solver);
        if !board.is_unique {
            return None;
        }
        board.written = written;
        take_out(&mut board, &far, solver);
        doubt_contradictions(&mut board, reading, solver).then_some(board)
    })
}

/// Takes digits that are not far from print for handwriting, too, if the other clues imply them: those written by hand
/// are implied, most clues are not.
fn take_out(board: &mut Board, far: &[f32; 81], solver: &mut impl Solutions) {
    for cell in (0..81).filter(|&cell| far[cell] > NEAR) {
        let mut less = board.digits;
        let digit = std::mem::take(&mut less[cell]);
        if digit > 0 && solver.count(&less) == Some(1) {
            board.digits = less;
            board.written[cell] = digit;
        }
    }
}

/// Marks the written digits that the solution does not have: they were misread, or are mistakes. False where most of
/// them are marked, because then something else than print was taken for print.
fn doubt_contradictions(board: &mut Board, reading: &Reading, solver: &mut impl Solutions) -> bool {
    let mut balance = 0;
    for cell in (0..81).filter(|&cell| board.written[cell] > 0) {
        let mut more = board.digits;
        more[cell] = board.written[cell];
        if solver.count(&more) == Some(1) {
            balance += 1;
        } else {
            balance -= 1;
            board.doubtful[cell] = Some(best(&reading.probabilities[cell], more[cell]));
        }
    }
    balance >= 0
}

/// How far each cell's ink is from print, in the spread of print.
pub(crate) fn distances(inks: &[Option<Ink>; 81]) -> [f32; 81] {
    let looks: Vec<Look> = inks.iter().flatten().map(look).collect();
    let candidates = looks.iter().map(|&middle| Print { middle, spread: SPREAD });
    let crowd = |print: &Print| looks.iter().filter(|look| print.distance(look) <= 1.).count();
    let mut print = candidates.max_by_key(crowd).unwrap_or_default();
    for _ in 0..3 {
        print = print.of_members(&looks);
    }
    inks.map(|ink| ink.map_or(UNKNOWN, |ink| print.distance(&look(&ink))))
}

/// What printed digits look like: the middle of all, and how much they differ.
#[derive(Default)]
struct Print {
    middle: Look,
    spread: Look,
}

impl Print {
    fn distance(&self, look: &Look) -> f32 {
        let square = |at: usize| ((look[at] - self.middle[at]) / self.spread[at]).powi(2);
        (0..5).map(square).sum::<f32>().sqrt()
    }

    /// That of those which belong to this one.
    fn of_members(&self, looks: &[Look]) -> Self {
        let members: Vec<&Look> =
            looks.iter().filter(|look| self.distance(look) <= MEMBER).collect();
        let mean = |of: &dyn Fn(&Look) -> f32| -> f32 {
            members.iter().map(|look| of(look)).sum::<f32>() / members.len() as f32
        };
        let middle: Look = std::array::from_fn(|at| mean(&|look| look[at]));
        let spread = |at: usize| 2.5 * mean(&|look| (look[at] - middle[at]).abs());
        Self { middle, spread: std::array::from_fn(|at| spread(at).max(0.4 * SPREAD[at])) }
    }
}

fn look(ink: &Ink) -> Look {
    let middle = f32::from(ink.left + ink.right) / 2.;
    let [shade, stroke] = [ink.shade, ink.stroke].map(|of| of.max(0.1).ln());
    [f32::from(ink.top), f32::from(ink.bottom), middle, shade, stroke]
}
