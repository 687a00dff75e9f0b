//! The techniques: `tests/corpus/techniques/<slug>.txt` holds one case a line, what must be found
//! or, with `-x`, that nothing may be; `#` opens a remark. And the laws that all of them keep.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use nonet_engine::logic::finder::{Options, all_steps, next_step};
use nonet_engine::logic::reglib::{Case, write};
use nonet_engine::logic::step::{Evidence, Mark, Step, Target};
use nonet_engine::logic::techniques::{LADDER, Technique};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::house::House;
use nonet_engine::types::position::Position;
use rayon::prelude::*;

use crate::positions::{
    self, LISTS, carry_out, check, contradicts, corpus, of_list, own_cases, shared_data,
};

/// A person has to follow a net: it stands in an order in which each digit is a single when its
/// turn comes, it ends in a contradiction, and without any one of its digits it would not.
#[test]
fn a_net_holds_no_more_than_its_contradiction_needs() {
    let text = fs::read_to_string(corpus("forcing_net")).unwrap();
    let cases = text.lines().filter(|line| line.starts_with(":forcing_net:"));
    let mut longest = 0;
    for case in cases.map(|line| Case::read(line).unwrap()) {
        let position = Position::of(&case.board);
        for step in all_steps(&position, &Options::only(Technique::ForcingNet)) {
            let net = candidates(&step);
            longest = longest.max(net.len());
            assert!(ends_in_contradiction(&position, &net), "{step:?}");
            for place in 1..net.len() {
                let mut fewer = net.clone();
                fewer.remove(place);
                assert!(!ends_in_contradiction(&position, &fewer), "{step:?} without {place}");
            }
        }
    }
    assert!(longest > 5, "some net is long");
}

/// What a net supposes and fills, in order.
fn candidates(step: &Step) -> Vec<Candidate> {
    let of = |mark: &Mark| match mark.target {
        Target::Candidate(at) => Some(at),
        _ => None,
    };
    step.evidence.marks.iter().filter_map(of).collect()
}

fn ends_in_contradiction(before: &Position, net: &[Candidate]) -> bool {
    let mut after = before.clone();
    for (place, &at) in net.iter().enumerate() {
        let alone = |&house: &House| after.places(at.digit, house).single() == Some(at.cell);
        let naked = after.candidates(at.cell).single() == Some(at.digit);
        if place > 0 && !naked && !at.cell.houses().iter().any(alone) {
            return false;
        }
        after.place(at);
    }
    after.dead_end().is_some()
}

/// A 1 and another digit in every cell: nearly any cells of a house are an almost locked set, and
/// without bounds the chains of these would take hours. That it ends is what is tested.
#[test]
fn the_search_for_chains_of_very_many_almost_locked_sets_ends() {
    let mut board = Board::default();
    for cell in Cell::ALL {
        let (row, column) = (cell.row(), cell.column());
        let other = (3 * row + row / 3 + column) % 9;
        let open = DigitSet::only(Digit::ALL[0]) | DigitSet::only(Digit::ALL[other.max(1)]);
        board.eliminated[cell] = !open;
    }
    for technique in [Technique::AlsXyWing, Technique::AlsChain] {
        let steps = all_steps(&Position::of(&board), &Options::only(technique));
        assert!(steps.iter().all(|step| step.technique == technique));
    }
}

/// Techniques read what the finder shares; what is shared knows no technique but by its name.
#[test]
fn no_shared_file_imports_a_technique() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("engine/src/logic");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() || path.ends_with("techniques.rs") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let imports = text.lines().filter(|line| line.starts_with("use "));
        let mut modules = imports.filter_map(|line| line.split("techniques::").nth(1));
        let of_one = modules.find(|rest| rest.starts_with(|first: char| first.is_lowercase()));
        assert_eq!(of_one, None, "{}", path.display());
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("engine/src/logic/techniques");
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let text = fs::read_to_string(entry.path()).unwrap_or_default();
        let line = text
            .lines()
            .find(|line| line.starts_with("use super::") || line.contains("logic::techniques::"));
        let may = line.is_none_or(|_| entry.path().ends_with("fish.rs"));
        assert!(may, "{}: {line:?}", entry.path().display());
    }
}

#[test]
fn the_ladder_never_comes_down_a_tier() {
    for pair in LADDER.windows(2) {
        assert!(pair[0].tier <= pair[1].tier, "{} before {}", pair[0].slug, pair[1].slug);
    }
}

#[test]
fn every_case_of_every_technique() {
    let mut failures = Vec::new();
    for row in LADDER {
        let path = corpus(row.slug);
        let text = fs::read_to_string(&path).unwrap_or_default();
        let (mut finds, mut blanks) = (0, 0);
        for (number, line) in text.lines().enumerate().filter(|(_, line)| line.starts_with(':')) {
            match check(line) {
                Ok(case) if case.technique != row.technique => {
                    failures.push(format!("{}:{}: another technique", path.display(), number + 1));
                }
                Ok(case) if case.expected.is_empty() => blanks += 1,
                Ok(_) => finds += 1,
                Err(error) => failures.push(format!("{}:{}: {error}", path.display(), number + 1)),
            }
        }
        if finds < 3 || blanks < 1 {
            failures.push(format!("{}: {finds} finds, {blanks} blanks", path.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The lines of HoDoKu's library that fail; why stands in docs/techniques.md.
const KNOWN_FAILURES: [&str; 2] = [":0404:3:2+5479", ":0711-4:57:+3+745"];

/// HoDoKu's library, where it lies beside the project, or else the cases of our own files, which have
/// the same form: every line passes, but for the known ones.
#[test]
fn every_line_of_the_library_passes_but_for_the_known_failures() {
    let known = shared_data("logic/reglib.txt").map(|text| (text, KNOWN_FAILURES.to_vec()));
    let own = || LADDER.iter().map(|row| fs::read_to_string(corpus(row.slug)).unwrap()).collect();
    let (text, known) = known.unwrap_or_else(|| (own(), Vec::new()));
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with(':')).collect();
    let is_known = |line: &str| known.iter().any(|start| line.starts_with(start));
    let wrong = |line: &&&str| check(line).is_ok() == is_known(line);
    let wrong: Vec<&&str> = lines.iter().filter(wrong).collect();
    assert!(lines.len() > 500 && wrong.is_empty(), "{wrong:?}");
    assert_eq!(lines.iter().filter(|line| is_known(line)).count(), known.len());
}

/// Cases are made with the engine; their puzzles' solutions are not.
#[test]
fn no_case_contradicts_the_solution_of_its_puzzle() {
    for case in own_cases() {
        let puzzle = Puzzle::prove(&case.board.givens).unwrap();
        let step = Step {
            technique: case.technique,
            effects: case.expected.clone(),
            evidence: Evidence::default(),
        };
        let digits = case.board.digits();
        let is_right = digits.iter().all(|(cell, digit)| puzzle.solution()[cell] == digit);
        assert!(
            is_right && !contradicts(&step, puzzle.solution()),
            "{}",
            write(&case.board, &step)
        );
    }
}

/// Everything that can be found, in every wider form; proofs by cases, which take a second, are tested
/// in `refutations`.
fn everything() -> Options {
    let mut options = Options::ALL;
    options.techniques.remove(Technique::BruteForce);
    options.techniques.remove(Technique::ProofByCases);
    options
}

/// A position of each puzzle of the lists, of each of our own cases if there is no list.
fn samples() -> Vec<(Puzzle, Board)> {
    let lists = LISTS.into_iter().flat_map(|list| of_list(list, 80).into_iter().enumerate());
    let samples: Vec<(Puzzle, Board)> =
        lists.map(|(number, puzzle)| (puzzle, along_path(&puzzle, 6 * (number % 8)))).collect();
    if !samples.is_empty() {
        return samples;
    }
    let mut seen = BTreeSet::new();
    let cases = own_cases().into_iter().filter(|case| seen.insert(case.board.givens.to_string()));
    let proven = |case: &Case| Puzzle::prove(&case.board.givens).unwrap();
    let cases = cases.map(|case| (proven(&case), case.board));
    let made = (0..300).map(positions::puzzle);
    cases.chain(made.map(|made| (made, Board::of_givens(*made.givens())))).collect()
}

/// The board after so many steps of the solving path, or at its end.
fn along_path(puzzle: &Puzzle, steps: usize) -> Board {
    let mut board = Board::of_givens(*puzzle.givens());
    for _ in 0..steps {
        let step = next_step(&Position::of(&board), &Options::default());
        step.iter().for_each(|step| carry_out(&mut board, step));
    }
    board
}

/// The promise of the program, on puzzles of all lists beside the project, or else of our own cases
/// and puzzles made here.
#[test]
fn no_step_contradicts_the_solution() {
    let (samples, options) = (samples(), everything());
    assert!(samples.len() >= 500, "{}", samples.len());
    let wrong: Vec<String> = samples
        .par_iter()
        .flat_map_iter(|(puzzle, board)| {
            let steps = all_steps(&Position::of(board), &options).into_iter();
            let wrong = steps.filter(|step| contradicts(step, puzzle.solution()));
            wrong.map(|step| write(board, &step))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
