//! What is recorded of a game while it is played: help, mistakes, its end.

use crate::engine::types::grid::Grid;
use crate::service::{HintResult, Validity};

use crate::core::record::{Finish, Help, HintExtent};
use crate::engine::logic::techniques::Technique;
use crate::play::Update;
use crate::play::card::{Hint, HintLevel};

impl Update<'_> {
    /// The help of the game, until it is finished: what is looked up afterwards does not count.
    fn help(&mut self) -> Option<&mut Help> {
        let record = &mut self.common.session.record;
        record.finish.is_none().then_some(&mut record.help)
    }
    /// A hint was opened.
    pub(crate) fn count_hint(&mut self) {
        let Some(hint) = self.own.card.hint() else { return };
        let Some(technique) = helps(hint) else { return };
        let extent = match hint.level >= HintLevel::Pattern {
            true => HintExtent::Shown,
            false => HintExtent::Nudge,
        };
        self.help().into_iter().for_each(|help| help.add_hint(technique, extent));
    }
    /// The open hint shows more than before; it counts once, by what it shows in the end.
    pub(crate) fn count_raised_hint(&mut self) {
        let Some(hint) = self.own.card.hint() else { return };
        if let Some(technique) = helps(hint).filter(|_| shows_more(hint)) {
            self.help().into_iter().for_each(|help| help.raise_hint(technique));
        }
    }
    /// All steps or the solving path were opened.
    pub(crate) fn count_list(&mut self) {
        self.help().into_iter().for_each(|help| help.lists = help.lists.saturating_add(1));
    }
    /// The digits were compared with the solution.
    pub(crate) fn count_check(&mut self) {
        self.help().into_iter().for_each(|help| help.checks = help.checks.saturating_add(1));
    }
    /// One cell was filled from the solution.
    pub(crate) fn count_cell(&mut self) {
        self.help().into_iter().for_each(|help| help.cells = help.cells.saturating_add(1));
    }
    /// Singles that were left were filled in.
    pub(crate) fn count_filled(&mut self, count: usize) {
        self.help().into_iter().for_each(|help| help.filled = count as u32);
    }
    /// The whole solution was shown.
    pub(crate) fn count_solution(&mut self) {
        self.help().into_iter().for_each(|help| help.solution = true);
    }
    /// A move was made: digits that it entered and that are not the solution's are mistakes.
    pub(crate) fn count_mistake(&mut self, before: &Grid) {
        let Some(solution) = self.common.session.solution() else { return };
        let wrong = self.common.session.game.wrong(solution);
        let now = self.common.board().digits();
        let new = wrong.iter().filter(|&cell| before[cell] != now[cell]).count() as u32;
        let mistakes = &mut self.common.session.record.mistakes;
        *mistakes = mistakes.saturating_add(new);
    }
    /// The grid is complete. Only the first time counts.
    pub(crate) fn record_finish(&mut self) {
        let session = &mut self.common.session;
        let finish = Finish { at: self.common.moment, played: session.clock.played };
        session.record.finish.get_or_insert(finish);
    }
}

/// Whether a hint shows its cells from this level on.
fn shows_more(hint: &Hint) -> bool {
    let first = if hint.mistake().is_some() { HintLevel::Why } else { HintLevel::Pattern };
    hint.level == first
}

/// Whether a hint helps to solve the puzzle, and with which technique; none inside for a mistake.
fn helps(hint: &Hint) -> Option<Option<Technique>> {
    match &hint.result {
        HintResult::Step(step) => Some(Some(step.technique)),
        HintResult::Mistake(_) | HintResult::Conflicting(_) | HintResult::DeadEnd(_) => Some(None),
        // A deduction of the player's own that holds is no help; one that does not shows a mistake.
        HintResult::Checked(check) => match check.validity {
            Validity::Refuted(_) => Some(None),
            Validity::Proved | Validity::True | Validity::Open => None,
        },
        HintResult::Complete | HintResult::Stuck => None,
    }
}
