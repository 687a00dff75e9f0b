//! [`Parts`]: what is known of the later parts of the program, and what waits for them.

use std::rc::Rc;

use super::model::Model;
use super::update::Update;
use super::view::dialog::DialogView;
use super::view::places::TitledPlace;
use crate::core::msg::{Msg, PartMsg, PlacesMsg};
use crate::core::opaque::{Opaque, Sealed};
use crate::core::part::Part;
use crate::core::view::board::BoardView;
use crate::places::create::PictureFunctions;
use crate::places::paper;
use crate::places::paper::view::SheetsView;
use crate::play;
use crate::play::view::list::ListView;
use crate::play::view::panel::PlacedPanel;
use crate::play::view::progress_card::ProgressCardView;
use crate::play::view::race::RaceView;

/// Makes the card of what the player has reached, with what is unchanged from the one shown last.
pub(crate) type RenewProgress =
    fn(&play::Shown, Option<&Opaque<ProgressCardView>>) -> Option<Opaque<ProgressCardView>>;

/// What the part `Late` does: a table of functions, which only that part holds.
pub struct LateFunctions {
    pub(crate) arrived: fn(&mut Update<'_>),
    pub(crate) handle: fn(&mut Update<'_>, Msg),
    pub(crate) board: fn(&play::Shown, Option<&BoardView>) -> BoardView,
    pub(crate) panel: fn(&play::Shown) -> Option<PlacedPanel>,
    pub(crate) branches: fn(&play::Shown) -> Option<Opaque<Rc<ListView>>>,
    pub(crate) progress: RenewProgress,
    pub(crate) race: fn(&play::Shown) -> Option<Opaque<RaceView>>,
    pub(crate) dialog: fn(&Model) -> Option<Opaque<DialogView>>,
}

/// What the part `Places` does.
pub struct PlacesFunctions {
    pub(crate) handle: fn(&mut Update<'_>, PlacesMsg),
    pub(crate) place: fn(&Model) -> TitledPlace,
    pub(crate) sheets: fn(&paper::Shown) -> Opaque<SheetsView>,
}

/// How far the fetching of a part is.
pub enum Loading<T: 'static> {
    /// It has been asked for.
    Requested,
    /// It could not be fetched.
    Missing,
    /// It is there.
    Loaded(&'static T),
}

impl<T> Clone for Loading<T> {
    fn clone(&self) -> Loading<T> {
        *self
    }
}

impl<T> Copy for Loading<T> {}

impl<T> Loading<T> {
    /// The part, once it is there.
    pub fn loaded(self) -> Option<&'static T> {
        match self {
            Loading::Loaded(part) => Some(part),
            Loading::Requested | Loading::Missing => None,
        }
    }
}

/// The later parts of the program.
pub struct Parts {
    /// What follows the first moves.
    pub late: Loading<LateFunctions>,
    /// The places.
    pub places: Loading<PlacesFunctions>,
    /// What waits for a part, in the order in which it happened.
    pub(crate) waiting: Vec<Msg>,
}

impl Default for Parts {
    fn default() -> Parts {
        Parts { late: Loading::Requested, places: Loading::Requested, waiting: Vec::new() }
    }
}

impl Parts {
    /// Whether anything waits for the part `Late`.
    pub(crate) fn has_waiting_for_late(&self) -> bool {
        self.waiting.iter().any(|msg| !is_of_places(msg))
    }
    /// What an address asks for, where that waits for its part.
    pub(crate) fn awaited_address(&self) -> Option<&str> {
        self.waiting.iter().find_map(opened_address)
    }
    /// Whether a part could not be fetched.
    pub(crate) fn is_missing(&self, part: Part) -> bool {
        match part {
            Part::Late => matches!(self.late, Loading::Missing),
            Part::Places => matches!(self.places, Loading::Missing),
        }
    }
}

/// The address whose place a message opens.
pub(crate) fn opened_address(msg: &Msg) -> Option<&str> {
    match msg {
        Msg::Places(PlacesMsg::PlaceOpened(fragment)) => Some(fragment),
        _ => None,
    }
}

/// Whether a message is worked off by the part `Places`.
pub(crate) fn is_of_places(msg: &Msg) -> bool {
    matches!(msg, Msg::Places(_))
}

/// A part that has been fetched.
#[derive(Clone, Copy)]
pub enum LoadedPart {
    /// What follows the first moves.
    Late(&'static LateFunctions),
    /// The places.
    Places(&'static PlacesFunctions),
}

impl PartialEq for LoadedPart {
    fn eq(&self, other: &LoadedPart) -> bool {
        match (self, other) {
            (LoadedPart::Late(one), LoadedPart::Late(other)) => std::ptr::eq(*one, *other),
            (LoadedPart::Places(one), LoadedPart::Places(other)) => std::ptr::eq(*one, *other),
            _ => false,
        }
    }
}

impl std::fmt::Debug for LoadedPart {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            LoadedPart::Late(_) => "Late",
            LoadedPart::Places(_) => "Places",
        })
    }
}

impl From<LoadedPart> for Msg {
    fn from(part: LoadedPart) -> Msg {
        Msg::Part(PartMsg::Loaded(Sealed::new(part)))
    }
}

/// What the part `Late` does.
pub(crate) static LATE: LateFunctions = LateFunctions {
    arrived: super::update::late::arrived,
    handle: super::update::late::handle,
    board: crate::play::view::board::board,
    panel: crate::play::view::panel::placed,
    branches: crate::play::view::branches::beside,
    progress: crate::play::view::progress_card::progress_card,
    race: crate::play::view::race::race,
    dialog: super::view::dialog::dialog,
};

/// What the part `Places` does.
pub(crate) static PLACES: PlacesFunctions = PlacesFunctions {
    handle: super::update::in_places::handle,
    place: super::view::places::content,
    sheets: crate::places::paper::view::shown_sheets,
};

/// What the part that reads pictures does.
pub static PICTURE: PictureFunctions = PictureFunctions {
    handle: |update, msg| update.picture(msg.read()),
    view: crate::places::create::view::picture::picture,
};

/// Both parts, for a program that holds them from the start.
pub fn both() -> [LoadedPart; 2] {
    [LoadedPart::Late(&LATE), LoadedPart::Places(&PLACES)]
}
