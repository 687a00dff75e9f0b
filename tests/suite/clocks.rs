//! Clocks that are set forwards and back between reloads, days, tabs and files: no move is lost, and of
//! two states of a game that went different ways both stay.

use std::collections::BTreeMap;

use nonet_page::core::calendar::{Moment, Now};
use nonet_page::core::database::Store;
use nonet_page::core::msg::{ImportMsg, Msg, PlacesMsg, PuzzleMsg, StorageMsg, Version};
use nonet_page::core::outside::Visibility;
use nonet_page::core::place::Layers;
use nonet_page::core::saved::Saved;
use nonet_page::core::startup::Startup;
use nonet_page::places::library::msg::LibraryMsg;

use crate::harness::{Disk, Harness, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const OTHER: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

const MINUTE: i64 = 60_000;
const DAY: i64 = 1_440 * MINUTE;
const YEAR: i64 = 365 * DAY;
/// How far the clock is set, in milliseconds.
const JUMPS: [i64; 7] = [0, 10 * MINUTE, -10 * MINUTE, DAY, -DAY, YEAR, -YEAR];
/// What the clock shows at first.
const NOON: i64 = 50 * YEAR;

fn at(millis: i64) -> Now {
    Now { steady: 0.0, moment: Moment { millis, offset: 0 } }
}

fn startup(millis: i64) -> Startup {
    Startup { now: at(millis), entropy: millis as u64, ..first_visit() }
}

fn opened(millis: i64) -> Harness {
    Harness::open(Startup { fragment: format!("p={PUZZLE}"), ..startup(millis) })
}

/// The page opened anew when the clock shows this time, with what these stores hold and an address.
fn opened_at(stores: &Stores, millis: i64, fragment: &str) -> Harness {
    let (stored, database) = stores.clone();
    let current = stored.get("nonet.current").cloned();
    let saved = current.as_ref().and_then(|id| stored.get(&format!("nonet.game.{id}")).cloned());
    let fragment = fragment.to_owned();
    let startup = Startup { saved, current, fragment, ..startup(millis) };
    Harness::open_with(startup, stored, database, Disk::Works)
}

fn reopened(app: &Harness, millis: i64) -> Harness {
    opened_at(&stores(app), millis, "")
}

/// The local storage and the database.
type Stores = (BTreeMap<String, String>, BTreeMap<(Store, String), String>);

fn stores(app: &Harness) -> Stores {
    (app.stored.clone(), app.database.clone())
}

/// These moves are made at this time; then a while passes.
fn play(app: &mut Harness, millis: i64, moves: &[(usize, u8)]) {
    app.send(Msg::Ticked(at(millis)));
    for &(column, digit) in moves {
        app.write(1, column, digit);
    }
    app.send(Msg::Storage(StorageMsg::KeepDue));
}

fn moves(app: &Harness) -> usize {
    app.model.common.session.game.history().count() - 1
}

/// The games of both stores that have at least these digits in the first row, by their numbers of moves.
fn kept(app: &Harness, digits: &[(usize, u8)]) -> Vec<usize> {
    let of_database = app.database.iter().filter(|((store, _), _)| *store == Store::Games);
    let of_storage = app.stored.iter().filter(|(key, _)| key.starts_with("nonet.game."));
    let texts = of_database.map(|(_, text)| text).chain(of_storage.map(|(_, text)| text));
    let games = texts.filter_map(|text| Saved::read(text).ok()).filter(|saved| {
        let shown = saved.game.board().digits().to_string();
        let has = |&(column, digit): &(usize, u8)| shown.as_bytes()[column - 1] == b'0' + digit;
        digits.iter().all(has)
    });
    games.map(|saved| saved.game.history().count() - 1).collect()
}

#[test]
fn the_time_of_the_last_change_never_goes_back() {
    let mut app = opened(NOON);
    let mut before = None;
    for (step, jump) in JUMPS.into_iter().enumerate() {
        play(&mut app, NOON + jump, &[(2, 1 + step as u8)]);
        let changed = app.model.common.session.record.changed;
        assert!(changed > before, "{jump}: {changed:?} after {before:?}");
        before = changed;
    }
}

#[test]
fn moves_made_after_the_clock_was_set_are_there_whichever_store_has_them() {
    #[derive(Clone, Copy, Debug)]
    enum Has {
        Both,
        LocalStorage,
        Database,
    }
    for jump in JUMPS {
        for has in [Has::Both, Has::LocalStorage, Has::Database] {
            let mut app = opened(NOON);
            play(&mut app, NOON, &[(2, 9), (3, 6)]);
            let (stored, database) = stores(&app);
            let mut app = reopened(&app, NOON + jump);
            play(&mut app, NOON + jump, &[(6, 8), (8, 1)]);
            assert_eq!(moves(&app), 4, "{jump} {has:?}");
            let digits = app.digits();
            match has {
                Has::Both => {}
                Has::LocalStorage => app.database = database,
                Has::Database => app.stored = stored,
            }
            let mut app = reopened(&app, NOON + 5 * MINUTE);
            assert_eq!((moves(&app), app.digits()), (4, digits), "{jump} {has:?}");
            play(&mut app, NOON + 5 * MINUTE, &[(2, 6)]);
            let app = reopened(&app, NOON);
            assert_eq!(moves(&app), 5, "{jump} {has:?}");
            assert_eq!(app.model.common.games.games().count(), 1, "{jump} {has:?}");
        }
    }
}

#[test]
fn forty_visits_under_a_clock_that_jumps_lose_nothing() {
    let mut app = opened(NOON);
    let mut random = 7_u64;
    for visit in 1..=40 {
        random =
            random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let millis = NOON + JUMPS[(random >> 33) as usize % JUMPS.len()];
        let before = stores(&app);
        play(&mut app, millis, &[(2, if visit % 2 == 0 { 6 } else { 9 })]);
        // The browser was ended before it wrote one of its stores.
        match random >> 61 {
            0 | 1 => app.stored = before.0,
            2 => app.database = before.1,
            _ => app.send(Msg::VisibilityChanged(Visibility::Hidden, at(millis))),
        }
        app = reopened(&app, millis + JUMPS[(random >> 41) as usize % JUMPS.len()]);
        assert_eq!(moves(&app), visit);
    }
}

#[test]
fn a_puzzle_in_the_address_costs_no_move_of_the_game_before() {
    for jump in JUMPS {
        let mut app = opened(NOON);
        play(&mut app, NOON, &[(2, 9)]);
        let late = app.stored.clone();
        let mut app = reopened(&app, NOON + jump);
        play(&mut app, NOON + jump, &[(3, 6)]);
        let id = app.model.common.session.id.clone();
        let mut app = opened_at(&(late, app.database.clone()), NOON, &format!("p={OTHER}"));
        assert_ne!(app.model.common.session.id, id);
        app.send(Msg::Puzzle(PuzzleMsg::PreviousRequested));
        assert_eq!(
            (moves(&app), &app.model.common.session.id),
            (2, &id),
            "{jump}: the game before"
        );
        app.send(Msg::Puzzle(PuzzleMsg::PreviousRequested));
        app.send(Msg::to(LibraryMsg::Opened(id)));
        assert_eq!(moves(&app), 2, "{jump}: from the library");
    }
}

#[test]
fn two_ways_of_one_game_stay_both_and_the_later_is_in_play() {
    for jump in JUMPS {
        let mut app = opened(NOON);
        play(&mut app, NOON, &[(2, 9)]);
        let (mut one, mut other) = (reopened(&app, NOON + jump), reopened(&app, NOON));
        play(&mut one, NOON + jump, &[(3, 6), (6, 8)]);
        play(&mut other, NOON + 1, &[(3, 8)]);
        let app = opened_at(&(one.stored.clone(), other.database.clone()), NOON + 2, "");
        let is_one =
            one.model.common.session.record.changed >= other.model.common.session.record.changed;
        assert_eq!(moves(&app), if is_one { 3 } else { 2 }, "{jump}");
        assert_eq!(
            app.notice(),
            "You played this game on in two ways. The Library has a game for each."
        );
        assert_eq!(app.model.common.games.games().count(), 2, "{jump}");
        let mut texts = kept(&app, &[(2, 9)]);
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts, [2, 3], "{jump}");
        // They are not two ways again.
        let again = reopened(&app, NOON + 3);
        assert_eq!((again.model.common.games.games().count(), again.notice()), (2, String::new()));
    }
}

/// What one tab has stored is seen by another.
fn see(tab: &mut Harness, other: &Harness) {
    (tab.stored, tab.database) = stores(other);
    let key = format!("nonet.game.{}", tab.model.common.session.id);
    if let Some(text) = tab.stored.get(&key).cloned() {
        tab.send(Msg::Storage(StorageMsg::ChangedElsewhere(key, Some(text))));
    }
    let announced = format!("1 {}", other.model.common.session.id);
    tab.send(Msg::Storage(StorageMsg::ChangedElsewhere(
        "nonet.library".to_owned(),
        Some(announced),
    )));
}

#[test]
fn two_tabs_under_a_clock_that_jumps_lose_nothing() {
    for jump in JUMPS {
        for version in [Version::Ours, Version::Theirs] {
            let mut one = opened(NOON);
            play(&mut one, NOON, &[(2, 9)]);
            let mut other = reopened(&one, NOON + jump);
            play(&mut other, NOON + jump, &[(3, 6)]);
            see(&mut one, &other);
            one.send(Msg::Storage(StorageMsg::VersionChosen(version)));
            play(&mut one, NOON + 1, &[(6, 8)]);
            see(&mut other, &one);
            assert_eq!(
                kept(&other, &[(3, 6)]).iter().max(),
                Some(&if version == Version::Theirs { 3 } else { 2 })
            );
            assert!(!kept(&other, &[(6, 8)]).is_empty(), "{jump} {version:?}");
        }
    }
}

#[test]
fn a_tab_that_hears_of_moves_by_the_database_alone_takes_them() {
    for jump in JUMPS {
        let mut one = opened(NOON);
        play(&mut one, NOON, &[(2, 9)]);
        let mut other = reopened(&one, NOON + jump);
        play(&mut other, NOON + jump, &[(3, 6)]);
        // The local storage has refused them.
        one.database = other.database.clone();
        let announced = format!("1 {}", other.model.common.session.id);
        one.send(Msg::Storage(StorageMsg::ChangedElsewhere(
            "nonet.library".to_owned(),
            Some(announced),
        )));
        play(&mut one, NOON + 1, &[(6, 8)]);
        let app = reopened(&one, NOON);
        assert_eq!(moves(&app), 3, "{jump}");
    }
}

#[test]
fn a_page_that_comes_back_takes_what_was_played_meanwhile() {
    for jump in JUMPS {
        let mut app = opened(NOON);
        play(&mut app, NOON, &[(2, 9)]);
        let mut later = reopened(&app, NOON + jump);
        play(&mut later, NOON + jump, &[(3, 6)]);
        let digits = later.digits();
        (app.stored, app.database) = stores(&later);
        app.send(Msg::Storage(StorageMsg::PageRestored));
        assert_eq!(app.digits(), digits, "{jump}");
    }
}

#[test]
fn a_file_gives_and_takes_no_move_whatever_the_clock_says() {
    for jump in JUMPS {
        let mut app = opened(NOON);
        play(&mut app, NOON, &[(2, 9)]);
        let early = stores(&app);
        app.send(PlacesMsg::LibraryExportRequested);
        let mut app = reopened(&app, NOON + jump);
        let file_of = |app: &mut Harness| {
            app.send(PlacesMsg::LibraryExportRequested);
            app.files.last().cloned().expect("a file")
        };
        let early_file = file_of(&mut opened_at(&early, NOON, ""));
        play(&mut app, NOON + jump, &[(3, 6), (6, 8)]);
        let late_file = file_of(&mut app);
        app.send(Msg::Import(ImportMsg::FileRead(early_file.0, Some(early_file.1))));
        assert_eq!(moves(&app), 3, "{jump}: an earlier file");
        let mut app = opened_at(&early, NOON + 1, "");
        app.send(Msg::Import(ImportMsg::FileRead(late_file.0, Some(late_file.1))));
        assert_eq!(moves(&app), 3, "{jump}: a later file");
        let app = reopened(&app, NOON + 2);
        assert_eq!((moves(&app), app.model.common.games.games().count()), (3, 1), "{jump}");
    }
}

#[test]
fn a_game_that_a_newer_version_has_in_the_database_is_not_written_over() {
    let newer = "nonet-game 3\nwhatever\n";
    for summary in [None, Some("nonet-summary 2\nwhatever\n"), Some("")] {
        let mut app = opened(NOON);
        play(&mut app, NOON, &[(2, 9)]);
        let id = app.model.common.session.id.clone();
        app.database.insert((Store::Games, id.clone()), newer.to_owned());
        let key = (Store::Summaries, id.clone());
        summary.map(|text| app.database.insert(key, text.to_owned()));
        let mut app = reopened(&app, NOON + 1);
        play(&mut app, NOON + 1, &[(3, 6)]);
        app.send(Msg::AddressChanged(format!("p={OTHER}"), Layers::NONE));
        let app = reopened(&app, NOON + 2);
        assert_eq!(app.database[&(Store::Games, id)], newer, "{summary:?}");
        assert_eq!(kept(&app, &[(2, 9), (3, 6)]), [2], "{summary:?}");
    }
}

#[test]
fn fast_play_is_written_at_once_then_after_a_while_with_all_moves() {
    let mut app = opened(NOON);
    app.send(Msg::Storage(StorageMsg::KeepDue));
    app.send(Msg::Storage(StorageMsg::KeepDue));
    let id = app.model.common.session.id.clone();
    let written = |app: &Harness| {
        let text = &app.database[&(Store::Games, id.clone())];
        Saved::read(text).expect("a game").game.history().count() - 1
    };
    app.write(1, 2, 9);
    assert_eq!(written(&app), 1, "the first at once");
    app.write(1, 3, 6);
    app.write(1, 6, 8);
    assert_eq!(written(&app), 1);
    app.send(Msg::Storage(StorageMsg::KeepDue));
    assert_eq!(written(&app), 3, "the others together");
    app.write(1, 8, 1);
    assert_eq!(written(&app), 3);
    app.send(Msg::Storage(StorageMsg::KeepDue));
    assert_eq!(written(&app), 4);
    let writes = app.database.clone();
    app.send(Msg::Storage(StorageMsg::KeepDue));
    assert_eq!(app.database, writes, "nothing has changed");
}
