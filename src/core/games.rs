//! [`Games`]: every game ever begun, kept in the browser's database until its player deletes it.
//! A game is in it twice: its whole text, which is read only to open it, and a [`Summary`], of
//! which all are read when the page starts. The [`Puzzles`] of a collection are read when somebody looks
//! at it.

use std::fmt::Write as _;
use std::rc::Rc;

use litemap::LiteMap;

use super::calendar::Date;
use super::database::{Availability, ReadPurpose, Store, Usage, Write};
use super::puzzles::{MAX_PLACES, PART, Puzzles, game_id, part_key, place_of};
use super::record::{PuzzleSource, Rating};
use super::saved::lines;
use super::summary::{Stage, Summary};
use crate::engine::logic::techniques::Tier;
use crate::engine::types::grid::Grid;

/// All games and collections, as far as they are read.
#[derive(Default)]
pub struct Games {
    /// The games by their keys, the deleted ones included.
    games: LiteMap<String, Rc<Summary>>,
    /// The games in progress, the one changed last first: some of them are always on the screen.
    in_progress: Vec<Rc<Summary>>,
    /// The keys of the games that are puzzles of a day: these are looked for at every message.
    dailies: LiteMap<(Date, Tier), String>,
    collections: LiteMap<String, Collection>,
    /// The puzzles of the collections that were looked at, by the keys of these.
    puzzles: LiteMap<String, Puzzles>,
    /// A puzzle that is opened as soon as it is read, by its key.
    pub awaited: Option<(String, ReadPurpose)>,
    /// Goes up with each change of what can be listed.
    pub(crate) revision: u64,
    /// Texts that this version cannot read, by their keys; they are kept.
    pub unreadable: LiteMap<String, String>,
    /// Texts of collections that this version cannot read, by their keys; they are kept.
    pub unreadable_collections: LiteMap<String, String>,
    /// The summaries of a newer version's games, which alone can list them, by their keys.
    pub newer: LiteMap<String, String>,
    /// Whether there is a database.
    pub availability: Availability,
    /// The keys of the puzzles to rate, the next one last.
    pub unrated: Vec<String>,
    /// Those of them that a worker rates, in the order of its answer.
    pub rated: Vec<String>,
    /// How much room is used, once that is known.
    pub usage: Option<Usage>,
    /// Whether the browser was asked never to clear what is kept, and did not agree.
    pub is_persistence_refused: bool,
    /// Whether the database has refused to store more.
    pub is_full: bool,
    /// The game that was played last, where the local storage does not have it.
    pub current: Option<String>,
    /// How far the database has the game in play.
    pub keeping: Keeping,
    /// Games that were left and are not in the database yet, each with its key in the local storage.
    pub left: Vec<(String, String)>,
}

/// How far the database has the game in play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Keeping {
    /// The library is not read yet. Nothing is written: the database may have a later state.
    #[default]
    Unread,
    /// The game of this key is being read from the database. Nothing is written before that.
    Asked(String),
    /// The next change is written at once.
    Ready,
    /// The game was written a moment ago, and is not written again before a while has passed.
    Waiting {
        /// Whether it has changed since.
        is_stale: bool,
    },
}

/// Games that the player has put together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Collection {
    /// Its name.
    pub name: String,
    /// Whether it was made of a list of puzzles.
    pub is_list: bool,
    /// How many puzzles it was made of that are kept as [`Puzzles`].
    pub count: usize,
    /// Whether it was deleted; it can come back until the page is opened the next time.
    pub is_deleted: bool,
}

impl Collection {
    const HEAD: &str = "nonet-collection 1";

    /// As text.
    pub fn print(&self) -> String {
        let kind = if self.is_list { "list" } else { "folder" };
        let mut text = format!("{}\nkind {kind}\nname {}\n", Collection::HEAD, self.name);
        if self.count > 0 {
            _ = writeln!(text, "puzzles {}", self.count);
        }
        if self.is_deleted {
            text.push_str("deleted\n");
        }
        text
    }
    /// Reads what [`print`](Self::print) wrote; none for a text of another version.
    pub fn read(text: &str) -> Option<Collection> {
        let mut lines = lines(text);
        (lines.next()? == Collection::HEAD).then_some(())?;
        let mut collection = Collection::default();
        for line in lines {
            match line.split_once(' ').unwrap_or((line, "")) {
                ("name", name) => name.clone_into(&mut collection.name),
                ("kind", kind) => collection.is_list = kind == "list",
                // A damaged number would ask for more memory than there is.
                ("puzzles", count) => {
                    collection.count = count.parse().unwrap_or(0).min(MAX_PLACES);
                }
                ("deleted", _) => collection.is_deleted = true,
                _ => {}
            }
        }
        Some(collection)
    }
}

impl Games {
    /// Games of which nothing is known yet but the game played last, where the local storage
    /// names it and does not have it.
    pub fn starting(current: Option<String>) -> Games {
        Games { current, ..Games::default() }
    }
    /// A game by its key, deleted or not.
    pub fn get(&self, id: &str) -> Option<&Rc<Summary>> {
        self.games.get(id)
    }
    /// Puts a game in, instead of the one of the same key.
    pub fn insert(&mut self, summary: Summary) {
        self.revision += 1;
        if let PuzzleSource::Daily(date, tier) = summary.record.source {
            match summary.deleted {
                None => _ = self.dailies.insert((date, tier), summary.id.clone()),
                Some(_) => self.forget_daily(&summary.id),
            }
        }
        let game = Rc::new(summary);
        if game.deleted.is_none() && game.stage() == Stage::InProgress {
            let newer = |other: &Rc<Summary>| other.changed() >= game.changed();
            let at = self.in_progress.partition_point(newer);
            self.in_progress.insert(at, game.clone());
        }
        let before = self.games.insert(game.id.clone(), game);
        self.forget_progress(before.as_ref());
    }
    fn forget_progress(&mut self, before: Option<&Rc<Summary>>) {
        if let Some(before) = before {
            self.in_progress.retain(|game| !Rc::ptr_eq(game, before));
        }
    }
    fn forget_daily(&mut self, id: &str) {
        self.dailies.retain(|_, of| of != id);
    }
    /// Nothing is known of any game and collection.
    pub fn clear(&mut self) {
        self.revision += 1;
        self.collections.clear();
        self.puzzles.clear();
        self.games.clear();
        self.in_progress.clear();
        self.dailies.clear();
        self.unreadable.clear();
        self.unreadable_collections.clear();
        self.newer.clear();
    }
    /// Takes a game out.
    pub fn remove(&mut self, id: &str) {
        self.revision += 1;
        let before = self.games.remove(id);
        self.forget_progress(before.as_ref());
        self.forget_daily(id);
        self.unreadable.remove(id);
        self.newer.remove(id);
    }
    /// The game of a day's puzzle that is not deleted.
    pub fn daily(&self, date: Date, tier: Tier) -> Option<&Rc<Summary>> {
        self.get(self.dailies.get(&(date, tier))?)
    }
    /// All games that are not deleted.
    pub fn games(&self) -> impl Iterator<Item = &Rc<Summary>> {
        self.games.values().filter(|game| game.deleted.is_none())
    }
    /// The puzzle to play after this one, if it is of a list: the next one that is not solved, or else
    /// the first. By its key.
    pub fn next_of_list(&self, id: &str) -> Option<String> {
        let own = self.get(id)?;
        let (number, collection) = (own.number()?, own.collection.as_deref()?);
        let games = self.games().filter(|game| {
            game.collection == own.collection && game.id != own.id && game.stage() != Stage::Solved
        });
        let games = games.filter_map(|game| Some((game.number()?, game.id.clone())));
        let count = self.collections.get(collection).map_or(0, |collection| collection.count);
        let begun = self.begun_places(collection, count);
        let unopened = (0..count).filter(|&at| !begun[at]);
        let unopened = unopened.map(|at| (at as u64 + 1, game_id(collection, at)));
        // Those before it come after all others.
        let next = games.chain(unopened).min_by_key(|(other, _)| other.wrapping_sub(number));
        next.map(|(_, id)| id)
    }
    /// Finds the puzzles that were never opened and have no rating.
    pub fn find_unrated(&mut self) {
        let unrated = self.games().filter(|game| game.lacks_rating());
        self.unrated = unrated.map(|game| game.id.clone()).collect();
    }
    /// The games that were deleted and are still there.
    pub fn deleted(&self) -> impl Iterator<Item = &Rc<Summary>> {
        self.games.values().filter(|game| game.deleted.is_some())
    }
    /// The games in progress, the one changed last first.
    pub fn in_progress(&self) -> &[Rc<Summary>] {
        &self.in_progress
    }

    /// The collections by their keys.
    pub fn collections(&self) -> &LiteMap<String, Collection> {
        &self.collections
    }
    /// Puts a collection in, instead of the one of the same key.
    pub fn put_collection(&mut self, id: String, collection: Collection) {
        self.revision += 1;
        self.collections.insert(id, collection);
    }
    /// Takes a collection out; its puzzles stay, so that it can come back.
    pub fn remove_collection(&mut self, id: &str) {
        self.revision += 1;
        self.collections.remove(id);
    }
    /// The puzzles of a collection, as far as they are read.
    pub fn puzzles_of(&self, collection: &str) -> Option<&Puzzles> {
        self.puzzles.get(collection)
    }
    /// Those of all collections, as far as they are read.
    pub fn all_puzzles(&self) -> impl Iterator<Item = &Puzzles> {
        self.puzzles.values()
    }
    /// Puts a collection's puzzles in.
    pub fn put_puzzles(&mut self, collection: String, puzzles: Puzzles) {
        self.revision += 1;
        self.puzzles.insert(collection, puzzles);
    }
    /// The puzzles of a collection, as far as they are read, to be changed.
    pub fn puzzles_mut(&mut self, collection: &str) -> Option<&mut Puzzles> {
        self.revision += 1;
        self.puzzles.get_mut(collection)
    }
    /// The next puzzles of a collection without a rating, all of one part: their keys and their clues.
    pub fn next_unrated(&mut self, most: usize) -> Vec<(String, Grid)> {
        let found = self.puzzles.iter_mut().find_map(|(id, puzzles)| {
            let found = puzzles.next_unrated(most);
            let game = |&at: &usize| (game_id(id, at), puzzles.list.clues(at));
            (!found.is_empty()).then(|| found.iter().map(game).collect())
        });
        found.unwrap_or_default()
    }
    /// What is found out about puzzles of one part of a collection, by their keys: that part as it is to be
    /// kept.
    pub fn rate_puzzles<'a>(
        &mut self,
        rated: impl Iterator<Item = (&'a String, &'a Option<Rating>)>,
    ) -> Option<Write> {
        let mut changed = None;
        for (id, rating) in rated {
            let (collection, at) = place_of(id)?;
            let puzzles = self.puzzles_mut(collection)?;
            if let Some(rating) = rating {
                puzzles.rate(at, *rating);
                changed = Some((collection, at / PART));
            }
        }
        let (collection, part) = changed?;
        let text = self.puzzles_of(collection)?.print_part(part);
        Some(Write::Put(Store::Puzzles, part_key(collection, part), text))
    }
    /// A game by its key, or a puzzle of a collection as the game that would begin with it.
    pub fn game_or_puzzle(&self, id: &str) -> Option<Rc<Summary>> {
        self.get(id).cloned().or_else(|| {
            let (collection, at) = place_of(id)?;
            self.puzzles_of(collection)?.summary(collection, at).map(Rc::new)
        })
    }
    /// The collection and the place that the key of a game names, if there is such a collection.
    pub fn list_of<'a>(&self, id: &'a str) -> Option<(&'a str, usize)> {
        let (collection, at) = place_of(id)?;
        (self.collections.get(collection)?.count > at).then_some((collection, at))
    }
    /// A game with the collection and the place that its key names, if there is such a collection.
    pub fn with_collection(&self, summary: Summary) -> Summary {
        match self.list_of(&summary.id) {
            Some((collection, at)) => {
                let (collection, place) = (Some(collection.to_owned()), Some(at as u64));
                Summary { collection, place, ..summary }
            }
            None => summary,
        }
    }
    /// Which of so many puzzles of a collection have become games, deleted ones included.
    pub fn begun_places(&self, collection: &str, count: usize) -> Vec<bool> {
        let mut begun = vec![false; count];
        for at in self.begun(collection).filter(|at| *at < count) {
            begun[at] = true;
        }
        begun
    }
    fn begun(&self, collection: &str) -> impl Iterator<Item = usize> {
        let places = self.games.keys().filter_map(|id| place_of(id));
        places.filter(move |(of, _)| *of == collection).map(|(_, at)| at)
    }
    /// How many games and puzzles of a collection are solved, and how many there are.
    pub fn collection_counts(&self, collection: &str) -> (u64, u64) {
        let of = || self.games().filter(|game| game.collection.as_deref() == Some(collection));
        let solved = of().filter(|game| game.stage() == Stage::Solved).count();
        (solved as u64, (of().count() + self.unopened_count(collection)) as u64)
    }
    fn unopened_count(&self, collection: &str) -> usize {
        let count = self.collections.get(collection).map_or(0, |collection| collection.count);
        count.saturating_sub(self.begun(collection).filter(|at| *at < count).count())
    }
    /// How many games and puzzles of collections there are.
    pub fn count(&self) -> usize {
        let unopened = self.collections.keys().map(|id| self.unopened_count(id));
        self.games().count() + unopened.sum::<usize>()
    }
}

/// The text that a collection's key is in the database.
pub fn key_text(key: u64) -> String {
    format!("{key:016x}")
}
