//! [`Msg`]: everything that can happen to the program, as data.

pub mod branches;
pub mod build;
pub mod check;
pub mod deduction;
pub mod end;
pub mod engine;
pub mod entry;
pub mod grid;
pub mod hint;
pub mod import;
pub mod keys;
pub mod language;
pub mod links;
pub mod notice;
pub mod part;
pub mod path;
pub mod places;
pub mod puzzle;
pub mod replay;
pub mod room;
pub mod setting;
pub mod share;
pub mod solution;
pub mod steps;
pub mod storage;

use crate::engine::types::cell::Cell;
use crate::service::{JobId, Response};

use crate::core::calendar::Now;
use crate::core::database::DatabaseMsg;
use crate::core::dialog::Dialog;
use crate::core::gamepad::PadButton;
use crate::core::in_view::InView;
use crate::core::letter::{LateLetter, Sent};
use crate::core::opaque::Passed;
use crate::core::place::{Layers, Place};

pub use crate::core::cursor::{Direction, MoveExtent, Reading, SelectMode};
pub use crate::core::outside::{BuildSource, Outcome, PictureOutcome, Screen, Version, Visibility};
pub use branches::BranchesMsg;
pub use build::BuildMsg;
pub use check::CheckMsg;
pub use deduction::DeductionMsg;
pub use end::EndMsg;
pub use engine::EngineMsg;
pub use entry::EntryMsg;
pub use grid::GridMsg;
pub use hint::HintMsg;
pub use import::ImportMsg;
pub use keys::KeysMsg;
pub use language::LanguageMsg;
pub use links::LinksMsg;
pub use notice::NoticeMsg;
pub use part::PartMsg;
pub use path::PathMsg;
pub use places::PlacesMsg;
pub use puzzle::PuzzleMsg;
pub use replay::ReplayMsg;
pub use room::{Room, RoomMessage, RoomMsg};
pub use setting::SettingMsg;
pub use share::ShareMsg;
pub use solution::SolutionMsg;
pub use steps::StepsMsg;
pub use storage::StorageMsg;

/// Something happened: the player did something, a worker answered, the browser reported.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// Something is entered into the selected cells, or taken back.
    Entry(EntryMsg),
    /// The grid shows where a digit can go, or the cells with two candidates; once more ends it.
    FilterRequested(InView),
    /// Something is done with the cells of the grid.
    Grid(GridMsg),
    /// What can be done with a cell is asked for: with the selection if the cell is in it.
    CellMenuRequested(Cell),
    /// What can be done with the cell of the keyboard is asked for.
    CursorMenuRequested,
    /// Something of the grid is read aloud.
    ReadRequested(Reading),
    /// Escape: closes the topmost thing that is open, else clears the selection.
    Dismiss,
    /// Something about which key does what.
    Keys(KeysMsg),
    /// A dialog is opened.
    DialogOpened(Dialog),
    /// The open dialog is closed.
    DialogClosed,
    /// A place is shown.
    PlaceChosen(Place),
    /// Something for the part of the program with the places.
    Places(PlacesMsg),
    /// A part asks something of the game or the shell.
    Letter(Sent<LateLetter>),
    /// Something about the settings.
    Setting(SettingMsg),
    /// Another puzzle is played, or the same one anew.
    Puzzle(PuzzleMsg),
    /// The job that the player waits for is cancelled.
    StopRequested,
    /// The engine's speed in this browser is measured.
    BenchmarkRequested,
    /// Something about text that comes into the program.
    Import(ImportMsg),
    /// Something about the solution.
    Solution(SolutionMsg),
    /// Something about mistakes.
    Check(CheckMsg),
    /// Where only singles are left they are filled in.
    FinishRequested,
    /// Something about the hint.
    Hint(HintMsg),
    /// Something about checkpoints, trials and the tree of moves.
    Branches(BranchesMsg),
    /// Something about the replay of the game.
    Replay(ReplayMsg),
    /// Something about the deduction that the player marks.
    Deduction(DeductionMsg),
    /// Something about the links that the player draws.
    Links(LinksMsg),
    /// Something about the list of all steps.
    Steps(StepsMsg),
    /// Something about the solving path.
    Path(PathMsg),
    /// Something of the dialog from which the game is handed on.
    Share(ShareMsg),
    /// Copy this text.
    CopyRequested(String),
    /// The browser copied, or refused to.
    Copied(Outcome),
    /// The clock stops and the grid is hidden, or both go on.
    PauseRequested,
    /// Time passed: what the clocks show now.
    Ticked(Now),
    /// The page came into view or left it, at that time.
    VisibilityChanged(Visibility, Now),
    /// Grid and pad are to be alone on the page, or no longer.
    ZenToggled,
    /// A button of a gamepad is pressed, or still held.
    GamepadPressed(PadButton),
    /// The selected cells are copied.
    CellsCopied,
    /// The cells copied last go where the cursor is.
    CellsPasted,
    /// The page has another amount of room.
    ScreenChanged(Screen),
    /// Something about the words of a language.
    Language(LanguageMsg),
    /// The browser went to another entry of its history: the part of its address after `#`, and what
    /// lay over the page there.
    AddressChanged(String, Layers),
    /// Something about what this browser keeps.
    Storage(StorageMsg),
    /// The browser refuses to store.
    StorageFailed,
    /// Something about notices and the help of a first visit.
    Notice(NoticeMsg),
    /// Something about the card at the end of a game.
    End(EndMsg),
    /// The workers of the engine report something.
    Engine(EngineMsg),
    /// Something about this build of the page or another.
    Build(BuildMsg),
    /// Something about the later parts of the program.
    Part(PartMsg),
}

impl Msg {
    /// A worker's answer to a job.
    pub fn answered(job: JobId, response: Response) -> Msg {
        Msg::Engine(EngineMsg::Answered(job, Passed::new(response)))
    }
    /// A report of the library's database.
    pub fn database(msg: DatabaseMsg) -> Msg {
        Msg::Storage(StorageMsg::Database(Passed::new(msg)))
    }
}

/// How many lines of help a first visit has.
pub const TIPS: usize = 4;
