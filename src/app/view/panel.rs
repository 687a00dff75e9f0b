//! The card beside or over the pad: a hint, or solutions.

use super::controls::ButtonView;

/// The card for hint and solutions.
#[derive(Clone, PartialEq, Debug)]
pub enum PanelView {
    /// A hint.
    Hint(HintView),
    /// Solutions.
    Solutions(SolutionsView),
}

/// A hint.
#[derive(Clone, PartialEq, Debug)]
pub struct HintView {
    /// `Naked single`, or what comes first.
    pub title: String,
    /// `Hint 2 of 3`.
    pub level: String,
    /// What is said so far.
    pub sentences: Vec<String>,
    /// The lit sentence.
    pub lit: Option<usize>,
    /// More, apply, back, close.
    pub buttons: Vec<ButtonView>,
}

/// The solutions of the grid.
#[derive(Clone, PartialEq, Debug)]
pub struct SolutionsView {
    /// Heading.
    pub title: String,
    /// How many, and what they were found from.
    pub text: String,
    /// `3 of 12`, if there are several.
    pub at: String,
    /// Previous, next, keep, close.
    pub buttons: Vec<ButtonView>,
}
