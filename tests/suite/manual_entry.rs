//! Stories of puzzles that are typed by hand.

use nonet_engine::types::cell::CellSet;
use nonet_engine::types::grid::{Grid, Solution};
use nonet_page::core::chord::Held;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::msg::{CheckMsg, EntryMsg, Msg, PuzzleMsg, SolutionMsg};
use nonet_page::play::view::panel::PanelView;
use nonet_service::{Response, Solved};

use crate::harness::{Harness, Worker, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const SOLUTION: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";

fn sheet() -> Harness {
    let mut app = Harness::open(first_visit());
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    app
}

#[test]
fn a_puzzle_is_judged_as_it_stands() {
    let mut app = sheet();
    let clues: Grid = PUZZLE.parse().expect("a grid");
    for (cell, digit) in clues.iter() {
        app.write(cell.row() + 1, cell.column() + 1, digit.value());
    }
    assert_eq!(app.page().header.chip.verdict, "one solution");
    app.write(1, 2, 4);
    assert_eq!(app.page().header.chip.verdict, "digits conflict");
    app.send(Msg::Check(CheckMsg::Requested));
    assert!(app.notice().starts_with("Some clues conflict"), "{}", app.notice());
    app.send(Msg::Entry(EntryMsg::Undo));
    app.send(Msg::Check(CheckMsg::Requested));
    assert_eq!(app.play().status, "All 25 digits are right.");
}

#[test]
fn a_puzzle_that_was_opened_to_be_corrected_is_judged_when_it_is() {
    let mut app = Harness::open(first_visit());
    app.import(&PUZZLE.replacen("40", "44", 1));
    assert_eq!(app.page().header.chip.verdict, "digits conflict");
    app.select(1, 2);
    app.send(Msg::Entry(EntryMsg::Erase));
    assert_eq!(app.page().header.chip.verdict, "one solution");
}

#[test]
fn solutions_are_those_of_the_digits_typed_by_now() {
    let mut app = sheet();
    app.write(1, 1, 4);
    app.worker = Worker::Silent;
    app.send(Msg::Solution(SolutionMsg::Requested));
    app.write(1, 2, 9);
    let solution = SOLUTION.parse::<Grid>().ok().and_then(|grid| Solution::of(&grid));
    let solutions = solution.into_iter().collect();
    app.answer(&Response::Solve(Solved { solutions, more: false, differing: CellSet::EMPTY }));
    assert_eq!(app.panel(), None);
    app.worker = Worker::Answers;
    app.send(Msg::Solution(SolutionMsg::Requested));
    let Some(PanelView::Solutions(shown)) = app.panel() else { panic!("no solutions") };
    assert!(!shown.text.contains("not from your digits"), "{}", shown.text);
}

#[test]
fn digits_that_conflict_do_not_become_clues() {
    let mut app = sheet();
    app.write(1, 1, 5);
    app.write(1, 2, 5);
    app.send(Msg::Puzzle(PuzzleMsg::CluesFixed));
    assert_eq!(app.notice(), "Some clues conflict. Fix these first.");
    app.select(1, 2);
    app.send(Msg::Entry(EntryMsg::Erase));
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. Empty.");
    app.send(Msg::Puzzle(PuzzleMsg::CluesFixed));
    assert_eq!(app.label(1, 1), "Row 1, column 1, box 1. Given 5.");
}

#[test]
fn digits_become_clues_and_back_and_the_menu_makes_room() {
    let mut app = sheet();
    app.write(1, 1, 5);
    app.send(Msg::DialogOpened(Dialog::Menu));
    app.send(Msg::Puzzle(PuzzleMsg::CluesFixed));
    assert_eq!((app.page().dialog, app.play().status.as_str()), (None, "One clue."));
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(app.play().status, "Undone: One clue.");
    app.send(Msg::Entry(EntryMsg::Redo));
    assert_eq!(app.play().status, "Redone: One clue.");
    app.send(Msg::DialogOpened(Dialog::Menu));
    app.send(Msg::Puzzle(PuzzleMsg::RestartRequested));
    assert_eq!(app.page().dialog, None);
}

#[test]
fn clues_are_typed_one_after_the_other() {
    let mut app = sheet();
    let type_key = |app: &mut Harness, code: &str| app.key(code, Held::default());
    app.select(1, 1);
    for (at, digit) in PUZZLE.chars().enumerate() {
        let skip = ["Digit0", "Space", "Period", "NumpadDecimal"][at % 4].to_owned();
        let code = if digit == '0' { skip } else { format!("Digit{digit}") };
        type_key(&mut app, &code);
    }
    assert_eq!(app.digits().parse::<Grid>(), PUZZLE.parse());
    let line = app.play().focus.expect("a line");
    assert_eq!(line.text, "25 clues: one solution");
    type_key(&mut app, "Backspace");
    assert_eq!(app.digits().matches(|digit: char| digit != '.').count(), 24);
    type_key(&mut app, "Backspace");
    assert_eq!(app.model.play.input.cursor.to_string(), "r9c8");
    app.send(line.stop.msg);
    assert_eq!(app.model.board().givens.clues(), 24);
    assert_eq!(app.play().focus, None);
}
