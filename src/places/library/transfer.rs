//! The whole library as a file: [`archive`] is what a file holds of a library;
//! [`merge`](super::merge) is the way back. A worker reads and writes the files, because a library of
//! thousands of games takes longer than a frame.

use std::rc::Rc;

use litemap::LiteMap;

use crate::core::games::{Collection, Games};
use crate::core::summary::Summary;
use crate::service::archive::{Archive, ArchivedCollection, ArchivedGame};

/// The library, the texts of its games and the parts of its collections' puzzles, to be written into a
/// file.
pub fn archive(
    library: &Games,
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
    let newer = library.newer.iter().map(|(id, summary)| ArchivedGame {
        id: id.clone(),
        summary: summary.clone(),
        game: games.get(id).cloned(),
    });
    let foreign = library.unreadable_collections.iter().map(|(id, text)| ArchivedCollection {
        id: id.clone(),
        collection: text.clone(),
        puzzles: puzzles_of(id, puzzles),
    });
    let collections = library.collections().iter().map(collection).chain(foreign).collect();
    let games = listed.chain(deleted).chain(unreadable).chain(newer).collect();
    Archive::new(now, collections, games)
}

/// The parts of a collection's puzzles as one text.
pub fn puzzles_of(collection: &str, parts: &[(String, String)]) -> String {
    let of = |key: &str| key.strip_prefix(collection).is_some_and(|rest| rest.starts_with('.'));
    parts.iter().filter(|(key, _)| of(key)).map(|(_, text)| text.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::Game;
    use crate::core::moves::{Move, NoteCleanup};
    use crate::core::puzzles::{PART, part_key};
    use crate::core::saved::Saved;
    use crate::engine::types::board::Board;
    use crate::engine::types::cell::{Cell, CellSet};
    use crate::engine::types::digit::Digit;
    use crate::places::library::merge::{Merged, merge};

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

    fn library(games: &[Saved]) -> (Games, LiteMap<String, String>) {
        let mut library = Games::default();
        games.iter().for_each(|game| library.insert(Summary::of(game)));
        let texts = games.iter().map(|game| (game.id.clone(), game.print())).collect();
        (library, texts)
    }

    fn merged(file: &[Saved], here: &[Saved]) -> Merged {
        let (library_of_file, texts) = library(file);
        let archive = archive(&library_of_file, &texts, &[], 7);
        let archive = Archive::read(&archive.print()).expect("an archive");
        let (library, texts) = library(here);
        merge(archive, &library, &texts, &[], &mut || "new".to_owned())
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
        let mut library = Games::default();
        library.unreadable.insert("z".to_owned(), "nonet-game 9\n".to_owned());
        let archive = archive(&library, &LiteMap::new_vec(), &[], 7);
        let merged = merge(archive, &Games::default(), &LiteMap::new_vec(), &[], &mut String::new);
        let kept = merged.unreadable.iter().map(|game| (&*game.id, game.game.as_deref()));
        assert!(kept.eq([("z", Some("nonet-game 9\n"))]));
    }

    #[test]
    fn puzzles_of_collections_go_with_them() {
        let mut library = Games::default();
        let listed = Collection { count: PART + 1, is_list: true, ..Collection::default() };
        library.put_collection("c".to_owned(), listed.clone());
        let parts = ["one\n".repeat(PART), "last\n".to_owned()];
        let parts: Vec<(String, String)> =
            (0..).zip(parts).map(|(part, text)| (part_key("c", part), text)).collect();
        let file = archive(&library, &LiteMap::new_vec(), &parts, 7);
        let file = Archive::read(&file.print()).expect("an archive");
        let games = LiteMap::new_vec();
        let known = merge(file.clone(), &library, &games, &parts, &mut String::new);
        assert_eq!(
            (known.known, known.puzzles, known.collections),
            (PART as u64 + 1, vec![], vec![])
        );
        let added = merge(file, &Games::default(), &games, &[], &mut String::new);
        assert_eq!((added.added, added.puzzles), (PART as u64 + 1, parts));
        assert_eq!(added.collections, [("c".to_owned(), listed)]);
    }
}
