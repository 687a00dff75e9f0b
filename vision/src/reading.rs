//! What the cells of a straightened board hold.

use crate::cells;
use crate::grain::without_grain;
use crate::grey::Grey;
use crate::hand::distances;
use crate::ink::{Ink, inks};
use crate::network::log_probabilities;
use crate::order::sort_descending;
use crate::place::SIDE;

/// What the network takes of one cell, and how many values it is wide.
type Input = [f32; 576];
const WIDE: usize = 24;

/// For each cell the logarithms of the probabilities.
type Logs = [[f32; 10]; 81];

/// The number of cells by which the turn is decided: those with the most ink.
const TYPICAL: usize = 12;

/// A turn this much less likely than the best, in natural logarithms over [`TYPICAL`] cells, is left out.
const UNLIKELY_TURN: f32 = 8.;

/// A class at least this likely needs no second look.
const CLEAR: f32 = 0.99;

/// How far the second looks, at a board whose grain is removed, are shifted, in pixels of 44 a cell.
const SHIFTS: [(isize, isize); 4] = [(2, 0), (-2, 0), (0, 2), (0, -2)];

/// How likely each cell holds what, row by row from the top left.
#[derive(Clone, Debug)]
pub struct Reading {
    /// For each cell the probabilities of being empty (index 0) and of each digit, together 1. Small digits
    /// written as notes make a cell empty.
    pub probabilities: [[f32; 10]; 81],
    /// By how many quarters, against the clock, the straightened picture was turned to read it, 0 to 3.
    pub turn: usize,
    /// The ink of each cell that has a digit's, in the same order.
    pub inks: [Option<Ink>; 81],
}

/// Reads a straightened board of [`SIDE`] pixels a side, dark on light, whichever way up. The most likely way is
/// first; others follow where they are nearly as likely. Nothing of a picture of another size.
#[must_use]
pub fn read(board: &Grey) -> Vec<Reading> {
    let Some(even) = cells::even_light(board) else { return Vec::new() };
    let inputs = cells::cut(&even);
    let inks = inks(&even);
    let turns = likely_turns(&inputs, &inks);
    let logs = looked_at(&even, &inputs, &turns);
    let ink = |cell, turn| inks[source(cell, turn)].map(|ink| ink.turned(turn));
    let reading = |(&turn, logs): (&usize, Logs)| Reading {
        probabilities: logs.map(|logs| probable(&logs)),
        turn,
        inks: std::array::from_fn(|cell| ink(cell, turn)),
    };
    turns.iter().zip(logs).map(reading).collect()
}

/// The quarter turns that the inkiest cells allow, the likeliest first.
fn likely_turns(inputs: &[Input], inks: &[Option<Ink>; 81]) -> Vec<usize> {
    let far = distances(inks);
    let mut typical: Vec<usize> = (0..81).collect();
    sort_descending(&mut typical, |&cell| if inks[cell].is_some() { -far[cell] } else { f32::MIN });
    typical.truncate(TYPICAL);
    let likelihood = |turn: usize| -> f32 {
        let best = |&cell: &usize| {
            let logs = log_probabilities(&turned(&inputs[cell], turn));
            logs[1..].iter().copied().fold(f32::MIN, f32::max)
        };
        typical.iter().map(best).map(|log| log.max(-6.)).sum()
    };
    let mut turns: Vec<(f32, usize)> = (0..4).map(|turn| (likelihood(turn), turn)).collect();
    sort_descending(&mut turns, |turn| turn.0);
    let least = turns[0].0 - UNLIKELY_TURN;
    turns.into_iter().filter(|turn| turn.0 >= least).take(2).map(|turn| turn.1).collect()
}

/// For each turn the logarithms of all cells, for cells that are not clear the mean over shifted looks.
fn looked_at(even: &[f32], inputs: &[Input], turns: &[usize]) -> Vec<Logs> {
    let mut all = Vec::with_capacity(turns.len());
    for &turn in turns {
        let mut logs = [[0.; 10]; 81];
        look_again(&mut logs, inputs, turn, &[false; 81]);
        all.push((turn, logs, logs.map(|logs| logs.iter().any(|log| log.exp() >= CLEAR))));
    }
    if all.iter().any(|way| way.2.contains(&false)) {
        let smooth = without_grain(even);
        for (right, down) in SHIFTS {
            let shifted = cells::cut(&shifted(&smooth, right, down));
            for (turn, logs, is_clear) in &mut all {
                look_again(logs, &shifted, *turn, is_clear);
            }
        }
    }
    let mean = |(_, mut logs, is_clear): (usize, Logs, [bool; 81])| {
        for (logs, is_clear) in logs.iter_mut().zip(is_clear) {
            let looks = if is_clear { 1. } else { 1. + SHIFTS.len() as f32 };
            logs.iter_mut().for_each(|sum| *sum /= looks);
        }
        logs
    };
    all.into_iter().map(mean).collect()
}

/// Adds the logarithms of the cells that are not clear.
fn look_again(logs: &mut Logs, inputs: &[Input], turn: usize, is_clear: &[bool; 81]) {
    for cell in (0..81).filter(|&cell| !is_clear[cell]) {
        let more = log_probabilities(&turned(&inputs[source(cell, turn)], turn));
        logs[cell].iter_mut().zip(more).for_each(|(sum, log)| *sum += log);
    }
}

/// Which cell of the straightened board is seen at `cell` after `turn` quarters against the clock.
fn source(cell: usize, turn: usize) -> usize {
    (0..turn).fold(cell, |cell, _| cell % 9 * 9 + 8 - cell / 9)
}

/// One cell's input after `turn` quarters against the clock.
fn turned(input: &Input, turn: usize) -> Input {
    let from = |at: usize| (0..turn).fold(at, |at, _| at % WIDE * WIDE + WIDE - 1 - at / WIDE);
    std::array::from_fn(|at| input[from(at)])
}

/// The board moved right and down by a few pixels.
fn shifted(even: &[f32], right: isize, down: isize) -> Vec<f32> {
    let from = |at: usize, by: isize| (at as isize - by).clamp(0, SIDE as isize - 1) as usize;
    (0..SIDE * SIDE).map(|at| even[from(at / SIDE, down) * SIDE + from(at % SIDE, right)]).collect()
}

/// Logarithms as probabilities that are together 1.
fn probable(logs: &[f32; 10]) -> [f32; 10] {
    let most = logs.iter().copied().fold(f32::MIN, f32::max);
    let whole: f32 = logs.iter().map(|log| (log - most).exp()).sum();
    logs.map(|log| (log - most).exp() / whole)
}
