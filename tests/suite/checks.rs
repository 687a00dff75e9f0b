//! Stories of the check: what it says, what repairs it, and wrong digits that are marked at once.

use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::Digit;
use nonet_page::core::moves::MarkEdit;
use nonet_page::core::msg::{CheckMsg, EntryMsg, Msg, SettingMsg};
use nonet_page::core::settings::Toggle;
use nonet_page::core::view::board::Highlight;
use nonet_page::play::view::panel::{CheckView, PanelView};

use crate::harness::Harness;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

fn card(app: &Harness) -> CheckView {
    match app.panel() {
        Some(PanelView::Check(check)) => (*check).clone(),
        other => panic!("no check but {other:?}"),
    }
}

fn is_wrong(app: &Harness, row: usize, column: usize) -> bool {
    app.label(row, column).contains("Wrong.")
}

/// Three right digits, then wrong ones with right ones between.
fn mistaken() -> Harness {
    let mut app = Harness::with_puzzle(PUZZLE);
    for (row, column, digit) in [(1, 2, 9), (1, 3, 8), (2, 1, 8), (1, 6, 1)] {
        app.write(row, column, digit);
    }
    app.send(Msg::Check(CheckMsg::Requested));
    app
}

#[test]
fn wrong_digits_go_first_and_alone_in_one_step_of_undo() {
    let mut app = mistaken();
    let check = card(&app);
    assert_eq!(check.title, "2 digits are wrong");
    assert_eq!(check.text, "The wrong digits are hatched. The other 2 are right.");
    assert_eq!(check.repair.label, "Remove the 2 wrong digits");
    assert_eq!(check.back_note, "Takes back 3 moves; they stay in Branches");
    let before = app.digits();
    app.send(check.repair.msg);
    assert_eq!(app.panel(), None);
    assert_eq!(app.notice(), "2 wrong digits are removed.");
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
    assert_eq!(app.label(1, 3), "Row 1, column 3, box 1. Empty.");
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(app.digits(), before);
}

#[test]
fn the_card_leaves_with_what_is_wrong_and_leaves_the_marks_where_it_is_closed() {
    let mut app = mistaken();
    app.send(Msg::Dismiss);
    assert_eq!(app.panel(), None);
    assert!(
        is_wrong(&app, 1, 3) && is_wrong(&app, 1, 6),
        "the hatch stays until the digit changes"
    );
    app.send(Msg::Check(CheckMsg::Requested));
    app.write(1, 3, 6);
    assert_eq!(card(&app).title, "r1c6 is wrong");
    assert_eq!(card(&app).repair.label, "Remove the wrong digit");
    app.write(1, 6, 8);
    assert_eq!(app.panel(), None);
}

#[test]
fn explaining_shows_why_the_digit_is_wrong() {
    let mut app = mistaken();
    let explain = card(&app).explain;
    app.send(explain.msg);
    let Some(PanelView::Hint(hint)) = app.panel() else { panic!("no hint") };
    assert!(hint.is_mistake && hint.level == "Hint 3 of 3.", "{}", hint.level);
}

#[test]
fn all_right_is_one_line_and_counts_what_was_entered() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Check(CheckMsg::Requested));
    assert_eq!(app.play().status, "There are no digits to check yet.");
    app.write(1, 2, 9);
    app.write(1, 3, 6);
    app.send(Msg::Check(CheckMsg::Requested));
    assert_eq!((app.play().status, app.panel()), ("All 2 digits are right.".to_owned(), None));
}

#[test]
fn notes_that_the_solution_needs_come_back() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Entry(EntryMsg::FillNotes));
    let nine = Digit::new(9);
    let cell = Cell::new(0, 1);
    let removed = nonet_page::core::moves::Move::Note(CellSet::only(cell), nine, MarkEdit::Remove);
    app.model.common.session.game.make(removed);
    let before = app.model.board().clone();
    app.send(Msg::Check(CheckMsg::Requested));
    let check = card(&app);
    assert_eq!(check.title, "One note is missing");
    assert_eq!(check.repair.label, "Add the note");
    app.send(check.repair.msg);
    assert!(app.model.board().corner_marks[cell].contains(nine));
    assert!(app.model.board().eliminated[cell].is_empty());
    assert_eq!((app.panel(), app.notice()), (None, "The note is back.".to_owned()));
    app.send(Msg::Entry(EntryMsg::Undo));
    assert_eq!(*app.model.board(), before);
}

#[test]
fn wrong_digits_are_marked_at_once_where_that_is_set() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 3, 8);
    assert!(!is_wrong(&app, 1, 3));
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::MarkWrong)));
    assert!(is_wrong(&app, 1, 3), "what is wrong already, too");
    app.write(1, 6, 1);
    assert!(is_wrong(&app, 1, 6));
    assert_eq!(app.play().status, "Not 1.");
    app.write(1, 6, 8);
    assert!(!is_wrong(&app, 1, 6));
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::MarkWrong)));
    assert!(!is_wrong(&app, 1, 3));
}

#[test]
fn the_tint_of_a_locked_digit_can_be_switched_off() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Entry(EntryMsg::DigitHeld(Digit::new(4))));
    let tinted = |app: &Harness| {
        let cells = app.play().board.cells.clone();
        let count = |what| cells.iter().filter(|cell| cell.highlight == what).count();
        [count(Highlight::Can), count(Highlight::Placed)]
    };
    let [can, placed] = tinted(&app);
    assert!(can > 0 && placed > 0);
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::LockTint)));
    assert_eq!(tinted(&app), [0, placed]);
}
