//! Notices come one at a time and leave by themselves; the first puzzle is known.

use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_page::core::calendar::Now;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::mode::Mode;
use nonet_page::core::msg::{
    CheckMsg, EndMsg, EngineMsg, EntryMsg, GridMsg, HintMsg, ImportMsg, Msg, NoticeMsg, PuzzleMsg,
};
use nonet_page::core::outside::PictureOutcome;
use nonet_page::core::place::Place;
use nonet_page::core::sample_puzzles::{FIRST_RATING, FIRST_SOLUTION, SAMPLE_PUZZLES};
use nonet_page::shell::view::notice::NoticeLength;

use crate::harness::{Harness, at, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

fn seconds(app: &mut Harness, from: u32, count: u32) {
    (from..from + count).for_each(|second| app.send(Msg::Ticked(now(second))));
}

fn now(second: u32) -> Now {
    at(f64::from(second) * 1_000.0)
}

#[test]
fn a_plain_notice_leaves_after_six_seconds_or_at_the_next_action() {
    for acts in [false, true] {
        let mut app = Harness::with_puzzle(PUZZLE);
        app.send(Msg::Import(ImportMsg::FileRead("x".to_owned(), None)));
        assert!(app.notice().contains("cannot be read"), "{}", app.notice());
        seconds(&mut app, 1, 5);
        assert!(!app.notice().is_empty());
        match acts {
            true => app.send(Msg::Entry(EntryMsg::Undo)),
            false => seconds(&mut app, 6, 1),
        }
        assert_eq!(app.notice(), "");
    }
}

/// A puzzle with two solutions: the notice asks whether the cells are to be shown.
const TWO: &str =
    "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";

fn asked() -> Harness {
    let app = Harness::with_puzzle(TWO);
    assert!(app.notice().starts_with("This grid has 2 solutions"), "{}", app.notice());
    app
}

/// A wrong digit was entered, and the player went back to before it.
fn gone_back() -> Harness {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 6);
    app.send(Msg::Check(CheckMsg::BackToMistake));
    app
}

#[test]
fn a_notice_that_asks_stays_for_twenty_seconds() {
    let mut app = asked();
    seconds(&mut app, 1, 19);
    assert!(!app.notice().is_empty());
    seconds(&mut app, 20, 1);
    assert_eq!(app.notice(), "");
}

#[test]
fn a_phone_shows_one_button_at_once_and_several_in_a_dialog() {
    let app = asked();
    let notice = app.page().notice.expect("a notice");
    assert_eq!((notice.length, notice.buttons.len()), (NoticeLength::Long, 2));
    assert_eq!(notice.whole.expect("a way to all of it").label, "More");
    let mut app = gone_back();
    let notice = app.page().notice.expect("a notice");
    assert_eq!((notice.length, notice.buttons.len()), (NoticeLength::Medium, 1));
    assert_eq!(notice.whole, None);
    app.send(Msg::Notice(NoticeMsg::Closed));
    app.send(Msg::Engine(EngineMsg::WorkerSilent));
    let notice = app.page().notice.expect("a notice");
    assert!(notice.buttons.len() == 1 && notice.whole.is_some(), "{notice:?}");
}

#[test]
fn what_became_of_the_picture_is_said() {
    for (outcome, said) in [
        (PictureOutcome::Shared, "The picture is shared."),
        (PictureOutcome::Saved, "The picture is saved."),
        (PictureOutcome::Refused, "The browser could not make the picture."),
    ] {
        let mut app = Harness::with_puzzle(PUZZLE);
        app.send(Msg::End(EndMsg::PictureShared(outcome)));
        assert_eq!(app.notice(), said);
    }
}

#[test]
fn a_notice_with_an_action_stays_for_ten_seconds_and_while_it_is_held() {
    let mut app = gone_back();
    let notice = app.notice();
    assert!(notice.starts_with("What came after"), "{notice}");
    seconds(&mut app, 1, 9);
    app.send(Msg::Notice(NoticeMsg::Held(true)));
    seconds(&mut app, 10, 20);
    assert_eq!(app.notice(), notice);
    app.send(Msg::Notice(NoticeMsg::Held(false)));
    seconds(&mut app, 30, 1);
    assert_eq!(app.notice(), "");
}

/// A game that was touched, and another after it: the notice offers the first one.
fn another_begun() -> Harness {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    let notice = app.page().notice.expect("a notice");
    assert_eq!(notice.buttons[0].label, "Back to previous game");
    app
}

#[test]
fn whatever_is_done_in_the_game_ends_the_offer_of_the_one_before() {
    let note =
        [Msg::Entry(EntryMsg::ModeChosen(Mode::Notes)), Msg::Entry(EntryMsg::Digit(Digit::new(6)))];
    let locked = [
        Msg::Entry(EntryMsg::DigitHeld(Digit::new(6))),
        Msg::Grid(GridMsg::CellTapped(Cell::new(0, 2))),
    ];
    for actions in [note, locked, [Msg::PauseRequested, Msg::PauseRequested]] {
        let mut app = another_begun();
        app.select(1, 3);
        assert!(!app.notice().is_empty(), "to select a cell is no action");
        actions.into_iter().for_each(|msg| app.send(msg));
        assert_eq!(app.notice(), "");
    }
}

#[test]
fn no_notice_comes_back_after_a_dialog_a_hint_or_in_another_place() {
    for msg in [Msg::DialogOpened(Dialog::Settings), Msg::Hint(HintMsg::Requested)] {
        let mut app = asked();
        app.send(Msg::Notice(NoticeMsg::Held(true)));
        app.send(msg);
        // The pointer cannot leave what is not shown.
        seconds(&mut app, 1, 20);
        app.send(Msg::Dismiss);
        assert_eq!(app.notice(), "");
    }
    let mut app = asked();
    app.send(Msg::PlaceChosen(Place::Library));
    assert_eq!(app.notice(), "");
}

#[test]
fn the_dialog_of_a_notice_holds_it_and_closes_with_it() {
    let mut app = asked();
    app.send(Msg::DialogOpened(Dialog::Notice));
    seconds(&mut app, 1, 30);
    assert!(app.page().dialog.is_some());
    app.send(Msg::Hint(HintMsg::DifferencesShown));
    assert!(app.page().dialog.is_none());
}

#[test]
fn the_sentence_under_the_grid_does_not_stay_for_ever() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 1, 4);
    assert_eq!(app.play().status, "Clues cannot be changed.");
    seconds(&mut app, 1, 8);
    assert_eq!(app.play().status, "");
}

#[test]
fn what_is_said_of_the_first_puzzle_at_once_is_what_the_engine_finds() {
    let app = Harness::open(first_visit());
    let path = app.model.common.session.path.as_ref().expect("the worker has graded it");
    let grade = path.grade();
    assert_eq!((grade.tier, grade.score), (FIRST_RATING.tier, FIRST_RATING.score));
    assert_eq!(grade.hardest, FIRST_RATING.hardest);
    let (clues, solution): (Grid, Grid) =
        (SAMPLE_PUZZLES[0].parse().expect("a grid"), FIRST_SOLUTION.parse().expect("a grid"));
    assert!(clues.iter().all(|(cell, digit)| solution[cell] == Some(digit)));
}
