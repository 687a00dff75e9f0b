//! Stories of the library: every game is kept until its player deletes it, whatever the browser does.

use std::collections::BTreeMap;

use nonet_page::core::calendar::{Moment, Now};
use nonet_page::core::database::{Availability, DatabaseMsg, GameTexts, ReadPurpose, Store};
use nonet_page::core::dialog::Dialog;
use nonet_page::core::games::Keeping;
use nonet_page::core::msg::{Msg, NoticeMsg, StorageMsg};
use nonet_page::core::outside::Visibility;
use nonet_page::core::place::Layers;
use nonet_page::core::startup::Startup;
use nonet_page::core::summary::{Stage, Summary};
use nonet_page::places::library::msg::LibraryMsg;

use crate::harness::{Disk, Harness, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const OTHER: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

fn at(seconds: i64) -> Now {
    Now { steady: seconds as f64 * 1000.0, moment: Moment { millis: seconds * 1000, offset: 0 } }
}

fn ids(app: &Harness) -> Vec<String> {
    app.model.common.games.games().map(|game| game.id.clone()).collect()
}

fn opened(stored: &[(&str, &str)], disk: Disk) -> Harness {
    let stored: BTreeMap<String, String> =
        stored.iter().map(|(key, text)| (key.to_string(), text.to_string())).collect();
    let current = stored.get("nonet.current").cloned();
    let saved = current.as_ref().and_then(|id| stored.get(&format!("nonet.game.{id}")).cloned());
    let startup = Startup { saved, current, ..first_visit() };
    Harness::open_with(startup, stored, BTreeMap::new(), disk)
}

/// The text of a game with this key and three times this many moves.
fn game(id: &str, puzzle: &str, moves: usize) -> String {
    let mut app = Harness::with_puzzle(puzzle);
    app.send(Msg::Ticked(at(100 + moves as i64)));
    for column in [2, 3, 6, 8].into_iter().take(moves) {
        app.write(1, column, 9);
        app.write(1, column, 9);
        app.write(1, column, 6);
    }
    app.model.common.session.id = id.to_owned();
    app.model.common.session.saved().print()
}

#[test]
fn a_puzzle_that_comes_with_the_page_is_no_game_until_something_is_done() {
    let mut app = Harness::open(first_visit());
    app.send(Msg::VisibilityChanged(Visibility::Hidden, at(1)));
    assert_eq!(ids(&app), [""; 0]);
    let cell = app.model.play.input.cursor;
    app.write(cell.row() + 1, cell.column() + 1, 1);
    app.send(Msg::VisibilityChanged(Visibility::Hidden, at(2)));
    assert_eq!(ids(&app), [app.model.common.session.id.clone()]);
    assert_eq!(app.database.len(), 2);
}

#[test]
fn a_game_that_is_left_goes_from_the_local_storage_to_the_database_and_comes_back() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    let (id, digits) = (app.model.common.session.id.clone(), app.digits());
    app.send(Msg::AddressChanged(format!("p={OTHER}"), Layers::NONE));
    assert!(!app.stored.contains_key(&format!("nonet.game.{id}")));
    let mut app = app.reopened();
    app.send(Msg::to(LibraryMsg::Opened(id.clone())));
    assert_eq!((app.digits(), app.model.common.session.id.clone()), (digits, id));
    assert_eq!(app.model.common.games.games().count(), 2);
}

#[test]
fn what_was_opened_before_the_database_answered_stays_open() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::DialogOpened(Dialog::Import));
    let id = app.model.common.session.id.clone();
    let kept = app.stored[&format!("nonet.game.{id}")].clone();
    app.model.common.games.keeping = Keeping::Asked(id.clone());
    let texts = GameTexts { database: Some(kept), local: None };
    app.send(Msg::database(DatabaseMsg::Read(id, ReadPurpose::Resume, texts)));
    assert_eq!(app.model.common.page.dialog, Some(Dialog::Import));
}

#[test]
fn a_game_left_in_a_full_database_stays_in_the_local_storage() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    let key = format!("nonet.game.{}", app.model.common.session.id);
    app.disk = Disk::Full;
    app.send(Msg::AddressChanged(format!("p={OTHER}"), Layers::NONE));
    assert!(app.stored.contains_key(&key));
    assert!(app.notice().contains("refuses to save more"), "{}", app.notice());
    let buttons = app.page().notice.as_ref().map(|notice| notice.buttons.clone());
    let [export, library] = &buttons.expect("a notice")[..] else { panic!("two ways") };
    assert_eq!([&*export.label, &library.label], ["Export all", "Library"]);
    app.send(export.msg.clone());
    assert_eq!(app.files.len(), 1);
    app.send(Msg::Notice(NoticeMsg::Closed));
    app.send(Msg::VisibilityChanged(Visibility::Hidden, at(2)));
    assert_eq!(app.notice(), "", "it is said once");
}

#[test]
fn games_of_older_versions_are_taken_over_once() {
    let (one, two) = (game("cc", PUZZLE, 1), game("aa", OTHER, 2));
    let app = opened(
        &[
            ("nonet.current", "cc"),
            ("nonet.game.cc", &one),
            ("nonet.game.aa", &two),
            ("nonet.game.bb", "nonet-game 9\nwhatever"),
            ("nonet.unreadable.dd", "rubbish"),
        ],
        Disk::Works,
    );
    let left: Vec<&str> = app.stored.keys().map(String::as_str).collect();
    assert_eq!(left, ["nonet.current", "nonet.game.cc"]);
    assert_eq!(app.database[&(Store::Games, "bb".to_owned())], "nonet-game 9\nwhatever");
    assert_eq!(app.database[&(Store::Games, "dd".to_owned())], "rubbish");
    let mut again = app.reopened();
    assert_eq!(ids(&again).len(), 2);
    assert_eq!(again.model.common.games.unreadable.len(), 2);
    again.send(Msg::to(LibraryMsg::Opened("aa".to_owned())));
    assert_eq!(again.model.common.session.saved().game.history().at(), 6);
}

#[test]
fn without_a_database_the_games_of_the_local_storage_can_be_played() {
    let (one, two) = (game("cc", PUZZLE, 1), game("aa", OTHER, 2));
    let mut app = opened(
        &[("nonet.current", "cc"), ("nonet.game.cc", &one), ("nonet.game.aa", &two)],
        Disk::Missing,
    );
    assert_eq!(app.model.common.games.availability, Availability::Missing);
    assert_eq!(ids(&app), ["aa", "cc"]);
    app.send(Msg::to(LibraryMsg::Opened("aa".to_owned())));
    assert_eq!(app.model.common.session.id, "aa");
    assert!(app.stored.contains_key("nonet.game.cc"), "it is nowhere else");
    assert_eq!(app.notice(), "");
}

#[test]
fn the_game_played_last_comes_from_the_database_where_the_local_storage_lost_it() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    app.send(Msg::VisibilityChanged(Visibility::Hidden, at(5)));
    let digits = app.digits();
    app.stored.retain(|key, _| key == "nonet.current");
    assert_eq!(app.reopened().digits(), digits);
}

#[test]
fn a_damaged_summary_is_made_anew_and_a_newer_one_left_alone() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    let id = app.model.common.session.id.clone();
    app.send(Msg::AddressChanged(format!("p={OTHER}"), Layers::NONE));
    let key = (Store::Summaries, id.clone());
    for damage in ["", "nonet-summary 1\nplayed x", "\u{0}"] {
        app.database.insert(key.clone(), damage.to_owned());
        let app = app.reopened();
        assert!(ids(&app).contains(&id), "{damage:?}");
        assert!(Summary::read(&app.database[&key]).is_ok());
    }
    app.database.insert(key.clone(), "nonet-summary 2\nx".to_owned());
    let app = app.reopened();
    assert_eq!(
        (app.model.common.games.newer.len(), &*app.database[&key]),
        (1, "nonet-summary 2\nx")
    );
}

#[test]
fn a_deletion_can_be_undone_until_the_page_is_opened_again() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    let id = app.model.common.session.id.clone();
    app.send(Msg::AddressChanged(format!("p={OTHER}"), Layers::NONE));
    app.send(Msg::to(LibraryMsg::Deleted(id.clone())));
    assert!(!ids(&app).contains(&id));
    app.send(Msg::to(LibraryMsg::DeletionUndone(vec![id.clone()])));
    assert!(ids(&app).contains(&id));
    app.send(Msg::to(LibraryMsg::Deleted(id.clone())));
    let app = app.reopened();
    assert!(app.database.keys().all(|(_, key)| *key != id), "{:?}", app.database.keys());
}

#[test]
fn a_page_that_comes_back_shows_what_was_played_elsewhere() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    let mut later = app.reopened();
    later.send(Msg::Ticked(at(50)));
    later.write(1, 3, 6);
    let (key, digits) = (format!("nonet.game.{}", app.model.common.session.id), later.digits());
    app.stored = later.stored.clone();
    app.database = later.database.clone();
    app.send(Msg::Storage(StorageMsg::PageRestored));
    app.send(Msg::VisibilityChanged(Visibility::Hidden, at(60)));
    assert_eq!(app.digits(), digits);
    assert!(app.stored[&key].contains("at 2\n"), "{}", app.stored[&key]);
    // The page shows what was played elsewhere, too, where the later page has gone on to another game.
    later.write(1, 6, 1);
    let digits = later.digits();
    later.send(Msg::AddressChanged(format!("p={OTHER}"), Layers::NONE));
    app.stored = later.stored;
    app.database = later.database;
    app.send(Msg::Storage(StorageMsg::PageRestored));
    assert_eq!(app.digits(), digits);
}

#[test]
fn a_finished_game_is_listed_as_solved() {
    let solved =
        "864371259325849761971265843436192587198657432257483916689734125713528694542916378";
    let puzzle = format!(".{}", &solved[1..]);
    let mut app = Harness::with_puzzle(&puzzle);
    app.write(1, 1, 8);
    let stages: Vec<Stage> = app.model.common.games.games().map(|game| game.stage()).collect();
    assert_eq!(stages, [Stage::Solved]);
}

#[test]
fn what_another_tab_changes_is_read_again() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let mut summary = Summary::of(&app.model.common.session.saved());
    summary.id = "zz".to_owned();
    app.database.insert((Store::Summaries, "zz".to_owned()), summary.print());
    app.send(Msg::Storage(StorageMsg::ChangedElsewhere(
        "nonet.library".to_owned(),
        Some("1 zz".to_owned()),
    )));
    assert!(ids(&app).contains(&"zz".to_owned()));
    app.database.clear();
    app.send(Msg::Storage(StorageMsg::ChangedElsewhere(
        "nonet.library".to_owned(),
        Some("2 *".to_owned()),
    )));
    assert!(!ids(&app).contains(&"zz".to_owned()));
}
