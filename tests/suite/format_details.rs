//! What formats carry besides givens, and how texts come in.

use std::fs;
use std::path::Path;

use nonet_engine::formats::{decoded, read};
use nonet_engine::types::cell::ByCell;
use nonet_engine::types::digit::DigitSet;
use nonet_service::text::clues;

const PUZZLE: &str =
    "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";

/// What a text says besides its givens: entries, and notes of both kinds.
#[test]
fn entries_and_notes_are_read() {
    let files = [
        ("opensudoku/good/states.opensudoku", 1, 1, 51, 0),
        ("opensudoku/good/states.opensudoku", 2, 0, 52, 52),
        ("ksudoku/good/saved.xml", 0, 1, 0, 0),
        ("tatham/good/save.sav", 0, 1, 1, 0),
        ("sudokucoach/good/played.txt", 0, 1, 1, 0),
        ("json/good/gnome.json", 0, 1, 1, 0),
        ("json/good/state_beside.json", 0, 1, 0, 0),
        ("link/good/f_puzzles.txt", 0, 1, 1, 1),
        ("table/good/drawn_candidates.txt", 0, 0, 52, 0),
        ("run/good/line_ends_lost.txt", 0, 0, 50, 0),
    ];
    for (file, at, entries, corner, centre) in files {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/formats");
        let text = fs::read_to_string(folder.join(file)).unwrap();
        let board = &read(&text).unwrap()[at].board;
        let marked =
            |marks: &ByCell<DigitSet>| marks.iter().filter(|cell| !cell.1.is_empty()).count();
        let found =
            (board.entries.clues(), marked(&board.corner_marks), marked(&board.centre_marks));
        assert_eq!(found, (entries, corner, centre), "{file}");
    }
}

/// Excel's "Unicode text" and old editors write UTF-16, in either order of bytes.
#[test]
fn utf_16_is_read() {
    let units: Vec<u16> = format!("\u{feff}{PUZZLE}\r\n").encode_utf16().collect();
    let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
    for bytes in [little, big] {
        assert_eq!(read(&decoded(&bytes)).unwrap()[0].board.givens.to_string(), PUZZLE);
    }
}

/// Digits that a text marks as placed are clues where the puzzle needs them.
#[test]
fn placed_digits_count_where_they_are_needed() {
    let needed = ":0606:23:....41+8.+7.+7+4...5+1..+1..+7.+46.5+4+37..68+1+19+83+6+4+2+7+5...+1+5+8.4.4.1.8+7..+6.+8.2+1.7.+4...+4..+1.+8:218 221:339::";
    let board = &read(needed).unwrap()[0].board;
    assert_eq!(clues(board), board.digits());
    let proper = read(&format!(":0000:x:{}:::", PUZZLE.replacen("1.", "1+8", 1))).unwrap();
    assert_eq!(proper[0].board.entries.clues(), 1);
    assert_eq!(clues(&proper[0].board), proper[0].board.givens);
}

/// A link or a string that unpacks to far more than any puzzle is refused.
#[test]
fn what_unpacks_without_end_is_refused() {
    for packed in ["A".repeat(500_000), "N4Ig".repeat(100_000), "//8f".repeat(100_000)] {
        for link in ["https://f-puzzles.com/?load=", "https://sudokupad.app/scl", "SCv7_32_"] {
            assert!(read(&format!("{link}{packed}")).is_err());
        }
    }
}
