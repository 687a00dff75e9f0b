//! [`Refutation`]: why a candidate is false, as a tree: it is supposed, singles follow, other
//! candidates are refuted on the way in the same manner, until a cell or a digit has no place left.
//! Of these proofs the one with the fewest suppositions is looked for, then the shortest.
//!
//! Every proper puzzle that is known gives way to refutations within refutations, two deep, but for
//! a few that need three (D. Berthier, *Pattern-Based Constraint Satisfaction*: T&E(2), T&E(3)).

use serde::{Deserialize, Serialize};

use crate::engine::types::candidate::{Candidate, CandidateSet};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::{ByDigit, Digit};
use crate::engine::types::house::{House, HouseSet};
use crate::engine::types::position::{DeadEnd, Position};
use crate::engine::types::set::Element as _;

/// A proof that a candidate is false.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refutation {
    /// The candidate that is supposed to be true.
    pub supposed: Candidate,
    /// What follows, each line from those before it.
    pub lines: Vec<Line>,
    /// The contradiction in which it ends.
    pub end: DeadEnd,
}

/// One line of a refutation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Line {
    /// A single: the only place of its digit in the house; without a house, the only digit that the
    /// cell has left.
    Place(Candidate, Option<House>),
    /// Another candidate is false, too.
    Refuted(Refutation),
}

impl Refutation {
    /// How many candidates are supposed in all, its own included.
    pub fn suppositions(&self) -> usize {
        1 + self.inner().map(Refutation::suppositions).sum::<usize>()
    }
    /// How many lines there are in all, with one for each supposition and each contradiction.
    pub fn size(&self) -> usize {
        let inner = |line: &Line| match line {
            Line::Place(..) => 1,
            Line::Refuted(inner) => inner.size(),
        };
        2 + self.lines.iter().map(inner).sum::<usize>()
    }
    /// How deep suppositions stand within suppositions; 1 where it is the only one.
    pub fn depth(&self) -> usize {
        1 + self.inner().map(Refutation::depth).max().unwrap_or_default()
    }
    fn inner(&self) -> impl Iterator<Item = &Refutation> {
        self.lines.iter().filter_map(|line| match line {
            Line::Place(..) => None,
            Line::Refuted(inner) => Some(inner),
        })
    }
}

/// How deep suppositions may stand within suppositions.
const MAX_DEPTH: usize = 3;
/// So many refutations are compared where one inner supposition is not enough.
const COMPARED: usize = 8;

/// The smallest refutation found in a position, always the same; none where there is not exactly one
/// solution, or where it would have to be deeper than three suppositions.
pub fn smallest(position: &Position) -> Option<Refutation> {
    let start = Trail::of(position);
    let branches = position.open().iter().map(|at| Branch::suppose(&start, at));
    let (dead, mut alive): (Vec<_>, Vec<_>) =
        branches.map(Branch::filled).partition(|branch| branch.end.is_some());
    let least = |found: &mut dyn Iterator<Item = Refutation>| found.min_by_key(effort);
    least(&mut dead.into_iter().filter_map(Branch::conclude))
        .or_else(|| least(&mut alive.iter().flat_map(Branch::with_one_inner)))
        .or_else(|| {
            // What rules out most is followed first.
            alive.sort_by_key(|branch| std::cmp::Reverse(branch.ruled_out().len()));
            (1..MAX_DEPTH).find_map(|inner| {
                let found =
                    alive.iter().filter_map(|branch| branch.clone().ended(inner)?.conclude());
                least(&mut found.take(COMPARED))
            })
        })
}

fn effort(refutation: &Refutation) -> (usize, usize) {
    (refutation.suppositions(), refutation.size())
}

/// What singles do to a position, and where it ends.
#[derive(Clone)]
struct Board {
    position: Position,
    /// The houses in which each digit has not been placed.
    open: ByDigit<HouseSet>,
}

/// What comes next on a board.
enum Next {
    Single(Candidate, Option<House>),
    Dead(DeadEnd),
    Nothing,
}

impl Board {
    fn of(position: &Position) -> Board {
        let mut open = ByDigit::from_fn(|_| HouseSet::ALL);
        for (cell, digit) in position.digits().iter() {
            cell.houses().into_iter().for_each(|house| open[digit].remove(house));
        }
        Board { position: position.clone(), open }
    }
    fn place(&mut self, at: Candidate) {
        self.position.place(at);
        at.cell.houses().into_iter().for_each(|house| self.open[at.digit].remove(house));
    }
    fn next(&self) -> Next {
        if let Some(cell) = self.position.dead_cell() {
            return Next::Dead(DeadEnd::Cell(cell));
        }
        if let Some(cell) = self.position.naked_singles().first()
            && let Some(digit) = self.position.candidates(cell).first()
        {
            return Next::Single(Candidate::new(cell, digit), None);
        }
        self.next_in_houses().unwrap_or(Next::Nothing)
    }
    /// The first digit that has one place in a house, or none.
    fn next_in_houses(&self) -> Option<Next> {
        let open = Digit::ALL
            .into_iter()
            .flat_map(|digit| self.open[digit].iter().map(move |house| (digit, house)));
        open.into_iter().find_map(|(digit, house)| {
            let places = self.position.places(digit, house);
            let single = |cell| Next::Single(Candidate::new(cell, digit), Some(house));
            let dead = places.is_empty().then_some(Next::Dead(DeadEnd::House(house, digit)));
            dead.or_else(|| places.single().map(single))
        })
    }
    /// Whether singles alone refute a candidate.
    fn refutes(&self, supposed: Candidate) -> bool {
        let mut board = self.clone();
        board.place(supposed);
        loop {
            match board.next() {
                Next::Single(at, _) => board.place(at),
                Next::Dead(_) => return true,
                Next::Nothing => return false,
            }
        }
    }
}

/// A board that knows which line took each candidate away.
#[derive(Clone)]
struct Trail {
    board: Board,
    /// The number of the line by which each candidate went, by its place among all candidates; 0 for
    /// those that were not there from the start.
    cause: [u16; Candidate::COUNT],
    /// The number of the last line.
    last: u16,
}

impl Trail {
    fn of(position: &Position) -> Trail {
        Trail { board: Board::of(position), cause: [0; Candidate::COUNT], last: 0 }
    }
    fn place(&mut self, at: Candidate) {
        let position = &self.board.position;
        let beside = position.candidates(at.cell).iter().filter(|&digit| digit != at.digit);
        for digit in beside {
            self.cause[Candidate::new(at.cell, digit).index()] = self.last;
        }
        for cell in at.cell.peers() & position.cells(at.digit) {
            self.cause[Candidate::new(cell, at.digit).index()] = self.last;
        }
        self.board.place(at);
    }
    fn eliminate(&mut self, at: Candidate) {
        self.cause[at.index()] = self.last;
        self.board.position.eliminate(at);
    }
    /// The lines that a single needs.
    fn needs_of_single(&self, at: Candidate, house: Option<House>) -> Vec<u16> {
        match house {
            Some(house) => self.causes(at.digit, house.cells() - CellSet::only(at.cell)),
            None => self.causes_in(at, |digit| digit != at.digit),
        }
    }
    fn needs_of_end(&self, end: DeadEnd) -> Vec<u16> {
        match end {
            DeadEnd::Cell(cell) => self.causes_in(Candidate::new(cell, Digit::ALL[0]), |_| true),
            DeadEnd::House(house, digit) => self.causes(digit, house.cells()),
        }
    }
    fn causes(&self, digit: Digit, cells: CellSet) -> Vec<u16> {
        cells.iter().map(|cell| self.cause[Candidate::new(cell, digit).index()]).collect()
    }
    fn causes_in(&self, at: Candidate, is_asked: impl Fn(Digit) -> bool) -> Vec<u16> {
        let asked = Digit::ALL.into_iter().filter(|&digit| is_asked(digit));
        asked.map(|digit| self.cause[Candidate::new(at.cell, digit).index()]).collect()
    }
}

/// A candidate that is supposed, and what follows.
#[derive(Clone)]
struct Branch {
    supposed: Candidate,
    /// The number of the supposition; the lines have the numbers after it.
    number: u16,
    trail: Trail,
    lines: Vec<(Line, Vec<u16>)>,
    end: Option<DeadEnd>,
}

impl Branch {
    fn suppose(start: &Trail, supposed: Candidate) -> Branch {
        let mut trail = start.clone();
        trail.last += 1;
        trail.place(supposed);
        Branch { supposed, number: trail.last, trail, lines: Vec::new(), end: None }
    }
    /// With every single that follows, up to a contradiction.
    fn filled(mut self) -> Branch {
        while self.end.is_none() {
            match self.trail.board.next() {
                Next::Single(at, house) => {
                    let needs = self.trail.needs_of_single(at, house);
                    self.push(Line::Place(at, house), needs);
                    self.trail.place(at);
                }
                Next::Dead(end) => self.end = Some(end),
                Next::Nothing => break,
            }
        }
        self
    }
    fn push(&mut self, line: Line, needs: Vec<u16>) {
        self.trail.last += 1;
        self.lines.push((line, needs));
    }
    /// The candidates that singles alone refute here.
    fn ruled_out(&self) -> CandidateSet {
        let board = &self.trail.board;
        board.position.open().iter().filter(|&at| board.refutes(at)).collect()
    }
    /// Every way to a contradiction in which one other candidate is refuted.
    fn with_one_inner(&self) -> Vec<Refutation> {
        let ways = self.ruled_out().iter().filter_map(|at| {
            let mut branch = self.clone();
            branch.eliminate(Branch::suppose(&self.trail, at).filled());
            branch.filled().conclude()
        });
        ways.collect()
    }
    /// The candidates that can be refuted here, each in a branch that ends.
    fn refuted(&self, inner: usize) -> Vec<Branch> {
        let branch = |at| Branch::suppose(&self.trail, at).filled();
        if inner == 1 {
            return self.ruled_out().iter().map(branch).collect();
        }
        let open = self.trail.board.position.open().iter();
        open.filter_map(|at| branch(at).ended(inner - 1)).take(1).collect()
    }
    /// Refutes what it can, each with so many levels of suppositions within, until that ends in a
    /// contradiction; none if it does not.
    fn ended(mut self, inner: usize) -> Option<Branch> {
        while self.end.is_none() {
            let refuted = self.refuted(inner);
            if refuted.is_empty() {
                return None;
            }
            refuted.into_iter().for_each(|inner| self.eliminate(inner));
            self = self.filled();
        }
        Some(self)
    }
    /// Takes away what a branch within this one refutes.
    fn eliminate(&mut self, inner: Branch) {
        let at = inner.supposed;
        if let Some((refutation, needs)) = inner.needed() {
            self.push(Line::Refuted(refutation), needs);
            self.trail.eliminate(at);
        }
    }
    fn conclude(self) -> Option<Refutation> {
        self.needed().map(|(refutation, _)| refutation)
    }
    /// The lines that the contradiction needs, and the lines before the supposition that it needs;
    /// none without a contradiction.
    fn needed(self) -> Option<(Refutation, Vec<u16>)> {
        let end = self.end?;
        let mut needs = self.trail.needs_of_end(end);
        let mut lines = Vec::new();
        for (at, (line, of_line)) in self.lines.into_iter().enumerate().rev() {
            let number = self.number + 1 + at as u16;
            if needs.contains(&number) {
                needs.extend(of_line);
                lines.push(line);
            }
        }
        lines.reverse();
        needs.retain(|&number| number < self.number && number > 0);
        needs.sort_unstable();
        needs.dedup();
        Some((Refutation { supposed: self.supposed, lines, end }, needs))
    }
}
