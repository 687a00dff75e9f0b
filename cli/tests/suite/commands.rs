//! The command line, driven as its users do: `tests/corpus/cli/<case>.args` are the arguments, one
//! a line, `<case>.stdin` what is piped in, `<case>.expected` the exit status, stdout and stderr.
//! `UPDATE_EXPECT=1` rewrites the last.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use expect_test::expect_file;
use nonet_words::locale::Locale;
use strum::IntoEnumIterator as _;

use crate::root;

pub fn folder() -> PathBuf {
    root().join("tests/corpus/cli")
}

pub fn nonet() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonet"));
    command.current_dir(folder());
    // What the terminal of a developer asks for is no case.
    for variable in ["CLICOLOR_FORCE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command
}

pub fn run(args: &[&str], stdin: &Path) -> Output {
    let stdin = File::open(stdin).map_or(Stdio::null(), Stdio::from);
    nonet().args(args).stdin(stdin).output().expect("the program runs")
}

fn report(output: &Output) -> String {
    let [out, err] = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    // What Windows calls a missing file.
    let err =
        err.replace("The system cannot find the file specified.", "No such file or directory");
    // A new language is no change of what the command line says.
    let tags: Vec<&str> = Locale::iter().map(Locale::tag).collect();
    let [out, err] =
        [out.into_owned(), err].map(|text| text.replace(&tags.join(", "), "LANGUAGES"));
    let code = output.status.code();
    format!("exit {code:?}\n--- stdout\n{out}--- stderr\n{err}")
}

#[test]
fn every_case_has_the_expected_output() {
    let files = fs::read_dir(folder()).expect("the corpus");
    let mut cases: Vec<PathBuf> = files
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|end| end == "args"))
        .collect();
    cases.sort();
    assert!(cases.len() > 20);
    for case in cases {
        let args = fs::read_to_string(&case).expect("arguments");
        let args: Vec<&str> = args.lines().collect();
        let output = run(&args, &case.with_extension("stdin"));
        expect_file![case.with_extension("expected")].assert_eq(&report(&output));
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let made = |threads: &str| {
        let args =
            ["generate", "--count", "40", "--clues", "25", "--seed", "3", "--threads", threads];
        run(&args, Path::new("none")).stdout
    };
    assert_eq!(made("1"), made("4"));
    assert_eq!(made("1").iter().filter(|&&byte| byte == b'\n').count(), 40);
}

/// A list far longer than one part: every record is answered, in the order of the input, and the
/// bad one is named by its line.
#[test]
fn a_long_list_keeps_its_order() {
    let made = run(&["generate", "--count", "30", "--seed", "5"], Path::new("none")).stdout;
    let made = String::from_utf8(made).expect("text");
    let good = made.repeat(200);
    let list = format!("{good}{}\n{good}", &made[..80]);
    let mut child = nonet()
        .args(["convert", "--to", "line"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || stdin.write_all(list.as_bytes()));
    let output = child.wait_with_output().expect("output");
    writer.join().expect("a thread").expect("all is read");
    assert!(String::from_utf8(output.stdout).expect("text") == good.repeat(2));
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.starts_with("nonet: stdin: line 6001, column 81:"), "{said}");
    assert_eq!(output.status.code(), Some(1));
}

/// Of many records that cannot be read ten are named, the rest are counted.
#[test]
fn many_errors_are_counted() {
    let list = format!("{}\n", "1".repeat(80)).repeat(25);
    let path = std::env::temp_dir().join(format!("nonet_many_errors_{}", std::process::id()));
    std::fs::write(&path, list).expect("a file");
    let output = nonet().arg("check").arg(&path).output().expect("the program runs");
    std::fs::remove_file(&path).expect("the file is there");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(said.matches("80 cells").count(), 10, "{said}");
    assert!(said.trim_end().ends_with(": 15 more records cannot be read"), "{said}");
    assert_eq!(output.status.code(), Some(1));
}

/// The order of the solutions is up to the search; their set is not.
#[test]
fn all_solutions_are_all() {
    let output = run(&["solve", "--all", "several.txt"], Path::new("none"));
    let text = String::from_utf8(output.stdout).expect("text");
    let mut solutions: Vec<&str> = text.lines().collect();
    solutions.sort_unstable();
    let both = [
        "187423569492756138356189247539647821764218953218935674843592716975361482621874395",
        "387421569492756138156389247539647821764218953218935674843592716975163482621874395",
    ];
    assert_eq!(solutions, both);
    let three = run(&["solve", "--all", "--limit", "3", "empty_grid.txt"], Path::new("none"));
    assert_eq!(three.stdout.len(), 3 * 82);
}

/// `nonet … | head -1`: quiet, and soon.
#[test]
fn a_closed_stdout_ends_the_program_quietly() {
    let mut child = nonet()
        .args(["solve", "--all", "--limit", "100000000", "empty_grid.txt"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    out.read_line(&mut line).expect("a solution");
    drop(out);
    let mut said = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert_eq!((line.len(), said.as_str()), (82, ""));
    assert_eq!(child.wait().expect("an end").code(), Some(0));
}

#[test]
fn bench_measures_every_file_twice() {
    let output = run(&["bench", "--seconds", "0", "five.txt", "five.txt"], Path::new("none"));
    let text = String::from_utf8(output.stdout).expect("text");
    let tasks: Vec<&str> = text.lines().filter_map(|line| line.split('\t').nth(2)).collect();
    assert_eq!(tasks, ["first", "unique", "first", "unique"]);
}

#[test]
fn bench_measures_the_generator() {
    let output = run(&["bench", "--seconds", "0", "--generate", "20"], Path::new("none"));
    let text = String::from_utf8(output.stdout).expect("text");
    let fields: Vec<&str> = text.trim_end().split('\t').collect();
    assert_eq!(fields[..4], ["-", "20", "generate", "minimal"]);
    let clues: f64 = fields[6].parse().expect("a number");
    assert!((20.0..30.0).contains(&clues), "{clues}");
}

#[test]
fn bench_names_for_people_what_is_counted() {
    let counted = |args: &[&str]| {
        let args = [&["bench", "--pretty", "--seconds", "0"], args].concat();
        let output = run(&args, Path::new("none"));
        let text = String::from_utf8(output.stdout).expect("text");
        // A table, or where that is wider than the screen, a line for each column.
        text.split_whitespace()
            .find(|word| word.ends_with("s_per_puzzle") && !word.starts_with("nanos"))
            .map(str::to_owned)
    };
    assert_eq!(counted(&["five.txt"]).as_deref(), Some("guesses_per_puzzle"));
    assert_eq!(counted(&["--canon", "five.txt"]).as_deref(), Some("tries_per_puzzle"));
    assert_eq!(counted(&["--generate", "5"]).as_deref(), Some("clues_per_puzzle"));
}

#[test]
fn low_clue_draws_what_it_finds_for_people() {
    let puzzle =
        "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
    let of = |choice: &str| {
        let args = ["low-clue", choice, "--visits", "1", puzzle];
        String::from_utf8(run(&args, Path::new("none")).stdout).expect("text")
    };
    let (plain, pretty) = (of("--plain"), of("--pretty"));
    assert!(!plain.is_empty());
    assert_eq!(pretty.matches("puzzle  +-------+").count(), plain.lines().count(), "{pretty}");
    assert_eq!(pretty.matches("\nclues").count(), plain.lines().count(), "{pretty}");
}

#[test]
fn hint_names_the_technique_and_the_cell() {
    let output = run(&["hint", "--json", "nearly.txt"], Path::new("none"));
    let step: serde_json::Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!((&step["technique"], &step["effects"][0]), (&"full_house".into(), &"r9c9=8".into()));
    assert!(step["explanation"][0].as_str().is_some_and(|sentence| !sentence.is_empty()));
    assert_eq!(step["line"], 1);
}

#[test]
fn steps_lists_all_that_a_position_allows() {
    let output = run(&["steps", "--all"], &folder().join("steps.stdin"));
    let text = String::from_utf8(output.stdout).expect("text");
    let techniques: Vec<&str> = text.lines().filter_map(|line| line.split('\t').next()).collect();
    assert_eq!(techniques.iter().filter(|&&slug| slug == "full_house").count(), 6);
    assert_eq!(techniques.iter().filter(|&&slug| slug == "naked_single").count(), 7);
    assert!(text.starts_with("full_house\tr2c4=4\t"), "{text}");
    assert!(text.lines().all(|line| line.ends_with("\t1")), "{text}");
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(messages.contains("line 2: no technique known here finds a step"), "{messages}");
}

/// What is repeated of the input cannot steer a terminal, break a record or fill a screen.
#[test]
fn what_is_repeated_of_the_input_is_harmless() {
    let long = format!(":full_house:{}:1:2:\n", "x".repeat(100_000));
    let text = format!(":a\tb\tpass\t:1:2:\n:\u{1b}]0;owned\u{7}\u{1b}[31mx:1:2:\n{long}");
    let mut child = nonet()
        .args(["cases", "-", "no\u{1b}[31mfile"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("the input is read");
    let output = child.wait_with_output().expect("the program ends");
    let [out, err] = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    assert!(out.lines().all(|line| line.matches('\t').count() == 2), "{out}");
    assert_eq!(out.lines().count(), 2, "{out}");
    for text in [&out, &err] {
        assert!(text.chars().all(|ch| !ch.is_control() || matches!(ch, '\n' | '\t')), "{text:?}");
        assert!(text.lines().all(|line| line.len() < 200), "{text}");
    }
    assert!(err.contains("no\\u{1b}[31mfile"), "{err}");
    let wrong = run(&["solve", "--algorithm", "\u{1b}[31mred"], Path::new("none"));
    assert_eq!(wrong.status.code(), Some(2));
    assert!(!String::from_utf8_lossy(&wrong.stderr).contains('\u{1b}'));
}

#[test]
fn more_threads_than_cores_are_refused() {
    let output = run(&["solve", "--threads", "3000", "five.txt"], Path::new("none"));
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("1..=512"));
}

/// A device that is full is no success, for data and for help.
#[test]
#[cfg(target_os = "linux")]
fn what_cannot_be_written_is_a_failure() {
    let full = || File::options().write(true).open("/dev/full").expect("Linux has this device");
    for args in [&["--help"][..], &["--version"], &["solve", "--help"], &["check", "five.txt"]] {
        let status = nonet().args(args).stdout(full()).stderr(Stdio::null()).status();
        assert_eq!(status.expect("the program runs").code(), Some(1), "{args:?}");
    }
}

/// Many solutions are written while they are found, in the same form as few.
#[test]
fn many_solutions_have_the_form_of_few() {
    let of = |limit: &str, more: &[&str]| {
        let args =
            [&["solve", "--all", "--limit", limit, "--json", "empty_grid.txt"], more].concat();
        String::from_utf8(run(&args, Path::new("none")).stdout).expect("text")
    };
    let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("an object");
    let (few, many) = (value(&of("10000", &["--stats"])), value(&of("10001", &["--stats"])));
    assert_eq!(many["solutions"].as_array().map(Vec::len), Some(10_001));
    assert_eq!(
        many["solutions"].as_array().map(|all| &all[..10_000]),
        few["solutions"].as_array().map(|all| &all[..])
    );
    assert_eq!((&few["name"], &few["puzzle"]), (&many["name"], &many["puzzle"]));
    assert_eq!(many["stats"]["found"], 10_001);
    let keys = |text: &str| {
        text.split('"')
            .filter(|word| word.chars().all(char::is_lowercase) && !word.is_empty())
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(keys(&of("10000", &["--stats"])), keys(&of("10001", &["--stats"])));
    assert!(value(&of("10001", &[])).get("stats").is_none());
}
