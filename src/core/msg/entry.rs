//! [`EntryMsg`]: what is entered into the selected cells.

use crate::core::mode::Mode;
use crate::core::moves::NoteKind;
use crate::engine::types::colour::Colour;
use crate::engine::types::digit::Digit;

/// What is entered into the selected cells.
#[derive(Clone, PartialEq, Debug)]
pub enum EntryMsg {
    /// A digit of the pad, used as the mode says.
    Digit(Digit),
    /// A digit of the keyboard, used as this mode or else the current one says.
    DigitTyped(Option<Mode>, Digit),
    /// A cell stays empty while clues are typed.
    CellSkipped,
    /// A key of the pad was held down.
    DigitHeld(Digit),
    /// The digit that waits for cells is put down again.
    LockEnded,
    /// What digits do from now on, the next in order.
    NextModeRequested,
    /// A digit is taken in hand for many cells, or put down again.
    LockRequested,
    /// A single note becomes the digit; a digit in hand goes into the cell.
    Promoted,
    /// Notes of a kind go from the selected cells.
    NotesErased(NoteKind),
    /// Corner notes of the selected cells become centre notes.
    NotesCentralised,
    /// What digits do from now on.
    ModeChosen(Mode),
    /// A colour for the selected cells.
    Colour(Colour),
    /// Empty the selected cells.
    Erase,
    /// Write every possible candidate as a note; where notes are complete, drop the impossible.
    FillNotes,
    /// One move back.
    Undo,
    /// One move forward again.
    Redo,
}
