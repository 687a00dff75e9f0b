//! Looks for the grids in a picture.

use crate::components::{Piece, Pieces};
use crate::fit::Fitted;
use crate::grey::Grey;
use crate::lattice;
use crate::mesh::Mesh;
use crate::order::sort_descending;
use crate::place::Place;
use crate::quad::{self, Quad};
use crate::shaded::shaded;
use crate::threshold::{Mask, Sums, blurred};

/// Grids are looked for in a picture of at most so many pixels a side.
const LONGEST: usize = 1000;

/// From which on neither light lines nor fields are looked for.
const ENOUGH: f32 = 0.95;

/// How far the score of another way to see the same grid may lie below the best.
const WORSE: f32 = 0.15;

/// So far below the best score, a rough fit is not worth a full one.
const HOPELESS: f32 = 0.5;

/// Nor is a rough fit with a lower score.
const POOR: f32 = 0.3;

/// In a picture that is darker on the average, lines are looked for that are light.
const DARK: usize = 96;

/// A grid with a lower score is none.
const LEAST: f32 = 0.7;

/// Windows as parts of the picture's shorter side, how much darker than their mean a line is, and whether
/// the picture is blurred before, for lines that are weak.
const THRESHOLDS: [(usize, f32, bool); 6] = [
    (12, 0.08, false),
    (20, 0.05, false),
    (8, 0.12, false),
    (30, 0.03, false),
    (16, 0.03, true),
    (24, 0.015, true),
];

/// The same for cells side by side; here also whether the lines are widened.
const LATTICES: [(usize, f32, bool, bool); 5] = [
    (20, 0.05, false, false),
    (30, 0.03, false, false),
    (20, 0.05, false, true),
    (12, 0.08, false, true),
    (20, 0.02, true, false),
];

/// So many candidates are fitted at most in one pass.
const MOST_CANDIDATES: usize = 60;

/// So many places are fitted fully at most.
const MOST_PLACES: usize = 6;

/// Where the lines show that a grid should be moved by a cell, by their gain.
const MOVE: f32 = 0.3;

/// Where they leave it open.
const OPEN: f32 = -0.6;

/// Why no grid was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoGrid {
    /// The mean side of the largest dark figure of four corners that was seen, in pixels of the picture; 0 where there was none.
    pub largest: f32,
    /// How well the best candidate fitted, see [`Place::score`].
    pub score: f32,
}

/// What was tried in one picture: dark lines on light.
struct Search {
    picture: Grey,
    seen: Vec<Quad>,
    seen_meshes: Vec<Quad>,
    fits: Vec<Fitted>,
}

/// The grids in a picture: first those that surely are grids, the largest first, then by their scores. Where the
/// lines leave open by which cell a grid begins, because its frame is missing, each way is a place.
///
/// # Errors
/// Says what was seen where there is no grid.
pub fn find(picture: &Grey) -> Result<Vec<Place>, NoGrid> {
    let small = picture.shrunk(LONGEST);
    let scale = longest(picture) / longest(&small);
    let (mut fits, largest) = passes(&small);
    let score = best(&fits);
    fits.retain(|fit| fit.score > ENOUGH || fit.score >= LEAST.max(score - WORSE));
    if fits.is_empty() {
        return Err(NoGrid { largest: largest * scale, score });
    }
    let rank = |fit: &Fitted| {
        if fit.is_sure() { 10. + quad::side(&fit.mesh.corners()) } else { fit.score }
    };
    sort_descending(&mut fits, rank);
    let mut kept: Vec<Fitted> = Vec::new();
    for fit in fits {
        let corners = fit.mesh.corners();
        let reach = quad::side(&corners) / 27.;
        if !kept.iter().any(|other| quad::is_near(&other.mesh.corners(), &corners, reach)) {
            kept.push(fit);
        }
    }
    Ok(kept.iter().map(|fit| Place::new(&fit.mesh.scaled(scale), fit.score)).collect())
}

/// What was fitted in a picture, and the largest figure of four corners in its first pass.
fn passes(small: &Grey) -> (Vec<Fitted>, f32) {
    let (mut fits, mut largest) = (Vec::new(), 0f32);
    // Dark lines, light lines, and fields of different shades without lines.
    let order = if is_dark(small) { [1, 0, 2] } else { [0, 1, 2] };
    for pass in order {
        let mut search = Search::over(match pass {
            0 => small.clone(),
            1 => small.inverted(),
            _ => small.edges(),
        });
        search.run();
        if pass == 0 {
            largest = search.seen.iter().map(quad::side).fold(0., f32::max);
        }
        fits.extend(search.fits);
        if pass == 0 && best(&fits) < LEAST {
            let of_boxes = shaded(small);
            if !of_boxes.is_empty() {
                fits.extend(of_boxes);
                break;
            }
        }
        if best(&fits) > ENOUGH {
            break;
        }
    }
    (fits, largest)
}

fn is_dark(picture: &Grey) -> bool {
    let sum: usize = picture.pixels().iter().map(|&pixel| usize::from(pixel)).sum();
    sum < DARK * picture.pixels().len()
}

fn longest(picture: &Grey) -> f32 {
    picture.width().max(picture.height()) as f32
}

/// The best score.
fn best(fits: &[Fitted]) -> f32 {
    fits.iter().map(|fit| fit.score).fold(0., f32::max)
}

impl Search {
    fn over(picture: Grey) -> Self {
        Self { picture, seen: Vec::new(), seen_meshes: Vec::new(), fits: Vec::new() }
    }

    fn shorter(&self) -> usize {
        self.picture.width().min(self.picture.height())
    }

    fn run(&mut self) {
        let picture = self.picture.clone();
        let soft = blurred(&picture);
        let sums = [Sums::new(&picture), Sums::new(&soft)];
        let mask = |shorter: usize, (part, by, is_soft): (usize, f32, bool)| {
            sums[usize::from(is_soft)].darker((shorter / part) | 1, by)
        };
        for threshold in THRESHOLDS {
            let mask = mask(self.shorter(), threshold);
            self.frames(&mask);
            self.frames(&mask.grown());
            if self.is_sure() {
                break;
            }
        }
        for (part, by, is_soft, is_grown) in LATTICES {
            if self.is_sure() {
                break;
            }
            let mask = mask(self.shorter(), (part, by, is_soft));
            let mask = if is_grown { mask.grown() } else { mask };
            for mesh in lattice::squares(&mask, self.shorter()) {
                self.consider_mesh(mesh);
            }
        }
        self.finish();
    }

    /// Candidates from the eight largest pieces of a mask: frames, with the lines that hang on them.
    fn frames(&mut self, mask: &Mask) {
        let pieces = Pieces::new(mask, true, true);
        let least = self.shorter() as f32 * 0.2;
        let mut large: Vec<&Piece> =
            pieces.pieces.iter().filter(|piece| is_frame(piece, least)).collect();
        sort_descending(&mut large, |piece| piece.width() * piece.height());
        for piece in large.into_iter().take(8) {
            for quad in quad::around(&pieces.outline(piece)) {
                self.consider(&quad, 2);
            }
        }
    }

    /// Fits a candidate roughly, if it is new.
    fn consider(&mut self, corners: &Quad, rounds: usize) {
        let least = self.shorter() as f32 * 0.17;
        let is_new = !self.seen.iter().any(|other| quad::is_near(other, corners, 6.));
        let is_left = self.seen.len() < MOST_CANDIDATES;
        if is_left && is_new && quad::is_sound(corners) && quad::area(corners) > least * least {
            self.seen.push(*corners);
            self.fits.extend(Fitted::new(&self.picture, corners, rounds));
        }
    }

    /// The same for a mesh that comes from cells.
    fn consider_mesh(&mut self, mesh: Mesh) {
        let corners = mesh.corners();
        let is_new = !self.seen_meshes.iter().any(|other| quad::is_near(other, &corners, 6.));
        if self.seen_meshes.len() < MOST_CANDIDATES && is_new && quad::is_sound(&corners) {
            self.seen_meshes.push(corners);
            self.fits.push(Fitted::from_mesh(&self.picture, mesh, 3, 4));
        }
    }

    /// Whether one fit leaves no doubt.
    fn is_sure(&self) -> bool {
        self.fits.iter().any(Fitted::is_sure)
    }

    /// Fits the best candidates fully, and adds those one cell further that fit about as well.
    fn finish(&mut self) {
        sort_descending(&mut self.fits, |fit| fit.score);
        let best = best(&self.fits);
        self.fits.retain(|fit| fit.score > best - HOPELESS);
        let rough = distinct(&self.fits, if self.is_sure() { 1 } else { 2 });
        let mut full = Vec::new();
        for fit in rough.into_iter().take(MOST_PLACES) {
            full.push(if fit.score > POOR { self.settled(self.full(fit)) } else { fit });
        }
        sort_descending(&mut full, merit);
        let mut kept = distinct(&full, 1);
        for fit in kept.clone() {
            kept.extend(self.open(&fit));
        }
        self.fits.clear();
        for fit in kept {
            self.fits.push(fit.mended(&self.picture));
        }
    }

    /// All rounds, unless they make it worse.
    fn full(&self, fit: Fitted) -> Fitted {
        let refined = fit.clone().refined(&self.picture, 6);
        if refined.score < fit.score - 0.02 { fit } else { refined }
    }

    /// Moved by a cell as long as the lines say so.
    fn settled(&self, mut fit: Fitted) -> Fitted {
        for _ in 0..4 {
            let Some((gain, right, down)) =
                steps(&fit).into_iter().max_by(|a, b| a.0.total_cmp(&b.0))
            else {
                break;
            };
            if gain < MOVE {
                break;
            }
            match fit.moved(&self.picture, right, down) {
                Some(moved) if stays(&moved, &fit, (right, down)) => fit = moved,
                _ => break,
            }
        }
        fit
    }

    /// The places one cell further that the lines leave open.
    fn open(&self, fit: &Fitted) -> Vec<Fitted> {
        let open = steps(fit).into_iter().filter(|step| step.0 > OPEN && fit.score > POOR);
        let moved = open.filter_map(|step| fit.moved(&self.picture, step.1, step.2));
        moved.filter(|moved| moved.score > fit.score - WORSE).collect()
    }
}

/// The gains of the four steps by one cell, with the steps to the right and down.
fn steps(fit: &Fitted) -> [(f32, f32, f32); 4] {
    let [x, y] = fit.gains;
    [(x.back, -1., 0.), (x.forth, 1., 0.), (y.back, 0., -1.), (y.forth, 0., 1.)]
}

/// Whether a grid that was moved stays there. Without its frame it scores lower than with a line of something else.
fn stays(moved: &Fitted, before: &Fitted, (right, down): (f32, f32)) -> bool {
    let back = steps(moved).into_iter().find(|step| (step.1, step.2) == (-right, -down));
    moved.score > before.score - 2. * WORSE && back.is_some_and(|step| step.0 < 0.)
}

/// The score, less where the lines say that the grid should be moved.
fn merit(fit: &Fitted) -> f32 {
    fit.score - 0.3 * steps(fit).iter().map(|step| step.0).fold(0., f32::max)
}

/// Of fits that lie over each other only the first `most`.
fn distinct(fits: &[Fitted], most: usize) -> Vec<Fitted> {
    let mut kept: Vec<Fitted> = Vec::new();
    for fit in fits {
        let corners = fit.mesh.corners();
        let over =
            kept.iter().filter(|other| quad::is_over(&other.mesh.corners(), &corners)).count();
        if over < most {
            kept.push(fit.clone());
        }
    }
    kept
}

/// Whether a piece could be a frame: large, and not much longer than wide.
fn is_frame(piece: &Piece, least: f32) -> bool {
    let (width, height) = (piece.width(), piece.height());
    width.min(height) >= least && width.max(height) <= 3. * width.min(height)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ops::Range;

    const SIDE: usize = 500;
    const CELL: usize = 48;
    const EDGE: usize = (SIDE - 9 * CELL) / 2;

    fn fill(pixels: &mut [u8], (left, top): (usize, usize), (wide, high): (usize, usize), by: u8) {
        for row in top..top + high {
            pixels[row * SIDE + left..][..wide].fill(by);
        }
    }

    /// A grid with faint lines between the cells, dark ones around the boxes, and nine dark notes in each cell.
    fn noted_grid() -> Grey {
        let mut pixels = vec![250; SIDE * SIDE];
        for at in 0..81 {
            let (left, top) = (EDGE + at % 9 * CELL, EDGE + at / 9 * CELL);
            for note in 0..9 {
                let place = (left + 4 + note % 3 * 16, top + 4 + note / 3 * 16);
                fill(&mut pixels, place, (5, 2), 60);
                fill(&mut pixels, (place.0 + 3, place.1), (2, 9), 60);
            }
        }
        add_lines(&mut pixels, 0..10, 246);
        Grey::new(SIDE, SIDE, pixels).unwrap()
    }

    /// Some of the ten lines of each direction, those between the boxes thick and dark.
    fn add_lines(pixels: &mut [u8], lines: Range<usize>, thin: u8) {
        for line in lines {
            let (width, by) = if line % 3 == 0 { (2, 40) } else { (1, thin) };
            let at = EDGE + line * CELL;
            fill(pixels, (at, EDGE), (width, 9 * CELL), by);
            fill(pixels, (EDGE, at), (9 * CELL, width), by);
        }
    }

    #[test]
    fn a_grid_without_a_frame_is_surely_one_and_at_one_place() {
        let mut pixels = vec![250; SIDE * SIDE];
        add_lines(&mut pixels, 1..9, 170);
        let places = find(&Grey::new(SIDE, SIDE, pixels).unwrap()).unwrap();
        assert_eq!(places.len(), 1);
        assert!(places[0].score() > 1.05, "{}", places[0].score());
        assert_is_the_grid(&places[0]);
    }

    fn assert_is_the_grid(place: &Place) {
        let far = (EDGE + 9 * CELL) as f32;
        let expected = [(34., 34.), (far, 34.), (far, far), (34., far)];
        for (corner, expected) in place.corners().iter().zip(expected) {
            assert!((corner.0 - expected.0).abs() < 4. && (corner.1 - expected.1).abs() < 4.);
        }
    }

    #[test]
    fn a_grid_whose_notes_are_darker_than_its_thin_lines_is_surely_one() {
        let places = find(&noted_grid()).unwrap();
        assert!(places[0].score() > 1.05, "{}", places[0].score());
        assert_is_the_grid(&places[0]);
    }
}
