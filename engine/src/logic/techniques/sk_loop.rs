//! SK-loops (domino loops): two rows and two columns that meet in four solved cells in four blocks.
//! Beside each of these cells its row and its column have two cells in the block, a domino each. The
//! eight dominoes are a loop: each shares a line with the domino before it and a block with the next,
//! or the other way round. A digit fits into the loop at most as often as it takes lines and blocks of
//! the loop to hold all its places there. If these numbers add up to the number of cells, each digit
//! is there as often as it can be: each such line or block has it in the loop and nowhere else
//! (S. Kurzhals found the first one, in "Easter Monster"; it is a multi-sector locked set).
//!
//! Example: r2c2, r2c8, r8c2 and r8c8 are solved; of the sixteen cells beside them those in row 2 and
//! box 1 share 1 and 2, those in row 2 share 3 and 4 from box to box, and so on: no 3 in r2c5.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::Digit;
use crate::types::house::{House, HouseKind};
use crate::types::position::Position;

/// Reports every domino loop.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let ways = Ways::all();
    for [top, bottom] in pairs_of_lines() {
        for [left, right] in pairs_of_lines() {
            let corners = [(top, left), (top, right), (bottom, right), (bottom, left)];
            let corners = corners.map(|(row, column)| Cell::new(row, column));
            if let Some(found) = DominoLoop::of(on.position, corners)
                && found.is_locked(on.position, &ways)
            {
                on.report(found.effects(on.position, &ways), || found.evidence(on.position))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The numbers of two rows in different bands, or of two columns in different stacks.
fn pairs_of_lines() -> impl Iterator<Item = [usize; 2]> {
    let with = |one: usize| (one / 3 * 3 + 3..9).map(move |other| [one, other]);
    (0..6).flat_map(with)
}

/// Dominoes, or the houses between them: bit n is domino n, or the house that it shares with the
/// next.
type Around = u8;

/// For each set of dominoes the smallest sets of houses that hold all of them.
struct Ways(Vec<Vec<Around>>);

impl Ways {
    fn all() -> Ways {
        let held = |houses: Around| houses | houses.rotate_left(1);
        let of = |dominoes: Around| {
            let holds = |houses: &Around| held(*houses) & dominoes == dominoes;
            let ways: Vec<Around> = (0..=Around::MAX).filter(holds).collect();
            let least = ways.iter().map(|way| way.count_ones()).min();
            ways.into_iter().filter(|way| Some(way.count_ones()) == least).collect()
        };
        Ways((0..=Around::MAX).map(of).collect())
    }
    fn of(&self, dominoes: Around) -> &[Around] {
        &self.0[dominoes as usize]
    }
}

/// Eight dominoes.
struct DominoLoop {
    /// The unsolved cells of each, in order round the loop.
    dominoes: [CellSet; 8],
    /// The house that each shares with the next.
    houses: [House; 8],
    cells: CellSet,
}

impl DominoLoop {
    /// The loop beside four solved cells in order round the loop, the first two in a row; none if one
    /// of them is unsolved, or a domino has no unsolved cell.
    fn of(position: &Position, corners: [Cell; 4]) -> Option<DominoLoop> {
        use HouseKind::{Block, Column, Row};
        if corners.iter().any(|&corner| position.unsolved().contains(corner)) {
            return None;
        }
        let [one, two, three, four] = corners;
        let order = [
            (one, Row, Row),
            (two, Row, Block),
            (two, Column, Column),
            (three, Column, Block),
            (three, Row, Row),
            (four, Row, Block),
            (four, Column, Column),
            (one, Column, Block),
        ];
        let dominoes = order.map(|(corner, line, _)| {
            corner.house(line).cells() & corner.house(Block).cells() & position.unsolved()
        });
        let houses = order.map(|(corner, _, next)| corner.house(next));
        let cells = dominoes.into_iter().fold(CellSet::EMPTY, |all, domino| all | domino);
        let is_whole = dominoes.iter().all(|domino| !domino.is_empty());
        is_whole.then_some(DominoLoop { dominoes, houses, cells })
    }
    /// The dominoes that hold a digit.
    fn holding(&self, position: &Position, digit: Digit) -> Around {
        let holds = |at: &usize| !self.dominoes[*at].is_disjoint(position.cells(digit));
        (0..8).filter(holds).fold(0, |all, at| all | 1 << at)
    }
    /// Whether there is just enough room for the cells to be filled.
    fn is_locked(&self, position: &Position, ways: &Ways) -> bool {
        let room = |digit: Digit| ways.of(self.holding(position, digit))[0].count_ones() as usize;
        Digit::ALL.into_iter().map(room).sum::<usize>() == self.cells.len()
    }
    /// A digit leaves what is outside the loop in each house of a smallest way to hold it, and the
    /// dominoes that two of these houses hold: there it would be counted twice.
    fn effects(&self, position: &Position, ways: &Ways) -> Effects {
        let mut effects = Effects::default();
        for digit in Digit::ALL {
            for &way in ways.of(self.holding(position, digit)) {
                let used = |at: &usize| way >> at & 1 == 1;
                let outside = (0..8)
                    .filter(used)
                    .fold(CellSet::EMPTY, |all, at| all | (self.houses[at].cells() - self.cells));
                let twice = (0..8).filter(|at| used(at) && used(&((at + 7) % 8)));
                let twice = twice.fold(CellSet::EMPTY, |all, at| all | self.dominoes[at]);
                effects = effects.and_eliminate(digit, outside | twice);
            }
        }
        effects
    }
    fn evidence(&self, position: &Position) -> Evidence {
        let marked = Evidence::default().cells(Role::Base, self.cells);
        let marked =
            self.houses.into_iter().fold(marked, |all, house| all.house(Role::Cover, house));
        Digit::ALL.into_iter().fold(marked, |all, digit| {
            all.candidates(Role::Base, digit, position.cells(digit) & self.cells)
        })
    }
}
