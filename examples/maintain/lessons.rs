//! Makes the lesson files from the puzzles of some seeds. With `--more` it also digs each solution
//! anew, a house or a digit first, and eases the positions in which a technique without enough
//! practice helps; that takes a second a seed. What stands in the files and still holds is kept,
//! unless something better is found, so it can be run again with other seeds or after the ladder has
//! changed.

use std::collections::{BTreeMap, HashSet};
use std::fs;

use nonet::engine::logic::finder::{Options, next_step};
use nonet::engine::logic::reglib::{Case, write, write_board};
use nonet::engine::logic::step::Effect;
use nonet::engine::logic::techniques::{LADDER, Technique};
use nonet::engine::search::puzzle::Puzzle;
use nonet::engine::types::board::Board;
use nonet::engine::types::candidate::Candidate;
use nonet::engine::types::cell::Cell;
use nonet::engine::types::digit::{Digit, DigitSet};
use nonet::engine::types::grid::{Grid, Solution};
use nonet::engine::types::house::House;
use nonet::engine::types::position::Position;
use nonet::engine::types::rng::SeededRng;

use crate::lesson_rules::{MAX_PRACTICE, check_practice, follow, has_another_way, lesson_path};
use crate::positions::{apply, carry_out, corpus, puzzle};
use crate::soundness::{has, value};

/// Goes over the seeds and writes what became better.
pub fn run(arguments: &[String]) {
    let (from, to) = arguments[0].split_once("..").unwrap();
    let (more, only) = (has(arguments, "--more"), value(arguments, "--only"));
    let is_asked = |slug: &str| only.is_none_or(|only| only.split(',').any(|asked| asked == slug));
    let asked = LADDER.iter().filter(|row| is_asked(row.slug));
    let mut lessons: Vec<Lesson> = asked.map(|row| Lesson::of(row.technique)).collect();
    for seed in from.parse().unwrap()..to.parse().unwrap() {
        let puzzle = puzzle(seed);
        if lessons[0].technique == Technique::FullHouse && !lessons[0].is_full() {
            lessons[0].better(&[&full_houses(&puzzle, seed as usize)]);
        }
        gather(&mut lessons, &puzzle);
        if more {
            lessons.iter_mut().for_each(|lesson| lesson.ease_cases(seed));
            seek(&mut lessons, &puzzle, seed);
            seek(&mut lessons, &hollow(&puzzle, seed), seed);
        }
    }
}

/// The puzzle's solution, dug as deep as full houses lead out again.
fn full_houses(puzzle: &Puzzle, seed: usize) -> Board {
    let mut board = Board::of_givens(puzzle.solution().grid());
    for at in 0..81 {
        let mut dug = board.clone();
        dug.givens[Cell::ALL[(50 * at + 13 * seed) % 81]] = None;
        if follow(&dug, &Options::only(Technique::FullHouse)).0 {
            board = dug;
        }
    }
    board
}

/// What has been found for one technique.
struct Lesson {
    technique: Technique,
    /// How good the example is, and the example.
    example: Option<((bool, bool, usize), String)>,
    /// How good, then the line; the best first.
    practice: BTreeMap<(Worth, String), ()>,
}

/// How good practice is: first that there is no other way, then that it is clues alone, then that
/// little is eliminated.
type Worth = (bool, bool, usize);

impl Lesson {
    /// What the file and the technique's cases give.
    fn of(technique: Technique) -> Lesson {
        let mut lesson = Lesson { technique, example: None, practice: BTreeMap::new() };
        let kept = fs::read_to_string(lesson_path(technique.slug())).unwrap_or_default();
        let cases = fs::read_to_string(corpus(technique.slug())).unwrap_or_default();
        for case in kept.lines().chain(cases.lines()).filter_map(|line| Case::read(line).ok()) {
            if case.code.ends_with("-x") {
                continue;
            }
            lesson.take(&case.board);
        }
        lesson.write();
        lesson
    }
    /// Whether more puzzles would better it.
    fn is_full(&self) -> bool {
        self.practice.keys().filter(|((other, position, _), _)| !other && !position).count()
            >= MAX_PRACTICE
    }
    /// Whether it has as many as it may that leave no other way.
    fn is_needed(&self) -> bool {
        self.practice.keys().filter(|((other, ..), _)| !other).count() >= MAX_PRACTICE
    }
    /// Whether who goes up the ladder would not come upon its example.
    fn is_lost(&self) -> bool {
        self.example.as_ref().is_none_or(|((easier, earlier, _), _)| *easier || *earlier)
    }
    /// Takes a position in, as an example, as practice, or as both.
    fn take(&mut self, board: &Board) {
        self.take_example(board);
        for easier in [Options::easier_than(self.technique), earlier(self.technique)] {
            self.take_example(&follow(board, &easier).1);
        }
        self.take_practice(board);
    }
    /// An example is best where nothing easier is to be found, then where nothing comes before it on
    /// the ladder, then where little is to be seen.
    fn take_example(&mut self, board: &Board) {
        let position = Position::of(board);
        let Some(step) = next_step(&position, &Options::only(self.technique)) else { return };
        let finds = |options: &Options| next_step(&position, options).is_some();
        let seen = 2 * step.evidence.links.len()
            + step.evidence.marks.len()
            + step.effects.len()
            + board.empty_cells().len() / 4;
        let worth =
            (finds(&Options::easier_than(self.technique)), finds(&earlier(self.technique)), seen);
        if self.example.as_ref().is_none_or(|(best, _)| worth < *best) {
            self.example = Some((worth, write(board, &step)));
        }
    }
    fn take_practice(&mut self, board: &Board) {
        let other = has_another_way(board, self.technique);
        let line = line(board, self.technique, if other { "-o" } else { "" });
        if Case::read(&line).is_err() || check_practice(&Case::read(&line).unwrap()).is_err() {
            return;
        }
        let position = board.empty_cells() != !board.givens.filled();
        let eliminated: usize =
            Cell::ALL.into_iter().map(|cell| board.eliminated[cell].len()).sum();
        self.practice.insert(((other, position, eliminated), line), ());
        // Of the positions of one puzzle only the best is kept.
        let mut seen = HashSet::new();
        self.practice.retain(|(_, line), ()| seen.insert(givens(line)));
        while self.practice.len() > MAX_PRACTICE {
            self.practice.pop_last();
        }
    }
    /// Whether the technique finds anything.
    fn helps(&self, board: &Board) -> bool {
        next_step(&Position::of(board), &Options::only(self.technique)).is_some()
    }
    /// The position with as much filled in and eliminated as it takes for the technique to go
    /// through, though what is easier still does not.
    fn eased(&self, start: &Board, solution: &Solution, rng: &mut SeededRng) -> Option<Board> {
        let mut board = start.clone();
        loop {
            let (solved, end) = follow(&board, &Options::up_to(self.technique));
            if solved {
                return Some(board);
            }
            board = easings(&end, solution, rng).into_iter().find_map(|effect| {
                let mut eased = board.clone();
                apply(&mut eased, effect);
                let (solved, stuck) = follow(&eased, &Options::easier_than(self.technique));
                (!solved && self.helps(&stuck)).then_some(eased)
            })?;
        }
    }
    /// Takes in what the technique's cases can be eased to, as long as it wants practice.
    fn ease_cases(&mut self, seed: u64) {
        let cases = fs::read_to_string(corpus(self.technique.slug())).unwrap_or_default();
        for case in cases.lines().filter_map(|line| Case::read(line).ok()) {
            let puzzle = Puzzle::prove(&case.board.givens);
            if let (true, Ok(puzzle)) = (self.practice.len() < MAX_PRACTICE, puzzle) {
                self.take_eased(&case.board, puzzle.solution(), &mut SeededRng::new(seed));
            }
        }
    }
    /// Takes in what the position can be eased to if the technique helps once all that is easier
    /// is done.
    fn take_eased(&mut self, board: &Board, solution: &Solution, rng: &mut SeededRng) {
        let (solved, stuck) = follow(board, &Options::easier_than(self.technique));
        if solved || !self.helps(&stuck) {
            return;
        }
        if let Some(eased) = self.eased(&stuck, solution, rng) {
            self.take_practice(&eased);
            self.write();
        }
    }
    /// Takes positions in and keeps what became better.
    fn better(&mut self, boards: &[&Board]) {
        let before = (self.example.clone(), self.practice.clone());
        boards.iter().for_each(|board| self.take(board));
        if before != (self.example.clone(), self.practice.clone()) {
            self.write();
        }
    }
    fn write(&self) {
        let example = self.example.iter().map(|(_, line)| line);
        let lines: Vec<&str> =
            example.chain(self.practice.keys().map(|(_, line)| line)).map(String::as_str).collect();
        fs::write(lesson_path(self.technique.slug()), lines.join("\n") + "\n").unwrap();
    }
}

/// The clues of a line.
fn givens(line: &str) -> Option<Grid> {
    Case::read(line).ok().map(|case| case.board.givens)
}

/// A position as a line without a step.
fn line(board: &Board, technique: Technique, suffix: &str) -> String {
    format!(":{technique}{suffix}::{}:::", write_board(board))
}

/// Offers the puzzle to each technique that still wants one, and the positions on its path in which
/// what is easy and medium gets stuck to the technique that comes next.
fn gather(lessons: &mut [Lesson], puzzle: &Puzzle) {
    let start = Board::of_givens(*puzzle.givens());
    for lesson in lessons.iter_mut().filter(|lesson| !lesson.is_full()) {
        let (solved, stuck) = follow(&start, &Options::easier_than(lesson.technique));
        if !solved && lesson.helps(&stuck) {
            lesson.better(&[&start, &stuck]);
        }
    }
    let mut board = follow(&start, &Options::easier_than(Technique::BruteForce)).1;
    while let Some(step) = next_step(&Position::of(&board), &Options::default()) {
        let lesson = lessons.iter_mut().find(|lesson| lesson.technique == step.technique);
        if let Some(lesson) = lesson.filter(|lesson| !lesson.is_needed() || lesson.is_lost()) {
            lesson.better(&[&board]);
        }
        carry_out(&mut board, &step);
        board = follow(&board, &Options::easier_than(Technique::BruteForce)).1;
    }
}

/// The puzzle's solution dug anew: a house first, or a digit, as those techniques need that no
/// random digging leaves room for.
fn hollow(puzzle: &Puzzle, seed: u64) -> Puzzle {
    let solution = puzzle.solution().grid();
    let first = match seed % 2 {
        0 => House::ALL[seed as usize / 2 % 27].cells(),
        _ => solution.cells_of(Digit::ALL[seed as usize / 2 % 9]),
    };
    let mut others: Vec<Cell> = (!first).iter().collect();
    SeededRng::new(seed).shuffle(&mut others);
    let mut dug = Puzzle::prove(&solution).unwrap();
    for cell in first.iter().chain(others) {
        let mut givens = *dug.givens();
        givens[cell] = None;
        dug = Puzzle::prove(&givens).unwrap_or(dug);
    }
    dug
}

/// Eases the positions on the puzzle's path for each technique that helps there and still wants
/// practice.
fn seek(lessons: &mut [Lesson], puzzle: &Puzzle, seed: u64) {
    let mut board = Board::of_givens(*puzzle.givens());
    let mut rng = SeededRng::new(seed);
    loop {
        board = follow(&board, &Options::easier_than(Technique::BruteForce)).1;
        for lesson in lessons.iter_mut().filter(|lesson| lesson.practice.len() < MAX_PRACTICE) {
            lesson.take_eased(&board, puzzle.solution(), &mut rng);
        }
        let Some(step) = next_step(&Position::of(&board), &Options::default()) else { break };
        carry_out(&mut board, &step);
    }
}

/// What a position may be eased by: each cell filled, then each wrong candidate eliminated, at random.
fn easings(board: &Board, solution: &Solution, rng: &mut SeededRng) -> Vec<Effect> {
    let open = board.empty_cells();
    let mut fill: Vec<_> =
        open.iter().map(|cell| Effect::Place(Candidate::new(cell, solution[cell]))).collect();
    let wrong = |cell: Cell| {
        let digits = board.candidates(cell) - DigitSet::only(solution[cell]);
        digits.iter().map(move |digit| Effect::Eliminate(Candidate::new(cell, digit)))
    };
    let mut eliminate: Vec<_> = open.iter().flat_map(wrong).collect();
    rng.shuffle(&mut fill);
    rng.shuffle(&mut eliminate);
    fill.into_iter().chain(eliminate).collect()
}

/// What stands before a technique on the ladder, but for what is rare.
fn earlier(technique: Technique) -> Options {
    let Options { techniques, variants } = Options::default();
    let techniques = techniques.iter().filter(|other| *other < technique).collect();
    Options { techniques, variants }
}
