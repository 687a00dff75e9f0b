//! Grades: `tests/corpus/grade/graded.txt` holds puzzles and what they are worth; and HoDoKu's levels,
//! where its list lies beside the project.

use nonet_engine::logic::finder::{Options, all_steps};
use nonet_engine::logic::step::{Effect, Evidence, Step};
use nonet_engine::logic::techniques::{Family, FamilySet, Technique, TechniqueSet, Tier};
use nonet_engine::rating::grade::{EXTRA_ORDER, End, Grade, HODOKU_ORDER, Path};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::grid::{Grid, Solution};
use nonet_engine::types::house::{House, HouseKind};
use nonet_engine::types::position::{DeadEnd, Position};
use nonet_service::{Ask, HintResult, PuzzleState, answer, request};
use rayon::prelude::*;

use crate::positions::shared_data;

fn puzzle(givens: &str) -> Puzzle {
    Puzzle::prove(&givens.parse::<Grid>().unwrap()).unwrap()
}

fn path(puzzle: &Puzzle) -> Path {
    Path::of(&Board::of_givens(*puzzle.givens()), Some(puzzle.solution()))
}

fn name(tier: Tier) -> &'static str {
    tier.into()
}

/// A grade as a line of the corpus has it.
fn as_columns(grade: &Grade) -> [String; 4] {
    let counts: Vec<String> =
        grade.counts.iter().map(|(technique, uses)| format!("{technique}:{uses}")).collect();
    let hardest = grade.hardest.map_or("", Technique::slug);
    [name(grade.tier), &grade.score.to_string(), hardest, &counts.join(",")].map(str::to_owned)
}

#[test]
fn puzzles_of_our_own() {
    let text = include_str!("../corpus/grade/graded.txt");
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split(' ').collect();
        let puzzle = puzzle(columns[0]);
        let path = path(&puzzle);
        assert_eq!(path.end, End::Solved);
        for (found, &expected) in as_columns(&path.grade()).iter().zip(&columns[1..]) {
            assert!(expected == "-" || found == expected, "graded.txt:{}: {found}", number + 1);
        }
    }
}

#[test]
fn of_several_chains_the_one_that_does_most_is_taken() {
    let text = include_str!("../corpus/grade/graded.txt");
    let mut chains = 0;
    for line in text.lines().filter(|line| line.contains("extreme")) {
        let puzzle = puzzle(&line[..81]);
        let mut position = Position::of(&Board::of_givens(*puzzle.givens()));
        for step in path(&puzzle).steps {
            if step.technique.family() == Family::Chains && step.technique.tier() == Tier::Unfair {
                let others = all_steps(&position, &Options::only(step.technique));
                assert!(others.iter().all(|other| other.effects.len() <= step.effects.len()));
                chains += usize::from(others.len() > 1);
            }
            position.apply(&step);
        }
    }
    assert!(chains > 5, "{chains}");
}

/// A puzzle with HoDoKu's level, or our own puzzles with our own tier.
fn levels() -> Vec<(String, String)> {
    let Some(text) = shared_data("logic/hodoku.tsv") else {
        let own = include_str!("../corpus/grade/graded.txt").lines();
        let columns = own.filter(|line| !line.starts_with('#')).map(|line| line.split(' '));
        return columns
            .map(|mut line| (line.next().unwrap().to_owned(), line.next().unwrap().to_owned()))
            .collect();
    };
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let columns = lines.map(|line| line.split('\t').collect::<Vec<_>>());
    // Where HoDoKu did not have to guess.
    let graded = columns.filter(|columns| columns[3].is_empty());
    graded.map(|columns| (columns[0].to_owned(), columns[1].to_lowercase())).collect()
}

#[test]
fn tiers_are_the_levels_of_hodoku() {
    let levels = levels();
    let has_other =
        |(givens, level): &&(String, String)| name(path(&puzzle(givens)).grade().tier) != level;
    let others: Vec<&str> =
        levels.par_iter().filter(has_other).map(|(givens, _)| givens.as_str()).collect();
    assert!(others.is_empty(), "{others:?}");
}

#[test]
fn the_order_names_each_technique_once_and_nothing_rare() {
    let all: Vec<Technique> = HODOKU_ORDER.iter().chain(EXTRA_ORDER).copied().collect();
    for (at, technique) in all.iter().enumerate() {
        assert!(!all[..at].contains(technique), "{technique}");
        let family = technique.family();
        assert!(
            !matches!(family, Family::Expert | Family::Rare | Family::LastResort),
            "{technique}"
        );
    }
}

/// A path of so many steps of one technique.
fn steps(technique: Technique, uses: usize) -> Path {
    let at = Candidate::new(Cell::new(0, 0), Digit::new(1));
    let effects = vec![Effect::Place(at)];
    let step = Step { technique, effects, evidence: Evidence::default().single(at) };
    Path { steps: vec![step; uses], end: End::Solved }
}

#[test]
fn many_points_raise_the_tier() {
    let tier = |technique, uses| steps(technique, uses).grade().tier;
    assert_eq!(tier(Technique::HiddenSingle, 57), Tier::Easy);
    assert_eq!(tier(Technique::HiddenSingle, 58), Tier::Medium);
    assert_eq!(tier(Technique::NakedPair, 16), Tier::Medium);
    assert_eq!(tier(Technique::NakedPair, 17), Tier::Hard);
    assert_eq!(tier(Technique::XWing, 12), Tier::Unfair);
    assert_eq!(tier(Technique::SueDeCoq, 7), Tier::Unfair);
    assert_eq!(tier(Technique::SueDeCoq, 8), Tier::Extreme);
    assert_eq!(tier(Technique::ForcingNet, 1), Tier::Extreme);
}

/// One of the hardest there are (Arto Inkala's): when reasoning ends a digit of the solution is placed.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

#[test]
fn brute_force_needs_the_solution() {
    let puzzle = puzzle(HARD);
    let board = Board::of_givens(*puzzle.givens());
    let alone = Path::of(&board, None);
    let is_proof =
        |step: &Step| !matches!(step.technique.family(), Family::Uniqueness | Family::LastResort);
    assert!(alone.end == End::Stuck && alone.steps.iter().all(is_proof));
    let whole = Path::of(&board, Some(puzzle.solution()));
    assert!(whole.end == End::Solved && whole.grade().hardest == Some(Technique::BruteForce));
    assert_eq!(whole.grade().tier, Tier::Extreme);
}

#[test]
fn an_easy_puzzle_is_solved_without_its_solution() {
    let puzzle = puzzle(EASY);
    let path = Path::of(&Board::of_givens(*puzzle.givens()), None);
    assert_eq!((path.steps.len(), path.end), (57, End::Solved));
}

/// The first of tests/corpus/grade/graded.txt.
const EASY: &str =
    "51...986...64...3......8...8.7.....1.4...69..1..7....47..2.......1.5..76.........";

#[test]
fn nothing_is_built_on_a_mistake() {
    let puzzle = puzzle(HARD);
    let at = Cell::new(0, 1);
    let right = puzzle.solution()[at];
    let mut wrong = Board::of_givens(*puzzle.givens());
    wrong.entries[at] = wrong.candidates(at).iter().find(|&digit| digit != right);
    let mut eliminated = Board::of_givens(*puzzle.givens());
    eliminated.eliminated[at].insert(right);
    let mut conflicting = Board::of_givens(*puzzle.givens());
    conflicting.entries[at] = Some(Digit::new(8));
    let (mut empty, mut lost) = (Board::default(), Board::default());
    empty.eliminated[at] = !DigitSet::EMPTY;
    for cell in House::new(HouseKind::Row, 0).cells() {
        lost.eliminated[cell].insert(right);
    }
    for (board, solution) in [
        (&wrong, true),
        (&eliminated, true),
        (&conflicting, false),
        (&empty, false),
        (&lost, false),
    ] {
        let path = Path::of(board, Some(puzzle.solution()).filter(|_| solution));
        assert!(path.end == End::Stuck && path.steps.is_empty());
        assert_eq!(path.grade().hardest, None);
    }
    let full = Board::of_givens(puzzle.solution().grid());
    assert_eq!(Path::of(&full, None).end, End::Solved);
}

#[test]
fn a_path_ends_where_it_contradicts_itself() {
    let mut board = Board::default();
    for cell in [Cell::new(0, 0), Cell::new(0, 1)] {
        board.eliminated[cell] = !DigitSet::only(Digit::ALL[0]);
    }
    let path = Path::of(&board, None);
    assert_eq!((path.steps.len(), path.end), (1, End::Stuck));
}

/// From a board without a solution anything follows.
#[test]
fn nothing_is_advised_where_nothing_fits() {
    let at = Cell::new(0, 1);
    let mut board = Board::default();
    board.eliminated[at] = !DigitSet::EMPTY;
    let claims = vec![Effect::Eliminate(Candidate::new(Cell::new(8, 8), Digit::ALL[0]))];
    let state = || state(&board, None, FamilySet::EMPTY);
    let dead_end = HintResult::DeadEnd(DeadEnd::Cell(at));
    assert_eq!(ask(request::Hint { state: state(), practised: None, skip: 0 }), dead_end);
    assert_eq!(ask(request::CheckDeduction { state: state(), claims }), dead_end);
}

fn state(board: &Board, solution: Option<Solution>, left_out: FamilySet) -> Box<PuzzleState> {
    Box::new(PuzzleState { board: board.clone(), solution, left_out, without: TechniqueSet::EMPTY })
}

fn ask<A: Ask>(request: A) -> A::Answer {
    answer(request, &mut |_| {})
}

/// Its path argues with a unique rectangle, if it may.
const UNIQUE: &str =
    "...85....3.4.29.....8...94..86...........538........9..5.4......7.6...34.93...8.6";

#[test]
fn the_service_argues_with_uniqueness_only_where_the_solution_is_known() {
    let puzzle = puzzle(UNIQUE);
    let board = Board::of_givens(*puzzle.givens());
    let rare = FamilySet::only(Family::Rare);
    let is_unique = |step: &Step| step.technique.family() == Family::Uniqueness;
    for solution in [Some(*puzzle.solution()), None] {
        let path = ask(request::SolvingPath { state: state(&board, solution, rare) });
        assert_eq!(path, Path::without(rare, TechniqueSet::EMPTY, &board, solution.as_ref()));
        assert_eq!(path.steps.iter().any(is_unique), solution.is_some());
        let mut late = Position::of(&board);
        let before = path.steps.iter().take_while(|step| !is_unique(step));
        before.for_each(|step| late.apply(step));
        let steps = ask(request::Steps { state: state(&at(&board, &late), solution, rare) });
        assert_eq!(steps.iter().any(is_unique), solution.is_some());
        assert!(steps.is_sorted_by_key(|step| step.technique.tier()));
    }
    let mut wrong = board;
    let cell = wrong.empty_cells().first().unwrap();
    wrong.eliminated[cell].insert(puzzle.solution()[cell]);
    let asked = request::Steps { state: state(&wrong, Some(*puzzle.solution()), rare) };
    assert_eq!(ask(asked), []);
}

/// The board on which a position has been reached.
fn at(board: &Board, position: &Position) -> Board {
    let mut board = board.clone();
    for cell in board.empty_cells() {
        board.entries[cell] = position.digits()[cell];
        board.eliminated[cell] = !position.candidates(cell);
    }
    board
}
