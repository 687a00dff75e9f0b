//! [`Msg`]: everything that can happen to the program, as data.

use crate::engine::logic::techniques::Technique;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::service::{Progress, Response, Ticket};

use super::keys::KeyPress;
use super::settings::Toggle;
use super::solving_path::Origin;

/// Something happened: a player's wish, an answer of the worker, a word from the browser.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// A key went down while no text field had the focus.
    KeyPressed(KeyPress),
    /// A digit of the pad or the keyboard, to be used as the mode says.
    Digit(Digit),
    /// The player chose what digits do from now on.
    ModeChosen(Mode),
    /// A colour, 0 to 8, for the selected cells.
    Colour(u8),
    /// Empty the selected cells.
    Erase,
    /// Write every possible candidate as a note; where notes are complete, drop the impossible.
    FillNotes,
    /// One move back.
    Undo,
    /// One move forward again.
    Redo,
    /// The cursor moves.
    Moved(Direction, Reach),
    /// A cell was pressed with a pointer.
    CellPressed(Cell, Picking),
    /// A cell got the focus, by whatever way.
    CellFocused(Cell),
    /// The pointer moved over a cell while it is down.
    CellDragged(Cell),
    /// A cell was pressed twice in a row.
    CellPressedTwice(Cell),
    /// A second finger landed: the selection from before the gesture comes back.
    GestureCancelled,
    /// Every cell is selected.
    SelectAll,
    /// Escape: closes what is open, else clears the selection.
    Dismiss,
    /// A dialog is opened.
    Opened(Dialog),
    /// The open dialog is closed.
    Closed,
    /// The page of a technique is opened, or the list of all.
    LearnAsked(Option<Technique>),
    /// What a technique is learned from has come, or did not come.
    LessonLoaded(Technique, Option<String>),
    /// The example goes on, or back.
    LessonTurned(Way),
    /// This practice puzzle, 0-based, becomes the game.
    PracticeAsked(usize),
    /// A field of a form was edited.
    Edited(Field, String),
    /// A setting was switched.
    Toggled(Toggle),
    /// A new puzzle by the form's recipe.
    NewAsked,
    /// A clean sheet on which to type a puzzle.
    BlankAsked,
    /// The digits entered become the clues.
    CluesFixed,
    /// The running job of the worker's long lane is to end.
    StopAsked,
    /// The engine is to show how fast it is in this browser.
    TrialAsked,
    /// Text was pasted onto the page.
    Pasted(String),
    /// A text file was opened or dropped: its name and its content, or nothing if unreadable.
    FileRead(String, Option<String>),
    /// Of several puzzles in the text, this one, 0-based.
    ImportChosen(usize),
    /// The previewed puzzle becomes the game.
    ImportAccepted,
    /// Show the solution, or the solutions.
    SolveAsked,
    /// Of several solutions, this one, 0-based.
    SolutionChosen(usize),
    /// The solution shown is written into the grid.
    SolutionKept,
    /// The solutions are put away.
    SolutionsClosed,
    /// Compare the digits with the solution.
    CheckAsked,
    /// Back to before the first wrong digit.
    BackToMistake,
    /// The next level of help.
    HintAsked,
    /// The hint is carried out.
    HintApplied,
    /// The hint is put away.
    HintClosed,
    /// The cells in which the solutions differ are to be marked.
    UndecidedShown,
    /// The next sentence of the hint, or the one before.
    HintWalked(Way),
    /// This sentence of the hint, 0-based.
    HintWalkedTo(usize),
    /// A deduction is to be put to the engine: digits mark it from now on.
    QuestionAsked,
    /// What digits do to the deduction.
    PenChosen(Claiming),
    /// The deduction marked is to be judged.
    QuestionPut,
    /// What is marked for the deduction goes.
    QuestionCleared,
    /// A sentence of the hint has the pointer, 0-based, or none has.
    HintSentence(Option<usize>),
    /// All steps from here are to be listed.
    StepsAsked,
    /// The list of steps is put away.
    StepsClosed,
    /// Only steps of the selected cells, or again those of all.
    StepsScoped,
    /// The steps of a technique are shown one by one, or folded away again.
    StepsUnfolded(Technique),
    /// More steps of the unfolded technique.
    StepsMore,
    /// A step of the list, 0-based, has the pointer or the focus, or none has.
    StepPreviewed(Option<usize>),
    /// A step of the list, 0-based, becomes the hint.
    StepOpened(usize),
    /// The solving path is to be shown.
    PathAsked(Origin),
    /// The solving path is put away.
    PathClosed,
    /// The grid shows the moment before this step of the path, 0-based.
    PathChosen(usize),
    /// The solving path as text is to go there.
    PathExported(Export),
    /// Back to the start of the puzzle.
    RestartAsked,
    /// The game before this one comes back.
    PreviousAsked,
    /// Copy this text.
    CopyAsked(String),
    /// The browser copied, or refused to.
    Copied(Outcome),
    /// The clock is stopped and the grid hidden, or both go on.
    PauseAsked,
    /// Time went by: milliseconds of a clock that never goes back.
    Ticked(f64),
    /// The page came into view or left it, at that millisecond.
    Visible(Sight, f64),
    /// The words of a language have come.
    LocaleLoaded(String, Vec<String>),
    /// The words of a language did not come.
    LocaleFailed(String),
    /// The part of the address after `#` changed.
    FragmentChanged(String),
    /// Another tab wrote this key.
    StoredElsewhere(String, Option<String>),
    /// The browser refuses to store.
    StorageFailed,
    /// Of two versions of the game, keep this one.
    VersionChosen(Version),
    /// The notice is put away.
    NoticeClosed,
    /// The worker answered.
    Answered(Ticket, Response),
    /// The worker is on its way.
    Progressed(Ticket, Progress),
    /// The worker died with these jobs unanswered and was started again.
    WorkerDied(Vec<Ticket>),
    /// The worker could not be started at all.
    WorkerMissing,
}

/// Which way along a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Towards its beginning.
    Back,
    /// Towards its end.
    On,
}

/// What a digit says in a deduction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Claiming {
    /// That it can go.
    #[default]
    Out,
    /// That it is right.
    In,
}

/// What a digit does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Mode {
    /// It is written into the cell.
    #[default]
    Digit,
    /// It is noted on its fixed place.
    Notes,
    /// It is noted in the middle.
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

/// How far the cursor goes, and what it takes along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// To the next cell.
    Step,
    /// To the next cell, which joins the selection.
    Extend,
    /// To the next empty cell.
    NextEmpty,
    /// To the last cell that way.
    End,
    /// To the corner: up-left for left and up, down-right for the others.
    Corner,
}

/// What a press does to the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picking {
    /// The cell alone.
    Only,
    /// The cell joins or leaves.
    Toggle,
}

/// What lies over the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Dialog {
    /// All that can be done, on small screens.
    Menu,
    /// A new puzzle.
    New,
    /// Paste, drop or open a puzzle.
    Import,
    /// A link to the puzzle.
    Share,
    /// Techniques, to be learned.
    Learn,
    /// The keys.
    Keys,
    /// Language, look and help.
    Settings,
    /// What this is, and what it does not do with your data.
    About,
    /// How hard the puzzle is, and why.
    Grade,
}

/// A field of a form; its value travels as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Field {
    /// How hard the puzzle is to be.
    Tier,
    /// The technique that it is to need.
    Technique,
    /// Clues wanted, 17 to 80, or nothing.
    Clues,
    /// Symmetry of the clues.
    Symmetry,
    /// Order of digging.
    Order,
    /// Seed; empty for a fresh one.
    Seed,
    /// Whether no clue may be spare.
    Minimality,
    /// The text to import.
    ImportText,
    /// The digit that listed steps are about.
    StepDigit,
    /// Light, dark or automatic.
    Theme,
    /// The language's tag, or automatic.
    Language,
}

/// Where a text goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Export {
    /// To the clipboard.
    Copy,
    /// Into a file.
    File,
}

/// How a wish to the browser ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Outcome {
    /// It did it.
    #[default]
    Done,
    /// It did not.
    Refused,
}

/// Whether the page can be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// It can.
    Shown,
    /// It is behind something.
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
