//! The first visit's help: a way to learn the game, and three lines, for a finger and for keys with a
//! mouse. The style sheet shows those for the input at hand, all of them beside the grid of a desk, one
//! at a time on a phone.

use crate::core::lesson_id::{Basic, LessonId};
use crate::core::msg::{Msg, NoticeMsg, TIPS};
use crate::core::view::controls::{ButtonView, Icon};
use crate::play::card::Card;
use crate::shell::model::Model;
use crate::words::label::Label;

/// The first visit's help.
#[derive(Clone, PartialEq, Debug)]
pub struct TipsView {
    /// The heading.
    pub label: String,
    /// Each line for a finger, and for keys with a mouse.
    pub lines: Vec<[String; 2]>,
    /// The line that a phone shows.
    pub at: usize,
    /// Whether something else stands in the line under the grid.
    pub waits: bool,
    /// The text of the way to the first lesson, which belongs to the first line.
    pub learn: String,
    /// Its address, from `#` on.
    pub href: String,
    /// Shows the next line, where they come one at a time.
    pub next: ButtonView,
    /// Puts all of it away.
    pub close: ButtonView,
}

const LINES: [[Label; 2]; TIPS] = [
    [Label::TipNew, Label::TipNew],
    [Label::TipTouchFirst, Label::TipKeysFirst],
    [Label::TipTouchSecond, Label::TipKeysSecond],
    [Label::TipTouchThird, Label::TipKeysThird],
];

/// The help of the model, if there is any to show: a card needs its room.
pub fn tips(model: &Model) -> Option<TipsView> {
    let shell = &model.common.page;
    let at = shell.tip.filter(|_| model.play.card == Card::None)?;
    let button = |label, msg| ButtonView::new(&model.common, label, msg);
    Some(TipsView {
        label: model.common.localizer.label(Label::Tips),
        lines: LINES.map(|line| line.map(|label| model.common.localizer.label(label))).into(),
        at,
        waits: shell.notice.is_some()
            || !shell.status.is_empty()
            || model.play.input.in_view().is_some(),
        learn: model.common.localizer.label(Label::TipLearn),
        href: LessonId::Basic(Basic::Rules).href(),
        next: match at > 0 && at + 1 < TIPS {
            true => button(Label::TipNext, Msg::Notice(NoticeMsg::TipRead)).icon(Icon::Next),
            false => button(Label::TipsClose, Msg::Notice(NoticeMsg::TipRead)).icon(Icon::Close),
        },
        close: button(Label::TipsClose, Msg::Notice(NoticeMsg::TipsClosed)),
    })
}
