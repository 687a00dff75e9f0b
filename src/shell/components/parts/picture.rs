//! The part that reads pictures, which the place of pictures fetches.

use wasm_split_helpers::SplitLoaderError;
use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::opaque::Sealed;
use crate::places::create::components::picture_place::PicturePlace;
use crate::places::create::components::picture_room::{Fetched, PictureDrawing};
use crate::shell::components::part_entry::part_entry;
use crate::shell::parts::PICTURE;

static PART: PictureDrawing = PictureDrawing { functions: &PICTURE, place };

part_entry!(picture, PictureDrawing, PART);

/// The part, if it can be fetched.
pub fn fetch() -> Fetched {
    Box::pin(async { load().await.ok() })
}

fn place(view: &Sealed, dispatch: &Callback<Msg>) -> Html {
    html! { <PicturePlace view={view.clone()} {dispatch} /> }
}
