//! The canonical form: all forms of a grid have one, different puzzles have different ones, and the
//! number of automorphisms is what trying every way to move the cells counts.

use std::collections::HashSet;

use nonet_engine::canon::{Canonical, MOVES, canonical};
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::rng::SeededRng;
use nonet_engine::types::set::Element as _;
use nonet_engine::types::transform::{LineOrder, ORDERS_OF_THREE, OrderOfThree, Transform};

use crate::positions::puzzle;

/// Grids with much symmetry, and what is hard about each.
const SYMMETRICAL: [&str; 11] = [
    // Rows of one digit each.
    "111111111444444444777777777222222222555555555888888888666666666333333333999999999",
    // Six rows of one digit each, and three equal ones.
    "111132112111132112111132112111111111333333333555555555222222222666666666444444444",
    // Every cell the same digit, which breaks every rule.
    "111111111111111111111111111111111111111111111111111111111111111111111111111111111",
    // One digit nine times: a template.
    "1...........1...........1...1...........1...........1...1...........1...........1",
    // Nine digits in one box.
    "123......456......789............................................................",
    // Nine digits, one in each box.
    "1..2..3....................4..5..6....................7..8..9....................",
    // Three equal boxes on the diagonal.
    "123......456......789.........123......456......789.........123......456......789",
    // A band.
    "123456789456789123789123456......................................................",
    // The diagonal.
    "1.........2.........3.........4.........5.........6.........7.........8.........9",
    // The complete grid with the most automorphisms.
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    // A complete grid made by shifting rows.
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678",
];

fn grid(line: &str) -> Grid {
    line.parse().expect("81 cells")
}

fn forms(grid: &Grid, count: usize, seed: u64) -> Vec<Grid> {
    let mut rng = SeededRng::new(seed);
    (0..count).map(|_| Transform::random(&mut rng).grid(grid)).collect()
}

/// All orders of nine lines that keep the chutes together.
fn line_orders() -> Vec<LineOrder> {
    let three: Vec<[OrderOfThree; 3]> = ORDERS_OF_THREE
        .into_iter()
        .flat_map(|one| ORDERS_OF_THREE.map(|two| [one, two]))
        .flat_map(|[one, two]| ORDERS_OF_THREE.map(|three| [one, two, three]))
        .collect();
    let of_chutes = |chutes| three.iter().map(move |&lines| LineOrder::new(chutes, lines));
    ORDERS_OF_THREE.into_iter().flat_map(of_chutes).collect()
}

/// Whether moving the cells and renaming the digits gives the grid again.
fn is_automorphism(
    grid: &[[Option<Digit>; 9]; 9],
    rows: LineOrder,
    columns: LineOrder,
    transposes: bool,
) -> bool {
    let (mut name, mut back) = ([None; 10], [None; 10]);
    (0..81).all(|place| {
        let (row, column) = (place / 9, place % 9);
        let (to_row, to_column) = (rows.place(row), columns.place(column));
        let image = if transposes { grid[to_column][to_row] } else { grid[to_row][to_column] };
        match (grid[row][column], image) {
            (None, None) => true,
            (Some(digit), Some(image)) => {
                let (from, to) = (usize::from(digit.value()), usize::from(image.value()));
                *name[from].get_or_insert(to) == to && *back[to].get_or_insert(from) == from
            }
            _ => false,
        }
    })
}

/// The number of automorphisms by trying all moves.
fn counted(grid: &Grid) -> u32 {
    let cells =
        std::array::from_fn(|row| std::array::from_fn(|column| grid[Cell::new(row, column)]));
    let orders = line_orders();
    let mut count = 0;
    for &rows in &orders {
        for &columns in &orders {
            let one = |transposes| u32::from(is_automorphism(&cells, rows, columns, transposes));
            count += one(false) + one(true);
        }
    }
    count
}

/// Every form has the form's canonical form, which is one of them and smaller than the rest.
fn check_forms(grid: &Grid, count: usize, seed: u64) -> Canonical {
    let expected = canonical(grid);
    assert_eq!(canonical(&expected.grid).grid, expected.grid, "{grid}");
    assert_eq!(MOVES % expected.automorphisms, 0, "{grid}");
    let own = expected.grid.to_string();
    assert!(own <= grid.to_string(), "{grid}");
    for form in forms(grid, count, seed) {
        let found = canonical(&form);
        assert_eq!(found.grid, expected.grid, "{form} is a form of {grid}");
        assert_eq!(found.automorphisms, expected.automorphisms, "{form}");
        assert!(own <= form.to_string(), "{form} is smaller than {own}");
    }
    expected
}

#[test]
fn all_forms_of_a_puzzle_have_one_canonical_form() {
    for seed in 0..200 {
        let puzzle = puzzle(seed);
        check_forms(puzzle.givens(), 5, seed);
        check_forms(&puzzle.solution().grid(), 1, seed);
    }
}

#[test]
fn all_forms_of_ten_thousand_puzzles_have_one_canonical_form() {
    for seed in 0..10_000 {
        check_forms(puzzle(seed).givens(), 6, seed);
    }
}

/// A clue more, a clue less, a digit for another: no form of the same puzzle.
#[test]
fn different_grids_have_different_forms() {
    let puzzle = *puzzle(3).givens();
    let mut seen = HashSet::from([canonical(&puzzle).grid]);
    for (cell, _) in puzzle.iter() {
        let mut fewer = puzzle;
        fewer[cell] = None;
        assert!(seen.insert(canonical(&fewer).grid), "{fewer}");
    }
}

#[test]
fn the_automorphisms_are_as_many_as_trying_all_moves_counts() {
    for line in SYMMETRICAL {
        let grid = grid(line);
        assert_eq!(check_forms(&grid, 3, 1).automorphisms, counted(&grid), "{grid}");
    }
    assert_eq!(check_forms(&Grid::EMPTY, 1, 1).automorphisms, MOVES);
}

/// Grids with few clues, at random, also such as break the rules.
#[test]
fn sparse_grids_have_as_many_automorphisms_as_trying_all_moves_counts() {
    let mut rng = SeededRng::new(11);
    for clues in 1..8 {
        let mut sparse = Grid::EMPTY;
        for _ in 0..clues {
            sparse[Cell::at(rng.below(81))] = Some(Digit::new(1 + rng.below(3) as u8));
        }
        assert_eq!(check_forms(&sparse, 5, clues).automorphisms, counted(&sparse), "{sparse}");
    }
}

/// The work is bounded for any grid: symmetrical ones are the worst.
#[test]
fn symmetry_costs_little() {
    for line in SYMMETRICAL {
        let tries = canonical(&grid(line)).tries;
        assert!(tries < 100_000, "{tries} for {line}");
    }
    assert!(canonical(&Grid::EMPTY).tries < 100);
    let all: u64 = (0..100).map(|seed| canonical(puzzle(seed).givens()).tries).sum();
    assert!(all < 100 * 400, "{all}");
}

/// The smallest of all forms, found by trying them all.
#[test]
fn the_canonical_form_is_the_smallest() {
    let sparse =
        grid("...1.....2.........3..........................4...1.............2................");
    let cells: [[Option<Digit>; 9]; 9] =
        std::array::from_fn(|row| std::array::from_fn(|column| sparse[Cell::new(row, column)]));
    let orders = line_orders();
    let mut smallest = [u8::MAX; 81];
    for &rows in &orders {
        for &columns in &orders {
            for transposes in [false, true] {
                let form = form(&cells, rows, columns, transposes);
                smallest = smallest.min(form);
            }
        }
    }
    let shown = smallest.map(|digit| if digit == 0 { '.' } else { char::from(b'0' + digit) });
    assert_eq!(canonical(&sparse).grid.to_string(), shown.iter().collect::<String>());
}

/// The cells as they are after a move, digits named in the order in which they come.
fn form(
    cells: &[[Option<Digit>; 9]; 9],
    rows: LineOrder,
    columns: LineOrder,
    transposes: bool,
) -> [u8; 81] {
    let (mut names, mut named) = ([0; 10], 0);
    std::array::from_fn(|place| {
        let (row, column) = (rows.place(place / 9), columns.place(place % 9));
        let digit = if transposes { cells[column][row] } else { cells[row][column] };
        let Some(digit) = digit else { return 0 };
        let name = &mut names[usize::from(digit.value())];
        if *name == 0 {
            named += 1;
            *name = named;
        }
        *name
    })
}
