//! Modes, digits and tools.

use strum::IntoEnumIterator as _;

use super::controls::{ButtonView, Icon};
use crate::app::model::Model;
use crate::app::msg::{Mode, Msg};
use crate::app::settings::Toggle;
use crate::engine::types::colour::Colour;
use crate::engine::types::digit::Digit;
use crate::engine::types::set::Element;
use crate::i18n::label::Label;
use crate::i18n::message::Message;

/// The pad: modes, digits and tools.
#[derive(Clone, PartialEq, Debug)]
pub struct PadView {
    /// The accessible name of the digits' group.
    pub label: String,
    /// The accessible name of the modes' group.
    pub modes_label: String,
    /// The accessible name of the tools' group.
    pub tools_label: String,
    /// What digits do; one of them is pressed.
    pub modes: Vec<ButtonView>,
    /// The nine digits, or the nine colours.
    pub keys: Vec<PadKeyView>,
    /// Undo, redo, erase, notes, hint.
    pub tools: Vec<ButtonView>,
}

/// A digit of the pad.
#[derive(Clone, PartialEq, Debug)]
pub struct PadKeyView {
    /// The digit, 1 to 9.
    pub digit: u8,
    /// The accessible name: `5, 3 left`.
    pub label: String,
    /// How many are not in the grid yet, 0 to 9.
    pub left: u8,
    /// Whether nine or more stand in the grid.
    pub done: bool,
    /// Whether more than nine stand in the grid.
    pub over: bool,
    /// Whether it waits for cells to be pressed.
    pub locked: bool,
    /// Whether it writes notes: shown small.
    pub small: bool,
    /// The colour it gives, in colour mode.
    pub colour: Option<Colour>,
    /// The message that a press sends.
    pub msg: Msg,
}

/// The pad of the model.
pub fn pad(model: &Model) -> PadView {
    let keys = Digit::ALL.map(|digit| {
        if model.input.mode == Mode::Colour { colour(model, digit) } else { key(model, digit) }
    });
    PadView {
        label: model.localizer.label(Label::Digits),
        modes_label: model.localizer.label(Label::Modes),
        tools_label: model.localizer.label(Label::Tools),
        modes: Mode::iter()
            .filter(|&mode| is_offered(model, mode))
            .map(|at| mode(model, at))
            .collect(),
        keys: keys.into(),
        tools: tools(model),
    }
}

fn is_offered(model: &Model, mode: Mode) -> bool {
    mode != Mode::Centre || model.shell.settings.is_on(Toggle::CentreNotes)
}

fn mode(model: &Model, mode: Mode) -> ButtonView {
    let (label, key) = match mode {
        Mode::Digit => (Label::Digit, "Z"),
        Mode::Notes => (Label::Notes, "X"),
        Mode::Centre => (Label::Centre, "C"),
        Mode::Colour => (Label::Colour, "V"),
    };
    ButtonView::new(model, label, Msg::ModeChosen(mode))
        .title(key)
        .pressed(model.input.mode == mode)
}

fn key(model: &Model, digit: Digit) -> PadKeyView {
    let placed = model.board().digits().cells_of(digit).len();
    let left = 9usize.saturating_sub(placed) as u8;
    let message = match placed {
        9 => Message::KeyDone { digit },
        10.. => Message::KeyTooMany { digit },
        _ => Message::KeyLeft { digit, left: u64::from(left) },
    };
    PadKeyView {
        digit: digit.value(),
        label: model.localizer.message(&message),
        left,
        done: placed >= 9,
        over: placed > 9,
        locked: model.input.locked == Some(digit),
        small: model.input.mode != Mode::Digit,
        colour: None,
        msg: Msg::Digit(digit),
    }
}

fn colour(model: &Model, digit: Digit) -> PadKeyView {
    PadKeyView {
        digit: digit.value(),
        label: model.localizer.message(&Message::KeyColour { colour: u64::from(digit.value()) }),
        left: 0,
        done: false,
        over: false,
        locked: model.input.locked == Some(digit),
        small: false,
        colour: Some(Colour::at(digit.index())),
        msg: Msg::Digit(digit),
    }
}

fn tools(model: &Model) -> Vec<ButtonView> {
    let history = model.session.game.history();
    let button =
        |label, msg, icon, key: &str| ButtonView::new(model, label, msg).icon(icon).title(key);
    vec![
        button(Label::Undo, Msg::Undo, Icon::Undo, "Ctrl + Z").usable(history.undoable().is_some()),
        button(Label::Redo, Msg::Redo, Icon::Redo, "Ctrl + Y").usable(history.redoable().is_some()),
        button(Label::Erase, Msg::Erase, Icon::Erase, "0"),
        button(Label::Fill, Msg::FillNotes, Icon::Notes, "N"),
        button(Label::Hint, Msg::HintRequested, Icon::Hint, "H")
            .pressed(model.card.hint().is_some()),
    ]
}
