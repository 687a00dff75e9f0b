//! Transformations: laws that all of them keep, over many drawn from seeds.

use nonet_engine::search::monitor::Budget;
use nonet_engine::search::{count, first};
use nonet_engine::types::cell::Cell;
use nonet_engine::types::conflict::conflicts;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::house::House;
use nonet_engine::types::rng::SeededRng;
use nonet_engine::types::set::Element as _;
use nonet_engine::types::transform::{LineOrder, Transform};

/// A hard puzzle, and the same with some clues less.
const GRIDS: [&str; 2] = [
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
    "800000000003600000070090200050007000000045700000100030001000068008500010000000000",
];

#[test]
fn the_number_of_solutions_stays() {
    let mut rng = SeededRng::new(1);
    for line in GRIDS {
        let grid: Grid = line.parse().unwrap();
        let solutions = count(&grid, 300, Budget::UNLIMITED);
        for _ in 0..50 {
            let moved = Transform::random(&mut rng).grid(&grid);
            assert_eq!(count(&moved, 300, Budget::UNLIMITED), solutions, "{moved}");
        }
    }
}

#[test]
fn solutions_and_conflicts_go_along() {
    let mut rng = SeededRng::new(2);
    let grid: Grid = GRIDS[0].parse().unwrap();
    let mut conflicting = grid;
    conflicting[Cell::new(0, 1)] = Some(Digit::new(8));
    let full = first(&grid).unwrap().grid();
    for _ in 0..100 {
        let transform = Transform::random(&mut rng);
        let moved = first(&transform.grid(&grid)).map(|solution| solution.grid());
        assert_eq!(moved, Some(transform.grid(&full)));
        assert_eq!(conflicts(&transform.grid(&conflicting)).len(), conflicts(&conflicting).len());
    }
}

#[test]
fn houses_go_to_houses_and_the_inverse_leads_back() {
    let mut rng = SeededRng::new(3);
    for _ in 0..200 {
        let transform = Transform::random(&mut rng);
        for house in House::ALL {
            assert_eq!(transform.house(house).cells(), transform.cell_set(house.cells()));
        }
        assert_eq!(transform.then(transform.inverse()), Transform::identity());
        let other = Transform::random(&mut rng);
        for place in 0..81 {
            let cell = Cell::at(place);
            assert_eq!(transform.then(other).cell(cell), other.cell(transform.cell(cell)));
        }
    }
}

#[test]
fn turning_and_mirroring_are_what_they_are_called() {
    let corner = Cell::new(0, 1);
    assert_eq!(Transform::turning().cell(corner), Cell::new(1, 8));
    assert_eq!(Transform::mirroring().cell(corner), Cell::new(0, 7));
    assert_eq!(Transform::transposing().cell(corner), Cell::new(1, 0));
    let half = Transform::turning().then(Transform::turning());
    assert_eq!(half.cell(corner), Cell::new(8, 7));
    assert_eq!(half.then(half), Transform::identity());
}

#[test]
fn a_mirrored_order_is_the_same_from_the_other_end() {
    let mut rng = SeededRng::new(8);
    for _ in 0..100 {
        let order = LineOrder::random_mirrored(&mut rng);
        assert_eq!(order.from_the_end(), order);
        let mut lines: Vec<usize> = (0..9).map(|line| order.place(line)).collect();
        lines.sort_unstable();
        assert_eq!(lines, (0..9).collect::<Vec<_>>());
    }
}
