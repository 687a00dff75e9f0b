//! Makes the lesson files from the puzzles of some seeds. With `--made` each technique is offered the
//! puzzles that the generator makes for it, by these seeds, and nothing else is done; with `--pool FILE` the
//! positions that `practice gather` found, as examples. With `--more` it also digs each solution
//! anew, a house or a digit first, and eases the positions in which a technique without enough
//! practice helps; that takes a second a seed. What stands in the files and still holds is kept,
//! unless something better is found, so it can be run again with other seeds or after the ladder has
//! changed.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::ops::Range;

use nonet_engine::generate::target::NEEDED;
use nonet_engine::generate::{MAX_CHECKS_FOR_TECHNIQUE, Recipe, techniques};
use nonet_engine::logic::finder::{Options, next_step};
use nonet_engine::logic::reglib::{Case, write, write_board};
use nonet_engine::logic::step::Effect;
use nonet_engine::logic::techniques::{LADDER, Technique, Tier};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::grid::{Grid, Solution};
use nonet_engine::types::house::House;
use nonet_engine::types::position::Position;
use nonet_engine::types::rng::SeededRng;

use crate::lesson_rules::{
    Easier, MAX_PRACTICE, check_practice, easier_in, follow, is_needed, lesson_path,
};
use crate::positions::{apply, carry_out, corpus, puzzle};
use crate::practice::overview;
use crate::soundness::{has, value};

/// Goes over the seeds and writes what became better.
pub fn run(arguments: &[String]) {
    let (from, to) = arguments[0].split_once("..").unwrap();
    let (more, only) = (has(arguments, "--more"), value(arguments, "--only"));
    let is_asked = |slug: &str| only.is_none_or(|only| only.split(',').any(|asked| asked == slug));
    let asked = LADDER.iter().filter(|row| is_asked(row.slug));
    let mut lessons: Vec<Lesson> = asked.map(|row| Lesson::of(row.technique)).collect();
    if let Some(pool) = value(arguments, "--pool") {
        let pool = fs::read_to_string(pool).unwrap();
        let cases: Vec<Case> = pool.lines().filter_map(|line| Case::read(line).ok()).collect();
        lessons.iter_mut().for_each(|lesson| lesson.take_pool(&cases));
        return overview();
    }
    if has(arguments, "--made") {
        let seeds = from.parse().unwrap()..to.parse().unwrap();
        lessons.iter_mut().for_each(|lesson| lesson.take_made(seeds.clone()));
        return overview();
    }
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
    example: Option<((Easier, usize), String)>,
    /// How good, then the line; the best first.
    practice: BTreeMap<(Worth, String), ()>,
    /// The lines of positions one step before the technique, as they were.
    positions: Vec<String>,
}

/// How good practice is: first that there is no other way, then that it is clues alone, then that
/// little is eliminated.
type Worth = (bool, bool, usize);

impl Lesson {
    /// What the file and the technique's cases give.
    fn of(technique: Technique) -> Lesson {
        let (practice, positions) = (BTreeMap::new(), Vec::new());
        let mut lesson = Lesson { technique, example: None, practice, positions };
        let kept = fs::read_to_string(lesson_path(technique.slug())).unwrap_or_default();
        let cases = fs::read_to_string(corpus(technique.slug())).unwrap_or_default();
        for case in kept.lines().chain(cases.lines()).filter_map(|line| Case::read(line).ok()) {
            // A position to practise is no example, and what is good enough stays.
            let is_kept = lesson.example.is_none() || lesson.is_eased();
            match case.code.get(case.code.len().saturating_sub(2)..) {
                Some("-x" | "-p") => {}
                _ if is_kept => lesson.take(&case.board),
                _ => lesson.take_practice(&case.board),
            }
        }
        let is_position = |line: &&str| line.starts_with(&format!(":{technique}-p:"));
        lesson.positions = kept.lines().filter(is_position).map(str::to_owned).collect();
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
        self.example.as_ref().is_none_or(|((easier, _), _)| *easier > Easier::Nothing)
    }
    /// Takes a better example from positions one step before techniques, of puzzles of no lesson.
    fn take_pool(&mut self, cases: &[Case]) {
        for case in cases {
            if case.technique == self.technique && self.is_lost() {
                self.take_example(&case.board);
            }
        }
        self.write();
    }
    /// Takes in the puzzles that are made for the technique by some seeds, until it has enough that need it.
    fn take_made(&mut self, seeds: Range<u64>) {
        if !techniques().any(|technique| technique == self.technique) {
            return self.write();
        }
        let can_be_needed = NEEDED.contains(&self.technique);
        for seed in seeds {
            let is_enough = match can_be_needed {
                true => self.is_needed(),
                false => self.practice.len() >= MAX_PRACTICE,
            };
            if is_enough && !self.is_eased() {
                break;
            }
            let technique = Some(self.technique);
            let max_checks = MAX_CHECKS_FOR_TECHNIQUE;
            let recipe = Recipe::default().technique(technique).max_checks(max_checks).seed(seed);
            let Ok(made) = recipe.generate() else { continue };
            let board = Board::of_givens(*made.puzzle.givens());
            match self.is_eased() {
                true => self.take(&board),
                false => self.take_practice(&board),
            }
        }
        let count =
            |other: bool| self.practice.keys().filter(|((one, ..), _)| *one == other).count();
        let example = self.example.as_ref().map(|((easier, _), _)| *easier);
        println!(
            "{}\t{} need it\t{} use it\t{example:?}",
            self.technique,
            count(false),
            count(true)
        );
        self.write();
    }
    /// Whether something of a lower tier finds a step in its example.
    fn is_eased(&self) -> bool {
        self.example.as_ref().is_none_or(|((easier, _), _)| *easier >= Easier::Technique)
    }
    /// Takes a position in, as an example, as practice, or as both.
    fn take(&mut self, board: &Board) {
        self.take_example(board);
        for easier in [Options::easier_than(self.technique), earlier(self.technique), singles()] {
            self.take_example(&follow(board, &easier).1);
        }
        self.take_practice(board);
    }
    /// An example is best where nothing easier is to be found, then where nothing comes before it on
    /// the ladder, then where little is to be seen.
    fn take_example(&mut self, board: &Board) {
        let position = Position::of(board);
        let Some(step) = next_step(&position, &Options::only(self.technique)) else { return };
        let seen = 2 * step.evidence.links.len()
            + step.evidence.marks.len()
            + step.effects.len()
            + board.empty_cells().len() / 4;
        let easier = easier_in(&position, self.technique);
        if self.example.as_ref().is_none_or(|(best, _)| (easier, seen) < *best) {
            let (slug, line) = (self.technique.slug(), write(board, &step));
            let mark = if easier >= Easier::Technique { "-e" } else { "" };
            let line = line.replacen(slug, &format!("{slug}{mark}"), 1);
            self.example = Some(((easier, seen), line));
        }
    }
    fn take_practice(&mut self, board: &Board) {
        let other = !is_needed(board, self.technique);
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
        // Of those that need it and those that use it only the first kind is kept, where there is any.
        let needed = self.practice.keys().any(|((other, ..), _)| !other);
        self.practice.retain(|((other, ..), _), ()| !(needed && *other));
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
        let practice = self.practice.keys().map(|(_, line)| line);
        let lines: Vec<&str> =
            example.chain(practice).chain(&self.positions).map(String::as_str).collect();
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

/// Only what is easy.
fn singles() -> Options {
    let easy = Technique::ALL.iter().copied().filter(|technique| technique.tier() == Tier::Easy);
    Options { techniques: easy.collect(), ..Options::default() }
}

/// What stands before a technique on the ladder, but for what is rare.
fn earlier(technique: Technique) -> Options {
    let Options { techniques, variants } = Options::default();
    let techniques = techniques.iter().filter(|other| *other < technique).collect();
    Options { techniques, variants }
}
