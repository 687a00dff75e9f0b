//! Stories of keys: on other layouts, where nothing can be written, behind a pause.

use nonet_page::core::chord::{Held, KeyPress};
use nonet_page::core::msg::Msg;

use crate::harness::Harness;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

const CONTROL: Held = Held { control: true, shift: false, alt: false };
const SHIFT: Held = Held { control: false, shift: true, alt: false };

fn press(app: &mut Harness, code: &str, key: &str, held: Held) {
    app.press(&KeyPress { code: code.to_owned(), key: key.to_owned(), held });
}

#[test]
fn undo_is_where_the_layout_has_its_z() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    let both = Held { shift: true, ..CONTROL };
    for (layout, code, key, held, said) in [
        ("German", "KeyY", "z", CONTROL, "Undone: 9 in r1c2."),
        ("German", "KeyZ", "y", CONTROL, "Redone: 9 in r1c2."),
        ("French", "KeyW", "z", CONTROL, "Undone: 9 in r1c2."),
        ("French", "KeyW", "Z", both, "Redone: 9 in r1c2."),
        ("Russian", "KeyZ", "я", CONTROL, "Undone: 9 in r1c2."),
    ] {
        press(&mut app, code, key, held);
        assert_eq!(app.play().status, said, "{layout} {code}");
    }
}

#[test]
fn modes_are_where_they_are_on_every_layout() {
    let mut app = Harness::with_puzzle(PUZZLE);
    press(&mut app, "KeyX", "q", Held::default());
    assert_eq!(app.play().status, "Notes mode.");
}

#[test]
fn a_note_on_a_digit_of_the_players_is_not_called_one_on_a_clue() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    press(&mut app, "Digit3", "#", SHIFT);
    assert_eq!(app.play().status, "The cell already has a digit. Erase it first.");
    app.select(1, 1);
    press(&mut app, "Digit3", "#", SHIFT);
    assert_eq!(app.play().status, "Clues cannot be changed.");
}

#[test]
fn nothing_is_undone_behind_a_pause() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.write(1, 2, 9);
    let before = app.digits();
    app.send(Msg::PauseRequested);
    press(&mut app, "KeyZ", "z", CONTROL);
    app.send(Msg::PauseRequested);
    assert_eq!(app.digits(), before);
}
