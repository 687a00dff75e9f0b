//! The labels of a page of the basics.

use super::lesson_id::Basic;
use crate::i18n::label::Label;

impl Basic {
    /// The name of a page.
    pub fn name(self) -> Label {
        match self {
            Basic::Rules => Label::BasicRules,
            Basic::Grid => Label::BasicGrid,
            Basic::Notes => Label::BasicNotes,
            Basic::First => Label::BasicFirst,
        }
    }
    /// What a page is about, in a few words.
    pub fn about(self) -> Label {
        match self {
            Basic::Rules => Label::BasicRulesAbout,
            Basic::Grid => Label::BasicGridAbout,
            Basic::Notes => Label::BasicNotesAbout,
            Basic::First => Label::BasicFirstAbout,
        }
    }
    /// What a page says.
    pub fn text(self) -> Label {
        match self {
            Basic::Rules => Label::BasicRulesText,
            Basic::Grid => Label::BasicGridText,
            Basic::Notes => Label::BasicNotesText,
            Basic::First => Label::BasicFirstText,
        }
    }
}
