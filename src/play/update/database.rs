//! The database: the game in play is put into it, the others come out of it.

use crate::core::database::{
    ALL_CHANGED, Availability, Contents, DatabaseCommand, GameTexts, ReadPurpose, Store, Write,
    WritePurpose,
};
use crate::core::dialog::Dialog;
use crate::core::game::Game;
use crate::core::games::Collection;
use crate::core::games::Games;
use crate::core::msg::{Msg, PlacesMsg};
use crate::core::notice::Notice;
use crate::core::place::Place;
use crate::core::puzzles::{PART, part_key};
use crate::core::saved::{GAME_KEY, Saved};
use crate::core::summary::put;
use crate::core::summary::{Summary, SummaryError};
use crate::engine::types::board::Board;
use crate::words::label::Label;
use crate::words::message::Message;

use crate::play::Update;

impl Update<'_> {
    /// All that is kept was read.
    pub(crate) fn library_loaded(&mut self, contents: Contents) {
        let mut writes = Vec::new();
        let library = &mut self.common.games;
        let is_first = library.availability == Availability::Unknown;
        library.availability = contents.availability;
        library.clear();
        for (id, text) in contents.collections {
            match Collection::read(&text) {
                // The tab that deleted it may still take it back.
                Some(deleted) if deleted.is_deleted && !is_first => {}
                Some(deleted) if deleted.is_deleted => writes.extend(purge(&id, &deleted)),
                Some(collection) => library.put_collection(id, collection),
                None => _ = library.unreadable_collections.insert(id, text),
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
                Err(SummaryError::Newer) => _ = library.newer.insert(id, text),
                Err(SummaryError::Damaged) => damaged.push(id),
            }
        }
        self.common.write_library(writes);
        for id in damaged {
            self.common.ask_database(DatabaseCommand::Read(id, ReadPurpose::Restore));
        }
        let in_play = format!("{GAME_KEY}{}", self.common.session.id);
        let mut left = std::mem::take(&mut self.common.games.left);
        left.extend(contents.left.into_iter().filter(|(key, _)| *key != in_play));
        self.take_left(left);
        self.common.games.find_unrated();
        self.ask_last_game();
        if is_first {
            self.compare_answered();
        }
    }

    /// A game of the library is played.
    pub(crate) fn open_game(&mut self, id: &str, purpose: ReadPurpose) {
        if id == self.common.session.id {
            return self.enter_game(purpose);
        }
        let Some(summary) = self.common.games.game_or_puzzle(id) else {
            return self.await_puzzle(id, purpose);
        };
        if summary.moves.is_none() {
            let mut saved = Saved { id: id.to_owned(), ..Saved::default() };
            saved.name = summary.name.clone();
            saved.record = summary.record.clone();
            saved.record.begun = Some(self.common.moment);
            saved.game = Game::start(Board::of_givens(summary.givens));
            return self.play(saved, purpose);
        }
        self.common.ask_database(DatabaseCommand::Read(id.to_owned(), purpose));
    }
    pub(crate) fn game_read(&mut self, id: &str, purpose: ReadPurpose, texts: GameTexts) {
        match purpose {
            ReadPurpose::Resume => return self.state_read(id, texts),
            ReadPurpose::Picture => return self.take_picture(id, texts),
            ReadPurpose::Left => return self.left_read(id, texts.database),
            ReadPurpose::Restore => return self.restore(id, texts.database.unwrap_or_default()),
            _ => {}
        }
        let name = self.common.games.get(id).map(|known| known.name.clone());
        let local = texts.local.map(|text| (format!("{GAME_KEY}{id}"), text));
        let saved = self.settle(id, texts.database, local.into_iter().collect());
        match (saved, purpose) {
            (saved, ReadPurpose::Rename) => self.rename_saved(saved, name),
            (Some(saved), _) => self.play(saved, purpose),
            (None, _) => self.notify(Notice::plain(Message::GameUnreadable)),
        }
    }
    /// The text of a game that has another name now.
    fn rename_saved(&mut self, saved: Option<Saved>, name: Option<String>) {
        let (Some(saved), Some(name)) = (saved, name) else { return };
        let saved = Saved { name, ..saved };
        let summary = self.common.summary_of(&saved);
        self.common.write_library(put(&summary, saved.print()).into());
        self.common.games.insert(summary);
    }
    /// A summary that was damaged is made anew.
    fn restore(&mut self, id: &str, text: String) {
        match Saved::read(&text) {
            Ok(saved) => {
                self.common.list(self.common.summary_of(&Saved { id: id.to_owned(), ..saved }))
            }
            Err(_) => _ = self.common.games.unreadable.insert(id.to_owned(), text),
        }
    }
    fn play(&mut self, saved: Saved, purpose: ReadPurpose) {
        self.leave_game();
        self.resume(saved);
        self.enter_game(purpose);
        self.save();
    }
    fn enter_game(&mut self, purpose: ReadPurpose) {
        self.common.enter(Place::Play);
        if purpose == ReadPurpose::Restart {
            self.restart();
        }
        self.welcome_back();
        match purpose {
            ReadPurpose::Share => self.open(Dialog::Share),
            ReadPurpose::Print => self.open(Dialog::Print),
            ReadPurpose::Compare => self.show_answer(),
            _ => {}
        }
    }

    /// A game is not listed any more. It goes when the page is opened the next time; until then the
    /// deletion can be undone.
    pub(crate) fn delete_game(&mut self, id: &str) {
        let now = self.common.moment;
        if id == self.common.session.id {
            let place = self.common.page.place;
            self.leave_game();
            self.common.session.id.clear();
            self.starter();
            self.common.enter(place);
        }
        let Some(known) = self.common.games.game_or_puzzle(id) else {
            // A text that cannot be read has no way back: it was asked for twice.
            self.common.games.remove(id);
            return self.common.write_library(delete(id).into());
        };
        let summary = Summary { deleted: Some(now), ..Summary::clone(&known) };
        self.common.write_library(vec![Write::Put(
            Store::Summaries,
            id.to_owned(),
            summary.print(),
        )]);
        self.common.games.insert(summary);
    }
    /// Without a database nothing remembers a deletion, so it is carried out when the page is left.
    pub(crate) fn purge_without_database(&mut self) {
        if self.common.games.availability == Availability::Missing {
            let ids: Vec<String> =
                self.common.games.deleted().map(|game| game.id.clone()).collect();
            ids.iter().for_each(|id| self.common.games.remove(id));
            self.common.write_library(ids.iter().flat_map(|id| delete(id)).collect());
        }
    }
    pub(crate) fn summaries_reread(&mut self, summaries: Vec<(String, Option<String>)>) {
        for (id, text) in summaries {
            match text.as_deref().map(Summary::read) {
                None => self.common.games.remove(&id),
                Some(Ok(summary)) => self.take_summary(Summary { id, ..summary }),
                Some(Err(SummaryError::Newer)) => {
                    self.common.games.newer.insert(id, text.unwrap_or_default());
                }
                Some(Err(SummaryError::Damaged)) => {
                    self.common.ask_database(DatabaseCommand::Read(id, ReadPurpose::Restore))
                }
            }
        }
    }
    fn take_summary(&mut self, summary: Summary) {
        let id = summary.id.clone();
        let is_own = id == self.common.session.id && self.common.storage.theirs.is_none();
        self.common.games.insert(summary);
        if is_own {
            self.ask_state(id);
        }
    }
    /// Another tab has changed the library.
    pub(crate) fn library_changed_elsewhere(&mut self, text: &str) {
        let keys = text.split_once(' ').map_or(ALL_CHANGED, |(_, keys)| keys);
        self.common.ask_database(match keys {
            ALL_CHANGED => DatabaseCommand::Load,
            keys => DatabaseCommand::Reread(keys.split(',').map(str::to_owned).collect()),
        });
    }
    /// What was asked for in so many words is answered each time, the rest once.
    pub(crate) fn database_refused(&mut self, purpose: WritePurpose) {
        let library = &mut self.common.games;
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
    let export = PlacesMsg::LibraryExportRequested.into();
    let library = Msg::PlaceChosen(Place::Library);
    let actions = vec![(Label::LibraryExport, export), (Label::Library, library)];
    Notice { message: Message::StorageFull, actions }
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
fn purge_game(library: &mut Games, summary: Summary) -> Vec<Write> {
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
