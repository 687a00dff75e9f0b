//! What a puzzle is to need, or to do without.

use crate::engine::logic::techniques::{Family, Technique, TechniqueSet};

/// What a list offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PickerList {
    /// Techniques of which one is to be needed.
    Needs,
    /// Families and techniques that are to be avoided.
    Avoids,
}

/// What is avoided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Avoid {
    /// All techniques of a family.
    Family(Family),
    /// A single technique.
    Technique(Technique),
}

impl Avoid {
    /// The techniques that it stands for.
    pub fn techniques(self) -> TechniqueSet {
        match self {
            Avoid::Family(family) => TechniqueSet::of_family(family),
            Avoid::Technique(technique) => TechniqueSet::only(technique),
        }
    }
}
