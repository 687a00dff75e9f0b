//! What the screen shows: plain structs, ready for display, made from the model alone. A component
//! takes one and draws it; nothing is computed, looked up or translated after this.

pub mod header;
pub mod board;
pub mod controls;
pub mod dialog;
pub mod import;
pub mod learn;
pub mod arrows;
pub mod list;
pub mod new_puzzle;
pub mod pad;
pub mod panel;
pub mod sentence;
pub mod solving_path;
pub mod step_list;
pub mod benchmark;

use board::BoardView;
use controls::{ButtonView, Icon};
use dialog::DialogView;
use header::HeaderView;
use new_puzzle::NewPuzzleView;
use pad::PadView;
use panel::PanelView;

use super::model::{Model, Notice};
use super::msg::{Dialog, Msg};
use super::settings::{Locale, Theme};
use crate::i18n::label::Label;
use crate::i18n::message::Message;

/// Everything that is on the page at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct PageView {
    /// The language of every text below.
    pub locale: Locale,
    /// Light, dark or as the system says.
    pub theme: Theme,
    /// The bar at the top.
    pub header: HeaderView,
    /// The grid, with what is drawn over it.
    pub board: BoardView,
    /// One sentence under the grid, announced politely.
    pub status: String,
    /// The pad: modes, digits and tools.
    pub pad: PadView,
    /// The form for a new puzzle.
    pub new: NewPuzzleView,
    /// Import as the rail's button.
    pub import: ButtonView,
    /// Buttons that open the lists of steps, where there is room for them.
    pub lists: Vec<ButtonView>,
    /// The card beside or over the pad: hint, solutions, steps or path.
    pub panel: Option<PanelView>,
    /// The dialog over the page, if one is open.
    pub dialog: Option<DialogView>,
    /// One notice at a time.
    pub notice: Option<NoticeView>,
}

/// A notice at the bottom, with what can be done.
#[derive(Clone, PartialEq, Debug)]
pub struct NoticeView {
    /// The message, in one or two sentences.
    pub text: String,
    /// Whether it must interrupt a screen reader.
    pub urgent: bool,
    /// One button for each thing that can be done about it.
    pub buttons: Vec<ButtonView>,
    /// Closes the notice.
    pub close: ButtonView,
}

/// Everything the screen shows of the model.
pub fn page(model: &Model) -> PageView {
    let status: Vec<String> =
        model.shell.status.iter().map(|message| model.localizer.message(message)).collect();
    PageView {
        locale: model.shell.locale,
        theme: model.shell.settings.theme,
        header: header::header(model),
        board: board::board(model),
        status: model.localizer.join(&status),
        pad: pad::pad(model),
        new: new_puzzle::new(model),
        import: ButtonView::new(model, Label::Import, Msg::DialogOpened(Dialog::Import))
            .icon(Icon::Import)
            .title("I"),
        lists: list::entries(model),
        panel: panel::panel(model),
        dialog: dialog::dialog(model),
        notice: model.shell.notice.as_ref().map(|at| notice(model, at)),
    }
}

fn notice(model: &Model, notice: &Notice) -> NoticeView {
    let button = |(label, msg): &(Label, Msg)| ButtonView::new(model, *label, msg.clone());
    NoticeView {
        text: model.localizer.message(&notice.message),
        urgent: !matches!(
            notice.message,
            Message::Greeting
                | Message::Resumed { .. }
                | Message::BlankStarted
                | Message::NewGame { .. }
                | Message::NewGameFor { .. }
                | Message::PracticeStarted { .. }
                | Message::CluesFixed { .. }
        ),
        buttons: notice.actions.iter().map(button).collect(),
        close: ButtonView::new(model, Label::Close, Msg::NoticeClosed).icon(Icon::Close),
    }
}
