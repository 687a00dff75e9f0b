//! Lengths in the units of path data.

/// The side of a cell.
pub const CELL: i32 = 100;
/// Where the three rows and columns of notes have their middles in a cell.
pub const NOTES: [i32; 3] = [21, 50, 79];
