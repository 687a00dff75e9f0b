//! [`Model`]: all state: what every part sees, and what each part has of its own.

use crate::core::chord::KeyPress;
use crate::core::common::Common;
use crate::core::context::{self, Shown};
use crate::core::keys::Meaning;
use crate::core::place::{Address, CreatePart, Layers, Place};
use crate::core::saved::Saved;
use crate::core::section::Section;
use crate::engine::types::board::Board;
use crate::places::algorithms::Algorithms;
use crate::places::create::Studio;
use crate::places::learn::Learning;
use crate::places::library::Library;
use crate::places::lists::RatedList;
use crate::places::paper::Paper;
use crate::play::Play;

use super::parts::Parts;
use super::update::Update;

/// All state.
pub struct Model {
    /// What every part sees.
    pub common: Common,
    /// The game: input, card, dialogs.
    pub play: Play,
    /// What the player looks at in the library.
    pub library: Library,
    /// What is being learned.
    pub learning: Learning,
    /// How machines solve it.
    pub algorithms: Algorithms,
    /// Puzzles made to order and by hand.
    pub studio: Studio,
    /// The list that is rated.
    pub rated: RatedList,
    /// What is to be printed.
    pub paper: Paper,
    /// The later parts of the program.
    pub parts: Parts,
}

/// Makes the ways to a part: as it is drawn, and while it works off a message.
macro_rules! ways {
    ($($field:ident $shown:ident $part:ident;)*) => {
        impl Model {
            $(
                /// The part as it is drawn.
                pub fn $shown(&self) -> Shown<'_, $part> {
                    Shown { own: &self.$field, common: &self.common }
                }
            )*
        }
        impl Update<'_> {
            $(
                /// The part while it works off a message.
                pub(crate) fn $field(&mut self) -> context::Update<'_, $part> {
                    context::Update { own: &mut self.model.$field, common: &mut self.model.common }
                }
            )*
        }
    };
}

ways! {
    play shown_play Play;
    library shown_library Library;
    learning shown_learning Learning;
    algorithms shown_algorithms Algorithms;
    studio shown_studio Studio;
    rated shown_rated RatedList;
    paper shown_paper Paper;
}

impl Model {
    /// Where the player is, as the browser's history keeps it.
    pub fn address(&self) -> Address {
        let cards = self.play.cards(&self.common) + usize::from(self.is_picture_checked());
        let layers = Layers { cards, dialog: self.common.page.dialog };
        match self.parts.awaited_address() {
            Some(fragment) => Address { layers, ..Address::of(fragment) },
            None => Address { layers, ..self.place_address() },
        }
    }
    /// Without what lies over the page.
    fn place_address(&self) -> Address {
        let place = self.common.page.place;
        let algorithms = self.algorithms.part.filter(|_| place == Place::Learn);
        let lesson = self.learning.open.chosen;
        let lesson = lesson.filter(|_| place == Place::Learn && algorithms.is_none());
        let in_library = place == Place::Library;
        let section = if in_library { self.library.browse.section } else { Section::default() };
        let create = self.common.page.create;
        let create = if place == Place::Create { create } else { CreatePart::default() };
        let setting = algorithms.map(|part| self.shown_algorithms().setting(part));
        let setting = setting.unwrap_or_default();
        let layers = Layers::default();
        Address { place, lesson, algorithms, setting, section, create, layers }
    }
    /// Whether what was read of a picture is checked, over the place of pictures.
    fn is_picture_checked(&self) -> bool {
        let page = &self.common.page;
        let is_there = page.place == Place::Create && page.create == CreatePart::Picture;
        is_there && self.studio.picture.is_checked
    }
    /// The board of the game now.
    pub fn board(&self) -> &Board {
        self.common.board()
    }
    /// What is stored of the game.
    pub fn saved(&self) -> Saved {
        self.play.saved(&self.common)
    }
    /// What a key press means; nothing if it is the browser's.
    pub fn meaning(&self, press: &KeyPress) -> Option<Meaning> {
        self.shown_play().meaning(press)
    }
    /// Whether the next key press is to be bound, whatever else it means.
    pub fn is_binding_key(&self) -> bool {
        self.shown_play().is_binding_key()
    }
}
