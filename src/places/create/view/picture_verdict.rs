//! What the digits that were read of a picture come to.

use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::pictures::{DigitsVerdict, Doubt};
use crate::places::create::Shown;
use crate::places::create::msg::PictureMsg;
use crate::places::create::picture::PictureReading;

/// What the digits come to.
#[derive(Clone, PartialEq, Debug)]
pub struct VerdictView {
    /// Whether there is one solution; none while that is worked out.
    pub is_one: Option<bool>,
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
    let clues = message(Message::PictureClues { count: picture.clues() as u64 });
    let more = format!("{clues} {}", label(Label::PicturePrivate));
    let Some(judged) = &picture.judged else {
        return VerdictView {
            is_one: None,
            text: label(Label::PictureJudging),
            more,
            change: None,
        };
    };
    let text = match judged.verdict {
        DigitsVerdict::Conflict(house, digit) => message(Message::PictureConflict { digit, house }),
        DigitsVerdict::None => label(Label::PictureNone),
        DigitsVerdict::One => label(Label::PictureOne),
        DigitsVerdict::Unknown => label(Label::PictureUnknown),
        DigitsVerdict::Several(count, false) => {
            message(Message::PictureSeveral { count: count.into() })
        }
        DigitsVerdict::Several(count, true) => {
            message(Message::PictureMany { count: u64::from(count).saturating_sub(1) })
        }
    };
    let advised = judged.change.map(|doubt: Doubt| {
        let cell = doubt.cell;
        let (sentence, name) = match doubt.other {
            Some(digit) => {
                (Message::PictureChange { cell, digit }, Message::PictureUse { cell, digit })
            }
            None => (Message::PictureChangeEmpty { cell }, Message::PictureUseEmpty { cell }),
        };
        let button = ButtonView::named(message(name), Msg::to(PictureMsg::Changed(doubt)));
        (message(sentence), button)
    });
    let (sentence, change) = advised.unzip();
    let text = [Some(text), sentence].into_iter().flatten().collect::<Vec<_>>().join(" ");
    VerdictView { is_one: Some(picture.is_proper()), text, more, change }
}
