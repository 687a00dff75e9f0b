//! Grids without any lines, whose boxes have two shades. They are looked for where nothing else is found, in pictures
//! of flat colours: only there is every step from one shade to another an edge.

use crate::bend::{Bend, Sample};
use crate::components::{Piece, Pieces};
use crate::fit::Fitted;
use crate::grey::Grey;
use crate::lines::{CELL, FRAME, Lines, MARGIN, Measures, typical};
use crate::mesh::Mesh;
use crate::quad::{self, Quad};
use crate::shifts::Gain;
use crate::threshold::Mask;

/// Neighbouring pixels that differ by more shades are an edge.
const STEP: u8 = 5;
/// The edges of boxes among the ten lines of each direction.
const OF_BOXES: [usize; 4] = [0, 3, 6, 9];
/// So much of the edges of the boxes has to be there.
const LEAST_SHARE: f32 = 0.8;
/// So many cells have a digit or notes in a puzzle.
const LEAST_CELLS: usize = 17;
/// From this share of edge pixels in its middle on, something is in a cell.
const INK: f32 = 0.04;
/// What the score is of a grid that shows all edges of its boxes: no line says so.
const BEST: f32 = 0.9;

/// The grids of shaded boxes in a picture.
pub(crate) fn shaded(picture: &Grey) -> Vec<Fitted> {
    let mask = edges(picture);
    let pixels = mask.set.iter().map(|&is_edge| if is_edge { 0 } else { 255 }).collect();
    let Some(edges) = Grey::new(picture.width(), picture.height(), pixels) else {
        return Vec::new();
    };
    let least = picture.width().min(picture.height()) as f32 * 0.2;
    let pieces = Pieces::new(&mask, true, true);
    let is_large = |piece: &&Piece| piece.width().min(piece.height()) >= least;
    let outlines = pieces.pieces.iter().filter(is_large).map(|piece| pieces.outline(piece));
    let quads = outlines.flat_map(|outline| quad::around(&outline));
    quads.filter_map(|corners| fitted(&edges, &corners)).collect()
}

/// Where neighbouring pixels differ.
fn edges(picture: &Grey) -> Mask {
    let (width, height) = (picture.width(), picture.height());
    let mut set = Vec::with_capacity(width * height);
    for y in 0..height {
        let (row, below) = (picture.row(y), picture.row((y + 1).min(height - 1)));
        set.extend((0..width).map(|x| {
            let along = row[x].abs_diff(row[(x + 1).min(width - 1)]);
            along.max(row[x].abs_diff(below[x])) > STEP
        }));
    }
    Mask { width, set }
}

fn fitted(edges: &Grey, corners: &Quad) -> Option<Fitted> {
    let mut mesh = Mesh::onto(corners)?;
    let mut share = 0.;
    for reach in [9, 5, 4] {
        let lines = Lines::new(&mesh.picture(edges, FRAME));
        let measures = [0, 1].map(|axis| lines.measured(axis, reach));
        share = (of_boxes(&measures, 0) + of_boxes(&measures, 1)) / 2.;
        for (axis, measures) in measures.iter().enumerate() {
            mesh.bends[1 - axis].add(&bend(measures, axis));
        }
    }
    let is_grid = share > LEAST_SHARE && mesh.is_even() && has_digits(&mesh.picture(edges, FRAME));
    // No line says that the grid should be moved.
    let gains = [Gain { back: -1., forth: -1. }; 2];
    is_grid.then(|| Fitted::known(mesh, BEST * share, share, gains))
}

/// The share of the edges of the boxes that are where they belong.
fn of_boxes(measures: &[Measures; 2], axis: usize) -> f32 {
    let typical = typical(measures);
    let pieces = OF_BOXES.iter().flat_map(|line| &measures[axis][line + 1][1..=9]);
    pieces.filter(|piece| piece.is_line(typical)).count() as f32 / 36.
}

/// The displacement that brings the mesh to the edges of the boxes in one direction.
fn bend(measures: &Measures, axis: usize) -> Bend {
    let mut samples = Vec::with_capacity(36);
    for line in OF_BOXES {
        for (piece, measure) in measures[line + 1][1..=9].iter().enumerate() {
            let (along, across) = (piece as f32 + 0.5, line as f32);
            let (x, y) = if axis == 0 { (along, across) } else { (across, along) };
            let (value, weight) = (measure.offset / CELL as f32, measure.strength + 1e-3);
            samples.push(Sample { x, y, value, weight });
        }
    }
    Bend::fitted(&samples, 1, 1. / CELL as f32)
}

/// Whether what is in the boxes is in the middles of cells, and not between cells.
fn has_digits(square: &Grey) -> bool {
    let middle = |cell: usize, axis: usize| MARGIN + [cell / 9, cell % 9][axis] * CELL + CELL / 2;
    let inked = (0..81)
        .map(|cell| share(square, [middle(cell, 0), middle(cell, 1)], [8, 8]))
        .filter(|&share| share > INK);
    let between = (0..81).filter(|cell| cell % 9 % 3 < 2).map(|cell| {
        let across = share(square, [middle(cell, 0), middle(cell, 1) + CELL / 2], [7, 1]);
        let (row, column) = (cell % 9, cell / 9);
        let turned = 9 * row + column;
        let down = share(square, [middle(turned, 0) + CELL / 2, middle(turned, 1)], [1, 7]);
        across.max(down)
    });
    let crossed = between.filter(|&share| share > INK).count();
    inked.count() >= LEAST_CELLS && crossed <= 5
}

/// The share of dark pixels around a place, so far up and down, left and right.
fn share(square: &Grey, [y, x]: [usize; 2], [far_y, far_x]: [usize; 2]) -> f32 {
    let rows = (y - far_y..=y + far_y).flat_map(|y| &square.row(y)[x - far_x..=x + far_x]);
    let dark = rows.filter(|&&pixel| pixel < 128).count();
    dark as f32 / ((2 * far_y + 1) * (2 * far_x + 1)) as f32
}
