//! Stories of games that follow one another, and of tabs that share one.

use nonet_page::core::database::Availability;
use nonet_page::core::msg::{Msg, NoticeMsg, PuzzleMsg, StorageMsg, Version};
use nonet_page::core::outside::Visibility;
use nonet_page::core::place::Layers;

use crate::harness::{Harness, at};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

fn offers(app: &Harness) -> Vec<String> {
    let notice = app.page().notice;
    notice.into_iter().flat_map(|notice| notice.buttons).map(|button| button.label).collect()
}

#[test]
fn a_game_can_come_back_after_a_puzzle_with_several_solutions_too() {
    let sparse = format!("{}{}", &PUZZLE[..72], "000000000");
    for link in [false, true] {
        let mut app = Harness::with_puzzle(PUZZLE);
        app.write(1, 2, 9);
        let before = app.digits();
        match link {
            true => app.send(Msg::AddressChanged(format!("p={sparse}"), Layers::NONE)),
            false => app.import(&sparse),
        }
        assert!(app.notice().contains("some cells cannot be determined"), "{}", app.notice());
        assert!(offers(&app).contains(&"Back to previous game".to_owned()), "link: {link}");
        app.send(Msg::Puzzle(PuzzleMsg::PreviousRequested));
        assert_eq!((app.digits(), app.notice()), (before, String::new()));
    }
}

#[test]
fn going_back_to_the_previous_game_can_be_undone() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    app.write(1, 1, 5);
    let later = app.digits();
    app.send(Msg::Puzzle(PuzzleMsg::PreviousRequested));
    assert_eq!(offers(&app), ["Back to previous game"]);
    app.send(Msg::Puzzle(PuzzleMsg::PreviousRequested));
    assert_eq!(app.digits(), later);
}

#[test]
fn a_game_that_a_newer_build_wrote_is_neither_used_nor_written_over() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let key = format!("nonet.game.{}", app.model.common.session.id);
    app.stored.clear();
    app.send(Msg::Storage(StorageMsg::ChangedElsewhere(
        key.clone(),
        Some("nonet-game 9\n".to_owned()),
    )));
    assert_eq!(offers(&app), ["Keep mine as a copy"]);
    app.send(Msg::Storage(StorageMsg::VersionChosen(Version::Ours)));
    assert!(!app.stored.contains_key(&key), "{:?}", app.stored);
}

#[test]
fn hiding_the_page_does_not_choose_between_two_versions() {
    let mut ours = Harness::with_puzzle(PUZZLE);
    let mut theirs = ours.reopened();
    theirs.write(1, 2, 9);
    let key = format!("nonet.game.{}", theirs.model.common.session.id);
    ours.send(Msg::Storage(StorageMsg::ChangedElsewhere(
        key.clone(),
        Some(theirs.stored[&key].clone()),
    )));
    let id = ours.model.common.session.id.clone();
    ours.send(Msg::VisibilityChanged(Visibility::Hidden, at(1000.0)));
    ours.send(Msg::VisibilityChanged(Visibility::Visible, at(2000.0)));
    ours.send(Msg::PauseRequested);
    ours.send(Msg::PauseRequested);
    assert_eq!((offers(&ours).len(), &ours.model.common.session.id), (2, &id));
    ours.send(Msg::Storage(StorageMsg::VersionChosen(Version::Theirs)));
    assert_eq!(ours.digits(), theirs.digits());
}

#[test]
fn a_refusing_storage_is_reported_once_and_not_at_every_move() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.model.common.games.availability = Availability::Missing;
    app.send(Msg::StorageFailed);
    assert!(app.notice().contains("does not allow saving"), "{}", app.notice());
    app.send(Msg::Notice(NoticeMsg::Closed));
    app.send(Msg::StorageFailed);
    assert_eq!(app.notice(), "");
}

#[test]
fn what_the_storage_refuses_is_in_the_database_at_once_and_found_there_at_the_next_start() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let kept = app.stored.clone();
    app.send(Msg::Ticked(at(60_000.0)));
    app.write(1, 2, 9);
    app.send(Msg::StorageFailed);
    assert_eq!(app.notice(), "");
    let digits = app.digits();
    app.stored = kept;
    assert_eq!(app.reopened().digits(), digits);
}

#[test]
fn a_suspended_pool_stays_so_whatever_another_tab_stores() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::StorageFailed);
    app.send(Msg::Storage(StorageMsg::ChangedElsewhere(
        "nonet.store".to_owned(),
        Some("nonet-store 2\n".to_owned()),
    )));
    assert!(app.model.play.pool.is_suspended);
}
