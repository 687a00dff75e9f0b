//! Lists of plain lines are read at once, and must come to what the formats read line by line: on random
//! and damaged lines, on the corpus, and through the commands.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use nonet_engine::formats::{Entry, PlainLines, Words, decoded, read_allowed};
use nonet_engine::types::rng::SeededRng;

use crate::commands::nonet;
use crate::{root, shared_folder};

/// How many random lines are read both ways; `NONET_LINES` sets another number.
const LINES: usize = 6_000;

/// What follows the cells in lists, and what must not be taken for a name.
const TAILS: &[&str] = &[
    "",
    "",
    "",
    "",
    " ",
    "  \t",
    " # Demo",
    " # ",
    " #",
    ", 7.2",
    ";1.2;name",
    "\tER=11.9/1.2/1.2",
    ",solution",
    " # a # b",
    " Arto Inkala (2010)",
    " 9:12 AM",
    " (9:12) Mum",
    "#x",
    "x",
    "1",
    "+",
    ": 315 324",
    ":315 324:",
    " :",
    ",,,,,,,,",
    ", , , ; ; /",
    " http://example.org/#p=1",
    "/#p=12",
    ",/#p=12",
    ",a/#g=12",
    " /#p=1",
    " www.nonet.org",
    " [code]",
    "]",
    " <b>bold</b>",
    " &nbsp;",
    " `code`",
    " ~~~",
    " \"quoted\"",
    " 'quoted'",
    "'",
    "|",
    " | 12",
    " 2024/01/02",
    " = 5",
    ",x=5;",
    " // comment",
    " Ünï",
    " 数独",
    "\r",
    " # Demo\r",
    " \r x",
    "\u{b}",
    " \0",
    " $price",
    " 50%",
    "%2E",
    " a@b",
    " --- ",
    " ===",
    " ... ",
    " x x x",
    " xX_-*?",
    " S9B0",
    " SCv7_32_",
    "\t\t\t\t\t\t\t\t",
    " 1 2 3 4 5 6 7 8 9",
    ",1,2,3,4,5,6,7,8,9",
    " {1}",
    " - [",
    " (1,2,3)",
    "(1,2,3).",
    " solve(",
    " \\n",
    " Puzzle",
    "!",
    " # 12345678901234567890123456789",
    " 1234567890123456789012345678",
    " 123456789012345678901234567",
    " # a name as long as it may be before it is not read with the others, that is here",
    " # a name one longer than may be, for what a list has behind its cells as the names",
];

/// Lines that are no puzzle by themselves, or not a plain one.
const OTHERS: &[&str] = &[
    "",
    " ",
    "# comment",
    "puzzle,solution",
    "Words between puzzles",
    "---",
    "9 9 1",
    "27",
    "[",
    "9 0 1 2 3 4 5 6 7 8",
    "> quoted",
    "{\"a\":1}",
    "100000569",
    "1 . . | . . . | 5 6 9",
    "[Puzzle]",
    "#ADemo",
    "initial(1,1,5).",
    "Mum",
    "9:12",
    "%",
    "\u{feff}",
    "+-------+-------+-------+",
];

/// The signs of a line's cells: the empty ones, and what a damaged line has.
const EMPTY: &[&str] =
    &[".", "0", "*", "_", "-", "?", "x", "X", ".0", ".0*_-?xX", "o", "#", " ", "~"];

fn one_of<'a>(rng: &mut SeededRng, from: &[&'a str]) -> &'a str {
    from[rng.below(from.len())]
}

/// 81 cells, in one line of eight more or fewer, or with an odd sign.
fn cells(rng: &mut SeededRng) -> String {
    let kinds = if rng.below(9) > 0 { 10 } else { EMPTY.len() };
    let empty: Vec<char> = one_of(rng, &EMPTY[..kinds]).chars().collect();
    let length = if rng.below(8) > 0 { 81 } else { 79 + rng.below(4) };
    let clues = [0, 1, 20, 30, 60, 81][rng.below(6)];
    let begin = if rng.below(9) > 0 { 0 } else { 58 + rng.below(8) };
    let cell = |at: usize| {
        if at >= begin && rng.below(81) < clues {
            char::from(b'1' + rng.below(9) as u8)
        } else {
            empty[rng.below(empty.len())]
        }
    };
    (0..length).map(cell).collect()
}

/// A list of some lines; most are plain, and of most lists all.
fn list(rng: &mut SeededRng) -> String {
    let odd = [0, 0, 0, 1, 4][rng.below(5)];
    let end = if rng.below(5) > 0 { "\n" } else { "\r\n" };
    let mut text = String::new();
    for _ in 0..1 + rng.below(12) {
        let is_odd = rng.below(10) < odd;
        let tail = if is_odd { one_of(rng, TAILS) } else { one_of(rng, &TAILS[..15]) };
        text += &match rng.below(3) {
            0 if is_odd => one_of(rng, OTHERS).to_owned(),
            1 if is_odd => cells(rng) + tail,
            _ => plain(rng) + tail,
        };
        text += end;
    }
    if rng.below(4) == 0 { text.trim_end_matches(['\r', '\n']).to_owned() } else { text }
}

fn plain(rng: &mut SeededRng) -> String {
    let empty: Vec<char> = one_of(rng, &EMPTY[..10]).chars().collect();
    let cell = |at: usize| {
        if at == 0 || rng.below(4) == 0 {
            char::from(b'1' + rng.below(9) as u8)
        } else {
            empty[rng.below(empty.len())]
        }
    };
    (0..81).map(cell).collect()
}

/// Checks that plain lines, if the text has no other, are what the formats read; returns how many.
fn compare(text: &str) -> usize {
    let Some(lines) = PlainLines::of(text) else { return 0 };
    let by_formats = read_allowed(text, Words::Skipped, &mut |_| true);
    let entries: Vec<Entry> = (0..lines.len()).map(|at| lines.entry(text, at)).collect();
    let expected: Vec<Entry> =
        by_formats.items.into_iter().map(|item| *item.expect("a puzzle")).collect();
    assert!(entries == expected, "{text:?}\n{entries:?}\n{expected:?}");
    assert_eq!((by_formats.words, by_formats.skipped), (None, vec![]), "{text:?}");
    assert_eq!(lines.bytes(0..lines.len(), text), text.len());
    lines.len()
}

#[test]
fn random_lists_are_read_as_the_formats_read_them() {
    let asked = std::env::var("NONET_LINES").ok().and_then(|lines| lines.parse().ok());
    let asked: usize = asked.unwrap_or(LINES);
    let mut rng = SeededRng::new(81);
    let (mut plain, mut lists, mut others) = (0, 0, 0);
    while plain < asked {
        let found = compare(&list(&mut rng));
        plain += found;
        lists += 1;
        others += usize::from(found == 0);
    }
    assert!(
        others * 10 > lists && others * 10 < 9 * lists,
        "{others} of {lists} lists are not plain"
    );
}

/// Every tail behind the same cells, alone and between two lines.
#[test]
fn every_tail_is_read_as_the_formats_read_it() {
    let mut rng = SeededRng::new(9);
    let mut found = 0;
    for tail in TAILS.iter().chain(OTHERS) {
        let [one, other] = [plain(&mut rng), plain(&mut rng)];
        found += compare(&format!("{one}{tail}"));
        found += compare(&format!("{one}\n{other}{tail}\n{one}\n"));
        found += compare(&format!("{one}{tail}\r\n{other}{tail}\r\n"));
    }
    assert!(found > 200, "{found}");
}

/// Each sign of ASCII in each place of a short tail and of the cells.
#[test]
fn every_sign_is_read_as_the_formats_read_it() {
    let cells = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
    let mut found = 0;
    for sign in (0..128_u8).map(char::from) {
        for text in [
            format!("{cells}{sign}a\n"),
            format!("{cells} {sign}\n"),
            format!("{cells} {sign}{sign}{sign}\n"),
            format!("{cells},9{sign}12 {sign} b\n{cells}\n"),
            format!("{sign}{}\n", &cells[1..]),
            format!("{}{sign}{}\n", &cells[..40], &cells[41..]),
        ] {
            found += compare(&text);
        }
    }
    assert!(found > 200, "{found}");
}

/// The files of a folder and of those in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("a file").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Every text of the corpus and of the lists beside the project, as a whole and line by line.
#[test]
fn every_text_of_the_corpus_is_read_as_the_formats_read_it() {
    let corpus = root().join("tests/corpus");
    let mut found = 0;
    for path in files(&corpus).into_iter().chain(files(&shared_folder())) {
        let bytes = fs::read(&path).expect("a file");
        let text = decoded(&bytes[..bytes.len().min(300_000)]).into_owned();
        let end = text.rfind('\n').map_or(text.len(), |end| end + 1);
        found += compare(&text[..end]);
        found += text[..end].split_inclusive('\n').take(200).map(compare).sum::<usize>();
    }
    assert!(found > 100, "{found}");
}

/// What a command writes of a list, to stdout and stderr, and its exit status.
fn answer(args: &[&str], list: &str) -> (String, String, Option<i32>) {
    let path = std::env::temp_dir().join(format!("nonet_plain_lines_{}", std::process::id()));
    fs::write(&path, list).expect("a file");
    let stdin = Stdio::from(fs::File::open(&path).expect("the file"));
    let output = nonet().args(args).stdin(stdin).output().expect("the program runs");
    fs::remove_file(&path).expect("the file is there");
    let [out, err] =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("text"));
    (out, err, output.status.code())
}

/// What is asked about lists.
const COMMANDS: &[&[&str]] = &[
    &["check"],
    &["check", "--json"],
    &["check", "--columns", "+name,line,file,solution,tier,minimal,symmetry,canonical,duplicate"],
    &["check", "--columns", "name,line,detail,verdict", "--from", "line"],
    &["check", "--from", "hodoku"],
    &["solve"],
    &["solve", "--json"],
    &["solve", "--quiet", "--threads", "1"],
    &["solve", "--all", "--limit", "3"],
    &["solve", "--all", "--limit", "20000"],
    &["count"],
    &["count", "--json", "--limit", "5"],
    &["count", "--limit", "1"],
    &["count", "--limit", "2"],
    &["convert", "--to", "line"],
    &["convert", "--to", "opensudoku"],
    &["convert", "--to", "puzzle-solution"],
    &["convert", "--to", "json", "--json"],
    &["transform", "--random", "--seed", "5", "--count", "2"],
    &["transform", "--turn", "right", "--json"],
    &["minimal"],
    &["canon"],
    &["rate"],
    &["rate", "--columns", "puzzle,rounds,level"],
];

/// A comment below a list is passed over, but with it the formats read all of it.
#[test]
fn every_command_answers_plain_lines_as_others() {
    let mut rng = SeededRng::new(17);
    let made = answer(&["generate", "--count", "24", "--seed", "3"], "").0;
    let mut list = String::new();
    for (at, line) in made.lines().enumerate() {
        let broken = line.replacen('.', &(1 + at % 9).to_string(), 1);
        let open = line.replacen(|ch: char| ch.is_ascii_digit(), "0", 1 + at % 3);
        let tail = one_of(&mut rng, &TAILS[..15]);
        list += &format!("{line}{tail}\n{broken}\n{open}{tail}\n");
    }
    assert!(PlainLines::of(&list).is_some());
    let by_formats = format!("{list}# end\n");
    assert!(PlainLines::of(&by_formats).is_none());
    for args in COMMANDS {
        assert_eq!(answer(args, &list), answer(args, &by_formats), "{args:?}");
    }
}
