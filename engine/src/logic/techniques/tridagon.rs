//! Tridagons (Thor's hammer): three cells in each of four blocks that two bands and two stacks share,
//! those of a block in different rows and columns. Were they to hold just three digits, each block
//! would have all three. From one block to the next in a band the three digits turn round over the
//! rows, which is an even permutation, and so in a stack over the columns. So if the number of blocks
//! whose cells are an odd permutation (one of the diagonals that fall to the left) is odd, this cannot
//! be, and one of the other candidates, the guardians, is true (The New Sudoku Players' Forum, "Chromatic
//! patterns", 2022).
//!
//! Example: r1c1, r2c2, r3c3, r1c4, r2c5, r3c6, r4c1, r5c2, r6c3, r4c6, r5c5, r6c4 hold 1, 2 and 3, and
//! r1c1 7 also: it is 7.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::guardians::Guardians;
use crate::logic::step::{Evidence, Role};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::{HouseKind, HouseSet};
use crate::types::position::Position;

/// Reports every tridagon whose guardians have something in common.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    for digits in triples() {
        let diagonals = (0..9).map(|block| diagonals(on.position, block, digits));
        let diagonals: Vec<Vec<Diagonal>> = diagonals.collect();
        for blocks in rectangles() {
            let start = Tridagon { cells: CellSet::EMPTY, is_odd: false };
            let blocks = blocks.map(|block| &diagonals[block][..]);
            grow(on, digits, &blocks, start, Guardians::NONE)?;
        }
    }
    ControlFlow::Continue(())
}

/// Each three digits.
fn triples() -> impl Iterator<Item = DigitSet> {
    (0..512).map(DigitSet::from_bits).filter(|digits| digits.len() == 3)
}

/// The numbers of each four blocks where two bands meet two stacks.
fn rectangles() -> impl Iterator<Item = [usize; 4]> {
    const PAIRS: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];
    let with = |[top, bottom]: [usize; 2]| {
        PAIRS.map(|[left, right]| [top, bottom].map(|band| [3 * band + left, 3 * band + right]))
    };
    PAIRS.into_iter().flat_map(with).map(|[[one, two], [three, four]]| [one, two, three, four])
}

/// Three cells of a block in different rows and columns.
struct Diagonal {
    cells: CellSet,
    /// Whether the columns in the order of the rows are an odd permutation.
    is_odd: bool,
}

/// The diagonals of a block whose cells are unsolved and hold two or three of the digits.
fn diagonals(position: &Position, block: usize, digits: DigitSet) -> Vec<Diagonal> {
    const COLUMNS: [([usize; 3], bool); 6] = [
        ([0, 1, 2], false),
        ([1, 2, 0], false),
        ([2, 0, 1], false),
        ([0, 2, 1], true),
        ([1, 0, 2], true),
        ([2, 1, 0], true),
    ];
    let diagonal = |(columns, is_odd): ([usize; 3], bool)| {
        let cell = |row: usize| Cell::new(block / 3 * 3 + row, block % 3 * 3 + columns[row]);
        Diagonal { cells: (0..3).map(cell).collect(), is_odd }
    };
    let holds = |cell: Cell| (position.candidates(cell) & digits).len() > 1;
    let all = COLUMNS.into_iter().map(diagonal);
    all.filter(|diagonal| diagonal.cells.iter().all(holds)).collect()
}

/// Diagonals in some of the blocks.
#[derive(Clone, Copy)]
struct Tridagon {
    cells: CellSet,
    /// Whether the number of odd ones is odd.
    is_odd: bool,
}

/// Adds a diagonal of each of the blocks that are left, as long as the guardians may help.
fn grow(
    on: &mut Finder,
    digits: DigitSet,
    blocks: &[&[Diagonal]],
    Tridagon { cells, is_odd }: Tridagon,
    guardians: Guardians,
) -> ControlFlow<()> {
    let position = on.position;
    let Some((&diagonals, rest)) = blocks.split_first() else {
        if is_odd {
            guardians.report(on, || evidence(position, digits, cells))?;
        }
        return ControlFlow::Continue(());
    };
    for diagonal in diagonals {
        let guardians = guardians.and(position, diagonal.cells, !digits);
        if guardians.may_help(position) {
            let cells = cells | diagonal.cells;
            let grown = Tridagon { cells, is_odd: is_odd != diagonal.is_odd };
            grow(on, digits, rest, grown, guardians)?;
        }
    }
    ControlFlow::Continue(())
}

fn evidence(position: &Position, digits: DigitSet, cells: CellSet) -> Evidence {
    let of = |digit: Digit| position.cells(digit) & cells;
    let marked = digits
        .iter()
        .fold(Evidence::default(), |all, digit| all.candidates(Role::Base, digit, of(digit)));
    let blocks: HouseSet = cells.iter().map(|cell| cell.house(HouseKind::Block)).collect();
    blocks.iter().fold(marked, |all, block| all.house(Role::Cover, block))
}
