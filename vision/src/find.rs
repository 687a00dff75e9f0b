//! Looks for the grids in a picture.

use crate::components::{Piece, Pieces};
use crate::fit::Fitted;
use crate::grey::Grey;
use crate::place::Place;
use crate::quad::{self, Quad};
use crate::threshold::{Mask, Sums, blurred};

/// Grids are looked for in a picture of at most so many pixels a side.
const LONGEST: usize = 1000;

/// A score from which on no more candidates are looked for.
const SURE: f32 = 1.05;

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

/// Why no grid was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoGrid {
    /// The mean side of the largest figure of four corners that was seen, in pixels of the picture; 0 where there was none.
    pub largest: f32,
    /// How well the best candidate fitted, see [`Place::score`].
    pub score: f32,
}

/// What was tried in one picture, dark lines only.
struct Search<'a> {
    picture: &'a Grey,
    seen: Vec<Quad>,
    fits: Vec<Fitted>,
}

/// The grids in a picture, best first.
///
/// # Errors
/// Says what was seen where there is no grid.
pub fn find(picture: &Grey) -> Result<Vec<Place>, NoGrid> {
    let small = picture.shrunk(LONGEST);
    let scale =
        picture.width().max(picture.height()) as f32 / small.width().max(small.height()) as f32;
    let mut search = Search::over(&small);
    search.by_frames();
    search.finish();
    let largest = search.seen.iter().map(quad::side).fold(0., f32::max) * scale;
    let score = search.fits.first().map_or(0., |fit| fit.score);
    if score < LEAST {
        return Err(NoGrid { largest, score });
    }
    Ok(search.fits.iter().map(|fit| Place::new(&fit.mesh.scaled(scale), fit.score)).collect())
}

impl<'a> Search<'a> {
    fn over(picture: &'a Grey) -> Self {
        Self { picture, seen: Vec::new(), fits: Vec::new() }
    }

    fn shorter(&self) -> usize {
        self.picture.width().min(self.picture.height())
    }

    /// Candidates from large pieces: frames, with the lines that hang on them.
    fn by_frames(&mut self) {
        let soft = blurred(self.picture);
        let (sharp_sums, soft_sums) = (Sums::new(self.picture), Sums::new(&soft));
        for (part, by, is_soft) in THRESHOLDS {
            let window = self.shorter() / part | 1;
            let mask = if is_soft { &soft_sums } else { &sharp_sums }.darker(window, by);
            self.frames(&mask);
            self.frames(&mask.grown());
            if self.best() > SURE {
                return;
            }
        }
    }

    fn best(&self) -> f32 {
        self.fits.iter().map(|fit| fit.score).fold(0., f32::max)
    }

    /// The eight largest pieces of a mask.
    fn frames(&mut self, mask: &Mask) {
        let pieces = Pieces::new(mask, true, true);
        let least = self.shorter() as f32 * 0.2;
        let mut large: Vec<&Piece> =
            pieces.pieces.iter().filter(|piece| is_frame(piece, least)).collect();
        large.sort_by(|a, b| (b.width() * b.height()).total_cmp(&(a.width() * a.height())));
        for piece in large.into_iter().take(8) {
            for quad in quad::around(&pieces.outline(piece)) {
                self.consider(&quad);
            }
        }
    }

    /// Fits a candidate roughly, if it is new.
    fn consider(&mut self, corners: &Quad) {
        let least = self.shorter() as f32 * 0.17;
        let is_new = !self.seen.iter().any(|other| quad::is_near(other, corners, 6.));
        if is_new && quad::is_sound(corners) && quad::area(corners) > least * least {
            self.seen.push(*corners);
            self.fits.extend(Fitted::new(self.picture, corners, 2));
        }
    }

    /// Fits the four best candidates fully; the best first.
    fn finish(&mut self) {
        self.fits.sort_by(|a, b| b.score.total_cmp(&a.score));
        self.fits.truncate(4);
        let picture = self.picture;
        let full = |fit: Fitted| {
            let before = fit.clone();
            let refined = fit.refined(picture, 6);
            if refined.score < before.score - 0.02 { before } else { refined }.mended(picture)
        };
        self.fits = self.fits.drain(..).map(full).collect();
        self.fits.sort_by(|a, b| b.score.total_cmp(&a.score));
    }
}

/// Whether a piece could be a frame: large, and not much longer than wide.
fn is_frame(piece: &Piece, least: f32) -> bool {
    let (width, height) = (piece.width(), piece.height());
    width.min(height) >= least && width.max(height) <= 3. * width.min(height)
}
