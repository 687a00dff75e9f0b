//! [`Msg`]: everything that can happen to the program, as data.

use crate::engine::logic::techniques::Technique;
use crate::engine::types::cell::Cell;
use crate::engine::types::colour::Colour;
use crate::engine::types::digit::Digit;
use crate::service::{JobId, Progress, Response};

use super::keys::KeyPress;
use super::settings::{Locale, Toggle};
use super::solving_path::Origin;

/// Something happened: the player did something, a worker answered, the browser reported.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// A key went down while no text field had the focus.
    KeyPressed(KeyPress),
    /// A digit of the pad or the keyboard, used as the mode says.
    Digit(Digit),
    /// What digits do from now on.
    ModeChosen(Mode),
    /// A colour for the selected cells.
    Colour(Colour),
    /// Empty the selected cells.
    Erase,
    /// Write every possible candidate as a note; where notes are complete, drop the impossible.
    FillNotes,
    /// One move back.
    Undo,
    /// One move forward again.
    Redo,
    /// The cursor moves.
    CursorMoved(Direction, MoveExtent),
    /// A cell was pressed with a pointer.
    CellPressed(Cell, SelectMode),
    /// A cell got the focus, in whatever way.
    CellFocused(Cell),
    /// The pointer moved over a cell while it is down.
    CellDragged(Cell),
    /// A cell was pressed twice in a row.
    CellPressedTwice(Cell),
    /// A second finger landed: the selection from before the gesture comes back.
    GestureCancelled,
    /// Every cell is selected.
    SelectAll,
    /// Escape: closes the topmost thing that is open, else clears the selection.
    Dismiss,
    /// A dialog is opened.
    DialogOpened(Dialog),
    /// The open dialog is closed.
    DialogClosed,
    /// The page of a technique is opened, or the list of all.
    LearnRequested(Option<Technique>),
    /// The lesson file of a technique was fetched; `None` if that failed.
    LessonLoaded(Technique, Option<String>),
    /// The example moves one sentence.
    LessonStepped(Adjacent),
    /// This practice puzzle, 0-based, becomes the game.
    PracticeRequested(usize),
    /// A field of a form was edited.
    FieldEdited(Field, String),
    /// A setting was switched.
    Toggled(Toggle),
    /// A new puzzle as the form says.
    NewPuzzleRequested,
    /// An empty grid to type a puzzle into.
    BlankRequested,
    /// The digits entered become the clues.
    CluesFixed,
    /// The job that the player waits for is cancelled.
    StopRequested,
    /// The engine's speed in this browser is measured.
    BenchmarkRequested,
    /// Text was pasted or dropped.
    TextPasted(String),
    /// A text file was opened or dropped: its name and its content, or `None` if unreadable.
    FileRead(String, Option<String>),
    /// Of several puzzles in the text, this one, 0-based.
    ImportChosen(usize),
    /// The previewed puzzle becomes the game.
    ImportAccepted,
    /// Show the solution, or the solutions.
    SolveRequested,
    /// Of several solutions, this one, 0-based.
    SolutionChosen(usize),
    /// The solution shown is written into the grid.
    SolutionKept,
    /// The solutions are closed.
    SolutionsClosed,
    /// Compare the digits with the solution.
    CheckRequested,
    /// Back to before the first wrong digit.
    BackToMistake,
    /// The next level of help.
    HintRequested,
    /// The hint is carried out.
    HintApplied,
    /// The hint is closed.
    HintClosed,
    /// The cells in which the solutions differ are marked.
    DifferencesShown,
    /// The next sentence of the hint, or the one before.
    SentenceStepped(Adjacent),
    /// This sentence of the hint, 0-based.
    SentenceChosen(usize),
    /// A sentence of the hint, 0-based, has the pointer, or none has.
    SentencePointed(Option<usize>),
    /// From now on digits mark a deduction for the engine to check.
    DeductionOpened,
    /// What digits claim in the deduction.
    ClaimKindChosen(ClaimKind),
    /// The engine checks the deduction.
    DeductionSubmitted,
    /// All claims of the deduction are removed.
    DeductionCleared,
    /// All steps from the current board are listed.
    StepsRequested,
    /// The list of steps is closed.
    StepsClosed,
    /// Only steps of the selected cells, or again those of all.
    StepScopeToggled,
    /// The steps of a technique are shown one by one, or folded again.
    StepsUnfolded(Technique),
    /// More steps of the unfolded technique.
    StepsMore,
    /// A step of the list, 0-based, has the pointer or the focus, or none has.
    StepPreviewed(Option<usize>),
    /// A step of the list, 0-based, becomes the hint.
    StepOpened(usize),
    /// The solving path is shown.
    PathRequested(Origin),
    /// The solving path is closed.
    PathClosed,
    /// The grid shows the board before this step of the path, 0-based.
    PathStepChosen(usize),
    /// The solving path is exported as text.
    PathExported(ExportTarget),
    /// Back to the start of the puzzle.
    RestartRequested,
    /// The game before this one comes back.
    PreviousRequested,
    /// Copy this text.
    CopyRequested(String),
    /// The browser copied, or refused to.
    Copied(Outcome),
    /// The clock stops and the grid is hidden, or both go on.
    PauseRequested,
    /// Time passed: milliseconds of a clock that never goes back.
    Ticked(f64),
    /// The page came into view or left it, at that millisecond.
    VisibilityChanged(Visibility, f64),
    /// The texts of a language were fetched: its tag and its Fluent sources.
    LocaleLoaded(String, Vec<String>),
    /// The texts of a language could not be fetched.
    LocaleFailed,
    /// The explanations of a language were fetched: their Fluent source, or none if that failed.
    ExplanationsLoaded(Locale, Option<String>),
    /// The part of the address after `#` changed.
    FragmentChanged(String),
    /// Another tab wrote this key; `None` if it removed it.
    StorageChanged(String, Option<String>),
    /// The browser refuses to store.
    StorageFailed,
    /// Of two versions of the game, keep this one.
    VersionChosen(Version),
    /// The notice is closed.
    NoticeClosed,
    /// A worker answered.
    Answered(JobId, Response),
    /// A worker reports how far it is.
    Progressed(JobId, Progress),
    /// A worker died with these jobs unanswered.
    WorkerDied(Vec<JobId>),
    /// No worker could be started at all.
    WorkerMissing,
}

/// One of the two neighbours in a sequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adjacent {
    /// Towards the beginning.
    Previous,
    /// Towards the end.
    Next,
}

/// What a digit claims in a deduction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClaimKind {
    /// That the candidate is false.
    #[default]
    Eliminate,
    /// That the candidate is true.
    Place,
}

/// What a digit does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Mode {
    /// It is written into the cell.
    #[default]
    Digit,
    /// It is noted on its fixed place (a corner note).
    Notes,
    /// It is noted in the middle (a centre note).
    Centre,
    /// It colours the cell.
    Colour,
}

/// Where the cursor goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Towards row 1.
    Up,
    /// Towards row 9.
    Down,
    /// Towards column 1.
    Left,
    /// Towards column 9.
    Right,
}

/// How far the cursor goes, and whether it extends the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveExtent {
    /// To the next cell.
    Step,
    /// To the next cell, which joins the selection.
    Extend,
    /// To the next empty cell.
    NextEmpty,
    /// To the last cell in that direction.
    End,
    /// To the corner: top left for left and up, bottom right for the others.
    Corner,
}

/// What a press does to the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SelectMode {
    /// The cell alone is selected.
    Only,
    /// The cell joins or leaves the selection.
    Toggle,
}

/// A dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Dialog {
    /// All actions, on small screens.
    Menu,
    /// A new puzzle.
    New,
    /// Paste, drop or open a puzzle.
    Import,
    /// A link to the puzzle.
    Share,
    /// The techniques and their lessons.
    Learn,
    /// The keyboard shortcuts.
    Keys,
    /// Language, theme and help.
    Settings,
    /// What the program is, and what it does not do with your data.
    About,
    /// How hard the puzzle is, and why.
    Grade,
}

/// A field of a form; its value travels as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Field {
    /// The tier of a new puzzle.
    Tier,
    /// The technique that a new puzzle must need.
    Technique,
    /// Number of clues, 17 to 80, or nothing.
    Clues,
    /// Symmetry of the clues.
    Symmetry,
    /// The order in which clues are removed.
    Order,
    /// Seed; empty for a random one.
    Seed,
    /// Whether every clue must be needed.
    Minimality,
    /// The text to import.
    ImportText,
    /// The digit that the listed steps are about.
    StepDigit,
    /// Light, dark or automatic.
    Theme,
    /// The language's tag, or automatic.
    Language,
}

/// Where an exported text goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportTarget {
    /// To the clipboard.
    Clipboard,
    /// Into a file.
    File,
}

/// How a command to the browser ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Outcome {
    /// The browser did it.
    #[default]
    Done,
    /// The browser refused.
    Refused,
}

/// Whether the page can be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// It is in view.
    Visible,
    /// Another tab or window hides it.
    Hidden,
}

/// One of two versions of the same game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    /// This tab's.
    Ours,
    /// The other tab's.
    Theirs,
}
