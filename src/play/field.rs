//! [`PlayField`]: the fields of the game.

use crate::core::field::FormField;
use crate::core::msg::share::ShareMsg;
use crate::core::msg::{BranchesMsg, Msg, SettingMsg, StepsMsg};

/// A field of the game and its dialogs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PlayField {
    /// The name of the checkpoint where the player is.
    CheckpointName,
    /// The digit that the listed steps are about.
    StepDigit,
    /// The format of the text that the game is handed on as.
    ShareFormat,
    /// Which settings are shown.
    SettingsSearch,
}

impl FormField for PlayField {
    fn edited(self, value: String) -> Msg {
        match self {
            PlayField::CheckpointName => Msg::Branches(BranchesMsg::CheckpointNamed(value)),
            PlayField::StepDigit => Msg::Steps(StepsMsg::DigitChosen(value)),
            PlayField::ShareFormat => Msg::Share(ShareMsg::FormatChosen(value)),
            PlayField::SettingsSearch => Msg::Setting(SettingMsg::Searched(value)),
        }
    }
}
