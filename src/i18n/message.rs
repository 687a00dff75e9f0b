//! [`Message`]: every sentence with arguments that the page says, as data.

use crate::engine::formats::error::ReadError;
use crate::engine::logic::step::{Effect, Link, LinkKind, Node};
use crate::engine::logic::techniques::{Technique, Tier};
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::{House, HouseSet};

use super::arg::{Arg, Arguments, ExplanationSentence, Field, part_of};

/// Makes the enum, and from the fields of each variant its arguments and its sample.
macro_rules! messages {
    ($($name:ident $({ $($field:ident: $type:ty),+ })?,)+) => {
        /// A sentence; its name in kebab case is its key, its fields are the arguments.
        #[derive(Clone, PartialEq, Debug, strum::IntoStaticStr)]
        #[strum(serialize_all = "kebab-case")]
        #[allow(missing_docs)] // The variants are the sentences; each field is the argument of its name.
        pub enum Message {
            $($name $({ $($field: $type),+ })?,)+
        }

        impl Arguments for Message {
            fn argument(&self, name: &str) -> Option<Arg> {
                match self {
                    $(Message::$name $({ $($field),+ })? => {
                        $($(if let Some(part) = part_of(name, stringify!($field)) {
                            return $field.part(part);
                        })+)?
                        let _ = name;
                        None
                    })+
                }
            }
        }

        impl Message {
            /// One of each sentence, to try a language with.
            pub fn samples() -> Vec<Message> {
                vec![$(Message::$name $({ $($field: Field::sample()),+ })?,)+]
            }
        }
    };
}

messages! {
    // What a screen reader says of a cell.
    CellPlace { cell: Cell },
    CellGiven { digit: Digit },
    CellEntered { digit: Digit },
    CellSolved { digit: Digit },
    CellEmpty,
    CellNotes { digits: DigitSet },
    CellCentre { digits: DigitSet },
    CellConflict { houses: HouseSet },
    CellWrong,
    CellUndecided,
    CellColours { count: u64 },
    CellHint,
    CellCandidates { digits: DigitSet },
    CellHintOut { digits: DigitSet },
    CellPaused,
    KeyLeft { digit: Digit, left: u64 },
    KeyDone { digit: Digit },
    KeyTooMany { digit: Digit },
    KeyColour { colour: u64 },
    PreviewLabel { clues: u64 },

    // What the status line says.
    Greeting,
    Placed { digit: Digit, cells: CellSet },
    NoteAdded { digit: Digit, cells: CellSet },
    NoteRemoved { digit: Digit, cells: CellSet },
    Coloured { cells: CellSet },
    ColourRemoved { cells: CellSet },
    Erased { cells: CellSet },
    NotesFilled,
    NotesCleaned,
    HintTaken,
    SolutionTaken,
    Restarted,
    CluesFixed { count: u64 },
    Undone { what: Box<Message> },
    Redone { what: Box<Message> },
    NothingToUndo,
    NothingToRedo,
    ModeDigit,
    ModeNotes,
    ModeCentre,
    ModeColour,
    GivenStays,
    DigitStays,
    DigitLocked { digit: Digit },
    DigitUnlocked,
    Conflicting { digit: Digit, house: House },
    FullButWrong,
    Solved { time: String },
    Resumed { left: u64 },
    CheckFine { left: u64 },
    Preparing,
    HintLevel { level: u64, of: u64 },
    HintSentence { sentence: ExplanationSentence },
    Impossible { digit: Digit, cells: CellSet },
    DeductionOpened,
    ExplanationsLoading,

    // What badges and panels say.
    ClueCount { count: u64 },
    VerdictConflict,
    VerdictNone,
    VerdictOne,
    VerdictSeveral { count: u64 },
    VerdictSeveralMore { count: u64 },
    VerdictUnknown,
    VerdictChecking,
    FoundOne,
    FoundSeveral { count: u64 },
    FoundSeveralMore { count: u64 },
    FoundFrom { clues: u64 },
    FoundUndecided { count: u64 },
    SolutionAt { at: u64, of: u64 },
    Clock { minutes: u64, seconds: u64 },
    Making,
    MakingFor { goal: PuzzleGoal },
    MakingTried { tried: u64 },
    EntryName { number: u64, name: String },
    ClueCountInvalid,
    SeedInvalid,

    // What a hint says before its technique does.
    TechniqueNamed { technique: Technique },
    TechniqueAbout { technique: Technique },
    HintWhereHouse { house: House },
    HintHouses { houses: HouseSet },
    HintPattern { cells: CellSet },
    HintWrongDigits { cells: CellSet },
    HintWrongEliminations { cells: CellSet },
    MistakeDigit { digit: Digit, cell: Cell },
    MistakeConflict { digit: Digit, cell: Cell, other: Cell },
    MistakeSolution { digit: Digit, cell: Cell },
    MistakeElimination { digit: Digit, cell: Cell },
    LinkStrong { from: Node, to: Node },
    LinkWeak { from: Node, to: Node },
    ProofStep { at: u64, of: u64, technique: Technique, hardest: Technique },
    DeductionAsked { removed: Vec<Effect>, placed: Vec<Effect> },
    DeductionProved,
    DeductionTrue,
    DeductionOpen,
    DeductionNeeded { digit: Digit, cell: Cell },
    DeductionWrong { digit: Digit, cell: Cell },
    HintConflicting { cells: CellSet },
    HintComplete,
    HintStuck,

    // What the lists of steps say.
    StepPlaces { effects: Vec<Effect> },
    StepRemoves { effects: Vec<Effect> },
    StepsFound { count: u64 },
    ListsBlocked,
    StepsFiltered { count: u64, of: u64 },
    PathSteps { count: u64 },
    PathStuck,
    PathAt { at: u64, of: u64, technique: Technique },
    PathPreview,
    GradeIs { tier: Tier, score: u64, technique: Technique },

    // Notices.
    WrongDigits { count: u64, cells: CellSet },
    ManySolutions { count: u64 },
    ManySolutionsMore { count: u64 },
    NoSolution,
    NoSolutionCell { cell: Cell },
    NoSolutionHouse { digit: Digit, house: House },
    NotChecked,
    CluesConflict,
    NeedsOneSolution,
    NewGame { seed: String, clues: u64 },
    PracticeStarted { technique: Technique },
    PracticeNumber { number: u64 },
    BlankStarted,
    NewGameFor { goal: PuzzleGoal, seed: String },
    NoMatch { puzzles: u64 },
    MissedClueCount { asked: u64, got: u64, seed: String },
    CannotMake,
    Stopped,
    WorkerRestarted,
    WorkerGone,
    StorageRefused,
    NewerInOtherTab,
    SavedUnreadable,
    LinkUnreadable { reason: Box<ReadError> },
    FileUnreadable { name: String },
    Copied,
    CopyRefused,
    LocaleMissing,
    ExplanationsMissing,
    NothingWrong,
}

/// What a puzzle is generated for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleGoal {
    /// A technique that its path needs.
    Technique(Technique),
    /// A difficulty tier.
    Tier(Tier),
}

impl Field for PuzzleGoal {
    fn part(&self, part: &str) -> Option<Arg> {
        match self {
            PuzzleGoal::Technique(technique) => technique.part(part),
            PuzzleGoal::Tier(tier) => tier.part(part),
        }
    }
    fn sample() -> Self {
        PuzzleGoal::Tier(Tier::sample())
    }
}

impl Message {
    /// What is claimed, as a question.
    pub fn of_claims(claims: &[Effect]) -> Message {
        let (placed, removed): (Vec<Effect>, Vec<Effect>) =
            claims.iter().partition(|claim| matches!(claim, Effect::Place(_)));
        if claims.is_empty() {
            return Message::DeductionOpened;
        }
        Message::DeductionAsked { removed, placed }
    }
    /// A link of a chain, as an if and then.
    pub fn of_link(link: Link) -> Message {
        let Link { from, to, kind } = link;
        match kind {
            LinkKind::Strong => Message::LinkStrong { from, to },
            LinkKind::Weak => Message::LinkWeak { from, to },
        }
    }
    /// The key of its entry in the locales.
    pub fn key(&self) -> &'static str {
        self.into()
    }
}
