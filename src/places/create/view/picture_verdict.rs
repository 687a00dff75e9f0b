//! What the digits that were read of a picture come to.

use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, Icon};
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::pictures::{DigitsVerdict, Doubt};
use crate::places::create::Shown;
use crate::places::create::msg::PictureMsg;
use crate::places::create::picture::PictureReading;
use crate::words::label::Label;
use crate::words::message::Message;

/// What the digits come to.
#[derive(Clone, PartialEq, Debug)]
pub struct VerdictView {
    /// Whether there is one solution; none while that is worked out.
    pub is_one: Option<bool>,
    /// Says the same as a picture.
    pub mark: Option<Icon>,
    /// The sentence.
    pub text: String,
    /// What else is known.
    pub more: String,
    /// Makes the one change after which there is one solution.
    pub change: Option<ButtonView>,
}

/// What a choice comes to, in few words.
pub(super) fn consequence(model: &Shown, verdict: DigitsVerdict) -> String {
    let message = |message| model.common.localizer.message(&message);
    match verdict {
        DigitsVerdict::Conflict(house, digit) => {
            message(Message::PictureIsConflict { digit, house })
        }
        DigitsVerdict::None => model.common.localizer.label(Label::PictureIsNone),
        DigitsVerdict::One => model.common.localizer.label(Label::PictureIsOne),
        DigitsVerdict::Unknown => String::new(),
        DigitsVerdict::Several(count, false) => {
            message(Message::PictureIsSeveral { count: count.into() })
        }
        DigitsVerdict::Several(count, true) => {
            message(Message::PictureIsMany { count: u64::from(count).saturating_sub(1) })
        }
    }
}

/// As they are now.
pub(super) fn verdict(model: &Shown, picture: &PictureReading) -> VerdictView {
    let label = |label| model.common.localizer.label(label);
    let message = |message| model.common.localizer.message(&message);
    let facts = picture.rating.as_ref().map(|rating| {
        message(Message::PictureClues { clues: picture.clues() as u64, tier: rating.tier })
    });
    let more = [facts, Some(label(Label::PicturePrivate))].into_iter().flatten();
    let more = more.collect::<Vec<_>>().join(" ");
    let Some(judged) = &picture.judged else {
        return VerdictView {
            is_one: None,
            mark: None,
            text: label(Label::PictureJudging),
            more,
            change: None,
        };
    };
    let text = match judged.verdict {
        DigitsVerdict::Conflict(house, digit) => message(Message::PictureConflict { digit, house }),
        DigitsVerdict::None => label(Label::PictureNone),
        DigitsVerdict::One => match doubtful(picture) {
            Some((cell, digit)) => message(Message::PictureWith { cell, digit }),
            None => label(Label::PictureOne),
        },
        DigitsVerdict::Unknown => label(Label::PictureUnknown),
        DigitsVerdict::Several(count, false) => {
            message(Message::PictureSeveral { count: count.into() })
        }
        DigitsVerdict::Several(count, true) => {
            message(Message::PictureMany { count: u64::from(count).saturating_sub(1) })
        }
    };
    let advised = judged.change.map(|change| advice(model, change));
    let (sentence, change) = advised.unzip();
    let text = [Some(text), sentence].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let is_one = picture.is_proper();
    let mark = Some(if is_one { Icon::Check } else { Icon::Close });
    VerdictView { is_one: Some(is_one), mark, text, more, change }
}

/// That a change would leave one solution, and what makes it.
fn advice(model: &Shown, change: Doubt) -> (String, ButtonView) {
    let message = |message| model.common.localizer.message(&message);
    let first = in_words(model, change.other);
    let name = match change.other {
        Some(digit) => message(Message::PictureUse { digit }),
        None => model.common.localizer.label(Label::PictureEmpty),
    };
    let button = ButtonView::named(name, Msg::to(PictureMsg::Changed(change)));
    (message(Message::PictureChange { cell: change.cell, first }), button)
}

/// What the open cell holds, if that is in doubt.
fn doubtful(picture: &PictureReading) -> Option<(Cell, Digit)> {
    let cell = picture.cursor.filter(|&cell| picture.doubt(cell).is_some())?;
    Some((cell, picture.digits.grid[cell]?))
}

/// A digit, or that there is none, within a sentence.
pub(super) fn in_words(model: &Shown, digit: Option<Digit>) -> String {
    match digit {
        Some(digit) => digit.to_string(),
        None => model.common.localizer.label(Label::PictureBlank),
    }
}
