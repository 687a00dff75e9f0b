//! Buttons and fields, ready to be drawn.

use crate::core::common::Common;
use crate::core::field::{AnyField, FormField};
use crate::core::msg::Msg;
use crate::core::settings::Toggle;
use crate::words::label::Label;

/// A button with a label, an icon, or both.
#[derive(Clone, PartialEq, Debug)]
pub struct ButtonView {
    /// Its icon, if it has one.
    pub icon: Option<Icon>,
    /// Its label, visible unless the component shows the icon alone.
    pub label: String,
    /// A sentence or a key more, shown on hover; may be empty.
    pub title: String,
    /// On or off, for a switch.
    pub pressed: Option<bool>,
    /// Whether it cannot be used now.
    pub disabled: bool,
    /// How much it stands out.
    pub variant: ButtonVariant,
    /// The message that a press sends.
    pub msg: Msg,
}

/// How much a button stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum ButtonVariant {
    /// The one thing to do here.
    Primary,
    /// An ordinary button.
    #[default]
    Normal,
    /// No more than a link in text.
    Quiet,
}

/// A picture of the icon set; its name in kebab case is its symbol's id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)] // The variants are the pictures' names.
pub enum Icon {
    Undo,
    Redo,
    Erase,
    Delete,
    Notes,
    Hint,
    Check,
    Share,
    Theme,
    Home,
    Grid,
    Library,
    Calendar,
    Folder,
    Chart,
    More,
    Export,
    Create,
    Menu,
    Pause,
    Play,
    New,
    Import,
    Solve,
    Restart,
    Settings,
    Keys,
    Learn,
    About,
    Question,
    Close,
    Previous,
    Next,
    Copy,
    File,
    Stop,
    Pin,
    Steps,
    Path,
    Lock,
    Filter,
    Print,
    Colour,
    Flag,
    Branches,
    WhatIf,
    Target,
    Zen,
    NoSymmetry,
    HalfTurn,
    QuarterTurn,
    MirrorHorizontal,
    MirrorVertical,
    MirrorDiagonal,
    StepOn,
    SkipTo,
    RunOut,
    Code,
    Camera,
    Picture,
    Turn,
}

/// A field of a form with its label.
#[derive(Clone, PartialEq, Debug)]
pub struct FieldView {
    /// The field that edits are reported for.
    pub field: AnyField,
    /// The label beside it.
    pub label: String,
    /// The current value.
    pub value: String,
    /// The kind of value it takes.
    pub kind: FieldKind,
    /// What is wrong with the value, if anything is.
    pub error: Option<String>,
}

/// The kind of value a field takes.
#[derive(Clone, PartialEq, Debug)]
pub enum FieldKind {
    /// A whole number between two.
    Number(u32, u32),
    /// A short text, with a placeholder.
    Text(String),
    /// A text of several lines, with a placeholder.
    Lines(String),
    /// One of these: value and label.
    Choice(Vec<(String, String)>),
}

/// A job that the player waits for.
#[derive(Clone, PartialEq, Debug)]
pub struct BusyView {
    /// What is being done.
    pub text: String,
    /// How much was tried so far.
    pub tried: String,
    /// Stops it.
    pub stop: ButtonView,
}

/// What is on or off, and what a press sends.
#[derive(Clone, PartialEq, Debug)]
pub struct SwitchView {
    /// The label beside it.
    pub label: String,
    /// Whether it is on.
    pub is_on: bool,
    /// The message that a press sends.
    pub msg: Msg,
}

/// A setting that is on or off.
#[derive(Clone, PartialEq, Debug)]
pub struct ToggleView {
    /// The setting that a press switches.
    pub toggle: Toggle,
    /// The label beside it.
    pub label: String,
    /// Whether the setting is on.
    pub on: bool,
}

/// Fields, and what can be done.
#[derive(Clone, PartialEq, Debug)]
pub struct FormView {
    /// The fields.
    pub fields: Vec<FieldView>,
    /// What can be done.
    pub buttons: Vec<ButtonView>,
}

impl FieldView {
    /// A field for a short text, without a fault.
    pub fn new(
        common: &Common,
        field: impl FormField,
        label: Label,
        value: impl Into<String>,
    ) -> FieldView {
        let field = AnyField::new(field);
        let (label, value) = (common.localizer.label(label), value.into());
        FieldView { field, label, value, kind: FieldKind::Text(String::new()), error: None }
    }
    /// Gives the field another kind of value.
    #[must_use]
    pub fn kind(mut self, kind: FieldKind) -> FieldView {
        self.kind = kind;
        self
    }
    /// Says at the field what is wrong with its value, if anything is.
    #[must_use]
    pub fn error(mut self, error: Option<String>) -> FieldView {
        self.error = error;
        self
    }
}

impl ButtonView {
    /// An ordinary button with a label.
    pub fn new(common: &Common, label: Label, msg: Msg) -> ButtonView {
        ButtonView::named(common.localizer.label(label), msg)
    }
    /// An ordinary button with a text in the player's language, or a digit.
    pub fn named(label: String, msg: Msg) -> ButtonView {
        ButtonView {
            icon: None,
            label,
            title: String::new(),
            pressed: None,
            disabled: false,
            variant: ButtonVariant::Normal,
            msg,
        }
    }
    /// Gives the button an icon.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> ButtonView {
        self.icon = Some(icon);
        self
    }
    /// Makes the button stand out more or less.
    #[must_use]
    pub fn variant(mut self, variant: ButtonVariant) -> ButtonView {
        self.variant = variant;
        self
    }
    /// Gives the button a sentence or a key beside its label.
    #[must_use]
    pub fn title(mut self, title: impl Into<String>) -> ButtonView {
        self.title = title.into();
        self
    }
    /// Makes the button a switch that is on or off.
    #[must_use]
    pub fn pressed(mut self, pressed: bool) -> ButtonView {
        self.pressed = Some(pressed);
        self
    }
    /// Says whether the button can be used.
    #[must_use]
    pub fn usable(mut self, usable: bool) -> ButtonView {
        self.disabled = !usable;
        self
    }
}
