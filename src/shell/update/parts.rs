//! Which part of the program works off a message.

use super::Update;
use crate::core::part::Part;
use crate::shell::msg::{Field, Msg};

impl Update<'_> {
    /// Has the part that a message belongs to work it off.
    pub(crate) fn hand_on(&mut self, msg: Msg) {
        match part_of(&msg) {
            Part::Late => super::late::handle(self, msg),
            Part::Places => super::in_places::handle(self, msg),
        }
    }
}

/// The part that works off a message.
fn part_of(msg: &Msg) -> Part {
    match msg {
        Msg::Rated(_)
        | Msg::Studio(_)
        | Msg::Hand(_)
        | Msg::LowClue(_)
        | Msg::LearnRequested(_)
        | Msg::Algorithms(_)
        | Msg::LessonLoaded(..)
        | Msg::LessonStepped(_)
        | Msg::PracticeRequested(_)
        | Msg::Learn(_)
        | Msg::Paper(_)
        | Msg::Library(_) => Part::Places,
        Msg::FieldEdited(field, _) => match field {
            Field::StepDigit
            | Field::CheckpointName
            | Field::ImportText
            | Field::ShareFormat
            | Field::Language
            | Field::Setting(_)
            | Field::SettingsSearch
            | Field::Tier
            | Field::Technique
            | Field::Clues
            | Field::Symmetry
            | Field::Order
            | Field::Seed
            | Field::Minimality => Part::Late,
            _ => Part::Places,
        },
        _ => Part::Late,
    }
}
