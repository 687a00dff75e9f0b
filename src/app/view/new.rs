//! The form for a new puzzle.

use super::controls::{BusyView, ButtonView, FieldView};

/// The form for a new puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct NewView {
    /// Its heading.
    pub title: String,
    /// Its fields.
    pub fields: Vec<FieldView>,
    /// Make it.
    pub go: ButtonView,
    /// An empty grid to type into.
    pub blank: ButtonView,
    /// While one is made: how far it is, and the way to stop.
    pub busy: Option<BusyView>,
}
