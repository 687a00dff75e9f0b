//! The later parts of the program: what waits for them is done when they come.

use super::Update;
use crate::core::command::Command;
use crate::core::msg::{Msg, PartMsg};
use crate::core::notice::Notice;
use crate::core::part::Part;
use crate::shell::parts::{LoadedPart, Loading, is_of_places, opened_address};
use crate::words::label::Label;
use crate::words::message::Message;

impl Update<'_> {
    /// Works off what happens to the later parts.
    pub(crate) fn part(&mut self, msg: PartMsg) {
        match msg {
            PartMsg::Loaded(part) => self.part_loaded(part.open()),
            PartMsg::WaitingDue => self.do_next_waiting(),
            PartMsg::Missing(part) => self.part_missing(part),
            PartMsg::Requested(part) => self.request_part(part),
        }
    }
    /// Has the part that a message belongs to work it off, now or when the part has come.
    pub(crate) fn hand_on(&mut self, msg: Msg) {
        let parts = &self.model.parts;
        match (msg, parts.late.loaded(), parts.places.loaded()) {
            (Msg::Places(msg), _, Some(places)) => (places.handle)(self, msg),
            (msg @ Msg::Places(_), _, None) => self.wait(Part::Places, msg),
            (msg, Some(late), _) if !parts.has_waiting_for_late() => (late.handle)(self, msg),
            (msg, ..) => self.wait(Part::Late, msg),
        }
    }
    fn wait(&mut self, part: Part, msg: Msg) {
        self.model.parts.waiting.push(msg);
        if self.model.parts.is_missing(part) {
            self.request_part(part);
        }
    }
    /// A part has come.
    fn part_loaded(&mut self, loaded: LoadedPart) {
        let parts = &mut self.model.parts;
        match loaded {
            LoadedPart::Late(part) => {
                parts.late = Loading::Loaded(part);
                (part.arrived)(self);
                self.ask_for_next_waiting();
            }
            LoadedPart::Places(part) => {
                parts.places = Loading::Loaded(part);
                self.do_waiting_for_places();
                // A place has its words from the other part.
                if self.model.parts.is_missing(Part::Late) {
                    self.request_part(Part::Late);
                }
            }
        }
    }
    fn do_waiting_for_places(&mut self) {
        let awaited = self.awaits_place();
        for msg in
            self.model.parts.waiting.extract_if(.., |msg| is_of_places(msg)).collect::<Vec<_>>()
        {
            // The address was asked for before what has been opened over the page since then.
            let is_address = opened_address(&msg).is_some();
            let dialog = is_address.then_some(self.model.common.page.dialog);
            self.hand_on(msg);
            self.model.common.page.dialog = dialog.unwrap_or(self.model.common.page.dialog);
        }
        if awaited && !self.awaits_place() {
            self.emit(Command::ShowAddress(self.model.address()));
        }
    }
    /// Does the first of what waited for the part `Late`. Each is done in a task of its own: all together
    /// would take longer than a frame.
    fn do_next_waiting(&mut self) {
        let waiting = &mut self.model.parts.waiting;
        let first = waiting.iter().position(|msg| !is_of_places(msg));
        let first = first.map(|at| waiting.remove(at));
        if let (Some(msg), Some(late)) = (first, self.model.parts.late.loaded()) {
            (late.handle)(self, msg);
            self.ask_for_next_waiting();
        }
    }
    fn ask_for_next_waiting(&mut self) {
        if self.model.parts.has_waiting_for_late() {
            self.emit(Command::NextWaiting);
        }
    }
    /// A part could not be fetched.
    fn part_missing(&mut self, part: Part) {
        let parts = &mut self.model.parts;
        match part {
            Part::Late => {
                parts.late = Loading::Missing;
                let retry = (Label::TryAgain, Msg::Part(PartMsg::Requested(part)));
                self.model
                    .common
                    .notify(Notice { message: Message::PartMissing, actions: vec![retry] });
            }
            // The place says so itself.
            Part::Places => parts.places = Loading::Missing,
        }
    }
    /// A part is fetched once more.
    fn request_part(&mut self, part: Part) {
        let parts = &mut self.model.parts;
        match part {
            Part::Late => parts.late = Loading::Requested,
            Part::Places => parts.places = Loading::Requested,
        }
        self.emit(Command::LoadPart(part));
    }
}
