//! The easy puzzles that a first visit finds on the screen; of our own making.

/// Givens, 81 characters each; only singles are needed.
pub const STARTERS: [&str; 1] =
    ["6.34....94..2..5.6.98.617.....8..31.5..3.......6..98..1..7.4.5.3...829...7.91...."];
