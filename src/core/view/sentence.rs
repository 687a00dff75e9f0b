//! A sentence about a step, in which cells carry the colours that they have in the grid.

use crate::engine::logic::step::{Effect, Role, Step};
use crate::engine::types::cell::CellSet;
use crate::words::explanation::Sentence;
use crate::words::piece::{Piece, Target};

/// A sentence, ready to be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct SentenceView {
    /// Its text, piece by piece.
    pub pieces: Vec<PieceView>,
    /// Whether it is one link of the chain that the sentence before it gives in short.
    pub is_detail: bool,
    /// How far it is indented: how many suppositions of a proof it stands under.
    pub depth: usize,
    /// The number of the line of a proof, which the digits that it places show, too.
    pub number: Option<usize>,
    /// Where sentences can be folded away under it: whether those are shown.
    pub fold: Option<bool>,
    /// Whether it is folded away itself.
    pub hidden: bool,
}

impl SentenceView {
    /// A sentence by itself.
    pub fn plain(pieces: Vec<PieceView>) -> SentenceView {
        SentenceView { pieces, is_detail: false, depth: 0, number: None, fold: None, hidden: false }
    }
    /// A sentence with each cell that it names as a chip, in the colour of what fails where that is so.
    pub fn chips(pieces: &[Piece], is_out: bool) -> SentenceView {
        let piece = |piece: &Piece| {
            let is_cell = matches!(
                piece.target,
                Some(Target::Cell(_) | Target::Group(_) | Target::Candidates(..))
            );
            let mark = CellMark { role: (!is_out).then_some(Role::Pivot), out: is_out };
            PieceView { text: piece.text.clone(), mark: is_cell.then_some(mark) }
        };
        SentenceView::plain(pieces.iter().map(piece).collect())
    }
    /// The sentence as plain text.
    pub fn text(&self) -> String {
        self.pieces.iter().map(|piece| piece.text.as_str()).collect()
    }
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceView {
    /// The text of the piece.
    pub text: String,
    /// How it is marked, if it names cells of the step.
    pub mark: Option<CellMark>,
}

/// How the name of a cell, or of a group of cells, is marked in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellMark {
    /// The part of all its cells in the step, if they have one.
    pub role: Option<Role>,
    /// Whether the step eliminates a candidate in each of them.
    pub out: bool,
}

/// How the cells of a step are marked.
#[derive(Clone, Debug, Default)]
pub struct CellMarks {
    roles: Vec<(Role, CellSet)>,
    out: CellSet,
}

impl CellMarks {
    /// The cells that play a part in a step.
    pub fn of_pattern(step: &Step) -> CellMarks {
        let roles = Role::ALL.map(|role| (role, step.evidence.cells_of(role)));
        CellMarks { roles: roles.into(), out: CellSet::EMPTY }
    }
    /// Those, and the cells in which it eliminates something.
    pub fn of_step(step: &Step) -> CellMarks {
        let out = step.effects.iter().filter_map(|effect| match effect {
            Effect::Eliminate(at) => Some(at.cell),
            Effect::Place(_) => None,
        });
        CellMarks { out: out.collect(), ..CellMarks::of_pattern(step) }
    }
    /// A sentence with these cells marked.
    pub fn sentence(&self, sentence: &Sentence) -> SentenceView {
        let Sentence { is_detail, depth, .. } = *sentence;
        SentenceView { is_detail, depth, ..SentenceView::plain(self.pieces(&sentence.pieces)) }
    }
    /// Text in pieces with these cells marked.
    pub fn pieces(&self, pieces: &[Piece]) -> Vec<PieceView> {
        let piece = |piece: &Piece| PieceView {
            text: piece.text.clone(),
            mark: piece.target.and_then(|target| self.mark(target)),
        };
        pieces.iter().map(piece).collect()
    }
    fn mark(&self, target: Target) -> Option<CellMark> {
        let named = target.cells();
        if named.is_empty() {
            return None;
        }
        let role = self.roles.iter().find(|(_, cells)| named.is_subset(*cells));
        let (role, out) = (role.map(|(role, _)| *role), named.is_subset(self.out));
        (out || role.is_some()).then_some(CellMark { role, out })
    }
}
