//! The names of the methods of searching.

use super::Label;
use nonet_engine::algorithms::Method;

impl Label {
    /// The name of a method.
    pub fn of_method(method: Method) -> Label {
        match method {
            Method::Backtracking => Label::MethodBacktracking,
            Method::Fewest => Label::MethodFewest,
            Method::Bitmask => Label::MethodBitmask,
            Method::Propagation => Label::MethodPropagation,
            Method::DancingLinks => Label::MethodDancingLinks,
        }
    }
    /// What a method does, in a few words.
    pub fn note_of_method(method: Method) -> Label {
        match method {
            Method::Backtracking => Label::NoteBacktracking,
            Method::Fewest => Label::NoteFewest,
            Method::Bitmask => Label::NoteBitmask,
            Method::Propagation => Label::NotePropagation,
            Method::DancingLinks => Label::NoteDancingLinks,
        }
    }
}
