//! Puzzles, the positions along their solving paths, and the cases of the techniques: what several
//! tests and the tools of `examples/maintain` start from.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use nonet_engine::formats::read_list;
use nonet_engine::generate::{Minimality, Recipe};
use nonet_engine::logic::finder::{Options, next_step};
use nonet_engine::logic::reglib::{Case, CaseResult, write};
use nonet_engine::logic::step::{Effect, Step};
use nonet_engine::logic::techniques::LADDER;
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::grid::Solution;
use nonet_engine::types::position::Position;

/// The file with the cases of a technique.
pub fn corpus(slug: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/corpus/techniques")
        .join(format!("{slug}.txt"))
}

/// Runs a case; what went wrong, if anything.
pub fn check(line: &str) -> Result<Case, String> {
    let case = Case::read(line).map_err(|error| error.to_string())?;
    match case.run() {
        CaseResult::Pass => Ok(case),
        CaseResult::Fail(found) => {
            let found = found.iter().map(|step| write(&case.board, step));
            Err(format!("found instead: [{}]", found.collect::<Vec<_>>().join("\n  ")))
        }
    }
}

/// A proper puzzle of a seed: by turns easy and minimal.
pub fn puzzle(seed: u64) -> Puzzle {
    let recipe = match seed % 3 {
        0 => Recipe::default().clues(30).seed(seed),
        1 => Recipe::default().clues(25).seed(seed),
        _ => Recipe::default().minimality(Minimality::Minimal).seed(seed),
    };
    match recipe.generate() {
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

/// Carries a step out on a board.
pub fn carry_out(board: &mut Board, step: &Step) {
    step.effects.iter().for_each(|&effect| apply(board, effect));
}

/// Carries an effect out on a board.
pub fn apply(board: &mut Board, effect: Effect) {
    match effect {
        Effect::Place(at) => board.entries[at.cell] = Some(at.digit),
        Effect::Eliminate(at) => board.eliminated[at.cell].insert(at.digit),
    }
}

/// Whether a step places a wrong digit or eliminates a right one.
pub fn contradicts(step: &Step, solution: &Solution) -> bool {
    step.effects.iter().any(|effect| match *effect {
        Effect::Place(at) => solution[at.cell] != at.digit,
        Effect::Eliminate(at) => solution[at.cell] == at.digit,
    })
}

/// The lists of puzzles that may lie beside the project.
pub const LISTS: [&str; 7] =
    ["easy", "minimal", "unbiased", "magictour_1465", "hardest_1905", "hardest_1106", "clues_17"];

/// Where the data beside the project lie: in `../shared/data`, or in the folder that `NONET_DATA`
/// names.
pub fn shared_folder() -> PathBuf {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data");
    env::var_os("NONET_DATA").map_or(beside, PathBuf::from)
}

/// A file of the data beside the project; none if there is no such folder at all.
///
/// # Panics
/// If the folder is there, but not this file.
pub fn shared_data(name: &str) -> Option<String> {
    let folder = shared_folder();
    let read = |path: PathBuf| fs::read_to_string(&path).map_err(|error| (path, error));
    folder.exists().then(|| read(folder.join(name)).unwrap())
}

/// Puzzles of a list beside the project, at most `sample`, evenly spread; none without the list.
pub fn of_list(list: &str, sample: usize) -> Vec<Puzzle> {
    let text = shared_data(&format!("puzzles/{list}.txt")).unwrap_or_default();
    let lines: Vec<&str> = text.lines().filter(|line| line.len() >= 81).collect();
    let chosen = sample.min(lines.len());
    let spread = (0..chosen).map(|at| lines[at * lines.len() / chosen]);
    let boards = spread.filter_map(|line| read_list(line).into_iter().next()?.ok());
    boards.filter_map(|entry| Puzzle::prove(&entry.board.givens).ok()).collect()
}

/// All cases of the techniques' own files, and the positions of the lessons.
pub fn own_cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = LADDER.iter().flat_map(|row| {
        let lessons = folder.join("static/learn").join(format!("{}.txt", row.slug));
        [corpus(row.slug), lessons]
    });
    let texts = files.map(|file| fs::read_to_string(file).unwrap());
    let lines: Vec<String> =
        texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    lines
        .iter()
        .filter(|line| line.starts_with(':'))
        .map(|line| Case::read(line).unwrap())
        .collect()
}
