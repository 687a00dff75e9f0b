//! The notice, in one line.

use crate::core::dialog::Dialog;
use crate::core::msg::{Msg, NoticeMsg};
use crate::core::notice::Notice;
use crate::core::notice::NoticeEnd;
use crate::core::view::controls::{ButtonView, Icon};
use crate::shell::model::Model;
use crate::words::label::Label;
use crate::words::message::Message;

/// A notice with what can be done.
#[derive(Clone, PartialEq, Debug)]
pub struct NoticeView {
    /// The message, in one or two sentences.
    pub text: String,
    /// Whether it must interrupt a screen reader.
    pub urgent: bool,
    /// One button for each thing that can be done about it.
    pub buttons: Vec<ButtonView>,
    /// How much room that needs.
    pub length: NoticeLength,
    /// Shows all of it, where one line of a phone is too short.
    pub whole: Option<ButtonView>,
    /// Closes the notice, if it does not leave by itself.
    pub close: Option<ButtonView>,
}

/// How much room a notice needs with its buttons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NoticeLength {
    /// A line of a phone.
    Short,
    /// The line over the panel of a desk.
    Medium,
    /// More than that.
    Long,
}

impl NoticeLength {
    fn of(width: usize) -> NoticeLength {
        match width {
            _ if width <= PHONE_WIDTH => NoticeLength::Short,
            _ if width <= PANEL_WIDTH => NoticeLength::Medium,
            _ => NoticeLength::Long,
        }
    }
}

/// How much the line of a phone holds, in the width of Latin letters.
const PHONE_WIDTH: usize = 34;
/// How much each of two lines in small letters holds on a phone, in the width of Latin letters.
const SMALL_WIDTH: usize = 48;
/// How much the line over the panel of a desk holds.
const PANEL_WIDTH: usize = 44;
/// What stands around the word of a button.
const AROUND: usize = 4;

/// The notice of the model. During a hint there is none but that its explanation is missing.
pub fn notice(model: &Model) -> Option<NoticeView> {
    let is_shown = |notice: &&Notice| match notice.message {
        Message::ExplanationsMissing | Message::WordsMissing => true,
        _ => model.play.card.hint().is_none(),
    };
    let notice = model.common.page.notice.as_ref().filter(is_shown)?;
    let button = |(label, msg): &(Label, Msg)| ButtonView::new(&model.common, *label, msg.clone());
    let text = model.common.localizer.message(&notice.message);
    let buttons: Vec<ButtonView> = notice.actions.iter().map(button).collect();
    let close = matches!(notice.end(), NoticeEnd::Place | NoticeEnd::Closed).then(|| {
        ButtonView::new(&model.common, Label::Close, Msg::Notice(NoticeMsg::Closed))
            .icon(Icon::Close)
    });
    let around: usize = buttons.iter().map(|view| width(&view.label) + AROUND).sum();
    let around = around + close.as_ref().map_or(0, |_| AROUND);
    let length = NoticeLength::of(width(&text) + around);
    // Two lines of small letters leave room for one button.
    let fits = length == NoticeLength::Short
        || buttons.len() < 2 && width(&text) <= 2 * SMALL_WIDTH.saturating_sub(around);
    let whole = (!fits).then(|| {
        ButtonView::new(&model.common, Label::NoticeMore, Msg::DialogOpened(Dialog::Notice))
    });
    Some(NoticeView { text, urgent: is_urgent(notice), buttons, length, whole, close })
}

fn is_urgent(notice: &Notice) -> bool {
    !matches!(
        notice.message,
        Message::Resumed { .. }
            | Message::BlankStarted
            | Message::NewGame { .. }
            | Message::NewGameFor { .. }
            | Message::NewGameUsing { .. }
            | Message::PracticeStarted { .. }
            | Message::CluesFixed { .. }
            | Message::UpdateReady
            | Message::UpdateAtHost
            | Message::PictureSaved
            | Message::PictureShared
            | Message::PictureCopied
    )
}

/// A Chinese character is as wide as two letters.
fn width(text: &str) -> usize {
    text.chars().map(|letter| if letter.is_ascii() { 1 } else { 2 }).sum()
}
