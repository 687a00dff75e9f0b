//! Grids without a whole frame: cells that lie side by side.

use crate::bend::{Bend, Sample};
use crate::components::{Piece, Pieces};
use crate::mesh::Mesh;
use crate::order::sort_descending;
use crate::projection::Projection;
use crate::quad::{Point, distance, is_sound};
use crate::threshold::Mask;

/// So many pieces of the size of cells are looked at, the largest first.
const MOST_PIECES: usize = 1200;
/// Fewer cells than these show nothing.
const LEAST_CELLS: usize = 16;
/// So many candidates are given at most.
const MOST_SQUARES: usize = 40;

/// A piece that may be a cell.
#[derive(Clone, Copy)]
struct Cell {
    middle: Point,
    side: f32,
}

/// A cell that was reached from its neighbours: its place in the lattice, and the way to the next cell to the
/// right and to the next one down.
struct Placed {
    cell: usize,
    column: i32,
    row: i32,
    right: Point,
    down: Point,
}

/// All squares of nine by nine cells, as meshes through the cells, in a mask of lines, in a picture whose shorter side is `shorter`.
pub(crate) fn squares(mask: &Mask, shorter: usize) -> Vec<Mesh> {
    let cells = cells(mask, shorter as f32);
    let mut is_used = vec![false; cells.len()];
    let mut meshes = Vec::new();
    for seed in 0..cells.len() {
        if is_used[seed] || meshes.len() >= MOST_SQUARES {
            continue;
        }
        let placed = grown(&cells, seed, &is_used);
        placed.iter().for_each(|placed| is_used[placed.cell] = true);
        if placed.len() >= LEAST_CELLS {
            meshes.extend(windows(&cells, &placed));
        }
    }
    meshes.truncate(MOST_SQUARES);
    meshes
}

/// Light pieces about as wide as high, the largest first.
fn cells(mask: &Mask, shorter: f32) -> Vec<Cell> {
    let side = |piece: &Piece| piece.width().max(piece.height());
    let is_cell = |piece: &Piece| {
        let (width, height) = (piece.width(), piece.height());
        (shorter * 0.02..shorter * 0.125).contains(&side(piece))
            && width.min(height) > 0.6 * side(piece)
            && piece.area as f32 > 0.5 * width * height
    };
    let middle = |piece: &Piece| {
        ((piece.left + piece.right) as f32 / 2., (piece.top + piece.bottom) as f32 / 2.)
    };
    let pieces = Pieces::new(mask, false, false).pieces;
    let cell = |piece: &Piece| Cell { middle: middle(piece), side: side(piece) };
    let mut cells: Vec<Cell> = pieces.iter().filter(|piece| is_cell(piece)).map(cell).collect();
    sort_descending(&mut cells, |cell| cell.side);
    cells.truncate(MOST_PIECES);
    cells
}

/// Goes from a cell to its neighbours, to theirs, and so on. The step follows the picture's bends.
fn grown(cells: &[Cell], seed: usize, is_used: &[bool]) -> Vec<Placed> {
    let side = cells[seed].side;
    let alike: Vec<usize> = (0..cells.len())
        .filter(|&at| !is_used[at] && (0.72 * side..1.4 * side).contains(&cells[at].side))
        .collect();
    let step = 1.08 * side;
    let mut placed =
        vec![Placed { cell: seed, column: 0, row: 0, right: (step, 0.), down: (0., step) }];
    let mut at = 0;
    while at < placed.len() && alike.len() >= LEAST_CELLS && placed.len() < 400 {
        for (column, row) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            if let Some(next) = neighbour(cells, &alike, &placed, at, (column, row)) {
                placed.push(next);
            }
        }
        at += 1;
    }
    placed
}

/// The cell one step from a placed one, if it lies where it should.
fn neighbour(
    cells: &[Cell],
    alike: &[usize],
    placed: &[Placed],
    at: usize,
    step: (i32, i32),
) -> Option<Placed> {
    let from = &placed[at];
    let (column, row) = (from.column + step.0, from.row + step.1);
    if placed.iter().any(|other| (other.column, other.row) == (column, row)) {
        return None;
    }
    let middle = cells[from.cell].middle;
    let (x, y) = (step.0 as f32, step.1 as f32);
    let wanted = (
        middle.0 + x * from.right.0 + y * from.down.0,
        middle.1 + x * from.right.1 + y * from.down.1,
    );
    let far = |cell: usize| distance(cells[cell].middle, wanted);
    let cell = alike.iter().copied().min_by(|&a, &b| far(a).total_cmp(&far(b)))?;
    if far(cell) > 0.33 * cells[placed[0].cell].side
        || placed.iter().any(|other| other.cell == cell)
    {
        return None;
    }
    let went = (cells[cell].middle.0 - middle.0, cells[cell].middle.1 - middle.1);
    let learnt =
        |old: Point, sign: f32| ((old.0 + went.0 * sign) / 2., (old.1 + went.1 * sign) / 2.);
    let right = if step.0 == 0 { from.right } else { learnt(from.right, x) };
    let down = if step.1 == 0 { from.down } else { learnt(from.down, y) };
    Some(Placed { cell, column, row, right, down })
}

/// The corners of every square of nine by nine that holds the placed cells, or of every one inside where
/// there are more.
fn windows(cells: &[Cell], placed: &[Placed]) -> Vec<Mesh> {
    let ends = |of: fn(&Placed) -> i32| {
        let values = || placed.iter().map(of);
        (values().min().unwrap_or(0), values().max().unwrap_or(0))
    };
    let (columns, rows) = (ends(|placed| placed.column), ends(|placed| placed.row));
    let is_fit = |ends: (i32, i32)| (3..=11).contains(&(ends.1 - ends.0));
    if !is_fit(columns) || !is_fit(rows) {
        return Vec::new();
    }
    let pair = |placed: &Placed| {
        let x = (placed.column - columns.0) as f32 + 0.5;
        let y = (placed.row - rows.0) as f32 + 0.5;
        ((x, y), cells[placed.cell].middle)
    };
    let pairs: Vec<(Point, Point)> = placed.iter().map(pair).collect();
    let Some(plane) = robust(&pairs, cells[placed[0].cell].side) else { return Vec::new() };
    let starts = |ends: (i32, i32)| {
        let more = ends.1 - ends.0 - 8;
        more.min(0)..=more.max(0)
    };
    let all = starts(columns).flat_map(|x| starts(rows).map(move |y| (x as f32, y as f32)));
    all.filter_map(|start| window(&plane, &pairs, start)).collect()
}

/// The mesh of the square that starts at this cell, bent through the cells in it.
fn window(plane: &Projection, pairs: &[(Point, Point)], (x, y): Point) -> Option<Mesh> {
    let corner = |right: f32, down: f32| plane.apply((x + right, y + down));
    let corners = [corner(0., 0.), corner(9., 0.), corner(9., 9.), corner(0., 9.)];
    let mut mesh = is_sound(&corners).then(|| Mesh::onto(&corners))??;
    let sample = |&((column, row), middle): &(Point, Point), axis: usize| {
        let place = (column - x, row - y);
        let offset = mesh.flat.offset(place, middle);
        let is_inside = (0.0..9.).contains(&place.0) && (0.0..9.).contains(&place.1);
        let weight = if is_inside { 1. } else { 0. };
        Sample {
            x: place.0,
            y: place.1,
            value: if axis == 0 { offset.0 } else { offset.1 },
            weight,
        }
    };
    let samples =
        [0, 1].map(|axis| pairs.iter().map(|pair| sample(pair, axis)).collect::<Vec<_>>());
    // Few cells do not show how the grid is bent.
    let degree = if pairs.len() < 50 { 1 } else { 4 };
    mesh.bends = [0, 1].map(|axis| Bend::fitted(&samples[axis], degree, 0.1));
    Some(mesh)
}

/// A projection that the few cells in wrong places do not pull away.
fn robust(pairs: &[(Point, Point)], side: f32) -> Option<Projection> {
    let mut weights = vec![1.; pairs.len()];
    let mut plane = Projection::fitted(pairs, &weights)?;
    for _ in 0..6 {
        for (weight, pair) in weights.iter_mut().zip(pairs) {
            let far = distance(plane.apply(pair.0), pair.1) / (0.1 * side);
            *weight = 1. / (1. + far * far).powi(2);
        }
        plane = Projection::fitted(pairs, &weights)?;
    }
    Some(plane)
}
