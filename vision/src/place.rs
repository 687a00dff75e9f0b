//! One grid in a picture.

use crate::fit::Fitted;
use crate::grey::Grey;
use crate::mesh::{Frame, Mesh};
use crate::order::{median, nth};
use crate::quad::{self, Point};

/// The side of a straightened picture, in pixels: 44 a cell.
pub const SIDE: usize = 396;

/// Where a grid lies in a picture.
#[derive(Clone, Debug)]
pub struct Place {
    mesh: Mesh,
    score: f32,
}

impl Place {
    pub(crate) fn new(mesh: &Mesh, score: f32) -> Self {
        Self { mesh: mesh.clone(), score }
    }

    /// The grid between these corners, given in the order of the clock from the top left one, in pixels of
    /// the picture. With `refined`, its lines may lie up to a third of a cell elsewhere and be bent; else the
    /// corners are taken as they are. `None` where the corners are no sound figure.
    #[must_use]
    pub fn from_corners(picture: &Grey, corners: [Point; 4], refined: bool) -> Option<Self> {
        if !quad::is_sound(&corners) {
            return None;
        }
        let fit = Fitted::new(picture, &corners, if refined { 6 } else { 0 })?;
        let fit = if refined { fit.mended(picture) } else { fit };
        Some(Self::new(&fit.mesh, fit.score))
    }

    /// The corners of the grid in the order of the clock, first the one that is the top left one in the
    /// picture, in pixels.
    #[must_use]
    pub fn corners(&self) -> [Point; 4] {
        self.mesh.corners()
    }

    /// How well the lines of a grid show here: above 1.05 it is surely one, below 0.7 hardly.
    #[must_use]
    pub fn score(&self) -> f32 {
        self.score
    }

    /// Where a place of the grid is in the picture: `x` and `y` in cells from the top left corner, 0 to 9;
    /// in pixels.
    #[must_use]
    pub fn at(&self, x: f32, y: f32) -> Point {
        self.mesh.at(x, y)
    }

    /// The grid as a square of [`SIDE`] pixels, taken from the picture in which it was found; inverted where that
    /// makes the digits dark on light.
    #[must_use]
    pub fn straighten(&self, picture: &Grey) -> Grey {
        let pixels = quad::side(&self.corners()) / SIDE as f32;
        let longest = picture.width().max(picture.height());
        let wanted = if pixels > 1.6 { (longest as f32 * 1.2 / pixels) as usize } else { longest };
        let shrunk = picture.shrunk(wanted);
        let scale = shrunk.width().max(shrunk.height()) as f32 / longest as f32;
        let cell = SIDE as f32 / 9.;
        // The first pixel's middle is half a pixel from the corner.
        let frame = Frame { side: SIDE, scale: cell, origin: 0.5 / cell, step: 11 };
        let square = self.mesh.scaled(scale).picture(&shrunk, frame);
        if is_light_on_dark(&square) { square.inverted() } else { square }
    }
}

/// Whether what stands out in the cells is mostly lighter than their paper, which shows between a digit and the lines:
/// a blurred digit covers most of the middle.
fn is_light_on_dark(square: &Grey) -> bool {
    const CELL: usize = SIDE / 9;
    const OUTER: usize = CELL - 14;
    let is_middle = |at: usize| (4..OUTER - 4).contains(&at);
    let lean = |cell: usize| {
        let (top, left) = (cell / 9 * CELL + 7, cell % 9 * CELL + 7);
        let all = (0..OUTER * OUTER).map(|at| (at / OUTER, at % OUTER));
        let (middle, ring): (Vec<_>, Vec<_>) =
            all.partition(|&(y, x)| is_middle(y) && is_middle(x));
        let shades = |places: Vec<(usize, usize)>| -> Vec<f32> {
            places.iter().map(|&(y, x)| f32::from(square.row(top + y)[left + x])).collect()
        };
        let (middle, ring) = (shades(middle), shades(ring));
        let end = |part: usize| nth(&middle, middle.len() * part / 1000);
        end(975) + end(25) - 2. * median(&ring)
    };
    (0..81).map(lean).sum::<f32>() > 0.
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::limited;

    /// A board with spots that are half as wide as a cell in every other cell, with edges as soft as those of a blurred
    /// digit.
    fn spots(paper: f32, ink: f32) -> Grey {
        const CELL: usize = SIDE / 9;
        let part = |far: f32| limited((CELL as f32 / 2. - far) / 12., 0., 1.);
        let pixel = |at: usize| {
            let (y, x) = (at / SIDE, at % SIDE);
            let off = |at: usize| (at % CELL) as f32 + 0.5 - CELL as f32 / 2.;
            let is_blank = (y / CELL + x / CELL).is_multiple_of(2);
            let part = if is_blank { 0. } else { part(off(y).hypot(off(x)) + 5.) };
            (paper + (ink - paper) * part) as u8
        };
        Grey::new(SIDE, SIDE, (0..SIDE * SIDE).map(pixel).collect()).unwrap()
    }

    #[test]
    fn wide_soft_digits_are_not_taken_for_paper() {
        assert!(!is_light_on_dark(&spots(200., 90.)));
        assert!(is_light_on_dark(&spots(90., 200.)));
    }
}
