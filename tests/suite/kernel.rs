//! The kernel behind `fast`: all backends find the same, and what the textbook finds.

use nonet_engine::search::fast::bench::{BenchRun, search_repeatedly};
use nonet_engine::search::fast::clues::Clues;
use nonet_engine::search::fast::first_by_mrv;
use nonet_engine::search::fast::state::{solution_of_state, state_of};
use nonet_engine::search::fast::true_candidates::{TrueCandidates, true_candidates};
use nonet_engine::search::monitor::{Budget, Event};
use nonet_engine::search::{Algorithm, Count, Search, count, first, solve_up_to};
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::{ByCell, Cell};
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::grid::{Grid, Solution};
use nonet_engine::types::rng::SeededRng;
use nonet_kernel::backend::Backend;
use nonet_kernel::batch::Batch;
use nonet_kernel::search::{Solver, StopReason};
use nonet_kernel::state::State;

/// The most solutions that are compared.
const LIMIT: usize = 1000;

/// A puzzle that takes guesses (Arto Inkala, 2012).
const HARD: &str =
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
/// A puzzle with many solutions: [`HARD`] with three clues less.
const LOOSE: &str =
    "800000000003600000070090200050007000000045700000100030001000068000500010000000000";

fn grid(line: &str) -> Grid {
    line.parse().unwrap()
}

/// A random grid: a solved one with some digits kept, and sometimes one of these changed.
fn random_grid(rng: &mut SeededRng) -> Grid {
    let solved = full_grid(rng);
    let kept = rng.below(82);
    let mut cells = Cell::ALL;
    rng.shuffle(&mut cells);
    let mut grid = Grid::EMPTY;
    for &cell in &cells[..kept] {
        grid[cell] = Some(solved[cell]);
    }
    if rng.below(3) == 0 {
        grid[cells[0]] = Some(Digit::ALL[rng.below(9)]);
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
            grid[Cell::new(row, rng.below(9))] = Some(Digit::ALL[rng.below(9)]);
        }
        if let Some(solved) = first(&grid) {
            return solved;
        }
    }
}

/// The solutions up to the limit, sorted, by one of the other algorithms; none if it gives up.
fn textbook(algorithm: Algorithm, grid: &Grid) -> Option<Vec<String>> {
    let search = Search { algorithm, limit: LIMIT as u64, ..Search::default() };
    let (all, found) = search.solve(grid, Budget::of(50_000));
    (!matches!(found.count, Count::Stopped(_))).then(|| sorted(all))
}

fn sorted(all: Vec<Solution>) -> Vec<String> {
    let mut all: Vec<String> = all.iter().map(Solution::to_string).collect();
    all.sort_unstable();
    all
}

/// What every backend finds, in order: they must not differ.
fn found_by_all_backends(grid: &Grid) -> Vec<Solution> {
    let all = |backend| {
        let mut solver = Solver::with_backend(backend, state_of(grid));
        let next = || solver.next_solution().then(|| solution_of_state(solver.current()));
        std::iter::from_fn(next).take(LIMIT).collect()
    };
    let mut found: Vec<Vec<Solution>> = Backend::available().into_iter().map(all).collect();
    found.dedup();
    assert_eq!(found.len(), 1, "backends do not agree on {grid}");
    found.swap_remove(0)
}

/// Panics unless the backends find what a textbook algorithm finds; whether that came to an end.
fn agree(grid: &Grid, algorithm: Algorithm) -> bool {
    let found = found_by_all_backends(grid);
    let Some(expected) = textbook(algorithm, grid) else { return false };
    assert_eq!(found.len(), expected.len(), "{grid}");
    if found.len() < LIMIT {
        assert_eq!(sorted(found), expected, "{grid}");
    }
    true
}

/// `NONET_GRIDS=100000 cargo test --release kernel` compares as many grids as one likes.
#[test]
fn backends_agree_with_the_textbook_on_random_grids() {
    let grids = std::env::var("NONET_GRIDS").ok().and_then(|grids| grids.parse().ok());
    let grids: usize = grids.unwrap_or(150);
    let mut rng = SeededRng::new(9);
    let algorithms = [Algorithm::Backtracking, Algorithm::Bitmask];
    let compared =
        (0..grids).filter(|at| agree(&random_grid(&mut rng), algorithms[at % 2])).count();
    assert!(compared > grids * 3 / 4, "only {compared} of {grids} grids could be compared");
}

/// The sample grids of the corpus.
fn samples() -> impl Iterator<Item = Grid> {
    let lines = include_str!("../corpus/search/samples.txt").lines();
    lines.filter(|line| !line.starts_with('#')).map(|line| grid(&line[..81]))
}

#[test]
fn backends_agree_with_the_textbook_on_the_samples() {
    let compared: Vec<bool> = samples().map(|grid| agree(&grid, Algorithm::Mrv)).collect();
    let count = compared.iter().filter(|&&compared| compared).count();
    assert!(count > 60 && count > compared.len() * 3 / 4, "only {count} could be compared");
}

/// `NONET_PUZZLES=50000` compares so many of each list beside the project, else a few of each; where
/// the lists are missing, only the samples above are compared.
#[test]
fn backends_agree_with_the_textbook_on_the_lists() {
    let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/puzzles");
    let Ok(lists) = std::fs::read_dir(&dir) else {
        return println!(
            "backends_agree_with_the_textbook_on_the_lists skipped: {} is not there",
            dir.display()
        );
    };
    let puzzles = std::env::var("NONET_PUZZLES").ok().and_then(|puzzles| puzzles.parse().ok());
    let (mut compared, mut all) = (0, 0);
    for list in lists {
        let text = std::fs::read_to_string(list.unwrap().path()).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let every = (lines.len() / puzzles.unwrap_or(6)).max(1);
        for line in lines.into_iter().step_by(every) {
            compared += usize::from(agree(&grid(line), Algorithm::Mrv));
            all += 1;
        }
    }
    assert!(compared > all / 2, "only {compared} of {all} puzzles could be compared");
}

/// Two fives far apart in a column of an empty grid.
fn conflict_line() -> [u8; 81] {
    let mut line = [b'.'; 81];
    line[0] = b'5';
    line[63] = b'5';
    line
}

#[test]
fn conflicting_empty_and_full_grids_are_counted() {
    let solved = first(&Grid::EMPTY).unwrap().grid();
    let mut conflict = Grid::EMPTY;
    conflict[Cell::new(0, 0)] = Some(Digit::ALL[4]);
    conflict[Cell::new(7, 0)] = Some(Digit::ALL[4]);
    let mut wrong = solved;
    wrong[Cell::new(4, 4)] = solved[Cell::new(4, 5)];
    for (grid, found) in [(solved, 1), (wrong, 0), (conflict, 0)] {
        assert_eq!(count(&grid, 2, Budget::UNLIMITED), Count::Exactly(found), "{grid}");
        assert_eq!(first(&grid).is_some(), found == 1, "{grid}");
    }
    for backend in Backend::available() {
        let found = Batch::with_backend(backend).count(&conflict_line(), 2);
        assert_eq!(found, Some(0), "{backend:?}");
    }
    assert_eq!(count(&Grid::EMPTY, 1000, Budget::UNLIMITED), Count::AtLeast(1000));
}

/// Grids with few clues and many solutions in which an early guess is wrong and nothing shows it: a
/// plain search makes hundreds of thousands of guesses before its first solution, or more.
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
        assert_eq!(plain.advance(20_000), StopReason::Paused, "no trap: {line}");
        assert_eq!(count(&loose, 2, Budget::of(10_000)), Count::AtLeast(2), "{line}");
        let (found, _) = solve_up_to(&loose, 2, Budget::of(10_000));
        assert_eq!(first(&loose), Some(found[0]), "{line}");
    }
}

#[test]
fn the_first_solution_by_mrv_is_that_of_the_textbook() {
    let mut rng = SeededRng::new(5);
    let search = Search { algorithm: Algorithm::Bitmask, ..Search::default() };
    for _ in 0..300 {
        let grid = random_grid(&mut rng);
        for guesses in [0, 3, 100] {
            let expected = search.solve(&grid, Budget::of(guesses)).0.pop();
            assert_eq!(first_by_mrv(&grid, guesses), expected, "{guesses} guesses: {grid}");
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
            let refuses = |backend| State::read_with_backend(backend, &bad).is_none();
            assert!(Backend::available().into_iter().all(refuses), "{wrong:#x} at {place}");
        }
    }
    let found = Batch::new().counts(&lines, 2);
    assert_eq!(found[..3], [Some(1), Some(1), Some(2)]);
    assert!(found[3..].iter().all(Option::is_none));
    assert_eq!(State::read(&lines[0]), Some(state_of(&grid(HARD))));
}

#[test]
fn a_budget_ends_a_count() {
    assert_eq!(count(&grid(HARD), 2, Budget::of(0)), Count::Stopped(0));
    let Count::Stopped(found) = count(&Grid::EMPTY, u64::MAX, Budget::of(1_000)) else {
        panic!("the empty grid has more solutions than can be counted")
    };
    assert!(found > 0);
}

/// Whether some solution has the candidate.
fn is_true(grid: &Grid, candidate: Candidate) -> bool {
    let mut with = *grid;
    let replaced = with[candidate.cell].replace(candidate.digit);
    replaced.is_none_or(|digit| digit == candidate.digit) && first(&with).is_some()
}

#[test]
fn true_candidates_are_those_of_all_solutions() {
    let loose = grid(LOOSE);
    let TrueCandidates::All(found) = true_candidates(&loose, Budget::UNLIMITED) else {
        panic!("the budget is unlimited")
    };
    let mut seen = ByCell::new([DigitSet::EMPTY; 81]);
    for solution in solve_up_to(&loose, 20_000, Budget::UNLIMITED).0 {
        for cell in Cell::ALL {
            seen[cell].insert(solution[cell]);
        }
    }
    for cell in Cell::ALL {
        assert!(seen[cell].is_subset(found[cell]), "{cell}");
        for digit in Digit::ALL {
            let candidate = Candidate::new(cell, digit);
            assert_eq!(found[cell].contains(digit), is_true(&loose, candidate), "{candidate}");
        }
    }
}

#[test]
fn true_candidates_of_a_puzzle_are_its_solution_and_those_of_no_puzzle_are_none() {
    let solved = first(&grid(HARD)).unwrap();
    let only = ByCell::from_fn(|cell| DigitSet::only(solved[cell]));
    let all = |grid: &Grid| true_candidates(grid, Budget::UNLIMITED);
    assert_eq!(all(&grid(HARD)), TrueCandidates::All(only));
    let mut wrong = solved.grid();
    wrong[Cell::new(4, 4)] = solved.grid()[Cell::new(4, 5)];
    assert_eq!(all(&wrong), TrueCandidates::All(ByCell::new([DigitSet::EMPTY; 81])));
}

#[test]
fn true_candidates_within_a_budget_are_some_of_them() {
    let loose = grid(LOOSE);
    let TrueCandidates::All(all) = true_candidates(&loose, Budget::UNLIMITED) else {
        panic!("the budget is unlimited")
    };
    let TrueCandidates::Partial(some) = true_candidates(&loose, Budget::of(20)) else {
        panic!("20 guesses are too few")
    };
    let sizes = |digits: &ByCell<DigitSet>| digits.iter().map(|(_, set)| set.len()).sum::<usize>();
    assert!(Cell::ALL.into_iter().all(|cell| some[cell].is_subset(all[cell])));
    assert!(sizes(&some) < sizes(&all), "{} of {}", sizes(&some), sizes(&all));
}

#[test]
fn a_clue_is_redundant_if_it_can_be_left_out() {
    let hard = grid(HARD);
    let solved = first(&hard).unwrap();
    let added = Candidate::new(Cell::new(0, 1), solved[Cell::new(0, 1)]);
    let mut more = hard;
    more[added.cell] = Some(added.digit);
    let mut clues = Clues::of(&hard);
    clues.place(added);
    for (cell, digit) in more.iter() {
        let clue = Candidate::new(cell, digit);
        let mut less = more;
        less[cell] = None;
        let is_proper = count(&less, 2, Budget::UNLIMITED) == Count::Exactly(1);
        assert_eq!(clues.is_redundant(clue), is_proper, "{clue}");
        assert_eq!(Clues::of(&less).are_proper(), is_proper, "{clue}");
    }
    clues.remove(added.cell);
    assert!(clues.are_proper());
}

#[test]
fn the_trace_is_of_the_same_search() {
    let search = Search { limit: 50, ..Search::default() };
    let traced = Search { record: usize::MAX, ..search };
    let mut dead_ends = 0;
    for grid in samples().chain([grid(LOOSE)]) {
        let (all, plain) = search.solve(&grid, Budget::UNLIMITED);
        let (same, recorded) = traced.solve(&grid, Budget::UNLIMITED);
        assert_eq!((all, plain.count, plain.counters), (same, recorded.count, recorded.counters));
        let guesses = recorded.trace.iter().filter(|event| matches!(event, Event::Guess(_)));
        assert_eq!(guesses.count() as u64, plain.counters.guesses);
        if plain.count.found() > 2 {
            dead_ends += plain.counters.dead_ends;
        }
    }
    assert!(dead_ends > 0, "no dead end between solutions");
}

#[test]
fn benchmark_lists_are_of_puzzles() {
    use nonet_page::play::benchmark::BenchmarkList;
    for list in [BenchmarkList::Easy, BenchmarkList::Hard] {
        for line in list.puzzles().unwrap().lines() {
            assert_eq!(count(&grid(line), 2, Budget::UNLIMITED), Count::Exactly(1), "{line}");
        }
    }
    let hard = search_repeatedly(&BenchmarkList::Hard.puzzles().unwrap());
    assert!(hard.puzzles.is_multiple_of(4) && hard.guesses > hard.puzzles, "{hard:?}");
    assert_eq!(search_repeatedly("no puzzle\n"), BenchRun { puzzles: 0, guesses: 0 });
}
