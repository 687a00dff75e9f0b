//! The place of pictures: fetches the part of the program that reads them, and shows what the part draws.

use std::pin::Pin;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::core::components::button::Button;
use crate::core::msg::Msg;
use crate::core::opaque::Sealed;
use crate::places::create::msg::StudioMsg;
use crate::places::create::view::picture_room::PictureRoomView;
use crate::places::create::{PictureFunctions, PicturePart};

/// What the part of the program that reads pictures does and draws.
pub struct PictureDrawing {
    pub(crate) functions: &'static PictureFunctions,
    pub(crate) place: fn(&Sealed, &Callback<Msg>) -> Html,
}

/// The part, if it can be fetched.
pub type Fetched = Pin<Box<dyn Future<Output = Option<&'static PictureDrawing>>>>;

/// The place.
#[derive(Properties, PartialEq)]
pub struct PictureRoomProps {
    pub view: PictureRoomView,
    /// Fetches the part.
    pub fetch: Callback<(), Fetched>,
    /// Gets what is pressed.
    pub dispatch: Callback<Msg>,
}

#[component]
pub fn PictureRoom(props: &PictureRoomProps) -> Html {
    let PictureRoomProps { view, fetch, dispatch } = props;
    let drawing = use_state(|| None::<&'static PictureDrawing>);
    let is_wanted = drawing.is_none() && !matches!(view, PictureRoomView::Missing(..));
    {
        let (drawing, fetch, dispatch) = (drawing.clone(), fetch.clone(), dispatch.clone());
        use_effect_with(is_wanted, move |&is_wanted| {
            if is_wanted {
                spawn_local(take(fetch.emit(()), drawing, dispatch));
            }
        });
    }
    match view {
        PictureRoomView::Awaited(text) => html! { <p class="page-place-note">{ text }</p> },
        PictureRoomView::Missing(text, retry) => html! {
            <div class="page-missing" role="alert">
                <p>{ text }</p>
                <Button view={retry.clone()} {dispatch} />
            </div>
        },
        PictureRoomView::Loaded(view) => {
            drawing.map(|drawing| (drawing.place)(view, dispatch)).unwrap_or_default()
        }
    }
}

async fn take(
    fetched: Fetched,
    drawing: UseStateHandle<Option<&'static PictureDrawing>>,
    dispatch: Callback<Msg>,
) {
    let part = match fetched.await {
        Some(part) => {
            drawing.set(Some(part));
            PicturePart::Loaded(part.functions)
        }
        None => PicturePart::Missing,
    };
    dispatch.emit(Msg::to(StudioMsg::PicturePartKnown(part)));
}
