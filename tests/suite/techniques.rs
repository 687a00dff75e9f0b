//! The techniques: `tests/corpus/techniques/<slug>.txt` holds one case a line, what must be found
//! or, with `-x`, that nothing may be; `#` opens a remark. And the laws that all of them keep.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use nonet::engine::generate::{Minimality, Recipe, generate};
use nonet::engine::logic::finder::{Options, all_steps, next_step};
use nonet::engine::logic::reglib::{Case, CaseResult, write, write_board};
use nonet::engine::logic::step::{Effect, Mark, Step, Target};
use nonet::engine::logic::techniques::{Family, LADDER, Technique};
use nonet::engine::search::puzzle::Puzzle;
use nonet::engine::types::board::Board;
use nonet::engine::types::candidate::Candidate;
use nonet::engine::types::cell::Cell;
use nonet::engine::types::digit::{Digit, DigitSet};
use nonet::engine::types::grid::Solution;
use nonet::engine::types::house::House;
use nonet::engine::types::position::Position;

pub fn corpus(slug: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/corpus/techniques")
        .join(format!("{slug}.txt"))
}

/// Runs a case; what went wrong, if anything.
fn check(line: &str) -> Result<Case, String> {
    let case = Case::read(line).map_err(|error| error.to_string())?;
    match case.run() {
        CaseResult::Pass => Ok(case),
        CaseResult::Fail(found) => {
            let found = found.iter().map(|step| write(&case.board, step));
            Err(format!("found instead: [{}]", found.collect::<Vec<_>>().join("\n  ")))
        }
    }
}

/// A person has to follow a net: it is told in an order in which each digit is a single when its
/// turn comes, it ends in a contradiction, and without any one of its digits it would not.
#[test]
fn a_net_tells_no_more_than_its_contradiction_needs() {
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
fn almost_locked_sets_without_number_are_not_walked_without_end() {
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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/engine/logic");
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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/engine/logic/techniques");
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

/// HoDoKu's library, where it lies beside the project: of 100 lines 97 pass, and 95 of each code that
/// has ten lines or more. A line that the ladder does not know fails.
#[test]
fn the_library_of_the_field() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/logic/reglib.txt");
    let Ok(text) = fs::read_to_string(&path) else {
        return println!("the_library_of_the_field skipped: {} is not there", path.display());
    };
    let mut codes: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut failures = Vec::new();
    for (number, line) in text.lines().enumerate().filter(|(_, line)| line.starts_with(':')) {
        let code = line[1..].split([':', '-']).next().unwrap();
        let (lines, passed) = codes.entry(code).or_default();
        *lines += 1;
        match check(line) {
            Ok(_) => *passed += 1,
            Err(error) => failures.push(format!("{}: {line}: {error}", number + 1)),
        }
    }
    let thin = |(lines, passed): &(usize, usize)| *lines >= 10 && 100 * passed < 95 * lines;
    let thin: Vec<_> = codes.iter().filter(|(_, tally)| thin(tally)).collect();
    let lines: usize = codes.values().map(|tally| tally.0).sum();
    let few = 100 * failures.len() <= 3 * lines;
    assert!(lines > 500 && few && thin.is_empty(), "{thin:?}\n{}", failures.join("\n"));
}

/// A proper puzzle of a seed: by turns easy and minimal.
pub fn puzzle(seed: u64) -> Puzzle {
    let recipe = match seed % 3 {
        0 => Recipe { clues: Some(30), seed, ..Recipe::default() },
        1 => Recipe { clues: Some(25), seed, ..Recipe::default() },
        _ => Recipe { clues: None, minimality: Minimality::Minimal, seed, ..Recipe::default() },
    };
    match generate(&recipe, &mut |_| {}) {
        Ok(made) => made.puzzle,
        Err(error) => panic!("seed {seed}: {error}"),
    }
}

/// The positions along a solving path, from the givens on until nothing is found that the options
/// allow.
pub fn each_position(puzzle: &Puzzle, options: &Options, mut visit: impl FnMut(&Board, &Position)) {
    let mut board = Board::of_givens(*puzzle.givens());
    loop {
        let position = Position::of(&board);
        visit(&board, &position);
        match next_step(&position, options) {
            Some(step) => carry_out(&mut board, &step),
            None => break,
        }
    }
}

pub fn carry_out(board: &mut Board, step: &Step) {
    step.effects.iter().for_each(|&effect| apply(board, effect));
}

pub fn apply(board: &mut Board, effect: Effect) {
    match effect {
        Effect::Place(at) => board.entries[at.cell] = Some(at.digit),
        Effect::Eliminate(at) => board.eliminated[at.cell].insert(at.digit),
    }
}

pub fn contradicts(step: &Step, solution: &Solution) -> bool {
    step.effects.iter().any(|effect| match *effect {
        Effect::Place(at) => solution[at.cell] != at.digit,
        Effect::Eliminate(at) => solution[at.cell] == at.digit,
    })
}

#[test]
fn no_step_contradicts_the_solution() {
    for seed in 0..20 {
        let puzzle = puzzle(seed);
        each_position(&puzzle, &Options::default(), |board, position| {
            for step in all_steps(position, &Options::default()) {
                let line = write(board, &step);
                assert!(!contradicts(&step, puzzle.solution()), "seed {seed}: {line}");
            }
        });
    }
}

/// Prints cases for the corpus: `NONET_HARVEST=x_wing,w_wing cargo test --test suite harvest --
/// --ignored --nocapture`. Only lines that pass are printed. A blank is a position that has just used
/// the technique, where it finds nothing more; for singles, any far from the end without one.
#[test]
#[ignore = "makes lines for the corpus, tests nothing"]
fn harvest() {
    let slugs = std::env::var("NONET_HARVEST").unwrap();
    let techniques = slugs.split(',').map(|slug| Technique::from_slug(slug).unwrap());
    let mut sheaves: Vec<Sheaf> = techniques.map(Sheaf::of).collect();
    for seed in 0..100_000 {
        sheaves.retain(|sheaf| sheaf.finds < 6 || sheaf.blanks < 2);
        sheaves.iter_mut().for_each(|sheaf| sheaf.fresh = true);
        if sheaves.is_empty() {
            break;
        }
        each_position(&puzzle(seed), &Options::default(), |board, position| {
            sheaves.iter_mut().for_each(|sheaf| sheaf.gather(board, position));
        });
    }
}

/// What has been gathered for one technique.
struct Sheaf {
    technique: Technique,
    finds: usize,
    blanks: usize,
    /// Whether the puzzle has given nothing yet.
    fresh: bool,
}

impl Sheaf {
    fn of(technique: Technique) -> Sheaf {
        Sheaf { technique, finds: 0, blanks: 0, fresh: true }
    }
    fn gather(&mut self, board: &Board, position: &Position) {
        if !self.fresh {
            return;
        }
        let found = all_steps(position, &Options::only(self.technique));
        let line = found.first().map(|step| write(board, step));
        if let Some(line) = line.filter(|line| self.finds < 6 && check(line).is_ok()) {
            println!("{line}");
            self.finds += 1;
            self.fresh = false;
        }
        let mut after = board.clone();
        found.iter().for_each(|step| carry_out(&mut after, step));
        let near = found.is_empty() == (self.technique.family() == Family::Singles);
        let blank = format!(":{}-x::{}:::", self.technique, write_board(&after));
        let far = after.empty_cells().len() > 20;
        if near && far && self.fresh && self.blanks < 2 && check(&blank).is_ok() {
            println!("{blank}");
            self.blanks += 1;
            self.fresh = false;
        }
    }
}
