//! What the player does in the Library.

pub(crate) mod collections;

use crate::core::collections::one_line;
use litemap::LiteMap;

use crate::core::command::Command;
use crate::core::database::{
    Batch, DatabaseCommand, Persistence, ReadAllPurpose, ReadPurpose, Store, Texts, Usage, Write,
    WritePurpose,
};
use crate::core::dialog::Dialog;
use crate::core::field::Field;
use crate::core::jobs::Purpose;
use crate::core::msg::Msg;
use crate::core::notice::Notice;
use crate::core::puzzles::Puzzles;
use crate::core::saved::Saved;
use crate::core::section::Section;
use crate::core::states::last_text;
use crate::core::summary::Summary;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::places::library::listing::Order;
use crate::places::library::merge;
use crate::places::library::msg::LibraryMsg;
use crate::places::library::statistics;
use crate::places::library::transfer;
use crate::service::archive::{Archive, ArchiveError, ArchivedGame};
use crate::service::request;
use crate::shell::update::Update;

impl Update<'_> {
    pub(crate) fn handle_library(&mut self, msg: LibraryMsg) {
        let browse = &mut self.model.library.browse;
        match msg {
            LibraryMsg::Opened(id) => self.open_row(id),
            LibraryMsg::Restarted(id) => self.open_game(&id, ReadPurpose::Restart),
            LibraryMsg::Shared(id) => self.open_game(&id, ReadPurpose::Share),
            LibraryMsg::Printed(id) => self.open_game(&id, ReadPurpose::Print),
            LibraryMsg::GameChosen(id) => {
                browse.chosen = Some(id);
                self.open(Dialog::Game);
            }
            LibraryMsg::Deleted(id) => self.delete(&id),
            LibraryMsg::DeletionUndone(ids) => self.undo_deletion(&ids),
            LibraryMsg::CollectionCreated => self.create_collection(Puzzles::default()),
            LibraryMsg::CollectionDeleted => self.delete_collection(),
            LibraryMsg::TierChosen(tier) => (browse.tier, browse.first) = (tier, 0),
            LibraryMsg::AloneToggled => {
                (browse.is_alone, browse.first) = (!browse.is_alone, 0);
            }
            LibraryMsg::FilterCleared => browse.clear_filter(),
            LibraryMsg::SortedBy(column) => {
                (browse.order, browse.first) = (browse.order.after_press(column), 0);
            }
            LibraryMsg::Scrolled(first) => browse.first = first,
            LibraryMsg::PeriodChosen(period) => browse.period = period,
            LibraryMsg::TableExported => self.export_table(),
            LibraryMsg::PersistenceRequested => {
                self.model.common.ask_database(DatabaseCommand::Usage(Persistence::Ask));
            }
        }
    }
    /// Everything is handed over as a file, with the game in play as it is now.
    pub(crate) fn export(&mut self) {
        self.keep_game();
        self.model.common.ask_database(DatabaseCommand::ReadAll(ReadAllPurpose::Export));
    }
    fn export_table(&mut self) {
        let table = statistics::csv(self.model.common.games.games());
        self.emit(Command::SaveFile("nonet-solved.csv".to_owned(), table));
    }
    /// The list is found again at the row that was opened.
    fn open_row(&mut self, id: String) {
        self.open_game(&id, ReadPurpose::Open);
        self.model.library.browse.chosen = Some(id);
    }
    /// The Library is shown from here on.
    pub(crate) fn enter_library(&mut self, section: Section) {
        let section = self.reached(section);
        match section {
            Section::Day(date) => {
                self.model.common.dailies.day = Some(date);
                self.model.common.prepare_daily();
            }
            Section::Today => self.model.common.dailies.day = None,
            _ => {}
        }
        let browse = &mut self.model.library.browse;
        if browse.section != section {
            browse.section = section;
            browse.chosen = None;
            browse.clear_filter();
        }
        self.keep_game();
        self.read_shown_puzzles();
        self.model.common.ask_database(DatabaseCommand::Usage(Persistence::Look));
    }
    /// A day that has not come yet has no puzzles, and today has an address of its own.
    fn reached(&self, section: Section) -> Section {
        match section {
            Section::Day(date) if date >= self.model.common.moment.date() => Section::Today,
            section => section,
        }
    }
    pub(crate) fn usage_known(&mut self, asked: Persistence, usage: Option<Usage>) {
        let library = &mut self.model.common.games;
        library.usage = usage;
        let agreed = usage.is_some_and(|usage| usage.is_persistent);
        if asked == Persistence::Ask {
            library.is_persistence_refused = !agreed;
            if !agreed {
                self.notify(Notice::plain(Message::PersistenceRefused));
            }
        }
    }
    pub(crate) fn edit_library(&mut self, field: Field, value: &str) {
        let browse = &mut self.model.library.browse;
        match field {
            Field::LibrarySearch => {
                (browse.search, browse.first) = (value.to_owned(), 0);
            }
            Field::LibraryOrder => {
                (browse.order, browse.first) = (Order::of_slug(value).unwrap_or_default(), 0);
            }
            Field::GameName => self.rename_game(value),
            Field::GameCollection => self.move_game(value),
            Field::CollectionName => self.rename_collection(value),
            _ => {}
        }
    }

    fn delete(&mut self, id: &str) {
        self.model.common.page.dialog = None;
        self.delete_game(id);
        let undo = Msg::to(LibraryMsg::DeletionUndone(vec![id.to_owned()]));
        let actions = vec![(Label::Undo, undo)];
        self.notify(Notice { message: Message::GameDeleted, actions });
    }
    fn chosen(&self) -> Option<Summary> {
        let id = self.model.library.browse.chosen.as_ref()?;
        Some(Summary::clone(&*self.model.common.games.game_or_puzzle(id)?))
    }
    /// The name is the saved game's, too.
    fn rename_game(&mut self, name: &str) {
        let Some(mut summary) = self.chosen() else { return };
        summary.name = one_line(name);
        if summary.id == self.model.common.session.id {
            self.model.common.session.name = summary.name.clone();
            self.model.common.list(summary);
            return self.save();
        }
        let is_begun = summary.moves.is_some();
        let id = summary.id.clone();
        self.model.common.list(summary);
        if is_begun {
            self.model.common.ask_database(DatabaseCommand::Read(id, ReadPurpose::Rename));
        }
    }
    fn move_game(&mut self, collection: &str) {
        if let Some(mut summary) = self.chosen() {
            summary.collection = (!collection.is_empty()).then(|| collection.to_owned());
            summary.place = None;
            self.model.common.list(summary);
        }
    }

    /// A file that means to be a library; others are puzzles.
    pub(crate) fn merge_file(&mut self, text: String) {
        self.ask(request::ReadArchive { text }, Purpose::ReadArchive);
    }
    pub(crate) fn archive_read(&mut self, read: Result<Box<Archive>, ArchiveError>) {
        match read {
            Ok(file) => self
                .model
                .common
                .ask_database(DatabaseCommand::ReadAll(ReadAllPurpose::Merge(file))),
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
        let saved = self.model.saved();
        if self.model.common.games.get(&saved.id).is_some() {
            texts.insert(saved.id.clone(), saved.print());
        }
        match purpose {
            ReadAllPurpose::Export => {
                let now = self.model.common.moment.millis;
                let archive =
                    transfer::archive(&self.model.common.games, &texts, &read.puzzles, now);
                let learned = self.model.common.storage.learned.print();
                let archive = Box::new(archive.with_learned(learned));
                self.ask(request::WriteArchive { archive }, Purpose::WriteArchive);
            }
            ReadAllPurpose::Merge(archive) => {
                self.model.common.merge_learned(&archive.learned);
                self.merge(*archive, &texts, &read.puzzles);
            }
        }
    }
    pub(crate) fn save_archive(&mut self, file: String) {
        let name = format!("nonet-library-{}.json", self.model.common.moment.date());
        self.emit(Command::SaveFile(name, file));
    }
    fn merge(
        &mut self,
        archive: Archive,
        games: &LiteMap<String, String>,
        puzzles: &[(String, String)],
    ) {
        let model = &mut *self.model;
        let mut new_id = || model.common.seeds.id();
        let merged = merge::merge(archive, &model.common.games, games, puzzles, &mut new_id);
        let mut writes = Vec::new();
        for (id, collection) in merged.collections {
            writes.push(Write::Put(Store::Collections, id.clone(), collection.print()));
            model.common.games.put_collection(id, collection);
        }
        for (id, text) in merged.unreadable_collections {
            writes.push(Write::Put(Store::Collections, id.clone(), text.clone()));
            model.common.games.unreadable_collections.insert(id, text);
        }
        let parts = merged.puzzles.into_iter();
        writes.extend(parts.map(|(key, text)| Write::Put(Store::Puzzles, key, text)));
        for ArchivedGame { id, summary, game } in merged.unreadable {
            writes.push(Write::Put(Store::Summaries, id.clone(), summary.clone()));
            writes.extend(game.clone().map(|text| Write::Put(Store::Games, id.clone(), text)));
            match summary.is_empty() {
                true => model.common.games.unreadable.insert(id, game.unwrap_or_default()),
                false => model.common.games.newer.insert(id, summary),
            };
        }
        let in_play = merged.games.iter().rfind(|(game, _)| game.id == model.common.session.id);
        let in_play = in_play.and_then(|(_, text)| Saved::read(text.as_deref()?).ok());
        for (summary, text) in merged.games {
            let id = summary.id.clone();
            writes.push(Write::Put(Store::Summaries, id.clone(), summary.print()));
            writes.extend(text.map(|text| Write::Put(Store::Games, id, text)));
            model.common.games.insert(summary);
        }
        model.common.games.find_unrated();
        // The notice waits until all of it is written: who reads it may close the page.
        let purpose = WritePurpose::Merge { added: merged.added, known: merged.known };
        self.model.common.ask_database(DatabaseCommand::Write(Batch {
            writes,
            purpose,
            ..Batch::default()
        }));
        if let Some(saved) = in_play {
            self.resume(saved);
        }
    }
}
