//! [`Message`]: every sentence with arguments that the page says, as data.

use crate::engine::cell::{Cell, CellSet};
use crate::engine::digit::{Digit, DigitSet};
use crate::engine::house::{House, HouseSet};

use super::arg::Arg;

/// A sentence; its name in kebab case is its key, its fields are the arguments.
#[derive(Clone, PartialEq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)] // The variants are the sentences; each field is the argument of its name.
pub enum Message {
    // What a cell says to a screen reader.
    CellPlace { cell: Cell },
    CellGiven { digit: Digit },
    CellEntered { digit: Digit },
    CellSolved { digit: Digit },
    CellEmpty,
    CellNotes { digits: DigitSet },
    CellCentre { digits: DigitSet },
    CellClash { houses: HouseSet },
    CellWrong,
    CellUndecided,
    CellColours { count: u64 },
    CellHint,
    CellHintOut { digits: DigitSet },
    CellPaused,
    KeyLeft { digit: Digit, left: u64 },
    KeyDone { digit: Digit },
    KeyOver { digit: Digit },
    KeyColour { colour: u64 },
    PreviewLabel { clues: u64 },

    // What the status line says.
    Greeting,
    Placed { digit: Digit, cells: CellSet },
    Noted { digit: Digit, cells: CellSet },
    Unnoted { digit: Digit, cells: CellSet },
    Coloured { cells: CellSet },
    Uncoloured { cells: CellSet },
    Erased { cells: CellSet },
    Filled,
    Cleaned,
    HintTaken,
    SolutionTaken,
    Restarted,
    CluesAre { count: u64 },
    Undone { what: String },
    Redone { what: String },
    NothingToUndo,
    NothingToRedo,
    ModeDigit,
    ModeNotes,
    ModeCentre,
    ModeColour,
    GivenStays,
    Locked { digit: Digit },
    Unlocked,
    Clashing { digit: Digit, house: House },
    FullButWrong,
    Done { time: String },
    Resumed { left: u64 },
    CheckFine { left: u64 },
    Preparing,
    HintLevel { level: u64, of: u64 },

    // What the chip, the badges and the panels say.
    ClueCount { count: u64 },
    VerdictClash,
    VerdictNone,
    VerdictOne,
    VerdictSeveral { count: u64 },
    VerdictSeveralMore { count: u64 },
    VerdictUndecided,
    VerdictChecking,
    FoundOne,
    FoundSeveral { count: u64 },
    FoundSeveralMore { count: u64 },
    FoundFrom { clues: u64 },
    FoundUndecided { count: u64 },
    SolutionAt { at: u64, of: u64 },
    Clock { minutes: u64, seconds: u64 },
    Making { tried: u64 },
    EntryName { number: u64, name: String },
    ClueRange,
    SeedShape,

    // What a hint says before its technique does.
    HintWhereHouse { house: House },
    HintWhich { technique: String, cells: CellSet },
    HintWrongDigits { cells: CellSet },
    HintWrongStrikes { cells: CellSet },
    HintClashing { cells: CellSet },
    HintComplete,
    HintStuck,

    // Notices.
    WrongDigits { count: u64, cells: CellSet },
    ManySolutions { count: u64 },
    ManySolutionsMore { count: u64 },
    NoSolution,
    NoSolutionCell { cell: Cell },
    NoSolutionHouse { digit: Digit, house: House },
    NotChecked,
    CluesClash,
    NeedsOneSolution,
    NewGame { seed: String, clues: u64 },
    BlankBegun,
    FellShort { wished: u64, reached: u64, seed: String },
    CannotMake,
    Stopped,
    WorkerRestarted,
    WorkerGone,
    StorageRefused,
    NewerElsewhere,
    SavedUnreadable,
    LinkUnreadable { reason: String },
    FileUnreadable { name: String },
    Copied,
    CopyRefused,
    LocaleMissing,
    NothingWrong,
}

impl Message {
    /// Its key.
    pub fn key(&self) -> &'static str {
        self.into()
    }
    /// Its arguments by name.
    // One match on purpose: which argument a sentence has stands in one place.
    #[allow(clippy::too_many_lines)]
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        use Message as M;
        match self {
            M::CellPlace { cell } => place(*cell),
            M::NoSolutionCell { cell } => {
                vec![("cell", Arg::Cells(CellSet::only(*cell)))]
            }
            M::CellGiven { digit }
            | M::CellEntered { digit }
            | M::CellSolved { digit }
            | M::KeyDone { digit }
            | M::KeyOver { digit }
            | M::Locked { digit } => vec![("digit", Arg::Digit(*digit))],
            M::CellNotes { digits } | M::CellCentre { digits } | M::CellHintOut { digits } => {
                vec![("digits", Arg::Digits(*digits))]
            }
            M::CellClash { houses } => vec![("houses", Arg::Houses(*houses))],
            M::HintWhereHouse { house } => vec![("house", Arg::House(*house))],
            M::KeyLeft { digit, left } => {
                vec![("digit", Arg::Digit(*digit)), ("left", Arg::Number(*left))]
            }
            M::KeyColour { colour } => vec![("colour", Arg::Number(*colour))],
            M::Clashing { digit, house } | M::NoSolutionHouse { digit, house } => {
                vec![("digit", Arg::Digit(*digit)), ("house", Arg::House(*house))]
            }
            M::Placed { digit, cells }
            | M::Noted { digit, cells }
            | M::Unnoted { digit, cells } => {
                vec![("digit", Arg::Digit(*digit)), ("cells", Arg::Cells(*cells))]
            }
            M::Coloured { cells }
            | M::Uncoloured { cells }
            | M::Erased { cells }
            | M::HintWrongDigits { cells }
            | M::HintClashing { cells }
            | M::HintWrongStrikes { cells } => vec![("cells", Arg::Cells(*cells))],
            M::HintWhich { technique, cells } => {
                vec![("technique", Arg::Text(technique.clone())), ("cells", Arg::Cells(*cells))]
            }
            M::WrongDigits { count, cells } => {
                vec![("count", Arg::Number(*count)), ("cells", Arg::Cells(*cells))]
            }
            other => other.plain_args(),
        }
    }
    /// Arguments that are numbers and texts.
    fn plain_args(&self) -> Vec<(&'static str, Arg)> {
        use Message as M;
        let number = |name, number: &u64| (name, Arg::Number(*number));
        let text = |name, text: &String| (name, Arg::Text(text.clone()));
        match self {
            M::CellColours { count }
            | M::CluesAre { count }
            | M::ClueCount { count }
            | M::VerdictSeveral { count }
            | M::VerdictSeveralMore { count }
            | M::FoundSeveral { count }
            | M::FoundSeveralMore { count }
            | M::FoundUndecided { count }
            | M::ManySolutions { count }
            | M::ManySolutionsMore { count } => vec![number("count", count)],
            M::PreviewLabel { clues } | M::FoundFrom { clues } => vec![number("clues", clues)],
            M::Undone { what } | M::Redone { what } => vec![text("what", what)],
            M::Done { time } => vec![text("time", time)],
            M::Resumed { left } | M::CheckFine { left } => vec![number("left", left)],
            M::HintLevel { level, of } => vec![number("level", level), number("of", of)],
            M::SolutionAt { at, of } => vec![number("at", at), number("of", of)],
            M::Clock { minutes, seconds } => {
                vec![number("minutes", minutes), number("seconds", seconds)]
            }
            M::Making { tried } => vec![number("tried", tried)],
            M::EntryName { number: at, name } => vec![number("number", at), text("name", name)],
            M::FellShort { wished, reached, seed } => {
                vec![number("wished", wished), number("reached", reached), text("seed", seed)]
            }
            M::NewGame { seed, clues } => vec![text("seed", seed), number("clues", clues)],
            M::LinkUnreadable { reason } => vec![text("reason", reason)],
            M::FileUnreadable { name } => vec![text("name", name)],
            _ => Vec::new(),
        }
    }
}

fn place(cell: Cell) -> Vec<(&'static str, Arg)> {
    let number = |name, place: usize| (name, Arg::Number(place as u64 + 1));
    vec![number("row", cell.row()), number("column", cell.column()), number("box", cell.block())]
}
