//! The places of the page, and the browser's history of them.

use super::Update;
use crate::app::clock::ClockState;
use crate::app::command::Command;
use crate::app::msg::{Dialog, Visibility};
use crate::app::place::{Address, Place};

impl Update<'_> {
    /// A link, Back or Forward led here. What names no place leaves everything as it is.
    pub(super) fn go_to(&mut self, fragment: &str, dialog: Option<Dialog>) {
        if fragment.starts_with("p=") {
            self.model.shell.dialog = None;
            return self.open_link(fragment);
        }
        let Some(address) = Address::read(fragment) else { return };
        if address.place == Place::Learn {
            self.learn(address.lesson);
        } else {
            self.enter(address.place);
        }
        if address.place == Place::Library {
            self.enter_library(address.section);
        }
        self.model.shell.dialog = dialog;
    }
    /// Shows a place; what lay over the page is put away. The clock runs in Play alone.
    pub(super) fn enter(&mut self, place: Place) {
        self.model.shell.dialog = None;
        let before = std::mem::replace(&mut self.model.shell.place, place);
        let is_seen = self.model.visibility == Visibility::Visible;
        let clock = &mut self.model.session.clock;
        match (before, place) {
            (Place::Play, Place::Play) => {}
            (_, Place::Play) if clock.state == ClockState::Away && is_seen => {
                clock.state = ClockState::Running;
            }
            (Place::Play, _) if clock.state == ClockState::Running => {
                clock.state = ClockState::Away;
                self.save_quietly();
            }
            _ => {}
        }
    }
    /// After a message: where it led becomes an entry of the browser's history and the title.
    pub(super) fn show_address(&mut self, before: Address) {
        let now = self.model.address();
        if now == before {
            return;
        }
        self.emit(Command::ShowAddress(now));
        if (Address { dialog: None, ..now }) != (Address { dialog: None, ..before }) {
            self.update_document();
        }
    }
}
