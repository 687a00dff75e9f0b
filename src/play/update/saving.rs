//! How the game is stored, and what becomes of it where another tab has stored another.

use crate::core::command::Command;
use crate::core::database::{Availability, DatabaseCommand};
use crate::core::msg::{Msg, StorageMsg, Version};
use crate::core::notice::Notice;
use crate::core::outside::Outcome;
use crate::core::saved::{CURRENT_KEY, GAME_KEY, Saved};
use crate::play::Update;
use crate::words::label::Label;
use crate::words::message::Message;

impl Update<'_> {
    /// Nothing was done but to play on. While the other tab's version is offered that is no answer.
    pub(crate) fn save_quietly(&mut self) {
        if self.common.storage.theirs.is_none() {
            self.save();
        }
    }
    /// Keeps the game. Where another tab has written it meanwhile, ours goes on under a name of
    /// its own, so that neither is lost; a notice says so.
    pub(crate) fn save(&mut self) {
        if self.common.storage.theirs.take().is_some() {
            self.common.session.id = self.common.seeds.id();
            self.notify(Notice::plain(Message::WentOnAsCopy));
        }
        let saved = self.saved();
        self.emit(Command::Save(format!("{GAME_KEY}{}", saved.id), saved.print()));
        self.emit(Command::Save(CURRENT_KEY.to_owned(), saved.id));
        self.keep_soon();
    }
    /// The page was left and comes back as it was. What was played elsewhere meanwhile went on from
    /// what this page had stored, so it takes the place of what is shown.
    pub(crate) fn page_restored(&mut self) {
        self.emit(Command::Reread(format!("{GAME_KEY}{}", self.common.session.id)));
        self.common.ask_database(DatabaseCommand::Load);
    }
    pub(crate) fn tab_conflict(&mut self, text: String) {
        let mut actions =
            vec![(Label::KeepMine, Msg::Storage(StorageMsg::VersionChosen(Version::Ours)))];
        match Saved::read(&text) {
            Ok(theirs) if theirs.game == self.common.session.game => return,
            Ok(_) => actions.insert(
                0,
                (Label::UseOther, Msg::Storage(StorageMsg::VersionChosen(Version::Theirs))),
            ),
            // A newer build wrote it: it is not ours to use, nor to write over.
            Err(_) => {}
        }
        self.common.storage.theirs = Some(text);
        self.notify(Notice { message: Message::NewerInOtherTab, actions });
    }
    pub(crate) fn choose_version(&mut self, version: Version) {
        self.common.page.notice = None;
        match version {
            Version::Ours => self.save(),
            Version::Theirs => {
                let theirs =
                    self.common.storage.theirs.take().and_then(|text| Saved::read(&text).ok());
                if let Some(saved) = theirs {
                    self.resume(saved);
                }
            }
        }
    }
    pub(crate) fn storage_failed(&mut self) {
        self.own.pool.is_suspended = true;
        let before = std::mem::replace(&mut self.common.storage.outcome, Outcome::Refused);
        if self.common.games.availability == Availability::Open {
            // The database keeps what the local storage refuses.
            self.keep_game();
        } else if before == Outcome::Done {
            self.notify(Notice::plain(Message::StorageRefused));
        }
    }
}
