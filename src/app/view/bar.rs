//! The bar at the top: name, puzzle, clock, the main buttons.

use super::controls::ButtonView;

/// Name, puzzle, clock and the main buttons.
#[derive(Clone, PartialEq, Debug)]
pub struct BarView {
    /// The name of the program.
    pub name: String,
    /// What is known of the puzzle, in parts; the first is the strongest.
    pub chip: Vec<String>,
    /// The clock, or nothing if the player hides it.
    pub time: Option<TimeView>,
    /// Buttons for wide screens: solve, check, share, theme, menu.
    pub buttons: Vec<ButtonView>,
    /// The menu, for narrow screens.
    pub menu: ButtonView,
}

/// The clock.
#[derive(Clone, PartialEq, Debug)]
pub struct TimeView {
    /// Minutes and seconds, `12:04`.
    pub shown: String,
    /// The same for a screen reader.
    pub label: String,
    /// Pause or go on.
    pub pause: ButtonView,
}
