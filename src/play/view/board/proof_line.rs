//! A line of a proof by cases, drawn: what stands there is on the board, each digit with the number of
//! its line, and what the line itself says is marked.

use crate::core::moves::Move;
use crate::core::view::board::LinePart;
use crate::engine::logic::refutation::{Inference, Moment, Refutation, Standing};
use crate::engine::logic::step::{Effect, Evidence, Link, LinkKind, Node, Role, Step};
use crate::engine::logic::techniques::Technique;
use crate::engine::types::board::Board;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::position::DeadEnd;

/// What is drawn for a line.
pub struct ProofLine {
    /// The board at the line.
    pub board: Board,
    /// What the line says, as a step to be drawn.
    pub step: Step,
    /// The digits that are only assumed, and where the proof ends.
    pub lines: Vec<(Cell, LinePart)>,
}

impl ProofLine {
    /// The line of a proof on a board; 0 is its supposition.
    pub fn of(board: &Board, proof: &Refutation, at: usize) -> ProofLine {
        let moment = proof.moment(at);
        let mut line = ProofLine { board: board.clone(), step: step(), lines: Vec::new() };
        for &(number, standing) in &moment.standing {
            line.add(number, standing);
        }
        if let Some(end) = moment.end {
            line.end(board, &moment, end, at);
        }
        line
    }
    /// The last that is added is what the line says.
    fn add(&mut self, number: usize, standing: Standing) {
        let number = number as u64 + 1;
        let (effects, evidence) = match standing {
            Standing::Supposed(at) => {
                self.lines.push((at.cell, LinePart::Supposed(number)));
                (vec![Effect::Place(at)], Evidence::default())
            }
            Standing::Refuted(at) => (vec![Effect::Eliminate(at)], Evidence::default()),
            Standing::Follows(inference) => {
                if let Inference::Place(at, _) = inference {
                    self.lines.push((at.cell, LinePart::Follows(number)));
                }
                (effects(&self.board, inference), evidence(inference))
            }
        };
        self.board = Move::Apply(effects.clone()).apply(&self.board);
        self.step.effects = effects;
        self.step.evidence = evidence;
    }
    /// Marks a contradiction: what is gone from there, and what took it away.
    fn end(&mut self, before: &Board, moment: &Moment, end: DeadEnd, at: usize) {
        let (cells, digits, evidence) = match end {
            DeadEnd::Cell(cell) => (CellSet::only(cell), DigitSet::ALL, Evidence::default()),
            DeadEnd::House(house, digit) => (
                house.cells() & self.board.empty_cells(),
                DigitSet::only(digit),
                Evidence::default().house(Role::Witness, house),
            ),
        };
        let gone = |cell: Cell| {
            let open = before.candidates(cell) & digits;
            open.iter().map(move |digit| Candidate::new(cell, digit))
        };
        let gone: Vec<Candidate> = cells.iter().flat_map(gone).collect();
        let links = gone.iter().filter_map(|&gone| link_to(moment, gone)).collect();
        self.step.effects = gone.into_iter().map(Effect::Eliminate).collect();
        self.step.evidence = Evidence { links, ..evidence };
        if let DeadEnd::Cell(cell) = end {
            self.lines.push((cell, LinePart::Dead(at as u64 + 1)));
        }
    }
}

fn step() -> Step {
    Step { technique: Technique::ProofByCases, effects: Vec::new(), evidence: Evidence::default() }
}

/// What an inference does on a board.
fn effects(board: &Board, inference: Inference) -> Vec<Effect> {
    let open = |cells: CellSet, digits: DigitSet| -> Vec<Effect> {
        let of_cell = |cell: Cell| {
            let open = board.candidates(cell) & digits;
            open.iter().map(move |digit| Effect::Eliminate(Candidate::new(cell, digit)))
        };
        (cells & board.empty_cells()).iter().flat_map(of_cell).collect()
    };
    match inference {
        Inference::Place(at, _) => vec![Effect::Place(at)],
        Inference::Locked { digit, home, other } => {
            open(other.cells() - home.cells(), DigitSet::only(digit))
        }
        Inference::Naked { house, cells, digits } => open(house.cells() - cells, digits),
        Inference::Hidden { cells, digits, .. } => open(cells, !digits),
    }
}

fn evidence(inference: Inference) -> Evidence {
    let none = Evidence::default();
    match inference {
        Inference::Place(_, None) => none,
        Inference::Place(_, Some(house)) => none.house(Role::Base, house),
        Inference::Locked { home, other, .. } => {
            none.house(Role::Base, home).house(Role::Cover, other)
        }
        Inference::Naked { house, cells, .. } | Inference::Hidden { house, cells, .. } => {
            none.house(Role::Base, house).cells(Role::Base, cells)
        }
    }
}

/// From the digit that took a candidate away.
fn link_to(moment: &Moment, gone: Candidate) -> Option<Link> {
    let mut placed = moment.standing.iter().filter_map(|&(_, standing)| match standing {
        Standing::Supposed(at) | Standing::Follows(Inference::Place(at, _)) => Some(at),
        _ => None,
    });
    let from = placed.find(|at| at.digit == gone.digit && at.cell.sees(gone.cell))?;
    Some(Link {
        from: node(from.cell, from.digit),
        to: node(gone.cell, gone.digit),
        kind: LinkKind::Weak,
    })
}

fn node(cell: Cell, digit: Digit) -> Node {
    Node { digits: DigitSet::only(digit), cells: CellSet::only(cell) }
}
