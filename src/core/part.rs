//! [`Part`]: the parts of the program that the browser fetches after the first paint.

/// A part of the program in a file of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What follows the first moves: hints, cards, dialogs, the engine's answers, the database.
    Late,
    /// Library, Learn, Create, and what is printed.
    Places,
}

impl Part {
    /// Every part, in the order in which they are fetched.
    pub const ALL: [Part; 2] = [Part::Late, Part::Places];
}
