//! [`UnaryHint`]: a cycle or a forcing chain as a hint.

use super::chain_hint::Rank;
use super::grid::{Grid, TABLES, candidate, cells_of, parts, typed};
use super::links::Kind;
use super::rule::Rule;
use super::step::{Pattern, Step, typed_cells};

/// A node of a chain: candidate, whether it is right, and the link to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// The candidate.
    pub at: u16,
    /// Whether it is right.
    pub is_on: bool,
    /// The house of the link, `IN_CELL` or, at the start, `NO_CAUSE`.
    pub cause: u8,
}

/// What a chain shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// It comes back to its start.
    Cycle,
    /// Its start is wrong.
    Wrong,
    /// Its start is right.
    Right,
}

/// A cycle or a forcing chain.
pub struct UnaryHint {
    /// Its rank.
    pub rank: Rank,
    /// The links that it uses.
    pub kind: Kind,
    /// What it shows.
    pub shape: Shape,
    /// Its nodes from the end to the start; of a cycle the start is there twice.
    pub path: Vec<Link>,
    /// What it eliminates, cells in reading order, digits ascending.
    pub eliminations: Vec<u16>,
}

/// What sees a right and a wrong node of the cycle, outside of its cells.
pub fn cycle_eliminations(grid: &Grid, path: &[Link]) -> Vec<u16> {
    let nodes = &path[..path.len() - 1];
    let mut seen = [[0u128; 9]; 2];
    let mut cells = 0u128;
    for node in nodes {
        let (cell, digit) = parts(node.at);
        cells |= 1 << cell;
        seen[usize::from(node.is_on)][digit] |= TABLES.all_peers[cell];
    }
    let of_digit = |digit: usize| {
        let eliminations = grid.by_digit[digit] & seen[0][digit] & seen[1][digit] & !cells;
        cells_of(eliminations).map(move |cell| candidate(cell, digit))
    };
    let mut eliminations: Vec<u16> = (0..9).flat_map(of_digit).collect();
    eliminations.sort_unstable();
    eliminations
}

impl UnaryHint {
    fn rule(&self) -> Rule {
        match (self.shape, self.kind) {
            (Shape::Cycle, Kind::X) if self.cells().len() == 4 => Rule::GeneralizedXWing,
            (Shape::Cycle, Kind::X) => Rule::XCycle,
            (Shape::Cycle, Kind::Y) => Rule::YCycle,
            (Shape::Cycle, Kind::Xy) => Rule::Cycle,
            (_, Kind::Xy) => Rule::ForcingChain,
            _ if self.rank.complexity == 6 => Rule::TurbotFish,
            _ => Rule::ForcingXChain,
        }
    }
    /// The cells of a cycle, in order.
    fn cells(&self) -> Vec<usize> {
        let mut cells = Vec::new();
        // The cycle is named in the direction in which its start is wrong.
        for link in self.path.iter().rev().skip(1) {
            let (cell, _) = parts(link.at);
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        cells
    }
    /// The hint as a step.
    pub fn step(self) -> Step {
        let (rule, difficulty) = (self.rule(), self.rank.difficulty);
        if self.shape == Shape::Cycle {
            let pattern = Pattern::Cells(typed_cells(self.cells()), None);
            return Step::eliminating(rule, difficulty, &self.eliminations, pattern);
        }
        let end = typed(self.path[0].at);
        let is_right = self.shape == Shape::Right;
        let pattern = Pattern::Chain(end, is_right);
        let mut step = Step::eliminating(rule, difficulty, &self.eliminations, pattern);
        step.placement = is_right.then_some(end);
        step
    }
}
