//! Modes, digits and tools.

use strum::IntoEnumIterator as _;

use crate::core::dialog::Dialog;
use crate::core::in_view::InView;
use crate::core::mode::Mode;
use crate::core::msg::{EntryMsg, HintMsg, Msg};
use crate::core::settings::{Choice, Toggle};
use crate::core::view::controls::{ButtonView, Icon};
use crate::engine::types::colour::Colour;
use crate::engine::types::digit::Digit;
use crate::engine::types::set::Element;
use crate::play::Shown;
use crate::words::label::Label;
use crate::words::message::Message;

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
    /// Undo, redo, erase, notes, menu, hint.
    pub tools: Vec<ButtonView>,
    /// Erase once more, as the tenth key where the keys stand in two rows.
    pub erase: ButtonView,
    /// How the keys stand on a phone.
    pub layout: &'static str,
    /// Whether what the thumb needs stands at the left.
    pub left_hand: bool,
    /// Whether 7 8 9 stand on top where the keys are three by three.
    pub from_seven: bool,
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
    /// What shows that it is in view.
    pub mark: Option<Icon>,
    /// Whether it writes notes: shown small.
    pub small: bool,
    /// The colour it gives, in colour mode.
    pub colour: Option<Colour>,
    /// The message that a press sends.
    pub msg: Msg,
    /// The message that a long press sends.
    pub held: Msg,
}

/// The pad of the model.
pub fn pad(model: &Shown, previous: Option<&PadView>) -> PadView {
    let keys = Digit::ALL.map(|digit| {
        // A deduction is marked with digits in every mode.
        let gives_colours =
            model.own.input.mode == Mode::Colour && model.own.card.deduction().is_none();
        let view = match gives_colours {
            true => colour(model, digit),
            false => key(model, digit),
        };
        named(model, view, digit, previous)
    });
    PadView {
        label: model.common.localizer.label(Label::Digits),
        modes_label: model.common.localizer.label(Label::Modes),
        tools_label: model.common.localizer.label(Label::Tools),
        modes: Mode::iter()
            .filter(|&mode| is_offered(model, mode))
            .map(|at| mode(model, at))
            .collect(),
        keys: keys.into(),
        tools: tools(model),
        erase: erase(model),
        layout: model.common.page.settings.chosen(Choice::PadLayout),
        left_hand: model.common.page.settings.is_on(Toggle::LeftHand),
        from_seven: model.common.page.settings.is_on(Toggle::PadFromSeven),
    }
}

fn is_offered(model: &Shown, mode: Mode) -> bool {
    mode != Mode::Centre || model.common.page.settings.is_on(Toggle::CentreNotes)
}

fn mode(model: &Shown, mode: Mode) -> ButtonView {
    let (label, key) = match mode {
        Mode::Digit => (Label::Digit, "Z"),
        Mode::Notes if is_offered(model, Mode::Centre) => (Label::Corner, "X"),
        Mode::Notes => (Label::Notes, "X"),
        Mode::Centre => (Label::Centre, "C"),
        Mode::Colour => (Label::Colour, "V"),
        Mode::Links => (Label::Links, "J"),
    };
    ButtonView::new(model.common, label, Msg::Entry(EntryMsg::ModeChosen(mode)))
        .title(key)
        .pressed(model.own.input.mode == mode)
}

fn key(model: &Shown, digit: Digit) -> PadKeyView {
    let placed = model.common.board().digits().cells_of(digit).len();
    let left = 9usize.saturating_sub(placed) as u8;
    PadKeyView {
        digit: digit.value(),
        label: String::new(),
        left,
        done: placed >= 9,
        over: placed > 9,
        locked: mark(model, digit).is_some(),
        mark: mark(model, digit),
        small: model.own.input.mode != Mode::Digit,
        colour: None,
        msg: Msg::Entry(EntryMsg::Digit(digit)),
        held: Msg::Entry(EntryMsg::DigitHeld(digit)),
    }
}

/// The key with its name: that of before, where it says the same.
fn named(model: &Shown, view: PadKeyView, digit: Digit, previous: Option<&PadView>) -> PadKeyView {
    let says = |key: &PadKeyView| (key.left, key.done, key.over, key.colour);
    let before = previous.and_then(|pad| pad.keys.get(digit.index()));
    if let Some(before) = before.filter(|before| says(before) == says(&view)) {
        return PadKeyView { label: before.label.clone(), ..view };
    }
    let message = match (view.colour, view.done, view.over) {
        (Some(_), ..) => Message::KeyColour { colour: u64::from(view.digit) },
        (None, _, true) => Message::KeyTooMany { digit },
        (None, true, false) => Message::KeyDone { digit },
        (None, false, false) => Message::KeyLeft { digit, left: u64::from(view.left) },
    };
    PadKeyView { label: model.common.localizer.message(&message), ..view }
}

fn mark(model: &Shown, digit: Digit) -> Option<Icon> {
    let filtered = model.own.input.filter == Some(InView::Digit(digit));
    let locked = model.own.input.locked == Some(digit);
    locked.then_some(Icon::Lock).or(filtered.then_some(Icon::Filter))
}

fn colour(model: &Shown, digit: Digit) -> PadKeyView {
    PadKeyView {
        digit: digit.value(),
        label: String::new(),
        left: 0,
        done: false,
        over: false,
        locked: model.own.input.locked == Some(digit),
        mark: (model.own.input.locked == Some(digit)).then_some(Icon::Lock),
        small: false,
        colour: Some(Colour::at(digit.index())),
        msg: Msg::Entry(EntryMsg::Digit(digit)),
        held: Msg::Entry(EntryMsg::DigitHeld(digit)),
    }
}

fn erase(model: &Shown) -> ButtonView {
    ButtonView::new(model.common, Label::Erase, Msg::Entry(EntryMsg::Erase))
        .icon(Icon::Erase)
        .title("0")
}

fn tools(model: &Shown) -> Vec<ButtonView> {
    let history = model.common.session.game.history();
    let button = |label, msg, icon, key: &str| {
        ButtonView::new(model.common, label, msg).icon(icon).title(key)
    };
    vec![
        button(Label::Undo, Msg::Entry(EntryMsg::Undo), Icon::Undo, "Ctrl + Z")
            .usable(history.can_undo()),
        button(Label::Redo, Msg::Entry(EntryMsg::Redo), Icon::Redo, "Ctrl + Y")
            .usable(history.can_redo()),
        erase(model),
        button(Label::Fill, Msg::Entry(EntryMsg::FillNotes), Icon::Notes, "N"),
        ButtonView::new(model.common, Label::Menu, Msg::DialogOpened(Dialog::Menu))
            .icon(Icon::Menu),
        button(Label::Hint, Msg::Hint(HintMsg::Requested), Icon::Hint, "H")
            .pressed(model.own.card.hint().is_some()),
    ]
}
