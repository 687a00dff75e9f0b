//! What the grid says to those who do not see it.

use nonet_page::core::chord::Held;
use nonet_page::core::msg::{Msg, SettingMsg};
use nonet_page::core::settings::Toggle;

use crate::harness::Harness;

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

fn heard(app: &mut Harness, code: &str) -> String {
    app.key(code, Held::default());
    app.play().status
}

#[test]
fn the_houses_of_a_cell_are_read_and_what_is_left() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.select(1, 2);
    assert_eq!(heard(&mut app, "KeyR"), "In row 1: 4, empty, empty, 5, 2, empty, 7, empty, 3.");
    let column = "In column 2: empty, empty, empty, 1, empty, empty, empty, empty, empty.";
    assert_eq!(heard(&mut app, "KeyO"), column);
    let block = "In box 1: 4, empty, empty, empty, empty, empty, 1, empty, empty.";
    assert_eq!(heard(&mut app, "KeyQ"), block);
    let left = "Left to place: 1: 5 times, 2: 6 times, 3: 7 times, 4: 5 times, 5: 5 times, 6: 7 times, \
                7: 5 times, 8: 7 times, 9: 9 times.";
    assert_eq!(heard(&mut app, "KeyT"), left);
    assert_eq!(heard(&mut app, "KeyY"), "r1c2 can be 6, 8, 9.");
    app.select(1, 1);
    assert_eq!(heard(&mut app, "KeyY"), "Given 4.");
}

#[test]
fn a_sentence_that_is_asked_for_twice_is_announced_twice() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.select(1, 2);
    let first = heard(&mut app, "KeyY");
    let second = heard(&mut app, "KeyY");
    assert_ne!(first, second);
    assert_eq!(first.trim_end(), second.trim_end());
    assert_eq!(heard(&mut app, "KeyY"), first);
}

#[test]
fn what_cannot_be_placed_is_said_and_a_pause_is_silent() {
    let mut app = Harness::with_puzzle(PUZZLE);
    app.send(Msg::Setting(SettingMsg::Toggled(Toggle::CleanNotes)));
    for (column, digit) in [(3, 6), (6, 8)] {
        app.write(1, column, digit);
    }
    app.write(2, 2, 9);
    app.select(1, 2);
    assert_eq!(heard(&mut app, "KeyY"), "No digit fits r1c2.");
    app.send(Msg::PauseRequested);
    let paused = app.play().status;
    assert_eq!(heard(&mut app, "KeyR"), paused);
}
