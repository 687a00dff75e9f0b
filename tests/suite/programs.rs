//! The programs that the page shows beside an algorithm are programs: they run here, and cost what
//! the algorithm's steps cost.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use nonet_engine::algorithms::event::EventKind;
use nonet_engine::algorithms::machine::{Machine, Setup};
use nonet_engine::algorithms::{DigitOrder, Method};
use nonet_engine::search::monitor::Counters;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::rng::SeededRng;
use nonet_page::core::known_puzzles::KNOWN_PUZZLES;
use nonet_page::places::algorithms::program::{Line, Program, ProgramKind};
use nonet_words::locale::Locale;
use strum::IntoEnumIterator as _;

use crate::algorithms::generated;

/// The programs that the page shows, as modules.
macro_rules! programs {
    ($($name:ident $path:literal)*) => { $(
        #[expect(dead_code, reason = "`main` is for those who copy the program; here its parts are called")]
        #[path = $path]
        mod $name;
    )* };
}

programs! {
    backtracking "../../static/programs/backtracking.rs"
    bitmask "../../static/programs/bitmask.rs"
    dancing_links "../../static/programs/dancing_links.rs"
    fewest "../../static/programs/fewest.rs"
    propagation "../../static/programs/propagation.rs"
}

/// What a program cost: guesses, dead ends and solutions.
type Cost = [u64; 3];

/// Row by row takes a thousand million guesses for this one of Norvig's.
const TOO_LONG: [(Method, &str); 1] = [(Method::Backtracking, "norvig")];

fn known() -> impl Iterator<Item = (&'static str, Grid)> {
    KNOWN_PUZZLES.iter().map(|known| (known.slug, known.clues.parse().expect("81 cells")))
}

/// Every program on the puzzles of the tutorials and on 200 more: method, seed and clues.
fn tasks() -> Vec<(Method, u64, Grid)> {
    let of_known = Method::ALL.into_iter().flat_map(|method| {
        known()
            .filter(move |(slug, _)| !TOO_LONG.contains(&(method, *slug)))
            .map(move |(_, clues)| (method, 5, clues))
    });
    let made = generated(200, 32);
    let more = Method::ALL.into_iter().flat_map(|method| {
        made.iter().enumerate().map(move |(at, &clues)| (method, at as u64, clues))
    });
    of_known.chain(more).collect()
}

/// The cost of an algorithm's steps up to the first solution, and the grid there.
fn traced(method: Method, seed: u64, grid: Grid) -> (Cost, Grid) {
    let setup = Setup { method, order: DigitOrder::Ascending, seed, grid };
    let mut machine = Machine::new(&setup).expect("no conflict");
    while machine.state().solutions == 0 && machine.step().is_some() {}
    let state = machine.state();
    let Counters { guesses, dead_ends, .. } = state.counters;
    ([guesses, dead_ends, state.solutions], *state.grid())
}

/// What a program says of its steps, counted.
fn counted(run: impl FnOnce(&mut dyn FnMut(&str))) -> Cost {
    let mut cost = [0; 3];
    run(&mut |step| match step {
        "guess" => cost[0] += 1,
        "dead end" => cost[1] += 1,
        "solution" => cost[2] += 1,
        other => assert_eq!(other, "forced"),
    });
    cost
}

fn by_rust(method: Method, seed: u64, clues: &Grid) -> Cost {
    let mut grid = clues.digits().map(|digit| digit.map_or(0, Digit::value));
    let given = (0..).zip(grid).filter(|(_, digit)| *digit > 0);
    counted(|step| match method {
        Method::Backtracking => _ = backtracking::solve(&mut grid, 0, step),
        Method::Fewest => {
            let mut rng = SeededRng::new(seed);
            fewest::solve(&mut grid, &mut |bound| rng.below(bound), step);
        }
        Method::Bitmask => {
            let mut solver = bitmask::Solver { grid: [0; 81], needs: [0x3fe; 27] };
            given.for_each(|(cell, digit)| solver.put(cell, 1 << digit, digit));
            solver.solve(step);
        }
        Method::Propagation => _ = propagation::solve(grid.map(usize::from), step),
        Method::DancingLinks => {
            let mut links = dancing_links::Links::new();
            for (cell, digit) in given {
                let nodes = dancing_links::siblings(36 * cell + 4 * (usize::from(digit) - 1));
                nodes.for_each(|node| links.cover(dancing_links::head_of(node)));
            }
            links.solve(step);
        }
    })
}

#[test]
fn the_rust_programs_cost_what_the_steps_cost() {
    for (method, seed, clues) in tasks() {
        let (expected, _) = traced(method, seed, clues);
        assert_eq!(by_rust(method, seed, &clues), expected, "{method:?} {clues}");
        assert_eq!(expected[2], 1);
    }
}

#[test]
fn the_python_programs_cost_what_the_steps_cost() {
    let python = Command::new("python3")
        .arg("tests/suite/programs/solve_all.py")
        .env("PYTHONPATH", "static/programs")
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut python) = python else {
        return println!("skipped: the_python_programs_cost_what_the_steps_cost (no python3)");
    };
    let tasks = tasks();
    let lines: String = tasks
        .iter()
        .map(|(method, seed, clues)| format!("{} {seed} {clues}\n", method.slug()))
        .collect();
    let mut stdin = python.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || stdin.write_all(lines.as_bytes()));
    let output = python.wait_with_output().expect("python3 ends");
    writer.join().expect("a thread").expect("all is read");
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(text.lines().count(), tasks.len());
    for ((method, seed, clues), line) in tasks.into_iter().zip(text.lines()) {
        let (expected, solution) = traced(method, seed, clues);
        let [guesses, dead_ends, solutions] = expected;
        assert!(
            line.starts_with(&format!("{guesses} {dead_ends} {solutions} ")),
            "{method:?} {clues}: {line}, not {expected:?}"
        );
        assert!(line.ends_with(&solution.to_string()), "{method:?} {clues}: {line}");
    }
}

/// A program as a reader copies it from the page: its lines without the marks, in a file of its own.
fn copied(method: Method, kind: ProgramKind) -> PathBuf {
    let file = kind.file(method, Locale::En);
    let text = fs::read_to_string(Path::new("static").join(&file)).expect("a program");
    let program = Program::read(&file, &text);
    let line = |line: &Line| line.iter().map(|(_, part)| part.as_str()).collect::<String>();
    let lines: Vec<String> = program.lines.iter().map(line).collect();
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
    fs::create_dir_all(copy.parent().expect("a folder")).expect("a folder");
    fs::write(&copy, lines.join("\n") + "\n").expect("a file");
    copy
}

/// What a program prints that gets the cells of a puzzle as a line.
fn printed(mut command: Command, clues: &Grid) -> Option<String> {
    let [stdin, stdout, stderr] = [Stdio::piped(), Stdio::piped(), Stdio::null()];
    let mut child = command.stdin(stdin).stdout(stdout).stderr(stderr).spawn().ok()?;
    let mut stdin = child.stdin.take().expect("a pipe");
    writeln!(stdin, "{clues}").expect("the line is taken");
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{command:?}");
    Some(String::from_utf8(output.stdout).expect("text"))
}

/// Every program runs as it is copied: it reads a puzzle and prints the solution.
#[test]
fn a_copied_program_solves_a_puzzle() {
    let clues = generated(1, 32)[0];
    for method in Method::ALL {
        let (_, solution) = traced(method, 5, clues);
        let mut python = Command::new("python3");
        python.arg(copied(method, ProgramKind::Python));
        let source = copied(method, ProgramKind::Rust);
        let compiled = source.with_extension("");
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition", "2024", "-D", "warnings", "-o"]).arg(&compiled).arg(&source);
        assert!(rustc.status().is_ok_and(|status| status.success()), "{method:?}: {rustc:?}");
        for command in [python, Command::new(&compiled)] {
            let program = format!("{command:?}");
            let Some(text) = printed(command, &clues) else {
                println!("skipped: {program} cannot be started");
                continue;
            };
            assert!(text.contains(&solution.to_string()), "{program}: {text}");
        }
    }
}

/// The programs of a method, as they lie in the repository.
fn files(method: Method) -> BTreeSet<PathBuf> {
    let of = |kind: ProgramKind, locale| {
        let file = PathBuf::from(kind.file(method, locale));
        let folder = if file.starts_with("programs") { "static" } else { "words" };
        Path::new(folder).join(file)
    };
    let kinds = |locale| ProgramKind::iter().map(move |kind| of(kind, locale));
    Locale::iter().flat_map(kinds).collect()
}

#[test]
fn each_program_says_which_line_does_what() {
    for method in Method::ALL {
        for path in files(method) {
            let text = fs::read_to_string(&path).expect("a program");
            for kind in EventKind::ALL {
                let mark = format!("@{}", <&str>::from(kind));
                let marked = text.lines().filter(|line| line.split(' ').any(|word| word == mark));
                let is_used = kind != EventKind::Forced || method != Method::Backtracking;
                assert_eq!(marked.count(), usize::from(is_used), "{mark} in {}", path.display());
            }
        }
    }
}
