//! Symmetrical placement: if a turn or a mirroring of the grid together with an exchange of digits leaves
//! the clues of a proper puzzle as they are, it leaves the solution as it is. So a candidate and all its
//! images are true or false together (R. Garman, "Gurth's symmetrical placement", 2006).
//!
//! Example: a half turn that exchanges 1 and 2, 3 and 4, 6 and 7, 8 and 9 leaves the clues as they are:
//! r5c5, which stays in its place, is 5, and there is no 5 elsewhere in row 5, column 5 and box 5, where
//! its image would be in sight.

use std::ops::ControlFlow;

use crate::logic::automorphism::Automorphism;
use crate::logic::finder::Finder;
use crate::logic::step::{Effect, Effects, Evidence, Role};
use crate::types::candidate::{Candidate, CandidateSet};
use crate::types::cell::CellSet;
use crate::types::position::Position;

/// Reports for each symmetry of the clues the candidates that one of their images excludes, then those
/// of which an image is decided.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    for automorphism in Automorphism::all(position) {
        let excluded = excluded(position, &automorphism);
        let gone = excluded.iter().fold(Effects::default(), and_eliminate);
        on.report(gone, || {
            let cells = excluded.iter().map(|at| at.cell).collect();
            evidence(&automorphism, Role::Pivot, cells)
        })?;
        let decided = decided(position, &automorphism);
        on.report(decided.effects, || evidence(&automorphism, Role::Witness, decided.images))?;
    }
    ControlFlow::Continue(())
}

/// The open candidates that cannot be true together with one of their images.
fn excluded(position: &Position, automorphism: &Automorphism) -> CandidateSet {
    let excludes = |&at: &Candidate| {
        automorphism.orbit(at).any(|image| Effect::Place(image).implies(Effect::Eliminate(at)))
    };
    position.open().iter().filter(excludes).collect()
}

/// What follows from what is placed or eliminated already.
struct Decided {
    effects: Effects,
    /// The cells where that is so.
    images: CellSet,
}

fn decided(position: &Position, automorphism: &Automorphism) -> Decided {
    let mut decided = Decided { effects: Effects::default(), images: CellSet::EMPTY };
    for at in position.open() {
        let closed = automorphism.orbit(at).filter(|&image| !position.has(image));
        let closed: Vec<Candidate> = closed.collect();
        let placed = closed.iter().find(|image| position.digits()[image.cell] == Some(image.digit));
        let Some(image) = placed.or(closed.first()) else { continue };
        decided.effects = match placed {
            Some(_) => decided.effects.and_place(at),
            None => and_eliminate(decided.effects, at),
        };
        decided.images.insert(image.cell);
    }
    decided
}

fn and_eliminate(effects: Effects, at: Candidate) -> Effects {
    effects.and_eliminate(at.digit, CellSet::only(at.cell))
}

fn evidence(automorphism: &Automorphism, role: Role, cells: CellSet) -> Evidence {
    let marked = Evidence::default().cells(role, cells).digits(Role::Base, automorphism.kept());
    Evidence { automorphism: Some(automorphism.clone()), ..marked }
}
