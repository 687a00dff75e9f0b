//! [`FormField`]: a field of a form; [`AnyField`]: one of whichever part.

use std::fmt;
use std::rc::Rc;

use crate::core::msg::Msg;
use crate::core::settings::Choice;

/// A field of a form; its value travels as text. Each part of the page has a type of its own for its fields.
pub trait FormField: Copy + Into<&'static str> + 'static {
    /// Its name in the ids of the page.
    fn slug(self) -> &'static str {
        self.into()
    }
    /// What happens when it is edited.
    fn edited(self, value: String) -> Msg;
}

/// A field of whichever part.
#[derive(Clone)]
pub struct AnyField {
    slug: &'static str,
    edit: Rc<dyn Fn(String) -> Msg>,
}

impl AnyField {
    /// A field of one of them.
    pub fn new(field: impl FormField) -> AnyField {
        AnyField { slug: field.slug(), edit: Rc::new(move |value| field.edited(value)) }
    }
    /// Its name in the ids of the page.
    pub fn slug(&self) -> &'static str {
        self.slug
    }
    /// What happens when it is edited.
    pub fn edited(&self, value: String) -> Msg {
        (self.edit)(value)
    }
}

/// Two are the same if an edit of them does the same.
impl PartialEq for AnyField {
    fn eq(&self, other: &AnyField) -> bool {
        self.edited(String::new()) == other.edited(String::new())
    }
}

impl fmt::Debug for AnyField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug)
    }
}

/// The fields of all parts.
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
    /// The name of the checkpoint where the player is.
    CheckpointName,
    /// The digit that the listed steps are about.
    StepDigit,
    /// The format of the text that the game is handed on as.
    ShareFormat,
    /// A setting with a few values.
    Setting(Choice),
    /// Which settings are shown.
    SettingsSearch,
    /// The language's tag, or automatic.
    Language,
}

impl FormField for Field {
    fn slug(self) -> &'static str {
        match self {
            Field::Setting(choice) => choice.row().key,
            other => other.into(),
        }
    }
    fn edited(self, value: String) -> Msg {
        Msg::FieldEdited(self, value)
    }
}
