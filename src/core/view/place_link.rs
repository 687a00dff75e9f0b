//! [`PlaceLinkView`]: a link to a place or a part of one.

use super::controls::Icon;

/// A link to a place.
#[derive(Clone, PartialEq, Debug)]
pub struct PlaceLinkView {
    /// The place's name.
    pub label: String,
    /// Its picture, where the links have pictures.
    pub icon: Icon,
    /// The part of its address from `#` on.
    pub href: String,
    /// Whether the player is there.
    pub is_current: bool,
}
