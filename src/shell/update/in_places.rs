//! What the part `Places` does with its messages.

use super::Update;
use crate::core::field::Field;
use crate::core::lesson_id::LessonId;
use crate::core::msg::{Msg, Room, RoomMsg};
use crate::places::library::msg::LibraryMsg;

/// Works off a message of this part.
pub(crate) fn handle(update: &mut Update<'_>, msg: Msg) {
    match msg {
        Msg::LearnRequested(technique) => update.learn(technique.map(LessonId::Technique)),
        Msg::GameOpened(id) => update.library().handle(LibraryMsg::Opened(id)),
        Msg::LibraryExportRequested => update.library().export(),
        Msg::PlaceOpened(fragment) => update.open_place(&fragment),
        Msg::Letter(_, letter) => update.do_in_place(letter.take()),
        Msg::Place(msg) => work_off(update, msg),
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
            update.model.learning.list.search = search;
        }
        Msg::FieldEdited(
            field @ (Field::LibrarySearch
            | Field::LibraryOrder
            | Field::GameName
            | Field::GameCollection
            | Field::CollectionName),
            value,
        ) => update.library().edit_library(field, &value),
        Msg::FieldEdited(Field::PaperTitle, title) => update.model.paper.title = title,
        Msg::FieldEdited(Field::PaperCount, count) => {
            update.model.paper.fresh.count = count;
        }
        Msg::FieldEdited(field, value) if field.is_of_algorithms() => {
            update.edit_algorithms(field, value);
        }
        other => debug_assert!(false, "no arm for {other:?}"),
    }
}

fn work_off(update: &mut Update<'_>, msg: RoomMsg) {
    match msg.room() {
        Room::Library => update.library().handle(msg.read()),
        Room::Learn => update.handle_learning(msg.read()),
        Room::Algorithms => update.handle_algorithms(msg.read()),
        Room::Studio => update.handle_studio(msg.read()),
        Room::Hand => update.hand(msg.read()),
        Room::LowClue => update.low_clue(msg.read()),
        Room::Rated => update.handle_rated(msg.read()),
        Room::Paper => update.handle_paper(msg.read()),
    }
}
