//! [`BadgeView`]: a word or two about a puzzle.

use crate::core::common::Common;
use crate::service::lists::VerdictKind;
use crate::words::label::Label;
use crate::words::message::Message;

/// A badge that says something about the puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct BadgeView {
    /// Whether that is good or bad.
    pub tone: BadgeKind,
    /// What it says.
    pub text: String,
}

/// What a badge means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum BadgeKind {
    /// The puzzle is as it should be.
    Good,
    /// The puzzle has a fault.
    Bad,
    /// Neither, or not known yet.
    Plain,
}

/// A verdict in a word or two.
pub fn short_verdict(common: &Common, verdict: Option<VerdictKind>) -> BadgeView {
    let message = |message| common.localizer.message(&message);
    let (tone, text) = match verdict {
        None => (BadgeKind::Plain, message(Message::VerdictChecking)),
        Some(VerdictKind::One) => (BadgeKind::Good, message(Message::VerdictOne)),
        Some(VerdictKind::Several) => {
            (BadgeKind::Bad, common.localizer.label(Label::SeveralSolutions))
        }
        Some(VerdictKind::None) => (BadgeKind::Bad, message(Message::VerdictNone)),
        Some(VerdictKind::Conflict) => (BadgeKind::Bad, message(Message::VerdictConflict)),
        Some(VerdictKind::Unknown) => (BadgeKind::Plain, message(Message::VerdictUnknown)),
    };
    BadgeView { tone, text }
}
