//! Grids without any lines, whose boxes have two shades. They are looked for where nothing else is found, in pictures
//! of flat colours: only there is every step from one shade to another an edge.

use crate::components::Pieces;
use crate::fit::{Fitted, bend};
use crate::grey::Grey;
use crate::lines::{CELL, FRAME, Lines, MARGIN, Measure, PIECES, typical};
use crate::mesh::Mesh;
use crate::quad::{self, Quad};
use crate::shifts::Gain;
use crate::threshold::Mask;

/// Neighbouring pixels that differ by more than five shades are an edge: [`Grey::edges`] takes three from white for
/// each.
const EDGE: u8 = 240;
/// The edges of boxes among the ten lines of each direction.
const OF_BOXES: [usize; 4] = [0, 3, 6, 9];
/// So many of the 72 pieces of these edges have to be there, and of the 108 pieces between cells not more.
const LEAST_PIECES: usize = 58;
const MOST_OTHERS: usize = 16;
/// So many cells have a digit or notes in a puzzle, and so many edge pixels in their middle.
const LEAST_CELLS: usize = 17;
const INK: usize = 12;
/// No line says that the grid should be moved.
const STAYS: Gain = Gain { back: -1., forth: -1. };

/// The grids of shaded boxes in a picture.
pub(crate) fn shaded(picture: &Grey) -> Vec<Fitted> {
    let least = picture.width().min(picture.height()) as f32 * 0.2;
    let edges = picture.edges().in_two_shades(EDGE);
    let set = edges.pixels().iter().map(|&pixel| pixel == 0).collect();
    let pieces = Pieces::new(&Mask { width: edges.width(), set }, true, true);
    let mut found = Vec::new();
    for piece in &pieces.pieces {
        if piece.width().min(piece.height()) >= least {
            for corners in quad::around(&pieces.outline(piece)) {
                found.extend(fitted(&edges, &corners));
            }
        }
    }
    found
}

fn fitted(edges: &Grey, corners: &Quad) -> Option<Fitted> {
    let mut mesh = Mesh::onto(corners)?;
    let (mut own, mut others) = (0, 0);
    for reach in [9, 5, 4] {
        let lines = Lines::under(&mesh, edges);
        let measures = [0, 1].map(|axis| lines.measured(axis, reach));
        let typical = typical(&measures);
        (own, others) = (0, 0);
        for line in 0..10 {
            let count = pieces_of(&measures[0][line + 1], typical)
                + pieces_of(&measures[1][line + 1], typical);
            *if OF_BOXES.contains(&line) { &mut own } else { &mut others } += count;
        }
        mesh.bends[1].add(&bend(&measures[0], 0, 1, &OF_BOXES));
        mesh.bends[0].add(&bend(&measures[1], 1, 1, &OF_BOXES));
    }
    let is_grid = own >= LEAST_PIECES && others <= MOST_OTHERS && mesh.is_even();
    (is_grid && cells_with_ink(&mesh.picture(edges, FRAME)) >= LEAST_CELLS)
        .then(|| Fitted::known(mesh, own as f32 / 80., [STAYS; 2]))
}

/// How many pieces of a line of the grid are there.
fn pieces_of(line: &[Measure; PIECES], typical: f32) -> usize {
    line[1..=9].iter().filter(|piece| piece.is_line(typical)).count()
}

/// How many cells have edges in their middle.
fn cells_with_ink(square: &Grey) -> usize {
    let is_inked = |cell: &usize| {
        let middle = |at: usize| MARGIN + at * CELL + CELL / 2;
        let (y, x) = (middle(cell / 9), middle(cell % 9));
        let dark = |y: usize| square.row(y)[x - 8..x + 8].iter().filter(|&&it| it < 128).count();
        (y - 8..y + 8).map(dark).sum::<usize>() > INK
    };
    (0..81).filter(is_inked).count()
}
