//! What the database reports goes to the part that it is about.

use super::Update;
use crate::core::database::{DatabaseMsg, WritePurpose};
use crate::core::notice::Notice;
use crate::core::outside::Outcome;
use crate::words::message::Message;

impl Update<'_> {
    pub(crate) fn database(&mut self, msg: DatabaseMsg) {
        match msg {
            DatabaseMsg::Loaded(contents) => {
                self.play().library_loaded(contents);
                self.library().read_shown_puzzles();
            }
            DatabaseMsg::Read(id, purpose, texts) => self.play().game_read(&id, purpose, texts),
            DatabaseMsg::PuzzlesRead { collection, part, texts } => {
                self.play().puzzles_read(&collection, part, &texts);
                self.studio().prove_chosen();
            }
            DatabaseMsg::ReadAll(purpose, texts) => self.library().all_read(purpose, texts),
            DatabaseMsg::Usage(asked, usage) => self.library().usage_known(asked, usage),
            DatabaseMsg::Reread(summaries) => self.play().summaries_reread(summaries),
            DatabaseMsg::Kept(msg) => self.rated().kept(msg),
            DatabaseMsg::Written(Outcome::Done, WritePurpose::Keep) => {}
            DatabaseMsg::Written(Outcome::Done, WritePurpose::Merge { added, known }) => {
                self.model.common.notify(Notice::plain(Message::LibraryMerged { added, known }));
            }
            DatabaseMsg::Written(Outcome::Refused, purpose) => {
                self.play().database_refused(purpose)
            }
        }
    }
}
