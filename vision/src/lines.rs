//! The lines of a grid in a picture that is straightened roughly: where they are and how well they show.

use crate::grey::Grey;
use crate::mesh::{Frame, Mesh};
use crate::order::{limited, median, nth};
use crate::quad;

/// Pixels a cell in the picture that is looked at.
pub(crate) const CELL: usize = 30;
/// Pixels from the edge of the picture to the first line of the grid: room for one line beyond.
pub(crate) const MARGIN: usize = 39;
const SIDE: usize = 9 * CELL + 2 * MARGIN;

/// How a picture has to be cut for [`Lines`].
pub(crate) const FRAME: Frame =
    Frame { side: SIDE, scale: CELL as f32, origin: -(MARGIN as f32) / CELL as f32, step: 12 };

/// The same with half as many pixels, for grids whose cells have no more of them.
const HALF: Frame =
    Frame { side: SIDE / 2, scale: CELL as f32 / 2., origin: FRAME.origin, step: FRAME.step / 2 };

/// Lines are measured one beyond the grid on both sides: twelve, of eleven pieces each.
pub(crate) const LINES: usize = 12;
pub(crate) const PIECES: usize = 11;

/// What was measured at one piece of a line, one cell long.
#[derive(Clone, Copy, Default)]
pub(crate) struct Measure {
    /// How far the strongest answer is from where the line should be, in pixels of [`CELL`].
    pub offset: f32,
    /// How much lighter both sides are than the line, in shades.
    pub strength: f32,
}

/// So many times as strong as what is beside it is a line that is clear.
const CLEAR: f32 = 2.;

/// By line and piece; the grid's own lines are 1 to 10, its own pieces 1 to 9.
pub(crate) type Measures = [[Measure; PIECES]; LINES];

/// For each piece of the lines of both directions, how much each pixel across answers like a line.
pub(crate) struct Lines {
    /// First the lines that run to the right, then those that run down.
    answers: [Vec<[f32; SIDE]>; 2],
}

impl Lines {
    /// The lines under a mesh.
    pub fn under(mesh: &Mesh, picture: &Grey) -> Self {
        let cell = quad::side(&mesh.corners()) / 9.;
        if cell < HALF.scale {
            return Self::new(&mesh.picture(picture, HALF).doubled());
        }
        Self::new(&mesh.picture(picture, FRAME))
    }

    /// `picture` is cut as [`FRAME`] says.
    fn new(picture: &Grey) -> Self {
        let flat = |across: bool| {
            (0..PIECES)
                .map(|piece| piece_answer(picture, MARGIN + piece * CELL - CELL, across))
                .collect()
        };
        Self { answers: [flat(true), flat(false)] }
    }

    /// Looks for each piece of line within `reach` pixels of its place.
    pub fn measured(&self, axis: usize, reach: usize) -> Measures {
        let mut measures = Measures::default();
        for (line, row) in measures.iter_mut().enumerate() {
            for (measure, answer) in row.iter_mut().zip(&self.answers[axis]) {
                *measure = strongest(answer, MARGIN + line * CELL - CELL, reach);
            }
        }
        measures
    }

    /// How well the grid's lines show: above 1.05 it is surely a grid, below 0.7 hardly. And the share of the pieces
    /// of its lines that are where they belong, 0 to 1.
    pub fn score(&self) -> (f32, f32) {
        let measures = [self.measured(0, 4), self.measured(1, 4)];
        let typical = typical(&measures);
        let share = (share(&measures[0], typical) + share(&measures[1], typical)) / 2.;
        (share + (self.contrast(0, typical) + self.contrast(1, typical)) / 4., share)
    }

    /// The share of the pieces of some of the grid's lines, 0 to 1, that stand out from what is beside them within `reach`
    /// pixels of their place, however weak they are beside other lines: of those that run to the right, and of those
    /// that run down.
    pub fn clear(&self, reach: usize, lines: &[usize]) -> [f32; 2] {
        [0, 1].map(|axis| {
            let measures = self.measured(axis, reach);
            let is_clear = |at: &usize| {
                let (line, piece) = (lines[at / 9], at % 9 + 1);
                let measure = &measures[line + 1][piece];
                measure.strength > CLEAR * (self.beside(axis, line, piece) + 1.)
                    && (reach > 4 || measure.offset.abs() < 2.2)
            };
            let count = (0..9 * lines.len()).filter(is_clear).count();
            count as f32 / (9 * lines.len()) as f32
        })
    }

    /// The answer beside a piece of one of the grid's lines, where paper should be: a low one, as there may be digits.
    fn beside(&self, axis: usize, line: usize, piece: usize) -> f32 {
        let at = MARGIN + line * CELL;
        let answer = &self.answers[axis][piece];
        nth(&[&answer[at - 12..at - 7], &answer[at + 8..at + 13]].concat(), 2)
    }

    /// How much stronger all but the weakest of the ten lines are than what lies between them.
    fn contrast(&self, axis: usize, typical: f32) -> f32 {
        let mut whole = [0f32; SIDE];
        for answer in &self.answers[axis][1..=9] {
            whole.iter_mut().zip(answer).for_each(|(sum, value)| *sum += value / 9.);
        }
        let highest =
            |start: usize, end: usize| whole[start..end].iter().copied().fold(0., f32::max);
        let at = |line: usize| MARGIN + line * CELL;
        let lines: [f32; 10] = std::array::from_fn(|line| highest(at(line) - 2, at(line) + 3));
        let between: [f32; 9] =
            std::array::from_fn(|line| highest(at(line) + 9, at(line) + CELL - 8));
        ((nth(&lines, 1) - median(&between)) / (typical + 1.5)).min(1.)
    }
}

/// The strength of most lines; not misled by a few strong ones, nor by a half that lies on blank paper.
pub(crate) fn typical(measures: &[Measures; 2]) -> f32 {
    let strengths = measures.each_ref().map(strengths).concat();
    let part = |part: usize| nth(&strengths, strengths.len() * part / 100);
    part(50).max(part(90) * 0.3)
}

/// How strong the pieces of the grid's own lines are.
pub(crate) fn strengths(measures: &Measures) -> Vec<f32> {
    own(measures).map(|measure| measure.strength).collect()
}

/// The measures of the grid's own lines.
fn own(measures: &Measures) -> impl Iterator<Item = &Measure> {
    measures[1..=10].iter().flat_map(|line| &line[1..=9])
}

/// The share of pieces with a line where it belongs.
fn share(measures: &Measures, typical: f32) -> f32 {
    own(measures).filter(|measure| measure.is_line(typical)).count() as f32 / 90.
}

impl Measure {
    /// Whether there is a line where it belongs, in a picture whose lines are `typical` strong.
    pub fn is_line(&self, typical: f32) -> bool {
        self.offset.abs() < 2.2 && self.strength > 0.3 * typical
    }
}

/// The mean answer of three strips of eleven pixels along one piece that starts at `start`.
fn piece_answer(picture: &Grey, start: usize, across: bool) -> [f32; SIDE] {
    let mut mean = [0f32; SIDE];
    for middle in [start + 8, start + 15, start + 22] {
        let strip =
            if across { strip_of_columns(picture, middle) } else { strip_of_rows(picture, middle) };
        add_ridges(&smooth(&strip), &mut mean);
    }
    mean
}

/// For each row, the sum of eleven pixels around the column `middle`.
fn strip_of_columns(picture: &Grey, middle: usize) -> [f32; SIDE] {
    let mut strip = [0f32; SIDE];
    for (y, sum) in strip.iter_mut().enumerate() {
        *sum = picture.row(y)[middle - 5..middle + 6].iter().map(|&pixel| f32::from(pixel)).sum();
    }
    strip
}

/// For each column, the sum of eleven pixels around the row `middle`.
fn strip_of_rows(picture: &Grey, middle: usize) -> [f32; SIDE] {
    let mut strip = [0f32; SIDE];
    for y in middle - 5..middle + 6 {
        strip.iter_mut().zip(picture.row(y)).for_each(|(sum, &pixel)| *sum += f32::from(pixel));
    }
    strip
}

/// Blurred by one pixel. The sums are of eleven pixels of three strips: they become shades here.
fn smooth(strip: &[f32; SIDE]) -> [f32; SIDE] {
    let mut smooth = [0f32; SIDE];
    for (at, value) in smooth.iter_mut().enumerate() {
        let tap = |step: usize| strip[(at + step).saturating_sub(2).min(SIDE - 1)];
        *value = (tap(0) + tap(4) + 4. * (tap(1) + tap(3)) + 6. * tap(2)) / (16. * 33.);
    }
    smooth
}

/// Adds how much darker each pixel is than both sides, four or six pixels away.
fn add_ridges(strip: &[f32; SIDE], sums: &mut [f32; SIDE]) {
    for at in 6..SIDE - 6 {
        let side = |far: usize| strip[at - far].min(strip[at + far]);
        sums[at] += (side(4).max(side(6)) - strip[at]).max(0.);
    }
}

/// The strongest answer within `reach` of `place`, nearer ones preferred, to parts of a pixel.
fn strongest(answer: &[f32; SIDE], place: usize, reach: usize) -> Measure {
    let reach = reach.min(place).min(SIDE - 1 - place);
    let near = &answer[place - reach..=place + reach];
    let weighted = |at: usize| {
        let far = (at as f32 - reach as f32) / reach as f32;
        near[at] * (1. - 0.5 * far * far)
    };
    let best =
        (0..near.len()).fold(0, |best, at| if weighted(at) > weighted(best) { at } else { best });
    let mut offset = best as f32 - reach as f32;
    if best > 0 && best + 1 < near.len() {
        let (before, after) = (near[best - 1], near[best + 1]);
        let curve = before - 2. * near[best] + after;
        if curve.abs() > 1e-6 {
            offset += limited(0.5 * (before - after) / curve, -0.5, 0.5);
        }
    }
    Measure { offset, strength: near[best] }
}
