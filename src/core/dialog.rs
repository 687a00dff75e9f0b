//! [`Dialog`]: what can lie over the page.

/// A dialog.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::EnumString, strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Dialog {
    /// All actions, on small screens.
    Menu,
    /// What can be done with the selected cells.
    Cell,
    /// A digit whose places the grid shows.
    Show,
    /// A new puzzle.
    New,
    /// Paste, drop or open a puzzle.
    Import,
    /// A link to the puzzle.
    Share,
    /// The keyboard shortcuts.
    Keys,
    /// Language, theme and help.
    Settings,
    /// What the program is, and what it does not do with your data.
    About,
    /// What is known of the puzzle: how hard it is, and why.
    Grade,
    /// What to print.
    Print,
    /// The whole of a notice that its line has no room for.
    Notice,
    /// What can be done with a game of the library.
    Game,
    /// The name of a collection, and its end.
    Collection,
    /// What can be done with a puzzle that was made.
    Made,
}
