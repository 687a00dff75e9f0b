//! [`PictureDigits`]: the digits in the picture of an idea. They are counted from 1 in the order in which
//! the text of the idea names them, not those of the example.

use crate::core::order::by_number;
use crate::engine::logic::step::{Effect, Role, Step, Target};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;

/// More digits in a cell are not legible there, and more in a picture say nothing.
const MOST_IN_CELL: usize = 3;
const MOST: usize = 5;

/// The digits in a picture, each text in ascending order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PictureDigits {
    /// Cells of the pattern with their digits.
    pub cells: Vec<(Cell, String)>,
    /// Cells that lose digits, with those.
    pub outs: Vec<(Cell, String)>,
}

/// The parts of a pattern, in the order in which texts name their digits.
const ORDER: [Role; 7] =
    [Role::Pivot, Role::Base, Role::Cover, Role::On, Role::Off, Role::Pincer, Role::Fin];

impl PictureDigits {
    /// Those of a step; none where a cell has more than can be read.
    pub fn of_step(step: &Step) -> PictureDigits {
        let marked = |role: Role| {
            step.evidence.marks.iter().filter_map(move |mark| match mark.target {
                Target::Candidate(at) if mark.role == role => Some(at),
                _ => None,
            })
        };
        let ends = step.evidence.links.iter().flat_map(|link| [link.from, link.to]);
        let ends = ends
            .filter_map(|node| Some(Candidate::new(node.cells.single()?, node.digits.single()?)));
        let parts: Vec<Candidate> = ORDER.into_iter().flat_map(marked).chain(ends).collect();
        let outs = step.effects.iter().filter_map(|effect| match effect {
            Effect::Eliminate(at) if parts.iter().all(|part| part.cell != at.cell) => Some(*at),
            _ => None,
        });
        let outs: Vec<Candidate> = outs.collect();
        let mut names: Vec<Digit> = Vec::new();
        for at in parts.iter().chain(&outs) {
            if !names.contains(&at.digit) {
                names.push(at.digit);
            }
        }
        let all = PictureDigits { cells: named(&parts, &names), outs: named(&outs, &names) };
        let is_legible = |(_, text): &(Cell, String)| text.len() <= MOST_IN_CELL;
        let fits = names.len() <= MOST && all.cells.iter().chain(&all.outs).all(is_legible);
        if fits { all } else { PictureDigits::default() }
    }
}

/// The candidates cell by cell, each digit as its place among the names.
fn named(candidates: &[Candidate], names: &[Digit]) -> Vec<(Cell, String)> {
    let mut all: Vec<(Cell, Vec<usize>)> = Vec::new();
    for at in candidates {
        let name = names.iter().position(|digit| *digit == at.digit).map_or(0, |place| place + 1);
        match all.iter_mut().find(|(cell, _)| *cell == at.cell) {
            Some((_, digits)) if digits.contains(&name) => {}
            Some((_, digits)) => digits.push(name),
            None => all.push((at.cell, vec![name])),
        }
    }
    for (_, digits) in &mut all {
        *digits = by_number(std::mem::take(digits), |&digit| digit as i64);
    }
    let text = |digits: Vec<usize>| digits.iter().map(usize::to_string).collect();
    all.into_iter().map(|(cell, digits)| (cell, text(digits))).collect()
}
