//! The whole library as a file, and the way back: [`archive`] is what a file holds of a library;
//! [`merge`] joins a file and a library so that no game of either is lost. A worker reads and writes
//! the files, because a library of thousands of games takes longer than a frame.

use std::rc::Rc;

use litemap::LiteMap;

use super::puzzles::{PART, part_key, place_of};
use super::summary::Summary;
use super::{Collection, Library};
use crate::app::saved::Saved;
use crate::engine::types::grid::Grid;
use crate::service::archive::{Archive, ArchivedCollection, ArchivedGame};

/// The library, the texts of its games and the parts of its collections' puzzles, to be written into a
/// file.
pub fn archive(
    library: &Library,
    games: &LiteMap<String, String>,
    puzzles: &[(String, String)],
    now: i64,
) -> Archive {
    let collection = |(id, collection): (&String, &Collection)| ArchivedCollection {
        id: id.clone(),
        collection: collection.print(),
        puzzles: puzzles_of(id, puzzles),
    };
    let listed = library.games().map(|summary| ArchivedGame {
        id: summary.id.clone(),
        summary: summary.print(),
        game: games.get(&summary.id).cloned(),
    });
    // A puzzle that was deleted out of a collection would come back with it.
    let of_list = |game: &&Rc<Summary>| library.list_of(&game.id).is_some();
    let deleted = library.deleted().filter(of_list).map(|summary| ArchivedGame {
        id: summary.id.clone(),
        summary: summary.print(),
        game: None,
    });
    let unreadable = library.unreadable.iter().map(|(id, text)| ArchivedGame {
        id: id.clone(),
        summary: String::new(),
        game: Some(text.clone()),
    });
    let collections = library.collections().iter().map(collection).collect();
    Archive::new(now, collections, listed.chain(deleted).chain(unreadable).collect())
}

fn puzzles_of(collection: &str, parts: &[(String, String)]) -> String {
    let of = |key: &str| key.strip_prefix(collection).is_some_and(|rest| rest.starts_with('.'));
    parts.iter().filter(|(key, _)| of(key)).map(|(_, text)| text.as_str()).collect()
}

/// What a file adds to a library.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Merged {
    /// The games to put in, each with its text, if it was ever opened.
    pub games: Vec<(Summary, Option<String>)>,
    /// The collections to put in.
    pub collections: Vec<(String, Collection)>,
    /// The parts of their puzzles by their keys.
    pub puzzles: Vec<(String, String)>,
    /// Texts that this version cannot read, to be kept.
    pub unreadable: Vec<(String, String)>,
    /// How many games and puzzles were not there.
    pub added: u64,
    /// How many games and puzzles were there already.
    pub known: u64,
    /// The keys of the file's collections.
    lists: Vec<String>,
}

/// Joins a file with a library whose games have these texts. Where both have a game, the one that
/// goes on from the other stays; where both went their own way, the file's becomes a game of its
/// own, with a key from `new_id`.
pub fn merge(
    archive: Archive,
    library: &Library,
    texts: &LiteMap<String, String>,
    mut new_id: impl FnMut() -> String,
) -> Merged {
    let mut merged = Merged::default();
    for collection in archive.collections {
        merge_collection(collection, library, &mut merged);
    }
    for game in archive.games {
        match read_deleted(&game) {
            Some(summary) => merged.delete(summary, library),
            None => merge_game(game, library, texts, &mut new_id, &mut merged),
        }
    }
    merged
}

/// A puzzle that was deleted out of a collection.
fn read_deleted(game: &ArchivedGame) -> Option<Summary> {
    let summary = Summary::read(&game.summary).ok().filter(|_| game.game.is_none())?;
    summary.deleted.is_some().then(|| Summary { id: game.id.clone(), ..summary })
}

fn merge_collection(file: ArchivedCollection, library: &Library, merged: &mut Merged) {
    let ArchivedCollection { id, collection, puzzles } = file;
    let Some(collection) = Collection::read(&collection) else { return };
    let lines: Vec<&str> = puzzles.split_inclusive('\n').collect();
    merged.lists.push(id.clone());
    if library.collections().contains_key(&id) {
        merged.known += lines.len() as u64;
        return;
    }
    merged.added += lines.len() as u64;
    let parts = lines.chunks(PART).enumerate();
    merged.puzzles.extend(parts.map(|(part, lines)| (part_key(&id, part), lines.concat())));
    let count = lines.len();
    merged.collections.push((id, Collection { count, is_deleted: false, ..collection }));
}

fn merge_game(
    game: ArchivedGame,
    library: &Library,
    texts: &LiteMap<String, String>,
    new_id: &mut impl FnMut() -> String,
    merged: &mut Merged,
) {
    let ArchivedGame { id, summary, game: text } = game;
    let listed = Summary::read(&summary).ok();
    let saved = text.as_deref().and_then(|text| Saved::read(text).ok());
    let summary = match (listed, saved.as_ref()) {
        (Some(listed), Some(saved)) => listed.renewed(saved),
        (None, Some(saved)) => Summary::of(saved),
        (Some(listed), None) if text.is_none() && listed.givens != Grid::EMPTY => listed,
        _ => {
            let known = library.unreadable.contains_key(&id);
            merged.count(known);
            if !known {
                merged.unreadable.push((id, text.unwrap_or(summary)));
            }
            return;
        }
    };
    let summary = Summary { id: id.clone(), deleted: None, ..summary };
    let known = library.get(&id).filter(|known| known.deleted.is_none());
    if !merged.has_puzzle(&summary.id) {
        merged.count(known.is_some());
    }
    let ours = texts.get(&id).and_then(|text| Saved::read(text).ok());
    match (known, ours, saved) {
        (None, ..) | (Some(_), None, Some(_)) => merged.games.push((summary, text)),
        (Some(_), _, None) => {}
        (Some(_), Some(ours), Some(theirs)) if goes_on(&ours, &theirs) => {}
        (Some(_), Some(ours), Some(theirs)) if goes_on(&theirs, &ours) => {
            merged.games.push((summary, text));
        }
        (Some(_), Some(_), Some(theirs)) => {
            let copy = Saved { id: new_id(), ..theirs };
            let summary = summary.renewed(&copy);
            merged.games.push((summary, Some(copy.print())));
        }
    }
}

/// Whether the first game is the second, or what it came to.
fn goes_on(later: &Saved, earlier: &Saved) -> bool {
    later.game.history().contains(earlier.game.history())
}

impl Merged {
    /// Whether a game stands for a puzzle of the file's collections, with which it was counted.
    fn has_puzzle(&self, id: &str) -> bool {
        place_of(id).is_some_and(|(of, _)| self.lists.iter().any(|list| list == of))
    }
    /// Where the collection was there already, the puzzle stays as it is here.
    fn delete(&mut self, summary: Summary, library: &Library) {
        let of = place_of(&summary.id).map(|(of, _)| of);
        if self.collections.iter().any(|(added, _)| of == Some(added)) {
            self.added = self.added.saturating_sub(1);
            if library.get(&summary.id).is_none() {
                self.games.push((summary, None));
            }
        }
    }
    fn count(&mut self, known: bool) {
        *if known { &mut self.known } else { &mut self.added } += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::Game;
    use crate::app::moves::{Move, NoteCleanup};
    use crate::engine::types::board::Board;
    use crate::engine::types::cell::{Cell, CellSet};
    use crate::engine::types::digit::Digit;

    const PUZZLE: &str =
        "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

    fn saved(id: &str, digits: &[u8]) -> Saved {
        let mut game = Game::start(Board::of_givens(PUZZLE.parse().expect("a grid")));
        for (column, digit) in digits.iter().enumerate() {
            let cell = CellSet::only(Cell::new(1, column));
            game.make(Move::Place(cell, Digit::new(*digit), NoteCleanup::Keep));
        }
        Saved { id: id.to_owned(), game, ..Saved::default() }
    }

    fn library(games: &[Saved]) -> (Library, LiteMap<String, String>) {
        let mut library = Library::default();
        games.iter().for_each(|game| library.insert(Summary::of(game)));
        let texts = games.iter().map(|game| (game.id.clone(), game.print())).collect();
        (library, texts)
    }

    fn merged(file: &[Saved], here: &[Saved]) -> Merged {
        let (library_of_file, texts) = library(file);
        let archive = archive(&library_of_file, &texts, &[], 7);
        let archive = Archive::read(&archive.print()).expect("an archive");
        let (library, texts) = library(here);
        merge(archive, &library, &texts, || "new".to_owned())
    }

    #[test]
    fn an_empty_library_gets_everything_back() {
        let games = [saved("a", &[6]), saved("b", &[6, 9])];
        let merged = merged(&games, &[]);
        assert_eq!((merged.added, merged.known), (2, 0));
        let texts: Vec<_> = merged.games.iter().map(|(_, text)| text.clone()).collect();
        assert_eq!(texts, games.map(|game| Some(game.print())));
    }

    #[test]
    fn of_one_game_the_longer_stays_and_two_ways_stay_both() {
        let (short, long, other) = (saved("a", &[6]), saved("a", &[6, 9]), saved("a", &[5, 8]));
        assert_eq!(merged(std::slice::from_ref(&short), std::slice::from_ref(&long)).games, []);
        let longer = merged(std::slice::from_ref(&long), &[short]);
        assert_eq!((longer.known, longer.games[0].1.clone()), (1, Some(long.print())));
        let both = merged(&[other], &[long]);
        assert_eq!(both.games[0].0.id, "new");
        assert!(both.games[0].1.as_ref().is_some_and(|text| text.contains("id new\n")));
    }

    #[test]
    fn what_cannot_be_read_is_kept() {
        let mut library = Library::default();
        library.unreadable.insert("z".to_owned(), "nonet-game 9\n".to_owned());
        let archive = archive(&library, &LiteMap::new_vec(), &[], 7);
        let merged = merge(archive, &Library::default(), &LiteMap::new_vec(), String::new);
        assert_eq!(merged.unreadable, [("z".to_owned(), "nonet-game 9\n".to_owned())]);
    }

    #[test]
    fn puzzles_of_collections_go_with_them() {
        let mut library = Library::default();
        let listed = Collection { count: PART + 1, is_list: true, ..Collection::default() };
        library.put_collection("c".to_owned(), listed.clone());
        let parts = ["one\n".repeat(PART), "last\n".to_owned()];
        let parts: Vec<(String, String)> =
            (0..).zip(parts).map(|(part, text)| (part_key("c", part), text)).collect();
        let file = archive(&library, &LiteMap::new_vec(), &parts, 7);
        let file = Archive::read(&file.print()).expect("an archive");
        let games = LiteMap::new_vec();
        let known = merge(file.clone(), &library, &games, String::new);
        assert_eq!(
            (known.known, known.puzzles, known.collections),
            (PART as u64 + 1, vec![], vec![])
        );
        let added = merge(file, &Library::default(), &games, String::new);
        assert_eq!((added.added, added.puzzles), (PART as u64 + 1, parts));
        assert_eq!(added.collections, [("c".to_owned(), listed)]);
    }
}
