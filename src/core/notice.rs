//! [`Notice`]: one sentence beside the game, what can be done about it, and when it leaves.

use crate::words::label::Label;
use crate::words::message::Message;

use crate::core::msg::{EntryMsg, Msg, NoticeMsg, PuzzleMsg};

/// How long a sentence stays, in seconds.
const PLAIN_SECONDS: u32 = 6;
/// How long it stays if something can be done about it.
const ACTION_SECONDS: u32 = 10;
/// How long it stays if it asks what is to be done: that is read twice, and looked up in the grid.
const QUESTION_SECONDS: u32 = 20;

/// A notice and what can be done about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// What it says.
    pub message: Message,
    /// What can be done.
    pub actions: Vec<(Label, Msg)>,
}

/// When a notice leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeEnd {
    /// At the player's next action, or after so many seconds.
    Action(u32),
    /// After so many seconds.
    Seconds(u32),
    /// When the player goes to another place or closes it.
    Place,
    /// When its cause is gone, or the player closes it.
    Closed,
}

impl Notice {
    /// A notice without actions.
    pub fn plain(message: Message) -> Notice {
        Notice { message, actions: Vec::new() }
    }
    /// When it leaves.
    pub fn end(&self) -> NoticeEnd {
        match self.message {
            Message::NewerInOtherTab
            | Message::SavedUnreadable
            | Message::LinkUnreadable { .. }
            | Message::StorageRefused
            | Message::StorageFull
            | Message::UpdateAtHost
            | Message::WorkerGone
            | Message::WorkerSilent => NoticeEnd::Closed,
            Message::CollectionDeleted | Message::GameDeleted => NoticeEnd::Place,
            Message::WentOnAsCopy | Message::BothWaysKept => NoticeEnd::Seconds(ACTION_SECONDS),
            _ if self.actions.is_empty() => NoticeEnd::Action(PLAIN_SECONDS),
            // After another move Undo would take that one back, and who plays on stays here.
            _ if self.goes_back() => NoticeEnd::Action(ACTION_SECONDS),
            _ if self.asks() => NoticeEnd::Seconds(QUESTION_SECONDS),
            _ => NoticeEnd::Seconds(ACTION_SECONDS),
        }
    }

    /// Whether one of the answers is to do nothing.
    fn asks(&self) -> bool {
        self.actions.iter().any(|(_, msg)| *msg == Msg::Notice(NoticeMsg::Closed))
    }
    /// Whether all that can be done is to go back to how it was.
    fn goes_back(&self) -> bool {
        self.actions.iter().all(|(_, msg)| {
            matches!(msg, Msg::Entry(EntryMsg::Undo) | Msg::Puzzle(PuzzleMsg::PreviousRequested))
        })
    }
}

/// The notice on the page and how long it has been there.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NoticeTimer {
    /// Tells one notice from the next, though both may say the same.
    pub serial: u32,
    /// The seconds for which it could be read.
    pub seconds: u32,
    /// Whether the pointer or the focus is on it, which holds it.
    pub is_held: bool,
}
