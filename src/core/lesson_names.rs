//! The labels of a page of the basics.

use super::lesson_id::Basic;
use crate::words::label::Label;

impl Basic {
    /// The name of a page.
    pub fn name(self) -> Label {
        match self {
            Basic::Rules => Label::BasicRules,
            Basic::Grid => Label::BasicGrid,
            Basic::Notes => Label::BasicNotes,
            Basic::First => Label::BasicFirst,
            Basic::StrongLink => Label::BasicStrongLink,
            Basic::WeakLink => Label::BasicWeakLink,
            Basic::Chain => Label::BasicChain,
        }
    }
    /// What a page is about, in a few words.
    pub fn about(self) -> Label {
        match self {
            Basic::Rules => Label::BasicRulesAbout,
            Basic::Grid => Label::BasicGridAbout,
            Basic::Notes => Label::BasicNotesAbout,
            Basic::First => Label::BasicFirstAbout,
            Basic::StrongLink => Label::BasicStrongLinkAbout,
            Basic::WeakLink => Label::BasicWeakLinkAbout,
            Basic::Chain => Label::BasicChainAbout,
        }
    }
    /// What a page says.
    pub fn text(self) -> Label {
        match self {
            Basic::Rules => Label::BasicRulesText,
            Basic::Grid => Label::BasicGridText,
            Basic::Notes => Label::BasicNotesText,
            Basic::First => Label::BasicFirstText,
            Basic::StrongLink => Label::BasicStrongLinkText,
            Basic::WeakLink => Label::BasicWeakLinkText,
            Basic::Chain => Label::BasicChainText,
        }
    }
}
