//! The places of the page, and the browser's history of them.

use super::Update;
use crate::core::command::Command;
use crate::core::dialog::Dialog;
use crate::core::lesson_id::LessonId;
use crate::core::msg::{Msg, PlacesMsg};
use crate::core::place::{Address, CreatePart, Layers, Place};
use crate::shell::parts::opened_address;

/// What lies over the page is closed within so many steps: a dialog, a hint, the list below it, and
/// the moment that the list shows.
const MAX_CLOSING_STEPS: usize = 5;

impl Update<'_> {
    /// The browser went to another entry of its history; afterwards its entry says what is shown. Where
    /// that is what the entry asked for nothing is written: the browser may have gone on meanwhile,
    /// and an entry made then would end its way forward.
    pub(crate) fn change_address(&mut self, fragment: &str, layers: Layers) {
        let asked = Address { layers, ..Address::of(fragment) };
        let both_play = self.model.common.page.place == Place::Play && asked.place == Place::Play;
        match both_play && !is_link(fragment) {
            true => self.close_layers(layers.depth()),
            false => self.go_to(fragment),
        }
        self.model.studio.picture.is_checked &= layers.cards > 0;
        // A card that was closed does not come back; a dialog does.
        if self.model.address().layers.depth() < layers.depth() {
            match layers.dialog {
                Some(Dialog::Share) => self.hand_on(Msg::DialogOpened(Dialog::Share)),
                dialog => self.model.common.page.dialog = dialog,
            }
        }
        if !self.awaits_place() && self.model.address() != asked {
            self.emit(Command::ShowAddress(self.model.address()));
        }
    }
    /// What an address asks for.
    pub(crate) fn go_to(&mut self, fragment: &str) {
        if is_link(fragment) {
            self.model.common.page.dialog = None;
            return self.play().open_link(fragment);
        }
        let Address { place, create, .. } = Address::of(fragment);
        self.enter(place);
        self.model.common.page.create = create;
        if place != Place::Play {
            self.hand_on(PlacesMsg::PlaceOpened(fragment.to_owned()).into());
        }
    }
    /// What an address asks for in a place other than Play.
    pub(crate) fn open_place(&mut self, fragment: &str) {
        let address = Address::of(fragment);
        match (address.place, address.algorithms, address.create) {
            (Place::Learn, Some(part), _) => {
                self.algorithms().open_algorithms(part, &address.setting)
            }
            (Place::Learn, None, _) => self.learn(address.lesson),
            (Place::Library, ..) => self.library().enter_library(address.section),
            (Place::Create, _, CreatePart::Generate) => self.studio().seek_last_made(),
            (Place::Create, _, CreatePart::Hand) => self.studio().enter_hand(),
            (Place::Create, _, CreatePart::Picture) => {}
            (Place::Create, _, CreatePart::List) => self.rated().seek_kept_list(),
            (Place::Play, ..) => {}
        }
    }
    /// Shows the place of pictures, which opens the one that was given.
    pub(crate) fn open_given_picture(&mut self) {
        self.model.common.page.dialog = None;
        self.enter(Place::Create);
        self.model.common.page.create = CreatePart::Picture;
        self.model.studio.picture.given += 1;
    }
    /// Whether what an address asks for waits for its part of the program.
    pub(crate) fn awaits_place(&self) -> bool {
        self.model.parts.awaited_address().is_some()
    }
    /// Closes what lies over the page, the topmost first, until only so much is left.
    fn close_layers(&mut self, depth: usize) {
        for _ in 0..MAX_CLOSING_STEPS {
            if self.model.address().layers.depth() <= depth {
                return;
            }
            match self.model.common.page.dialog.is_none() && self.model.common.jobs.reopens_panel()
            {
                true => self.model.common.jobs.forget_pending_action(),
                false => self.play().dismiss(),
            }
        }
    }
    /// Shows a place; what lay over the page is put away, and an address that waits for its part of the
    /// program is waited for no longer.
    pub(crate) fn enter(&mut self, place: Place) {
        self.forget_awaited_place();
        self.model.common.enter(place);
    }
    pub(crate) fn forget_awaited_place(&mut self) {
        self.model.parts.waiting.retain(|msg| opened_address(msg).is_none());
    }
    /// Opens a page of Learn, or the list of all.
    pub(crate) fn learn(&mut self, lesson: Option<LessonId>) {
        self.algorithms().leave_algorithms();
        if self.learning().open(lesson) && lesson.is_none() {
            self.algorithms().ask_samples();
        }
    }
    /// After a message: where it led becomes the title and an entry of the browser's history, unless
    /// the browser led there.
    pub(crate) fn show_address(&mut self, before: Address, is_led: bool) {
        let now = self.model.address();
        if now == before {
            return;
        }
        if !is_led {
            self.emit(Command::ShowAddress(now));
        }
        if now.without_layers() != before.without_layers() {
            self.update_document();
        }
    }
}

/// Whether a fragment holds a puzzle or a game.
fn is_link(fragment: &str) -> bool {
    fragment.starts_with("p=") || fragment.starts_with("g=")
}
