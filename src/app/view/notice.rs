//! The notice, in one line.

use super::controls::{ButtonView, Icon};
use crate::app::model::{Model, Notice};
use crate::app::msg::{Dialog, Msg};
use crate::app::notice::NoticeEnd;
use crate::i18n::label::Label;
use crate::i18n::message::Message;

/// A notice with what can be done.
#[derive(Clone, PartialEq, Debug)]
pub struct NoticeView {
    /// The message, in one or two sentences.
    pub text: String,
    /// Whether it must interrupt a screen reader.
    pub urgent: bool,
    /// One button for each thing that can be done about it.
    pub buttons: Vec<ButtonView>,
    /// Shows all of it, where one line of a phone is too short.
    pub whole: Option<ButtonView>,
    /// Closes the notice, if it does not leave by itself.
    pub close: Option<ButtonView>,
}

/// How much the line of a phone holds, in the width of Latin letters.
const PHONE_WIDTH: usize = 34;

/// The notice of the model. During a hint there is none but that its explanation is missing.
pub fn notice(model: &Model) -> Option<NoticeView> {
    let is_shown = |notice: &&Notice| match notice.message {
        Message::ExplanationsMissing | Message::WordsMissing => true,
        _ => model.card.hint().is_none(),
    };
    let notice = model.shell.notice.as_ref().filter(is_shown)?;
    let button = |(label, msg): &(Label, Msg)| ButtonView::new(model, *label, msg.clone());
    let text = model.localizer.message(&notice.message);
    let buttons: Vec<ButtonView> = notice.actions.iter().map(button).collect();
    let whole = (width(&text) + buttons.iter().map(|view| width(&view.label) + 4).sum::<usize>()
        > PHONE_WIDTH)
        .then(|| ButtonView::new(model, Label::NoticeMore, Msg::DialogOpened(Dialog::Notice)));
    let close = (notice.end() == NoticeEnd::Closed)
        .then(|| ButtonView::new(model, Label::Close, Msg::NoticeClosed).icon(Icon::Close));
    Some(NoticeView { text, urgent: is_urgent(notice), buttons, whole, close })
}

fn is_urgent(notice: &Notice) -> bool {
    !matches!(
        notice.message,
        Message::Resumed { .. }
            | Message::BlankStarted
            | Message::NewGame { .. }
            | Message::NewGameFor { .. }
            | Message::PracticeStarted { .. }
            | Message::CluesFixed { .. }
            | Message::UpdateReady
            | Message::PictureSaved
            | Message::PictureShared
    )
}

/// A Chinese character is as wide as two letters.
fn width(text: &str) -> usize {
    text.chars().map(|letter| if letter.is_ascii() { 1 } else { 2 }).sum()
}
