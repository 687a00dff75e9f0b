//! Links, chains and almost locked sets: whether each is what the evidence says.

use nonet_engine::logic::step::{Link, LinkKind, Node, Step};
use nonet_engine::types::house::House;
use nonet_engine::types::set::Element as _;

use super::grid::{Bits, CANDIDATES, Grid, cells_of, conflict};
use super::proof::{Fact, shows_one_of};

/// The candidates that make a node true.
pub fn candidates(node: &Node) -> Bits {
    let digits: Vec<usize> = node.digits.iter().map(|digit| digit.index()).collect();
    let cells = node.cells.iter().map(|cell| cell.index());
    Bits::of(
        cells.flat_map(|cell| digits.iter().map(move |digit| cell * 9 + digit).collect::<Vec<_>>()),
    )
}

/// What is wrong with the links and sets of a step.
pub fn check(grid: &Grid, step: &Step) -> Result<(), String> {
    let evidence = &step.evidence;
    evidence.sets.iter().try_for_each(|set| check_set(grid, set))?;
    evidence.links.iter().try_for_each(|link| check_link(grid, &evidence.sets, link))
}

/// As many digits and one more than cells, all of a house.
fn check_set(grid: &Grid, set: &Node) -> Result<(), String> {
    let cells: Vec<usize> = set.cells.iter().map(|cell| cell.index()).collect();
    let mut digits: Vec<usize> = cells.iter().flat_map(|&cell| grid.digits(cell)).collect();
    digits.sort_unstable();
    digits.dedup();
    let named: Vec<usize> = set.digits.iter().map(|digit| digit.index()).collect();
    let is_of = |house: &House| cells.iter().all(|cell| cells_of(*house).contains(cell));
    let holds = digits == named && digits.len() == cells.len() + 1;
    let is_locked = holds && House::ALL.iter().any(is_of);
    is_locked.then_some(()).ok_or_else(|| format!("{set:?} is no almost locked set"))
}

fn check_link(grid: &Grid, sets: &[Node], link: &Link) -> Result<(), String> {
    let (from, to) = (candidates(&link.from), candidates(&link.to));
    if from.is_empty() || to.is_empty() || !from.or(&to).is_within(&grid.open) {
        return Err(format!("{link:?} has an end that is not open"));
    }
    let holds = match link.kind {
        LinkKind::Weak => from.iter().all(|one| to.iter().all(|other| conflict(one, other))),
        LinkKind::Strong => is_strong(grid, sets, &from, &to),
    };
    holds.then_some(()).ok_or_else(|| format!("the {:?} link does not hold: {link:?}", link.kind))
}

/// Whether a house, a cell or a set needs one of the ends: a set by itself, or with the other end's
/// cell beside it.
fn is_strong(grid: &Grid, sets: &[Node], from: &Bits, to: &Bits) -> bool {
    let ends = from.or(to);
    let ends_at: Vec<usize> = ends.iter().collect();
    let (cell, digit) = (ends_at[0] / 9, ends_at[0] % 9);
    if ends_at.iter().all(|at| at / 9 == cell) && grid.in_cell(cell).is_within(&ends) {
        return true;
    }
    let held = |house: &House| {
        !grid.has_placed(*house, digit) && grid.places(*house, digit).is_within(&ends)
    };
    if ends_at.iter().all(|at| at % 9 == digit) && House::ALL.iter().any(held) {
        return true;
    }
    sets.iter().any(|set| {
        let in_set = set.cells.iter().map(|cell| cell.index());
        let mut cells: Vec<usize> = in_set.chain(ends_at.iter().map(|at| at / 9)).collect();
        cells.sort_unstable();
        cells.dedup();
        let one_more = cells.len() <= set.cells.len() + 1;
        let facts: Vec<Fact> = cells.into_iter().map(|cell| grid.in_cell(cell)).collect();
        one_more && shows_one_of(&facts, &grid.open, &ends)
    })
}

/// The links in chains: each goes on from the one before it with the other kind.
fn chains(links: &[Link]) -> Vec<&[Link]> {
    links.chunk_by(|one, next| one.to == next.from && one.kind != next.kind).collect()
}

/// What is wrong with the chains that the links make.
pub fn check_chains(step: &Step) -> Result<(), String> {
    chains(&step.evidence.links).iter().try_for_each(|chain| check_chain(chain))
}

/// No candidate stands in two nodes of a chain, save that it ends where it began.
fn check_chain(chain: &[Link]) -> Result<(), String> {
    let mut seen = vec![false; CANDIDATES];
    let last = chain.len() - 1;
    let first = candidates(&chain[0].from);
    for (place, link) in chain.iter().enumerate() {
        let node = if place == last && candidates(&link.to) == first { continue } else { link.to };
        for at in candidates(&node).iter().chain(first.iter().filter(|_| place == 0)) {
            if std::mem::replace(&mut seen[at], true) {
                return Err(format!("a candidate stands twice in a chain: {chain:?}"));
            }
        }
    }
    Ok(())
}

/// The cells that stand beside a set in a strong link.
pub fn cells_beside(step: &Step) -> impl Iterator<Item = usize> {
    let strong = step.evidence.links.iter().filter(|link| link.kind == LinkKind::Strong);
    let nodes = strong.flat_map(|link| [link.from, link.to]);
    nodes.filter_map(|node| node.cells.single()).map(|cell| cell.index())
}

/// What the strong links say.
pub fn facts(step: &Step) -> Vec<Fact> {
    let strong = step.evidence.links.iter().filter(|link| link.kind == LinkKind::Strong);
    strong.map(|link| candidates(&link.from).or(&candidates(&link.to))).collect()
}
