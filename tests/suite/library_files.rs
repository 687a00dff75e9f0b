//! A file of the library never costs what is here, whatever its records are: damaged, of a newer version,
//! or other content under the same key. For each store what is here stays as it is, what the file has is
//! kept, and the same file once more changes nothing.

use std::collections::BTreeMap;

use nonet_page::core::database::Store;
use nonet_page::core::msg::{ImportMsg, Msg, PlacesMsg, StorageMsg};
use nonet_page::core::place::Layers;
use nonet_page::core::puzzles::{game_id, part_key};
use nonet_page::core::saved::Saved;
use nonet_page::core::summary::Summary;
use nonet_page::places::library::msg::LibraryMsg;
use nonet_service::archive::{Archive, ArchivedCollection, ArchivedGame};

use crate::harness::Harness;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const OTHER: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
/// The key of a collection.
const LIST: &str = "0123456789abcdef";

fn game(puzzle: &str, id: &str, moves: &[(usize, u8)]) -> Saved {
    let mut app = Harness::with_puzzle(puzzle);
    moves.iter().for_each(|&(column, digit)| app.write(1, column, digit));
    Saved { id: id.to_owned(), ..app.model.common.session.saved() }
}

/// A browser with a game under this key, which another one follows in play.
fn with_game(id: &str, saved: &Saved) -> Harness {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.database.insert((Store::Summaries, id.to_owned()), Summary::of(saved).print());
    app.database.insert((Store::Games, id.to_owned()), saved.print());
    app.send(Msg::Storage(StorageMsg::PageRestored));
    app
}

fn record(id: &str, summary: &str, game: Option<&str>) -> ArchivedGame {
    let (id, summary) = (id.to_owned(), summary.to_owned());
    ArchivedGame { id, summary, game: game.map(str::to_owned) }
}

/// A file of these records is imported, then once more, then the page is opened anew.
fn import(app: &mut Harness, archive: &Archive) {
    let file =
        || Msg::Import(ImportMsg::FileRead("nonet-library.json".to_owned(), Some(archive.print())));
    app.send(file());
    let once = app.database.clone();
    app.send(file());
    assert_eq!(texts_by_store(&app.database), texts_by_store(&once), "the same file once more");
    let reopened = app.reopened();
    *app = reopened;
}

fn texts_by_store(database: &BTreeMap<(Store, String), String>) -> Vec<(Store, String)> {
    database.iter().map(|((store, key), _)| (*store, key.clone())).collect()
}

fn text(app: &Harness, store: Store, key: &str) -> Option<String> {
    app.database.get(&(store, key.to_owned())).cloned()
}

/// The keys under which a store has this text.
fn keys_of(app: &Harness, store: Store, text: &str) -> Vec<String> {
    let of = app.database.iter().filter(|((of, _), kept)| *of == store && kept.as_str() == text);
    of.map(|((_, key), _)| key.clone()).collect()
}

#[test]
fn a_record_that_cannot_be_read_takes_no_game_away() {
    let ours = game(PUZZLE, "x1", &[(2, 9), (3, 6)]);
    let newer = "nonet-summary 2\nid x1\nwhatever\n";
    let good = Summary::of(&ours).print();
    let records = [
        ("", Some("nonet-game 3\nid x1\n")),
        ("", Some("rubbish")),
        ("", Some("nonet-game 2\nid x1\ngivens ?\n")),
        (&good, Some("nonet-game 3\nid x1\n")),
        (&good, Some("\u{0}")),
        ("rubbish", None),
        (newer, None),
        (newer, Some("nonet-game 3\nid x1\n")),
        (newer, Some("rubbish")),
    ];
    for (summary, foreign) in records {
        let mut app = with_game("x1", &ours);
        import(&mut app, &Archive::new(0, vec![], vec![record("x1", summary, foreign)]));
        let what = format!("{summary:?} {foreign:?}");
        assert_eq!(text(&app, Store::Games, "x1"), Some(ours.print()), "{what}");
        assert_eq!(app.model.common.games.get("x1").and_then(|game| game.moves), Some(2), "{what}");
        let kept = foreign.unwrap_or(if summary == newer { newer } else { summary });
        let store =
            if foreign.is_none() && summary == newer { Store::Summaries } else { Store::Games };
        assert_eq!(keys_of(&app, store, kept).len(), 1, "{what} is kept");
        let library = &app.model.common.games;
        assert_eq!(
            (library.unreadable.len(), library.newer.len()).max((0, 0)),
            match summary == newer {
                true => (0, 1),
                false => (1, 0),
            },
            "{what} is counted"
        );
    }
}

#[test]
fn a_game_of_a_file_takes_nothing_away_that_cannot_be_read_here() {
    let theirs = game(PUZZLE, "x1", &[(2, 9)]);
    let good = Summary::of(&theirs).print();
    let (newer, newest) = ("nonet-summary 2\nwhatever\n", "nonet-game 3\nwhatever\n");
    let here = [
        (Some(""), Some(newest)),
        (Some("rubbish"), Some("rubbish")),
        (Some(newer), Some(newest)),
        (Some(newer), None),
        (Some(&*good), Some(newest)),
        (Some(newer), Some(&*game(OTHER, "x1", &[(1, 7)]).print())),
    ]
    .map(|(summary, game)| (summary.map(str::to_owned), game.map(str::to_owned)));
    for (summary, unreadable) in here {
        let mut app = Harness::with_puzzle(OTHER);
        let stores = [(Store::Summaries, &summary), (Store::Games, &unreadable)];
        for (store, text) in stores {
            text.iter()
                .for_each(|text| _ = app.database.insert((store, "x1".to_owned()), text.clone()));
        }
        let mut app = app.reopened();
        let file = record("x1", &good, Some(&theirs.print()));
        import(&mut app, &Archive::new(0, vec![], vec![file]));
        let what = format!("{summary:?} {unreadable:?}");
        assert_eq!(text(&app, Store::Games, "x1"), unreadable, "{what}");
        if summary.as_deref() == Some(newer) {
            assert_eq!(text(&app, Store::Summaries, "x1"), summary, "{what}");
        }
        let games = app.model.common.games.games();
        let came = games.filter(|game| game.givens == PUZZLE.parse().expect("a grid"));
        assert!(came.filter(|game| game.id != "x1").count() == 1, "{what}: the game came");
    }
}

#[test]
fn other_content_under_the_same_key_stays_beside_what_is_here() {
    let ours = game(PUZZLE, "x1", &[(2, 9), (3, 6)]);
    let others = [
        game(OTHER, "x1", &[(1, 7)]),
        game(OTHER, "x1", &[]),
        game(PUZZLE, "x1", &[(2, 9), (3, 8)]),
        game(PUZZLE, "x1", &[(6, 8)]),
    ];
    for theirs in others {
        let mut app = with_game("x1", &ours);
        let file = record("x1", &Summary::of(&theirs).print(), Some(&theirs.print()));
        import(&mut app, &Archive::new(0, vec![], vec![file]));
        assert_eq!(text(&app, Store::Games, "x1"), Some(ours.print()));
        let games =
            app.database.iter().filter(|((store, key), _)| *store == Store::Games && key != "x1");
        let came =
            games.filter(|(_, text)| Saved::read(text).is_ok_and(|of| of.game == theirs.game));
        assert_eq!(came.count(), 1, "{}", theirs.print());
    }
    // A puzzle that was never opened, with other clues.
    let puzzle = Summary {
        id: "x1".to_owned(),
        givens: OTHER.parse().expect("a grid"),
        ..Summary::default()
    };
    let mut app = with_game("x1", &ours);
    import(&mut app, &Archive::new(0, vec![], vec![record("x1", &puzzle.print(), None)]));
    assert_eq!(text(&app, Store::Games, "x1"), Some(ours.print()));
    assert_eq!(
        app.model.common.games.games().filter(|game| game.givens == puzzle.givens).count(),
        1
    );
}

#[test]
fn two_records_of_a_file_under_one_key_come_both() {
    let (one, other) = (game(PUZZLE, "x1", &[(2, 9)]), game(OTHER, "x1", &[(1, 7)]));
    let later = game(PUZZLE, "x1", &[(2, 9), (3, 6)]);
    let records = [&one, &other, &later, &one].map(|saved| record("x1", "", Some(&saved.print())));
    let mut app = Harness::with_puzzle(OTHER);
    let records = records.into_iter().chain([record("x1", "", Some("rubbish"))]).collect();
    import(&mut app, &Archive::new(0, vec![], records));
    assert_eq!(text(&app, Store::Games, "x1"), Some(later.print()));
    assert!(
        app.database.values().any(|text| Saved::read(text).is_ok_and(|of| of.game == other.game))
    );
    assert_eq!(keys_of(&app, Store::Games, "rubbish").len(), 1);
}

#[test]
fn what_cannot_be_a_key_gets_another_one() {
    for id in ["", "x\r", "x\ny", "a.b", "é", " "] {
        let theirs = game(PUZZLE, id, &[(2, 9)]);
        let mut app = Harness::with_puzzle(OTHER);
        import(
            &mut app,
            &Archive::new(
                0,
                vec![],
                vec![record(id, "", Some(&game(PUZZLE, "y", &[(2, 9)]).print()))],
            ),
        );
        let known =
            app.model.common.games.games().find(|known| known.givens == theirs.game.board().givens);
        let known = known.expect("it came").clone();
        app.send(Msg::to(LibraryMsg::Opened(known.id.clone())));
        assert_eq!(app.reopened().model.common.session.id, known.id, "{id:?}");
    }
}

#[test]
fn what_is_kept_unread_goes_into_the_file_and_comes_back() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let (newer, newest) = ("nonet-summary 2\nwhatever\n", "nonet-game 3\nwhatever\n");
    let put = [
        (Store::Summaries, "n1", newer),
        (Store::Games, "n1", newest),
        (Store::Summaries, "n2", newer.trim()),
        (Store::Summaries, "u1", ""),
        (Store::Games, "u1", "rubbish"),
        (Store::Collections, LIST, "nonet-collection 2\nname Later\n"),
        (Store::Puzzles, &part_key(LIST, 0), &format!("{OTHER}\n")),
    ];
    for (store, key, text) in &put {
        app.database.insert((*store, (*key).to_owned()), (*text).to_owned());
    }
    let mut app = app.reopened();
    app.send(PlacesMsg::LibraryExportRequested);
    let (name, file) = app.files.last().cloned().expect("a file");
    let mut other = Harness::with_puzzle(OTHER);
    for _ in 0..2 {
        other.send(Msg::Import(ImportMsg::FileRead(name.clone(), Some(file.clone()))));
        for (store, key, kept) in &put {
            assert_eq!(text(&other, *store, key).as_deref(), Some(*kept), "{store:?} {key}");
        }
    }
}

/// A browser with a collection of two puzzles, the second of which was opened.
fn with_collection() -> Harness {
    let mut app = Harness::with_puzzle(PUZZLE);
    let list = "nonet-collection 1\nkind list\nname Mine\npuzzles 2\n";
    let puzzles = format!("{}\n{OTHER}\teasy 7\t\tsecond\n", PUZZLE.replace('0', "."));
    let opened = game(OTHER, &game_id(LIST, 1), &[(1, 7)]);
    app.database.insert((Store::Collections, LIST.to_owned()), list.to_owned());
    app.database.insert((Store::Puzzles, part_key(LIST, 0)), puzzles);
    app.database.insert((Store::Games, opened.id.clone()), opened.print());
    let summary =
        Summary { collection: Some(LIST.to_owned()), place: Some(1), ..Summary::of(&opened) };
    app.database.insert((Store::Summaries, opened.id), summary.print());
    app.reopened()
}

/// What a file may have under the key of the collection that is here: its head and its puzzles.
fn collections_of_files() -> Vec<(&'static str, String)> {
    let good = "nonet-collection 1\nkind list\nname Mine\npuzzles 2\n";
    let same = format!("{}\thard 9\n{OTHER}\t\t\tsecond\n", PUZZLE.replace('0', "."));
    vec![
        ("rubbish", same.clone()),
        ("", same.clone()),
        ("nonet-collection 2\nname Mine\n", same.clone()),
        ("nonet-collection 2\nname Mine\n", "in another way\n".to_owned()),
        (good, same.clone()),
        (good, String::new()),
        (good, format!("{OTHER}\n{}\n", PUZZLE.replace('0', "."))),
        (good, same.replace("second", "third")),
        (good, "rubbish\n".to_owned()),
        (good, same[..90].to_owned()),
    ]
}

#[test]
fn a_collection_of_a_file_takes_none_away() {
    for (at, (collection, puzzles)) in collections_of_files().into_iter().enumerate() {
        let mut app = with_collection();
        let before = app.database.clone();
        let (id, collection) = (LIST.to_owned(), collection.to_owned());
        let file =
            ArchivedCollection { id, collection: collection.clone(), puzzles: puzzles.clone() };
        let theirs = game(OTHER, &game_id(LIST, 0), &[(1, 7)]);
        let of_list =
            Summary { collection: Some(LIST.to_owned()), place: Some(0), ..Summary::of(&theirs) };
        let games = if at == 6 {
            vec![record(&theirs.id, &of_list.print(), Some(&theirs.print()))]
        } else {
            vec![]
        };
        import(&mut app, &Archive::new(0, vec![file], games));
        for ((store, key), text) in &before {
            assert_eq!(
                app.database.get(&(*store, key.clone())),
                Some(text),
                "{at}: {store:?} {key}"
            );
        }
        let lists = |store| app.database.keys().filter(|(of, _)| *of == store).count();
        let is_same = (4..=5).contains(&at);
        assert_eq!(lists(Store::Collections), if is_same { 1 } else { 2 }, "{at}");
        let came = app.database.keys().find(|(of, key)| *of == Store::Collections && key != LIST);
        if let Some((_, key)) = came {
            assert_eq!(text(&app, Store::Puzzles, &part_key(key, 0)), Some(puzzles), "{at}");
        }
        if at == 6 {
            // The game that stands for its first puzzle goes with it.
            let (_, key) = came.expect("a collection");
            let game = app.model.common.games.get(&game_id(key, 0)).expect("its game");
            assert_eq!((game.collection.as_ref(), game.place), (Some(key), Some(0)));
        }
    }
}

#[test]
fn a_collection_of_a_newer_version_is_kept_where_a_file_has_its_key() {
    let newer = "nonet-collection 2\nwhatever\n";
    let mut app = Harness::with_puzzle(PUZZLE);
    app.database.insert((Store::Collections, LIST.to_owned()), newer.to_owned());
    app.database.insert((Store::Puzzles, part_key(LIST, 0)), "in another way\n".to_owned());
    let mut app = app.reopened();
    let (id, collection) = (LIST.to_owned(), "nonet-collection 1\nname Mine\n".to_owned());
    let file = ArchivedCollection { id, collection, puzzles: format!("{OTHER}\n") };
    import(&mut app, &Archive::new(0, vec![file], vec![]));
    assert_eq!(text(&app, Store::Collections, LIST).as_deref(), Some(newer));
    assert_eq!(text(&app, Store::Puzzles, &part_key(LIST, 0)).as_deref(), Some("in another way\n"));
    assert_eq!(app.model.common.games.collections().len(), 1);
}

#[test]
fn what_was_learned_is_joined_and_lines_of_a_newer_version_stay() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.stored
        .insert("nonet.learned".to_owned(), "nonet-learned 1\nbasic rules\nmood good\n".to_owned());
    app.send(Msg::Storage(StorageMsg::ChangedElsewhere(
        "nonet.learned".to_owned(),
        app.stored.get("nonet.learned").cloned(),
    )));
    for learned in ["rubbish \u{0}", "nonet-learned 2\nidea x_wing\nbasic of_later\n", ""] {
        import_learned(&mut app, learned);
        let text = &app.stored["nonet.learned"];
        for line in ["basic rules", "mood good"].into_iter().chain(learned.lines()) {
            assert!(text.contains(&format!("{line}\n")), "{line:?} in {text:?}");
        }
    }
}

fn import_learned(app: &mut Harness, learned: &str) {
    let archive = Archive::new(0, vec![], vec![]).with_learned(learned.to_owned());
    app.send(Msg::Import(ImportMsg::FileRead(
        "nonet-library.json".to_owned(),
        Some(archive.print()),
    )));
}

#[test]
fn a_day_that_was_solved_here_stays_solved() {
    let solved =
        "864371259325849761971265843436192587198657432257483916689734125713528694542916378";
    let puzzle = format!(".{}", &solved[1..]);
    let mut ours = game(&puzzle, "d1", &[(1, 8)]);
    let date = "2026-11-22".parse().expect("a date");
    let tier = nonet_engine::logic::techniques::Tier::Easy;
    ours.record.source = nonet_page::core::record::PuzzleSource::Daily(date, tier);
    for id in ["d1", "d2"] {
        let mut app = with_game("d1", &ours);
        let mut theirs = game(&puzzle, id, &[]);
        theirs.record.source = ours.record.source;
        let file = record(id, &Summary::of(&theirs).print(), Some(&theirs.print()));
        import(&mut app, &Archive::new(0, vec![], vec![file]));
        let records = app.model.common.games.games().map(|game| &game.record);
        assert_eq!(nonet_page::core::daily::DailyLog::of(records).solved_on(date), 1, "{id}");
        let finish = app.model.common.games.get("d1").and_then(|game| game.record.finish);
        assert_eq!(finish, ours.record.finish, "its time");
    }
}

#[test]
fn a_deleted_game_comes_back_as_it_was_here() {
    let ours = game(PUZZLE, "x1", &[(2, 9), (3, 6)]);
    let theirs = game(PUZZLE, "x1", &[(2, 9)]);
    let mut app = with_game("x1", &ours);
    app.send(Msg::AddressChanged(format!("p={OTHER}"), Layers::NONE));
    app.send(Msg::to(LibraryMsg::Deleted("x1".to_owned())));
    import(&mut app, &Archive::new(0, vec![], vec![record("x1", "", Some(&theirs.print()))]));
    assert_eq!(text(&app, Store::Games, "x1"), Some(ours.print()));
    assert_eq!(app.model.common.games.get("x1").and_then(|game| game.moves), Some(2));
}

#[test]
fn a_record_that_is_no_record_takes_no_other_with_it() {
    let theirs = game(PUZZLE, "x1", &[(2, 9)]);
    let good = Archive::new(0, vec![], vec![record("x1", "", Some(&theirs.print()))]).print();
    let damaged = r#"{"id":["x1"],"game":7}"#;
    let file = good.replace(r#""games":["#, &format!(r#""games":[{damaged},"#));
    let mut app = Harness::with_puzzle(OTHER);
    let archive = Archive::read(&file).expect("a library");
    import(&mut app, &archive);
    app.send(Msg::Import(ImportMsg::FileRead("nonet-library.json".to_owned(), Some(file))));
    assert_eq!(text(&app, Store::Games, "x1"), Some(theirs.print()));
    assert_eq!(keys_of(&app, Store::Games, damaged).len(), 1);
}

#[test]
fn a_text_of_the_local_storage_that_cannot_be_read_takes_no_game_away() {
    let ours = game(PUZZLE, "x1", &[(2, 9)]);
    for key in ["nonet.game.x1", "nonet.unreadable.x1"] {
        let mut app = with_game("x1", &ours);
        app.stored.insert(key.to_owned(), "nonet-game 3\nwhatever\n".to_owned());
        let app = app.reopened();
        assert_eq!(text(&app, Store::Games, "x1"), Some(ours.print()), "{key}");
        assert_eq!(keys_of(&app, Store::Games, "nonet-game 3\nwhatever\n").len(), 1, "{key}");
        assert!(!app.stored.contains_key(key), "{key}");
    }
}

#[test]
fn a_stored_text_is_read_and_printed_as_the_same_whatever_ends_its_lines() {
    let saved = game(PUZZLE, "x1", &[(2, 9), (3, 6)]).print();
    let odd = ["\r\n", "\r\r\n", "\n"].map(|end| saved.replace('\n', end));
    let named =
        ["id a\r\r", "name b \r", "name \r\rc", "id \r"].map(|line| format!("{saved}{line}\n"));
    for text in odd.into_iter().chain(named) {
        let read = Saved::read(&text).expect("a game");
        assert_eq!(Saved::read(&read.print()), Ok(read), "{text:?}");
    }
}
