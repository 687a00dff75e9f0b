//! [`merge`] joins a file and a library so that nothing of either is lost, whatever the records of the
//! file are: damaged, of a newer version, or something else under the key of what is here.

use litemap::LiteMap;

use super::transfer::puzzles_of;
use crate::core::games::{Collection, Games};
use crate::core::puzzles::{PART, game_id, part_key, place_of};
use crate::core::saved::Saved;
use crate::core::states::goes_on;
use crate::core::summary::{Summary, SummaryError};
use crate::engine::types::grid::Grid;
use crate::service::archive::{Archive, ArchivedCollection, ArchivedGame};

/// What a file adds to a library.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Merged {
    /// The games to put in, each with its text, if it was ever opened.
    pub games: Vec<(Summary, Option<String>)>,
    /// The collections to put in.
    pub collections: Vec<(String, Collection)>,
    /// The parts of their puzzles by their keys.
    pub puzzles: Vec<(String, String)>,
    /// Games that this version cannot read, to be kept; the summary is empty unless a newer version
    /// wrote it.
    pub unreadable: Vec<ArchivedGame>,
    /// Texts of collections that this version cannot read, to be kept.
    pub unreadable_collections: Vec<(String, String)>,
    /// How many games and puzzles were not there.
    pub added: u64,
    /// How many games and puzzles were there already.
    pub known: u64,
}

/// Joins a file with a library that has these texts of games and parts of puzzles. What is here stays,
/// but for a game that the file's goes on from. Whatever else of the file has the key of something here
/// gets a key of its own from `new_id`, unless the same is here already.
pub fn merge(
    archive: Archive,
    library: &Games,
    texts: &LiteMap<String, String>,
    puzzles: &[(String, String)],
    new_id: &mut dyn FnMut() -> String,
) -> Merged {
    let (merged, lists, keys) = (Merged::default(), LiteMap::new_vec(), LiteMap::new_vec());
    let mut merge = Merge { library, texts, puzzles, new_id, merged, lists, keys };
    archive.collections.into_iter().for_each(|collection| merge.add_collection(collection));
    archive.games.into_iter().for_each(|game| merge.add(game));
    merge.merged
}

struct Merge<'a> {
    library: &'a Games,
    texts: &'a LiteMap<String, String>,
    puzzles: &'a [(String, String)],
    new_id: &'a mut dyn FnMut() -> String,
    merged: Merged,
    /// The keys of the file's collections, and those that they have here.
    lists: LiteMap<String, String>,
    /// The keys that games of the file were put under; the values say nothing.
    keys: LiteMap<String, String>,
}

/// What a key stands for, here or in a file.
enum Item {
    /// A puzzle that was never opened, by its clues.
    Puzzle(Grid),
    /// A game.
    Game(Box<Saved>),
    /// A text that this version cannot read.
    Unreadable,
}

/// What an item of the file is to what has its key here.
#[derive(PartialEq)]
enum Relation {
    /// Nothing has it.
    New,
    /// That is the same, or goes on from it.
    Known,
    /// It goes on from that.
    Later,
    /// Both are to be kept.
    Apart,
}

impl Item {
    fn of_text(text: &str) -> Item {
        Saved::read(text).map_or(Item::Unreadable, |saved| Item::Game(Box::new(saved)))
    }
    /// The clues of the puzzle as it was given.
    fn givens(&self) -> Option<&Grid> {
        match self {
            Item::Puzzle(givens) => Some(givens),
            Item::Game(saved) => Some(&saved.game.first_board().givens),
            Item::Unreadable => None,
        }
    }
    fn relation(&self, here: Option<&Item>) -> Relation {
        match (self, here) {
            (_, None) => Relation::New,
            (Item::Game(theirs), Some(Item::Game(ours))) if goes_on(ours, theirs) => {
                Relation::Known
            }
            (Item::Game(theirs), Some(Item::Game(ours))) if goes_on(theirs, ours) => {
                Relation::Later
            }
            (Item::Game(_), Some(Item::Game(_))) => Relation::Apart,
            (_, Some(here)) if here.givens().is_none_or(|of| Some(of) != self.givens()) => {
                Relation::Apart
            }
            (Item::Game(_), _) => Relation::Later,
            _ => Relation::Known,
        }
    }
}

impl Merge<'_> {
    fn add_collection(&mut self, file: ArchivedCollection) {
        let ArchivedCollection { id, collection: text, puzzles } = file;
        let (collections, unreadable) =
            (self.library.collections(), &self.library.unreadable_collections);
        let is_taken = id.is_empty()
            || collections.contains_key(&id)
            || unreadable.contains_key(&id)
            || self.lists.contains_key(&id);
        let key = if is_taken { (self.new_id)() } else { id.clone() };
        let lines: Vec<&str> = puzzles.split_inclusive('\n').collect();
        let count = lines.len();
        let Some(collection) = Collection::read(&text) else {
            if !unreadable.values().any(|known| *known == text) {
                self.add_puzzles(&key, &lines);
                self.merged.unreadable_collections.push((key, text));
            }
            return;
        };
        let here = collections.iter().find(|(other, known)| {
            let has_puzzles = || has_puzzles(&puzzles_of(other, self.puzzles), &lines);
            match **other == id {
                true => lines.is_empty() || has_puzzles(),
                false => is_taken && known.name == collection.name && has_puzzles(),
            }
        });
        if let Some((here, _)) = here {
            self.merged.known += count as u64;
            self.lists.insert(id, here.clone());
            return;
        }
        self.merged.added += count as u64;
        self.add_puzzles(&key, &lines);
        self.lists.insert(id, key.clone());
        self.merged.collections.push((key, Collection { count, is_deleted: false, ..collection }));
    }
    fn add_puzzles(&mut self, collection: &str, lines: &[&str]) {
        let parts = lines.chunks(PART).enumerate();
        let parts = parts.map(|(part, lines)| (part_key(collection, part), lines.concat()));
        self.merged.puzzles.extend(parts);
    }

    fn add(&mut self, file: ArchivedGame) {
        let ArchivedGame { id, summary: list, game: text } = file;
        let id = self.own_key(id);
        let listed = Summary::read(&list).map(|summary| self.own_collection(summary));
        let saved = text.as_deref().and_then(|text| Saved::read(text).ok());
        let (item, summary) = match (listed, saved) {
            (Err(SummaryError::Newer), _) => {
                return self.keep(ArchivedGame { id, summary: list, game: text });
            }
            (Ok(listed), None) if text.is_none() && listed.givens != Grid::EMPTY => {
                (Item::Puzzle(listed.givens), listed)
            }
            (listed, Some(saved)) => {
                let new = || Summary::of(&saved);
                let summary = listed.map_or_else(|_| new(), |listed| listed.renewed(&saved));
                (Item::Game(Box::new(saved)), summary)
            }
            _ => {
                let game = Some(text.unwrap_or(list));
                return self.keep(ArchivedGame { id, summary: String::new(), game });
            }
        };
        let summary = Summary { id, ..summary };
        match summary.deleted.is_some() && text.is_none() {
            true => self.delete(summary),
            false => self.put(item, Summary { deleted: None, ..summary }, text),
        }
    }
    fn put(&mut self, item: Item, mut summary: Summary, mut text: Option<String>) {
        let here = self.here(&summary.id);
        let known = self.library.get(&summary.id);
        let mut is_new = known.is_none_or(|known| known.deleted.is_some());
        match (item.relation(here.as_ref()), known) {
            (Relation::Known, Some(known)) if is_new => {
                // It comes back as it was here.
                (summary, text) = (Summary { deleted: None, ..(**known).clone() }, None);
            }
            (Relation::Known, _) => return self.count(&summary.id, false),
            (Relation::Later, Some(known)) if known.collection.is_some() => {
                (summary.collection, summary.place) = (known.collection.clone(), known.place);
            }
            (Relation::Apart, _) if self.has_same(&item, &summary) => {
                return self.count(&summary.id, false);
            }
            (Relation::Apart, _) => {
                summary.id = (self.new_id)();
                is_new = true;
                if let Item::Game(saved) = item {
                    text = Some(Saved { id: summary.id.clone(), ..*saved }.print());
                }
            }
            (Relation::New | Relation::Later, _) => {}
        }
        self.count(&summary.id, is_new);
        self.keys.insert(summary.id.clone(), String::new());
        self.merged.games.push((summary, text));
    }
    /// A puzzle that was deleted out of a collection; where that was there already, the puzzle stays as
    /// it is here.
    fn delete(&mut self, summary: Summary) {
        let of = place_of(&summary.id).map(|(of, _)| of);
        if self.merged.collections.iter().any(|(added, _)| of == Some(added)) {
            self.merged.added = self.merged.added.saturating_sub(1);
            if self.here(&summary.id).is_none() {
                self.merged.games.push((summary, None));
            }
        }
    }
    /// What cannot be read is kept as it is.
    fn keep(&mut self, mut game: ArchivedGame) {
        let Games { unreadable, newer, .. } = self.library;
        let (summary, text) = (&game.summary, game.game.as_ref());
        let is_here = match summary.is_empty() {
            true => unreadable.values().chain(self.texts.get(&game.id)).any(|of| Some(of) == text),
            false => newer.iter().any(|(id, of)| of == summary && self.texts.get(id) == text),
        };
        let mut of_file = self.merged.unreadable.iter();
        let is_known =
            is_here || of_file.any(|of| of.summary == *summary && of.game.as_ref() == text);
        self.count(&game.id, !is_known);
        if is_known {
            return;
        }
        if self.here(&game.id).is_some() {
            game.id = (self.new_id)();
        }
        self.keys.insert(game.id.clone(), String::new());
        self.merged.unreadable.push(game);
    }
    /// What has a key here, or was put under it from the same file.
    fn here(&self, id: &str) -> Option<Item> {
        let put = || self.merged.games.iter().rfind(|(game, _)| game.id == id);
        if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            // It cannot be a key, so something else gets it.
            return Some(Item::Unreadable);
        }
        match self.keys.contains_key(id).then(put) {
            Some(None) => return Some(Item::Unreadable),
            Some(Some((_, Some(text)))) => return Some(Item::of_text(text)),
            Some(Some((summary, None))) => return Some(Item::Puzzle(summary.givens)),
            None => {}
        }
        if self.library.newer.contains_key(id) || self.library.unreadable.contains_key(id) {
            return Some(Item::Unreadable);
        }
        match self.texts.get(id) {
            Some(text) => Some(Item::of_text(text)),
            None => self.library.get(id).map(|puzzle| Item::Puzzle(puzzle.givens)),
        }
    }
    /// Whether the same as this item is here under another key.
    fn has_same(&self, item: &Item, summary: &Summary) -> bool {
        let goes_on = |text: &String| item.relation(Some(&Item::of_text(text))) == Relation::Known;
        let mut alike = self.library.games().filter(|game| game.givens == summary.givens);
        alike.any(|game| match self.texts.get(&game.id) {
            Some(text) => goes_on(text),
            None => matches!(item, Item::Puzzle(_)) && game.collection == summary.collection,
        })
    }
    /// The key of a game that stands for a puzzle of a collection goes by the key of that.
    fn own_key(&self, id: String) -> String {
        let place = place_of(&id).and_then(|(of, place)| Some((self.lists.get(of)?, place)));
        place.map_or(id, |(collection, place)| game_id(collection, place))
    }
    fn own_collection(&self, summary: Summary) -> Summary {
        let own = |id: String| self.lists.get(&id).cloned().unwrap_or(id);
        Summary { collection: summary.collection.map(own), ..summary }
    }
    /// A game that stands for a puzzle of the file's collections was counted with it.
    fn count(&mut self, id: &str, is_new: bool) {
        let is_of = |(of, _): (&str, usize)| self.lists.values().any(|list| list == of);
        if place_of(id).is_some_and(is_of) {
            return;
        }
        *if is_new { &mut self.merged.added } else { &mut self.merged.known } += 1;
    }
}

/// Whether parts of a collection have the clues and names of these lines; ratings are found again.
fn has_puzzles(parts: &str, lines: &[&str]) -> bool {
    fn of(line: &str) -> (Option<&str>, Option<&str>) {
        let mut columns = line.trim_end().split('\t');
        (columns.next(), columns.nth(2))
    }
    parts.lines().map(of).eq(lines.iter().copied().map(of))
}
