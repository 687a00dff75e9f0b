//! Search: all algorithms agree, verdicts and costs are as written down, budgets hold, and a
//! recorded trace can be played again. Cases are lines of `tests/corpus/search`.

use std::cell;
use std::collections::HashSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use nonet_engine::search::monitor::{Budget, Event};
use nonet_engine::search::puzzle::{Puzzle, PuzzleError};
use nonet_engine::search::{
    Algorithm, Count, LimitError, Search, count, first, limit, solve_up_to,
};
use nonet_engine::types::cell::Cell;
use nonet_engine::types::grid::{Grid, Solution};
use nonet_engine::types::position::DeadEnd;

fn path(relative: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(relative)
}

/// Runs a check over the lines of a corpus file that are no comments, and reports all failures.
fn check_lines(file: &str, check: impl Fn(&[&str]) -> Result<(), String>) {
    let file = path(&format!("tests/corpus/search/{file}.txt"));
    let text = fs::read_to_string(&file).unwrap();
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let failures: Vec<String> = lines
        .filter_map(|(number, line)| {
            let error = check(&line.split_whitespace().collect::<Vec<_>>()).err()?;
            Some(format!("{}:{}: {error}", file.display(), number + 1))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn read(text: &str) -> Grid {
    text.parse().unwrap()
}

/// One error unless the two are equal.
fn same<T: PartialEq + std::fmt::Debug>(found: &T, expected: &T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{found:?}, not {expected:?}")) }
}

#[test]
fn every_algorithm_solves_what_is_solved() {
    check_lines("solved", |words| {
        let &[puzzle, solution] = words else { return Err("two words are needed".to_owned()) };
        Algorithm::ALL.into_iter().try_for_each(|algorithm| {
            let search = Search { algorithm, ..Search::default() };
            let (found, end) = search.solve(&read(puzzle), Budget::of(1_000_000));
            if algorithm == Algorithm::Backtracking && end.count == Count::Stopped(0) {
                return Ok(());
            }
            same(&found.iter().map(Solution::to_string).collect(), &vec![solution.to_owned()])
        })
    });
}

/// The verdict on a grid, in the words of the corpus.
fn verdict(grid: &Grid) -> Result<String, String> {
    Ok(match Puzzle::prove(grid) {
        Ok(puzzle) => {
            same(&first(grid).as_ref(), &Some(puzzle.solution()))?;
            "one".to_owned()
        }
        Err(PuzzleError::Conflicts(conflicts)) => {
            let text =
                conflicts.iter().map(|conflict| format!(" {}{}", conflict.digit, conflict.house));
            format!("conflict{}", text.collect::<String>())
        }
        Err(PuzzleError::NoSolution { at: None }) => "none".to_owned(),
        Err(PuzzleError::NoSolution { at: Some(DeadEnd::Cell(cell)) }) => format!("none {cell}"),
        Err(PuzzleError::NoSolution { at: Some(DeadEnd::House(house, digit)) }) => {
            format!("none {digit}{house}")
        }
        Err(PuzzleError::SeveralSolutions(several)) => {
            same(&several.first.differs(&several.second), &several.differing)?;
            same(&several.differing.is_empty(), &false)?;
            "several".to_owned()
        }
        Err(PuzzleError::Stopped) => "stopped".to_owned(),
    })
}

#[test]
fn verdicts_are_as_in_the_corpus() {
    check_lines("verdicts", |words| {
        same(&verdict(&read(words[0]))?, &words[1..].join(" "))?;
        let expected = match words[1] {
            "one" => Count::Exactly(1),
            "several" => Count::AtLeast(2),
            _ => Count::Exactly(0),
        };
        Algorithm::ALL.into_iter().try_for_each(|algorithm| {
            let search = Search { algorithm, limit: 2, ..Search::default() };
            match search.solve(&read(words[0]), Budget::of(20_000)).1.count {
                Count::Stopped(_) if algorithm != Algorithm::Fast => Ok(()),
                count => same(&count, &expected),
            }
        })
    });
}

#[test]
fn textbook_searches_cost_as_in_the_corpus() {
    check_lines("costs", |words| {
        let algorithm = Algorithm::from_slug(words[0]).ok_or("no such algorithm")?;
        let search = Search { algorithm, seed: words[1].parse().unwrap(), limit: 2, record: 0 };
        let (_, found) = search.solve(&read(words[2]), Budget::UNLIMITED);
        let counters = found.counters;
        let cost = format!("{} {} {}", counters.cells, counters.guesses, counters.dead_ends);
        same(&cost, &words[3..].join(" "))
    });
}

/// Lists that may lie beside the project, each with how many solutions its grids have, up to two.
const LISTS: [(&str, u64); 10] = [
    ("easy", 1),
    ("minimal", 1),
    ("unbiased", 1),
    ("clues_17", 1),
    ("magictour_1465", 1),
    ("hardest_1905", 1),
    ("hardest_1106", 1),
    ("no_solution", 0),
    ("several_solutions", 2),
    ("several_solutions_serg", 2),
];

/// Compares what every algorithm finds that comes to an end within a budget; how many do.
fn agreeing_algorithms(grid: &Grid, expected: u64) -> Result<usize, String> {
    let (all, _) = solve_up_to(grid, 2, Budget::UNLIMITED);
    same(&(all.len() as u64), &expected)?;
    let mut agreeing = 0;
    for algorithm in Algorithm::ALL {
        let search = Search { algorithm, limit: 2, seed: 1, record: 0 };
        let (found, result) = search.solve(grid, Budget::of(2_000));
        match result.count {
            Count::Stopped(_) if algorithm != Algorithm::Fast => continue,
            Count::Exactly(1) => same(&found, &all)?,
            count => same(&count.found(), &expected)?,
        }
        agreeing += 1;
    }
    Ok(agreeing)
}

#[test]
fn algorithms_agree_on_the_samples() {
    let (grids, agreeing) = (cell::Cell::new(0), cell::Cell::new(0));
    check_lines("samples", |words| {
        let expected = words[1].parse().map_err(|_| "a number of solutions is needed")?;
        grids.set(grids.get() + 1);
        agreeing.set(agreeing.get() + agreeing_algorithms(&read(words[0]), expected)?);
        Ok(())
    });
    let (grids, agreeing) = (grids.get(), agreeing.get());
    assert!(grids > 60 && agreeing > 3 * grids, "{agreeing} agreements on {grids} grids");
}

/// The lists are not part of the project: where they are missing, only the samples above are compared.
#[test]
fn algorithms_agree_on_the_lists() {
    for (list, expected) in LISTS {
        let Ok(text) = fs::read_to_string(path(&format!("../shared/data/puzzles/{list}.txt")))
        else {
            println!("algorithms_agree_on_the_lists skipped {list}: it is not there");
            continue;
        };
        let every = text.lines().count().div_ceil(40);
        for (number, line) in text.lines().enumerate().step_by(every) {
            let agreeing = agreeing_algorithms(&read(&line[..81]), expected);
            assert!(agreeing.is_ok(), "{list}:{}: {line}: {agreeing:?}", number + 1);
        }
    }
}

/// An easy puzzle less eight clues: a few dozen solutions.
const FEW: &str =
    "6.34....94..2..5.6.98.617.....8..31.5..3.......6..98..1..7.4.5...........7.......";
/// A hard puzzle less four clues: very many solutions.
const LOOSE: &str =
    "800000000003600000070090200050007000000045700000100030001000068000500000000000000";

#[test]
fn solutions_are_different_and_keep_the_clues() {
    let grid = read(LOOSE);
    let (solutions, count) = solve_up_to(&grid, 2_000, Budget::UNLIMITED);
    assert_eq!(count, Count::AtLeast(2_000));
    assert_eq!(solutions.iter().collect::<HashSet<_>>().len(), 2_000);
    assert!(solutions.iter().all(|full| grid.iter().all(|(cell, digit)| full[cell] == digit)));
    let (of_empty, _) = solve_up_to(&Grid::EMPTY, 500, Budget::UNLIMITED);
    assert_eq!(of_empty.iter().collect::<HashSet<_>>().len(), 500);
}

#[test]
fn algorithms_find_the_same_set() {
    let grid = read(FEW);
    let (solutions, _) = solve_up_to(&grid, u64::MAX, Budget::UNLIMITED);
    let expected: HashSet<Solution> = solutions.into_iter().collect();
    assert!(expected.len() > 2, "{}", expected.len());
    for algorithm in Algorithm::ALL {
        let search = Search { algorithm, limit: u64::MAX, ..Search::default() };
        let (found, end) = search.solve(&grid, Budget::UNLIMITED);
        assert_eq!(end.count, Count::Exactly(expected.len() as u64), "{algorithm:?}");
        assert_eq!(found.into_iter().collect::<HashSet<_>>(), expected, "{algorithm:?}");
    }
}

#[test]
fn limits_and_budgets_end_a_search() {
    assert_eq!(count(&Grid::EMPTY, 10_000, Budget::UNLIMITED), Count::AtLeast(10_000));
    for algorithm in Algorithm::ALL {
        let search = Search { algorithm, limit: u64::MAX, ..Search::default() };
        let go_on = &mut |_: &Solution| ControlFlow::Continue(());
        let spent = search.run(&Grid::EMPTY, Budget::of(100), go_on);
        assert!(matches!(spent.count, Count::Stopped(_)), "{algorithm:?}");
        assert!(spent.counters.guesses <= 100, "{algorithm:?}");
        let once = search.run(&Grid::EMPTY, Budget::UNLIMITED, &mut |_| ControlFlow::Break(()));
        assert_eq!(once.count, Count::Stopped(1), "{algorithm:?}");
    }
}

#[test]
fn all_solutions_are_only_asked_for_with_enough_clues() {
    let (few, enough) = (read(LOOSE), first(&read(LOOSE)).unwrap().grid());
    assert_eq!(limit(&few, None).unwrap(), u64::MAX);
    assert_eq!(limit(&enough, None), Ok(u64::MAX));
    assert_eq!(limit(&Grid::EMPTY, Some(1_000_000)), Ok(1_000_000));
    assert_eq!(limit(&Grid::EMPTY, None), Err(LimitError::Needed { clues: 0 }));
}

#[test]
fn a_budget_that_is_just_enough_is_enough() {
    let grid = read(FEW);
    for algorithm in Algorithm::ALL {
        let search = Search { algorithm, limit: u64::MAX, ..Search::default() };
        let (_, unlimited) = search.solve(&grid, Budget::UNLIMITED);
        let guesses = unlimited.counters.guesses;
        assert_eq!(search.solve(&grid, Budget::of(guesses)).1, unlimited, "{algorithm:?}");
        let short = search.solve(&grid, Budget::of(guesses - 1)).1;
        assert!(matches!(short.count, Count::Stopped(_)), "{algorithm:?}: {short:?}");
    }
    let guesses = Search { limit: u64::MAX, ..Search::default() };
    let guesses = guesses.solve(&grid, Budget::UNLIMITED).1.counters.guesses;
    let all = count(&grid, u64::MAX, Budget::UNLIMITED);
    assert_eq!(count(&grid, u64::MAX, Budget::of(guesses)), all);
    let short = count(&grid, u64::MAX, Budget::of(guesses - 1));
    assert!(matches!(short, Count::Stopped(_)), "{short:?}");
}

#[test]
fn algorithms_are_found_by_their_slugs() {
    let slugs = Algorithm::ALL.map(Algorithm::slug);
    assert_eq!(slugs, ["backtracking", "fewest", "bitmask", "fast"]);
    assert_eq!(slugs.map(Algorithm::from_slug), Algorithm::ALL.map(Some));
    assert_eq!(Algorithm::from_slug("guessing"), None);
}

#[test]
fn a_conflict_costs_nothing() {
    let mut grid = read(FEW);
    grid[Cell::ALL[1]] = grid[Cell::ALL[0]];
    for algorithm in Algorithm::ALL {
        let search = Search { algorithm, limit: 2, record: 10, ..Search::default() };
        let (solutions, result) = search.solve(&grid, Budget::UNLIMITED);
        assert_eq!((solutions.len(), result.count), (0, Count::Exactly(0)), "{algorithm:?}");
        assert_eq!((result.counters, result.trace), Default::default(), "{algorithm:?}");
    }
}

/// Replays a trace on a grid: the grid at each solution.
fn play(grid: &Grid, trace: &[Event]) -> Vec<Grid> {
    let (mut now, mut taken, mut full) = (*grid, Vec::new(), Vec::new());
    for &event in trace {
        match event {
            Event::Guess(put) | Event::Forced(put) => {
                taken.push((event, put.cell));
                now[put.cell] = Some(put.digit);
            }
            Event::Backtrack(guess) => {
                let from = taken.iter().rposition(|&(event, _)| event == Event::Guess(guess));
                let from = from.expect("the guess was made");
                taken.drain(from..).for_each(|(_, cell)| now[cell] = None);
            }
            Event::DeadEnd => {}
            Event::Solution => full.push(now),
        }
    }
    full
}

#[test]
fn a_trace_played_again_gives_the_solutions() {
    let grid = read(FEW);
    for algorithm in Algorithm::ALL {
        let search = Search { algorithm, limit: 3, record: 1_000_000, ..Search::default() };
        let (solved, found) = search.solve(&grid, Budget::UNLIMITED);
        let played = play(&grid, &found.trace);
        assert_eq!(played, solved.iter().map(Solution::grid).collect::<Vec<_>>(), "{algorithm:?}");
        let short = Search { record: 5, ..search }.solve(&grid, Budget::UNLIMITED).1;
        assert_eq!(short.trace, found.trace[..5], "{algorithm:?}");
    }
}

#[test]
fn the_seed_decides_the_order_of_the_search() {
    let trace = |seed| {
        let search = Search { algorithm: Algorithm::Mrv, seed, record: 200, limit: 1 };
        search.solve(&read(LOOSE), Budget::UNLIMITED).1.trace
    };
    assert_eq!(trace(1), trace(1));
    assert_ne!(trace(1), trace(2));
}
