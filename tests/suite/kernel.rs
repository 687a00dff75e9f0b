//! The kernels behind `fast`: all vectors find the same, and what the textbook finds.

use std::cell::Cell as Counter;

use nonet::engine::search::fast::bench::{Laps, laps};
use nonet::engine::search::fast::clues::Clues;
use nonet::engine::search::fast::state::{solution, state_of};
use nonet::engine::search::fast::true_candidates::{Truths, true_candidates};
use nonet::engine::search::fast::{another, fill, first, is_possible, is_redundant, walk};
use nonet::engine::search::monitor::{ASK_EVERY, Budget, Event};
use nonet::engine::search::{Algorithm, Count, Search, bitmask, count, solutions, some};
use nonet::engine::types::candidate::Candidate;
use nonet::engine::types::cell::Cell;
use nonet::engine::types::digit::{Digit, DigitSet};
use nonet::engine::types::grid::{Grid, Solution};
use nonet::engine::types::rng::SeededRng;
use nonet_kernel::backend::Backend;
use nonet_kernel::batch::Batch;
use nonet_kernel::search::Solver;
use nonet_kernel::state::State;

/// The most solutions that are compared.
const LIMIT: usize = 1000;

/// A puzzle that takes guesses (Arto Inkala, 2012).
const HARD: &str =
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
/// The same with three clues less: many solutions.
const LOOSE: &str =
    "800000000003600000070090200050007000000045700000100030001000068000500010000000000";

fn grid(line: &str) -> Grid {
    line.parse().unwrap()
}

/// A random grid: a solved one with some digits kept, and sometimes one of these changed.
fn random_grid(rng: &mut SeededRng) -> Grid {
    let solved = full_grid(rng);
    let kept = rng.roll(82);
    let mut cells = Cell::ALL;
    rng.shuffle(&mut cells);
    let mut grid = Grid::EMPTY;
    for &cell in &cells[..kept] {
        grid[cell] = Some(solved[cell]);
    }
    if rng.roll(3) == 0 {
        grid[cells[0]] = Some(Digit::ALL[rng.roll(9)]);
    }
    grid
}

/// A solved grid: a solution of nine random digits in the first row and three more below.
fn full_grid(rng: &mut SeededRng) -> Solution {
    loop {
        let mut digits = Digit::ALL;
        rng.shuffle(&mut digits);
        let mut grid = Grid::EMPTY;
        for (column, digit) in digits.into_iter().enumerate() {
            grid[Cell::new(0, column)] = Some(digit);
        }
        for row in [3, 5, 8] {
            grid[Cell::new(row, rng.roll(9))] = Some(Digit::ALL[rng.roll(9)]);
        }
        if let Some(solved) = first(&grid) {
            return solved;
        }
    }
}

/// The solutions up to the limit, sorted, by one of the other algorithms; none if it gives up.
fn textbook(algorithm: Algorithm, grid: &Grid) -> Option<Vec<String>> {
    let search = Search { algorithm, limit: LIMIT as u64, ..Search::default() };
    let (all, found) = search.solve(grid, &Budget::of(50_000));
    (!matches!(found.count, Count::Stopped(_))).then(|| sorted(all))
}

fn sorted(all: Vec<Solution>) -> Vec<String> {
    let mut all: Vec<String> = all.iter().map(Solution::to_string).collect();
    all.sort_unstable();
    all
}

/// What every kind of vectors finds, in order: they must not differ.
fn kernels(grid: &Grid) -> Vec<Solution> {
    let all = |vectors| {
        let mut walk = Solver::with_backend(vectors, state_of(grid));
        std::iter::from_fn(|| walk.next_solution().then(|| solution(walk.current())))
            .take(LIMIT)
            .collect()
    };
    let mut found: Vec<Vec<Solution>> = Backend::available().into_iter().map(all).collect();
    found.dedup();
    assert_eq!(found.len(), 1, "vectors do not agree on {grid}");
    found.swap_remove(0)
}

/// Whether the kernels find what the textbook finds; whether anybody could tell.
fn agree(grid: &Grid, algorithm: Algorithm) -> bool {
    let found = kernels(grid);
    let Some(expected) = textbook(algorithm, grid) else { return false };
    assert_eq!(found.len(), expected.len(), "{grid}");
    if found.len() < LIMIT {
        assert_eq!(sorted(found), expected, "{grid}");
    }
    true
}

/// `NONET_GRIDS=100000 cargo test --release kernel` compares as many grids as one likes.
#[test]
fn kernels_agree_with_the_textbook_on_random_grids() {
    let grids = std::env::var("NONET_GRIDS").ok().and_then(|grids| grids.parse().ok());
    let grids: usize = grids.unwrap_or(150);
    let mut rng = SeededRng::new(9);
    let algorithms = [Algorithm::Backtracking, Algorithm::Bitmask];
    let told = (0..grids).filter(|at| agree(&random_grid(&mut rng), algorithms[at % 2])).count();
    assert!(told > grids * 3 / 4, "only {told} of {grids} grids could be compared");
}

/// `NONET_PUZZLES=50000` compares so many of each list; as it stands, a few of each.
#[test]
fn kernels_agree_with_the_textbook_on_the_lists() {
    let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/puzzles");
    let Ok(lists) = std::fs::read_dir(&dir) else {
        return println!(
            "kernels_agree_with_the_textbook_on_the_lists skipped: {} is not there",
            dir.display()
        );
    };
    let puzzles = std::env::var("NONET_PUZZLES").ok().and_then(|puzzles| puzzles.parse().ok());
    let (mut told, mut all) = (0, 0);
    for list in lists {
        let text = std::fs::read_to_string(list.unwrap().path()).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let every = (lines.len() / puzzles.unwrap_or(6)).max(1);
        for line in lines.into_iter().step_by(every) {
            told += usize::from(agree(&grid(line), Algorithm::Fewest));
            all += 1;
        }
    }
    assert!(told > all / 2, "only {told} of {all} puzzles could be compared");
}

/// Two fives far apart in a column of an empty grid.
fn conflict_line() -> [u8; 81] {
    let mut line = [b'.'; 81];
    line[0] = b'5';
    line[63] = b'5';
    line
}

#[test]
fn conflictes_empty_and_full_grids_are_counted() {
    let solved = first(&Grid::EMPTY).unwrap().grid();
    let mut conflict = Grid::EMPTY;
    conflict[Cell::new(0, 0)] = Some(Digit::ALL[4]);
    conflict[Cell::new(7, 0)] = Some(Digit::ALL[4]);
    let mut wrong = solved;
    wrong[Cell::new(4, 4)] = solved[Cell::new(4, 5)];
    for (grid, found) in [(solved, 1), (wrong, 0), (conflict, 0)] {
        assert_eq!(count(&grid, 2, &Budget::UNLIMITED), Count::Exactly(found), "{grid}");
    }
    let two = Candidate::new(Cell::new(7, 0), Digit::ALL[4]);
    let all = |vectors| Batch::with_backend(vectors).count(&conflict_line(), 2);
    assert!(Backend::available().into_iter().all(|vectors| all(vectors) == Some(0)));
    assert!(first(&conflict).is_none() && another(&conflict, two).is_none());
    assert!(solutions(&conflict).next().is_none() && !is_possible(&conflict, two));
    assert!(!is_redundant(&conflict, two), "without it there are solutions");
    assert_eq!(count(&Grid::EMPTY, 1000, &Budget::UNLIMITED), Count::AtLeast(1000));
}

/// Grids of few clues and many solutions in which an early guess is wrong and nothing shows it: plain
/// walks make hundreds of thousands of guesses before their first solution, or more.
const TRAPS: [&str; 3] = [
    "........3........6.............7.................3..6..9........2.....1......6...",
    "............46..9......9.......4......2..............4.24.7.9.....9....6...2.....",
    "76....249.24....1.8...3.........39...1...........4........6......7...............",
];

#[test]
fn a_trap_among_few_clues_is_left_soon() {
    for line in TRAPS {
        let loose = grid(line);
        let mut plain = Solver::new(state_of(&loose));
        assert_eq!(
            plain.advance(20_000),
            nonet_kernel::search::StopReason::Paused,
            "no trap: {line}"
        );
        assert_eq!(count(&loose, 2, &Budget::of(10_000)), Count::AtLeast(2), "{line}");
        let found = some(walk, &loose, 2, &Budget::of(10_000)).0;
        let (one, other) = (first(&loose).unwrap(), found[1]);
        assert_eq!(one, found[0], "{line}");
        let cell = one.differs(&other).iter().next().unwrap();
        assert!(another(&loose, Candidate::new(cell, one[cell])).is_some(), "{line}");
    }
}

#[test]
fn a_grid_is_filled_as_the_textbook_fills_it() {
    let mut rng = SeededRng::new(5);
    for _ in 0..300 {
        let grid = random_grid(&mut rng);
        for guesses in [0, 3, 100] {
            let expected = some(bitmask::walk, &grid, 1, &Budget::of(guesses)).0.pop();
            assert_eq!(fill(&grid, guesses), expected, "{guesses} guesses: {grid}");
        }
    }
}

#[test]
fn a_line_is_read_or_refused() {
    let line = |text: &str| -> [u8; 81] { text.as_bytes().try_into().unwrap() };
    let dots = line(&HARD.replace('0', "."));
    let mut lines = vec![line(HARD), dots, line(LOOSE)];
    for wrong in [b' ', b'/', b':', b'x', 0, 0x80, 0xff] {
        for place in [0, 15, 40, 48, 64, 80] {
            let mut bad = dots;
            bad[place] = wrong;
            lines.push(bad);
            let read = |kind| State::read_with_backend(kind, &bad).is_none();
            assert!(Backend::available().into_iter().all(read), "{wrong:#x} at {place}");
        }
    }
    let found = Batch::new().counts(&lines, 2);
    assert_eq!(found[..3], [Some(1), Some(1), Some(2)]);
    assert!(found[3..].iter().all(Option::is_none));
    assert_eq!(State::read(&lines[0]), Some(state_of(&grid(HARD))));
}

#[test]
fn a_budget_and_a_word_stop_the_search() {
    assert_eq!(count(&grid(HARD), 2, &Budget::of(0)), Count::Stopped(0));
    let asked = Counter::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() == 3
    };
    let budget = Budget { guesses: u64::MAX, stop: &stop };
    let Count::Stopped(found) = count(&Grid::EMPTY, u64::MAX, &budget) else {
        panic!("the empty grid has more solutions than anyone can count")
    };
    assert!(found <= 3 * ASK_EVERY);
    asked.set(0);
    let search = Search { limit: u64::MAX, ..Search::default() };
    let found = search.solve(&Grid::EMPTY, &budget).1;
    assert!(matches!(found.count, Count::Stopped(_)) && found.counters.guesses <= 3 * ASK_EVERY);
}

#[test]
fn true_candidates_are_those_of_all_solutions() {
    let loose = grid(LOOSE);
    let Truths::All(truths) = true_candidates(&loose, &Budget::UNLIMITED) else {
        panic!("nothing stops it")
    };
    let mut seen = nonet::engine::types::cell::ByCell::new([DigitSet::EMPTY; 81]);
    for solution in solutions(&loose).take(20_000) {
        for cell in Cell::ALL {
            seen[cell].insert(solution[cell]);
        }
    }
    for cell in Cell::ALL {
        assert!(seen[cell].is_subset(truths[cell]), "{cell}");
        for digit in Digit::ALL {
            let candidate = Candidate::new(cell, digit);
            assert_eq!(truths[cell].contains(digit), is_possible(&loose, candidate), "{candidate}");
        }
    }
}

#[test]
fn a_clue_is_redundant_if_it_can_be_left_out() {
    let hard = grid(HARD);
    let solved = first(&hard).unwrap();
    let mut more = hard;
    more[Cell::new(0, 1)] = Some(solved[Cell::new(0, 1)]);
    let mut clues = Clues::of(&hard);
    clues.place(Candidate::new(Cell::new(0, 1), solved[Cell::new(0, 1)]));
    for (cell, digit) in more.iter() {
        let clue = Candidate::new(cell, digit);
        let mut less = more;
        less[cell] = None;
        let unique = count(&less, 2, &Budget::UNLIMITED) == Count::Exactly(1);
        assert_eq!(is_redundant(&more, clue), unique, "{clue}");
        assert_eq!(clues.is_redundant(clue), unique, "{clue}");
        assert_eq!(another(&less, clue).is_none(), unique, "{clue}");
    }
    clues.remove(Cell::new(0, 1));
    assert_eq!(clues.count_to(2), 1);
}

#[test]
fn the_trace_is_of_the_same_walk() {
    let search = Search { limit: 50, ..Search::default() };
    let traced = Search { record: usize::MAX, ..search };
    let (all, plain) = search.solve(&grid(LOOSE), &Budget::UNLIMITED);
    let (same, told) = traced.solve(&grid(LOOSE), &Budget::UNLIMITED);
    assert_eq!((all, plain.count, plain.counters), (same, told.count, told.counters));
    let guesses = told.trace.iter().filter(|event| matches!(event, Event::Guess(_))).count();
    assert_eq!(guesses as u64, plain.counters.guesses);
}

#[test]
fn lists_to_be_timed_are_of_puzzles() {
    use nonet::app::benchmark::BenchmarkList;
    for course in [BenchmarkList::Easy, BenchmarkList::Hard] {
        for line in course.list().unwrap().lines() {
            assert_eq!(count(&grid(line), 2, &Budget::UNLIMITED), Count::Exactly(1), "{line}");
        }
    }
    let hard = laps(&BenchmarkList::Hard.list().unwrap());
    assert!(hard.puzzles.is_multiple_of(4) && hard.guesses > hard.puzzles, "{hard:?}");
    assert_eq!(laps("no puzzle\n"), Laps { puzzles: 0, guesses: 0 });
}
