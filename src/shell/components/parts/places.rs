//! The part `Places`: Library, Learn, Create, and what is printed.

use wasm_split_helpers::SplitLoaderError;
use yew::prelude::*;

use super::drawing::PlacesDrawing;
use super::picture;
use crate::core::msg::Msg;
use crate::places::algorithms::components::place::algorithms_place;
use crate::places::create::components::hand_place::HandPlace;
use crate::places::create::components::picture_room::PictureRoom;
use crate::places::create::components::place::StudioPlace;
use crate::places::learn::components::place::learn_place;
use crate::places::library::components::place::library_place;
use crate::places::lists::components::place::RatedPlace;
use crate::places::paper::components::sheets::paper;
use crate::play::components::making::making;
use crate::shell::components::part_entry::part_entry;
use crate::shell::parts::PLACES;
use crate::shell::view::places::PlaceContent;

static PART: PlacesDrawing = PlacesDrawing { functions: &PLACES, place, sheets: paper };

part_entry!(places, PlacesDrawing, PART);

fn place(content: &PlaceContent, dispatch: &Callback<Msg>) -> Html {
    match content {
        PlaceContent::Library(view) => library_place(view, dispatch),
        PlaceContent::Learn(view) => learn_place(view, dispatch),
        PlaceContent::Algorithms(view) => algorithms_place(view, dispatch),
        PlaceContent::Studio { view, busy, unmet } => {
            let making = busy.as_ref().map(|busy| making(busy, dispatch));
            html! { <StudioPlace view={view.clone()} {making} unmet={unmet.clone()} {dispatch} /> }
        }
        PlaceContent::Hand(view) => html! { <HandPlace view={view.clone()} {dispatch} /> },
        PlaceContent::Picture(view) => {
            let fetch = Callback::from(|()| picture::fetch());
            html! { <PictureRoom view={view.clone()} {fetch} {dispatch} /> }
        }
        PlaceContent::Rated(view) => html! { <RatedPlace view={view.clone()} {dispatch} /> },
    }
}
