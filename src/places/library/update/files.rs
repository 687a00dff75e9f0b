//! Files of the whole library: written, and read into the games that are here.

use crate::core::command::Command;
use crate::core::database::{
    Batch, DatabaseCommand, ReadAllPurpose, Store, Texts, Write, WritePurpose,
};
use crate::core::jobs::Purpose;
use crate::core::letter::LateLetter;
use crate::core::notice::Notice;
use crate::core::saved::Saved;
use crate::core::states::last_text;
use crate::places::library::Update;
use crate::places::library::merge;
use crate::places::library::transfer;
use crate::service::archive::{Archive, ArchiveError, ArchivedGame};
use crate::service::request;
use crate::words::message::Message;
use litemap::LiteMap;

impl Update<'_> {
    pub(crate) fn archive_read(&mut self, read: Result<Box<Archive>, ArchiveError>) {
        match read {
            Ok(file) => {
                self.common.ask_database(DatabaseCommand::ReadAll(ReadAllPurpose::Merge(file)))
            }
            Err(ArchiveError::Damaged) => self.notify(Notice::plain(Message::LibraryDamaged)),
            Err(ArchiveError::Newer) => self.notify(Notice::plain(Message::LibraryNewer)),
        }
    }
    pub(crate) fn all_read(&mut self, purpose: ReadAllPurpose, read: Texts) {
        let mut texts = LiteMap::<String, String>::new_vec();
        for (id, text) in read.games {
            let last = match texts.get(&id) {
                Some(known) => last_text(known, text),
                None => text,
            };
            texts.insert(id, last);
        }
        // The game in play is the newest here.
        let saved = self.common.session.saved();
        if self.common.games.get(&saved.id).is_some() {
            texts.insert(saved.id.clone(), saved.print());
        }
        match purpose {
            ReadAllPurpose::Export => {
                let now = self.common.moment.millis;
                let archive = transfer::archive(&self.common.games, &texts, &read.puzzles, now);
                let learned = self.common.storage.learned.print();
                let archive = Box::new(archive.with_learned(learned));
                self.ask(request::WriteArchive { archive }, Purpose::WriteArchive);
            }
            ReadAllPurpose::Merge(archive) => {
                self.common.merge_learned(&archive.learned);
                self.merge(*archive, &texts, &read.puzzles);
            }
        }
    }
    pub(crate) fn save_archive(&mut self, file: String) {
        let name = format!("nonet-library-{}.json", self.common.moment.date());
        self.emit(Command::SaveFile(name, file));
    }
    fn merge(
        &mut self,
        archive: Archive,
        games: &LiteMap<String, String>,
        puzzles: &[(String, String)],
    ) {
        let common = &mut *self.common;
        let mut new_id = || common.seeds.id();
        let merged = merge::merge(archive, &common.games, games, puzzles, &mut new_id);
        let mut writes = Vec::new();
        for (id, collection) in merged.collections {
            writes.push(Write::Put(Store::Collections, id.clone(), collection.print()));
            common.games.put_collection(id, collection);
        }
        for (id, text) in merged.unreadable_collections {
            writes.push(Write::Put(Store::Collections, id.clone(), text.clone()));
            common.games.unreadable_collections.insert(id, text);
        }
        let parts = merged.puzzles.into_iter();
        writes.extend(parts.map(|(key, text)| Write::Put(Store::Puzzles, key, text)));
        for ArchivedGame { id, summary, game } in merged.unreadable {
            writes.push(Write::Put(Store::Summaries, id.clone(), summary.clone()));
            writes.extend(game.clone().map(|text| Write::Put(Store::Games, id.clone(), text)));
            match summary.is_empty() {
                true => common.games.unreadable.insert(id, game.unwrap_or_default()),
                false => common.games.newer.insert(id, summary),
            };
        }
        let in_play = merged.games.iter().rfind(|(game, _)| game.id == common.session.id);
        let in_play = in_play.and_then(|(_, text)| Saved::read(text.as_deref()?).ok());
        for (summary, text) in merged.games {
            let id = summary.id.clone();
            writes.push(Write::Put(Store::Summaries, id.clone(), summary.print()));
            writes.extend(text.map(|text| Write::Put(Store::Games, id, text)));
            common.games.insert(summary);
        }
        common.games.find_unrated();
        // The notice waits until all of it is written: who reads it may close the page.
        let purpose = WritePurpose::Merge { added: merged.added, known: merged.known };
        self.common.ask_database(DatabaseCommand::Write(Batch {
            writes,
            purpose,
            ..Batch::default()
        }));
        if let Some(saved) = in_play {
            self.send(LateLetter::Resume(Box::new(saved)));
        }
    }
}
