//! What the part `Places` does with its messages.

use super::Update;
use crate::core::lesson_id::LessonId;
use crate::core::msg::{PlacesMsg, Room, RoomMsg};
use crate::places::library::msg::LibraryMsg;

/// Works off a message of this part.
pub(crate) fn handle(update: &mut Update<'_>, msg: PlacesMsg) {
    match msg {
        PlacesMsg::LearnRequested(technique) => update.learn(technique.map(LessonId::Technique)),
        PlacesMsg::GameOpened(id) => update.library().handle(LibraryMsg::Opened(id)),
        PlacesMsg::LibraryExportRequested => update.library().export(),
        PlacesMsg::PlaceOpened(fragment) => update.open_place(&fragment),
        PlacesMsg::Letter(letter) => {
            letter.open().into_iter().for_each(|letter| update.do_in_place(letter))
        }
        PlacesMsg::Room(msg) => work_off(update, msg),
        PlacesMsg::LessonFetched(technique, text) => update.learning().take_lesson(technique, text),
        PlacesMsg::StarterFetched(slug, text) => update.library().take_starter(slug, text),
        PlacesMsg::OverviewFetched(text) => update.learning().take_overview(text.as_deref()),
        PlacesMsg::ProgramFetched(file, text) => update.algorithms().take_program(file, text),
        PlacesMsg::AlgorithmsTicked(millis) => update.algorithms().tick(millis),
        PlacesMsg::AlgorithmsSettled(step) => update.algorithms().settle(step),
        PlacesMsg::PictureGiven => update.open_given_picture(),
        PlacesMsg::Printed => update.paper().printed(),
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
        Room::Picture => update.studio().hand_to_picture(msg),
        Room::Rated => update.rated().handle(msg.read()),
        Room::Paper => update.paper().handle(msg.read()),
    }
}
