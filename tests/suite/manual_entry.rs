//! Stories of puzzles that are typed by hand.

use nonet::app::msg::{Dialog, Msg};
use nonet::app::view::panel::PanelView;
use nonet::engine::types::cell::CellSet;
use nonet::engine::types::grid::{Grid, Solution};
use nonet::service::{Response, Solved};

use crate::harness::{Harness, Worker, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const SOLUTION: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";

fn sheet() -> Harness {
    let mut app = Harness::open(first_visit());
    app.send(Msg::BlankRequested);
    app
}

#[test]
fn a_puzzle_is_judged_as_it_stands() {
    let mut app = sheet();
    let clues: Grid = PUZZLE.parse().expect("a grid");
    for (cell, digit) in clues.iter() {
        app.write(cell.row() + 1, cell.column() + 1, digit.value());
    }
    assert_eq!(app.page().header.badges[1], "one solution");
    app.write(1, 2, 4);
    assert_eq!(app.page().header.badges[1], "digits conflict");
    app.send(Msg::CheckRequested);
    assert!(app.notice().starts_with("Some clues conflict"), "{}", app.notice());
    app.send(Msg::Undo);
    app.send(Msg::CheckRequested);
    assert_eq!(app.page().status, "No mistakes. 56 cells to go.");
}

#[test]
fn a_puzzle_that_was_opened_to_be_corrected_is_judged_when_it_is() {
    let mut app = Harness::open(first_visit());
    app.import(&PUZZLE.replacen("40", "44", 1));
    assert_eq!(app.page().header.badges[1], "digits conflict");
    app.select(1, 2);
    app.send(Msg::Erase);
    assert_eq!(app.page().header.badges[1], "one solution");
}

#[test]
fn solutions_are_those_of_the_digits_typed_by_now() {
    let mut app = sheet();
    app.write(1, 1, 4);
    app.worker = Worker::Silent;
    app.send(Msg::SolveRequested);
    app.write(1, 2, 9);
    let solution = SOLUTION.parse::<Grid>().ok().and_then(|grid| Solution::of(&grid));
    let solutions = solution.into_iter().collect();
    app.answer(&Response::Solved(Solved { solutions, more: false, differing: CellSet::EMPTY }));
    assert_eq!(app.page().panel, None);
    app.worker = Worker::Answers;
    app.send(Msg::SolveRequested);
    let Some(PanelView::Solutions(shown)) = app.page().panel else { panic!("no solutions") };
    assert!(!shown.text.contains("not from your digits"), "{}", shown.text);
}

#[test]
fn digits_become_clues_and_back_and_the_menu_makes_room() {
    let mut app = sheet();
    app.write(1, 1, 5);
    app.send(Msg::DialogOpened(Dialog::Menu));
    app.send(Msg::CluesFixed);
    assert_eq!((app.page().dialog, app.page().status.as_str()), (None, "One clue."));
    app.send(Msg::Undo);
    assert_eq!(app.page().status, "Undone: One clue.");
    app.send(Msg::Redo);
    assert_eq!(app.page().status, "Redone: One clue.");
    app.send(Msg::DialogOpened(Dialog::Menu));
    app.send(Msg::RestartRequested);
    assert_eq!(app.page().dialog, None);
}
