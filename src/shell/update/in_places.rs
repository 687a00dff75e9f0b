//! What the part `Places` does with its messages.

use super::Update;
use crate::places::learn::LessonId;
use crate::shell::msg::{Field, Msg};

/// Works off a message of this part.
// One match on purpose: what a message does is looked up here.
#[allow(clippy::too_many_lines)]
pub(crate) fn handle(update: &mut Update<'_>, msg: Msg) {
    match msg {
        Msg::Rated(msg) => update.rated(msg),
        Msg::Studio(msg) => update.studio(msg),
        Msg::Hand(msg) => update.hand(msg),
        Msg::LowClue(msg) => update.low_clue(msg),
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
        Msg::LearnRequested(technique) => update.learn(technique.map(LessonId::Technique)),
        Msg::Algorithms(msg) => update.algorithms(msg),
        Msg::LessonLoaded(technique, text) => update.take_lesson(technique, text),
        Msg::LessonStepped(turning) => update.turn(turning),
        Msg::PracticeRequested(at) => update.practise(at),
        Msg::Learn(msg) => update.learning(msg),
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
        Msg::Paper(msg) => update.paper(msg),
        Msg::Library(msg) => update.library(msg),
        _ => {}
    }
}
