//! [`SettingField`]: the settings that have a menu.

use super::table::Choice;

/// A setting that has a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter)]
pub enum SettingField {
    /// A setting with a few values.
    Choice(Choice),
    /// The language's tag, or automatic.
    Language,
}

impl From<SettingField> for &'static str {
    fn from(field: SettingField) -> &'static str {
        match field {
            SettingField::Choice(choice) => choice.row().key,
            SettingField::Language => "language",
        }
    }
}
