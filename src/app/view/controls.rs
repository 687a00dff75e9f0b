//! Buttons and fields, ready to be drawn.

use crate::app::model::Model;
use crate::app::msg::{Field, Msg};
use crate::app::settings::Toggle;
use crate::i18n::label::Label;

/// A button.
#[derive(Clone, PartialEq, Debug)]
pub struct ButtonView {
    /// Its picture.
    pub icon: Option<Icon>,
    /// Its word, visible unless the component shows the icon alone.
    pub label: String,
    /// A sentence or a key more, shown on hover; may be empty.
    pub title: String,
    /// On or off, for a switch.
    pub pressed: Option<bool>,
    /// Whether it cannot be used now.
    pub disabled: bool,
    /// How strong it looks.
    pub variant: ButtonVariant,
    /// What it does.
    pub msg: Msg,
}

/// How strong a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ButtonVariant {
    /// The one thing to do here.
    Primary,
    /// A button.
    #[default]
    Normal,
    /// A link among text.
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
    Notes,
    Hint,
    Check,
    Share,
    Theme,
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
    Close,
    Previous,
    Next,
    Copy,
    File,
    Stop,
    Blank,
    Pin,
    Steps,
    Path,
}

/// A labelled field.
#[derive(Clone, PartialEq, Debug)]
pub struct FieldView {
    /// Which.
    pub field: Field,
    /// Its label.
    pub label: String,
    /// What it holds.
    pub value: String,
    /// What it takes.
    pub kind: FieldKind,
    /// What is wrong with the value, if anything is.
    pub error: Option<String>,
}

/// What a field takes.
#[derive(Clone, PartialEq, Debug)]
pub enum FieldKind {
    /// A whole number between two.
    Number(u32, u32),
    /// A short text, with a placeholder.
    Text(String),
    /// One of these: value and label.
    Choice(Vec<(String, String)>),
}

/// A job under way.
#[derive(Clone, PartialEq, Debug)]
pub struct BusyView {
    /// What is going on.
    pub text: String,
    /// How far it is.
    pub tried: String,
    /// The way to stop it.
    pub stop: ButtonView,
}

/// A switch.
#[derive(Clone, PartialEq, Debug)]
pub struct ToggleView {
    /// Which.
    pub toggle: Toggle,
    /// Its label.
    pub label: String,
    /// Whether it is on.
    pub on: bool,
}

impl ButtonView {
    /// A button with a word.
    pub fn new(model: &Model, label: Label, msg: Msg) -> ButtonView {
        ButtonView {
            icon: None,
            label: model.localizer.label(label),
            title: String::new(),
            pressed: None,
            disabled: false,
            variant: ButtonVariant::Normal,
            msg,
        }
    }
    /// The same with a picture.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> ButtonView {
        self.icon = Some(icon);
        self
    }
    /// The same, as strong as that.
    #[must_use]
    pub fn variant(mut self, variant: ButtonVariant) -> ButtonView {
        self.variant = variant;
        self
    }
    /// The same with a sentence or a key more.
    #[must_use]
    pub fn title(mut self, title: impl Into<String>) -> ButtonView {
        self.title = title.into();
        self
    }
    /// The same as a switch that is on or off.
    #[must_use]
    pub fn pressed(mut self, pressed: bool) -> ButtonView {
        self.pressed = Some(pressed);
        self
    }
    /// The same, usable only if so.
    #[must_use]
    pub fn usable(mut self, usable: bool) -> ButtonView {
        self.disabled = !usable;
        self
    }
}
