//! The search for grids of one kind: candidates by several thresholds, fitted roughly, the best of them fully.

use crate::components::{Piece, Pieces};
use crate::fit::Fitted;
use crate::grey::Grey;
use crate::lattice;
use crate::mesh::Mesh;
use crate::order::sort_descending;
use crate::quad::{self, Quad};
use crate::threshold::{Mask, Masks, Threshold};
use std::mem;

/// How far the score of another way to see the same grid may lie below the best.
pub(crate) const WORSE: f32 = 0.15;

/// A rough fit that is so much worse than the best is not worth a full one.
const HOPELESS: f32 = 0.5;

/// A rough fit with a lower score is not worth a full one.
const POOR: f32 = 0.3;

/// For frames.
const THRESHOLDS: [Threshold; 6] = [
    (12, 0.08, false),
    (20, 0.05, false),
    (8, 0.12, false),
    (30, 0.03, false),
    (16, 0.03, true),
    (24, 0.015, true),
];

/// For cells side by side; here also whether the lines are widened.
const LATTICES: [(Threshold, bool); 5] = [
    ((20, 0.05, false), false),
    ((30, 0.03, false), false),
    ((20, 0.05, false), true),
    ((12, 0.08, false), true),
    ((20, 0.02, true), false),
];

/// In a smaller grid, with less than six pixels for a cell, no digit could be read.
const LEAST_SIDE: f32 = 54.;

/// How many candidates are fitted at most in one pass.
const MOST_CANDIDATES: usize = 60;

/// How many places are fitted fully at most, if no more surely are grids.
const MOST_PLACES: usize = 6;

/// So many of the largest pieces of a mask are looked at.
const MOST_PIECES: usize = 20;

/// Where the lines show that a grid should be moved by a cell, by their gain.
const MOVE: f32 = 0.3;

/// Where they leave it open.
const OPEN: f32 = -0.6;

/// What is looked for in a picture.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    /// Dark lines on light.
    Dark,
    /// Light lines on dark.
    Light,
    /// Fields of different shades without lines.
    Fields,
}

/// What was tried in one picture, whose lines are dark on light.
pub(crate) struct Search {
    pub kind: Kind,
    masks: Masks,
    /// The corners of all candidates.
    seen: Vec<Quad>,
    seen_meshes: Vec<Quad>,
    pub fits: Vec<Fitted>,
}

/// The best score.
pub(crate) fn best(fits: &[Fitted]) -> f32 {
    fits.iter().map(|fit| fit.score).fold(0., f32::max)
}

impl Search {
    pub fn over(picture: &Grey, kind: Kind) -> Self {
        let picture = match kind {
            Kind::Dark => picture.clone(),
            Kind::Light => picture.inverted(),
            Kind::Fields => picture.edges(),
        };
        Self {
            kind,
            masks: Masks::of(picture),
            seen: Vec::new(),
            seen_meshes: Vec::new(),
            fits: Vec::new(),
        }
    }

    /// Rough fits of what the first threshold shows.
    pub fn look_once(&mut self) {
        self.look(&THRESHOLDS[..1], &LATTICES[..1]);
    }

    /// All other thresholds, while there is a doubt, and full fits.
    pub fn run(&mut self) {
        self.look(&THRESHOLDS[1..], &LATTICES[1..]);
        self.finish();
    }

    /// Adds rough fits until one leaves no doubt.
    fn look(&mut self, thresholds: &[Threshold], lattices: &[(Threshold, bool)]) {
        if self.is_sure() {
            return;
        }
        for &threshold in thresholds {
            let mask = self.masks.at(threshold);
            self.frames(&mask);
            self.frames(&mask.grown());
            if self.is_sure() {
                return;
            }
        }
        for &(threshold, is_grown) in lattices {
            let mask = self.masks.at(threshold);
            let mask = if is_grown { mask.grown() } else { mask };
            for mesh in lattice::squares(&mask, self.masks.shorter_side()) {
                self.consider_mesh(mesh);
            }
            if self.is_sure() {
                return;
            }
        }
    }

    /// Candidates from the largest pieces of a mask: frames, with the lines that hang on them.
    fn frames(&mut self, mask: &Mask) {
        let pieces = Pieces::new(mask, true, true);
        let least = self.masks.shorter_side() as f32 * 0.2;
        let mut large: Vec<&Piece> =
            pieces.pieces.iter().filter(|piece| is_frame(piece, least)).collect();
        sort_descending(&mut large, |piece| piece.width() * piece.height());
        for piece in large.into_iter().take(MOST_PIECES) {
            for quad in quad::around(&pieces.outline(piece)) {
                self.consider(&quad, 2);
                quad::halves(&quad).iter().flatten().for_each(|half| self.consider(half, 2));
            }
        }
    }

    /// Fits a candidate roughly, if it is new.
    fn consider(&mut self, corners: &Quad, rounds: usize) {
        let least = (self.masks.shorter_side() as f32 * 0.17).max(LEAST_SIDE);
        let is_new = !self.seen.iter().any(|other| quad::is_near(other, corners, 6.));
        let is_left = self.seen.len() < MOST_CANDIDATES;
        if is_left && is_new && quad::is_sound(corners) && quad::area(corners) > least * least {
            self.seen.push(*corners);
            self.fits.extend(Fitted::new(self.masks.picture(), corners, rounds));
        }
    }

    /// The same for a mesh that comes from cells.
    fn consider_mesh(&mut self, mesh: Mesh) {
        let corners = mesh.corners();
        let is_new = !self.seen_meshes.iter().any(|other| quad::is_near(other, &corners, 6.));
        let is_left = self.seen_meshes.len() < MOST_CANDIDATES;
        if is_left && is_new && quad::is_sound(&corners) && quad::side(&corners) > LEAST_SIDE {
            self.seen_meshes.push(corners);
            self.fits.push(Fitted::from_mesh(self.masks.picture(), mesh, 3, 4));
        }
    }

    /// The mean side of the largest candidate, in pixels.
    pub fn largest(&self) -> f32 {
        self.seen.iter().map(quad::side).fold(0., f32::max)
    }

    /// Whether one fit leaves no doubt.
    pub fn is_sure(&self) -> bool {
        self.fits.iter().any(Fitted::is_sure)
    }

    /// Fits the best candidates fully, and adds those one cell further that fit about as well.
    fn finish(&mut self) {
        sort_descending(&mut self.fits, |fit| fit.score);
        let best = best(&self.fits);
        self.fits.retain(|fit| fit.score > best - HOPELESS);
        let most = if self.is_sure() { 1 } else { 2 };
        let rough = distinct(mem::take(&mut self.fits), most);
        let sure = rough.iter().filter(|fit| fit.is_sure()).count();
        let mut full = Vec::new();
        for fit in rough.into_iter().take(sure.max(MOST_PLACES)) {
            full.push(if fit.score > POOR { self.settled(self.full(fit)) } else { fit });
        }
        sort_descending(&mut full, merit);
        let mut kept = distinct(full, 1);
        for at in 0..kept.len() {
            let open = self.open(&kept[at]);
            kept.extend(open);
        }
        for fit in kept {
            self.fits.push(fit.mended(self.masks.picture()));
        }
    }

    /// All rounds, unless they make it worse.
    fn full(&self, fit: Fitted) -> Fitted {
        let refined = fit.clone().refined(self.masks.picture(), 6);
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
            match fit.moved(self.masks.picture(), right, down) {
                Some(moved) if stays(&moved, &fit, (right, down)) => fit = moved,
                _ => break,
            }
        }
        fit
    }

    /// The places one cell further that the lines leave open: beside what surely is a grid, only those with no
    /// fewer lines.
    fn open(&self, fit: &Fitted) -> Vec<Fitted> {
        let open = steps(fit).into_iter().filter(|step| step.0 > OPEN && fit.score > POOR);
        let moved = open.filter_map(|step| fit.moved(self.masks.picture(), step.1, step.2));
        let least = if fit.is_sure() { fit.share } else { 0. };
        moved.filter(|moved| moved.score > fit.score - WORSE && moved.share >= least).collect()
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
fn distinct(fits: Vec<Fitted>, most: usize) -> Vec<Fitted> {
    let mut kept: Vec<Fitted> = Vec::new();
    for fit in fits {
        let corners = fit.mesh.corners();
        let over =
            kept.iter().filter(|other| quad::is_over(&other.mesh.corners(), &corners)).count();
        if over < most {
            kept.push(fit);
        }
    }
    kept
}

/// Whether a piece could be a frame: large, and not much longer than wide.
fn is_frame(piece: &Piece, least: f32) -> bool {
    let (width, height) = (piece.width(), piece.height());
    width.min(height) >= least && width.max(height) <= 3. * width.min(height)
}
