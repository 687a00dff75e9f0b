//! [`StudioMsg`], [`HandMsg`], [`LowClueMsg`] and [`PictureMsg`]: what the player does in the studio, as data.

use std::rc::Rc;

use super::PicturePart;
use super::avoid::{Avoid, PickerList};
use super::drafts::Draft;
use super::form::StudioField;
use super::hand::{HandSwitch, HandTransform};
use super::picture::{PictureAddress, PictureError, PictureLayer, PictureSwitch};
use super::range::Quantity;
use crate::core::cursor::Adjacent;
use crate::core::cursor::Direction;
use crate::core::field::FormField;
use crate::core::letter::PictureGame;
use crate::core::msg::{Msg, Room, RoomMessage};
use crate::engine::generate::symmetry::Symmetry;
use crate::engine::logic::techniques::{Technique, Tier};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::pictures::{Doubt, PictureAnswer};

/// Something done where puzzles are made to order.
#[derive(Clone, PartialEq, Debug)]
pub enum StudioMsg {
    /// What reads pictures has come, or not, or is asked for again.
    PicturePartKnown(PicturePart),
    /// A cell of the mask is marked or cleared, with those that lie symmetric to it.
    MaskPressed(Cell),
    /// The cell of the keyboard is marked in the mask or cleared, with those that lie symmetric to it.
    MaskToggled,
    /// The pointer came over a cell while it is down: it becomes what the first one became.
    MaskDragged(Cell),
    /// The cell of the keyboard moves.
    MaskMoved(Direction),
    /// No cell is marked.
    MaskCleared,
    /// Clues may stand anywhere though cells are marked, or in these cells again.
    AnywhereToggled,
    /// The mask is shown or folded where there is little room.
    MaskFolded,
    /// What a press marks beside its own cell.
    SymmetryChosen(Symmetry),
    /// A tier, or any.
    TierChosen(Option<Tier>),
    /// A list from which one more is chosen opens or closes.
    PickerToggled(PickerList),
    /// The first entry that the open list offers now is taken, even where it is not drawn yet.
    FirstFoundAdded,
    /// A technique is needed, or one chosen before.
    NeedAdded(Technique),
    /// A family or a technique is avoided.
    AvoidAdded(Avoid),
    /// A technique is not needed any more.
    NeedRemoved(Technique),
    /// It may be used again.
    AvoidRemoved(Avoid),
    /// Whether every clue is needed.
    MinimalToggled,
    /// Whether each digit is equally often among the clues.
    EvenDigitsToggled,
    /// How many puzzles are made.
    CountChosen(u32),
    /// Nothing is asked for any more.
    FormCleared,
    /// They are made.
    MakeRequested,
    /// One is made and played at once.
    PlayRequested,
    /// The making stops; what was made stays.
    Stopped,
    /// A puzzle, by its number, is shown.
    RowChosen(usize),
    /// A puzzle is taken with others, or left out again.
    RowToggled(usize),
    /// All are taken, or none.
    AllToggled,
    /// Rows from this one on are in view.
    Scrolled(usize),
    /// What can be done with a puzzle is shown.
    MenuOpened(usize),
    /// A puzzle is played.
    Played(usize),
    /// A puzzle becomes the grid that is typed by hand.
    Edited(usize),
    /// Those taken, or all, become a collection whose first is played.
    PlayedInOrder,
    /// Those taken, or all, become a collection, which is shown.
    Kept,
    /// They are printed.
    Printed,
    /// They become a file, a line each.
    Exported,
    /// Their recipes become a file, a line each.
    RecipesExported,
    /// They are rated as a list.
    Rated,
    /// What came nearest to what was asked for is played.
    NearestPlayed,
    /// The lower thumb of a range goes to this stop.
    FromMoved(Quantity, usize),
    /// The upper thumb of a range goes to this stop.
    ToMoved(Quantity, usize),
    /// A field was edited.
    FieldEdited(StudioField, String),
}

impl RoomMessage for StudioMsg {
    const ROOM: Room = Room::Studio;
}

impl FormField for StudioField {
    fn edited(self, value: String) -> Msg {
        Msg::to(StudioMsg::FieldEdited(self, value))
    }
}

/// Something done with the grid that is typed by hand.
#[derive(Clone, PartialEq, Debug)]
pub enum HandMsg {
    /// A cell was pressed.
    CellPressed(Cell),
    /// The cursor moves.
    Moved(Direction),
    /// A digit for the cell of the cursor.
    Typed(Digit),
    /// The cell stays or becomes empty, and the cursor moves on.
    Skipped,
    /// The cell becomes empty.
    Erased,
    /// The cursor goes back and empties the cell there.
    BackSpaced,
    /// A change is taken back.
    Undone,
    /// It is made again.
    Redone,
    /// All cells become empty.
    Cleared,
    /// A clue more.
    Added(Candidate),
    /// A clue less.
    Removed(Cell),
    /// A switch is pressed.
    Switched(HandSwitch),
    /// The next solution or the one before; beyond the first and the last all together.
    SolutionStepped(Adjacent),
    /// This solution, 0-based; the one that is shown is put away.
    SolutionChosen(usize),
    /// The solution that is shown becomes the answer: clues are added until it is the only one.
    SolutionTaken,
    /// It is completed with few clues.
    CompletionRequested,
    /// The grid is turned, mirrored or renamed.
    Transformed(HandTransform),
    /// The grid is kept among the drafts.
    DraftKept,
    /// A draft, by its place, becomes the grid.
    DraftOpened(usize),
    /// A draft goes; that can be taken back.
    DraftRemoved(usize),
    /// A draft that was removed is there again.
    DraftRestored(Draft),
    /// It is played.
    Played,
}

impl RoomMessage for HandMsg {
    const ROOM: Room = Room::Hand;
}

/// Something done with the search for puzzles with fewer clues.
#[derive(Clone, PartialEq, Debug)]
pub enum LowClueMsg {
    /// It begins around the grid that is typed.
    Begun,
    /// It stops; what was found stays.
    Stopped,
    /// Two clues are exchanged as well, or not any more.
    WideToggled,
    /// One that was found becomes the grid.
    Taken(usize),
    /// One that was found is played.
    Played(usize),
    /// Those found become a collection.
    Kept,
}

impl RoomMessage for LowClueMsg {
    const ROOM: Room = Room::LowClue;
}

/// Something done with a picture that is read.
#[derive(Clone, PartialEq, Debug)]
pub enum PictureMsg {
    /// A picture was given, which the browser shows under this address.
    Opened(Rc<PictureAddress>),
    /// It cannot be read.
    Refused(PictureError),
    /// A reader could not be started, or ended, before it had answered.
    ReaderFailed,
    /// A reader's answer to the question of this number, and the straightened grid where one was read.
    Answered(u32, PictureAnswer, Option<Rc<PictureAddress>>),
    /// A corner, 0 to 3, is here now, in pixels of the picture.
    CornerMoved(usize, [f32; 2]),
    /// The corners are again where they were found.
    CornersReset,
    /// The grid is turned by a quarter to the right.
    Turned,
    /// Of several grids, this one is read.
    PlaceChosen(usize),
    /// A cell is shown large.
    CellPressed(Cell),
    /// The cell beside it.
    Moved(Direction),
    /// The next cell in doubt.
    NextDoubt,
    /// What the cell holds.
    Written(Option<Digit>),
    /// A cell that is named becomes what else it may be: another digit, or empty.
    Changed(Doubt),
    /// A change is taken back.
    Undone,
    /// What is shown.
    LayerChosen(PictureLayer),
    /// The picture is shown alone, or not any more.
    Peeked(bool),
    /// What was read is checked, over the page, or that is closed.
    Checked(bool),
    /// Something is turned on or off.
    Switched(PictureSwitch),
    /// The digit of the cell that is shown large was written by hand, or is a clue after all.
    HandChanged,
    /// It is played, or solved at once.
    Taken(PictureGame),
}

impl RoomMessage for PictureMsg {
    const ROOM: Room = Room::Picture;
}
