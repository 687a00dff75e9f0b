//! Hints level by level and sentence by sentence, and deductions put to the engine.

use crate::engine::logic::step::Effect;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::Digit;
use crate::i18n::arg::{ExplanationSentence, SentencePlace};
use crate::i18n::message::Message;
use crate::service::{HintResult, Request, Validity};

use super::Update;
use crate::app::command::Command;
use crate::app::hint_messages::{announcement, level};
use crate::app::jobs::{PendingAction, Purpose};
use crate::app::model::{Deduction, Hint, HintLevel};
use crate::app::moves::Move;
use crate::app::msg::{Adjacent, ClaimKind, Direction};

impl Update<'_> {
    /// The next level of the hint there is, or a new hint.
    pub(super) fn hint(&mut self) {
        if self.model.clock.is_paused() {
            return;
        }
        self.model.dialog = None;
        self.model.preview = None;
        if let Some(hint) = &mut self.model.hint {
            hint.level = match hint.level {
                HintLevel::Where => HintLevel::Which,
                HintLevel::Which => HintLevel::Pattern,
                HintLevel::Pattern => HintLevel::Why,
                HintLevel::Why => return self.apply_hint(),
            };
            return self.show_hint_level();
        }
        self.model.question = None;
        if self.model.jobs.any(|purpose| *purpose == Purpose::Hint) {
            return self.set_status(Message::Preparing);
        }
        if self.model.verdict.is_none() {
            self.model.jobs.after_verdict(PendingAction::Hint);
            return self.set_status(Message::Preparing);
        }
        let (state, practised) = (self.puzzle_state(), self.model.practised);
        self.ask(Purpose::Hint, Request::Hint { state, practised });
    }
    pub(super) fn show_hint(&mut self, advice: HintResult) {
        self.model.solutions = None;
        self.model.preview = None;
        self.model.walk = None;
        self.model.hint = Some(Hint::new(advice));
        self.show_hint_level();
    }
    /// The status line says what is new: the place, the technique, the pattern, what follows.
    pub(super) fn show_hint_level(&mut self) {
        let Some(hint) = self.model.hint.as_ref().filter(|_| !self.model.clock.is_paused()) else {
            return;
        };
        let news = announcement(hint, self.model.problem());
        self.model.status = level(hint).into_iter().chain(news).collect();
    }
    /// With the card goes what the status line says of it.
    pub(super) fn close_hint(&mut self) {
        if self.model.hint.take().is_some() | self.model.question.take().is_some() {
            self.model.status.clear();
        }
        self.cancel(|purpose| *purpose == Purpose::Hint);
    }
    pub(super) fn light(&mut self, lit: Option<usize>) {
        if let Some(hint) = &mut self.model.hint {
            hint.lit = lit;
        }
    }
    /// Whether the arrow keys walk along a hint and not over the grid.
    pub(super) fn walks(&mut self, direction: Direction) -> bool {
        let way = match direction {
            Direction::Left => Adjacent::Previous,
            Direction::Right => Adjacent::Next,
            Direction::Up | Direction::Down => return false,
        };
        let told = self.model.hint.as_ref().filter(|hint| hint.level == HintLevel::Why);
        let walks = told.is_some_and(|hint| hint.step().is_some());
        if walks && !self.model.clock.is_paused() {
            self.walk(way);
        }
        walks
    }
    /// One sentence on or back, from step to step.
    pub(super) fn walk(&mut self, way: Adjacent) {
        let localizer = self.model.localizer.clone();
        let Some(hint) = &mut self.model.hint else { return };
        let count = |hint: &Hint| hint.step().map_or(0, |step| localizer.explanation(step).len());
        let steps = hint.steps().len();
        let place = match (way, hint.walked) {
            (Adjacent::Next, None) => 0,
            (Adjacent::Next, Some(at)) if at + 1 < count(hint) => at + 1,
            (Adjacent::Next, Some(_)) if hint.at + 1 < steps => {
                hint.at += 1;
                0
            }
            (Adjacent::Previous, Some(at)) if at > 0 => at - 1,
            (Adjacent::Previous, Some(_)) if hint.at > 0 => {
                hint.at -= 1;
                count(hint).saturating_sub(1)
            }
            _ => return,
        };
        self.walk_to(place);
    }
    /// To a sentence, which is said.
    pub(super) fn walk_to(&mut self, place: usize) {
        let localizer = self.model.localizer.clone();
        let Some(hint) = &mut self.model.hint else { return };
        let Some(step) = hint.step() else { return };
        let exists = place < localizer.explanation(step).len();
        let sentence =
            ExplanationSentence { step: Box::new(step.clone()), place: SentencePlace::At(place) };
        hint.walked = exists.then_some(place);
        hint.lit = None;
        if exists {
            self.set_status(Message::HintSentence { sentence });
        }
    }
    /// One move: what the hint says follows, or the deduction that was found to hold.
    pub(super) fn apply_hint(&mut self) {
        let effects = match self.model.hint.as_ref().map(|hint| &hint.advice) {
            Some(HintResult::Step(step)) => step.effects.clone(),
            Some(HintResult::Checked(judged)) if judged.validity == Validity::Proved => {
                judged.claims.clone()
            }
            _ => return,
        };
        self.make(Move::Apply(effects), Message::HintTaken);
        if self.model.listing.is_some() {
            self.emit(Command::FocusCard);
        }
    }

    /// From now on digits mark a deduction, until it is judged or put away.
    pub(super) fn open_deduction(&mut self) {
        if self.model.clock.is_paused() {
            return;
        }
        self.model.dialog = None;
        self.model.solutions = None;
        self.model.preview = None;
        self.model.hint = None;
        self.close_lists();
        self.model.locked = None;
        self.cancel(|purpose| *purpose == Purpose::Hint);
        let question = self.model.question.get_or_insert_default();
        let message = Message::of_claims(&question.claims);
        self.set_status(message);
    }
    pub(super) fn choose_claim_kind(&mut self, claim_kind: ClaimKind) {
        if let Some(question) = &mut self.model.question {
            question.claim_kind = claim_kind;
        }
    }
    pub(super) fn clear_deduction(&mut self) {
        self.close_hint();
        self.model.question = Some(Deduction::default());
    }
    /// Whether digits mark a deduction at the moment.
    pub(super) fn is_asking(&self) -> bool {
        self.model.question.is_some() && self.model.hint.is_none()
    }
    /// Marks a digit in cells, or takes the marks back where all of the cells have it.
    pub(super) fn claim(&mut self, digit: Digit, cells: CellSet) {
        let board = self.model.game.board();
        let free = cells & board.empty_cells();
        if free.is_empty() {
            return self.report_no_empty_cell(cells);
        }
        let open: CellSet =
            free.iter().filter(|&cell| board.candidates(cell).contains(digit)).collect();
        if open.is_empty() {
            return self.set_status(Message::Impossible { digit, cells: free });
        }
        let Some(question) = &mut self.model.question else { return };
        let claim = |cell| match question.claim_kind {
            ClaimKind::Eliminate => Effect::Eliminate(Candidate::new(cell, digit)),
            ClaimKind::Place => Effect::Place(Candidate::new(cell, digit)),
        };
        let new: Vec<Effect> = open.iter().map(claim).collect();
        let all = new.iter().all(|claim| question.claims.contains(claim));
        question.claims.retain(|old| {
            let old = old.candidate();
            !(open.contains(old.cell) && old.digit == digit)
        });
        if !all {
            question.claims.extend(new);
        }
        self.show_claims();
    }
    /// Nothing is claimed of some cells any more.
    pub(super) fn unclaim(&mut self, cells: CellSet) {
        if let Some(question) = &mut self.model.question {
            question.claims.retain(|claim| !cells.contains(claim.candidate().cell));
        }
        self.show_claims();
    }
    fn show_claims(&mut self) {
        if let Some(question) = &self.model.question {
            let message = Message::of_claims(&question.claims);
            self.set_status(message);
        }
    }
    pub(super) fn submit_deduction(&mut self) {
        let asks = self.is_asking() && !self.model.clock.is_paused();
        let Some(question) = self.model.question.as_ref().filter(|_| asks) else {
            return;
        };
        if question.claims.is_empty() {
            return self.set_status(Message::DeductionOpened);
        }
        let claims = question.claims.clone();
        if self.model.verdict.is_none() {
            self.model.jobs.after_verdict(PendingAction::CheckDeduction);
            return self.set_status(Message::Preparing);
        }
        let state = self.puzzle_state();
        self.set_status(Message::Preparing);
        self.ask(Purpose::Hint, Request::CheckDeduction { state, claims });
    }
}
