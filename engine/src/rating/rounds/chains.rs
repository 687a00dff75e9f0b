//! The levels of forcing chains, by the length of the shortest.
//!
//! From each candidate, right and wrong, all that follows over single links is found level by level; the
//! length of the shortest chain to its own contrary does not depend on any order.

use super::Findings;
use crate::rating::se::chain_hint::length_difficulty;
use crate::rating::se::combos::bits;
use crate::rating::se::grid::{Grid, TABLES, candidate, cells_of, parts};
use crate::rating::se::links::{Kind, StrongLinks};

/// Candidates by digit, as cells.
type Marks = [u128; 9];

/// The shortest chains of one digit, or, without any, of all links; with their level in tenths.
pub fn shortest(grid: &Grid) -> Option<(u16, Findings)> {
    let kinds = [(Kind::X, 6.6), (Kind::Xy, 7.0)];
    kinds.into_iter().find_map(|(kind, base)| {
        let (nodes, findings) = of_kind(grid, kind)?;
        Some(((10.0 * (base + length_difficulty(nodes))).round() as u16, findings))
    })
}

/// The number of nodes of the shortest chains, and all that chains of this length show.
fn of_kind(grid: &Grid, kind: Kind) -> Option<(u32, Findings)> {
    let search = Search { grid, kind, links: StrongLinks::of(grid, kind) };
    let (mut best, mut found) = (u32::MAX, Findings::default());
    for (at, is_right) in each(&grid.by_digit).flat_map(|at| [(at, true), (at, false)]) {
        let Some(nodes) = search.nodes_to_contrary(at, is_right, best) else { continue };
        if nodes < best {
            (best, found) = (nodes, Findings::default());
        }
        let findings = if is_right { &mut found.wrong } else { &mut found.right };
        findings.push(at);
    }
    (!found.is_empty()).then_some((best, found))
}

struct Search<'a> {
    grid: &'a Grid,
    kind: Kind,
    links: StrongLinks,
}

fn has(marks: &Marks, at: u16) -> bool {
    let (cell, digit) = parts(at);
    marks[digit] >> cell & 1 != 0
}

fn mark(marks: &mut Marks, at: u16) {
    let (cell, digit) = parts(at);
    marks[digit] |= 1 << cell;
}

fn each(marks: &Marks) -> impl Iterator<Item = u16> {
    (0..9).flat_map(|digit| cells_of(marks[digit]).map(move |cell| candidate(cell, digit)))
}

impl Search<'_> {
    /// How many nodes the shortest chain from a candidate to its contrary has, if not more than `most`.
    fn nodes_to_contrary(&self, start: u16, is_right: bool, most: u32) -> Option<u32> {
        let mut known = [[0; 9]; 2];
        let mut new = [0; 9];
        mark(&mut new, start);
        let mut turn = is_right;
        mark(&mut known[usize::from(is_right)], start);
        for nodes in 2..=most {
            let next = if turn { self.wrong_after(&new) } else { self.right_after(&new) };
            turn = !turn;
            if turn != is_right && has(&next, start) {
                return Some(nodes);
            }
            let known = &mut known[usize::from(turn)];
            for digit in 0..9 {
                new[digit] = next[digit] & !known[digit];
                known[digit] |= new[digit];
            }
            if new == [0; 9] {
                return None;
            }
        }
        None
    }
    fn wrong_after(&self, right: &Marks) -> Marks {
        let mut wrong = [0; 9];
        for at in each(right) {
            let (cell, digit) = parts(at);
            wrong[digit] |= TABLES.all_peers[cell] & self.grid.by_digit[digit];
            if self.kind != Kind::X {
                let others = bits(self.grid.cells[cell] & !(1 << digit));
                others.for_each(|other| wrong[other] |= 1 << cell);
            }
        }
        wrong
    }
    fn right_after(&self, wrong: &Marks) -> Marks {
        let mut right = [0; 9];
        let linked: Marks = std::array::from_fn(|digit| wrong[digit] & self.links.linked[digit]);
        for at in each(&linked) {
            self.links.get(at).iter().for_each(|&(other, _)| mark(&mut right, other));
        }
        right
    }
}
