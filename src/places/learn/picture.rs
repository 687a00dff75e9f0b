//! [`Picture`]: a step reduced to what matters: its houses, the parts of its cells, its links and what
//! goes. It prints as words, so that a list of many techniques can show it small.

use std::fmt::Write as _;

use crate::engine::logic::step::{Effect, LinkKind, Role, Step};
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::house::{House, HouseKind};

/// The most cells of a part and the most links that are drawn.
const MOST: usize = 12;

/// A step reduced to what matters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    /// The houses that the pattern stands on.
    pub houses: Vec<House>,
    /// Cells and their parts.
    pub dots: Vec<(Cell, Role)>,
    /// Cells that lose a candidate.
    pub outs: Vec<Cell>,
    /// Links from cell to cell.
    pub lines: Vec<(Cell, Cell, LinkKind)>,
}

/// The letter of a part in the words of a picture.
const LETTERS: [(char, Role); 8] = [
    ('b', Role::Base),
    ('c', Role::Cover),
    ('f', Role::Fin),
    ('v', Role::Pivot),
    ('p', Role::Pincer),
    ('n', Role::On),
    ('o', Role::Off),
    ('t', Role::Witness),
];

impl Picture {
    /// What matters of a step.
    pub fn of_step(step: &Step) -> Picture {
        let evidence = &step.evidence;
        let outs = step.effects.iter().filter_map(|effect| match effect {
            Effect::Eliminate(at) => Some(at.cell),
            Effect::Place(_) => None,
        });
        let outs: CellSet = outs.collect();
        let mut taken = CellSet::EMPTY;
        let mut dots = Vec::new();
        for role in Role::ALL {
            let cells = evidence.cells_of(role) - taken;
            taken |= cells;
            dots.extend(cells.iter().take(MOST).map(|cell| (cell, role)));
        }
        let ends = evidence.links.iter().filter_map(|link| {
            let (from, to) = (link.from.cells.first()?, link.to.cells.first()?);
            (from != to).then_some((from, to, link.kind))
        });
        let mut lines: Vec<_> = ends.take(MOST).collect();
        let houses: Vec<House> = evidence.houses_of(Role::Base).iter().take(4).collect();
        if lines.is_empty() {
            // Two cells of a pattern in one of its houses belong together.
            lines.extend(houses.iter().filter_map(|house| {
                let cells: Vec<Cell> =
                    (house.cells() & evidence.cells_of(Role::Base)).iter().collect();
                match cells.as_slice() {
                    &[one, other] => Some((one, other, LinkKind::Strong)),
                    _ => None,
                }
            }));
        }
        Picture { houses, dots, outs: outs.iter().take(MOST).collect(), lines }
    }
    /// As words: `hr1 b16 b18 x36 s1618`.
    pub fn print(&self) -> String {
        let mut text = String::new();
        let place = |cell: &Cell| format!("{}{}", cell.row() + 1, cell.column() + 1);
        for house in &self.houses {
            let kind = match house.kind() {
                HouseKind::Row => 'r',
                HouseKind::Column => 'k',
                HouseKind::Block => 'q',
            };
            _ = write!(text, " {kind}{}", house.number() + 1);
        }
        for (cell, role) in &self.dots {
            let letter =
                LETTERS.iter().find(|(_, of)| of == role).map_or('b', |(letter, _)| *letter);
            _ = write!(text, " {letter}{}", place(cell));
        }
        for cell in &self.outs {
            _ = write!(text, " x{}", place(cell));
        }
        for (from, to, kind) in &self.lines {
            let letter = if *kind == LinkKind::Strong { 's' } else { 'w' };
            _ = write!(text, " {letter}{}{}", place(from), place(to));
        }
        text.trim_start().to_owned()
    }
    /// Reads words that [`print`](Self::print) wrote; one that is not understood is passed over.
    pub fn read<'a>(words: impl Iterator<Item = &'a str>) -> Picture {
        let mut picture = Picture::default();
        words.for_each(|word| _ = picture.read_word(word));
        picture
    }
    fn read_word(&mut self, word: &str) -> Option<()> {
        let mut rest = word.chars();
        let letter = rest.next()?;
        let numbers: Option<Vec<usize>> =
            rest.map(|digit| Some(digit.to_digit(10)?.checked_sub(1)? as usize)).collect();
        match (letter, numbers?.as_slice()) {
            ('r', &[at]) => self.houses.push(House::new(HouseKind::Row, at)),
            ('k', &[at]) => self.houses.push(House::new(HouseKind::Column, at)),
            ('q', &[at]) => self.houses.push(House::new(HouseKind::Block, at)),
            ('x', &[row, column]) => self.outs.push(Cell::new(row, column)),
            ('s', &[a, b, c, d]) => {
                self.lines.push((Cell::new(a, b), Cell::new(c, d), LinkKind::Strong));
            }
            ('w', &[a, b, c, d]) => {
                self.lines.push((Cell::new(a, b), Cell::new(c, d), LinkKind::Weak));
            }
            (_, &[row, column]) => {
                let role = LETTERS.iter().find(|(of, _)| *of == letter)?.1;
                self.dots.push((Cell::new(row, column), role));
            }
            _ => return None,
        }
        Some(())
    }
}
