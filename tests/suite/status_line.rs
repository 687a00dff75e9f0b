//! The status line and the card: behind a pause, in another language, after what they were about is gone.

use nonet_engine::types::cell::Cell;
use nonet_page::core::cursor::{Direction, MoveExtent};
use nonet_page::core::msg::{
    CheckMsg, DeductionMsg, EntryMsg, GridMsg, HintMsg, Msg, PathMsg, ReplayMsg, SolutionMsg,
    StepsMsg,
};
use nonet_page::core::path_origin::Origin;
use nonet_page::core::settings::SettingField;
use nonet_page::play::view::panel::PanelView;

use crate::harness::Harness;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
/// A puzzle with two solutions.
const TWO: &str =
    "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";
const RIGHT: Msg = Msg::Grid(GridMsg::CursorMoved(Direction::Right, MoveExtent::Step));

/// The puzzle with a hint at its last level.
fn with_hint() -> Harness {
    let mut app = Harness::with_puzzle(PUZZLE);
    (0..4).for_each(|_| app.send(Msg::Hint(HintMsg::Requested)));
    app
}

fn found(app: &Harness) -> String {
    match app.panel() {
        Some(PanelView::List(list)) => list.found.clone(),
        other => panic!("not a list: {other:?}"),
    }
}

#[test]
fn nothing_is_shown_behind_a_pause_and_nothing_lost() {
    let mut app = with_hint();
    let expected = app.play().status;
    app.send(Msg::PauseRequested);
    let questions = [
        RIGHT,
        Msg::Deduction(DeductionMsg::Opened),
        Msg::Path(PathMsg::Requested(Origin::Clues)),
        Msg::Steps(StepsMsg::Requested),
    ];
    for behind in questions
        .into_iter()
        .chain([Msg::Hint(HintMsg::Requested), Msg::Deduction(DeductionMsg::Submitted)])
    {
        app.send(behind.clone());
        assert_eq!((app.panel(), &*app.play().status), (None, "Paused."), "{behind:?}");
    }
    app.send(Msg::PauseRequested);
    assert_eq!(app.play().status, expected);
    assert!(matches!(app.panel(), Some(PanelView::Hint(_))));
}

#[test]
fn a_question_is_not_judged_behind_a_pause() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Deduction(DeductionMsg::Opened));
    app.write(1, 2, 9);
    app.send(Msg::PauseRequested);
    app.send(Msg::Deduction(DeductionMsg::Submitted));
    assert_eq!(app.play().status, "Paused.");
    app.send(Msg::PauseRequested);
    assert!(matches!(app.panel(), Some(PanelView::Deduction(_))));
}

#[test]
fn the_status_line_speaks_the_language_of_the_page() {
    let mut app = with_hint();
    app.send(RIGHT);
    app.edit(SettingField::Language, "zh-CN");
    assert!(app.play().status.starts_with("r5c6 填 4"), "{}", app.play().status);
    app.send(Msg::Dismiss);
    app.write(1, 2, 9);
    app.send(Msg::Entry(EntryMsg::Undo));
    assert!(app.play().status.starts_with("撤销"), "{}", app.play().status);
    app.edit(SettingField::Language, "en");
    assert!(app.play().status.starts_with("Undone: "), "{}", app.play().status);
}

#[test]
fn nothing_is_said_of_a_moment_or_a_solution_that_is_no_longer_shown() {
    let away = [
        Msg::Steps(StepsMsg::Requested),
        Msg::Path(PathMsg::Requested(Origin::Here)),
        Msg::Path(PathMsg::Requested(Origin::Clues)),
    ];
    for away in away {
        let mut app = Harness::with_puzzle(PUZZLE);
        app.send(Msg::Path(PathMsg::Requested(Origin::Clues)));
        app.send(Msg::Path(PathMsg::StepChosen(0)));
        assert!(app.play().status.contains("preview"), "{}", app.play().status);
        app.send(away.clone());
        assert_eq!(app.play().status, "", "{away:?}");
    }
    let mut app = Harness::with_puzzle(TWO);
    app.send(Msg::Solution(SolutionMsg::Requested));
    assert_ne!(app.play().status, "");
    app.send(Msg::Solution(SolutionMsg::Closed));
    assert_eq!(app.play().status, "");
}

#[test]
fn help_says_when_it_is_the_clues_that_leave_it_open() {
    let mut app = Harness::with_puzzle(TWO);
    let two = "This grid has 2 solutions, so some cells cannot be determined.";
    for _ in 0..500 {
        app.send(Msg::Hint(HintMsg::Requested));
        match app.panel() {
            Some(PanelView::Hint(hint))
                if hint.lead.first().is_some_and(|lead| lead.text() == two) =>
            {
                break;
            }
            Some(PanelView::Hint(_)) | None => {}
            other => panic!("{other:?}"),
        }
    }
    let Some(PanelView::Hint(hint)) = app.panel() else { panic!("no hint") };
    assert_eq!(hint.lead[0].text(), two);
    app.send(Msg::Path(PathMsg::Requested(Origin::Clues)));
    assert!(found(&app).ends_with(two), "{}", found(&app));
}

#[test]
fn a_wrong_digit_is_not_given_away_while_a_list_is_open() {
    for list in [Msg::Steps(StepsMsg::Requested), Msg::Path(PathMsg::Requested(Origin::Here))] {
        let mut app = Harness::with_puzzle(PUZZLE);
        app.send(list);
        let before = found(&app);
        app.write(1, 2, 8);
        let expected = "There is a mistake on the grid. Check shows where.";
        assert!(found(&app).ends_with(expected), "{}", found(&app));
        app.send(Msg::Entry(EntryMsg::Undo));
        assert_eq!(found(&app), before);
    }
}

#[test]
fn what_is_typed_goes_into_the_cell_that_has_the_focus() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.select(9, 9);
    app.send(Msg::Grid(GridMsg::CellFocused(Cell::new(0, 1))));
    app.send(Msg::Entry(EntryMsg::Digit(nonet_engine::types::digit::Digit::new(9))));
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
}

#[test]
fn what_was_refused_is_not_said_over_another_cell() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 1, 4);
    assert_eq!(app.play().status, "Clues cannot be changed.");
    app.select(1, 2);
    assert_eq!(app.play().status, "");
}

#[test]
fn nothing_is_said_of_a_preview_after_it() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    app.send(Msg::Replay(ReplayMsg::Requested));
    app.send(Msg::Entry(EntryMsg::Undo));
    assert!(app.play().status.starts_with("This is a preview."), "{}", app.play().status);
    app.send(Msg::Dismiss);
    assert_eq!(app.play().status, "");
}

#[test]
fn only_a_game_in_progress_is_one_to_come_back_to() {
    let mut app = Harness::with_puzzle(PUZZLE);
    assert_eq!(app.reopened().play().status, "");
    app.write(1, 2, 9);
    assert_eq!(app.reopened().play().status, "Welcome back. 55 cells to go.");
}

#[test]
fn the_way_back_to_before_a_mistake_says_that_it_was_gone() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 6);
    app.send(Msg::Check(CheckMsg::BackToMistake));
    assert_eq!(app.play().status, "Back to before the first mistake. 56 cells to go.");
}
