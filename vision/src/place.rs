//! One grid in a picture.

use crate::fit::Fitted;
use crate::grey::Grey;
use crate::mesh::{Frame, Mesh};
use crate::order::nth;
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

/// Whether what stands out in the cells is mostly lighter than them.
fn is_light_on_dark(square: &Grey) -> bool {
    const CELL: usize = SIDE / 9;
    let lean = |cell: usize| {
        let (top, left) = (cell / 9 * CELL + 10, cell % 9 * CELL + 10);
        let rows = (top..top + 24).flat_map(|y| &square.row(y)[left..left + 24]);
        let inner: Vec<f32> = rows.map(|&pixel| f32::from(pixel)).collect();
        let at = |part: usize| nth(&inner, 24 * 24 * part / 1000);
        at(975) + at(25) - 2. * at(500)
    };
    (0..81).map(lean).sum::<f32>() > 0.
}
