//! How the digits and notes of a board look.

use crate::font::Pose;

/// How a kind of digit is printed.
#[derive(Clone, Copy)]
pub struct Print {
    pub font: (usize, usize),
    pub pose: Pose,
    /// Off the cell's middle, in cells.
    pub off: [f32; 2],
    pub colour: f32,
    pub strength: f32,
    /// How much digits of one board differ.
    pub steady: f32,
}

pub struct Notes {
    pub font: (usize, usize),
    pub height: f32,
    /// Of the empty cells.
    pub share: f32,
    /// Of the nine places.
    pub each: f32,
    pub kind: usize,
}
