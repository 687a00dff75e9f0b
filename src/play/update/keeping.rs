//! How the game in play comes into the database, and what becomes of states of one game that were kept
//! apart: a later one takes the place of an earlier one, and where they went different ways all stay.

use crate::core::command::Command;
use crate::core::database::{Batch, DatabaseCommand, GameTexts, ReadPurpose, Store, Write};
use crate::core::games::Keeping;
use crate::core::notice::Notice;
use crate::core::saved::{GAME_KEY, Saved};
use crate::core::states::last_states;
use crate::core::summary::put;
use crate::core::summary::{Stage, Summary};
use crate::engine::types::board::Board;
use crate::play::Update;
use crate::words::message::Message;

impl Update<'_> {
    /// The game in play has changed: it is written into the database at once, or where that was done a
    /// moment ago, after a while.
    pub(crate) fn keep_soon(&mut self) {
        match &mut self.common.games.keeping {
            Keeping::Ready => self.keep_game(),
            Keeping::Waiting { is_stale } => *is_stale = true,
            Keeping::Unread | Keeping::Asked(_) => {}
        }
    }
    /// A while after a write.
    pub(crate) fn keep_due(&mut self) {
        let keeping = &mut self.common.games.keeping;
        if let Keeping::Waiting { is_stale } = *keeping {
            *keeping = Keeping::Ready;
            if is_stale {
                self.keep_game();
            }
        }
    }
    /// Puts the game in play into the library, unless it is not known yet what the database has of it.
    pub(crate) fn keep_game(&mut self) {
        let saved = self.saved();
        let known = self.common.games.get(&saved.id).map(|known| known.changed());
        let changed = self.common.summary_of(&saved).changed();
        match self.common.games.keeping {
            Keeping::Unread | Keeping::Asked(_) => {}
            // Another tab went on with it.
            _ if known.is_some_and(|known| known > changed) => self.ask_state(saved.id),
            _ => self.put_game(saved),
        }
    }
    fn put_game(&mut self, saved: Saved) {
        let summary = Summary { deleted: None, ..self.common.summary_of(&saved) };
        if self.common.storage.theirs.is_some() || !is_worth_keeping(&saved, &summary) {
            return;
        }
        let writes = put(&summary, saved.print());
        self.common.games.insert(summary);
        self.common.write_library(writes.into());
        if self.common.games.keeping == Keeping::Ready {
            self.emit(Command::AwaitKeeping);
        }
        self.common.games.keeping = Keeping::Waiting { is_stale: false };
    }
    /// Another game comes: this one is in the database from now on, and only there.
    pub(crate) fn leave_game(&mut self) {
        let saved = self.saved();
        if saved.id.is_empty() {
            return;
        }
        let (key, text) = (format!("{GAME_KEY}{}", saved.id), saved.print());
        let is_alone = self.common.storage.theirs.is_none();
        // Only a text that the local storage has like this goes there.
        if is_alone {
            self.emit(Command::Save(key.clone(), text.clone()));
        }
        match self.common.games.keeping {
            Keeping::Unread => return self.common.games.left.push((key, text)),
            Keeping::Ready | Keeping::Waiting { .. } if is_alone => {}
            // The database may have a later state, or one that went another way.
            _ => {
                self.common.games.keeping = Keeping::Ready;
                return self.take_left(vec![(key, text)]);
            }
        }
        let mut batch = Batch { release: vec![(key, text.clone())], ..Batch::default() };
        let summary = self.common.summary_of(&saved);
        if is_worth_keeping(&saved, &summary) {
            batch.writes.extend(put(&summary, text));
            self.common.games.insert(summary);
        }
        self.common.ask_database(DatabaseCommand::Write(batch));
    }
    /// Games of the local storage come into the database; only then they go there.
    pub(crate) fn take_left(&mut self, left: Vec<(String, String)>) {
        for (key, text) in left {
            let id = id_of(&key).to_owned();
            self.common.games.left.push((key, text));
            self.common.ask_database(DatabaseCommand::Read(id, ReadPurpose::Left));
        }
    }
    /// What the database has of a game that was left is known.
    pub(crate) fn left_read(&mut self, id: &str, database: Option<String>) {
        let left = std::mem::take(&mut self.common.games.left);
        let (own, others): (Vec<_>, Vec<_>) =
            left.into_iter().partition(|(key, _)| id_of(key) == id);
        self.common.games.left = others;
        if own.is_empty() {
            return;
        }
        let settled = self.settle(id, database, own);
        let previous = &mut self.common.storage.previous;
        if let (Some(saved), true) = (settled, previous.as_ref().is_some_and(|of| of.id == id)) {
            *previous = Some(saved);
        }
    }
    /// Joins the text that the database has of a game with others. The last state keeps the key, unless
    /// the database has a text there that this version cannot read. What cannot be replaced gets a key of
    /// its own: states that went another way, texts that cannot be read. The last state comes back.
    pub(crate) fn settle(
        &mut self,
        id: &str,
        database: Option<String>,
        mut others: Vec<(String, String)>,
    ) -> Option<Saved> {
        let mut batch = Batch { release: others.clone(), ..Batch::default() };
        others.retain(|(_, text)| Some(text) != database.as_ref());
        let texts = database.iter().chain(others.iter().map(|(_, text)| text));
        let (mut states, mut unread) = (Vec::new(), Vec::new());
        for text in texts {
            match Saved::read(text) {
                Ok(saved) => states.push(Saved { id: id.to_owned(), ..saved }),
                Err(_) if unread.contains(text) => {}
                Err(_) => unread.push(text.clone()),
            }
        }
        let mut states = last_states(states);
        let mut is_free = database.as_ref().is_none_or(|text| unread.first() != Some(text));
        let ways = states.len();
        for saved in &mut states {
            let mut summary = self.common.summary_of(saved);
            if !std::mem::replace(&mut is_free, false) {
                saved.id = self.common.seeds.id();
                summary.id = saved.id.clone();
            }
            let is_news = database.is_some() || is_worth_keeping(saved, &summary);
            if is_news && !others.is_empty() {
                batch.writes.extend(put(&summary, saved.print()));
                self.common.games.insert(summary);
            }
        }
        for text in unread.into_iter().filter(|text| Some(text) != database.as_ref()) {
            let is_first = std::mem::replace(&mut is_free, false);
            let id = if is_first { id.to_owned() } else { self.common.seeds.id() };
            batch.writes.extend(self.take_unreadable(id, text));
        }
        if !batch.release.is_empty() {
            self.common.ask_database(DatabaseCommand::Write(batch));
        }
        if ways > 1 {
            self.notify(Notice::plain(Message::BothWaysKept));
        }
        states.into_iter().next()
    }
    /// It is kept as it is: a newer version may read it.
    fn take_unreadable(&mut self, id: String, text: String) -> [Write; 2] {
        self.common.games.unreadable.insert(id.clone(), text.clone());
        [
            Write::Put(Store::Summaries, id.clone(), String::new()),
            Write::Put(Store::Games, id, text),
        ]
    }

    /// The local storage names the game last played, but may not have it, or not its last moves, because
    /// the browser was full or was ended before it wrote them.
    pub(crate) fn ask_last_game(&mut self) {
        let current = self.common.games.current.take();
        let untouched = self.common.session.game.history().is_empty();
        let own = self.common.session.id.clone();
        self.ask_state(current.filter(|_| untouched).unwrap_or(own));
    }
    /// Nothing is written before it is known what the database has of this game.
    pub(crate) fn ask_state(&mut self, id: String) {
        self.common.games.keeping = Keeping::Asked(id.clone());
        self.common.ask_database(DatabaseCommand::Read(id, ReadPurpose::Resume));
    }
    pub(crate) fn state_read(&mut self, id: &str, texts: GameTexts) {
        let keeping = &mut self.common.games.keeping;
        if *keeping != Keeping::Asked(id.to_owned()) {
            return;
        }
        *keeping = Keeping::Ready;
        let is_own = self.common.session.id == id;
        let untouched = self.common.session.game.history().is_empty();
        let Some(text) = texts.database.filter(|_| self.common.storage.theirs.is_none()) else {
            return self.put_game(self.saved());
        };
        match Saved::read(&text) {
            Ok(saved) if is_own => self.meet(Saved { id: id.to_owned(), ..saved }),
            Ok(saved) if untouched => self.go_on_with(Saved { id: id.to_owned(), ..saved }),
            // A newer version wrote it: it is not ours to write over.
            Err(_) if is_own => self.go_on_as_copy(text, texts.local),
            _ => self.put_game(self.saved()),
        }
    }
    /// The database has this state of the game in play.
    fn meet(&mut self, kept: Saved) {
        let ours = self.saved();
        if kept == ours {
            return;
        }
        let is_same = kept.game == ours.game;
        let changed = kept.record.changed.max(ours.record.changed);
        let mut last = last_states(vec![ours.clone(), kept]);
        let other = if last.len() > 1 { last.pop() } else { None };
        let Some(last) = last.pop() else { return };
        if last == ours {
            self.common.session.record.changed = changed;
            self.put_game(self.saved());
        } else if !is_same {
            self.go_on_with(last);
        }
        if let Some(other) = other {
            let other = Saved { id: self.common.seeds.id(), ..other };
            let summary =
                Summary { id: other.id.clone(), ..self.common.summary_of(&ours).renewed(&other) };
            self.common.write_library(put(&summary, other.print()).into());
            self.common.games.insert(summary);
            self.save();
            self.notify(Notice::plain(Message::BothWaysKept));
        }
    }
    /// Whatever the player has opened or selected meanwhile stays.
    fn go_on_with(&mut self, saved: Saved) {
        let place = self.common.page.place;
        self.resume(saved);
        self.common.enter(place);
        self.welcome_back();
    }
    /// Ours goes on under a key of its own, and goes from the old one where it was.
    fn go_on_as_copy(&mut self, theirs: String, local: Option<String>) {
        let key = format!("{GAME_KEY}{}", self.common.session.id);
        self.common.storage.theirs = Some(theirs);
        self.save();
        let release = local.map(|text| (key, text)).into_iter().collect();
        self.common.ask_database(DatabaseCommand::Write(Batch { release, ..Batch::default() }));
    }
}

/// The key of a game whose key in the local storage this is.
fn id_of(key: &str) -> &str {
    key.rsplit('.').next().unwrap_or_default()
}

/// A puzzle of the program or a blank grid that nothing was done with is not a game yet.
fn is_worth_keeping(saved: &Saved, summary: &Summary) -> bool {
    let blank = *saved.game.first_board() == Board::default();
    let is_begun = summary.stage() != Stage::NotBegun || summary.collection.is_some();
    !saved.id.is_empty() && is_begun && !(blank && saved.game.history().is_empty())
}
