//! The engine's basic types: the laws of sets and maps, their notation, and what they refuse to
//! read.

use std::fmt::{Debug, Display};

use nonet_engine::logic::techniques::Technique;
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::{Candidate, CandidateSet};
use nonet_engine::types::cell::{ByCell, Cell, CellSet};
use nonet_engine::types::colour::{Colour, ColourSet};
use nonet_engine::types::conflict::{Conflict, conflicting_cells, conflicts};
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::grid::{Grid, Solution};
use nonet_engine::types::house::{House, HouseKind, HouseSet};
use nonet_engine::types::position::{DeadEnd, Position};
use nonet_engine::types::rng::{SeededRng, SplitMix64};
use nonet_engine::types::set::{Bits, Element, Set, Words};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

const SOLVED: &str =
    "972853614146279538583146729624718953817395462359462871798621345265934187431587296";

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

/// What is written is read again; `written` is the JSON.
fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, written: &str) {
    assert_eq!(serde_json::to_string(value).expect("JSON"), written);
    assert_eq!(&serde_json::from_str::<T>(written).expect(written), value);
}

fn is_refused<T: DeserializeOwned + Debug>(written: &str, reason: &str) {
    let error = serde_json::from_str::<T>(written).expect_err(written).to_string();
    assert!(error.contains(reason), "{written}: {error}");
}

/// A set against a list of booleans, element by element.
fn set_laws<T: Element + Display + Debug>(ones: &[bool], others: &[bool]) {
    let set = |list: &[bool]| -> Set<T> {
        (0..T::COUNT).filter(|&index| list[index]).map(T::at).collect()
    };
    let (one, other) = (set(ones), set(others));
    assert_eq!(Set::<T>::ALL.len(), T::COUNT);
    for index in 0..T::COUNT {
        let (item, is_in, is_in_other) = (T::at(index), ones[index], others[index]);
        assert_eq!(item.index(), index);
        assert_eq!(one.contains(item), is_in);
        assert_eq!((!one).contains(item), !is_in);
        assert_eq!((one & other).contains(item), is_in && is_in_other);
        assert_eq!((one | other).contains(item), is_in || is_in_other);
        assert_eq!((one ^ other).contains(item), is_in != is_in_other);
        assert_eq!((one - other).contains(item), is_in && !is_in_other);
        let (mut more, mut less) = (one, one);
        more.insert(item);
        less.remove(item);
        assert_eq!((more, less), (one | Set::only(item), one - Set::only(item)));
        assert_eq!(Set::only(item).single(), Some(item));
    }
    let (mut union, mut common, mut rest) = (one, one, one);
    union |= other;
    common &= other;
    rest -= other;
    assert_eq!((union, common, rest), (one | other, one & other, one - other));
    let indices: Vec<usize> = (0..T::COUNT).filter(|&index| ones[index]).collect();
    assert!(one.iter().map(T::index).eq(indices.iter().copied()));
    assert_eq!((one.len(), one.iter().len()), (indices.len(), indices.len()));
    assert_eq!(one.is_empty(), indices.is_empty());
    assert_eq!(one.first().map(T::index), indices.first().copied());
    assert_eq!(one.single().is_some(), indices.len() == 1);
    assert_eq!(one.is_subset(other), (one - other).is_empty());
    assert_eq!(one.is_disjoint(other), (one & other).is_empty());
    assert_eq!(Set::try_from_bits(one.bits()), Some(one));
    assert_eq!(one.cmp(&other), one.bits().cmp(&other.bits()));
    let names: Vec<String> = one.iter().map(|item| format!("{:?}", item.to_string())).collect();
    assert_eq!(format!("{one:?}"), format!("{{{}}}", names.join(", ")));
    comes_back(&one, &format!("{indices:?}").replace(' ', ""));
    is_refused::<Set<T>>(&format!("[{}]", T::COUNT), "is beyond");
}

proptest! {
    #[test]
    fn sets_are_sets(ones in prop::collection::vec(any::<bool>(), 729), others in prop::collection::vec(any::<bool>(), 729)) {
        set_laws::<Digit>(&ones, &others);
        set_laws::<Colour>(&ones, &others);
        set_laws::<House>(&ones, &others);
        set_laws::<Cell>(&ones, &others);
        set_laws::<Candidate>(&ones, &others);
        set_laws::<Technique>(&ones, &others);
    }
}

#[test]
fn bits_beyond_the_last_thing_make_no_set() {
    assert_eq!(DigitSet::try_from_bits(0x1ff), Some(DigitSet::ALL));
    assert_eq!(DigitSet::try_from_bits(0x200), None);
    assert_eq!(HouseSet::try_from_bits(1 << 27), None);
    assert_eq!(CellSet::try_from_bits(u128::MAX), None);
    assert_eq!(CandidateSet::try_from_bits(Words::below(729)), Some(CandidateSet::ALL));
    assert_eq!(CandidateSet::try_from_bits(Words::below(730)), None);
}

#[test]
fn empty_words_have_no_lowest_bit() {
    assert_eq!(<u16 as Bits>::ZERO.lowest(), 16);
    assert_eq!(CandidateSet::EMPTY.bits().lowest(), 768);
    assert_eq!(CandidateSet::EMPTY.bits().without_lowest(), CandidateSet::EMPTY.bits());
    assert_eq!((DigitSet::default(), DigitSet::EMPTY.first()), (DigitSet::EMPTY, None));
}

#[test]
fn small_types_are_written_as_numbers_and_refuse_others() {
    comes_back(&Digit::new(9), "9");
    is_refused::<Digit>("0", "0 is not a digit from 1 to 9");
    is_refused::<Digit>("10", "10 is not a digit from 1 to 9");
    comes_back(&cell("r9c9"), "80");
    is_refused::<Cell>("81", "81 is not a cell from 0 to 80");
    comes_back(&House::new(HouseKind::Block, 8), "26");
    is_refused::<House>("27", "27 is not a house from 0 to 26");
    comes_back(&Colour::ALL[8], "8");
    is_refused::<Colour>("9", "9 is not a colour from 0 to 8");
    assert_eq!(Colour::ALL.map(|colour| colour.to_string()).concat(), "012345678");
    assert_eq!(ColourSet::ALL.iter().collect::<Vec<_>>(), Colour::ALL);
}

#[test]
fn what_is_no_cell_says_which_character_is_wrong() {
    let refused = |text: &str| text.parse::<Cell>().expect_err(text).to_string();
    assert_eq!("R4C7".parse(), Ok(Cell::new(3, 6)));
    for (text, reason) in [
        ("", "0 characters are not a cell: a cell has four, such as r4c7"),
        ("r10c1", "5 characters are not a cell: a cell has four, such as r4c7"),
        ("r0c1", "character 2 is '0', but a cell is r, 1 to 9, c and 1 to 9, such as r4c7"),
        ("r4d7", "character 3 is 'd', but a cell is r, 1 to 9, c and 1 to 9, such as r4c7"),
        ("4c7r", "character 1 is '4', but a cell is r, 1 to 9, c and 1 to 9, such as r4c7"),
        ("r4cé", "character 4 is 'é', but a cell is r, 1 to 9, c and 1 to 9, such as r4c7"),
    ] {
        assert_eq!(refused(text), reason);
    }
}

#[test]
fn grids_and_solutions_are_written_as_lines_and_refuse_others() {
    let grid: Grid = SOLVED.parse().expect("81 cells");
    comes_back(&grid, &format!("{SOLVED:?}"));
    comes_back(&Solution::of(&grid).expect("a solution"), &format!("{SOLVED:?}"));
    is_refused::<Grid>("\"12\"", "81 cells are needed, 2 were found");
    is_refused::<Grid>(
        &format!("{:?}", SOLVED.replace('5', "+")),
        "'+' is not a cell: character 5 must",
    );
    let mut other = grid;
    other[cell("r1c1")] = None;
    is_refused::<Solution>(&format!("\"{other}\""), "not complete: 80 of 81 cells hold a digit");
    other[cell("r1c1")] = Some(Digit::new(7));
    is_refused::<Solution>(&format!("\"{other}\""), "breaks a rule: 7 stands more than once in r1");
    assert_eq!("0".repeat(81).parse(), Ok(Grid::EMPTY));
}

#[test]
fn a_map_has_one_value_for_each_key() {
    let rows = ByCell::from_fn(Cell::row);
    assert_eq!(rows.values()[80], 8);
    let written = serde_json::to_string(&rows).expect("JSON");
    comes_back(&rows, &written);
    is_refused::<ByCell<usize>>("[1,2]", "invalid length 2, expected one value for each");
    assert_eq!(format!("{rows:?}"), written.replace(',', ", "));
    assert_ne!(rows, ByCell::default());
}

#[test]
fn cells_and_houses_are_where_their_names_say() {
    for (name, row, column, block) in [("r1c9", 0, 8, 2), ("r5c4", 4, 3, 4), ("R9C1", 8, 0, 6)] {
        let cell = cell(name);
        assert_eq!((cell.row(), cell.column(), cell.block()), (row, column, block), "{name}");
        assert_eq!(u8::from(cell) as usize, 9 * row + column);
        assert_eq!(cell.house(HouseKind::Row), House::new(HouseKind::Row, row));
        assert_eq!(cell.house(HouseKind::Column).to_string(), format!("c{}", column + 1));
        assert_eq!(cell.house(HouseKind::Block).number(), block);
        assert_eq!(cell.to_string(), name.to_lowercase());
    }
    for name in ["r0c1", "r1c0", "r10c1", "c1r1", "", "r1c1 "] {
        assert!(name.parse::<Cell>().is_err(), "{name}");
    }
    assert_eq!([Cell::try_at(80), Cell::try_at(81)], [Some(cell("r9c9")), None]);
    assert!(cell("r1c1").sees(cell("r3c3")) && !cell("r1c1").sees(cell("r4c4")));
    assert!(!cell("r1c1").sees(cell("r1c1")));
    let pair: CellSet = [cell("r1c1"), cell("r1c2")].into_iter().collect();
    assert!(pair.common_houses().map(|house| house.to_string()).eq(["r1", "b1"]));
    assert_eq!(CellSet::EMPTY.common_houses().count(), 0);
    for kind in HouseKind::ALL {
        assert_eq!(HouseSet::of_kind(kind).len(), 9);
        assert!(HouseSet::of_kind(kind).iter().all(|house| house.kind() == kind));
    }
}

#[test]
fn conflicts_name_digit_house_and_cells() {
    let mut grid = Grid::EMPTY;
    for name in ["r1c1", "r1c2", "r9c1"] {
        grid[cell(name)] = Some(Digit::new(5));
    }
    let conflict = |kind, number, cells: [&str; 2]| Conflict {
        digit: Digit::new(5),
        house: House::new(kind, number),
        cells: cells.map(cell).into_iter().collect(),
    };
    let found = conflicts(&grid);
    let expected = [
        conflict(HouseKind::Row, 0, ["r1c1", "r1c2"]),
        conflict(HouseKind::Column, 0, ["r1c1", "r9c1"]),
        conflict(HouseKind::Block, 0, ["r1c1", "r1c2"]),
    ];
    assert_eq!(found, expected);
    assert_eq!(conflicting_cells(&found), grid.filled());
    assert_eq!((grid.clues(), grid.cells_of(Digit::new(5))), (3, grid.filled()));
    assert_eq!(grid.iter().count(), 3);
    assert_eq!(grid.digits().iter().flatten().count(), 3);
}

#[test]
fn two_solutions_differ_where_their_digits_do() {
    let one: Grid = SOLVED.parse().expect("81 cells");
    let swapped: String = SOLVED
        .chars()
        .map(|ch| match ch {
            '1' => '2',
            '2' => '1',
            other => other,
        })
        .collect();
    let other: Grid = swapped.parse().expect("81 cells");
    let [one, other] = [one, other].map(|grid| Solution::of(&grid).expect("a solution"));
    let differing = one.grid().cells_of(Digit::new(1)) | one.grid().cells_of(Digit::new(2));
    assert_eq!((one.differs(&other), one.differs(&one)), (differing, CellSet::EMPTY));
}

#[test]
fn a_board_shows_givens_and_entries() {
    let mut board = Board::default();
    let (given, entered) = (cell("r1c1"), cell("r1c5"));
    board.entries[entered] = Some(Digit::new(2));
    assert_eq!(board.clue_grid(), board.entries);
    board.givens[given] = Some(Digit::new(1));
    assert_eq!(board.clue_grid(), board.givens);
    assert_eq!(board.digits().iter().count(), 2);
    assert_eq!((board.digit(given), board.digit(cell("r2c2"))), (Some(Digit::new(1)), None));
    assert_eq!(board.empty_cells(), !board.digits().filled());
    board.eliminated[cell("r1c9")].insert(Digit::new(9));
    let left: DigitSet = (3..=8).map(Digit::new).collect();
    assert_eq!(board.candidates(cell("r1c9")), left);
    assert_eq!(board.candidates(given), DigitSet::EMPTY);
}

#[test]
fn a_position_keeps_cells_and_digits_together() {
    let mut board = Board::default();
    board.givens[cell("r1c1")] = Some(Digit::new(1));
    let mut position = Position::of(&board);
    assert_eq!(position.givens(), CellSet::only(cell("r1c1")));
    position.place(Candidate::new(cell("r5c5"), Digit::new(5)));
    position.eliminate(Candidate::new(cell("r9c9"), Digit::new(9)));
    board.entries[cell("r5c5")] = Some(Digit::new(5));
    board.eliminated[cell("r9c9")].insert(Digit::new(9));
    assert_eq!(position, Position::of(&board));
    assert_eq!(position.unsolved(), board.empty_cells());
    let row = House::new(HouseKind::Row, 8);
    assert_eq!(position.places(Digit::new(9), row), row.cells() - CellSet::only(cell("r9c9")));
    for at in Cell::ALL {
        for digit in Digit::ALL {
            let is_open = board.candidates(at).contains(digit);
            assert_eq!(position.has(Candidate::new(at, digit)), is_open);
            assert_eq!(position.cells(digit).contains(at), is_open);
        }
    }
    assert!(!position.is_solved());
    assert!(position.bivalue().is_empty());
    for digit in 1..=7 {
        position.eliminate(Candidate::new(cell("r9c9"), Digit::new(digit)));
    }
    assert_eq!(position.candidates(cell("r9c9")), DigitSet::only(Digit::new(8)));
    position.eliminate(Candidate::new(cell("r9c8"), Digit::new(9)));
    assert_eq!(position.dead_end(), None);
    position.eliminate(Candidate::new(cell("r9c9"), Digit::new(8)));
    assert_eq!(position.dead_end(), Some(DeadEnd::Cell(cell("r9c9"))));
}

#[test]
fn a_digit_without_a_place_is_a_dead_end() {
    let mut position = Position::of(&Board::default());
    for at in House::new(HouseKind::Column, 2).cells() {
        position.eliminate(Candidate::new(at, Digit::new(4)));
    }
    let column = House::new(HouseKind::Column, 2);
    assert_eq!(position.dead_end(), Some(DeadEnd::House(column, Digit::new(4))));
    let grid: Grid = SOLVED.parse().expect("81 cells");
    let solved = Position::of(&Board::of_givens(grid));
    assert!(solved.is_solved() && solved.dead_end().is_none());
}

/// The bivalue cells are those with two candidates, in any position.
#[test]
fn bivalue_cells_have_two_candidates() {
    let mut rng = SeededRng::new(5);
    let mut position = Position::of(&Board::default());
    for _ in 0..600 {
        let candidate = Candidate::at(rng.below(729));
        position.eliminate(candidate);
    }
    let two: CellSet =
        Cell::ALL.into_iter().filter(|&at| position.candidates(at).len() == 2).collect();
    assert!(two.len() > 5);
    assert_eq!(position.bivalue(), two);
}

/// The packed set holds the digits of each cell, also where a cell's nine bits lie in two words.
#[test]
fn candidates_of_cells_are_those_of_each_cell() {
    let mut rng = SeededRng::new(6);
    for _ in 0..20 {
        let digits = ByCell::from_fn(|_| {
            Digit::ALL.into_iter().filter(|_| rng.below(2) == 1).collect::<DigitSet>()
        });
        let one_by_one: CandidateSet = digits
            .iter()
            .flat_map(|(cell, digits)| digits.into_iter().map(move |at| Candidate::new(cell, at)))
            .collect();
        assert_eq!(CandidateSet::of_cells(&digits), one_by_one);
    }
}

#[test]
fn sets_compare_in_the_order_by_which_they_are_sorted() {
    let one: DigitSet = [Digit::new(1)].into_iter().collect();
    let two: DigitSet = [Digit::new(2)].into_iter().collect();
    assert!(one < two);
    assert_eq!(one.partial_cmp(&two), Some(one.cmp(&two)));
}

/// The first numbers of seed 0, as Vigna's reference implementation of `splitmix64` gives them.
#[test]
fn seeds_are_spread_by_splitmix64() {
    let mut generator = SplitMix64::new(0);
    let numbers = [(); 3].map(|()| generator.draw());
    assert_eq!(numbers, [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]);
}

#[test]
fn naked_singles_are_the_cells_with_one_candidate() {
    let mut position = Position::of(&Board::default());
    assert!(position.naked_singles().is_empty());
    for digit in Digit::ALL.into_iter().filter(|&digit| digit != Digit::new(7)) {
        position.eliminate(Candidate::new(cell("r2c2"), digit));
    }
    assert_eq!(position.naked_singles().into_iter().collect::<Vec<_>>(), [cell("r2c2")]);
}
