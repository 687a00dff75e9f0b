//! The table of keys: no two rows share one, every key can be bound anew, and what is stored is read
//! again.

use std::collections::BTreeMap;

use litemap::LiteMap;
use nonet_page::core::chord::{Chord, Held, KeyPress};
use nonet_page::core::dialog::Dialog;
use nonet_page::core::keys::row::Keys;
use nonet_page::core::keys::table::TABLE;
use nonet_page::core::keys::{KeySet, Rebinding};
use nonet_page::core::mode::Mode;
use nonet_page::core::msg::{EntryMsg, KeysMsg, Msg, PuzzleMsg, ReplayMsg, SettingMsg};
use nonet_page::core::place::Place;
use nonet_page::core::settings::{SettingField, Settings, Toggle};
use nonet_page::play::view::key_sheet;
use nonet_page::shell::view::dialog::ContentView;

use crate::harness::Harness;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

fn press(code: &str, held: Held) -> KeyPress {
    KeyPress { code: code.to_owned(), key: String::new(), held }
}

fn type_key(app: &mut Harness, code: &str, held: Held) {
    app.key(code, held);
}

const PLAIN: Held = Held { control: false, shift: false, alt: false };
const SHIFT: Held = Held { shift: true, ..PLAIN };
const CONTROL: Held = Held { control: true, ..PLAIN };
const ALT: Held = Held { alt: true, ..PLAIN };
const CONTROL_SHIFT: Held = Held { control: true, ..SHIFT };

fn row_of(wanted: &str) -> usize {
    let is_wanted = |keys: &Keys| matches!(keys, Keys::Bound { slug, .. } if *slug == wanted);
    TABLE.iter().position(|row| is_wanted(&row.keys)).expect("a row of the table")
}

#[test]
fn no_two_rows_share_a_key_or_a_name() {
    let bound = LiteMap::new_vec();
    let set = KeySet { bound: &bound, wasd: false };
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for (at, row) in TABLE.iter().enumerate() {
        for chord in set.keys_of(&row.keys) {
            let press = press(&chord.code, chord.held);
            assert!(!set.is_fixed(&press), "{} is fixed", chord.print());
            assert_eq!(seen.insert(chord.print(), at), None, "{}", chord.print());
            assert_eq!(set.row_at(&press), Some(at));
            assert_eq!(Chord::read(&chord.print()), Some(chord));
        }
        if let Keys::Bound { slug, .. } = row.keys {
            assert_eq!(seen.insert(slug.to_owned(), at), None, "{slug}");
        }
    }
}

#[test]
fn the_sheet_says_keys_in_words_and_not_in_codes() {
    for (tag, words) in [
        ("en", ["Backspace, Delete, 0, Numpad 0", "Menu key, Shift + F10", "Ctrl + Space", "?"]),
        ("zh-CN", ["Backspace, Delete, 0, 小键盘 0", "菜单键, Shift + F10", "Ctrl + 空格", "?"]),
    ] {
        let mut app = Harness::with_puzzle(PUZZLE);
        app.edit(SettingField::Language, tag);
        let sheet = key_sheet::keys(&app.model.shown_play());
        let rows = || sheet.groups.iter().flat_map(|(_, rows)| rows);
        let shown: Vec<&str> = rows().map(|row| row.keys.as_str()).collect();
        let at = ["erase", "cell-menu", "toggle-cell", "shortcuts"].map(|slug| shown[row_of(slug)]);
        assert_eq!(at, words);
        let codes = ["Key", "Digit", "Numpad1", "Slash", "Period", "ContextMenu"];
        let raw = rows().find(|row| codes.iter().any(|code| row.keys.contains(code)));
        assert_eq!(raw, None);
    }
}

#[test]
fn a_key_is_bound_anew_kept_and_given_back() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::DialogOpened(Dialog::Keys));
    app.send(Msg::Keys(KeysMsg::ChangeRequested(row_of("fill-notes"))));
    type_key(&mut app, "KeyU", PLAIN);
    let stored = Settings::read(&app.model.common.page.settings.print());
    assert_eq!(stored.keys.get("fill-notes").map(Chord::print).as_deref(), Some("KeyU"));
    app.send(Msg::DialogClosed);
    type_key(&mut app, "KeyN", PLAIN);
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. Empty.");
    type_key(&mut app, "KeyU", PLAIN);
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. Empty. Notes 6, 8, 9.");
    app.send(Msg::Keys(KeysMsg::Reset));
    assert!(app.model.common.page.settings.keys.is_empty());
}

/// The rows that say why a key could not be bound.
fn refusals(app: &Harness) -> Vec<usize> {
    let Some(ContentView::Keys(sheet)) = app.page().dialog.map(|dialog| dialog.content.clone())
    else {
        panic!("no sheet")
    };
    let rows = sheet.groups.iter().flat_map(|(_, rows)| rows);
    let refused = rows.enumerate().filter(|(_, row)| row.problem.is_some());
    refused.map(|(at, _)| at).collect()
}

#[test]
fn a_key_that_does_something_already_is_not_taken_from_it() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::DialogOpened(Dialog::Keys));
    app.send(Msg::Keys(KeysMsg::ChangeRequested(row_of("fill-notes"))));
    type_key(&mut app, "KeyH", PLAIN);
    assert!(
        matches!(app.model.play.dialogs.rebinding, Rebinding::Taken { by, .. } if by == row_of("hint"))
    );
    assert_eq!(refusals(&app), [row_of("fill-notes")], "it is said beside the row");
    app.send(Msg::Keys(KeysMsg::ChangeRequested(row_of("fill-notes"))));
    type_key(&mut app, "Digit5", SHIFT);
    assert!(matches!(app.model.play.dialogs.rebinding, Rebinding::Fixed { .. }));
    assert_eq!(refusals(&app), [row_of("fill-notes")]);
    app.send(Msg::Keys(KeysMsg::ChangeRequested(row_of("hint"))));
    assert_eq!(refusals(&app), [] as [usize; 0], "the next try begins");
    assert!(app.model.common.page.settings.keys.is_empty());
}

#[test]
fn modes_follow_each_other_and_wasd_moves_where_that_is_set() {
    let mut app = Harness::with_puzzle(PUZZLE);
    for mode in [Mode::Notes, Mode::Colour, Mode::Links, Mode::Digit] {
        type_key(&mut app, "Space", PLAIN);
        assert_eq!(app.model.play.input.mode, mode);
    }
    app.select(1, 1);
    type_key(&mut app, "KeyD", PLAIN);
    assert_eq!(app.model.play.input.cursor.to_string(), "r1c1");
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::Wasd)));
    type_key(&mut app, "KeyD", PLAIN);
    type_key(&mut app, "KeyS", SHIFT);
    assert_eq!(app.model.play.input.cursor.to_string(), "r2c2");
    assert_eq!(app.model.play.input.selection.len(), 2);
    type_key(&mut app, "Space", CONTROL);
    assert_eq!(app.model.play.input.selection.len(), 1);
}

#[test]
fn a_filter_shows_where_a_digit_can_go_and_colours_its_candidates() {
    let mut app = Harness::with_puzzle(PUZZLE);
    type_key(&mut app, "Digit4", ALT);
    let line = app.play().focus.expect("a line").text;
    assert_eq!(line, "Showing 4: five to place, 12 cells can take one.");
    type_key(&mut app, "KeyV", PLAIN);
    app.select(2, 9);
    type_key(&mut app, "Digit2", PLAIN);
    assert_eq!(
        app.label(2, 9),
        "Row 2, column 9, box 3. Empty. Candidates 4. Coloured candidates 4."
    );
    let again = app.reopened();
    assert_eq!(again.model.board().candidate_colours, app.model.board().candidate_colours);
    type_key(&mut app, "Digit2", PLAIN);
    assert!(app.model.board().candidate_colours.is_empty());
    type_key(&mut app, "F10", PLAIN);
    type_key(&mut app, "Escape", PLAIN);
    assert_eq!(app.play().focus, None);
}

#[test]
fn notes_of_two_kinds_are_written_converted_erased_and_entered() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.select(1, 2);
    type_key(&mut app, "Digit9", CONTROL);
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. Empty. Notes 9.");
    app.send(Msg::Entry(EntryMsg::Undo));
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::CentreNotes)));
    type_key(&mut app, "Digit9", CONTROL);
    type_key(&mut app, "Digit6", SHIFT);
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. Empty. Notes 6. Centre notes 9.");
    type_key(&mut app, "Period", PLAIN);
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. Empty. Centre notes 6, 9.");
    type_key(&mut app, "Digit6", CONTROL);
    type_key(&mut app, "Digit8", SHIFT);
    type_key(&mut app, "Delete", SHIFT);
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. Empty. Centre notes 9.");
    type_key(&mut app, "Enter", PLAIN);
    assert_eq!(app.label(1, 2), "Row 1, column 2, box 1. 9, entered.");
}

#[test]
fn an_impossible_note_is_said_where_that_is_set() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::WarnNotes)));
    app.select(1, 2);
    type_key(&mut app, "Digit4", SHIFT);
    assert!(app.play().status.contains("4 is already in a row"), "{}", app.play().status);
    assert!(app.play().board.cells[1].notes[0].impossible);
}

/// Every row that can be bound anew, bound to a key that means nothing at first.
fn each_row_rebound(check: impl Fn(&mut Harness, &str)) {
    let mut slugs = 0;
    for row in TABLE {
        let Keys::Bound { slug, .. } = row.keys else { continue };
        let mut app = Harness::with_puzzle(PUZZLE);
        app.send(Msg::DialogOpened(Dialog::Keys));
        app.send(Msg::Keys(KeysMsg::ChangeRequested(row_of(slug))));
        app.key("Numpad5", CONTROL_SHIFT);
        assert!(app.model.common.page.settings.keys.get(slug).is_some(), "{slug}");
        app.send(Msg::DialogClosed);
        check(&mut app, slug);
        slugs += 1;
    }
    assert!(slugs > 30, "{slugs} rows");
}

#[test]
fn the_replay_keeps_its_keys_whatever_is_bound_anew() {
    each_row_rebound(|app, slug| {
        app.write(1, 2, 9);
        app.write(1, 3, 6);
        app.send(Msg::Replay(ReplayMsg::Requested));
        let at =
            |app: &Harness| app.model.play.replay().map(|replay| (replay.at(), replay.plays()));
        for (code, shown) in [
            ("End", (2, false)),
            ("ArrowLeft", (1, false)),
            ("Home", (0, false)),
            ("ArrowRight", (1, false)),
            ("Space", (1, true)),
            ("Space", (1, false)),
        ] {
            app.key(code, PLAIN);
            assert_eq!(at(app), Some(shown), "{code} without the keys of {slug}");
        }
    });
}

#[test]
fn clue_entry_keeps_its_keys_whatever_is_bound_anew() {
    each_row_rebound(|app, slug| {
        app.send(Msg::Puzzle(PuzzleMsg::BlankRequested));
        app.select(1, 1);
        for (at, code) in
            ["Digit0", "Numpad0", "Space", "Period", "NumpadDecimal"].iter().enumerate()
        {
            app.key(code, PLAIN);
            let cursor = app.model.play.input.cursor.to_string();
            assert_eq!(cursor, format!("r1c{}", at + 2), "{code} without the keys of {slug}");
        }
        app.key("Digit7", PLAIN);
        assert_eq!(app.digits().find('7'), Some(5), "without the keys of {slug}");
    });
}

#[test]
fn moves_and_the_way_back_repeat_while_a_key_is_held_and_nothing_else() {
    let mut app = Harness::with_puzzle(PUZZLE);
    let repeats = |app: &Harness, code: &str, held| {
        app.model.meaning(&press(code, held)).map(|meaning| meaning.repeats)
    };
    for (code, held) in [("ArrowUp", PLAIN), ("End", PLAIN), ("KeyZ", CONTROL), ("KeyY", CONTROL)] {
        assert_eq!(repeats(&app, code, held), Some(true), "{code}");
    }
    for (code, held) in [("Digit1", PLAIN), ("KeyH", PLAIN), ("Escape", PLAIN), ("F10", PLAIN)] {
        assert_eq!(repeats(&app, code, held), Some(false), "{code}");
    }
    app.write(1, 2, 9);
    app.send(Msg::Replay(ReplayMsg::Requested));
    assert_eq!(repeats(&app, "ArrowLeft", PLAIN), Some(true));
    assert_eq!(repeats(&app, "Space", PLAIN), Some(false));
}

#[test]
fn only_keys_of_the_page_mean_something_beside_the_grid() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::PlaceChosen(Place::Library));
    for (code, held) in [("ArrowDown", PLAIN), ("Space", PLAIN), ("Digit1", PLAIN), ("KeyH", PLAIN)]
    {
        assert_eq!(app.model.meaning(&press(code, held)), None, "{code}");
    }
    let sheet = app.model.meaning(&press("Slash", SHIFT));
    assert_eq!(sheet.map(|meaning| meaning.msg), Some(Msg::DialogOpened(Dialog::Keys)));
}

#[test]
fn a_modifier_alone_is_waited_through_when_a_key_is_bound() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::DialogOpened(Dialog::Keys));
    app.send(Msg::Keys(KeysMsg::ChangeRequested(row_of("hint"))));
    for key in ["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"] {
        let press = KeyPress { code: format!("{key}Left"), key: key.to_owned(), held: PLAIN };
        assert_eq!(app.press(&press), None, "{key}");
    }
    assert_eq!(app.model.play.dialogs.rebinding, Rebinding::Waiting(row_of("hint")));
}
