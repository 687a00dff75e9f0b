//! [`Message`]: every sentence with arguments that the page says, as data.

use crate::engine::formats::error::ReadError;
use crate::engine::logic::step::{Effect, Node};
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

        impl Message {
            /// Shows the fields with their names.
            fn show_fields(&self, look: &mut dyn FnMut(&[(&str, &dyn Field)])) {
                match self {
                    $(Message::$name $({ $($field),+ })? => {
                        look(&[$($((stringify!($field), $field as &dyn Field)),+)?]);
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

impl Arguments for Message {
    fn argument(&self, name: &str) -> Option<Arg> {
        let mut found = None;
        self.show_fields(&mut |fields| {
            let argument = |(field, value): &(&str, &dyn Field)| value.part(part_of(name, field)?);
            found = fields.iter().find_map(argument);
        });
        found
    }
}

messages! {
    // What a screen reader says of a cell.
    CellPlace { cell: Cell },
    CellGiven { digit: Digit },
    CellEntered { digit: Digit },
    CellAssumed { digit: Digit },
    CellSolved { digit: Digit },
    CellHintPlaces { digit: Digit },
    CellEmpty,
    CellNotes { digits: DigitSet },
    CellCentre { digits: DigitSet },
    CellConflict { houses: HouseSet },
    CellWrong,
    CellUndecided,
    CellColours { count: u64 },
    CellHint,
    CellCandidates { digits: DigitSet },
    CellEliminated { digits: DigitSet },
    CellHintOut { digits: DigitSet },
    CellPaused,
    CellsSelected { count: u64 },
    KeyLeft { digit: Digit, left: u64 },
    KeyDone { digit: Digit },
    KeyTooMany { digit: Digit },
    KeyColour { colour: u64 },
    PreviewLabel { clues: u64 },

    // What the status line says.
    Placed { digit: Digit, cells: CellSet },
    NoteAdded { digit: Digit, cells: CellSet },
    NoteRemoved { digit: Digit, cells: CellSet },
    Coloured { cells: CellSet },
    ColourRemoved { cells: CellSet },
    Erased { cells: CellSet },
    NotesFilled,
    NotesCleaned,
    HintTaken { placed: Vec<Effect>, removed: Vec<Effect> },
    SolutionTaken,
    Restarted,
    CluesFixed { count: u64 },
    Undone { what: Box<Message> },
    Redone { what: Box<Message> },
    Jumped { left: u64 },
    CheckpointSet { number: u64 },
    CheckpointRemoved,
    CheckpointNumber { number: u64 },
    TrialStarted,
    TrialGivenUp,
    TrialKept,
    TrialLine { count: u64 },
    BranchCounts { checkpoints: u64, dead: u64 },
    BranchPlaced { digit: Digit, cells: CellSet },
    FaultTwice { digit: Digit, house: House },
    FaultNoDigit { cell: Cell },
    FaultNoPlace { digit: Digit, house: House },
    FaultWrong { digit: Digit, cell: Cell },
    NothingToReplay,
    ReplayAt { at: u64, of: u64 },
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
    DigitFinished { digit: Digit },
    DigitPlacing { digit: Digit },
    DigitPlacingKey { digit: Digit },
    DigitNoting { digit: Digit },
    DigitNotingKey { digit: Digit },
    ColourGiving { colour: u64 },
    ColourGivingKey { colour: u64 },
    OneCellOnly,
    EntryCount { count: u64 },
    EntryHelp,
    KeyTaken { key: String },
    KeyFixed { key: String },
    KeyOfPad { key: String },
    NeedsTwoKinds,
    NothingToPromote,
    NotesErased { cells: CellSet },
    NotesCentralised { cells: CellSet },
    NoteImpossible { digit: Digit, cells: CellSet },
    CandidateColoured { digit: Digit, cells: CellSet },
    CandidateColourRemoved { digit: Digit, cells: CellSet },
    ShowingDigit { digit: Digit, left: u64, count: u64 },
    ShowingPairs { count: u64 },
    FilterEnded,
    CellNoteColours { digits: DigitSet },
    Conflicting { digit: Digit, house: House },
    FullButWrong,
    SolvedByEngine,
    TodayDate { weekday: u64, month: u64, day: u64 },
    DailyProgress { done: u64, count: u64 },
    StreakDays { count: u64 },
    StreakBest { best: u64 },
    CalendarMonth { year: String, month: u64 },
    CalendarDay { month: u64, day: u64, solved: u64 },
    WeekdayShort { weekday: u64 },
    DoneFirst { tier: Tier },
    DoneFastest { count: u64, tier: Tier },
    DonePlace { place: u64, count: u64, tier: Tier },
    DoneBest { time: String },
    LongestTime { time: String },
    DoneHelped,
    DoneMedian { time: String },
    DoneBack { count: u64, moves: u64 },
    DoneStreak { count: u64 },
    PictureSaved,
    PictureShared,
    PictureRefused,
    DoneNoHints,
    DoneNudges { nudges: u64 },
    DoneHints { count: u64, shown: u64 },
    Solved { time: String },
    Paused,
    Resumed { left: u64 },
    CheckFine { left: u64 },
    BackBeforeMistake { left: u64 },
    Preparing,
    HintLevel { level: u64, of: u64 },
    ReadHouse { house: House, digits: [Option<Digit>; 9] },
    ReadRemaining { counts: Vec<(Digit, u64)> },
    ReadAllPlaced,
    ReadCandidates { cell: Cell, digits: DigitSet },
    ReadNoCandidate { cell: Cell },
    NoHintIn { cell: Cell },
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
    ImportHidden { bytes: u64 },
    ImportTaken { count: u64, of: u64 },
    ImportPlayList { count: u64 },
    ImportReading { count: u64 },
    ImportChecking { count: u64, of: u64 },
    ImportMore { limit: u64 },
    ImportMany { limit: u64 },
    RatedTitle { name: String, count: u64 },
    RatedUnread { count: u64 },
    RatedFound { count: u64, of: u64 },
    RatedWriting { percent: u64 },
    RatedSpeed { count: u64, speed: u64, minutes: u64, seconds: u64 },
    RatedCount { count: u64, of: u64 },
    RatedBars { from: String, to: String, count: u64 },
    Redundant { count: u64 },
    DifferIn { count: u64 },
    ClueCountInvalid,
    SeedInvalid,
    TechniqueOfTier { technique: Technique, tier: Tier },
    // What a hint says before its technique does.
    TechniqueNamed { technique: Technique },
    TechniqueAbout { technique: Technique },
    PaperPuzzles { count: u64 },
    PaperPreparing { left: u64 },
    PaperPrint { pages: u64 },
    PaperPage { page: u64, pages: u64 },
    PaperProof { count: u64 },
    PaperLook { digit: Digit, house: House },
    PaperStuck { technique: Technique },
    PaperFind { technique: Technique },
    PaperCountInvalid { most: u64 },
    HintWhereHouse { house: House },
    HintHouses { houses: HouseSet },
    HintBrief { technique: Technique, houses: HouseSet },
    HintPattern { cells: CellSet },
    HintWrongDigits { cells: CellSet },
    HintWrongEliminations { cells: CellSet },
    InNotation,
    HintOnlyOne,
    HintSearching,
    HintFound { lines: u64, suppositions: u64 },
    MistakeWhere { house: House },
    MistakeWhich { cell: Cell },
    MistakeWhichNote { cell: Cell },
    MistakeDeadCell { digit: Digit, cell: Cell, dead: Cell },
    MistakeDeadHouse { digit: Digit, cell: Cell, house: House, missing: Digit },
    MistakeConflict { digit: Digit, cell: Cell, other: Cell },
    MistakeSolution { digit: Digit, cell: Cell },
    MistakeElimination { digit: Digit, cell: Cell },
    LinkStart { from: Node, to: Node, set: Node, taker: Node },
    LinkPair { from: Node, between: Node, to: Node, set: Node, taker: Node },
    LinkWeak { from: Node, to: Node },
    Petal { digits: DigitSet, set: Node },
    KiteEnds { ends: CellSet, digits: DigitSet, removed: Vec<Effect> },
    RectangleLink { removed: Vec<Effect>, far: CellSet, near: CellSet, digits: DigitSet },
    ColoursMeet { one: CellSet, other: CellSet, opposite: CellSet, across: CellSet, digits: DigitSet },
    FireworkAt { digits: DigitSet, crossing: CellSet, wings: CellSet },
    ExocetMirror { target: CellSet, houses: HouseSet, mirror: CellSet, digits: DigitSet },
    ExocetTargets { base: CellSet, targets: CellSet },
    ExocetLines { digits: DigitSet, houses: HouseSet },
    FishChoice { covers: HouseSet, fins: CellSet, removed: Vec<Effect>, digits: DigitSet },
    Blocked { digit: Digit, cell: Cell, house: House },
    CaseSupposed { cell: Cell, digit: Digit },
    CaseOnlyDigit { cell: Cell, digit: Digit },
    CaseOnlyPlace { cell: Cell, digit: Digit, house: House },
    CaseLocked { digit: Digit, home: House, other: House },
    CaseNaked { house: House, cells: CellSet, digits: DigitSet },
    CaseHidden { house: House, cells: CellSet, digits: DigitSet },
    CaseDeadCell { dead: Cell, cell: Cell, digit: Digit },
    CaseDeadHouse { house: House, missing: Digit, cell: Cell, digit: Digit },
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
    ExplainerIs { rating: String },
    ExplainerRatings { er: String, ep: String, ed: String },
    GradeUnscored { tier: Tier, technique: Technique },
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
    NewGame { clues: u64 },
    PracticeStarted { technique: Technique },
    PracticeNumber { number: u64 },
    BlankStarted,
    NewGameFor { goal: PuzzleGoal },
    NoMatch { puzzles: u64 },
    NotFound { wanted: String },
    MissedClueCount { asked: u64, got: u64 },
    CannotMake,
    Stopped,
    WorkerRestarted,
    WorkerGone,
    WorkerSilent,
    UpdateReady,
    StorageRefused,
    NewerInOtherTab,
    WentOnAsCopy,
    // The library.
    Count { count: u64 },
    SolvedOf { solved: u64, count: u64 },
    LibraryAll { count: u64 },
    GamesKept { count: u64 },
    GamesFound { count: u64 },
    NewerGames { count: u64 },
    UnreadableGames { count: u64 },
    DatabaseMissing,
    StoragePersistent,
    PersistenceRefused,
    TierCount { tier: Tier, count: u64 },
    TierSolved { count: u64 },
    GameNotBegun,
    GameProgress { percent: u64 },
    GameSolvedByEngine,
    HintsUsed { count: u64 },
    WhenToday { time: String },
    WhenYesterday,
    WhenWeekday { weekday: u64 },
    WhenDay { month: u64, day: u64 },
    WhenDate { year: String, month: u64, day: u64 },
    GameDeleted,
    CollectionDeleted,
    LibraryMerged { added: u64, known: u64 },
    LibraryDamaged,
    LibraryNewer,
    StatisticsSummary { count: u64, hours: u64 },
    StatisticsSummaryMinutes { count: u64, minutes: u64 },
    MedianAndBest { best: String },
    BestOfFew,
    OnlyTime,
    NoTimeAlone,
    TooFewForCurve { least: u64 },
    TechniqueMet { alone: u64, nudged: u64, shown: u64 },
    SavedUnreadable,
    GameUnreadable,
    StorageFull,
    ImportUnread { count: u64, of: u64 },
    LinkUnreadable { reason: Box<ReadError> },
    FileUnreadable { name: String },
    PuzzleSeed { seed: String },
    PuzzlePractice { technique: Technique },
    PlaceTitle { place: String },
    Copied,
    CopyRefused,
    LocaleMissing,
    ExplanationsMissing,
    WordsMissing,
    NothingWrong,
    BranchKept,
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
    /// The key of its entry in the locales.
    pub fn key(&self) -> &'static str {
        self.into()
    }
}
