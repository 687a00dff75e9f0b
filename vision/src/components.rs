//! Pieces of a mask that hang together.

use std::ops::Range;

use crate::threshold::Mask;

/// A stretch of equal pixels in one row; `end` is one past the last.
#[derive(Clone, Copy)]
struct Run {
    y: u32,
    start: u32,
    end: u32,
    /// Another run of the same piece, or itself where it stands for the piece.
    parent: u32,
}

/// One piece: its bounding box (the last column and row are inside) and its number of pixels.
#[derive(Clone, Copy)]
pub(crate) struct Piece {
    pub left: u32,
    pub right: u32,
    pub top: u32,
    pub bottom: u32,
    pub area: u32,
    root: u32,
}

/// All pieces of a mask.
pub(crate) struct Pieces {
    runs: Vec<Run>,
    pub pieces: Vec<Piece>,
}

impl Piece {
    pub fn width(&self) -> f32 {
        (self.right - self.left + 1) as f32
    }

    pub fn height(&self) -> f32 {
        (self.bottom - self.top + 1) as f32
    }

    /// The smallest box around both.
    pub fn around(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            right: self.right.max(other.right),
            top: self.top.min(other.top),
            bottom: self.bottom.max(other.bottom),
            ..self
        }
    }
}

impl Pieces {
    /// The pieces of the pixels that are `set`; touching corners join them if `corners`.
    pub fn new(mask: &Mask, set: bool, corners: bool) -> Self {
        let mut runs: Vec<Run> = Vec::new();
        let (mut above, mut here) = (0, 0);
        for (y, row) in mask.set.chunks_exact(mask.width).enumerate() {
            let first = runs.len();
            push_runs(row, set, y as u32, &mut runs);
            join(&mut runs, above..here, first, u32::from(corners));
            (above, here) = (first, runs.len());
        }
        let pieces = gather(&mut runs);
        Self { runs, pieces }
    }

    /// Whether the piece has a pixel whose column and row are both in a range.
    pub fn reaches(&self, piece: &Piece, middle: Range<u32>) -> bool {
        self.runs.iter().any(|run| {
            let is_across = run.start < middle.end && run.end > middle.start;
            run.parent == piece.root && is_across && middle.contains(&run.y)
        })
    }

    /// The first and last pixel of each run of the piece, in rows from the top: all that a hull needs.
    pub fn outline(&self, piece: &Piece) -> Vec<(f32, f32)> {
        let runs = self.runs.iter().filter(|run| run.parent == piece.root);
        let mut points: Vec<(f32, f32)> = Vec::new();
        for run in runs {
            points.push((run.start as f32, run.y as f32));
            points.push(((run.end - 1) as f32, run.y as f32));
        }
        points
    }
}

/// Adds the runs of one row.
fn push_runs(row: &[bool], set: bool, y: u32, runs: &mut Vec<Run>) {
    let mut x = 0;
    while x < row.len() {
        let Some(skip) = row[x..].iter().position(|&pixel| pixel == set) else { return };
        let start = x + skip;
        x = row[start..]
            .iter()
            .position(|&pixel| pixel != set)
            .map_or(row.len(), |long| start + long);
        runs.push(Run { y, start: start as u32, end: x as u32, parent: runs.len() as u32 });
    }
}

/// Joins the runs from `first` on with those of the row above that they touch.
fn join(runs: &mut [Run], above: std::ops::Range<usize>, first: usize, reach: u32) {
    let mut upper = above.start;
    for lower in first..runs.len() {
        while upper < above.end && runs[upper].end + reach <= runs[lower].start {
            upper += 1;
        }
        let mut at = upper;
        while at < above.end && runs[at].start < runs[lower].end + reach {
            let (a, b) = (root(runs, at as u32), root(runs, lower as u32));
            runs[a.max(b) as usize].parent = a.min(b);
            at += 1;
        }
    }
}

/// The run that stands for the piece; shortens the way there.
fn root(runs: &mut [Run], mut at: u32) -> u32 {
    while runs[at as usize].parent != at {
        let parent = runs[at as usize].parent;
        runs[at as usize].parent = runs[parent as usize].parent;
        at = parent;
    }
    at
}

/// One entry a piece. A run never has a parent after itself, so one pass settles all.
fn gather(runs: &mut [Run]) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut places = vec![0u32; runs.len()];
    for at in 0..runs.len() {
        let top = runs[runs[at].parent as usize].parent;
        runs[at].parent = top;
        let run = runs[at];
        if top as usize == at {
            places[at] = pieces.len() as u32;
            pieces.push(Piece {
                left: run.start,
                right: 0,
                top: run.y,
                bottom: run.y,
                area: 0,
                root: top,
            });
        }
        let piece = &mut pieces[places[top as usize] as usize];
        piece.left = piece.left.min(run.start);
        piece.right = piece.right.max(run.end - 1);
        piece.bottom = run.y;
        piece.area += run.end - run.start;
    }
    pieces
}
