//! The later parts of the program: what waits for them is done when they come.

use super::Update;
use crate::core::command::Command;
use crate::core::msg::Msg;
use crate::core::notice::Notice;
use crate::core::part::Part;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::shell::parts::{LoadedPart, Loading};

impl Update<'_> {
    /// Has the part that a message belongs to work it off, now or when the part has come.
    pub(crate) fn hand_on(&mut self, msg: Msg) {
        let part = part_of(&msg);
        let parts = &mut self.model.parts;
        let handle = match part {
            Part::Late => parts.late.loaded().map(|part| part.handle),
            Part::Places => parts.places.loaded().map(|part| part.handle),
        };
        match handle {
            Some(handle) => handle(self, msg),
            None => {
                parts.waiting.push((part, msg));
                if parts.is_missing(part) {
                    self.request_part(part);
                }
            }
        }
    }
    /// A part has come.
    pub(crate) fn part_loaded(&mut self, loaded: LoadedPart) {
        let parts = &mut self.model.parts;
        match loaded {
            LoadedPart::Late(part) => {
                parts.late = Loading::Loaded(part);
                (part.arrived)(self);
            }
            LoadedPart::Places(part) => parts.places = Loading::Loaded(part),
        }
        let awaited = self.awaits_place();
        for (_, msg) in std::mem::take(&mut self.model.parts.waiting) {
            self.hand_on(msg);
        }
        if awaited && !self.awaits_place() {
            self.emit(Command::ShowAddress(self.model.address()));
        }
    }
    /// A part could not be fetched.
    pub(crate) fn part_missing(&mut self, part: Part) {
        let parts = &mut self.model.parts;
        match part {
            Part::Late => {
                parts.late = Loading::Missing;
                let retry = (Label::TryAgain, Msg::PartRequested(part));
                self.model
                    .common
                    .notify(Notice { message: Message::PartMissing, actions: vec![retry] });
            }
            // The place says so itself.
            Part::Places => parts.places = Loading::Missing,
        }
    }
    /// A part is fetched once more.
    pub(crate) fn request_part(&mut self, part: Part) {
        let parts = &mut self.model.parts;
        match part {
            Part::Late => parts.late = Loading::Requested,
            Part::Places => parts.places = Loading::Requested,
        }
        self.emit(Command::LoadPart(part));
    }
}

/// The part that works off a message.
fn part_of(msg: &Msg) -> Part {
    match msg {
        Msg::Letter(part, _) => *part,
        Msg::Place(_)
        | Msg::PlaceOpened(_)
        | Msg::LearnRequested(_)
        | Msg::GameOpened(_)
        | Msg::LibraryExportRequested
        | Msg::Fetched(_)
        | Msg::AlgorithmsTicked(_)
        | Msg::AlgorithmsSettled(_)
        | Msg::Printed => Part::Places,
        _ => Part::Late,
    }
}
