//! The part `Places`: Library, Learn, Create, and what is printed.

// What the macro writes for a split program.
#![allow(unsafe_code)]

use wasm_split_helpers::SplitLoaderError;
use yew::prelude::*;

use super::PlacesDrawing;
use crate::places::algorithms::components::place::algorithms_place;
use crate::places::create::components::hand_place::HandPlace;
use crate::places::create::components::place::StudioPlace;
use crate::places::learn::components::place::learn_place;
use crate::places::library::components::place::library_place;
use crate::places::lists::components::place::RatedPlace;
use crate::places::paper::components::sheets::paper;
use crate::shell::msg::Msg;
use crate::shell::parts::PLACES;
use crate::shell::view::PageView;
use crate::shell::view::places::PlaceContent;

static PART: PlacesDrawing = PlacesDrawing { functions: &PLACES, place, sheets: paper };

/// The part, once it has been fetched.
#[cfg(nonet_split)]
pub async fn load() -> Result<&'static PlacesDrawing, SplitLoaderError> {
    places_part().await
}

/// The part, which a program that is not split holds from the start.
#[cfg(not(nonet_split))]
pub async fn load() -> Result<&'static PlacesDrawing, SplitLoaderError> {
    places_part()
}

#[cfg_attr(nonet_split, wasm_split_helpers::wasm_split(places, fallible))]
fn places_part() -> Result<&'static PlacesDrawing, SplitLoaderError> {
    Ok(&PART)
}

fn place(content: &PlaceContent, page: &PageView, dispatch: &Callback<Msg>) -> Html {
    match content {
        PlaceContent::Library(view) => library_place(view, dispatch),
        PlaceContent::Learn(view) => learn_place(view, dispatch),
        PlaceContent::Algorithms(view) => algorithms_place(view, dispatch),
        PlaceContent::Studio(view) => {
            html! { <StudioPlace view={view.clone()} new={page.new.clone()} {dispatch} /> }
        }
        PlaceContent::Hand(view) => html! { <HandPlace view={view.clone()} {dispatch} /> },
        PlaceContent::Rated(view) => html! { <RatedPlace view={view.clone()} {dispatch} /> },
    }
}
