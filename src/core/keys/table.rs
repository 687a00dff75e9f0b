//! Every key and what it does, in the order and the groups of the player's sheet.

use crate::words::label::Label;

use crate::core::chord::{Chord, Held};
use crate::core::cursor::Reading;
use crate::core::dialog::Dialog;
use crate::core::mode::Mode;
use crate::core::moves::NoteKind;
use crate::core::msg::{
    BranchesMsg, CheckMsg, DeductionMsg, EntryMsg, GridMsg, HintMsg, Msg, PathMsg, PlacesMsg,
    ReplayMsg, StepsMsg,
};
use crate::core::path_origin::Origin;

/// A row of the sheet.
pub struct Row {
    /// The heading that it stands under.
    pub group: Label,
    /// What its keys do.
    pub what: Label,
    /// Its keys.
    pub keys: Keys,
}

/// The keys of a row.
pub enum Keys {
    /// Keys that stay as they are, as text.
    Text(&'static str),
    /// Keys that the player can bind anew.
    Bound {
        /// The name under which another key is stored.
        slug: &'static str,
        /// The keys while the player has chosen no other.
        chords: &'static [Fixed],
        /// What they send.
        msg: fn() -> Msg,
        /// Whether they send it again and again while they are held down.
        repeats: bool,
    },
}

/// A key of the table.
pub struct Fixed(&'static str, With);

/// The modifiers that a key asks for.
#[derive(Clone, Copy)]
enum With {
    Nothing,
    Shift,
    Control,
    ControlShift,
    Alt,
}

impl Fixed {
    /// The key and its modifiers in the form in which the player's own keys are kept.
    pub fn chord(&self) -> Chord {
        let Fixed(code, with) = self;
        let held = Held {
            control: matches!(with, With::Control | With::ControlShift),
            shift: matches!(with, With::Shift | With::ControlShift),
            alt: matches!(with, With::Alt),
        };
        Chord { code: (*code).to_owned(), held }
    }
}

const fn text(group: Label, keys: &'static str, what: Label) -> Row {
    Row { group, what, keys: Keys::Text(keys) }
}

const fn bound(
    group: Label,
    slug: &'static str,
    chords: &'static [Fixed],
    msg: fn() -> Msg,
    what: Label,
) -> Row {
    Row { group, what, keys: Keys::Bound { slug, chords, msg, repeats: false } }
}

/// A row of keys whose message is sent again while they are held down.
const fn repeated(
    group: Label,
    slug: &'static str,
    chords: &'static [Fixed],
    msg: fn() -> Msg,
    what: Label,
) -> Row {
    Row { group, what, keys: Keys::Bound { slug, chords, msg, repeats: true } }
}

use Label::{
    KeysGamepad, KeysHelp, KeysHistory, KeysModes, KeysMove, KeysRead, KeysSelect, KeysWrite,
};
use With::{Alt, Control, ControlShift, Nothing, Shift};

/// Every key.
pub const TABLE: &[Row] = &[
    text(KeysMove, "↑ ↓ ← →", Label::KeyMove),
    text(KeysMove, "Ctrl + ↑ ↓ ← →", Label::KeyNextEmpty),
    text(KeysMove, "Home, End", Label::KeyRowEnds),
    text(KeysMove, "Ctrl + Home, End", Label::KeyCorners),
    text(KeysSelect, "Shift + ↑ ↓ ← →", Label::KeyExtend),
    bound(
        KeysSelect,
        "toggle-cell",
        &[Fixed("Space", Control)],
        || Msg::Grid(GridMsg::CursorToggled),
        Label::KeyToggleCell,
    ),
    bound(
        KeysSelect,
        "select-all",
        &[Fixed("KeyA", Control)],
        || Msg::Grid(GridMsg::AllSelected),
        Label::KeyAll,
    ),
    bound(
        KeysSelect,
        "select-same",
        &[Fixed("KeyA", Alt)],
        || Msg::Grid(GridMsg::SameSelected),
        Label::KeySame,
    ),
    bound(
        KeysSelect,
        "cell-menu",
        &[Fixed("ContextMenu", Nothing), Fixed("F10", Shift)],
        || Msg::CursorMenuRequested,
        Label::KeyCellMenu,
    ),
    text(KeysSelect, "Ctrl + C", Label::KeyCopy),
    text(KeysSelect, "Ctrl + V", Label::KeyPaste),
    text(KeysSelect, "Esc", Label::KeyDismiss),
    text(KeysWrite, "1 – 9", Label::KeyDigit),
    text(KeysWrite, "Shift + 1 – 9", Label::KeyNote),
    text(KeysWrite, "Ctrl + 1 – 9", Label::KeyCentre),
    bound(
        KeysWrite,
        "erase",
        &[
            Fixed("Backspace", Nothing),
            Fixed("Delete", Nothing),
            Fixed("Digit0", Nothing),
            Fixed("Numpad0", Nothing),
        ],
        || Msg::Entry(EntryMsg::Erase),
        Label::KeyErase,
    ),
    bound(
        KeysWrite,
        "erase-corner",
        &[Fixed("Delete", Shift), Fixed("Backspace", Shift)],
        || Msg::Entry(EntryMsg::NotesErased(NoteKind::Corner)),
        Label::KeyEraseCorner,
    ),
    bound(
        KeysWrite,
        "erase-centre",
        &[Fixed("Delete", Control), Fixed("Backspace", Control)],
        || Msg::Entry(EntryMsg::NotesErased(NoteKind::Centre)),
        Label::KeyEraseCentre,
    ),
    bound(
        KeysWrite,
        "promote",
        &[Fixed("Enter", Nothing)],
        || Msg::Entry(EntryMsg::Promoted),
        Label::KeyPromote,
    ),
    bound(
        KeysWrite,
        "centralise",
        &[Fixed("Period", Nothing)],
        || Msg::Entry(EntryMsg::NotesCentralised),
        Label::KeyCentralise,
    ),
    bound(
        KeysWrite,
        "fill-notes",
        &[Fixed("KeyN", Nothing)],
        || Msg::Entry(EntryMsg::FillNotes),
        Label::KeyFillNotes,
    ),
    bound(
        KeysModes,
        "mode-digit",
        &[Fixed("KeyZ", Nothing)],
        || Msg::Entry(EntryMsg::ModeChosen(Mode::Digit)),
        Label::KeyModeDigit,
    ),
    bound(
        KeysModes,
        "mode-notes",
        &[Fixed("KeyX", Nothing)],
        || Msg::Entry(EntryMsg::ModeChosen(Mode::Notes)),
        Label::KeyModeNotes,
    ),
    bound(
        KeysModes,
        "mode-centre",
        &[Fixed("KeyC", Nothing)],
        || Msg::Entry(EntryMsg::ModeChosen(Mode::Centre)),
        Label::KeyModeCentre,
    ),
    bound(
        KeysModes,
        "mode-colour",
        &[Fixed("KeyV", Nothing)],
        || Msg::Entry(EntryMsg::ModeChosen(Mode::Colour)),
        Label::KeyModeColour,
    ),
    bound(
        KeysModes,
        "mode-links",
        &[Fixed("KeyJ", Nothing)],
        || Msg::Entry(EntryMsg::ModeChosen(Mode::Links)),
        Label::KeyModeLinks,
    ),
    bound(
        KeysModes,
        "next-mode",
        &[Fixed("Space", Nothing)],
        || Msg::Entry(EntryMsg::NextModeRequested),
        Label::KeyNextMode,
    ),
    bound(
        KeysModes,
        "lock",
        &[Fixed("KeyL", Nothing)],
        || Msg::Entry(EntryMsg::LockRequested),
        Label::KeyLock,
    ),
    text(KeysModes, "Alt + 1 – 9, F1 – F4, F6 – F9", Label::KeyFilter),
    text(KeysModes, "F10", Label::KeyPairs),
    repeated(
        KeysHistory,
        "undo",
        &[Fixed("KeyZ", Control)],
        || Msg::Entry(EntryMsg::Undo),
        Label::KeyUndo,
    ),
    repeated(
        KeysHistory,
        "redo",
        &[Fixed("KeyY", Control), Fixed("KeyZ", ControlShift)],
        || Msg::Entry(EntryMsg::Redo),
        Label::KeyRedo,
    ),
    bound(
        KeysHistory,
        "checkpoint",
        &[Fixed("KeyB", Nothing)],
        || Msg::Branches(BranchesMsg::CheckpointToggled),
        Label::KeyCheckpoint,
    ),
    bound(
        KeysHistory,
        "branches",
        &[Fixed("KeyB", Shift)],
        || Msg::Branches(BranchesMsg::Requested),
        Label::KeyBranches,
    ),
    bound(
        KeysHistory,
        "trial",
        &[Fixed("KeyB", Alt)],
        || Msg::Branches(BranchesMsg::TrialToggled),
        Label::KeyTrial,
    ),
    bound(
        KeysHistory,
        "replay",
        &[Fixed("KeyR", Shift)],
        || Msg::Replay(ReplayMsg::Requested),
        Label::KeyReplay,
    ),
    bound(
        KeysHistory,
        "mistake",
        &[Fixed("KeyM", Nothing)],
        || Msg::Check(CheckMsg::BackToMistake),
        Label::KeyMistake,
    ),
    bound(
        KeysHelp,
        "hint",
        &[Fixed("KeyH", Nothing)],
        || Msg::Hint(HintMsg::Requested),
        Label::KeyHint,
    ),
    bound(
        KeysHelp,
        "hint-here",
        &[Fixed("KeyH", Alt)],
        || Msg::Hint(HintMsg::CellRequested),
        Label::KeyHintHere,
    ),
    text(KeysHelp, "← →", Label::KeySentences),
    bound(
        KeysHelp,
        "deduction",
        &[Fixed("KeyK", Shift)],
        || Msg::Deduction(DeductionMsg::Opened),
        Label::KeyQuestion,
    ),
    bound(
        KeysHelp,
        "steps",
        &[Fixed("KeyH", Shift)],
        || Msg::Steps(StepsMsg::Requested),
        Label::KeySteps,
    ),
    bound(
        KeysHelp,
        "path",
        &[Fixed("KeyP", Shift)],
        || Msg::Path(PathMsg::Requested(Origin::Clues)),
        Label::KeyPath,
    ),
    bound(
        KeysHelp,
        "check",
        &[Fixed("KeyK", Nothing)],
        || Msg::Check(CheckMsg::Requested),
        Label::KeyCheck,
    ),
    bound(KeysHelp, "finish", &[Fixed("KeyF", Shift)], || Msg::FinishRequested, Label::KeyFinish),
    bound(KeysHelp, "pause", &[Fixed("KeyP", Nothing)], || Msg::PauseRequested, Label::KeyPause),
    bound(KeysHelp, "zen", &[Fixed("KeyF", Nothing)], || Msg::ZenToggled, Label::KeyZen),
    bound(
        KeysHelp,
        "new",
        &[Fixed("KeyG", Nothing)],
        || Msg::DialogOpened(Dialog::New),
        Label::KeyNew,
    ),
    bound(
        KeysHelp,
        "import",
        &[Fixed("KeyI", Nothing)],
        || Msg::DialogOpened(Dialog::Import),
        Label::KeyImport,
    ),
    bound(
        KeysHelp,
        "share",
        &[Fixed("KeyE", Nothing)],
        || Msg::DialogOpened(Dialog::Share),
        Label::KeyShare,
    ),
    bound(
        KeysHelp,
        "learn",
        &[Fixed("KeyL", Shift)],
        || Msg::Places(PlacesMsg::LearnRequested(None)),
        Label::KeyLearn,
    ),
    bound(
        KeysHelp,
        "shortcuts",
        &[Fixed("Slash", Shift)],
        || Msg::DialogOpened(Dialog::Keys),
        Label::KeySheet,
    ),
    bound(
        KeysRead,
        "read-row",
        &[Fixed("KeyR", Nothing)],
        || Msg::ReadRequested(Reading::Row),
        Label::KeyReadRow,
    ),
    bound(
        KeysRead,
        "read-column",
        &[Fixed("KeyO", Nothing)],
        || Msg::ReadRequested(Reading::Column),
        Label::KeyReadColumn,
    ),
    bound(
        KeysRead,
        "read-box",
        &[Fixed("KeyQ", Nothing)],
        || Msg::ReadRequested(Reading::Block),
        Label::KeyReadBlock,
    ),
    bound(
        KeysRead,
        "read-remaining",
        &[Fixed("KeyT", Nothing)],
        || Msg::ReadRequested(Reading::Remaining),
        Label::KeyReadRemaining,
    ),
    bound(
        KeysRead,
        "read-candidates",
        &[Fixed("KeyY", Nothing)],
        || Msg::ReadRequested(Reading::Candidates),
        Label::KeyReadCandidates,
    ),
    text(KeysGamepad, "◉ ✛", Label::KeyMove),
    text(KeysGamepad, "LB, RB", Label::PadDigit),
    text(KeysGamepad, "A", Label::PadGive),
    text(KeysGamepad, "B", Label::PadErase),
    text(KeysGamepad, "X", Label::PadNotes),
    text(KeysGamepad, "Y", Label::KeyHint),
    text(KeysGamepad, "LT, RT", Label::PadUndo),
    text(KeysGamepad, "Start", Label::PadMenu),
];
