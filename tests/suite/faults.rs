//! What goes wrong around the program: texts without end, workers that say nothing, newer builds.

use nonet_engine::types::board::Board;
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::Digit;
use nonet_page::core::calendar::{Moment, Now};
use nonet_page::core::command::Command;
use nonet_page::core::common::{KeptBuild, NewerBuild};
use nonet_page::core::database::Availability;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::game::Game;
use nonet_page::core::import::Import;
use nonet_page::core::moves::{MarkEdit, Move};
use nonet_page::core::msg::{
    BuildMsg, EngineMsg, EntryMsg, HintMsg, ImportMsg, Msg, NoticeMsg, PuzzleMsg,
};
use nonet_page::core::outside::BuildSource;
use nonet_page::core::saved::Saved;
use nonet_page::core::startup::Startup;
use nonet_page::shell::update::update;
use nonet_service::{JobId, Request, answer};

use crate::harness::{Harness, Worker, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

#[test]
fn a_newer_build_is_offered_once_and_taken_when_the_player_agrees() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Notice(NoticeMsg::Closed));
    app.send(Msg::Build(BuildMsg::UpdateFound(BuildSource::Kept)));
    assert!(app.notice().starts_with("A new version is ready."));
    app.send(Msg::Notice(NoticeMsg::Closed));
    app.send(Msg::Build(BuildMsg::UpdateFound(BuildSource::Kept)));
    assert_eq!(app.page().notice, None);
    app.write(1, 2, 9);
    let commands = update(&mut app.model, Msg::Build(BuildMsg::UpdateAccepted(BuildSource::Kept)));
    assert!(commands.iter().any(|command| matches!(command, Command::Save(..))));
    assert_eq!(commands.last(), Some(&Command::Reload));
}

#[test]
fn a_newer_build_waits_until_nothing_else_is_said() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.model.common.games.availability = Availability::Missing;
    app.send(Msg::StorageFailed);
    let before = app.notice();
    assert_ne!(before, "");
    app.send(Msg::Build(BuildMsg::UpdateFound(BuildSource::Kept)));
    assert_eq!(app.notice(), before);
    app.send(Msg::DialogOpened(Dialog::Keys));
    app.send(Msg::Notice(NoticeMsg::Closed));
    assert_eq!(app.model.common.page.newer_build, NewerBuild::Found(BuildSource::Kept));
    app.send(Msg::DialogClosed);
    assert!(app.notice().starts_with("A new version is ready."));
}

#[test]
fn a_build_that_cannot_be_replaced_is_left_when_the_player_agrees() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Notice(NoticeMsg::Closed));
    app.send(Msg::Build(BuildMsg::UpdateFound(BuildSource::Host)));
    assert!(app.notice().starts_with("The site has another version"), "{}", app.notice());
    app.write(1, 2, 9);
    assert!(app.notice().starts_with("The site has another version"), "{}", app.notice());
    let commands = update(&mut app.model, Msg::Build(BuildMsg::UpdateAccepted(BuildSource::Host)));
    assert!(commands.iter().any(|command| matches!(command, Command::Save(..))));
    assert_eq!(commands.last(), Some(&Command::LeaveKeptBuild));
}

#[test]
fn the_page_is_kept_once_the_engine_is_there_or_is_not_to_be_had() {
    for reached in [
        Msg::Engine(EngineMsg::Ready),
        Msg::Engine(EngineMsg::WorkerMissing),
        Msg::Engine(EngineMsg::WorkerSilent),
    ] {
        let mut app = Harness::with_puzzle(PUZZLE);
        let keeps = |app: &mut Harness, msg: &Msg| {
            update(&mut app.model, msg.clone()).contains(&Command::KeepBuild)
        };
        assert!(keeps(&mut app, &reached), "{reached:?}");
        assert!(!keeps(&mut app, &reached), "{reached:?}");
    }
}

#[test]
fn the_page_says_that_it_works_without_a_network_only_while_all_of_it_is_kept() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let about = |app: &mut Harness| {
        app.send(Msg::DialogOpened(Dialog::About));
        let text = format!("{:?}", app.page().dialog);
        app.send(Msg::DialogClosed);
        (text.contains("works without a network"), text.contains("Not all of this page is kept"))
    };
    assert_eq!(about(&mut app), (false, true));
    app.send(Msg::Engine(EngineMsg::Ready));
    assert_eq!(about(&mut app), (false, true));
    app.send(Msg::Build(BuildMsg::Checked { is_whole: true }));
    assert_eq!(about(&mut app), (true, false));
    app.send(Msg::Build(BuildMsg::Checked { is_whole: false }));
    assert_eq!(about(&mut app), (false, true));
    assert_eq!(app.model.common.page.kept_build, KeptBuild::Part);
}

#[test]
fn a_long_text_is_read_and_not_shown() {
    let mut app = Harness::open(first_visit());
    let list = format!("{PUZZLE}\n").repeat(1_000);
    app.send(Msg::Import(ImportMsg::Pasted(list)));
    assert_eq!(app.model.play.dialogs.import.text, "");
    assert_eq!(app.model.play.dialogs.import.hidden, Some(82_000));
    assert!(app.model.play.dialogs.import.clues().is_some());
    app.import(PUZZLE);
    assert_eq!(app.model.play.dialogs.import.hidden, None);
}

#[test]
fn a_text_that_is_too_long_is_refused_with_its_size() {
    let mut app = Harness::with_puzzle(PUZZLE);
    for msg in [
        Msg::Import(ImportMsg::TooLarge(30_000_000)),
        Msg::Import(ImportMsg::FileRead("long.txt".to_owned(), Some("1\n".repeat(15_000_000)))),
        Msg::Import(ImportMsg::Pasted("1".repeat(30_000_000))),
    ] {
        app.send(msg);
        let import = app.page().dialog.map(|dialog| format!("{dialog:?}")).unwrap_or_default();
        assert!(import.contains("30,000,000"), "{import:.600}");
        assert_eq!((import.contains("20,000,000"), Import::MAX_BYTES), (true, 20_000_000));
        assert_eq!(app.model.play.dialogs.import.text, "");
        app.send(Msg::DialogClosed);
    }
}

#[test]
fn a_worker_that_is_silent_can_be_replaced_and_its_answer_is_still_wanted() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.worker = Worker::Silent;
    app.send(Msg::Hint(HintMsg::Requested));
    let (id, request) = app.asked.last().cloned().expect("a hint is asked for");
    assert!(matches!(request, Request::BeginHint(_)));
    app.send(Msg::Engine(EngineMsg::WorkerSilent));
    assert!(app.notice().starts_with("The engine has not answered"));
    let commands = update(&mut app.model, Msg::Engine(EngineMsg::RestartRequested));
    assert_eq!(commands, [Command::RestartEngine]);
    assert_eq!(app.page().notice, None);
    app.send(Msg::Engine(EngineMsg::WorkerSilent));
    app.send(Msg::answered(id, answer(request, &mut |_| {})));
    assert_eq!(app.page().notice, None, "it answers after all");
    assert!(app.panel().is_some());
}

#[test]
fn after_no_worker_could_be_started_the_puzzle_is_checked_again() {
    let mut app = Harness::open(first_visit());
    app.worker = Worker::Silent;
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    let lost: Vec<JobId> = app.asked.iter().map(|(id, _)| *id).collect();
    app.send(Msg::Engine(EngineMsg::WorkerDied(lost)));
    app.send(Msg::Engine(EngineMsg::WorkerMissing));
    assert!(app.notice().starts_with("The engine does not start"));
    app.worker = Worker::Answers;
    let commands = update(&mut app.model, Msg::Engine(EngineMsg::RestartRequested));
    assert_eq!(commands.first(), Some(&Command::RestartEngine));
    let check = |command: &Command| matches!(command, Command::Ask(_, Request::Check(_)));
    assert!(commands.iter().any(check));
}

#[test]
fn a_game_of_ten_thousand_moves_is_resumed_played_on_and_undone() {
    let mut game = Game::start(Board::of_givens(PUZZLE.parse().expect("a grid")));
    let cells = CellSet::only(Cell::new(0, 1));
    for at in 0..10_000 {
        let edit = if at % 2 == 0 { MarkEdit::Add } else { MarkEdit::Remove };
        game.make(Move::Note(cells, Digit::new(9), edit));
    }
    let saved = Saved { id: "long".to_owned(), game, ..Saved::default() };
    let mut app = Harness::open(Startup { saved: Some(saved.print()), ..first_visit() });
    assert_eq!(app.model.common.session.game.history().depth(), 10_000);
    app.write(1, 2, 9);
    let mut reopened = app.reopened();
    assert_eq!(reopened.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
    (0..2).for_each(|_| reopened.send(Msg::Entry(EntryMsg::Undo)));
    assert_eq!(reopened.label(1, 2), "Row 1, column 2, box 1. Empty. Notes 9.");
    assert_eq!(reopened.model.common.session.game.history().depth(), 9_999);
}

#[test]
fn clocks_that_jump_add_no_time_and_take_none_away() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let day = 86_400_000.0;
    let ticks =
        [(1_000.0, 0.0), (2_000.0, 400.0 * day), (1_500.0, -20.0 * day), (3_600_000.0, 0.0)];
    let mut played = Vec::new();
    for (steady, wall) in ticks {
        app.send(Msg::Ticked(Now { steady, moment: Moment::new(wall, 0.0) }));
        played.push(app.model.common.session.clock.played);
    }
    assert_eq!(played, [1_000.0, 2_000.0, 2_000.0, 7_000.0]);
}

#[test]
fn an_import_that_was_taken_is_not_offered_again() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let other = PUZZLE.replacen("4005", "0005", 1);
    app.send(Msg::Import(ImportMsg::Pasted(other.clone())));
    app.send(Msg::DialogClosed);
    app.send(Msg::DialogOpened(Dialog::Import));
    assert_eq!(app.model.play.dialogs.import.text, other, "it was not taken");
    app.send(Msg::Import(ImportMsg::Accepted));
    app.send(Msg::DialogOpened(Dialog::Import));
    assert_eq!(app.model.play.dialogs.import, Import::default());
}
