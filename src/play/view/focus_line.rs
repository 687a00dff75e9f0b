//! The line under the grid while one digit is in view: it waits for cells, or the grid shows where
//! it can go.

use crate::core::mode::Mode;
use crate::core::msg::{BranchesMsg, EntryMsg, Msg, PuzzleMsg};
use crate::core::view::controls::{ButtonView, Icon};
use crate::core::view::verdict::verdict;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::play::Shown;
use crate::words::label::Label;
use crate::words::message::Message;

/// What is in view, and how that ends.
#[derive(Clone, PartialEq, Debug)]
pub struct FocusLineView {
    /// A lock or a filter.
    pub icon: Icon,
    /// What is in view.
    pub text: String,
    /// What is in view, where there is no room for the button: it says what ends it.
    pub brief: String,
    /// Ends it.
    pub stop: ButtonView,
    /// The other end of what is tried: it stays.
    pub keep: Option<ButtonView>,
}

/// How many letters fit into the line under the grid of a small phone; a Chinese one is as wide as two.
const LINE: usize = 42;
/// How much of it a digit in view needs for its picture and its button.
const AROUND: usize = 16;
/// How much one more button needs.
const BUTTON: usize = 8;

/// Whether what stands under the grid takes more than a line there.
pub fn is_long(status: &str, focus: Option<&FocusLineView>) -> bool {
    let width =
        |text: &str| text.chars().map(|ch| if ch.is_ascii() { 1 } else { 2 }).sum::<usize>();
    match focus {
        Some(focus) => {
            let around = if focus.keep.is_some() { AROUND + BUTTON } else { AROUND };
            width(&focus.brief) + around > LINE
        }
        None => width(status) > LINE,
    }
}

/// Whether the card of a hint says what the status line says, too: the line is then for those alone who
/// hear it.
pub fn is_in_card(model: &Shown) -> bool {
    let of_hint = |message: &Message| {
        matches!(
            message,
            Message::HintLevel { .. }
                | Message::HintSentence { .. }
                | Message::HintConflicting { .. }
                | Message::HintComplete
                | Message::HintStuck
        )
    };
    let shows_hint = model.own.card.hint().is_some();
    shows_hint && model.common.page.status.first().is_some_and(of_hint)
}

/// The line, if a digit is in view.
pub fn focus_line(model: &Shown) -> Option<FocusLineView> {
    let say = |message: &Message| model.common.localizer.message(message);
    let stop = |msg| ButtonView::new(model.common, Label::Stop, msg).title("Esc");
    if let Some(digit) = model.own.input.locked {
        let (text, brief) = messages(model.own.input.mode, digit);
        let (text, brief, stop) = (say(&text), say(&brief), stop(Msg::Entry(EntryMsg::LockEnded)));
        return Some(FocusLineView { icon: Icon::Lock, text, brief, stop, keep: None });
    }
    if model.own.input.filter.is_none() {
        return trial_line(model).or_else(|| entry_line(model));
    }
    let text = say(&model.own.showing(model.common)?);
    let stop = stop(Msg::FilterRequested(model.own.input.filter?));
    Some(FocusLineView { icon: Icon::Filter, brief: text.clone(), text, stop, keep: None })
}

/// While something is tried: how far that is, and both its ends.
fn trial_line(model: &Shown) -> Option<FocusLineView> {
    let history = model.common.session.game.history();
    let from = history.trial()?;
    let path = history.path(history.at());
    let count = path.iter().rev().take_while(|&&node| node != from).count() as u64;
    let text = model.common.localizer.message(&Message::TrialLine { count });
    let stop =
        ButtonView::new(model.common, Label::TrialGiveUp, Msg::Branches(BranchesMsg::TrialToggled))
            .title("Alt + B");
    let keep = Some(ButtonView::new(
        model.common,
        Label::TrialKeep,
        Msg::Branches(BranchesMsg::TrialKept),
    ));
    Some(FocusLineView { icon: Icon::Branches, brief: text.clone(), text, stop, keep })
}

/// While clues are typed: how many there are, how many solutions they have, and what ends it.
fn entry_line(model: &Shown) -> Option<FocusLineView> {
    let count = model.common.board().entries.clues() as u64;
    if model.common.board().givens != Grid::EMPTY || model.own.is_previewing() {
        return None;
    }
    let say = |message: &Message| model.common.localizer.message(message);
    let found = match count {
        0 => Message::EntryHelp,
        _ => verdict(model.common.session.verdict.as_ref()),
    };
    let text = model.common.localizer.join(&[say(&Message::EntryCount { count }), say(&found)]);
    let stop = ButtonView::new(model.common, Label::EntryDone, Msg::Puzzle(PuzzleMsg::CluesFixed))
        .usable(count > 0);
    Some(FocusLineView { icon: Icon::Pin, brief: text.clone(), text, stop, keep: None })
}

fn messages(mode: Mode, digit: Digit) -> (Message, Message) {
    match mode {
        Mode::Digit => (Message::DigitPlacing { digit }, Message::DigitPlacingKey { digit }),
        Mode::Notes | Mode::Centre | Mode::Links => {
            (Message::DigitNoting { digit }, Message::DigitNotingKey { digit })
        }
        Mode::Colour => {
            let colour = u64::from(digit.value());
            (Message::ColourGiving { colour }, Message::ColourGivingKey { colour })
        }
    }
}
