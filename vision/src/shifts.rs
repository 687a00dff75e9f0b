//! Whether the grid could as well be one cell further: its lines beyond the edges, and every third line thicker.

use crate::lines::{Measure, Measures, typical};
use crate::order::{limited, median};

/// How much the thicker lines count beside those at the edges: keys under a grid without a frame look like one more
/// row of cells, but no line there is thicker.
const RHYTHM: f32 = 2.;

/// How much better the grid fits one cell further along one axis than where it is: about -2 for a whole grid that
/// stands alone, above 0 where it should be moved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gain {
    /// One cell to the left or up.
    pub back: f32,
    /// One cell to the right or down.
    pub forth: f32,
}

/// The gains to the right and down. Of `measures`, the first are the lines that run to the right.
pub(crate) fn gains(measures: &[Measures; 2]) -> [Gain; 2] {
    let typical = typical(measures);
    [gain(&measures[1], &measures[0], typical), gain(&measures[0], &measures[1], typical)]
}

/// From the lines that a shift counts anew, and the lines along it, that lose a piece and win one.
fn gain(counted: &Measures, along: &Measures, typical: f32) -> Gain {
    let share = |pieces: &mut dyn Iterator<Item = &Measure>| {
        let (found, all) = pieces.fold((0., 0.), |(found, all), piece| {
            (found + f32::from(u8::from(piece.is_line(typical))), all + 1.)
        });
        found / f32::max(all, 1.)
    };
    let line = |at: usize| share(&mut counted[at][1..=9].iter());
    let column = |at: usize| share(&mut along[2..=9].iter().map(|line| &line[at]));
    let thick = |shift: isize| RHYTHM * rhythm(counted, shift, typical);
    let here = thick(0);
    Gain {
        back: line(0) - line(10) + column(0) - column(9) + thick(-1) - here,
        forth: line(11) - line(1) + column(10) - column(1) + thick(1) - here,
    }
}

/// How much stronger the two lines between boxes are than the other lines inside, if the grid is moved by `shift`.
fn rhythm(counted: &Measures, shift: isize, typical: f32) -> f32 {
    let strength = |line: isize| {
        let pieces = &counted[(line + 1).clamp(0, 11) as usize];
        let strengths: [f32; 9] = std::array::from_fn(|piece| pieces[piece + 1].strength);
        median(&strengths)
    };
    let mean = |lines: &[isize]| {
        lines.iter().map(|line| strength(line + shift)).sum::<f32>() / lines.len() as f32
    };
    limited((mean(&[3, 6]) - mean(&[1, 2, 4, 5, 7, 8])) / typical.max(1.), -1., 1.)
}
