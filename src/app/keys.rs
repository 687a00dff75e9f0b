//! The keys: a table from a key press to what happens, and the same table as the player's sheet.
//! Physical places (`KeyZ`, `Digit1`) count, not letters, so that Shift+digit and Z X C V work on
//! every layout. With Control the letter counts: Ctrl+Z is undo wherever the layout has its Z.

use crate::engine::types::digit::Digit;
use crate::i18n::label::Label;

use super::msg::{Dialog, Direction, Mode, MoveExtent, Msg};
use super::solving_path::Origin;

/// A key press as the browser reports it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyPress {
    /// The physical key: `KeyZ`, `Digit1`, `Numpad1`, `ArrowUp`.
    pub code: String,
    /// The character or name that the layout gives it: `z`, `?`, `Enter`.
    pub key: String,
    /// Which modifiers are held.
    pub held: Held,
}

/// Modifiers held with a key. Command counts as Control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// Control or Command.
    pub control: bool,
    /// Shift.
    pub shift: bool,
    /// Alt or Option.
    pub alt: bool,
}

/// The modifiers a binding asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum With {
    Nothing,
    Shift,
    Control,
    ControlShift,
}

impl With {
    fn matches(self, held: Held) -> bool {
        let (control, shift) = match self {
            With::Nothing => (false, false),
            With::Shift => (false, true),
            With::Control => (true, false),
            With::ControlShift => (true, true),
        };
        held.control == control && held.shift == shift && !held.alt
    }
}

/// One binding.
struct Binding {
    code: &'static str,
    with: With,
    msg: fn() -> Msg,
}

impl Binding {
    fn is_at(&self, press: &KeyPress) -> bool {
        let letter = |key: &str| key.len() == 1 && key.as_bytes()[0].is_ascii_alphabetic();
        match self.code.strip_prefix("Key") {
            Some(ours) if press.held.control && letter(&press.key) => {
                ours.eq_ignore_ascii_case(&press.key)
            }
            _ => self.code == press.code,
        }
    }
}

const fn bind(code: &'static str, with: With, msg: fn() -> Msg) -> Binding {
    Binding { code, with, msg }
}

use Direction::{Down, Left, Right, Up};
use With::{Control, ControlShift, Nothing, Shift};

const BINDINGS: &[Binding] = &[
    bind("ArrowUp", Nothing, || Msg::CursorMoved(Up, MoveExtent::Step)),
    bind("ArrowDown", Nothing, || Msg::CursorMoved(Down, MoveExtent::Step)),
    bind("ArrowLeft", Nothing, || Msg::CursorMoved(Left, MoveExtent::Step)),
    bind("ArrowRight", Nothing, || Msg::CursorMoved(Right, MoveExtent::Step)),
    bind("ArrowUp", Shift, || Msg::CursorMoved(Up, MoveExtent::Extend)),
    bind("ArrowDown", Shift, || Msg::CursorMoved(Down, MoveExtent::Extend)),
    bind("ArrowLeft", Shift, || Msg::CursorMoved(Left, MoveExtent::Extend)),
    bind("ArrowRight", Shift, || Msg::CursorMoved(Right, MoveExtent::Extend)),
    bind("ArrowUp", Control, || Msg::CursorMoved(Up, MoveExtent::NextEmpty)),
    bind("ArrowDown", Control, || Msg::CursorMoved(Down, MoveExtent::NextEmpty)),
    bind("ArrowLeft", Control, || Msg::CursorMoved(Left, MoveExtent::NextEmpty)),
    bind("ArrowRight", Control, || Msg::CursorMoved(Right, MoveExtent::NextEmpty)),
    bind("Home", Nothing, || Msg::CursorMoved(Left, MoveExtent::End)),
    bind("End", Nothing, || Msg::CursorMoved(Right, MoveExtent::End)),
    bind("Home", Control, || Msg::CursorMoved(Left, MoveExtent::Corner)),
    bind("End", Control, || Msg::CursorMoved(Right, MoveExtent::Corner)),
    bind("KeyA", Control, || Msg::SelectAll),
    bind("Escape", Nothing, || Msg::Dismiss),
    bind("Backspace", Nothing, || Msg::Erase),
    bind("Delete", Nothing, || Msg::Erase),
    bind("Digit0", Nothing, || Msg::Erase),
    bind("Numpad0", Nothing, || Msg::Erase),
    bind("KeyZ", Control, || Msg::Undo),
    bind("KeyY", Control, || Msg::Redo),
    bind("KeyZ", ControlShift, || Msg::Redo),
    bind("KeyZ", Nothing, || Msg::ModeChosen(Mode::Digit)),
    bind("KeyX", Nothing, || Msg::ModeChosen(Mode::Notes)),
    bind("KeyC", Nothing, || Msg::ModeChosen(Mode::Centre)),
    bind("KeyV", Nothing, || Msg::ModeChosen(Mode::Colour)),
    bind("KeyN", Nothing, || Msg::FillNotes),
    bind("KeyM", Nothing, || Msg::BackToMistake),
    bind("KeyH", Nothing, || Msg::HintRequested),
    bind("KeyQ", Nothing, || Msg::DeductionOpened),
    bind("Enter", Nothing, || Msg::DeductionSubmitted),
    bind("KeyH", Shift, || Msg::StepsRequested),
    bind("KeyP", Shift, || Msg::PathRequested(Origin::Clues)),
    bind("KeyK", Nothing, || Msg::CheckRequested),
    bind("KeyP", Nothing, || Msg::PauseRequested),
    bind("KeyG", Nothing, || Msg::DialogOpened(Dialog::New)),
    bind("KeyI", Nothing, || Msg::DialogOpened(Dialog::Import)),
    bind("KeyL", Nothing, || Msg::LearnRequested(None)),
    bind("KeyE", Nothing, || Msg::DialogOpened(Dialog::Share)),
];

/// What a key press means, if it means anything here.
pub fn meaning(press: &KeyPress) -> Option<Msg> {
    if press.key == "?" && !press.held.control && !press.held.alt {
        return Some(Msg::DialogOpened(Dialog::Keys));
    }
    let bound =
        BINDINGS.iter().find(|binding| binding.is_at(press) && binding.with.matches(press.held));
    bound.map(|binding| (binding.msg)())
}

/// The digit that a key press writes, and the mode if it brings its own: Shift notes it, Control
/// notes it in the middle.
pub fn digit(press: &KeyPress) -> Option<(Option<Mode>, Digit)> {
    let digit = press.code.strip_prefix("Digit").or_else(|| press.code.strip_prefix("Numpad"))?;
    let digit = Digit::from_char(digit.parse().ok()?)?;
    match (press.held.shift, press.held.control, press.held.alt) {
        (false, false, false) => Some((None, digit)),
        (true, false, false) => Some((Some(Mode::Notes), digit)),
        (false, true, false) => Some((Some(Mode::Centre), digit)),
        _ => None,
    }
}

/// The player's sheet: group, then keys and what they do.
pub const SHEET: &[(Label, &[(&str, Label)])] = &[
    (
        Label::KeysMove,
        &[
            ("↑ ↓ ← →", Label::KeyMove),
            ("Ctrl + ↑ ↓ ← →", Label::KeyNextEmpty),
            ("Home, End", Label::KeyRowEnds),
            ("Ctrl + Home, End", Label::KeyCorners),
        ],
    ),
    (
        Label::KeysSelect,
        &[
            ("Shift + ↑ ↓ ← →", Label::KeyExtend),
            ("Ctrl + A", Label::KeyAll),
            ("Esc", Label::KeyDismiss),
        ],
    ),
    (
        Label::KeysWrite,
        &[
            ("1 – 9", Label::KeyDigit),
            ("Shift + 1 – 9", Label::KeyNote),
            ("Ctrl + 1 – 9", Label::KeyCentre),
            ("0, Backspace, Delete", Label::KeyErase),
            ("Z, X, C, V", Label::KeyModes),
            ("N", Label::KeyFillNotes),
        ],
    ),
    (
        Label::KeysHistory,
        &[
            ("Ctrl + Z", Label::KeyUndo),
            ("Ctrl + Y, Ctrl + Shift + Z", Label::KeyRedo),
            ("M", Label::KeyMistake),
        ],
    ),
    (
        Label::KeysHelp,
        &[
            ("H", Label::KeyHint),
            ("← →", Label::KeySentences),
            ("Q", Label::KeyQuestion),
            ("Shift + H", Label::KeySteps),
            ("Shift + P", Label::KeyPath),
            ("K", Label::KeyCheck),
            ("P", Label::KeyPause),
            ("G", Label::KeyNew),
            ("I", Label::KeyImport),
            ("E", Label::KeyShare),
            ("L", Label::KeyLearn),
            ("?", Label::KeySheet),
        ],
    ),
];
