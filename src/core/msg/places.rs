//! [`PlacesMsg`]: what the part of the program with the places works off.

use super::{Msg, RoomMsg};
use crate::core::letter::{PlacesLetter, Sent};
use crate::engine::logic::techniques::Technique;

/// Something happened that the places answer.
#[derive(Clone, PartialEq, Debug)]
pub enum PlacesMsg {
    /// Something happened in one of them.
    Room(RoomMsg),
    /// A part asks something of a place.
    Letter(Sent<PlacesLetter>),
    /// A place other than Play is opened by the part of its address after `#`.
    PlaceOpened(String),
    /// The page of a technique is opened, or the list of all.
    LearnRequested(Option<Technique>),
    /// A game of the library is played on, by its key.
    GameOpened(String),
    /// Everything that is kept is handed over as a file.
    LibraryExportRequested,
    /// What a technique is learned from; none if it could not be fetched.
    LessonFetched(Technique, Option<String>),
    /// What the list of lessons shows of each; none if it could not be fetched.
    OverviewFetched(Option<String>),
    /// The puzzles of a collection that comes with the page, by the name of its file; none if they could
    /// not be fetched.
    StarterFetched(&'static str, Option<String>),
    /// The program of an algorithm, by the name of its file; none if it could not be fetched.
    ProgramFetched(String, Option<String>),
    /// It is time for the algorithms to go on: what a clock shows that never goes back, in milliseconds.
    AlgorithmsTicked(f64),
    /// The algorithms have been at this step for a while.
    AlgorithmsSettled(u64),
    /// A picture was chosen, dropped, pasted or taken; `core::dom::given_picture` keeps it.
    PictureGiven,
    /// The browser's print dialog has been closed.
    Printed,
}

impl From<PlacesMsg> for Msg {
    fn from(msg: PlacesMsg) -> Msg {
        Msg::Places(msg)
    }
}
