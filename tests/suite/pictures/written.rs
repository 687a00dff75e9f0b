//! Digits written by hand beside printed clues.

use nonet_engine::types::cell::Cell;
use nonet_engine::types::grid::Grid;
use nonet_page::core::letter::PictureGame;
use nonet_page::core::msg::Msg;
use nonet_page::places::create::msg::PictureMsg;
use nonet_pictures::{Doubt, ReadDigits};

use super::{PUZZLE, answer, digit, have_judged, only, place, read_as, take, view, with_puzzle};
use crate::harness::Harness;

/// The puzzle, with the first two digits of its solution that are no clues written by hand.
fn with_written(doubts: Vec<Doubt>) -> Harness {
    let grid: Grid = PUZZLE.parse().expect("a grid");
    let mut written = Grid::default();
    (written[Cell::ALL[1]], written[Cell::ALL[2]]) = (digit(9), digit(6));
    let digits = ReadDigits { grid, written, doubts, ..ReadDigits::default() };
    let mut app = place();
    take(&mut app);
    answer(&mut app, read_as(digits, Vec::new()));
    app
}

/// The clues and the digits of the player that become the game.
fn played(mut app: Harness) -> [Grid; 2] {
    app.send(Msg::to(PictureMsg::Taken(PictureGame::Played)));
    let board = app.model.common.board();
    [board.clue_grid(), board.entries]
}

#[test]
fn written_digits_become_those_of_the_player_unless_they_are_left_out() {
    for is_kept in [true, false] {
        let mut app = with_written(Vec::new());
        let check = view(&app).read.expect("what was read");
        assert_eq!(check.legend, [("written", "written by hand".to_owned())]);
        assert_eq!(check.cells[1].state, Some("written"));
        assert_eq!(check.cells[1].name, "Row 1, column 2, box 1. Read 9. Written by hand.");
        let keep = only(&check.switches);
        assert_eq!(keep.pressed, Some(true));
        if !is_kept {
            app.send(keep.msg);
        }
        let [clues, entries] = played(app);
        assert_eq!(clues, PUZZLE.parse().expect("a grid"));
        assert_eq!(entries.clues(), if is_kept { 2 } else { 0 });
    }
}

#[test]
fn written_digits_are_left_out_at_first_where_one_of_them_is_in_doubt() {
    let doubt = Doubt { cell: Cell::ALL[2], other: digit(8) };
    let app = with_written(vec![doubt]);
    let check = view(&app).read.expect("what was read");
    assert_eq!(only(&check.switches).pressed, Some(false));
    assert_eq!(check.cells[2].state, Some("unsure written"));
    assert_eq!(played(app)[1], Grid::default());
}

#[test]
fn a_clue_can_be_said_to_be_written_by_hand_and_back() {
    let mut app = with_puzzle(Vec::new());
    app.send(Msg::to(PictureMsg::CellPressed(Cell::ALL[0])));
    app.send(Msg::to(PictureMsg::HandChanged));
    have_judged(&mut app);
    let check = view(&app).read.expect("what was read");
    assert_eq!(check.cells[0].state, Some("written"));
    assert_eq!(check.verdict.is_one, Some(false), "the puzzle needs the clue");
    app.send(Msg::to(PictureMsg::Undone));
    have_judged(&mut app);
    let check = view(&app).read.expect("what was read");
    assert_eq!((check.cells[0].state, check.verdict.is_one), (None, Some(true)));
}

#[test]
fn another_digit_written_by_hand_changes_no_clue() {
    let mut app = with_written(Vec::new());
    app.send(Msg::to(PictureMsg::CellPressed(Cell::ALL[1])));
    app.send(Msg::to(PictureMsg::Written(digit(8))));
    have_judged(&mut app);
    let [clues, entries] = played(app);
    assert_eq!(clues, PUZZLE.parse().expect("a grid"));
    assert_eq!(entries[Cell::ALL[1]], digit(8));
}
