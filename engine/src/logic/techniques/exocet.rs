//! Exocets: two base cells where a line meets a block, and a target cell in each of the other two
//! blocks on that line, off the line. The other cell of the target's block that is on the same
//! crossing line and off the base line, the companion, holds no base digit. Three crossing lines, those
//! of the targets and that of the third cell of the base's line and block, need each base digit once,
//! and outside the three blocks (the S cells) every base digit fits into no more than two of them at
//! once. A digit that is true in the base is on the three lines nowhere within the blocks but in a
//! target, so it is true in a target: the targets hold the same two digits as the base cells
//! (D. P. Bird, "JExocet Compendium"; SudokuWiki, "Exocet").
//!
//! Example: r1c1, r1c2 hold 1 to 4, r2c4 holds 1, 2 and 7, r3c7 holds 3, 4 and 9, r3c4 and r2c7 hold
//! none of 1 to 4, which fit into columns 3, 4 and 7 below at most twice: no 7 in r2c4, no 9 in r3c7.

mod double;

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::grounds::Grounds;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::house::{House, HouseKind, HouseSet};
use crate::types::position::Position;

pub use double::find as double;

/// Reports every junior exocet: what leaves the targets and the base, what leaves the cells mirrored,
/// and what would leave the crossing lines too little room.
pub fn junior(on: &mut Finder) -> ControlFlow<()> {
    let places = Places::of(on.position);
    let exocets = exocets(&places);
    for exocet in &exocets {
        on.report(exocet.direct_effects(&places), || exocet.evidence(&places))?;
    }
    for exocet in &exocets {
        for side in 0..2 {
            exocet.report_crowded(on, &places, side)?;
            on.report(exocet.mirror_effects(&places, side), || {
                let mirror = exocet.mirror(&places, side);
                let block = exocet.targets[1 - side].cell.house(HouseKind::Block);
                let marked = exocet.evidence(&places);
                let grounds = marked.grounds.clone().digits(places.position, block, exocet.digits);
                Evidence { grounds, ..marked }.cells(Role::Pivot, mirror).house(Role::On, block)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// A position with, for each digit, all cells that hold it or may yet.
struct Places<'a> {
    position: &'a Position,
    possible: ByDigit<CellSet>,
}

impl<'a> Places<'a> {
    fn of(position: &'a Position) -> Places<'a> {
        let possible =
            ByDigit::from_fn(|digit| position.cells(digit) | position.digits().cells_of(digit));
        Places { position, possible }
    }
    /// What the cells hold, or may yet.
    fn digits(&self, cells: CellSet) -> DigitSet {
        let is_there = |digit: &Digit| !self.possible[*digit].is_disjoint(cells);
        Digit::ALL.into_iter().filter(is_there).collect()
    }
}

/// A junior exocet.
struct Exocet {
    /// The line on which the base is.
    line: House,
    /// The two base cells.
    base: CellSet,
    /// The three or four digits that they may hold.
    digits: DigitSet,
    targets: [Target; 2],
    /// The crossing line of the third cell.
    escape: House,
    /// The cells of the three blocks.
    band: CellSet,
}

/// A target of an exocet.
#[derive(Clone, Copy)]
struct Target {
    cell: Cell,
    companion: Cell,
    /// The line through both that crosses the base line.
    cross: House,
    /// Two cells of the other target's block, off that target's crossing line and off both the base
    /// line and the line of this target. The digit that is true in this target is true in one of them.
    mirror: CellSet,
}

/// All junior exocets of a position.
fn exocets(places: &Places) -> Vec<Exocet> {
    let mut found = Vec::new();
    for line in House::ALL.into_iter().filter(|line| line.kind() != HouseKind::Block) {
        for block in blocks_on(line) {
            for third in line.cells() & block.cells() {
                exocets_of_base(places, line, block, third, &mut found);
            }
        }
    }
    found
}

/// Adds the exocets whose base is where the line meets the block, but for the third cell there.
fn exocets_of_base(
    places: &Places,
    line: House,
    block: House,
    third: Cell,
    found: &mut Vec<Exocet>,
) {
    let base = (line.cells() & block.cells()) - CellSet::only(third);
    let digits = places.digits(base);
    if !base.is_subset(places.position.unsolved()) || !(3..=4).contains(&digits.len()) {
        return;
    }
    let band = blocks_on(line).fold(CellSet::EMPTY, |all, block| all | block.cells());
    let others: Vec<House> = blocks_on(line).filter(|&other| other != block).collect();
    let sides: Vec<Vec<Target>> =
        others.iter().map(|&block| targets(places, line, block, digits)).collect();
    for &one in &sides[0] {
        for &other in &sides[1] {
            let mirror = |of: Target, beside: Target, block: House| {
                let lines =
                    line.cells() | of.cell.house(line.kind()).cells() | beside.cross.cells();
                Target { mirror: block.cells() - lines, ..of }
            };
            let targets = [mirror(one, other, others[1]), mirror(other, one, others[0])];
            let escape = third.house(crossing(line));
            let exocet = Exocet { line, base, digits, targets, escape, band };
            if digits.iter().all(|digit| !exocet.fits(places, digit, &exocet.crosses())) {
                found.push(exocet);
            }
        }
    }
}

/// The possible targets in a block: cells off the base line beside a companion without base digits.
/// Their mirrors are not known yet.
fn targets(places: &Places, line: House, block: House, digits: DigitSet) -> Vec<Target> {
    let off = block.cells() - line.cells();
    let target = |cell: Cell| {
        let cross = cell.house(crossing(line));
        let companion = (off & cross.cells() & cell.peers()).first()?;
        let is_target = !places.position.candidates(cell).is_disjoint(digits)
            && places.digits(CellSet::only(companion)).is_disjoint(digits);
        is_target.then_some(Target { cell, companion, cross, mirror: CellSet::EMPTY })
    };
    off.iter().filter_map(target).collect()
}

impl Exocet {
    /// The three crossing lines.
    fn crosses(&self) -> [House; 3] {
        [self.targets[0].cross, self.targets[1].cross, self.escape]
    }
    /// The cells of the crossing lines outside the band.
    fn s_cells(&self) -> CellSet {
        self.crosses().into_iter().fold(CellSet::EMPTY, |all, cross| all | cross.cells())
            - self.band
    }
    /// Whether a digit has room in all of some crossing lines at once, outside the band. The lines
    /// are in different blocks, so only lines beside the base line can bar it: by Hall's theorem it
    /// has room if any of the crossing lines have at least as many of these among them.
    fn fits(&self, places: &Places, digit: Digit, crosses: &[House]) -> bool {
        let lines = |cross: &House| -> HouseSet {
            let cells = (places.possible[digit] & cross.cells()) - self.band;
            cells.iter().map(|cell| cell.house(self.line.kind())).collect()
        };
        let lines: Vec<HouseSet> = crosses.iter().map(lines).collect();
        (1..1_usize << lines.len()).all(|chosen| {
            let of_chosen = (0..lines.len()).filter(|at| chosen >> at & 1 == 1);
            let union = of_chosen.fold(HouseSet::EMPTY, |union, at| union | lines[at]);
            union.len() >= chosen.count_ones() as usize
        })
    }
    /// The base digits that a target may hold.
    fn target_digits(&self, places: &Places, side: usize) -> DigitSet {
        places.position.candidates(self.targets[side].cell) & self.digits
    }
    /// The targets hold nothing but base digits, the base only what a target may hold.
    fn direct_effects(&self, places: &Places) -> Effects {
        let targets: CellSet = self.targets.iter().map(|target| target.cell).collect();
        let held = self.target_digits(places, 0) | self.target_digits(places, 1);
        let gone = (self.digits - held).iter();
        gone.fold(Effects::eliminate_all(!self.digits, targets), |effects, digit| {
            effects.and_eliminate(digit, self.base)
        })
    }
    /// A digit of a target has to be in its mirror, too; if only one cell of the mirror can hold what
    /// the target holds, it holds nothing else.
    fn mirror_effects(&self, places: &Places, side: usize) -> Effects {
        let Target { cell, mirror, .. } = self.targets[side];
        let held = self.target_digits(places, side);
        let lost = held - places.digits(mirror);
        let effects = Effects::eliminate_all(lost, CellSet::only(cell));
        match self.mirrors(places, side).single() {
            Some(at) => (!held)
                .iter()
                .fold(effects, |effects, digit| effects.and_eliminate(digit, CellSet::only(at))),
            None => effects,
        }
    }
    /// The cells of the mirror that may hold what the target holds.
    fn mirrors(&self, places: &Places, side: usize) -> CellSet {
        let held = self.target_digits(places, side);
        let may_hold = |&at: &Cell| !places.digits(CellSet::only(at)).is_disjoint(held);
        self.targets[side].mirror.iter().filter(may_hold).collect()
    }
    /// The cells of the mirror that may hold what the target holds, or all of the mirror if none may.
    fn mirror(&self, places: &Places, side: usize) -> CellSet {
        let may = self.mirrors(places, side);
        if may.is_empty() { self.targets[side].mirror } else { may }
    }
    /// A digit in one target has to be in the two other crossing lines outside the band.
    fn report_crowded(&self, on: &mut Finder, places: &Places, side: usize) -> ControlFlow<()> {
        let others = [self.targets[1 - side].cross, self.escape];
        let is_crowded = |&digit: &Digit| !self.fits(places, digit, &others);
        for digit in self.target_digits(places, side).iter().filter(is_crowded) {
            let at = Candidate::new(self.targets[side].cell, digit);
            on.report(Effects::eliminate(digit, CellSet::only(at.cell)), || {
                self.evidence(places).candidate(Role::Fin, at)
            })?;
        }
        ControlFlow::Continue(())
    }
    fn evidence(&self, places: &Places) -> Evidence {
        let block = self.base.common_houses().find(|house| house.kind() == HouseKind::Block);
        let position = places.position;
        let marked =
            Evidence::default().digits(Role::Base, self.digits).house(Role::Base, self.line);
        let marked = block.into_iter().fold(marked, |all, block| all.house(Role::Base, block));
        let marked = marked.candidates_in(Role::Base, position, self.digits, self.base);
        let marked = self.targets.iter().fold(marked, |all, target| {
            let cell = CellSet::only(target.cell);
            let all = all.candidates_in(Role::Pincer, position, self.digits, cell);
            all.cells(Role::Off, CellSet::only(target.companion))
        });
        let marked = self.crosses().into_iter().fold(marked, |all, at| all.house(Role::Cover, at));
        Evidence { grounds: self.grounds(position), ..self.mark_s_cells(places, marked) }
    }
    /// The base cells are filled, and each crossing line needs each base digit.
    fn grounds(&self, position: &Position) -> Grounds {
        let crosses = self.crosses().into_iter();
        crosses.fold(Grounds::default().cells(self.base), |all, cross| {
            all.digits(position, cross, self.digits)
        })
    }
    /// The base digits in the S cells, cells where one of them stands already as a whole.
    fn mark_s_cells(&self, places: &Places, marked: Evidence) -> Evidence {
        let s_cells = self.s_cells();
        let solved = self.digits.iter().fold(CellSet::EMPTY, |all, digit| {
            all | (places.position.digits().cells_of(digit) & s_cells)
        });
        let marked = marked.candidates_in(Role::Witness, places.position, self.digits, s_cells);
        if solved.is_empty() { marked } else { marked.cells(Role::Witness, solved) }
    }
}

/// The three blocks that a line meets.
fn blocks_on(line: House) -> impl Iterator<Item = House> {
    let blocks: HouseSet = line.cells().iter().map(|cell| cell.house(HouseKind::Block)).collect();
    blocks.iter()
}

/// Rows for a column, columns for a row.
fn crossing(line: House) -> HouseKind {
    if line.kind() == HouseKind::Row { HouseKind::Column } else { HouseKind::Row }
}
