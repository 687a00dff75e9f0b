//! Stories of puzzles that are typed by hand.

use nonet::app::msg::{Dialog, Msg};
use nonet::app::view::panel::PanelView;
use nonet::engine::types::cell::CellSet;
use nonet::engine::types::grid::{Grid, Solution};
use nonet::service::{Response, Solved};

use crate::harness::{Stage, Worker, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const SOLUTION: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";

fn sheet() -> Stage {
    let mut stage = Stage::open(first_visit());
    stage.say(Msg::BlankAsked);
    stage
}

#[test]
fn a_puzzle_is_judged_as_it_stands() {
    let mut stage = sheet();
    let clues: Grid = PUZZLE.parse().expect("a grid");
    for (cell, digit) in clues.iter() {
        stage.write(cell.row() + 1, cell.column() + 1, digit.value());
    }
    assert_eq!(stage.page().bar.chip[1], "one solution");
    stage.write(1, 2, 4);
    assert_eq!(stage.page().bar.chip[1], "digits conflict");
    stage.say(Msg::CheckAsked);
    assert!(stage.notice().starts_with("Some clues conflict"), "{}", stage.notice());
    stage.say(Msg::Undo);
    stage.say(Msg::CheckAsked);
    assert_eq!(stage.page().status, "No mistakes. 56 cells to go.");
}

#[test]
fn a_puzzle_that_was_opened_to_be_corrected_is_judged_when_it_is() {
    let mut stage = Stage::open(first_visit());
    stage.import(&PUZZLE.replacen("40", "44", 1));
    assert_eq!(stage.page().bar.chip[1], "digits conflict");
    stage.select(1, 2);
    stage.say(Msg::Erase);
    assert_eq!(stage.page().bar.chip[1], "one solution");
}

#[test]
fn solutions_are_those_of_the_digits_typed_by_now() {
    let mut stage = sheet();
    stage.write(1, 1, 4);
    stage.worker = Worker::Silent;
    stage.say(Msg::SolveAsked);
    stage.write(1, 2, 9);
    let solution = SOLUTION.parse::<Grid>().ok().and_then(|grid| Solution::of(&grid));
    let solutions = solution.into_iter().collect();
    stage.answer(&Response::Solved(Solved { solutions, more: false, undecided: CellSet::EMPTY }));
    assert_eq!(stage.page().panel, None);
    stage.worker = Worker::Answers;
    stage.say(Msg::SolveAsked);
    let Some(PanelView::Solutions(shown)) = stage.page().panel else { panic!("no solutions") };
    assert!(!shown.text.contains("not from your digits"), "{}", shown.text);
}

#[test]
fn digits_become_clues_and_back_and_the_menu_makes_room() {
    let mut stage = sheet();
    stage.write(1, 1, 5);
    stage.say(Msg::Opened(Dialog::Menu));
    stage.say(Msg::CluesFixed);
    assert_eq!((stage.page().dialog, stage.page().status.as_str()), (None, "One clue."));
    stage.say(Msg::Undo);
    assert_eq!(stage.page().status, "Undone: One clue.");
    stage.say(Msg::Redo);
    assert_eq!(stage.page().status, "Redone: One clue.");
    stage.say(Msg::Opened(Dialog::Menu));
    stage.say(Msg::RestartAsked);
    assert_eq!(stage.page().dialog, None);
}
