//! [`ImportMsg`]: what happens to text that comes into the program, and to the puzzles in that text.

/// What happens to text that comes into the program, and to the puzzles in that text.
#[derive(Clone, PartialEq, Debug)]
pub enum ImportMsg {
    /// Text was pasted or dropped.
    Pasted(String),
    /// Text was pasted, dropped or opened that is too long to be read: its length in bytes, or in
    /// characters where the browser counts those.
    TooLarge(usize),
    /// A text file was opened or dropped: its name and its content, or `None` if unreadable.
    FileRead(String, Option<String>),
    /// The text to import is this now.
    Typed(String),
    /// Of several puzzles in the text, this one, 0-based.
    Chosen(usize),
    /// A puzzle of the list to import is taken with the others, or left out again.
    Toggled(usize),
    /// All of them with one solution are taken, or none.
    AllToggled,
    /// Puzzles of the list to import from this one on, 0-based, are in view.
    Scrolled(usize),
    /// The reading of the text to import ends; what was read stays.
    Stopped,
    /// The previewed puzzle becomes the game.
    Accepted,
    /// The previewed puzzle becomes the game, and its solution is shown.
    Solved,
    /// The previewed puzzle becomes the game, and its solving path is shown.
    PathRequested,
    /// The chosen puzzles of the list to import become a collection.
    Kept,
    /// The chosen puzzles of the list to import become a collection, and the first of them is played.
    Played,
    /// All puzzles of the list to import become the list that is rated.
    Rated,
}
