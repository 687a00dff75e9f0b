//! [`update`]: the one place where what happens changes what is. A function of its arguments; what
//! the browser has to do comes back as commands.

pub(crate) mod answers;
mod database;
pub(crate) mod in_places;
pub(crate) mod language;
pub(crate) mod late;
mod letters;
pub(crate) mod newer_build;
pub(crate) mod notices;
pub(crate) mod outside;
mod parts;
pub(crate) mod places;
pub(crate) mod start;

use super::model::Model;
use crate::core::command::Command;
use crate::core::letter::{Letter as _, PlacesLetter};
use crate::core::msg::{Msg, PartMsg};
use crate::core::saved::KeptView;

/// Changes the model as the message says; what the browser has to do comes back.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Command> {
    let (before, board) =
        (model.address(), crate::play::update::feedback::Before::of(&model.common));
    let is_led = matches!(msg, Msg::AddressChanged(..) | Msg::Part(PartMsg::Loaded(_)));
    let met = notices::BeforeMessage::of(model, &msg);
    let view = model.play.kept_view(&model.common);
    let mut update = Update { model };
    update.handle(msg);
    update.deliver();
    update.keep_view(view);
    update.settle_notice(&met);
    update.show_address(before, is_led);
    update.play().give_feedback(board);
    update.request_words();
    update.offer_update();
    std::mem::take(&mut model.common.out)
}

/// One message being worked off.
pub(crate) struct Update<'a> {
    pub(crate) model: &'a mut Model,
}

impl Update<'_> {
    pub(crate) fn emit(&mut self, command: Command) {
        self.model.common.emit(command);
    }

    /// How the player sees the game is stored like a move.
    fn keep_view(&mut self, before: KeptView) {
        if self.model.play.kept_view(&self.model.common) != before {
            self.play().save_quietly();
        }
    }

    fn handle(&mut self, msg: Msg) {
        match msg {
            Msg::Entry(msg) => self.play().entry(msg),
            Msg::FilterRequested(wanted) => self.play().filter(wanted),
            Msg::Grid(msg) => self.play().grid(msg),
            Msg::Dismiss => self.play().dismiss(),
            Msg::PlaceChosen(place) => self.enter(place),
            Msg::Ticked(now) => {
                self.play().tick(now);
                if self.model.rated.is_stale() {
                    self.model.common.letters.push(PlacesLetter::RefreshRated.posted());
                }
            }
            Msg::VisibilityChanged(sight, now) => self.visibility_changed(sight, now),
            Msg::Notice(msg) => self.notice(msg),
            Msg::ScreenChanged(screen) => self.model.common.page.screen = screen,
            Msg::StorageFailed => self.play().storage_failed(),
            Msg::AddressChanged(fragment, layers) => self.change_address(&fragment, layers),
            Msg::Part(msg) => self.part(msg),
            other => self.hand_on(other),
        }
    }
}
