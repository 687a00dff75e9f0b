//! [`SettingMsg`]: what happens to the settings.

use crate::core::settings::{SettingField, Toggle};

/// What happens to the settings.
#[derive(Clone, PartialEq, Debug)]
pub enum SettingMsg {
    /// A setting that has a menu was chosen.
    Edited(SettingField, String),
    /// The settings with this in their names are shown.
    Searched(String),
    /// A setting was switched.
    Toggled(Toggle),
}
