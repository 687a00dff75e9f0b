//! All steps from here: asked for, filtered, previewed, opened as a hint.

use std::rc::Rc;

use crate::core::msg::StepsMsg;
use crate::engine::logic::step::Step;
use crate::engine::logic::techniques::{Technique, Tier};
use crate::engine::rating::grade::{End, Path};
use crate::engine::types::digit::Digit;
use crate::service::{HintResult, request};
use crate::words::message::Message;

use crate::core::command::Command;
use crate::core::jobs::{PendingAction, Purpose};
use crate::core::path_origin::Origin;
use crate::play::Update;
use crate::play::card::{Card, Hint, HintLevel};
use crate::play::solving_path::PathBrowser;
use crate::play::step_list::{PAGE, Scope, StepList};

impl Update<'_> {
    /// Works off what happens to the list of steps.
    pub(crate) fn steps(&mut self, msg: StepsMsg) {
        match msg {
            StepsMsg::Requested => self.list_steps(),
            StepsMsg::Closed => self.close_lists(),
            StepsMsg::ScopeToggled => self.scope_steps(),
            StepsMsg::Unfolded(technique) => self.unfold_steps(technique),
            StepsMsg::TierUnfolded(tier) => self.unfold_tier(tier),
            StepsMsg::MoreRequested => self.more_steps(),
            StepsMsg::Previewed(place) => self.preview_step(place),
            StepsMsg::Opened(place) => self.open_step(place),
            StepsMsg::DigitChosen(digit) => self.filter_steps(&digit),
        }
    }
    /// Every step from the board as it is. What is wrong on it comes first, as a hint.
    pub(crate) fn list_steps(&mut self) {
        if self.can_open_card(PendingAction::Steps) {
            self.count_list();
            self.renew_steps();
            self.emit(Command::FocusCard);
        }
    }
    pub(crate) fn renew_steps(&mut self) {
        let before = std::mem::take(&mut self.own.card).into_steps().unwrap_or_default();
        self.own.card =
            Card::Steps(StepList { steps: None, previewed: None, opened: None, ..before });
        self.cancel_lists();
        let state = self.common.puzzle_state();
        self.ask(request::Steps { state }, Purpose::Steps);
    }
    /// Whether a list may come now. While the clues are checked it waits for the verdict; on a
    /// wrong board the mistake is shown instead.
    pub(crate) fn can_open_card(&mut self, then: PendingAction) -> bool {
        if self.common.session.clock.is_paused() {
            return false;
        }
        self.common.page.dialog = None;
        if self.common.session.verdict.is_none() {
            self.common.jobs.after_verdict(then);
            self.set_status(Message::Preparing);
            return false;
        }
        self.close_hint();
        self.end_preview();
        self.close_solutions();
        if self.common.session.is_wrong() {
            self.close_lists();
            self.hint();
            return false;
        }
        true
    }
    /// Gives up the lists being made.
    pub(crate) fn cancel_lists(&mut self) {
        self.cancel(|purpose| matches!(purpose, Purpose::Steps(_) | Purpose::Path(_)));
    }
    /// The board is another, and so are the steps from it.
    pub(crate) fn renew_lists(&mut self) {
        let path = self.own.card.path().is_some_and(|path| path.origin == Origin::Here);
        if self.common.session.is_wrong() {
            return self.empty_lists();
        }
        if self.own.card.steps().is_some() && self.can_open_card(PendingAction::Steps) {
            self.renew_steps();
        } else if path && self.can_open_card(PendingAction::Path) {
            self.renew_path(Origin::Here);
        }
    }
    /// Nothing useful follows from a wrong board. The player did not ask what is wrong, so the lists
    /// stay open, empty.
    fn empty_lists(&mut self) {
        self.cancel_lists();
        let board = self.common.session.board();
        match &mut self.own.card {
            Card::Steps(list) => list.steps = Some(Vec::new()),
            Card::Path(path) if path.origin == Origin::Here => {
                let none = Path { steps: Vec::new(), end: End::Stuck };
                **path = PathBrowser::new(Origin::Here, board, Some(Rc::new(none)));
            }
            _ => {}
        }
    }
    pub(crate) fn take_steps(&mut self, steps: Vec<Step>) {
        let selection = self.own.input.selection;
        if let Some(listing) = self.own.card.steps_mut() {
            listing.steps = Some(steps);
            let here = listing.groups(selection);
            if here.iter().all(|(technique, _)| Some(*technique) != listing.unfolded) {
                listing.unfold_first(selection);
            }
        }
    }
    pub(crate) fn close_lists(&mut self) {
        self.end_preview();
        if matches!(self.own.card, Card::Steps(_) | Card::Path(_) | Card::Branches) {
            self.own.card = Card::None;
        }
        self.cancel_lists();
    }
    /// A hint that came from the list goes back to it.
    pub(crate) fn close_hint_card(&mut self) {
        self.close_hint();
        self.end_preview();
        if matches!(self.own.card, Card::Steps(_)) {
            self.emit(Command::FocusCard);
        }
    }
    fn filter_steps(&mut self, digit: &str) {
        let digit = digit.parse().ok().and_then(Digit::from_char);
        self.refilter(|listing| listing.digit = digit);
    }
    fn scope_steps(&mut self) {
        self.refilter(|listing| {
            listing.scope = match listing.scope {
                Scope::Everywhere => Scope::Selection,
                Scope::Selection => Scope::Everywhere,
            }
        });
    }
    fn refilter(&mut self, change: impl FnOnce(&mut StepList)) {
        let selection = self.own.input.selection;
        if let Some(listing) = self.own.card.steps_mut() {
            change(listing);
            listing.unfold_first(selection);
        }
    }
    fn unfold_steps(&mut self, technique: Technique) {
        if let Some(listing) = self.own.card.steps_mut() {
            let folded = listing.unfolded != Some(technique);
            listing.unfold(folded.then_some(technique));
        }
    }
    fn unfold_tier(&mut self, tier: Tier) {
        if let Some(listing) = self.own.card.steps_mut() {
            listing.toggle_tier(tier);
        }
    }
    fn more_steps(&mut self) {
        if let Some(listing) = self.own.card.steps_mut() {
            listing.shown += PAGE;
        }
    }
    fn preview_step(&mut self, place: Option<usize>) {
        if let Card::Steps(list) = &mut self.own.card {
            let count = list.steps.as_ref().map_or(0, Vec::len);
            list.previewed = place.filter(|&place| place < count);
        }
    }
    /// The step becomes the hint, fully explained; closing it leads back to the list.
    fn open_step(&mut self, place: usize) {
        let Some(listing) = self.own.card.steps_mut() else { return };
        let Some(step) = listing.steps.as_ref().and_then(|steps| steps.get(place)).cloned() else {
            return;
        };
        listing.opened = Some(place);
        listing.previewed = None;
        let result = HintResult::Step(Box::new(step));
        let hint = Hint { level: HintLevel::Why, ..Hint::new(result) };
        let list = std::mem::take(&mut self.own.card).into_steps();
        self.own.card = Card::Hint(hint, list);
        self.count_hint();
        self.show_hint_level();
        self.emit(Command::FocusCard);
    }
}
