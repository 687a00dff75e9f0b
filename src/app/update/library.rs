//! The library and its database: the game in play is put into it, the others come out of it.

use crate::app::command::Command;
use crate::app::game::Game;
use crate::app::library::database::{
    ALL_CHANGED, Availability, Batch, Contents, DatabaseCommand, DatabaseMsg, ReadPurpose, Store,
    Write, WritePurpose,
};
use crate::app::library::msg::LibraryMsg;
use crate::app::library::puzzles::{PART, part_key};
use crate::app::library::summary::{Stage, Summary, SummaryError};
use crate::app::library::{Collection, Library};
use crate::app::model::Notice;
use crate::app::model::session::Session;
use crate::app::msg::{Dialog, Msg, Outcome};
use crate::app::place::Place;
use crate::app::saved::{GAME_KEY, Saved};
use crate::engine::types::board::Board;
use crate::i18n::label::Label;
use crate::i18n::message::Message;

use super::Update;

/// The longest that the game in play is only in the local storage.
const KEEP_INTERVAL_MS: f64 = 10_000.0;

impl Update<'_> {
    pub(super) fn database(&mut self, msg: DatabaseMsg) {
        match msg {
            DatabaseMsg::Loaded(contents) => self.library_loaded(contents),
            DatabaseMsg::Read(id, purpose, texts) => self.game_read(&id, purpose, &texts),
            DatabaseMsg::PuzzlesRead { collection, part, texts } => {
                self.puzzles_read(&collection, part, &texts);
            }
            DatabaseMsg::ReadAll(purpose, texts) => self.all_read(purpose, texts),
            DatabaseMsg::Usage(asked, usage) => self.usage_known(asked, usage),
            DatabaseMsg::Reread(summaries) => self.summaries_reread(summaries),
            DatabaseMsg::Kept(msg) => self.kept(msg),
            DatabaseMsg::Written(Outcome::Done, WritePurpose::Keep) => {}
            DatabaseMsg::Written(Outcome::Done, WritePurpose::Merge { added, known }) => {
                self.notify(Notice::plain(Message::LibraryMerged { added, known }));
            }
            DatabaseMsg::Written(Outcome::Refused, purpose) => self.database_refused(purpose),
        }
    }
    pub(super) fn ask_database(&mut self, command: DatabaseCommand) {
        self.emit(Command::Database(command));
    }
    pub(super) fn write_library(&mut self, writes: Vec<Write>) {
        if !writes.is_empty() {
            self.ask_database(DatabaseCommand::Write(Batch { writes, ..Batch::default() }));
        }
    }

    /// All that is kept was read. The game in play is newer here than there.
    fn library_loaded(&mut self, contents: Contents) {
        let mut writes = Vec::new();
        let library = &mut self.model.library;
        let is_first = library.availability == Availability::Unknown;
        library.availability = contents.availability;
        library.clear();
        for (id, text) in contents.collections {
            match Collection::read(&text) {
                // The tab that deleted it may still take it back.
                Some(deleted) if deleted.is_deleted && !is_first => {}
                Some(deleted) if deleted.is_deleted => writes.extend(purge(&id, &deleted)),
                Some(collection) => library.put_collection(id, collection),
                None => {}
            }
        }
        let mut damaged = Vec::new();
        for (id, text) in contents.summaries {
            match Summary::read(&text) {
                Ok(summary) if summary.deleted.is_some() && is_first => {
                    let summary = Summary { id, ..summary };
                    writes.extend(purge_game(library, summary));
                }
                Ok(summary) => library.insert(Summary { id, ..summary }),
                Err(SummaryError::Newer) => library.newer += 1,
                Err(SummaryError::Damaged) => damaged.push(id),
            }
        }
        self.write_library(writes);
        for id in damaged {
            self.ask_database(DatabaseCommand::Read(id, ReadPurpose::Restore));
        }
        self.take_left(contents.left);
        self.model.library.find_unrated();
        self.keep_game();
        self.resume_current(is_first);
        self.read_shown_puzzles();
    }
    /// Games of the local storage come into the database; only then they go there. Each is at
    /// least as new as what the database has, but where the browser refused to store it.
    fn take_left(&mut self, left: Vec<(String, String)>) {
        let mut batch = Batch::default();
        for (key, text) in left {
            let id = key.rsplit('.').next().unwrap_or_default().to_owned();
            let in_play = key == format!("{GAME_KEY}{}", self.model.session.id);
            if in_play || id.is_empty() {
                continue;
            }
            let writes = match Saved::read(&text) {
                Ok(saved) => self.take_game(Saved { id, ..saved }, &text),
                Err(_) => self.take_unreadable(id, &text),
            };
            batch.writes.extend(writes);
            batch.release.push((key, text));
        }
        if !batch.release.is_empty() {
            self.ask_database(DatabaseCommand::Write(batch));
        }
    }
    /// A game of the local storage, unless the database has a later state of it.
    fn take_game(&mut self, saved: Saved, text: &str) -> Vec<Write> {
        let summary = self.summary_of(&saved);
        let known = self.model.library.get(&saved.id);
        if known.is_some_and(|known| known.changed() > summary.changed()) {
            return Vec::new();
        }
        let writes = put(&summary, text.to_owned());
        self.model.library.insert(summary);
        writes.into()
    }
    /// It is kept as it is: a newer version may read it.
    fn take_unreadable(&mut self, id: String, text: &str) -> Vec<Write> {
        self.model.library.unreadable.insert(id.clone(), text.to_owned());
        vec![
            Write::Put(Store::Summaries, id.clone(), String::new()),
            Write::Put(Store::Games, id, text.to_owned()),
        ]
    }
    /// The local storage names the game last played, but does not have it, or, when the page starts,
    /// not its last moves, because the browser was full: the database may.
    fn resume_current(&mut self, is_first: bool) {
        let Session { id, game, record, .. } = &self.model.session;
        let untouched = game.history().is_empty();
        let library = &mut self.model.library;
        let current = library.current.take().filter(|_| untouched);
        let known = current.filter(|id| library.get(id).is_some());
        let changed = record.changed.map_or(0, |moment| moment.millis);
        let newer = library.get(id).filter(|known| is_first && known.changed() > changed);
        if let Some(id) = known.or(newer.map(|known| known.id.clone())) {
            self.ask_database(DatabaseCommand::Read(id, ReadPurpose::Resume));
        }
    }
    /// The summary of a game; what only the library knows of it stays.
    fn summary_of(&self, saved: &Saved) -> Summary {
        let library = &self.model.library;
        match library.get(&saved.id) {
            Some(known) => known.renewed(saved),
            None => library.with_collection(Summary::of(saved)),
        }
    }

    /// Puts the game in play into the library, in memory at once and in the database soon.
    pub(super) fn keep_game(&mut self) {
        self.model.library.is_stale = false;
        self.model.library.kept_at = self.model.session.clock.now();
        let saved = self.model.saved();
        let summary = Summary { deleted: None, ..self.summary_of(&saved) };
        if self.model.storage.theirs.is_some() || !is_worth_keeping(&saved, &summary) {
            return;
        }
        // Another tab went on with it.
        if self
            .model
            .library
            .get(&saved.id)
            .is_some_and(|known| known.changed() > summary.changed())
        {
            return;
        }
        let writes = put(&summary, saved.print());
        self.model.library.insert(summary);
        self.write_library(writes.into());
    }
    /// Time passed: what was done since is not in the local storage alone for long.
    pub(super) fn keep_stale_game(&mut self) {
        let library = &self.model.library;
        let waited = self.model.session.clock.now() - library.kept_at;
        if library.is_stale && waited >= KEEP_INTERVAL_MS {
            self.keep_game();
        }
    }
    /// Another game comes: this one is in the database from now on, and only there.
    pub(super) fn leave_game(&mut self) {
        let saved = self.model.saved();
        if saved.id.is_empty() {
            return;
        }
        let (key, text) = (format!("{GAME_KEY}{}", saved.id), saved.print());
        // Only a text that the local storage has like this goes there.
        if self.model.storage.theirs.is_none() {
            self.emit(Command::Save(key.clone(), text.clone()));
        }
        let mut batch = Batch { release: vec![(key, text.clone())], ..Batch::default() };
        let summary = self.summary_of(&saved);
        if is_worth_keeping(&saved, &summary) {
            batch.writes.extend(put(&summary, text));
            self.model.library.insert(summary);
        }
        self.ask_database(DatabaseCommand::Write(batch));
    }

    /// A game of the library is played.
    pub(super) fn open_game(&mut self, id: &str, purpose: ReadPurpose) {
        if id == self.model.session.id {
            return self.enter_game(purpose);
        }
        let Some(summary) = self.model.library.game_or_puzzle(id) else {
            return self.await_puzzle(id, purpose);
        };
        if summary.moves.is_none() {
            let mut saved = Saved { id: id.to_owned(), ..Saved::default() };
            saved.name = summary.name.clone();
            saved.record = summary.record.clone();
            saved.record.begun = Some(self.model.moment);
            saved.game = Game::start(Board::of_givens(summary.givens));
            return self.play(saved, purpose);
        }
        self.ask_database(DatabaseCommand::Read(id.to_owned(), purpose));
    }
    fn game_read(&mut self, id: &str, purpose: ReadPurpose, texts: &[String]) {
        let read = texts.iter().filter_map(|text| Saved::read(text).ok());
        let newest = read.max_by_key(|saved| Summary::of(saved).changed());
        match (newest, purpose) {
            (Some(saved), ReadPurpose::Restore) => {
                let saved = Saved { id: id.to_owned(), ..saved };
                let summary = self.summary_of(&saved);
                self.write_library(vec![Write::Put(
                    Store::Summaries,
                    id.to_owned(),
                    summary.print(),
                )]);
                self.model.library.insert(summary);
            }
            (None, ReadPurpose::Restore) => {
                let text = texts.first().cloned().unwrap_or_default();
                self.model.library.unreadable.insert(id.to_owned(), text);
            }
            (Some(saved), ReadPurpose::Rename) => {
                self.rename_saved(Saved { id: id.to_owned(), ..saved });
            }
            (None, ReadPurpose::Rename) => {}
            (Some(saved), ReadPurpose::Resume) => {
                self.resume_newer(Saved { id: id.to_owned(), ..saved })
            }
            (Some(saved), _) => self.play(Saved { id: id.to_owned(), ..saved }, purpose),
            (None, ReadPurpose::Resume) => {}
            (None, _) => self.notify(Notice::plain(Message::GameUnreadable)),
        }
    }
    /// The game that was played last, from the database: unless the player has gone on here. Where it
    /// is the same, whatever the player has opened or selected meanwhile stays.
    fn resume_newer(&mut self, saved: Saved) {
        let session = &self.model.session;
        let takes_over = match saved.id == session.id {
            true => saved.record.changed >= session.record.changed && saved.game != session.game,
            false => session.game.history().is_empty(),
        };
        if takes_over {
            let place = self.model.shell.place;
            self.resume(saved);
            self.enter(place);
            self.welcome_back();
        }
    }
    fn play(&mut self, saved: Saved, purpose: ReadPurpose) {
        self.leave_game();
        self.resume(saved);
        self.enter_game(purpose);
        self.save();
    }
    fn enter_game(&mut self, purpose: ReadPurpose) {
        self.enter(Place::Play);
        if purpose == ReadPurpose::Restart {
            self.restart();
        }
        self.welcome_back();
        match purpose {
            ReadPurpose::Share => self.open(Dialog::Share),
            ReadPurpose::Print => self.open(Dialog::Print),
            _ => {}
        }
    }

    /// A game is not listed any more. It goes when the page is opened the next time; until then the
    /// deletion can be undone.
    pub(super) fn delete_game(&mut self, id: &str) {
        let now = self.model.moment;
        if id == self.model.session.id {
            let place = self.model.shell.place;
            self.leave_game();
            self.model.session.id.clear();
            self.starter();
            self.enter(place);
        }
        let Some(known) = self.model.library.game_or_puzzle(id) else {
            // A text that cannot be read has no way back: it was asked for twice.
            self.model.library.remove(id);
            return self.write_library(delete(id).into());
        };
        let summary = Summary { deleted: Some(now), ..Summary::clone(&known) };
        self.write_library(vec![Write::Put(Store::Summaries, id.to_owned(), summary.print())]);
        self.model.library.insert(summary);
    }
    /// Without a database nothing remembers a deletion, so it is carried out when the page is left.
    pub(super) fn purge_without_database(&mut self) {
        if self.model.library.availability == Availability::Missing {
            let ids: Vec<String> =
                self.model.library.deleted().map(|game| game.id.clone()).collect();
            ids.iter().for_each(|id| self.model.library.remove(id));
            self.write_library(ids.iter().flat_map(|id| delete(id)).collect());
        }
    }

    fn summaries_reread(&mut self, summaries: Vec<(String, Option<String>)>) {
        for (id, text) in summaries {
            match text.as_deref().map(Summary::read) {
                None => self.model.library.remove(&id),
                Some(Ok(summary)) => self.model.library.insert(Summary { id, ..summary }),
                Some(Err(_)) => self.ask_database(DatabaseCommand::Read(id, ReadPurpose::Restore)),
            }
        }
    }
    /// Another tab has changed the library.
    pub(super) fn library_changed_elsewhere(&mut self, text: &str) {
        let keys = text.split_once(' ').map_or(ALL_CHANGED, |(_, keys)| keys);
        self.ask_database(match keys {
            ALL_CHANGED => DatabaseCommand::Load,
            keys => DatabaseCommand::Reread(keys.split(',').map(str::to_owned).collect()),
        });
    }
    /// What was asked for in so many words is answered each time, the rest once.
    pub(super) fn database_refused(&mut self, purpose: WritePurpose) {
        let library = &mut self.model.library;
        let is_answer = purpose != WritePurpose::Keep;
        let is_open = library.availability == Availability::Open;
        let is_news = is_open && !std::mem::replace(&mut library.is_full, true);
        if is_answer || is_news {
            self.notify(match is_open {
                true => full_notice(),
                false => Notice::plain(Message::DatabaseMissing),
            });
        }
    }
}

/// Nothing more can be stored: the ways to keep all and to make room.
fn full_notice() -> Notice {
    let export = Msg::Library(LibraryMsg::ExportRequested);
    let library = Msg::PlaceChosen(Place::Library);
    let actions = vec![(Label::LibraryExport, export), (Label::Library, library)];
    Notice { message: Message::StorageFull, actions }
}

/// A puzzle of the program or a blank grid that nothing was done with is not a game yet.
fn is_worth_keeping(saved: &Saved, summary: &Summary) -> bool {
    let blank = *saved.game.first_board() == Board::default();
    let is_begun = summary.stage() != Stage::NotBegun || summary.collection.is_some();
    !saved.id.is_empty() && is_begun && !(blank && saved.game.history().is_empty())
}

pub(super) fn put(summary: &Summary, text: String) -> [Write; 2] {
    let id = &summary.id;
    [
        Write::Put(Store::Summaries, id.clone(), summary.print()),
        Write::Put(Store::Games, id.clone(), text),
    ]
}

fn delete(id: &str) -> [Write; 2] {
    [Store::Summaries, Store::Games].map(|store| Write::Delete(store, id.to_owned()))
}

/// A collection that was deleted before the page was opened goes with its puzzles.
fn purge(id: &str, collection: &Collection) -> Vec<Write> {
    let parts = 0..collection.count.div_ceil(PART);
    let parts = parts.map(|part| Write::Delete(Store::Puzzles, part_key(id, part)));
    parts.chain([Write::Delete(Store::Collections, id.to_owned())]).collect()
}

/// So does a game; but one that stands for a puzzle of a collection goes on to stand for it, because the
/// puzzle would come back.
fn purge_game(library: &mut Library, summary: Summary) -> Vec<Write> {
    let id = summary.id.clone();
    if library.list_of(&id).is_none() {
        return delete(&id).into();
    }
    let had_moves = summary.moves.is_some();
    let summary = Summary { moves: None, ..summary };
    let text = summary.print();
    library.insert(summary);
    let writes = [Write::Put(Store::Summaries, id.clone(), text), Write::Delete(Store::Games, id)];
    if had_moves { writes.into() } else { Vec::new() }
}
