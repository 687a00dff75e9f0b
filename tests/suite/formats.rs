//! The text formats: `tests/corpus/formats/<slug>/good` and `bad`. Beside every text is the expected
//! result: `.line` (each puzzle found, as a line of 81 with its name) or `.err` (the message and the
//! caret). `UPDATE_EXPECT=1` rewrites them.

use std::fs;
use std::path::{Path, PathBuf};

use expect_test::expect_file;
use nonet_engine::formats::error::{Lines, ReadError, ReadErrorKind, caret};
use nonet_engine::formats::{Entry, FORMATS, Format, looks, may_be_cut_after, read, read_list};
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::set::Element;
use proptest::prelude::*;

use crate::nonsense;

fn corpus(slug: &str, kind: &str) -> Vec<PathBuf> {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/formats").join(slug).join(kind);
    let files =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut texts: Vec<PathBuf> = files
        .filter_map(|file| Some(file.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end != "line" && end != "err"))
        .collect();
    texts.sort();
    assert!(!texts.is_empty(), "{} has no text", folder.display());
    texts
}

fn twin(path: &Path, end: &str) -> PathBuf {
    path.with_extension(end)
}

#[test]
fn every_good_text_is_read_by_its_format() {
    for format in FORMATS {
        for path in corpus(format.slug, "good") {
            let text = fs::read_to_string(&path).unwrap();
            let entries = read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let line = Format::of("line").unwrap();
            let lines: String =
                entries.iter().filter_map(|entry| line.write(&entry.board, &entry.name)).collect();
            expect_file![twin(&path, "line")].assert_eq(&lines);
            for entry in entries {
                assert_eq!(entry.format, format.slug, "{}:{}", path.display(), entry.line);
            }
        }
    }
}

/// The lines of a file that has more than puzzles: 81 cells and a name each.
fn as_lines(text: &str) -> Result<String, ReadError> {
    let line = Format::of("line").unwrap();
    let lines = |entries: Vec<Entry>| {
        entries.iter().filter_map(|entry| line.write(&entry.board, &entry.name)).collect()
    };
    read(text).map(lines)
}

/// What people paste: posts, chats, spreadsheets, notebooks, web pages and the source of programs, in
/// whatever format each is read.
#[test]
fn every_paste_is_read() {
    for path in corpus("pastes", "good") {
        let lines = as_lines(&fs::read_to_string(&path).unwrap());
        let lines = lines.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        expect_file![twin(&path, "line")].assert_eq(&lines);
    }
}

#[test]
fn every_paste_that_holds_no_puzzle_is_refused() {
    for path in corpus("pastes", "bad") {
        let text = fs::read_to_string(&path).unwrap();
        let error = read(&text).expect_err(&path.display().to_string());
        expect_file![twin(&path, "err")].assert_eq(&format!("{error}\n{}\n", caret(&text, &error)));
    }
}

/// A saved game of which little is left is that record's error, and takes no other with it.
#[test]
fn a_damaged_record_takes_no_other_with_it() {
    for damaged in ["SAVEFILE:", "SAVEFILE:41:", "SAVEFILE:\nDESC"] {
        let list = read_list(&format!("{PUZZLE}\n\n{damaged}\n\n{PUZZLE}\n"));
        let read = list.iter().filter(|item| item.is_ok()).count();
        assert_eq!(read, 2, "{damaged:?}: {list:?}");
        assert!(list.iter().any(Result::is_err), "{damaged:?}");
    }
}

#[test]
fn every_bad_text_is_refused_with_its_place() {
    for format in FORMATS {
        for path in corpus(format.slug, "bad") {
            let text = fs::read_to_string(&path).unwrap();
            let error = match read(&text) {
                Ok(entries) => panic!("{}: read as {} puzzles", path.display(), entries.len()),
                Err(error) => error,
            };
            let report = format!("{error}\n{}\n", caret(&text, &error));
            expect_file![twin(&path, "err")].assert_eq(&report);
        }
    }
}

/// What a format writes, it reads again: the same board, as far as the format holds it.
#[test]
fn what_a_format_writes_it_reads() {
    for format in FORMATS.iter().filter(|format| format.output().is_some()) {
        for path in corpus(format.slug, "good") {
            for entry in read(&fs::read_to_string(&path).unwrap()).unwrap() {
                let written = format.write(&entry.board, &entry.name).unwrap();
                let again = read(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
                assert_eq!(again.len(), 1, "{written}");
                let holds = format.output().unwrap().holds;
                // What these leave out of other programs' notes is read as it was.
                let expected = match format.slug {
                    "sudokuwiki" | "pencilmarks" => entry.board,
                    _ => holds.kept(&entry.board),
                };
                assert_eq!(again[0].board, expected, "{}:\n{written}", path.display());
            }
        }
    }
}

#[test]
fn a_bad_line_does_not_stop_a_list() {
    let puzzle =
        "100000569402000008050009040000640801000010000208035000040500010900000402621000005";
    let text = format!("{puzzle} one\n{}\n# remark\n\n{puzzle}\n", &puzzle[1..]);
    let list = read_list(&text);
    let places: Vec<_> = list
        .iter()
        .map(|read| match read {
            Ok(entry) => (entry.line, entry.name.clone()),
            Err(error) => (error.place.unwrap().line, error.to_string()),
        })
        .collect();
    assert_eq!(places[0], (1, "one".to_owned()));
    assert_eq!(places[1].0, 2);
    assert_eq!(places[2], (5, String::new()));
    assert_eq!(list.len(), 3);
}

/// A text is cut into lines once for all of its errors, and each is shown as if it were the only
/// one: also below a byte order mark, foreign line ends and invisible characters.
#[test]
fn many_errors_are_shown_as_one_is() {
    let text = "\u{feff}123456789\r\n\r\n１２\u{200b}q\u{2028}\u{85}sudoku\r12\t3\n\n".repeat(200);
    let lines = Lines::of(&text);
    let errors: Vec<ReadError> = read_list(&text).into_iter().filter_map(Result::err).collect();
    assert!(errors.len() > 200, "{}", errors.len());
    for error in &errors {
        assert_eq!(lines.caret(error), caret(&text, error), "{error}");
    }
    let beyond = errors[0].clone().moved_down(text.len());
    assert_eq!(
        [lines.caret(&beyond), lines.caret(&ReadError::of_text(ReadErrorKind::Empty))],
        ["", ""]
    );
}

/// A megabyte of each kind of nonsense is refused, in time that is linear in its length: a test that
/// does not end is a failure.
#[test]
fn a_megabyte_of_nonsense_is_refused() {
    for kind in nonsense::KINDS {
        let text = nonsense::text(kind, 1_000_000);
        assert!(read(&text).is_err(), "{kind:?}");
        assert!(read_list(&text).iter().all(Result::is_err), "{kind:?}");
    }
    let error = read(&"1".repeat(8_000_001)).expect_err("too much");
    assert!(matches!(error.kind, ReadErrorKind::TooLarge { bytes: 8_000_001, .. }));
    assert_eq!(error.to_string(), "the text has more than 8 MB; no more is read at once");
}

/// How much a byte of nonsense is looked at, at most: what a line is, is found out once, and the
/// formats that are asked for it read few of its bytes.
const MAX_LOOKS_A_BYTE: usize = 40;

/// Twice as much nonsense is twice the work, and each byte costs little.
#[test]
fn the_work_is_linear() {
    let work = |kind: &str, bytes: usize| {
        let before = looks();
        read_list(&nonsense::text(kind, bytes));
        looks() - before
    };
    assert!(work("1 2\n", 1000) > 0, "nothing is counted");
    for kind in nonsense::KINDS {
        let (once, twice) = (work(kind, 100_000), work(kind, 200_000));
        assert!(twice < 2 * once + once / 5 + 10_000, "{kind:?}: {once} looks, then {twice}");
        assert!(once < MAX_LOOKS_A_BYTE * 100_000, "{kind:?}: {once} looks");
    }
}

const PUZZLE: &str =
    "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";

#[test]
fn names_lose_control_characters_and_are_cut() {
    let name_of = |name: &str| read(&format!("{PUZZLE} # {name}")).unwrap()[0].name.clone();
    assert_eq!(name_of("a\tb\u{7}c\u{200b}d "), "a bcd");
    assert_eq!(name_of(&"é".repeat(300)), "é".repeat(200));
    assert_eq!(
        Format::of("line").unwrap().write(&read(PUZZLE).unwrap()[0].board, "\u{7}"),
        Some(format!("{PUZZLE}\n"))
    );
    let board = &read(PUZZLE).unwrap()[0].board;
    let mut written = FORMATS.iter().filter_map(|format| format.write(board, "a\u{2028}b"));
    assert!(written.all(|text| !text.contains('\u{2028}')));
}

/// A list that is read in parts is cut only where a puzzle ends.
#[test]
fn a_text_is_cut_where_a_puzzle_ends() {
    let ends = [
        PUZZLE.to_owned(),
        format!("{PUZZLE},name\n"),
        format!("{{\"puzzle\":\"{PUZZLE}\"}}"),
        format!(":0000:x:{PUZZLE}:::"),
        format!("S9B{}", "01".repeat(81)),
        vec!["0"; 81].join(" "),
    ];
    for line in ends {
        assert!(may_be_cut_after(&line), "{line}");
    }
    let goes_on = [
        "",
        "123456789",
        "1 2 3 4 5 6 7 8 9",
        "+-------+",
        "{",
        "[[1,2,3,4,5,6,7,8,9],",
        "# comment",
        " 1.....5694.2.....8.5...9.4....64.8.1",
    ];
    for line in goes_on {
        assert!(!may_be_cut_after(line), "{line}");
    }
}

#[test]
fn a_long_list_is_legal() {
    let puzzle =
        "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
    let text = format!("{puzzle}\n").repeat(50_000);
    assert_eq!(read(&text).map(|entries| entries.len()), Ok(50_000));
}

/// The beginning of SudokuWiki's string in a heading is no puzzle.
#[test]
fn a_name_that_looks_like_a_cut_link_stays_a_name() {
    let givens: Grid =
        "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5"
            .parse()
            .expect("a grid");
    for slug in ["rows", "grid"] {
        let format = Format::of(slug).expect("a format");
        let written = format.write(&Board::of_givens(givens), "http://00#p=S9B0.00");
        let found = read(&written.expect("it is written")).expect("it is read");
        assert_eq!(found.iter().map(|entry| entry.format).collect::<Vec<_>>(), [slug]);
    }
}

proptest! {
    /// Whatever is pasted, nothing panics, and an error points into the text.
    #[test]
    fn no_text_panics(text in r#"(?s)([0-9.x|+\-\[\]{}:=#,; \t\n"]|S9B|\[Puzzle\]|#p=|http|[^a]){0,300}"#) {
        match read(&text) {
            Ok(entries) => prop_assert!(!entries.is_empty()),
            Err(error) => drop(caret(&text, &error)),
        }
        for error in read_list(&text).into_iter().filter_map(Result::err) {
            let lines = text.lines().count() + text.matches(['\r', '\u{85}', '\u{2028}', '\u{2029}']).count();
            prop_assert!(error.place.is_none_or(|place| place.line <= lines + 1));
        }
    }

    /// Whatever board and name: every format writes what it reads as that one board.
    #[test]
    fn any_board_comes_back(digits in "[.1-9+]{81}", eliminated in "[.1-9]{81}", name in r#"(\PC|http://|#p=|S9B|[\[{"]|puzzle|,|[0-9.]){0,30}"#) {
        let shown = |text: &str, cell: Cell| text.chars().nth(cell.index()).and_then(Digit::from_char);
        let givens = Grid::from_fn(|cell| shown(&digits, cell).filter(|_| cell.index() % 3 > 0));
        let entries = Grid::from_fn(|cell| shown(&digits, cell).filter(|_| cell.index() % 3 == 0));
        let full = Board { givens, entries, ..Board::default() };
        let mut marked = full.clone();
        for cell in full.empty_cells() {
            marked.eliminated[cell] = shown(&eliminated, cell).into_iter().collect();
        }
        for format in FORMATS {
            let board = match format.slug {
                "hodoku" => marked.clone(),
                "sdk" => full.clone(),
                "sudokuwiki" | "pencilmarks" | "sukaku" => continue,
                _ => Board::of_givens(givens),
            };
            let Some(written) = format.write(&board, &name) else { continue };
            let read = read(&written).map_err(|error| TestCaseError::fail(format!("{written}{error}")))?;
            prop_assert_eq!(read.len(), 1, "{}", &written);
            prop_assert_eq!(&read[0].board, &board, "{}", &written);
            prop_assert_eq!(read[0].format, format.slug, "{}", &written);
        }
    }

    /// A grid of candidates in which hardly any is left is still one puzzle.
    #[test]
    fn candidates_of_a_grid_that_is_nearly_complete_come_back(gaps in prop::collection::vec(0_usize..81, 0..30)) {
        let solution: Grid = "187423569492756138356189247539647821764218953218935674843592716975361482621874395".parse().unwrap();
        let givens = Grid::from_fn(|cell| solution[cell].filter(|_| !gaps.contains(&cell.index())));
        let written = Format::of("pencilmarks").unwrap().write(&Board::of_givens(givens), "").unwrap();
        let read = read(&written).map_err(|error| TestCaseError::fail(format!("{written}{error}")))?;
        prop_assert_eq!(read.len(), 1, "{}", &written);
        prop_assert_eq!(read[0].format, "pencilmarks", "{}", &written);
        prop_assert_eq!(read[0].board.givens, givens, "{}", &written);
        prop_assert_eq!(read[0].board.entries, Grid::EMPTY, "{}", &written);
    }

    /// A good text with one character changed, dropped or doubled is read or refused, and what
    /// is refused is shown with a caret.
    #[test]
    fn a_small_mistake_has_a_place(pick in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(), slip in "[a-z0-9 .|\n\t#:]{0,2}") {
        let texts: Vec<PathBuf> = FORMATS.iter().flat_map(|format| corpus(format.slug, "good")).collect();
        let text = fs::read_to_string(&texts[pick.index(texts.len())]).unwrap_or_default();
        let mut shown: Vec<char> = text.chars().collect();
        let at = at.index(shown.len());
        shown.splice(at..=at, slip.chars());
        let text: String = shown.into_iter().collect();
        if let Err(error) = read(&text) {
            let shown = caret(&text, &error);
            prop_assert!(error.place.is_none() || shown.ends_with('^'), "{error}: {shown}");
        }
    }
}

proptest! {
    /// Good texts cut into each other, doubled and reversed by pieces: nothing panics, and every
    /// error points into the text.
    #[test]
    fn pieces_of_good_texts_do_not_panic(picks in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0_usize..200, any::<bool>()), 1..6)) {
        let texts: Vec<PathBuf> = FORMATS.iter().flat_map(|format| corpus(format.slug, "good")).collect();
        let mut text = String::new();
        for (pick, from, length, is_reversed) in picks {
            let whole = fs::read_to_string(&texts[pick.index(texts.len())]).unwrap_or_default();
            let chars: Vec<char> = whole.chars().skip(from.index(whole.len().max(1))).take(length * 10).collect();
            if is_reversed { text.extend(chars.iter().rev()) } else { text.extend(chars.iter()) }
        }
        for error in read_list(&text).into_iter().filter_map(Result::err) {
            let shown = caret(&text, &error);
            prop_assert!(error.place.is_none() || shown.ends_with('^'), "{error}: {shown}");
        }
    }
}

/// Three lines of cells between two rules, three boxes a line.
#[test]
fn a_drawn_grid_has_its_boxes() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let board = Board::of_givens(line.parse().expect("81 cells"));
    let text = Format::of("grid")
        .expect("a format of that name")
        .write(&board, "")
        .expect("it is written");
    let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(lines.len(), 13);
    for rule in [0, 4, 8, 12] {
        assert_eq!(lines[rule], "+-------+-------+-------+");
    }
    assert_eq!(lines[1], "| 5 3 . | . 7 . | . . . |");
    assert_eq!(lines[11], "| . . . | . 8 . | . 7 9 |");
}
