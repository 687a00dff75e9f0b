//! [`HintMsg`]: what happens to hints and their sentences.

use crate::core::cursor::Adjacent;

/// What happens to hints and their sentences.
#[derive(Clone, PartialEq, Debug)]
pub enum HintMsg {
    /// The next level of help.
    Requested,
    /// Another step of the same tier, as far as the hint is shown.
    AnotherRequested,
    /// The proof that has been found is shown, without waiting for a shorter one.
    FoundRequested,
    /// The next step that decides something in the cell of the keyboard.
    CellRequested,
    /// The hint is carried out.
    Applied,
    /// The hint is closed.
    Closed,
    /// The cells in which the solutions differ are marked.
    DifferencesShown,
    /// The next sentence of the hint, or the one before.
    SentenceStepped(Adjacent),
    /// This sentence of the hint, 0-based.
    SentenceChosen(usize),
    /// What stands under this sentence of the hint is folded away, or shown again.
    SentenceFolded(usize),
    /// A sentence of the hint, 0-based, has the pointer, or none has.
    SentencePointed(Option<usize>),
}
