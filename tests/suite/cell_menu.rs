//! Stories of a cell's menu: what it offers, and the hint that is about the cell.

use nonet_engine::logic::step::Effect;
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::Digit;
use nonet_engine::types::set::Element as _;
use nonet_page::core::chord::Held;
use nonet_page::core::cursor::SelectMode;
use nonet_page::core::dialog::Dialog;
use nonet_page::core::mode::Mode;
use nonet_page::core::msg::{EntryMsg, GridMsg, HintMsg, Msg, SettingMsg};
use nonet_page::core::place::Layers;
use nonet_page::core::settings::Toggle;
use nonet_page::core::view::board::NoteLayout;
use nonet_page::play::view::panel::PanelView;
use nonet_page::shell::view::dialog::ContentView;

use crate::harness::{Harness, Worker};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

fn at(row: usize, column: usize) -> Cell {
    Cell::new(row - 1, column - 1)
}

/// The heading of the open menu and what it offers.
fn offered(app: &Harness) -> (String, Vec<String>) {
    let dialog = app.page().dialog.expect("a menu");
    let ContentView::Cell(menu) = dialog.content.clone() else { panic!("another dialog") };
    let buttons = menu.groups.into_iter().flat_map(|group| group.buttons);
    (dialog.title.clone(), buttons.map(|button| button.label).collect())
}

fn key(app: &mut Harness, code: &str, held: Held) {
    app.key(code, held);
}

/// A finger stays on the cell, and is lifted.
fn hold(app: &mut Harness, cell: Cell) {
    app.send(Msg::Grid(GridMsg::CellPressed(cell, SelectMode::Only)));
    app.send(Msg::Grid(GridMsg::CellHeld(cell)));
}

#[test]
fn a_held_cell_offers_what_can_be_done_with_it() {
    let mut app = Harness::with_puzzle(PUZZLE);
    hold(&mut app, at(1, 2));
    let (title, buttons) = offered(&app);
    assert_eq!(title, "Row 1, column 2, box 1.");
    assert_eq!(buttons, ["Hint here", "Why not…", "Colour", "Copy"]);
    app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Colour)));
    assert_eq!((app.model.common.page.dialog, app.model.play.input.mode), (None, Mode::Colour));
    hold(&mut app, at(1, 1));
    assert_eq!(offered(&app).1, ["Colour", "Select the same digit", "Copy"]);
    app.send(Msg::Grid(GridMsg::SameSelected));
    assert_eq!(app.model.common.page.dialog, None);
    assert_eq!(app.model.play.input.selection.len(), 4);
}

#[test]
fn the_menu_is_about_the_selection_that_its_cell_was_in() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::CentreNotes)));
    app.send(Msg::Entry(EntryMsg::FillNotes));
    app.send(Msg::Grid(GridMsg::CellPressed(at(1, 2), SelectMode::Only)));
    app.send(Msg::Grid(GridMsg::CellDragged(at(1, 3))));
    hold(&mut app, at(1, 3));
    let (title, buttons) = offered(&app);
    assert_eq!(title, "2 cells selected.");
    assert_eq!(
        buttons,
        ["Hint here", "Why not…", "Colour", "Clear notes", "Corner notes to the centre", "Copy"]
    );
    app.send(Msg::Entry(EntryMsg::NotesCentralised));
    assert_eq!(app.model.common.page.dialog, None);
    let board = app.model.board();
    assert!([at(1, 2), at(1, 3)].iter().all(|&cell| board.corner_marks[cell].is_empty()));
    hold(&mut app, at(2, 1));
    assert_eq!(app.model.play.input.selection, CellSet::only(at(2, 1)));
    assert_eq!(offered(&app).0, "Row 2, column 1, box 1.");
}

#[test]
fn the_keys_for_menus_open_it_and_nothing_does_during_a_pause() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.select(2, 1);
    key(&mut app, "ContextMenu", Held::default());
    assert_eq!(app.model.common.page.dialog, Some(Dialog::Cell));
    app.send(Msg::DialogClosed);
    key(&mut app, "F10", Held { shift: true, ..Held::default() });
    assert_eq!(app.model.common.page.dialog, Some(Dialog::Cell));
    app.send(Msg::PauseRequested);
    app.send(Msg::CellMenuRequested(at(2, 1)));
    app.send(Msg::Hint(HintMsg::CellRequested));
    assert_eq!((app.model.common.page.dialog, app.model.play.card.hint()), (None, None));
}

#[test]
fn a_hint_for_a_cell_decides_something_there_or_says_that_nothing_does() {
    let mut found = 0;
    for cell in Cell::ALL {
        let mut app = Harness::with_puzzle(PUZZLE);
        app.select(cell.row() + 1, cell.column() + 1);
        let is_empty = app.model.board().digit(cell).is_none();
        key(&mut app, "KeyH", Held { alt: true, ..Held::default() });
        match app.model.play.card.hint().and_then(|hint| hint.step()) {
            Some(step) => {
                let here = |effect: &Effect| effect.candidate().cell == cell;
                assert!(is_empty && step.effects.iter().any(here), "{cell}: {step:?}");
                found += 1;
            }
            None if is_empty => {
                assert_eq!(app.notice(), format!("Nothing follows for {cell} yet."));
                app.send(Msg::Hint(HintMsg::Requested));
                assert!(app.model.play.card.hint().is_some());
            }
            None => assert!(app.play().status.contains("already has a digit"), "{cell}"),
        }
    }
    assert!(found > 0);
}

#[test]
fn a_mistake_comes_before_the_hint_for_a_cell_and_the_verdict_before_both() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 8);
    app.select(9, 2);
    app.send(Msg::Hint(HintMsg::CellRequested));
    let PanelView::Hint(hint) = app.panel().expect("a card") else { panic!("no hint") };
    assert_eq!(hint.title, "There is a mistake");
    let mut app = Harness::with_puzzle(PUZZLE);
    app.worker = Worker::Silent;
    app.send(Msg::AddressChanged(format!("p={}", PUZZLE.replace('8', "0")), Layers::NONE));
    app.select(1, 2);
    app.send(Msg::Hint(HintMsg::CellRequested));
    assert_eq!(app.play().status, "One moment.");
}

#[test]
fn filled_notes_keep_to_the_places_of_their_digits_and_sketches_to_the_corners() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::CentreNotes)));
    let layout = |app: &Harness| app.play().board.cells[at(1, 2).index()].note_layout;
    app.select(1, 2);
    app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Notes)));
    app.send(Msg::Entry(EntryMsg::Digit(Digit::new(9))));
    assert_eq!(layout(&app), NoteLayout::Corners);
    app.send(Msg::Entry(EntryMsg::FillNotes));
    assert_eq!(layout(&app), NoteLayout::Square);
}
