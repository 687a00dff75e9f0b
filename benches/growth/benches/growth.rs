//! `cargo bench`: how the time of the search grows with its input. Criterion times each size and
//! keeps its records for the next run; at the end all sizes are printed in one table, as ratios.

use std::ops::ControlFlow;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion};
use growth::grids::{LOOSE, minimal, of_clues, without};
use growth::table::{Series, print};
use nonet_engine::search::fast::clues::Clues;
use nonet_engine::search::fast::true_candidates::{TrueCandidates, true_candidates};
use nonet_engine::search::monitor::Budget;
use nonet_engine::search::{Algorithm, Search, count};
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::grid::Grid;

/// How many grids one time is the sum of, where it is not the size itself.
const GRIDS: u64 = 100;
/// How many where the textbook's searches take part.
const FEW: u64 = 10;

fn main() {
    let mut criterion = Criterion::default()
        .without_plots()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();
    let mut all = vec![batch(&mut criterion), limit(&mut criterion), removed(&mut criterion)];
    all.extend(Algorithm::ALL.map(|algorithm| side_by_side(&mut criterion, algorithm)));
    all.extend([minimality(&mut criterion), truths(&mut criterion)]);
    criterion.final_summary();
    print(&all);
}

/// Times `run` on what is made for each of the sizes.
fn series<I>(
    criterion: &mut Criterion,
    name: &str,
    unit: &'static str,
    sizes: &[u64],
    make: impl Fn(u64) -> I,
    run: impl Fn(&I) -> u64,
) -> Series {
    let mut group = criterion.benchmark_group(name);
    for &size in sizes {
        let id = BenchmarkId::from_parameter(size);
        let mut made = None;
        group.bench_function(id, |bencher| {
            let input = made.get_or_insert_with(|| make(size));
            bencher.iter(|| run(input));
        });
    }
    group.finish();
    Series { name: name.to_owned(), unit, sizes: sizes.to_vec() }
}

/// The solutions of all grids, each up to a limit.
fn count_all(grids: &[Grid], limit: u64) -> u64 {
    grids.iter().map(|grid| count(grid, limit, Budget::UNLIMITED).found()).sum()
}

/// Puzzles in a batch, each proved to have one solution.
fn batch(criterion: &mut Criterion) -> Series {
    let puzzles = |size| minimal(size).iter().map(|puzzle| *puzzle.givens()).collect();
    let run = |grids: &Vec<Grid>| count_all(grids, 2);
    series(criterion, "batch", "puzzles", &[10, 100, 1_000, 10_000], puzzles, run)
}

/// The limit of solutions counted.
fn limit(criterion: &mut Criterion) -> Series {
    let loose: Grid = LOOSE.parse().expect("a grid");
    let run = |&limit: &u64| {
        let found = count(&loose, limit, Budget::UNLIMITED).found();
        assert_eq!(found, limit);
        found
    };
    series(criterion, "limit", "solutions", &[10, 100, 1_000, 10_000, 100_000], |size| size, run)
}

/// Digits removed from full grids; two solutions are looked for.
fn removed(criterion: &mut Criterion) -> Series {
    let sizes: Vec<u64> = (1..=9).map(|ninth| 9 * ninth).collect();
    let run = |grids: &Vec<Grid>| count_all(grids, 2);
    series(criterion, "removed", "digits", &sizes, |size| without(size, GRIDS), run)
}

/// One algorithm on proper puzzles of fewer and fewer clues.
fn side_by_side(criterion: &mut Criterion, algorithm: Algorithm) -> Series {
    let search = Search { algorithm, limit: 2, ..Search::default() };
    let run = |grids: &Vec<Grid>| {
        let mut go_on = |_: &_| ControlFlow::Continue(());
        let found = |grid| search.run(grid, Budget::UNLIMITED, &mut go_on).count.found();
        grids.iter().map(found).sum()
    };
    let sizes = [26, 32, 40, 52, 64];
    series(criterion, algorithm.slug(), "clues", &sizes, |size| of_clues(size, FEW), run)
}

/// Whether each clue of a puzzle is needed.
fn minimality(criterion: &mut Criterion) -> Series {
    let run = |grids: &Vec<Grid>| {
        let needed = |grid: &Grid| {
            let mut clues = Clues::of(grid);
            let redundant = |(cell, digit)| clues.is_redundant(Candidate::new(cell, digit));
            grid.iter().map(redundant).filter(|redundant| !redundant).count() as u64
        };
        grids.iter().map(needed).sum()
    };
    let sizes = [27, 36, 45, 54, 63, 72, 81];
    series(criterion, "minimality", "clues", &sizes, |size| of_clues(size, GRIDS), run)
}

/// Which candidates are in some solution, of full grids that have lost some digits.
fn truths(criterion: &mut Criterion) -> Series {
    let run = |grids: &Vec<Grid>| {
        let all = |grid| match true_candidates(grid, Budget::UNLIMITED) {
            TrueCandidates::All(found) | TrueCandidates::Partial(found) => {
                found.iter().map(|(_, digits)| digits.len() as u64).sum::<u64>()
            }
        };
        grids.iter().map(all).sum()
    };
    let sizes = [9, 18, 27, 36, 45, 54];
    series(criterion, "truths", "digits less", &sizes, |size| without(size, GRIDS), run)
}
