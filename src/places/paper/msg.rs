//! [`PaperMsg`]: what the player does about printing, as data.

use super::{Answers, Kind, Source};
use crate::core::field::FormField;
use crate::core::msg::{Msg, Room, RoomMessage};
use crate::core::settings::paper::Content;
use crate::core::settings::paper::PaperSize;
use crate::core::settings::paper::Switch;
use crate::engine::logic::techniques::Tier;

/// Something done about printing.
#[derive(Clone, PartialEq, Debug)]
pub enum PaperMsg {
    /// Which puzzles.
    SourceChosen(Source),
    /// Puzzles to solve or positions to find a step in.
    KindChosen(Kind),
    /// How many puzzles on a page.
    PerPageChosen(usize),
    /// Where the answers stand.
    AnswersChosen(Answers),
    /// What stands in the cells.
    ContentChosen(Content),
    /// The size of the paper.
    SizeChosen(PaperSize),
    /// What is on becomes off, and the other way round.
    Switched(Switch),
    /// Fresh puzzles are to be of this tier, too, or no more.
    TierToggled(Tier),
    /// Fresh puzzles are made, instead of those made before.
    MakeRequested,
    /// No more are made.
    StopRequested,
    /// The sheets go to the browser's print dialog.
    PrintRequested,
    /// A field was edited.
    FieldEdited(PaperField, String),
}

impl RoomMessage for PaperMsg {
    const ROOM: Room = Room::Paper;
}

/// The fields of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(prefix = "paper-", serialize_all = "kebab-case")]
pub enum PaperField {
    /// What stands above each page.
    Title,
    /// How many fresh puzzles are printed.
    Count,
}

impl FormField for PaperField {
    fn edited(self, value: String) -> Msg {
        Msg::to(PaperMsg::FieldEdited(self, value))
    }
}
