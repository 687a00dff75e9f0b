//! Deductions that the player marks, put to the engine.

use crate::core::claim::ClaimKind;
use crate::core::jobs::{PendingAction, Purpose};
use crate::core::msg::DeductionMsg;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::Digit;
use crate::play::Update;
use crate::play::card::{Card, Deduction};
use crate::service::request;
use crate::words::message::Message;

impl Update<'_> {
    /// Works off what happens to the deduction.
    pub(crate) fn deduction(&mut self, msg: DeductionMsg) {
        match msg {
            DeductionMsg::Opened => self.open_deduction(),
            DeductionMsg::KindChosen(kind) => self.choose_claim_kind(kind),
            DeductionMsg::Submitted => self.submit_deduction(),
            DeductionMsg::Cleared => self.clear_deduction(),
        }
    }
    /// From now on digits mark a deduction, until it is checked or closed.
    fn open_deduction(&mut self) {
        if self.common.session.clock.is_paused() {
            return;
        }
        self.common.page.dialog = None;
        self.cancel_lists();
        self.cancel(Purpose::is_hint);
        self.own.input.locked = None;
        let deduction = match std::mem::take(&mut self.own.card) {
            Card::Deduction(deduction, _) => deduction,
            _ => Deduction::default(),
        };
        self.own.card = Card::Deduction(deduction, None);
        self.show_claims();
    }
    fn choose_claim_kind(&mut self, claim_kind: ClaimKind) {
        if let Some(deduction) = self.own.card.deduction_mut() {
            deduction.choose_kind(claim_kind);
            self.show_claims();
        }
    }
    fn clear_deduction(&mut self) {
        if matches!(self.own.card, Card::Deduction(..)) {
            self.close_hint();
            self.own.card = Card::Deduction(Deduction::default(), None);
        }
    }
    /// Whether digits mark a deduction at the moment.
    pub(crate) fn is_asking(&self) -> bool {
        self.own.card.deduction().is_some()
    }
    /// Marks a digit in cells, or takes the marks back where all of the cells have it.
    pub(crate) fn claim(&mut self, digit: Digit, cells: CellSet) {
        let board = self.common.board();
        let free = cells & board.empty_cells();
        if free.is_empty() {
            return self.report_no_empty_cell(cells);
        }
        let open: CellSet =
            free.iter().filter(|&cell| board.candidates(cell).contains(digit)).collect();
        if open.is_empty() {
            return self.set_status(Message::Impossible { digit, cells: free });
        }
        let Some(deduction) = self.own.card.deduction_mut() else { return };
        deduction.toggle(open.iter().map(|cell| Candidate::new(cell, digit)));
        self.show_claims();
    }
    /// Nothing is claimed of some cells any more.
    pub(crate) fn unclaim(&mut self, cells: CellSet) {
        if let Some(deduction) = self.own.card.deduction_mut() {
            deduction.claims.retain(|claim| !cells.contains(claim.candidate().cell));
        }
        self.show_claims();
    }
    fn show_claims(&mut self) {
        if let Some(deduction) = self.own.card.deduction() {
            let message = Message::of_claims(&deduction.claims);
            self.set_status(message);
        }
    }
    pub(crate) fn submit_deduction(&mut self) {
        if self.common.session.clock.is_paused() {
            return;
        }
        let Some(deduction) = self.own.card.deduction() else { return };
        if deduction.claims.is_empty() {
            return self.set_status(Message::DeductionOpened);
        }
        let claims = deduction.claims.clone();
        if self.common.session.verdict.is_none() {
            self.common.jobs.after_verdict(PendingAction::CheckDeduction);
            return self.set_status(Message::Preparing);
        }
        let state = self.common.puzzle_state();
        self.set_status(Message::Preparing);
        self.ask(request::CheckDeduction { state, claims }, Purpose::Deduction);
    }
}
