//! What is said of a move, as data.

use crate::core::moves::{MarkEdit, Move};
use crate::engine::logic::step::{Effect, placed_and_removed};
use crate::engine::types::board::Board;
use crate::engine::types::link::{Link, LinkKind};
use crate::words::message::Message;

/// The message about a move, whether it is made, undone or made again; the board is that before or
/// after it.
pub fn describe(step: &Move, board: &Board) -> Message {
    match step {
        Move::Place(cells, digit, _) => Message::Placed { digit: *digit, cells: *cells },
        Move::Note(cells, digit, MarkEdit::Add) | Move::Centre(cells, digit, MarkEdit::Add) => {
            Message::NoteAdded { digit: *digit, cells: *cells }
        }
        Move::Note(cells, digit, MarkEdit::Remove)
        | Move::Centre(cells, digit, MarkEdit::Remove) => {
            Message::NoteRemoved { digit: *digit, cells: *cells }
        }
        Move::Colour(cells, _, MarkEdit::Add) => Message::Coloured { cells: *cells },
        Move::Colour(cells, _, MarkEdit::Remove) => Message::ColourRemoved { cells: *cells },
        Move::ColourCandidate(cells, digit, _, MarkEdit::Add) => {
            Message::CandidateColoured { digit: *digit, cells: *cells }
        }
        Move::ColourCandidate(cells, digit, _, MarkEdit::Remove) => {
            Message::CandidateColourRemoved { digit: *digit, cells: *cells }
        }
        Move::Link(link, edit) => link_drawn(link, *edit),
        Move::ClearLinks => Message::LinksCleared,
        Move::EraseNotes(cells, _) => Message::NotesErased { cells: *cells },
        Move::Centralise(cells) => Message::NotesCentralised { cells: *cells },
        Move::Erase(cells) => Message::Erased { cells: *cells },
        Move::FillCandidates => Message::NotesFilled,
        Move::CleanCandidates => Message::NotesCleaned,
        Move::Apply(effects) => applied(effects),
        Move::Put(contents) => {
            Message::CellsChanged { cells: contents.iter().map(|content| content.cell).collect() }
        }
        Move::Solve(_) => Message::SolutionTaken,
        Move::Restart => Message::Restarted,
        // The digits are the same before and after.
        Move::FixClues => Message::CluesFixed { count: board.digits().clues() as u64 },
    }
}

/// A link, as it is drawn or taken away.
pub fn link_drawn(link: &Link, edit: MarkEdit) -> Message {
    let Link { from, to, kind } = *link;
    let digits = from.digits | to.digits;
    match (edit, kind) {
        (MarkEdit::Remove, _) => Message::LinkRemoved { digits, from, to },
        (MarkEdit::Add, kind) if from.cells == to.cells => match kind {
            LinkKind::Strong => Message::LinkDrawnStrongInCell { digits, from },
            LinkKind::Weak => Message::LinkDrawnWeakInCell { digits, from },
        },
        (MarkEdit::Add, LinkKind::Strong) => Message::LinkDrawnStrong { digits, from, to },
        (MarkEdit::Add, LinkKind::Weak) => Message::LinkDrawnWeak { digits, from, to },
    }
}

/// What a hint did when it was applied.
fn applied(effects: &[Effect]) -> Message {
    let (placed, removed) = placed_and_removed(effects);
    Message::HintTaken { placed, removed }
}
