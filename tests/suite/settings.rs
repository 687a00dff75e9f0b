//! What stands elsewhere about the settings is what their rows say.

use std::fmt::Write as _;
use std::fs;

use expect_test::expect_file;
use nonet_page::core::msg::{HintMsg, Msg, SettingMsg};
use nonet_page::core::settings::{Choice, Locale, SettingField, Stored, Toggle};
use nonet_page::core::view::board::Highlight;
use strum::IntoEnumIterator as _;

use super::harness::Harness;
use super::i18n::localizer;

/// The names in the list of `static/boot.js`, which sets the attributes before the program runs.
#[test]
fn the_script_of_the_page_names_each_setting_that_the_root_carries() {
    let script = fs::read_to_string("static/boot.js").expect("the script");
    let (_, list) = script.split_once("for (const name of [").expect("the list");
    let (list, _) = list.split_once(']').expect("its end");
    let named: Vec<&str> = list.split(", ").map(|name| name.trim_matches('"')).collect();
    let rows = Choice::iter().map(Choice::row).filter(|row| row.on_root);
    assert_eq!(named, rows.map(|row| row.key).collect::<Vec<_>>());
}

/// `UPDATE_EXPECT=1` writes the document.
#[test]
fn the_document_lists_every_setting() {
    let localizer = localizer(Locale::En);
    let mut text = "# Settings\n\n\
        The dialog *Settings* offers these settings, besides the language. Each row comes from \
        `src/core/settings/table.rs`. A setting is stored as a line with its key and value, in the \
        entry `nonet.settings` of the browser's local storage. A setting whose key is marked with * \
        is stored only if the player has changed it. Style sheets read some values from an attribute \
        of the root element; the default value sets no attribute.\n\n\
        | key | in the dialog | values, the default first | on the root element |\n|---|---|---|---|\n"
        .to_owned();
    let key = |key: &str, stored| match stored {
        Stored::Always => format!("`{key}`"),
        Stored::IfChanged => format!("`{key}` *"),
    };
    for row in Choice::iter().map(Choice::row) {
        let values: Vec<String> = row
            .values
            .iter()
            .map(|(value, label)| format!("`{value}` {}", localizer.label(*label)))
            .collect();
        let root = if row.on_root { format!("`data-{}` ", row.key) } else { String::new() };
        let (key, label) = (key(row.key, row.stored), localizer.label(row.label));
        writeln!(text, "| {key} | {label} | {} | {root}|", values.join(", ")).expect("a string");
    }
    for row in Toggle::iter().map(Toggle::row) {
        let values = if row.on_at_first { "`on`, `off`" } else { "`off`, `on`" };
        let (key, label) = (key(row.key, row.stored), localizer.label(row.label));
        writeln!(text, "| {key} | {label} | {values} | |").expect("a string");
    }
    expect_file!["../../docs/settings.md"].assert_eq(&text);
}

/// The stored text has one line for a setting.
#[test]
fn no_two_settings_share_a_key() {
    let own = ["language", "greeting", "paper", "key"];
    let rows = Choice::iter().map(|choice| choice.row().key);
    let mut keys: Vec<&str> =
        rows.chain(Toggle::iter().map(|toggle| toggle.row().key)).chain(own).collect();
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), count);
}

#[test]
fn the_clock_and_what_is_highlighted_can_be_switched_off() {
    let mut app = Harness::with_puzzle(
        "400520703000003000100007000014000006700050001500000420000400005000800000201076008",
    );
    app.select(1, 1);
    let shown = |app: &Harness| {
        let (header, board) = (app.page().header, app.play().board);
        let has = |highlight| board.cells.iter().any(|cell| cell.highlight == highlight);
        [header.time.is_some(), has(Highlight::Peer), has(Highlight::Same)]
    };
    assert_eq!(shown(&app), [true; 3]);
    for toggle in [Toggle::Clock, Toggle::Peers, Toggle::Same] {
        app.send(Msg::Setting(SettingMsg::Toggled(toggle)));
    }
    assert_eq!(shown(&app), [false; 3]);
}

/// Whether a cell is called like this anywhere in the hint.
fn names_a_cell(app: &Harness, is_name: fn(&str) -> bool) -> bool {
    let shown = format!("{:?}", app.panel());
    shown.split(|c: char| !c.is_ascii_alphanumeric()).any(is_name)
}

fn is_by_numbers(word: &str) -> bool {
    matches!(word.as_bytes(), [b'r', b'1'..=b'9', b'c', b'1'..=b'9'])
}

fn is_german(word: &str) -> bool {
    matches!(word.as_bytes(), [b'Z', b'1'..=b'9', b'S', b'1'..=b'9'])
}

fn is_by_letter(word: &str) -> bool {
    matches!(word.as_bytes(), [b'A'..=b'H' | b'J', b'1'..=b'9'])
}

#[test]
fn cells_are_called_as_the_player_chose_in_every_language() {
    let mut app = Harness::with_puzzle(
        "400520703000003000100007000014000006700050001500000420000400005000800000201076008",
    );
    app.edit(SettingField::Language, "de");
    (0..4).for_each(|_| app.send(Msg::Hint(HintMsg::Requested)));
    assert!(names_a_cell(&app, is_by_numbers));
    app.edit(SettingField::Choice(Choice::CellNames), "letters");
    assert!(names_a_cell(&app, is_german) && !names_a_cell(&app, is_by_numbers));
    assert_eq!(app.play().board.line_names[1].iter().collect::<String>(), "123456789");
    app.edit(SettingField::Language, "en");
    assert!(names_a_cell(&app, is_by_letter) && !names_a_cell(&app, is_german));
    assert_eq!(app.play().board.line_names[1].iter().collect::<String>(), "ABCDEFGHJ");
    let mut again = app.reopened();
    (0..4).for_each(|_| again.send(Msg::Hint(HintMsg::Requested)));
    assert!(names_a_cell(&again, is_by_letter) && !names_a_cell(&again, is_by_numbers));
}
