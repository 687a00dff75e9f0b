//! Search: all algorithms agree, counts and verdicts are right, nothing hangs.

use nonet::engine::grid::Grid;
use nonet::engine::puzzle::Puzzle;
use nonet::engine::search::watch::Budget;
use nonet::engine::search::{Algorithm, Count, Search, count};

#[test]
fn algorithms_agree_on_the_hardest_known_for_people() {
    let line = "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
    let grid: Grid = line.parse().unwrap();
    let puzzle = Puzzle::prove(&grid).unwrap();
    for algorithm in Algorithm::ALL {
        let search = Search { algorithm, limit: 2, ..Search::default() };
        let (all, found) = search.solve(&grid, &Budget::UNLIMITED);
        assert_eq!((all, found.count), (vec![*puzzle.solution()], Count::Exactly(1)));
    }
}

#[test]
fn a_limit_ends_the_search() {
    assert_eq!(count(&Grid::EMPTY, 10_000, &Budget::UNLIMITED), Count::AtLeast(10_000));
}
