//! All steps from here: asked for, filtered, previewed, opened as a hint.

use std::rc::Rc;

use crate::engine::logic::step::Step;
use crate::engine::logic::techniques::Technique;
use crate::engine::rating::grade::{End, Path};
use crate::engine::types::digit::Digit;
use crate::i18n::message::Message;
use crate::service::{HintResult, Request};

use super::Update;
use crate::app::command::Command;
use crate::app::jobs::{PendingAction, Purpose};
use crate::app::model::{Hint, HintLevel, Preview};
use crate::app::solving_path::{Origin, PathBrowser};
use crate::app::step_list::{PAGE, Scope, StepList};

impl Update<'_> {
    /// Every step from the board as it is. What is wrong on it comes first, as a hint.
    pub(super) fn list_steps(&mut self) {
        if self.can_open_card(PendingAction::Steps) {
            self.renew_steps();
            self.emit(Command::FocusCard);
        }
    }
    fn renew_steps(&mut self) {
        self.model.walk = None;
        let before = self.model.listing.take().unwrap_or_default();
        self.model.listing = Some(StepList { steps: None, opened: None, ..before });
        self.cancel_lists();
        let state = self.puzzle_state();
        self.ask(Purpose::Steps, Request::Steps { state });
    }
    /// Whether a list may come now. While the clues are judged it waits for the verdict; a board
    /// from which only nonsense follows is told of instead.
    pub(super) fn can_open_card(&mut self, then: PendingAction) -> bool {
        if self.model.clock.is_paused() {
            return false;
        }
        self.model.dialog = None;
        if self.model.verdict.is_none() {
            self.model.jobs.after_verdict(then);
            self.set_status(Message::Preparing);
            return false;
        }
        self.close_hint();
        self.end_preview();
        self.model.solutions = None;
        if self.model.is_wrong() {
            self.close_lists();
            self.hint();
            return false;
        }
        true
    }
    /// Gives up the lists being made.
    pub(super) fn cancel_lists(&mut self) {
        self.cancel(|purpose| matches!(purpose, Purpose::Steps | Purpose::Path));
    }
    /// The board is another, and so are the steps from it.
    pub(super) fn renew_lists(&mut self) {
        let path = self.model.walk.as_ref().is_some_and(|walk| walk.origin == Origin::Here);
        if self.model.is_wrong() {
            return self.empty_lists();
        }
        if self.model.listing.is_some() && self.can_open_card(PendingAction::Steps) {
            self.renew_steps();
        } else if path && self.can_open_card(PendingAction::Path) {
            self.renew_path(Origin::Here);
        }
    }
    /// From a board that is wrong only nonsense follows. Nobody asked what is wrong, so the lists stay
    /// and wait.
    fn empty_lists(&mut self) {
        self.cancel_lists();
        if let Some(listing) = &mut self.model.listing {
            listing.steps = Some(Vec::new());
        }
        if let Some(walk) = self.model.walk.as_mut().filter(|walk| walk.origin == Origin::Here) {
            *walk = PathBrowser::new(
                Origin::Here,
                self.model.game.board(),
                Some(Rc::new(Path { steps: Vec::new(), end: End::Stuck })),
            );
        }
    }
    pub(super) fn take_steps(&mut self, steps: Vec<Step>) {
        let selection = self.model.selection;
        if let Some(listing) = &mut self.model.listing {
            listing.steps = Some(steps);
            let here = listing.groups(selection);
            if here.iter().all(|(technique, _)| Some(*technique) != listing.unfolded) {
                listing.unfold_first(selection);
            }
        }
    }
    pub(super) fn close_lists(&mut self) {
        self.model.listing = None;
        self.model.walk = None;
        self.end_preview();
        self.cancel_lists();
    }
    /// A hint that came from the list goes back to it.
    pub(super) fn close_hint_card(&mut self) {
        self.close_hint();
        self.end_preview();
        if self.model.listing.is_some() {
            self.emit(Command::FocusCard);
        }
    }
    pub(super) fn close_steps(&mut self) {
        self.model.listing = None;
        self.end_preview();
        self.cancel_lists();
    }
    pub(super) fn filter_steps(&mut self, digit: &str) {
        let digit = digit.parse().ok().and_then(Digit::from_char);
        self.refilter(|listing| listing.digit = digit);
    }
    pub(super) fn scope_steps(&mut self) {
        self.refilter(|listing| {
            listing.scope = match listing.scope {
                Scope::Everywhere => Scope::Selection,
                Scope::Selection => Scope::Everywhere,
            }
        });
    }
    fn refilter(&mut self, change: impl FnOnce(&mut StepList)) {
        let selection = self.model.selection;
        if let Some(listing) = &mut self.model.listing {
            change(listing);
            listing.unfold_first(selection);
        }
    }
    pub(super) fn unfold_steps(&mut self, technique: Technique) {
        if let Some(listing) = &mut self.model.listing {
            let folded = listing.unfolded != Some(technique);
            listing.unfold(folded.then_some(technique));
        }
    }
    pub(super) fn more_steps(&mut self) {
        if let Some(listing) = &mut self.model.listing {
            listing.shown += PAGE;
        }
    }
    pub(super) fn preview_step(&mut self, place: Option<usize>) {
        let Some(steps) = self.model.listing.as_ref().and_then(|listing| listing.steps.as_ref())
        else {
            return;
        };
        let step = place.and_then(|place| steps.get(place)).cloned();
        self.model.preview = step.map(|step| Preview { board: None, step: Some(Box::new(step)) });
    }
    /// The step becomes the hint, told in full; the list waits behind it.
    pub(super) fn open_step(&mut self, place: usize) {
        let Some(listing) = &mut self.model.listing else { return };
        let Some(step) = listing.steps.as_ref().and_then(|steps| steps.get(place)).cloned() else {
            return;
        };
        listing.opened = Some(place);
        self.model.preview = None;
        let advice = HintResult::Step(Box::new(step));
        self.model.hint = Some(Hint { level: HintLevel::Why, ..Hint::new(advice) });
        self.show_hint_level();
        self.emit(Command::FocusCard);
    }
}
