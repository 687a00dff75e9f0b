//! Where the links of a step run over the grid: path data in whole units, a hundred to a cell.
//!
//! A link is a quadratic curve from the edge of one candidate's disc to the edge of another's. Of
//! several bends the one that crosses the least is taken; where each of them crosses a digit or a
//! candidate, the link goes around. Numbers then stand where they cover nothing.

pub mod drawn;
mod glyphs;
mod paper;
mod pen;
mod route;
pub mod size;
mod track;

use super::board::CellView;
use super::link_layer::{LinkPath, LinkPathKind, NumberView, ShadeView};
use crate::core::look_at::pattern_cells;
use crate::engine::logic::step::{Effect, Link, LinkKind, Node, Role, Step, Target};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::house::{House, HouseKind};
use crate::engine::types::set::Element as _;
use crate::words::chain_lines::line_numbers;

use glyphs::glyphs;
use paper::{Paper, Point};
use pen::Pen;
use size::{CELL, NOTES};

pub use pen::NUMBER;

/// More arrows to what is eliminated would hide the pattern.
const MOST_OUT: usize = 12;

/// Where a candidate is noted.
fn place(candidate: Candidate) -> Point {
    let digit = candidate.digit.index();
    Point {
        x: candidate.cell.column() as i32 * CELL + NOTES[digit % 3],
        y: candidate.cell.row() as i32 * CELL + NOTES[digit / 3],
    }
}

/// The houses of a step, shaded by their part.
pub fn shades(step: &Step) -> Vec<ShadeView> {
    let houses = step.evidence.marks.iter().filter_map(|mark| match mark.target {
        Target::Houses(houses) => Some(houses.iter().map(|house| shade(mark.role, house))),
        _ => None,
    });
    houses.flatten().collect()
}

/// A house as it is shaded for a role.
pub fn shade(role: Role, house: House) -> ShadeView {
    let number = house.number() as i32;
    let area = match house.kind() {
        HouseKind::Row => [0, number * CELL, 9 * CELL, CELL],
        HouseKind::Column => [number * CELL, 0, CELL, 9 * CELL],
        HouseKind::Block => [number % 3 * 3 * CELL, number / 3 * 3 * CELL, 3 * CELL, 3 * CELL],
    };
    ShadeView { role, area }
}

/// The links of a step and the arrows to what it eliminates, over these cells. `lit` are the places of
/// those that are lit, counted as the step counts its links; the place after the last stands for the
/// arrows.
pub fn links<'a>(
    step: &Step,
    cells: impl Iterator<Item = &'a CellView>,
    lit: Option<&[usize]>,
) -> Vec<LinkPath> {
    let faint = |at: usize| lit.is_some_and(|lit| !lit.contains(&at));
    let numbers = line_numbers(&step.evidence);
    let mut pen = Pen::new(Paper::new(cells.flat_map(glyphs)));
    let mut out = Vec::new();
    for (at, link) in step.evidence.links.iter().enumerate() {
        for node in [link.from, link.to] {
            group(&mut out, node, faint(at));
        }
        let (from, to) = nearest(link);
        let strong = link.kind == LinkKind::Strong;
        let shape = if strong { LinkPathKind::Strong } else { LinkPathKind::Weak };
        if pen.link(from, to, numbers[at]) {
            out.push(LinkPath::of(shape, faint(at)));
        }
    }
    for (from, to) in arrows(step) {
        if pen.link(from, to, None) {
            out.push(LinkPath::of(LinkPathKind::Out, faint(step.evidence.links.len())));
        }
    }
    let drawn = out.iter_mut().filter(|path| path.shape != LinkPathKind::Group);
    for (path, (track, number)) in drawn.zip(pen.finished()) {
        (path.line, path.head) = (track.path(), track.head_path());
        path.number = number.map(|(number, at)| NumberView { number, at: [at.x, at.y] });
    }
    out
}

/// What holds the cells of a node together, once.
fn group(out: &mut Vec<LinkPath>, node: Node, faint: bool) {
    let points = points(node);
    if points.len() < 2 {
        return;
    }
    let mut line = String::new();
    for (at, point) in points.iter().enumerate() {
        line += &format!("{}{} {}", if at == 0 { 'M' } else { 'L' }, point.x, point.y);
    }
    match out.iter_mut().find(|other| other.line == line) {
        Some(known) => known.faint &= faint,
        None => out.push(LinkPath { line, ..LinkPath::of(LinkPathKind::Group, faint) }),
    }
}

/// Of two nodes the candidates that lie nearest to each other.
fn nearest(link: &Link) -> (Point, Point) {
    let pairs = points(link.from)
        .into_iter()
        .flat_map(|from| points(link.to).into_iter().map(move |to| (from, to)));
    let pairs = pairs.filter(|(from, to)| from != to);
    let none = Point { x: 0, y: 0 };
    pairs.min_by_key(|&(from, to)| from.squared(to)).unwrap_or((none, none))
}

fn points(node: Node) -> Vec<Point> {
    let of = |cell| node.digits.iter().map(move |digit| place(Candidate::new(cell, digit)));
    node.cells.iter().flat_map(of).collect()
}

/// From the ends of the pattern to what they eliminate.
fn arrows(step: &Step) -> Vec<(Point, Point)> {
    let sources = sources(step);
    let gone = step.effects.iter().filter_map(|effect| match effect {
        Effect::Eliminate(candidate) => Some(*candidate),
        Effect::Place(_) => None,
    });
    // Within a cell that keeps several digits, arrows from all of them would hide it.
    let is_alone = |at: Cell| sources.iter().filter(|from| from.cell == at).count() == 1;
    let pairs = gone.flat_map(|to| {
        let seen = sources.iter().filter(move |&&from| {
            (from.digit == to.digit && from.cell.sees(to.cell))
                || (from.cell == to.cell && from.digit != to.digit && is_alone(to.cell))
        });
        seen.map(move |&from| (place(from), place(to)))
    });
    let pairs: Vec<_> = pairs.collect();
    if pairs.len() > MOST_OUT { Vec::new() } else { pairs }
}

/// What eliminates: pincers, or else the two ends of the one chain that there is.
fn sources(step: &Step) -> Vec<Candidate> {
    let pincer = step.evidence.marks.iter().filter_map(|mark| match mark.target {
        Target::Candidate(candidate) if mark.role == Role::Pincer => Some(candidate),
        _ => None,
    });
    let pincers: Vec<Candidate> = pincer.collect();
    if !pincers.is_empty() {
        return pincers;
    }
    let links = &step.evidence.links;
    let unbroken = links.windows(2).all(|pair| pair[0].to == pair[1].from);
    match (links.first(), links.last()) {
        (Some(first), Some(last)) if unbroken && first.from != last.to => {
            let ends = [first.from, last.to].map(only);
            ends.into_iter().flatten().collect()
        }
        _ => Vec::new(),
    }
}

fn only(node: Node) -> Option<Candidate> {
    let mut cells = node.cells.iter();
    let cell = cells.next().filter(|_| node.cells.len() == 1)?;
    Some(Candidate::new(cell, node.digits.single()?))
}

/// Every cell that a step points at or changes.
pub fn touched(step: &Step) -> CellSet {
    let changed: CellSet = step.effects.iter().map(|effect| effect.candidate().cell).collect();
    pattern_cells(step) | changed
}
