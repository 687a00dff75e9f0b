//! [`Message`]: every sentence with arguments that the page says, as data.

use crate::engine::logic::step::{Effect, Link, LinkKind, Node};
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::{House, HouseSet};

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
    Undone { what: String },
    Redone { what: String },
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
    HintSentence { text: String },
    Impossible { digit: Digit, cells: CellSet },
    DeductionOpened,

    // What the chip, the badges and the panels say.
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
    MakingFor { goal: String },
    MakingTried { tried: u64 },
    EntryName { number: u64, name: String },
    ClueCountInvalid,
    SeedInvalid,

    // What a hint says before its technique does.
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
    ProofStep { at: u64, of: u64, technique: String, hardest: String },
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
    PathAt { at: u64, of: u64, technique: String },
    PathPreview,
    GradeIs { tier: String, score: u64, technique: String },

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
    PracticeStarted { technique: String },
    PracticeNumber { number: u64 },
    BlankStarted,
    NewGameFor { goal: String, seed: String },
    NoMatch { puzzles: u64 },
    MissedClueCount { asked: u64, got: u64, seed: String },
    CannotMake,
    Stopped,
    WorkerRestarted,
    WorkerGone,
    StorageRefused,
    NewerInOtherTab,
    SavedUnreadable,
    LinkUnreadable { reason: String },
    FileUnreadable { name: String },
    Copied,
    CopyRefused,
    LocaleMissing,
    NothingWrong,
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
            | M::KeyTooMany { digit }
            | M::DigitLocked { digit } => vec![("digit", Arg::Digit(*digit))],
            M::CellNotes { digits }
            | M::CellCentre { digits }
            | M::CellCandidates { digits }
            | M::CellHintOut { digits } => vec![("digits", Arg::DigitsCompact(*digits))],
            M::CellConflict { houses } | M::HintHouses { houses } => {
                vec![("houses", Arg::Houses(*houses))]
            }
            M::HintWhereHouse { house } => vec![("house", Arg::House(*house))],
            M::KeyLeft { digit, left } => {
                vec![("digit", Arg::Digit(*digit)), ("left", Arg::Number(*left))]
            }
            M::KeyColour { colour } => vec![("colour", Arg::Number(*colour))],
            M::Conflicting { digit, house } | M::NoSolutionHouse { digit, house } => {
                vec![("digit", Arg::Digit(*digit)), ("house", Arg::House(*house))]
            }
            M::Placed { digit, cells }
            | M::NoteAdded { digit, cells }
            | M::Impossible { digit, cells }
            | M::NoteRemoved { digit, cells } => {
                vec![("digit", Arg::Digit(*digit)), ("cells", Arg::Cells(*cells))]
            }
            M::Coloured { cells }
            | M::ColourRemoved { cells }
            | M::Erased { cells }
            | M::HintPattern { cells }
            | M::HintWrongDigits { cells }
            | M::HintConflicting { cells }
            | M::HintWrongEliminations { cells } => vec![("cells", Arg::Cells(*cells))],
            M::StepPlaces { effects } | M::StepRemoves { effects } => {
                vec![("effects", Arg::Effects(effects.clone()))]
            }
            M::MistakeDigit { digit, cell }
            | M::MistakeSolution { digit, cell }
            | M::MistakeElimination { digit, cell }
            | M::DeductionNeeded { digit, cell }
            | M::DeductionWrong { digit, cell } => candidate(*digit, *cell),
            M::MistakeConflict { digit, cell, other } => {
                let other = ("other", Arg::Cells(CellSet::only(*other)));
                [candidate(*digit, *cell), vec![other]].concat()
            }
            M::LinkStrong { from, to } | M::LinkWeak { from, to } => link(*from, *to),
            M::DeductionAsked { removed, placed } => vec![
                ("removed-count", Arg::Number(removed.len() as u64)),
                ("removed", Arg::Effects(removed.clone())),
                ("placed-count", Arg::Number(placed.len() as u64)),
                ("placed", Arg::Effects(placed.clone())),
            ],
            M::WrongDigits { count, cells } => {
                vec![("count", Arg::Number(*count)), ("cells", Arg::Cells(*cells))]
            }
            other => other.plain_args(),
        }
    }
    /// Arguments that are numbers and texts.
    // One match on purpose, as above.
    #[allow(clippy::too_many_lines)]
    fn plain_args(&self) -> Vec<(&'static str, Arg)> {
        use Message as M;
        let number = |name, number: &u64| (name, Arg::Number(*number));
        let text = |name, text: &String| (name, Arg::Text(text.clone()));
        match self {
            M::CellColours { count }
            | M::CluesFixed { count }
            | M::ClueCount { count }
            | M::VerdictSeveral { count }
            | M::VerdictSeveralMore { count }
            | M::FoundSeveral { count }
            | M::FoundSeveralMore { count }
            | M::FoundUndecided { count }
            | M::StepsFound { count }
            | M::PathSteps { count }
            | M::ManySolutions { count }
            | M::ManySolutionsMore { count } => vec![number("count", count)],
            M::PreviewLabel { clues } | M::FoundFrom { clues } => vec![number("clues", clues)],
            M::Undone { what } | M::Redone { what } => vec![text("what", what)],
            M::Solved { time } => vec![text("time", time)],
            M::Resumed { left } | M::CheckFine { left } => vec![number("left", left)],
            M::HintSentence { text: told } => vec![text("text", told)],
            M::ProofStep { at, of, technique, hardest } => vec![
                number("at", at),
                number("of", of),
                text("technique", technique),
                text("hardest", hardest),
            ],
            M::PathAt { at, of, technique } => {
                vec![number("at", at), number("of", of), text("technique", technique)]
            }
            M::HintLevel { level, of } => vec![number("level", level), number("of", of)],
            M::StepsFiltered { count, of } => vec![number("count", count), number("of", of)],
            M::GradeIs { tier, score, technique } => {
                vec![text("tier", tier), number("score", score), text("technique", technique)]
            }
            M::SolutionAt { at, of } => vec![number("at", at), number("of", of)],
            M::Clock { minutes, seconds } => {
                vec![number("minutes", minutes), number("seconds", seconds)]
            }
            M::MakingFor { goal } => vec![text("goal", goal)],
            M::NewGameFor { goal, seed } => vec![text("goal", goal), text("seed", seed)],
            M::NoMatch { puzzles } => vec![number("puzzles", puzzles)],
            M::MakingTried { tried } => vec![number("tried", tried)],
            M::PracticeNumber { number: at } => vec![number("number", at)],
            M::PracticeStarted { technique } => vec![text("technique", technique)],
            M::EntryName { number: at, name } => vec![number("number", at), text("name", name)],
            M::MissedClueCount { asked, got, seed } => {
                vec![number("asked", asked), number("got", got), text("seed", seed)]
            }
            M::NewGame { seed, clues } => vec![text("seed", seed), number("clues", clues)],
            M::LinkUnreadable { reason } => vec![text("reason", reason)],
            M::FileUnreadable { name } => vec![text("name", name)],
            _ => Vec::new(),
        }
    }
}

fn candidate(digit: Digit, cell: Cell) -> Vec<(&'static str, Arg)> {
    vec![("digit", Arg::Digit(digit)), ("cell", Arg::Cells(CellSet::only(cell)))]
}

fn link(from: Node, to: Node) -> Vec<(&'static str, Arg)> {
    vec![
        ("from", Arg::Cells(from.cells)),
        ("from-count", Arg::Number(from.cells.len() as u64)),
        ("from-digits", Arg::Digits(from.digits)),
        ("to", Arg::Cells(to.cells)),
        ("to-count", Arg::Number(to.cells.len() as u64)),
        ("to-digits", Arg::Digits(to.digits)),
    ]
}

fn place(cell: Cell) -> Vec<(&'static str, Arg)> {
    let number = |name, place: usize| (name, Arg::Number(place as u64 + 1));
    vec![number("row", cell.row()), number("column", cell.column()), number("box", cell.block())]
}
