//! Stories of what is told, and when not: behind a pause, in another language, of what is over.

use nonet::app::msg::{Direction, Field, Msg, Reach};
use nonet::app::solving_path::Origin;
use nonet::app::view::panel::PanelView;
use nonet::engine::types::cell::Cell;

use crate::harness::Stage;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
/// A puzzle with two solutions.
const TWO: &str =
    "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";
const RIGHT: Msg = Msg::Moved(Direction::Right, Reach::Step);

/// The puzzle with a hint told to its end.
fn with_hint() -> Stage {
    let mut stage = Stage::with_puzzle(PUZZLE);
    (0..4).for_each(|_| stage.say(Msg::HintAsked));
    stage
}

fn found(stage: &Stage) -> String {
    match stage.page().panel {
        Some(PanelView::List(list)) => list.found,
        other => panic!("not a list: {other:?}"),
    }
}

#[test]
fn nothing_is_told_behind_a_pause_and_nothing_lost() {
    let mut stage = with_hint();
    let told = stage.page().status;
    stage.say(Msg::PauseAsked);
    let questions = [RIGHT, Msg::QuestionAsked, Msg::PathAsked(Origin::Clues), Msg::StepsAsked];
    for behind in questions.into_iter().chain([Msg::HintAsked, Msg::QuestionPut]) {
        stage.say(behind.clone());
        assert_eq!((stage.page().panel, &*stage.page().status), (None, ""), "{behind:?}");
    }
    stage.say(Msg::PauseAsked);
    assert_eq!(stage.page().status, told);
    assert!(matches!(stage.page().panel, Some(PanelView::Hint(_))));
}

#[test]
fn a_question_is_not_judged_behind_a_pause() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.say(Msg::QuestionAsked);
    stage.write(1, 2, 9);
    stage.say(Msg::PauseAsked);
    stage.say(Msg::QuestionPut);
    assert_eq!(stage.page().status, "");
    stage.say(Msg::PauseAsked);
    assert!(matches!(stage.page().panel, Some(PanelView::Question(_))));
}

#[test]
fn the_status_line_speaks_the_language_of_the_page() {
    let mut stage = with_hint();
    stage.say(RIGHT);
    stage.say(Msg::Edited(Field::Language, "zh-CN".to_owned()));
    assert!(stage.page().status.starts_with("提示"), "{}", stage.page().status);
    stage.say(Msg::Dismiss);
    stage.write(1, 2, 9);
    stage.say(Msg::Undo);
    assert!(stage.page().status.starts_with("撤销"), "{}", stage.page().status);
    stage.say(Msg::Edited(Field::Language, "en".to_owned()));
    assert_eq!(stage.page().status, "");
}

#[test]
fn nothing_is_said_of_a_moment_or_a_solution_that_is_no_longer_shown() {
    let away = [Msg::StepsAsked, Msg::PathAsked(Origin::Here), Msg::PathAsked(Origin::Clues)];
    for away in away {
        let mut stage = Stage::with_puzzle(PUZZLE);
        stage.say(Msg::PathAsked(Origin::Clues));
        stage.say(Msg::PathChosen(0));
        assert!(stage.page().status.contains("preview"), "{}", stage.page().status);
        stage.say(away.clone());
        assert_eq!(stage.page().status, "", "{away:?}");
    }
    let mut stage = Stage::with_puzzle(TWO);
    stage.say(Msg::SolveAsked);
    assert_ne!(stage.page().status, "");
    stage.say(Msg::SolutionsClosed);
    assert_eq!(stage.page().status, "");
}

#[test]
fn help_says_when_it_is_the_clues_that_leave_it_open() {
    let mut stage = Stage::with_puzzle(TWO);
    let two = "This grid has 2 solutions, so some cells cannot be decided.";
    for _ in 0..500 {
        stage.say(Msg::HintAsked);
        match stage.page().panel {
            Some(PanelView::Hint(hint)) if hint.lead == [two] => break,
            Some(PanelView::Hint(_)) | None => {}
            other => panic!("{other:?}"),
        }
    }
    let Some(PanelView::Hint(hint)) = stage.page().panel else { panic!("no hint") };
    assert_eq!(hint.lead, [two]);
    stage.say(Msg::PathAsked(Origin::Clues));
    assert!(found(&stage).ends_with(two), "{}", found(&stage));
}

#[test]
fn a_wrong_digit_is_not_given_away_to_whoever_has_a_list_open() {
    for list in [Msg::StepsAsked, Msg::PathAsked(Origin::Here)] {
        let mut stage = Stage::with_puzzle(PUZZLE);
        stage.say(list);
        let before = found(&stage);
        stage.write(1, 2, 8);
        let told = "Something on the grid is not right yet. Check shows what.";
        assert!(found(&stage).ends_with(told), "{}", found(&stage));
        stage.say(Msg::Undo);
        assert_eq!(found(&stage), before);
    }
}

#[test]
fn what_is_typed_goes_into_the_cell_that_has_the_focus() {
    let mut stage = Stage::with_puzzle(PUZZLE);
    stage.select(9, 9);
    stage.say(Msg::CellFocused(Cell::new(0, 1)));
    stage.say(Msg::Digit(nonet::engine::types::digit::Digit::new(9)));
    assert_eq!(stage.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
}
