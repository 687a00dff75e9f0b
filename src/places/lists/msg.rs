//! [`RatedMsg`]: what the player does with a list that is rated, as data.

use super::filter::{Look, OrderBy};
use crate::core::field::FormField;
use crate::core::msg::{Msg, Room, RoomMessage};
use crate::engine::logic::techniques::Tier;
use crate::service::table::TableFormat;

/// Something done with a list that is rated.
#[derive(Clone, PartialEq, Debug)]
pub enum RatedMsg {
    /// It stops; what is rated stays.
    Stopped,
    /// It goes on.
    Resumed,
    /// Sudoku Explainer's rating is worked out as well, or not any more.
    ExplainerToggled,
    /// Rows from this one on, 0-based, are in view.
    Scrolled(usize),
    /// The rows go by this, or by it the other way round.
    SortedBy(OrderBy),
    /// Only this tier with the others chosen, or not any more.
    TierToggled(Tier),
    /// Only the bars from one to another.
    BarsChosen(usize, usize),
    /// Only what is worth a look for this reason, or again all.
    LookToggled(Look),
    /// Only puzzles that need every clue, or again all.
    MinimalToggled,
    /// Only the first of all forms of a puzzle, or again all.
    OnceToggled,
    /// Only symmetric patterns, or again all.
    SymmetricToggled,
    /// All rows again.
    FilterCleared,
    /// This row, 0-based, is played.
    Opened(usize),
    /// The rows that are shown become a collection.
    Kept,
    /// The rows that are shown are handed over as a file.
    Exported(TableFormat),
    /// A field was edited.
    FieldEdited(RatedField, String),
}

impl RoomMessage for RatedMsg {
    const ROOM: Room = Room::Rated;
}

/// The fields of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(prefix = "rated-", serialize_all = "kebab-case")]
pub enum RatedField {
    /// What is searched for.
    Search,
}

impl FormField for RatedField {
    fn edited(self, value: String) -> Msg {
        Msg::to(RatedMsg::FieldEdited(self, value))
    }
}
