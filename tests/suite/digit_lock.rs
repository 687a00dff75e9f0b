//! One digit for many cells: how it is taken in hand, what a press of a cell then does, and how it is
//! put down again.

use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::rng::SeededRng;
use nonet_page::core::cursor::SelectMode;
use nonet_page::core::mode::Mode;
use nonet_page::core::msg::{EntryMsg, GridMsg, HintMsg, Msg, PuzzleMsg};
use nonet_page::core::view::board::Highlight;

use crate::harness::Harness;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

fn cell(row: usize, column: usize) -> Cell {
    Cell::new(row - 1, column - 1)
}

/// A finger on a cell, lifted at once.
fn tap(app: &mut Harness, row: usize, column: usize) {
    app.send(Msg::Grid(GridMsg::CellPressed(cell(row, column), SelectMode::Only)));
    app.send(Msg::Grid(GridMsg::CellTapped(cell(row, column))));
}

fn key(app: &mut Harness, digit: u8) {
    app.send(Msg::Entry(EntryMsg::Digit(Digit::new(digit))));
}

fn locked(app: &Harness) -> Option<u8> {
    app.play().pad.keys.iter().find(|key| key.locked).map(|key| key.digit)
}

fn selected(app: &Harness) -> Vec<String> {
    let play = app.play();
    play.board.cells.iter().filter(|cell| cell.selected).map(|cell| cell.cell.to_string()).collect()
}

#[test]
fn with_nothing_selected_a_key_locks_and_cells_are_tapped() {
    let mut app = Harness::with_puzzle(PUZZLE);
    key(&mut app, 9);
    assert_eq!(locked(&app), Some(9));
    let line = app.play().focus.expect("the digit is in view");
    assert_eq!(line.text, "Placing 9s. Tap the cells.");
    tap(&mut app, 1, 2);
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
    assert_eq!(selected(&app), [""; 0]);
    app.send(line.stop.msg);
    tap(&mut app, 1, 3);
    assert_eq!(app.label(1, 3), "Row 1, column 3, box 1. Empty.");
}

#[test]
fn a_long_press_locks_whatever_is_selected() {
    let mut app = Harness::with_puzzle(PUZZLE);
    tap(&mut app, 1, 2);
    app.send(Msg::Entry(EntryMsg::DigitHeld(Digit::new(6))));
    assert_eq!((locked(&app), selected(&app)), (Some(6), Vec::new()));
}

#[test]
fn the_lock_ends_by_its_key_by_escape_and_by_another_mode() {
    let ends: [Msg; 3] = [
        Msg::Entry(EntryMsg::Digit(Digit::new(6))),
        Msg::Dismiss,
        Msg::Entry(EntryMsg::ModeChosen(Mode::Notes)),
    ];
    for end in ends {
        let mut app = Harness::with_puzzle(PUZZLE);
        key(&mut app, 6);
        app.send(end.clone());
        assert_eq!(locked(&app), None, "{end:?}");
    }
    let mut app = Harness::with_puzzle(PUZZLE);
    key(&mut app, 6);
    key(&mut app, 8);
    assert_eq!(locked(&app), Some(8), "another key takes its digit in hand instead");
}

#[test]
fn the_ninth_digit_ends_the_lock_and_a_finished_digit_is_not_locked() {
    let solved =
        "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
    let mut app = Harness::with_puzzle(&format!(".{}", &solved[1..]));
    key(&mut app, 4);
    assert_eq!(locked(&app), Some(4));
    tap(&mut app, 1, 1);
    assert_eq!(locked(&app), None);
    key(&mut app, 7);
    assert_eq!(locked(&app), None);
    assert_eq!(app.play().status, "All nine 7s are in the grid.");
}

#[test]
fn a_tap_on_the_digit_itself_only_selects() {
    let mut app = Harness::with_puzzle(PUZZLE);
    key(&mut app, 9);
    tap(&mut app, 1, 2);
    tap(&mut app, 1, 2);
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
    assert_eq!(selected(&app), ["r1c2"]);
}

#[test]
fn a_drag_selects_and_never_writes() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let before = app.digits();
    key(&mut app, 9);
    app.send(Msg::Grid(GridMsg::CellPressed(cell(1, 2), SelectMode::Only)));
    app.send(Msg::Grid(GridMsg::CellDragged(cell(1, 3))));
    assert_eq!(selected(&app), ["r1c2", "r1c3"]);
    app.send(Msg::Entry(EntryMsg::LockEnded));
    key(&mut app, 9);
    assert_eq!(app.digits(), before);
    assert!(app.play().status.starts_with("Several cells are selected."));
    app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Notes)));
    key(&mut app, 9);
    assert_eq!(app.label(1, 3), "Row 1, column 3, box 1. Empty. Notes 9.");
}

#[test]
fn a_second_tap_leaves_the_cell_selected() {
    let mut app = Harness::with_puzzle(PUZZLE);
    for again in [
        Msg::Grid(GridMsg::CellTapped(cell(1, 2))),
        Msg::Grid(GridMsg::CellPressedTwice(cell(1, 2))),
    ] {
        tap(&mut app, 1, 2);
        app.send(Msg::Grid(GridMsg::CellPressed(cell(1, 2), SelectMode::Only)));
        app.send(again);
        assert_eq!(selected(&app), ["r1c2"]);
        key(&mut app, 6);
        assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. 6, entered.");
        app.send(Msg::Entry(EntryMsg::Undo));
    }
}

#[test]
fn a_key_after_a_double_tap_is_for_the_cell_that_was_tapped() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    app.write(2, 4, 9);
    tap(&mut app, 2, 4);
    app.send(Msg::Grid(GridMsg::CellPressedTwice(cell(2, 4))));
    assert!(selected(&app).len() > 1, "{:?}", selected(&app));
    key(&mut app, 6);
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
    assert_eq!(app.label(2, 4), "Row 2, column 4, box 2. 6, entered.");
    assert_eq!(selected(&app), ["r2c4"], "and so is what is pressed next");
}

/// Taps of cells, single and double, and of keys, in any order: what changes is where the finger was.
#[test]
fn a_digit_goes_where_the_last_tap_was() {
    for seed in 0..40 {
        let mut random = SeededRng::new(seed);
        let mut app = Harness::with_puzzle(PUZZLE);
        let mut last = None;
        for at in 0..300 {
            let before = app.model.board().entries;
            match random.below(9) {
                0..=2 => key(&mut app, 1 + random.below(9) as u8),
                3 if last.is_some() => last.into_iter().for_each(|cell| {
                    app.send(Msg::Grid(GridMsg::CellPressed(cell, SelectMode::Only)));
                    app.send(Msg::Grid(GridMsg::CellTapped(cell)));
                }),
                4 if last.is_some() => {
                    last.into_iter()
                        .for_each(|cell| app.send(Msg::Grid(GridMsg::CellPressedTwice(cell))));
                }
                5 => app.send(Msg::Entry(EntryMsg::ModeChosen(
                    [Mode::Digit, Mode::Notes][random.below(2)],
                ))),
                _ => {
                    let (row, column) = (random.below(9), random.below(9));
                    tap(&mut app, row + 1, column + 1);
                    last = Some(Cell::new(row, column));
                }
            }
            let now = app.model.board().entries;
            let put = |cell: &Cell| now[*cell].is_some() && now[*cell] != before[*cell];
            let written: Vec<Cell> = Cell::ALL.into_iter().filter(put).collect();
            assert!(
                written.iter().all(|&cell| Some(cell) == last),
                "seed {seed}, {at}: {written:?}"
            );
        }
    }
}

#[test]
fn the_grid_shows_where_the_digit_can_go() {
    let mut app = Harness::with_puzzle(PUZZLE);
    key(&mut app, 4);
    let play = app.play();
    let highlight =
        |row: usize, column: usize| play.board.cells[(row - 1) * 9 + column - 1].highlight;
    assert_eq!(highlight(1, 1), Highlight::Placed);
    assert_eq!(highlight(1, 2), Highlight::None);
    assert_eq!(highlight(2, 9), Highlight::Can);
}

#[test]
fn what_a_hint_draws_stands_alone_beside_no_equal_digits() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.select(1, 1);
    let same = |app: &Harness| {
        let cells = app.play().board.cells.clone();
        cells.iter().filter(|cell| cell.highlight == Highlight::Same).count()
    };
    assert!(same(&app) > 1);
    app.send(Msg::Hint(HintMsg::Requested));
    assert_eq!(same(&app), 0);
    app.send(Msg::Hint(HintMsg::Closed));
    assert!(same(&app) > 1);
}

#[test]
fn what_a_locked_digit_does_is_said_by_its_mode() {
    for (mode, said) in [
        (Mode::Digit, "Placing 6s. Press 6 again to stop."),
        (Mode::Notes, "Noting 6s. Tap 6 again to stop."),
        (Mode::Colour, "Colour 6. Tap it again to stop."),
    ] {
        let mut app = Harness::with_puzzle(PUZZLE);
        app.send(Msg::Entry(EntryMsg::ModeChosen(mode)));
        app.send(Msg::Entry(EntryMsg::DigitHeld(Digit::new(6))));
        assert_eq!(app.play().status, said);
    }
}

#[test]
fn a_new_puzzle_begins_with_digits() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Notes)));
    app.write(1, 2, 6);
    app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
    assert_eq!(app.model.play.input.mode, Mode::Digit);
    app.send(Msg::Puzzle(PuzzleMsg::PreviousRequested));
    assert_eq!(app.model.play.input.mode, Mode::Notes, "how a game was left comes back with it");
}
