//! Stories of what experts miss elsewhere: cells copied and pasted, a gamepad, Zen, what is supposed, and
//! the rest filled in.

use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::colour::Colour;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Solution;
use nonet_page::core::chord::Held;
use nonet_page::core::cursor::Direction;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::gamepad::PadButton;
use nonet_page::core::mode::Mode;
use nonet_page::core::msg::{BranchesMsg, EntryMsg, HintMsg, ImportMsg, Msg, SettingMsg};
use nonet_page::core::place::Place;
use nonet_page::core::settings::Toggle;
use nonet_page::core::view::board::DigitSource;

use crate::harness::Harness;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const SOLUTION: &str =
    "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
/// Needs more than singles.
/// Singles are all that this one needs.
const EASY: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

fn cell(row: usize, column: usize) -> Cell {
    Cell::new(row - 1, column - 1)
}

fn select(app: &mut Harness, cells: impl IntoIterator<Item = Cell>) {
    app.model.play.input.selection = cells.into_iter().collect();
    app.model.play.input.cursor = app.model.play.input.selection.first().expect("a cell");
}

#[test]
fn cells_are_pasted_with_digits_notes_and_colours_where_the_cursor_is() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Notes)));
    app.write(1, 3, 6);
    app.send(Msg::Entry(EntryMsg::Colour(Colour::ALL[3])));
    select(&mut app, [cell(1, 1), cell(1, 2), cell(1, 3)]);
    app.send(Msg::CellsCopied);
    let text = app.copied.last().expect("a text").clone();
    assert!(text.starts_with("49.\n"), "digits for any other program: {text}");
    select(&mut app, [cell(2, 1)]);
    app.send(Msg::Import(ImportMsg::Pasted(text.clone())));
    assert!(
        app.label(2, 1).contains("4, entered"),
        "a clue comes as an entry: {}",
        app.label(2, 1)
    );
    assert!(app.label(2, 2).contains("9, entered"), "{}", app.label(2, 2));
    assert!(app.label(2, 3).contains("Notes 6"), "{}", app.label(2, 3));
    assert!(app.model.board().colours[cell(2, 3)].contains(Colour::ALL[3]));
    let before = app.digits();
    app.send(Msg::Entry(EntryMsg::Undo));
    assert!(app.label(2, 2).contains("Empty"), "one step of undo");
    app.send(Msg::Entry(EntryMsg::Redo));
    assert_eq!(app.reopened().digits(), before, "the move is kept as text");
    // At the edge what lies outside is left out, and clues stay.
    select(&mut app, [cell(1, 8)]);
    app.send(Msg::CellsPasted);
    assert_eq!(app.model.play.input.selection, CellSet::from_iter([cell(1, 8), cell(1, 9)]));
    assert_eq!(app.label(1, 9), "Row 1, column 9, box 3. Given 3.");
    assert!(app.page().dialog.is_none(), "it is no import");
}

#[test]
fn a_gamepad_plays() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let send = |app: &mut Harness, button| app.send(Msg::GamepadPressed(button));
    let way = PadButton::Way;
    select(&mut app, [cell(1, 1)]);
    send(&mut app, way(Direction::Right));
    send(&mut app, PadButton::Before);
    assert_eq!(app.model.play.input.locked, Some(Digit::new(9)));
    send(&mut app, PadButton::Down);
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
    send(&mut app, PadButton::Undo);
    assert!(app.label(1, 2).contains("Empty"));
    send(&mut app, PadButton::Redo);
    send(&mut app, way(Direction::Right));
    send(&mut app, PadButton::Left);
    send(&mut app, PadButton::After);
    send(&mut app, PadButton::Down);
    assert!(app.label(1, 3).contains("Notes 1"), "{}", app.label(1, 3));
    send(&mut app, PadButton::Right);
    assert!(!app.label(1, 3).contains("Notes"), "{}", app.label(1, 3));
    send(&mut app, PadButton::Up);
    assert!(app.panel().is_some());
    send(&mut app, PadButton::Right);
    assert!(app.panel().is_none());
    send(&mut app, PadButton::Menu);
    assert_eq!(app.page().dialog.expect("the menu").dialog, Dialog::Menu);
}

/// Cell by cell, with as many presses of a shoulder as the digit needs.
#[test]
fn a_gamepad_plays_a_whole_game() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let solution: Solution = Solution::of(&SOLUTION.parse().expect("a grid")).expect("a solution");
    let send = |app: &mut Harness, button| app.send(Msg::GamepadPressed(button));
    for row in 0..9 {
        for column in 0..9 {
            let at = Cell::new(row, column);
            while app.model.play.input.cursor.row() < row {
                send(&mut app, PadButton::Way(Direction::Down));
            }
            while app.model.play.input.cursor.column() > column {
                send(&mut app, PadButton::Way(Direction::Left));
            }
            while app.model.play.input.cursor.column() < column {
                send(&mut app, PadButton::Way(Direction::Right));
            }
            if app.model.board().digit(at).is_some() {
                continue;
            }
            while app.model.play.input.locked != Some(solution[at]) {
                send(&mut app, PadButton::After);
            }
            send(&mut app, PadButton::Down);
        }
    }
    assert_eq!(app.digits(), SOLUTION);
    assert!(app.play().board.done);
}

#[test]
fn zen_leaves_by_its_key_by_escape_and_with_the_place() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let ends: [&dyn Fn(&mut Harness); 3] = [
        &|app| app.key("KeyF", Held::default()),
        &|app| app.key("Escape", Held::default()),
        &|app| app.send(Msg::PlaceChosen(Place::Library)),
    ];
    for end in ends {
        app.send(Msg::PlaceChosen(Place::Play));
        app.key("KeyF", Held::default());
        assert!(app.page().zen.is_some());
        end(&mut app);
        assert!(app.page().zen.is_none());
    }
}

#[test]
fn zen_shows_a_hint_in_the_line_under_the_grid() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Hint(HintMsg::Requested));
    assert!(app.play().is_status_in_card, "the card says it");
    app.send(Msg::ZenToggled);
    assert!(!app.play().is_status_in_card);
}

#[test]
fn what_is_tried_looks_supposed_until_it_is_kept() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    app.send(Msg::Branches(BranchesMsg::TrialToggled));
    app.write(1, 3, 6);
    let source = |app: &Harness, column: usize| app.play().board.cells[column - 1].source;
    assert_eq!((source(&app, 2), source(&app, 3)), (DigitSource::Entered, DigitSource::Tried));
    assert_eq!(app.label(1, 3), "Row 1, column 3, box 1. 6, supposed.");
    app.send(Msg::Branches(BranchesMsg::TrialKept));
    assert_eq!(source(&app, 3), DigitSource::Entered);
}

#[test]
fn where_only_singles_are_left_they_are_filled_in_one_move() {
    let mut app = Harness::with_puzzle(EASY);
    app.send(Msg::FinishRequested);
    assert!(!app.digits().contains('.'));
    assert!(app.play().board.done);
    let help = &app.model.common.session.record.help;
    assert_eq!((help.filled, help.is_none()), (64, true), "it was used, and is no help");
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(app.model.board().entries.clues(), 0);
}

#[test]
fn nothing_is_filled_where_more_is_needed_or_something_is_wrong() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let before = app.digits();
    app.send(Msg::FinishRequested);
    assert_eq!(app.play().status, "The rest needs more than singles.");
    assert_eq!(app.digits(), before);
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 6);
    let before = app.digits();
    app.send(Msg::FinishRequested);
    assert_eq!(app.play().status, "There is a mistake on the grid. Check shows where.");
    assert_eq!(app.digits(), before);
}

#[test]
fn the_keypad_begins_with_seven_where_that_is_set() {
    let mut app = Harness::with_puzzle(PUZZLE);
    assert!(!app.play().pad.from_seven);
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::PadFromSeven)));
    assert!(app.play().pad.from_seven && app.reopened().play().pad.from_seven);
}

#[test]
fn an_import_is_solved_or_explained_in_one_press() {
    for msg in [Msg::Import(ImportMsg::Solved), Msg::Import(ImportMsg::PathRequested)] {
        let mut app = Harness::with_puzzle(EASY);
        app.send(Msg::Import(ImportMsg::Pasted(format!("a heading\n{PUZZLE}\n"))));
        app.send(msg.clone());
        assert!(app.page().dialog.is_none());
        match msg {
            Msg::Import(ImportMsg::Solved) => assert_eq!(app.digits(), SOLUTION),
            _ => assert!(matches!(
                app.panel(),
                Some(nonet_page::play::view::panel::PanelView::List(_))
            )),
        }
    }
}
