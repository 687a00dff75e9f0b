//! [`PrintHeadView`]: what is above the grid on paper.

/// What stands above the grid on paper.
#[derive(Clone, PartialEq, Debug)]
pub struct PrintHeadView {
    /// The name of the program, the puzzle's tier and number of clues.
    pub title: String,
    /// The part of the puzzle's address from `#` on.
    pub fragment: String,
}
