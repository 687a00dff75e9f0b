//! [`PlaceName`]: what a place of the page is called in its title.

use nonet_engine::logic::techniques::Technique;

use super::arg::{Arg, Field};
use super::label::Label;

/// The name of where the player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceName {
    /// A heading.
    Label(Label),
    /// The lesson of a technique.
    Technique(Technique),
}

impl Field for PlaceName {
    fn part(&self, part: &str) -> Option<Arg> {
        match self {
            PlaceName::Label(label) => label.part(part),
            PlaceName::Technique(technique) => technique.part(part),
        }
    }
    fn sample() -> Self {
        PlaceName::Label(Label::sample())
    }
}
