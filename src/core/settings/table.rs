//! The settings, a row each. What stores, reads, shows and applies a setting goes by its row. The
//! suite compares the list in `static/boot.js` and `docs/settings.md` with these rows.

use crate::words::label::Label;
use Stored::{Always, IfChanged};

/// When a setting is in the stored text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stored {
    /// Always, as version 0.1 stored it.
    Always,
    /// Where it differs from what it is before the player chooses.
    IfChanged,
}

/// What there is to know of a setting that is on or off.
#[derive(Debug)]
pub struct ToggleRow {
    /// Its name in the stored text.
    pub key: &'static str,
    /// What the dialog calls it.
    pub label: Label,
    /// Whether it is on before the player chooses.
    pub on_at_first: bool,
    /// When it is stored.
    pub stored: Stored,
}

/// What there is to know of a setting with a few values.
#[derive(Debug)]
pub struct ChoiceRow {
    /// Its name in the stored text.
    pub key: &'static str,
    /// What the dialog calls it.
    pub label: Label,
    /// The values, as they are stored and as the dialog calls them; the first holds before the
    /// player chooses.
    pub values: &'static [(&'static str, Label)],
    /// When it is stored.
    pub stored: Stored,
    /// Whether the root element carries the value, unless it is the first, as `data-` and the key:
    /// style sheets read it there.
    pub on_root: bool,
}

/// Makes an enum of settings and the table of their rows.
macro_rules! table {
    ($(#[$about:meta])* $name:ident of $row:ident: $($(#[$doc:meta])* $setting:ident $fields:tt,)+) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter)]
        pub enum $name {
            $($(#[$doc])* $setting,)+
        }

        impl $name {
            const ROWS: &[$row] = &[$($row $fields,)+];
            /// How many there are.
            pub const COUNT: usize = Self::ROWS.len();

            /// What there is to know of it.
            pub fn row(self) -> &'static $row {
                &Self::ROWS[self as usize]
            }
        }
    };
}

table! {
    /// A setting that is on or off.
    Toggle of ToggleRow:
    /// Digits that are twice in a house are marked at once. Browsers hold it under its first name.
    ShowConflicts { key: "clashes", label: Label::ToggleConflicts, on_at_first: true, stored: Always },
    /// The row, column and box of the cursor are tinted.
    Peers { key: "peers", label: Label::TogglePeers, on_at_first: true, stored: Always },
    /// Cells with the cursor's digit are tinted.
    Same { key: "same", label: Label::ToggleSameDigit, on_at_first: true, stored: Always },
    /// Placing a digit takes it from the notes that see it.
    CleanNotes { key: "clean-notes", label: Label::ToggleCleanNotes, on_at_first: true, stored: Always },
    /// A second kind of notes, in the middle of the cell.
    CentreNotes { key: "centre-notes", label: Label::ToggleCentreNotes, on_at_first: false, stored: Always },
    /// The clock is shown.
    Clock { key: "clock", label: Label::ToggleClock, on_at_first: true, stored: Always },
    /// Hints may argue from there being one solution.
    Uniqueness { key: "uniqueness", label: Label::ToggleUniqueness, on_at_first: true, stored: Always },
    /// Rare patterns are looked for, too.
    Rare { key: "rare", label: Label::ToggleRare, on_at_first: false, stored: Always },
    /// Expert patterns are looked for.
    Expert { key: "expert", label: Label::ToggleExpert, on_at_first: true, stored: IfChanged },
    /// What the thumb needs stands at the left.
    LeftHand { key: "left-hand", label: Label::ToggleLeftHand, on_at_first: false, stored: IfChanged },
    /// A digit that is not the solution's is marked as soon as it is written.
    MarkWrong { key: "mark-wrong", label: Label::ToggleMarkWrong, on_at_first: false, stored: IfChanged },
    /// Cells that can take a locked digit are tinted.
    LockTint { key: "lock-tint", label: Label::ToggleLockTint, on_at_first: true, stored: IfChanged },
    /// Notes that a digit on the board rules out are marked.
    WarnNotes { key: "warn-notes", label: Label::ToggleWarnNotes, on_at_first: false, stored: IfChanged },
    /// A placed digit can be heard.
    Sound { key: "sound", label: Label::ToggleSound, on_at_first: false, stored: IfChanged },
    /// A conflict and the end of a game can be felt.
    Haptics { key: "haptics", label: Label::ToggleHaptics, on_at_first: false, stored: IfChanged },
    /// Where the keys of the pad are three by three, 7 8 9 are on top, as on a calculator.
    PadFromSeven { key: "pad-from-seven", label: Label::TogglePadFromSeven, on_at_first: false, stored: IfChanged },
    /// W A S D move like the arrows.
    Wasd { key: "wasd", label: Label::ToggleWasd, on_at_first: false, stored: IfChanged },
}

table! {
    /// A setting with a few values.
    #[derive(Default)]
    Choice of ChoiceRow:
    /// Light or dark.
    #[default]
    Theme {
        key: "theme",
        label: Label::Theme,
        values: &[("auto", Label::ThemeAuto), ("light", Label::ThemeLight), ("dark", Label::ThemeDark)],
        stored: Always,
        on_root: true,
    },
    /// How dark the dark theme is.
    DarkTheme {
        key: "dark",
        label: Label::DarkTheme,
        values: &[("grey", Label::DarkGrey), ("black", Label::DarkBlack)],
        stored: IfChanged,
        on_root: true,
    },
    /// How the keys of the pad stand on a phone.
    PadLayout {
        key: "pad",
        label: Label::PadLayout,
        values: &[
            ("two-rows", Label::PadTwoRows),
            ("one-row", Label::PadOneRow),
            ("square", Label::PadSquare),
        ],
        stored: IfChanged,
        on_root: false,
    },
    /// How strongly things stand out from each other.
    Contrast {
        key: "contrast",
        label: Label::Contrast,
        values: &[("auto", Label::ContrastAuto), ("more", Label::ContrastMore)],
        stored: IfChanged,
        on_root: true,
    },
    /// The colour of entered digits and of what is chosen.
    Accent {
        key: "accent",
        label: Label::Accent,
        values: &[
            ("blue", Label::AccentBlue),
            ("plum", Label::AccentPlum),
            ("graphite", Label::AccentGraphite),
        ],
        stored: IfChanged,
        on_root: true,
    },
    /// How large words and controls are.
    TextSize {
        key: "text-size",
        label: Label::TextSize,
        values: &[
            ("normal", Label::TextSizeNormal),
            ("large", Label::TextSizeLarge),
            ("larger", Label::TextSizeLarger),
        ],
        stored: IfChanged,
        on_root: true,
    },
    /// How sentences call a cell.
    CellNames {
        key: "cell-names",
        label: Label::CellNames,
        values: &[("numbers", Label::CellNamesNumbers), ("letters", Label::CellNamesLetters)],
        stored: IfChanged,
        on_root: false,
    },
    /// How large notes are in their cells.
    NoteSize {
        key: "note-size",
        label: Label::NoteSize,
        values: &[("normal", Label::NoteSizeNormal), ("large", Label::NoteSizeLarge)],
        stored: IfChanged,
        on_root: true,
    },
}
