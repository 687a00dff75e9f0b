//! All steps from here: asked for, filtered, previewed, opened as a hint.

use std::rc::Rc;

use crate::engine::logic::step::Step;
use crate::engine::logic::techniques::Technique;
use crate::engine::rating::grade::{End, Path};
use crate::engine::types::digit::Digit;
use crate::i18n::message::Message;
use crate::service::{Advice, Lane, Request, Ticket};

use super::Turn;
use crate::app::command::Command;
use crate::app::model::{Hint, Level, Preview, Then};
use crate::app::solving_path::{Origin, Walk};
use crate::app::step_list::{Listing, PAGE, Scope};

impl Turn<'_> {
    /// Every step from the board as it is. What is wrong on it comes first, as a hint.
    pub(super) fn list_steps(&mut self) {
        if self.makes_room(Then::Steps) {
            self.renew_steps();
            self.wish(Command::FocusCard);
        }
    }
    fn renew_steps(&mut self) {
        self.model.walk = None;
        let before = self.model.listing.take().unwrap_or_default();
        self.model.listing = Some(Listing { steps: None, opened: None, ..before });
        self.forget_lists();
        let board = Box::new(self.model.game.board().clone());
        let (solution, left_out) = (self.model.solution().copied(), self.model.settings.left_out());
        let ticket = self.ask(Request::Steps(board, solution, left_out));
        self.model.jobs.steps = Some(ticket);
    }
    /// Whether a list may come now. While the clues are judged it waits for the verdict; a board
    /// from which only nonsense follows is told of instead.
    pub(super) fn makes_room(&mut self, then: Then) -> bool {
        if self.model.clock.is_paused() {
            return false;
        }
        self.model.dialog = None;
        if self.model.verdict.is_none() {
            self.model.jobs.then = Some(then);
            self.say(Message::Preparing);
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
    /// The lists under way are no longer wanted. Their worker is ended, unless somebody else waits
    /// for it.
    pub(super) fn forget_lists(&mut self) {
        let jobs = &mut self.model.jobs;
        let lost = jobs.steps.take().is_some() | jobs.path.take().is_some();
        if lost && jobs.grade.or(jobs.preview_grade).is_none() {
            self.wish(Command::Cancel(Lane::Lists));
        }
    }
    /// Lists that died with the worker are put away; whether any did.
    pub(super) fn lists_died(&mut self, tickets: &[Ticket]) -> bool {
        let jobs = &mut self.model.jobs;
        let died =
            |job: &mut Option<Ticket>| job.take_if(|ticket| tickets.contains(ticket)).is_some();
        let steps = died(&mut jobs.steps);
        let paths = died(&mut jobs.path) | died(&mut jobs.grade);
        if steps {
            self.model.listing = None;
        }
        if paths {
            self.model.walk = None;
        }
        steps | paths | died(&mut self.model.jobs.preview_grade)
    }
    /// The board is another, and so are the steps from it.
    pub(super) fn renew_lists(&mut self) {
        let path = self.model.walk.as_ref().is_some_and(|walk| walk.origin == Origin::Here);
        if self.model.is_wrong() {
            return self.empty_lists();
        }
        if self.model.listing.is_some() && self.makes_room(Then::Steps) {
            self.renew_steps();
        } else if path && self.makes_room(Then::Path) {
            self.renew_path(Origin::Here);
        }
    }
    /// From a board that is wrong only nonsense follows. Nobody asked what is wrong, so the lists stay
    /// and wait.
    fn empty_lists(&mut self) {
        self.forget_lists();
        if let Some(listing) = &mut self.model.listing {
            listing.steps = Some(Vec::new());
        }
        if let Some(walk) = self.model.walk.as_mut().filter(|walk| walk.origin == Origin::Here) {
            *walk = Walk::new(
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
        self.forget_lists();
    }
    /// A hint that came from the list goes back to it.
    pub(super) fn leave_hint(&mut self) {
        self.close_hint();
        self.end_preview();
        if self.model.listing.is_some() {
            self.wish(Command::FocusCard);
        }
    }
    pub(super) fn close_steps(&mut self) {
        self.model.listing = None;
        self.end_preview();
        self.forget_lists();
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
    fn refilter(&mut self, change: impl FnOnce(&mut Listing)) {
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
        let advice = Advice::Step(Box::new(step));
        self.model.hint = Some(Hint { level: Level::Why, ..Hint::new(advice) });
        self.tell_level();
        self.wish(Command::FocusCard);
    }
}
