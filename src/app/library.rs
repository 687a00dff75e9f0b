//! [`Library`]: every game ever begun, kept in the browser's database until its player deletes it.
//! A game is in it twice: its whole text, which is read only to open it, and a [`Summary`], of
//! which all are read when the page starts.

pub mod database;
pub mod hint_needs;
pub mod listing;
pub mod msg;
pub mod section;
pub mod statistics;
pub mod summary;
pub mod transfer;

use std::rc::Rc;

use litemap::LiteMap;

use database::{Availability, Usage};
use listing::Browse;
use summary::{Stage, Summary};

use crate::app::calendar::Date;
use crate::app::record::PuzzleSource;
use crate::engine::logic::techniques::Tier;

/// All games and collections, as far as they are read.
#[derive(Default)]
pub struct Library {
    /// The games by their keys, the deleted ones included.
    games: LiteMap<String, Rc<Summary>>,
    /// The games in progress, the one changed last first: some of them are always on the screen.
    in_progress: Vec<Rc<Summary>>,
    /// The keys of the games that are puzzles of a day: these are looked for at every message.
    dailies: LiteMap<(Date, Tier), String>,
    /// The collections by their keys.
    pub collections: LiteMap<String, Collection>,
    /// Texts that this version cannot read, by their keys; they are kept.
    pub unreadable: LiteMap<String, String>,
    /// How many games are a newer version's, which alone can list them.
    pub newer: usize,
    /// Whether there is a database.
    pub availability: Availability,
    /// The keys of the puzzles to rate, the next one last.
    pub unrated: Vec<String>,
    /// Those of them that a worker rates, in the order of its answer.
    pub rated: Vec<String>,
    /// What the player looks at.
    pub browse: Browse,
    /// The collection deleted last with its key and the keys of its games, so that it can come back.
    pub removed: Option<(String, Collection, Vec<String>)>,
    /// How much room is used, once that is known.
    pub usage: Option<Usage>,
    /// Whether the browser was asked never to clear what is kept, and did not agree.
    pub is_persistence_refused: bool,
    /// Whether the database has refused to store more.
    pub is_full: bool,
    /// The game that was played last, where the local storage does not have it.
    pub current: Option<String>,
    /// Whether the game in play has changed since it was put into the database.
    pub is_stale: bool,
    /// Milliseconds of the steady clock when the game in play was put there.
    pub kept_at: f64,
}

/// Games that the player has put together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Collection {
    /// Its name.
    pub name: String,
    /// Whether it was made of a list of puzzles.
    pub is_list: bool,
}

impl Collection {
    const HEAD: &str = "nonet-collection 1";

    /// As text.
    pub fn print(&self) -> String {
        let kind = if self.is_list { "list" } else { "folder" };
        format!("{}\nkind {kind}\nname {}\n", Collection::HEAD, self.name)
    }
    /// Reads what [`print`](Self::print) wrote; none for a text of another version.
    pub fn read(text: &str) -> Option<Collection> {
        let mut lines = text.lines();
        (lines.next()? == Collection::HEAD).then_some(())?;
        let mut collection = Collection::default();
        for line in lines {
            match line.split_once(' ') {
                Some(("name", name)) => collection.name = name.to_owned(),
                Some(("kind", kind)) => collection.is_list = kind == "list",
                _ => {}
            }
        }
        Some(collection)
    }
}

impl Library {
    /// A library of which nothing is known yet but the game played last, where the local storage
    /// names it and does not have it.
    pub fn starting(current: Option<String>) -> Library {
        Library { current, ..Library::default() }
    }
    /// A game by its key, deleted or not.
    pub fn get(&self, id: &str) -> Option<&Rc<Summary>> {
        self.games.get(id)
    }
    /// Puts a game in, instead of the one of the same key.
    pub fn insert(&mut self, summary: Summary) {
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
    /// Nothing is known of any game.
    pub fn clear(&mut self) {
        self.games.clear();
        self.in_progress.clear();
        self.dailies.clear();
        self.unreadable.clear();
        self.newer = 0;
    }
    /// Takes a game out.
    pub fn remove(&mut self, id: &str) {
        let before = self.games.remove(id);
        self.forget_progress(before.as_ref());
        self.forget_daily(id);
        self.unreadable.remove(id);
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
    /// the first.
    pub fn next_of_list(&self, id: &str) -> Option<&Rc<Summary>> {
        let own = self.get(id)?;
        let number = own.number()?;
        let unsolved = self.games().filter(|game| {
            game.collection == own.collection
                && game.number().is_some_and(|other| other != number)
                && game.stage() != Stage::Solved
        });
        // Those before it come after all others.
        unsolved.min_by_key(|game| game.number().map(|other| other.wrapping_sub(number)))
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
}
