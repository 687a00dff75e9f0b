//! [`LibraryMsg`]: what the player does in the library, as data.

use super::listing::Column;
use super::starters::Starter;
use super::statistics::Period;
use crate::core::field::FormField;
use crate::core::msg::{Msg, Room, RoomMessage};
use crate::engine::logic::techniques::Tier;

/// Something done in the library.
#[derive(Clone, PartialEq, Debug)]
pub enum LibraryMsg {
    /// The game of this key is played on.
    Opened(String),
    /// The game of this key begins again.
    Restarted(String),
    /// What can be done with the game of this key is shown.
    GameChosen(String),
    /// The game of this key is deleted.
    Deleted(String),
    /// The deleted games of these keys come back.
    DeletionUndone(Vec<String>),
    /// A collection that comes with the page is shown.
    StarterOpened(Starter),
    /// A collection without games is made.
    CollectionCreated,
    /// The collection that is shown is deleted; games that were begun stay.
    CollectionDeleted,
    /// The puzzles of the section are to be printed, under this title.
    SectionPrinted(String),
    /// The puzzles of the collection that is shown become the list that is rated.
    CollectionRated,
    /// Only games of this tier, or again those of all.
    TierChosen(Option<Tier>),
    /// Only games without help, or again all.
    AloneToggled,
    /// Only puzzles of a day, or again all.
    DailyToggled,
    /// All games of the section again, whatever was searched for or chosen.
    FilterCleared,
    /// The games go by this column, or by it the other way round.
    SortedBy(Column),
    /// The game of this key is played, and its dialog for sharing is open.
    Shared(String),
    /// The game of this key is played, and its dialog for printing is open.
    Printed(String),
    /// Rows from this one on, 0-based, are in view.
    Scrolled(usize),
    /// The statistics go so far back.
    PeriodChosen(Period),
    /// The solved games are handed over as a table.
    TableExported,
    /// The browser is asked never to clear what is kept.
    PersistenceRequested,
    /// A field was edited.
    FieldEdited(LibraryField, String),
}

impl RoomMessage for LibraryMsg {
    const ROOM: Room = Room::Library;
}

/// The fields of the library and its dialogs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LibraryField {
    /// What is searched for.
    #[strum(serialize = "library-search")]
    Search,
    /// The order of the games.
    #[strum(serialize = "library-order")]
    Order,
    /// The name of a game.
    GameName,
    /// The key of the collection that a game is in.
    GameCollection,
    /// The name of a collection.
    CollectionName,
}

impl FormField for LibraryField {
    fn edited(self, value: String) -> Msg {
        Msg::to(LibraryMsg::FieldEdited(self, value))
    }
}
