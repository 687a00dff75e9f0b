//! The command line beside another program: a line in, its answer out, before the next line is
//! written; a puzzle as an argument; columns that are asked for; and what shells get.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::commands::{nonet, run};

const PUZZLE: &str =
    "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
const SOLUTION: &str =
    "187423569492756138356189247539647821764218953218935674843592716975361482621874395";

/// The program with a pipe on both sides.
struct Coprocess {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Coprocess {
    fn start(args: &[&str]) -> Coprocess {
        let mut child = nonet()
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Coprocess { child, input, output }
    }
    /// Writes a line and reads one, with the input still open.
    fn ask(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}").expect("the program reads");
        self.input.flush().expect("the program reads");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("an answer");
        answer
    }
    fn end(mut self) -> Option<i32> {
        drop(self.input);
        self.child.wait().expect("an end").code()
    }
}

#[test]
fn a_line_is_answered_before_the_next_is_written() {
    for args in
        [&["solve"][..], &["solve", "--from", "line"], &["solve", "--all", "--limit", "20000"]]
    {
        let mut nonet = Coprocess::start(args);
        for _ in 0..3 {
            assert_eq!(nonet.ask(PUZZLE), format!("{SOLUTION}\n"), "{args:?}");
        }
        assert_eq!(nonet.end(), Some(0));
    }
}

/// With `--from line` nothing can follow that belongs to a bad line, so it is answered at once, too.
#[test]
fn a_bad_line_is_answered_before_the_next_is_written() {
    let mut nonet = Coprocess::start(&["check", "--from", "line", "--json"]);
    for (line, number, key) in
        [("too short", 1, "error"), (PUZZLE, 2, "verdict"), ("12", 3, "error")]
    {
        let answer = nonet.ask(line);
        let record: serde_json::Value = serde_json::from_str(&answer).expect("an object");
        assert!(record.get(key).is_some(), "{record}");
        assert_eq!((&record["line"], &record["input"]), (&number.into(), &line.into()));
    }
    assert_eq!(nonet.end(), Some(1));
}

fn stdout(args: &[&str]) -> String {
    let output = run(args, Path::new("none"));
    assert_eq!(
        output.status.code(),
        Some(0),
        "{args:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_puzzle_may_be_an_argument() {
    assert_eq!(stdout(&["solve", PUZZLE]), format!("{SOLUTION}\n"));
    let zeros = PUZZLE.replace('.', "0");
    assert_eq!(stdout(&["canon", "--same", PUZZLE, &zeros]), format!("{PUZZLE}\t{PUZZLE}\tsame\n"));
}

#[test]
fn another_format_is_refused() {
    let output = run(&["solve", "--from", "sudokuwiki", "five.txt"], Path::new("none"));
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.contains("line 1: the format is line, not sudokuwiki"), "{said}");
}

/// Forms of one puzzle among others are found, whatever the number of threads.
#[test]
fn duplicates_are_found_in_a_mixed_list() {
    let form = stdout(&["transform", "--random", "--seed", "3", PUZZLE]);
    let args = [
        "check",
        "-o",
        "line,duplicate,minimal",
        "--threads",
        "3",
        PUZZLE,
        form.trim_end(),
        "five.txt",
    ];
    let lines: Vec<String> = stdout(&args).lines().take(3).map(str::to_owned).collect();
    assert_eq!(lines[..2], ["1\t\tno", "1\targument 1:1\tno"]);
}

/// Every form keeps its canonical form; the same seed gives the same forms.
#[test]
fn random_forms_follow_from_the_seed() {
    let args = ["transform", "--random", "--count", "4", "five.txt"];
    let forms = stdout(&[&args[..], &["--seed", "9", "--threads", "1"]].concat());
    assert_eq!(forms, stdout(&[&args[..], &["--seed", "9", "--threads", "4"]].concat()));
    assert_ne!(forms, stdout(&[&args[..], &["--seed", "8"]].concat()));
    let of = |puzzles: Vec<&str>| {
        let forms = stdout(&[&["canon"], &puzzles[..]].concat());
        forms
            .lines()
            .map(|line| line.split('\t').nth(1).expect("a form").to_owned())
            .collect::<Vec<_>>()
    };
    let puzzles = of(vec!["five.txt"]);
    let expected: Vec<String> = puzzles.iter().flat_map(|form| vec![form.clone(); 4]).collect();
    assert_eq!(of(forms.lines().collect()), expected);
}

#[test]
fn quiet_leaves_the_exit_status() {
    let output = run(&["solve", "--quiet", "mixed.txt"], Path::new("none"));
    assert_eq!((output.status.code(), output.stderr.len()), (Some(1), 0));
    assert!(!output.stdout.is_empty());
}

/// Errors have colours on a terminal, or where they are forced, unless the environment asks for none.
#[test]
fn errors_have_colours_where_they_are_wanted() {
    let said = |variables: &[(&str, &str)]| {
        let mut command = nonet();
        command.args(["check", "none.txt"]).env_remove("NO_COLOR").envs(variables.iter().copied());
        String::from_utf8(command.output().expect("the program runs").stderr).expect("text")
    };
    let force = ("CLICOLOR_FORCE", "1");
    assert!(said(&[force]).contains("\u{1b}[31m"), "{:?}", said(&[force]));
    assert!(said(&[]).starts_with("nonet: none.txt: "));
    assert_eq!(said(&[force, ("NO_COLOR", "1")]), said(&[]));
}

/// Names and explanations are in the language of the environment, unless an option names another.
#[test]
fn the_environment_names_the_language() {
    let name = |more: &[&str]| {
        let mut command = nonet();
        command.args(["hint", PUZZLE]).args(more).env("LANG", "de_AT.UTF-8");
        let said =
            String::from_utf8(command.output().expect("the program runs").stdout).expect("text");
        said.split('\t').next().map(str::to_owned).unwrap_or_default()
    };
    assert_eq!(
        (name(&[]), name(&["--lang", "fr"])),
        ("Versteckter Einer".into(), "Singleton caché".into())
    );
}

#[test]
fn shells_and_man_learn_of_every_command() {
    // Those of each group are indented under its heading.
    let help = stdout(&["--help"]);
    let groups =
        help.lines().skip_while(|line| !line.ends_with(':')).take_while(|line| *line != "Options:");
    let indented = groups.filter_map(|line| line.strip_prefix("  "));
    let commands: Vec<String> =
        indented.filter_map(|line| line.split_whitespace().next().map(str::to_owned)).collect();
    assert!(commands.len() > 14, "{commands:?}");
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = stdout(&["completions", shell]);
        let missing = commands.iter().find(|command| !script.contains(*command));
        assert_eq!(missing, None, "{shell}");
    }
    for command in commands.iter().filter(|command| *command != "help") {
        let page = stdout(&["man", command]);
        assert!(page.contains(".TH") && page.contains(".SH OPTIONS"), "{command}: {page}");
    }
    assert_eq!(run(&["man", "nothing"], Path::new("none")).status.code(), Some(2));
}

/// What `man` is given warns of nothing: neither of a sign that is no ASCII nor of a line that cannot
/// be broken. Where groff is not installed, only the first is looked at.
#[test]
fn the_pages_of_man_warn_of_nothing() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("man1");
    fs::create_dir_all(&folder).expect("a folder");
    let folder_name = folder.to_str().expect("a path in UTF-8");
    assert!(run(&["man", "--folder", folder_name], Path::new("none")).status.success());
    let pages: Vec<_> =
        fs::read_dir(&folder).expect("pages").map(|page| page.expect("a page").path()).collect();
    assert!(pages.len() > 14, "{pages:?}");
    for page in pages {
        assert!(fs::read_to_string(&page).expect("a page").is_ascii(), "{}", page.display());
        for line_length in ["-rLL=60n", "-rLL=80n"] {
            let mut groff = Command::new("groff");
            groff.args(["-man", "-ww", "-z", "-Tutf8", line_length]).arg(&page);
            let Ok(output) = groff.output() else { continue };
            let warnings = String::from_utf8_lossy(&output.stderr);
            assert!(warnings.is_empty(), "{}: {warnings}", page.display());
        }
    }
}
