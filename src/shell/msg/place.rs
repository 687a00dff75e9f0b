//! [`PlaceMsg`]: what can happen in the places.

use super::Msg;
use crate::core::opaque::Opaque;
use crate::places::algorithms::msg::AlgorithmsMsg;
use crate::places::create::msg::{HandMsg, LowClueMsg, StudioMsg};
use crate::places::learn::msg::LearnMsg;
use crate::places::library::msg::LibraryMsg;
use crate::places::lists::msg::RatedMsg;
use crate::places::paper::msg::PaperMsg;

/// Something happened in a place other than Play.
#[derive(Clone, PartialEq, Debug)]
pub enum PlaceMsg {
    /// In the library.
    Library(LibraryMsg),
    /// In Learn.
    Learn(LearnMsg),
    /// With the algorithms.
    Algorithms(AlgorithmsMsg),
    /// Where puzzles are made to order.
    Studio(StudioMsg),
    /// In the grid that is typed by hand.
    Hand(HandMsg),
    /// In the search for puzzles with fewer clues.
    LowClue(LowClueMsg),
    /// With a list that is rated.
    Rated(RatedMsg),
    /// About printing.
    Paper(PaperMsg),
}

/// Makes a message of the page of one of a place.
macro_rules! place_messages {
    ($($type:ident $name:ident $make:ident,)+) => {
        impl Msg {
            $(
                /// A message of this place.
                pub fn $make(msg: $type) -> Msg {
                    Msg::Place(Opaque::new(PlaceMsg::$name(msg)))
                }
            )+
        }
    };
}

place_messages! {
    LibraryMsg Library library,
    LearnMsg Learn learn,
    AlgorithmsMsg Algorithms algorithms,
    StudioMsg Studio studio,
    HandMsg Hand hand,
    LowClueMsg LowClue low_clue,
    RatedMsg Rated rated,
    PaperMsg Paper paper,
}
