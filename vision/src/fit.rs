//! Fits the mesh to the lines of the picture.

use crate::bend::{Bend, Sample};
use crate::grey::Grey;
use crate::lines::{CELL, Lines, Measures, strengths};
use crate::mesh::Mesh;
use crate::order::median;
use crate::quad::{Quad, is_sound};
use crate::shifts::{Gain, gains};

/// The degree of the displacement and how far lines are looked for, in pixels of [`CELL`], round by round:
/// a high degree too early lets the mesh jump to the next line.
const ROUNDS: [(usize, usize); 6] = [(1, 11), (2, 9), (3, 8), (4, 7), (5, 6), (5, 5)];

/// The lines of a grid in one direction.
const ALL: [usize; 10] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/// Those around the boxes.
const BOXES: [usize; 4] = [0, 3, 6, 9];

/// Those that are left where there is no frame, and the frame.
const INNER: [usize; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
const OUTER: [usize; 2] = [0, 9];

/// A higher score and a higher share leave no doubt that there is a grid, and no more candidates are looked for.
const SURE: f32 = 1.0;
const WHOLE: f32 = 0.9;

/// From this share of clear pieces on there surely is a grid, however weak some of its lines are beside others, and its
/// score is at least so many times the share.
const CLEAR: f32 = 0.95;
const CLEAR_SCORE: f32 = 1.1;

/// Where notes hide some of the thin lines, a larger share of all lines is enough if the lines around the boxes are
/// clear, and a larger share of those in each direction: the lines around the boxes, and some more.
const HIDDEN: f32 = 0.6;
const HIDDEN_EACH: f32 = 0.5;

/// A grid has no frame where a smaller share of the frame is clear.
const FRAMELESS: f32 = 0.1;

/// Where a smaller share of the pieces is clear within the reach of the first round, there is no grid to be fitted to.
/// Of all grids in photos, damaged photos and screenshots, the least share is 0.82.
const NEAR: f32 = 0.7;

/// Where a smaller share of the pieces is clear at its place, there is no grid either. The least share of all those
/// grids is 0.16.
const IN_PLACE: f32 = 0.12;

/// What a mesh loses of its score that has jumped to other lines.
const UNEVEN: f32 = 0.3;

/// A mesh, and how well the lines show on it.
#[derive(Clone)]
pub(crate) struct Fitted {
    pub mesh: Mesh,
    /// See [`Lines::score`].
    pub score: f32,
    /// The share of the pieces of lines that are where they belong, 0 to 1.
    pub share: f32,
    /// To the right and down.
    pub gains: [Gain; 2],
    /// How many of the rounds were made.
    rounds: usize,
    /// The lines that the mesh follows.
    followed: &'static [usize],
}

impl Fitted {
    /// The corners may be off by a third of a cell.
    pub fn new(picture: &Grey, corners: &Quad, rounds: usize) -> Option<Self> {
        Some(Self::from_mesh(picture, Mesh::onto(corners)?, 0, rounds))
    }

    /// From a mesh that is as good as after some rounds.
    pub fn from_mesh(picture: &Grey, mesh: Mesh, made: usize, rounds: usize) -> Self {
        let gains = [Gain { back: 0., forth: 0. }; 2];
        Self { mesh, score: 0., share: 0., gains, rounds: made, followed: &ALL }
            .refined(picture, rounds)
    }

    /// One that was fitted otherwise.
    pub fn known(mesh: Mesh, score: f32, gains: [Gain; 2]) -> Self {
        Self { mesh, score, share: score, gains, rounds: ROUNDS.len(), followed: &ALL }
    }

    /// Whether there is no doubt that there is a grid.
    pub fn is_sure(&self) -> bool {
        self.score > SURE && self.share > WHOLE
    }

    /// Goes on until `rounds` rounds were made.
    pub fn refined(mut self, picture: &Grey, rounds: usize) -> Self {
        let mut lines = Lines::under(&self.mesh, picture);
        let is_hopeless = self.rounds == 0
            && (mean(lines.clear(ROUNDS[0].1, &ALL)) < NEAR
                || mean(lines.clear(4, &ALL)) < IN_PLACE);
        let left = if is_hopeless { 0 } else { rounds };
        for &(degree, reach) in ROUNDS.iter().take(left).skip(self.rounds) {
            let (followed, _) = shown(&lines);
            let degree = degree.min(followed.len() - 1);
            let bends =
                [0, 1].map(|axis| bend(&lines.measured(axis, reach), axis, degree, followed));
            // Lines that run to the right show how far to go down.
            self.mesh.bends[0].add(&bends[1]);
            self.mesh.bends[1].add(&bends[0]);
            lines = Lines::under(&self.mesh, picture);
        }
        self.rounds = self.rounds.max(rounds);
        (self.score, self.share) = lines.score();
        let (followed, clear) = shown(&lines);
        self.followed = followed;
        if clear > CLEAR {
            self.score = self.score.max(CLEAR_SCORE * clear);
            self.share = self.share.max(clear);
        }
        if !self.mesh.is_even() {
            (self.score, self.share) = (self.score - UNEVEN, self.share - UNEVEN);
        }
        self.gains = gains(&[lines.measured(0, 4), lines.measured(1, 4)]);
        self
    }

    /// The same grid, so many cells further to the right and down.
    pub fn moved(&self, picture: &Grey, right: f32, down: f32) -> Option<Self> {
        let corner = |x: f32, y: f32| self.mesh.at(x + right, y + down);
        let corners = [corner(0., 0.), corner(9., 0.), corner(9., 9.), corner(0., 9.)];
        is_sound(&corners).then(|| Self::new(picture, &corners, ROUNDS.len()))?
    }

    /// With what the smooth displacement leaves, at a fold: measured at each crossing.
    pub fn mended(mut self, picture: &Grey) -> Self {
        if self.followed.len() < ALL.len() {
            return self;
        }
        let lines = Lines::under(&self.mesh, picture);
        let down = fixes(&lines.measured(0, 4));
        let right = fixes(&lines.measured(1, 4));
        for row in 0..10 {
            for column in 0..10 {
                self.mesh.fixes[0][row][column] = right[column][row];
                self.mesh.fixes[1][row][column] = down[row][column];
            }
        }
        self
    }
}

/// The lines that show where the grid is, and the share of their pieces that is clear: only those around the boxes,
/// where notes hide some of the others, and only those inside, where there is no frame. Moved by one cell, a grid
/// without a frame lacks one of the inner lines, or has a line where its frame would be.
fn shown(lines: &Lines) -> (&'static [usize], f32) {
    let each = lines.clear(4, &ALL);
    let [boxes, inner, outer] = [&BOXES[..], &INNER, &OUTER].map(|of| mean(lines.clear(4, of)));
    let all = mean(each);
    let are_hidden = all > HIDDEN && all < CLEAR && each[0].min(each[1]) > HIDDEN_EACH;
    if are_hidden && boxes > CLEAR {
        (&BOXES, boxes)
    } else if inner > CLEAR && outer < FRAMELESS {
        (&INNER, inner)
    } else {
        (&ALL, all)
    }
}

fn mean([right, down]: [f32; 2]) -> f32 {
    (right + down) / 2.
}

/// The displacement that brings the mesh to some of the lines of one direction.
pub(crate) fn bend(measures: &Measures, axis: usize, degree: usize, lines: &[usize]) -> Bend {
    let cap = 1.5 * median(&strengths(measures));
    let mut samples = Vec::with_capacity(90);
    for &line in lines {
        for (piece, measure) in measures[line + 1][1..=9].iter().enumerate() {
            let (along, across) = (piece as f32 + 0.5, line as f32);
            let (x, y) = if axis == 0 { (along, across) } else { (across, along) };
            let (value, weight) = (measure.offset / CELL as f32, measure.strength.min(cap) + 1e-3);
            samples.push(Sample { x, y, value, weight });
        }
    }
    Bend::fitted(&samples, degree, 1. / CELL as f32)
}

/// For each line and crossing on it, the mean offset of the two pieces beside it, in cells.
fn fixes(measures: &Measures) -> [[f32; 10]; 10] {
    let typical = median(&strengths(measures));
    let mut fixes = [[0.; 10]; 10];
    for (line, row) in fixes.iter_mut().enumerate() {
        for (crossing, fix) in row.iter_mut().enumerate() {
            let beside = &measures[line + 1][crossing.max(1)..(crossing + 2).min(10)];
            let clear = beside
                .iter()
                .filter(|piece| piece.offset.abs() <= 2.5 && piece.strength > 0.4 * typical);
            let (sum, count) =
                clear.fold((0., 0.), |(sum, count), piece| (sum + piece.offset, count + 1.));
            *fix = sum / f32::max(count, 1.) / CELL as f32;
        }
    }
    fixes
}
