//! What the part `Places` does with its messages.

use super::Update;
use crate::core::lesson_id::LessonId;
use crate::core::msg::{Fetched, Msg, Room, RoomMsg};
use crate::places::library::msg::LibraryMsg;

/// Works off a message of this part.
pub(crate) fn handle(update: &mut Update<'_>, msg: Msg) {
    match msg {
        Msg::LearnRequested(technique) => update.learn(technique.map(LessonId::Technique)),
        Msg::GameOpened(id) => update.library().handle(LibraryMsg::Opened(id)),
        Msg::LibraryExportRequested => update.library().export(),
        Msg::PlaceOpened(fragment) => update.open_place(&fragment),
        Msg::Letter(_, letter) => {
            letter.open().into_iter().for_each(|letter| update.do_in_place(letter))
        }
        Msg::Place(msg) => work_off(update, msg),
        Msg::Fetched(Fetched::Lesson(technique, text)) => {
            update.learning().take_lesson(technique, text);
        }
        Msg::Fetched(Fetched::Overview(text)) => update.learning().take_overview(text.as_deref()),
        Msg::Fetched(Fetched::Program(file, text)) => update.algorithms().take_program(file, text),
        Msg::AlgorithmsTicked(millis) => update.algorithms().tick(millis),
        Msg::AlgorithmsSettled(step) => update.algorithms().settle(step),
        Msg::Printed => update.paper().printed(),
        other => debug_assert!(false, "no arm for {other:?}"),
    }
}

fn work_off(update: &mut Update<'_>, msg: RoomMsg) {
    match msg.room() {
        Room::Library => update.library().handle(msg.read()),
        Room::Learn => update.learning().handle(msg.read()),
        Room::Algorithms => update.algorithms().handle(msg.read()),
        Room::Studio => update.studio().studio(msg.read()),
        Room::Hand => update.studio().hand(msg.read()),
        Room::LowClue => update.studio().low_clue(msg.read()),
        Room::Rated => update.rated().handle(msg.read()),
        Room::Paper => update.paper().handle(msg.read()),
    }
}
