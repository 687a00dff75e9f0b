//! Collections: how they are made of lists, how their puzzles are read, and how they end.

use crate::core::collections::puts;
use std::rc::Rc;

use crate::core::collections::one_line;
use crate::core::command::Command;
use crate::core::database::{Store, Write};
use crate::core::dialog::Dialog;
use crate::core::games::Collection;
use crate::core::games::key_text;
use crate::core::msg::Msg;
use crate::core::notice::Notice;
use crate::core::place::Place;
use crate::core::puzzles::Puzzles;
use crate::core::section::Section;
use crate::core::summary::{Stage, Summary};
use crate::places::library::Update;
use crate::places::library::msg::LibraryMsg;
use crate::places::library::starters::Starter;
use crate::words::label::Label;
use crate::words::message::Message;

impl Update<'_> {
    fn put_collection(&mut self, id: &str, collection: Collection) {
        let text = collection.print();
        self.common.games.put_collection(id.to_owned(), collection);
        self.common.write_library(vec![Write::Put(Store::Collections, id.to_owned(), text)]);
    }
    /// A collection of these puzzles is shown, and its name asked for at once.
    pub(crate) fn create_collection(&mut self, puzzles: Puzzles) {
        let key = self.common.collect(puzzles);
        self.common.enter(Place::Library);
        self.enter_library(Section::Collection(key));
        self.common.page.dialog = Some(Dialog::Collection);
    }
    /// A collection that comes with the page is shown; what was never opened is fetched before.
    pub(crate) fn open_starter(&mut self, starter: Starter) {
        if self.common.games.collections().contains_key(&key_text(starter.key())) {
            self.common.enter(Place::Library);
            return self.enter_library(Section::Collection(starter.key()));
        }
        self.emit(Command::LoadStarter(starter.slug()));
    }
    /// The puzzles of a collection that comes with the page are there.
    pub(crate) fn take_starter(&mut self, slug: &str, text: Option<String>) {
        let Some(starter) = Starter::of_slug(slug) else { return };
        let Some(text) = text else {
            let again = Msg::to(LibraryMsg::StarterOpened(starter));
            let actions = vec![(Label::TryAgain, again)];
            return self.notify(Notice { message: Message::StarterMissing, actions });
        };
        let localizer = self.common.localizer.clone();
        let (name, puzzles) = (localizer.label(starter.name()), starter.puzzles(&text, &localizer));
        self.common.collect_as(starter.key(), name, puzzles);
        self.open_starter(starter);
    }
    /// Has those of the collection read that is shown.
    pub(crate) fn read_shown_puzzles(&mut self) {
        let section = self.own.browse.section;
        if let Section::Collection(key) = section
            && self.common.page.place == Place::Library
        {
            self.common.load_puzzles(&key_text(key));
        }
    }

    pub(crate) fn shown_collection(&self) -> Option<(String, Collection)> {
        let Section::Collection(key) = self.own.browse.section else { return None };
        let id = key_text(key);
        let collection = self.common.games.collections().get(&id)?.clone();
        Some((id, collection))
    }
    pub(crate) fn rename_collection(&mut self, name: &str) {
        if let Some((id, collection)) = self.shown_collection() {
            self.put_collection(&id, Collection { name: one_line(name), ..collection });
        }
    }
    /// Its games stay; puzzles that were never opened go with it. All of it can be undone until the page
    /// is opened the next time.
    pub(crate) fn delete_collection(&mut self) {
        let Some((id, collection)) = self.shown_collection() else { return };
        self.common.page.dialog = None;
        let (now, in_play) = (self.common.moment, self.common.session.id.clone());
        let of = |game: &&Rc<Summary>| game.collection.as_ref() == Some(&id);
        let games: Vec<Summary> =
            self.common.games.games().filter(of).map(|game| (**game).clone()).collect();
        let ids: Vec<String> = games.iter().map(|game| game.id.clone()).collect();
        let deleted = Collection { is_deleted: true, ..collection.clone() };
        let mut writes = vec![Write::Put(Store::Collections, id.clone(), deleted.print())];
        for mut game in games {
            match game.stage() {
                Stage::NotBegun if game.id != in_play => game.deleted = Some(now),
                _ => game.collection = None,
            }
            writes.push(Write::Put(Store::Summaries, game.id.clone(), game.print()));
            self.common.games.insert(game);
        }
        self.common.write_library(writes);
        self.common.games.remove_collection(&id);
        self.own.removed = Some((id, collection, ids.clone()));
        self.enter_library(Section::Collections);
        let actions = vec![(Label::Undo, Msg::to(LibraryMsg::DeletionUndone(ids)))];
        self.notify(Notice { message: Message::CollectionDeleted, actions });
    }
    pub(crate) fn undo_deletion(&mut self, ids: &[String]) {
        self.common.page.notice = None;
        let removed = self.own.removed.take().filter(|(.., of)| of == ids);
        if let Some((id, collection, _)) = &removed {
            self.put_collection(id, collection.clone());
        }
        let collection = removed.as_ref().map(|(id, ..)| id);
        let puzzles = collection.and_then(|id| self.common.games.puzzles_of(id));
        // A page that was opened meanwhile has taken them out.
        let read = puzzles.filter(|puzzles| puzzles.is_complete).zip(collection);
        let mut writes = read.map_or(Vec::new(), |(puzzles, id)| puts(id, puzzles));
        for id in ids {
            let Some(known) = self.common.games.get(id) else { continue };
            let mut summary = Summary { deleted: None, ..(**known).clone() };
            if let Some((collection, ..)) = &removed {
                summary.collection = Some(collection.clone());
            }
            writes.push(Write::Put(Store::Summaries, id.clone(), summary.print()));
            self.common.games.insert(summary);
        }
        self.common.write_library(writes);
    }
}
