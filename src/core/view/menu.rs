//! [`MenuView`]: things to do, in groups.

use super::controls::ButtonView;

/// The menu.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MenuView {
    /// The name of the tiers; the one played last stands out.
    pub new: String,
    /// A puzzle of a tier at one press.
    pub tiers: Vec<ButtonView>,
    /// The name of the filters.
    pub show: String,
    /// What the grid can show.
    pub filters: Vec<ButtonView>,
    /// All else, what belongs together in one list.
    pub groups: Vec<MenuGroupView>,
}

/// Things to do that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct MenuGroupView {
    /// What they are about.
    pub kind: MenuGroup,
    /// What they are about, in words; empty in the menu of a cell.
    pub heading: String,
    /// The things.
    pub buttons: Vec<ButtonView>,
}

/// What things to do are about: some are not needed on every screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum MenuGroup {
    /// Help in the game.
    Help,
    /// The marks in the grid, and what it shows.
    Marks,
    /// The game itself.
    Game,
    /// The other places.
    Places,
    /// The program.
    Program,
}
