//! What the part `Places` does with its messages.

use super::Update;
use crate::core::field::Field;
use crate::places::learn::LessonId;
use crate::places::library::msg::LibraryMsg;
use crate::shell::msg::{Msg, PlaceMsg};

/// Works off a message of this part.
pub(crate) fn handle(update: &mut Update<'_>, msg: Msg) {
    match msg {
        Msg::LearnRequested(technique) => update.learn(technique.map(LessonId::Technique)),
        Msg::GameOpened(id) => update.library(LibraryMsg::Opened(id)),
        Msg::PlaceOpened(fragment) => update.open_place(&fragment),
        Msg::Place(msg) => work_off(update, msg.take()),
        Msg::FieldEdited(
            field @ (Field::StudioSearch
            | Field::StudioCluesFrom
            | Field::StudioCluesTo
            | Field::StudioScoreFrom
            | Field::StudioScoreTo
            | Field::StudioExplainerFrom
            | Field::StudioExplainerTo
            | Field::StudioSeed),
            value,
        ) => update.edit_studio(field, value),
        Msg::FieldEdited(Field::RatedSearch, search) => update.search_rated(search),
        Msg::FieldEdited(Field::LessonSearch, search) => {
            update.model.dialogs.lessons.search = search;
        }
        Msg::FieldEdited(
            field @ (Field::LibrarySearch
            | Field::LibraryOrder
            | Field::GameName
            | Field::GameCollection
            | Field::CollectionName),
            value,
        ) => update.edit_library(field, &value),
        Msg::FieldEdited(Field::PaperTitle, title) => update.model.dialogs.paper.title = title,
        Msg::FieldEdited(Field::PaperCount, count) => {
            update.model.dialogs.paper.fresh.count = count;
        }
        Msg::FieldEdited(field, value) if field.is_of_algorithms() => {
            update.edit_algorithms(field, value);
        }
        other => debug_assert!(false, "no arm for {other:?}"),
    }
}

fn work_off(update: &mut Update<'_>, msg: PlaceMsg) {
    match msg {
        PlaceMsg::Library(msg) => update.library(msg),
        PlaceMsg::Learn(msg) => update.learning(msg),
        PlaceMsg::Algorithms(msg) => update.algorithms(msg),
        PlaceMsg::Studio(msg) => update.studio(msg),
        PlaceMsg::Hand(msg) => update.hand(msg),
        PlaceMsg::LowClue(msg) => update.low_clue(msg),
        PlaceMsg::Rated(msg) => update.rated(msg),
        PlaceMsg::Paper(msg) => update.paper(msg),
    }
}
