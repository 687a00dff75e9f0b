//! A picture that another program has shared with the installed page (`share_target` of the manifest): the service
//! worker opens the place of pictures and gives the picture, once.

use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, Response, Window};
use yew::Callback;

use crate::core::dom::given_picture;
use crate::core::msg::{Msg, PlacesMsg};

/// What the address holds where a picture was shared.
const SHARED: &str = "?picture=";
/// Where the service worker gives that picture.
const ADDRESS: &str = "shared-picture";

/// Takes the picture, if the page was opened for one. That is no longer in the address then, so that a reload does not
/// ask for the picture again.
pub fn take_shared(dispatch: &Callback<Msg>) {
    let Some(window) = web_sys::window().filter(is_shared) else { return };
    let dispatch = dispatch.clone();
    spawn_local(async move {
        if picture(&window).await.is_some_and(|picture| given_picture::keep(&picture)) {
            dispatch.emit(PlacesMsg::PictureGiven.into());
        }
    });
}

/// Whether the address says so, which then does not any more.
fn is_shared(window: &Window) -> bool {
    let location = window.location();
    let is_shared = location.search().is_ok_and(|search| search == SHARED);
    if let (true, Ok(history), Ok(path)) = (is_shared, window.history(), location.pathname()) {
        let address = path + &location.hash().unwrap_or_default();
        let state = history.state().unwrap_or_default();
        // An address of the page's own is not refused.
        _ = history.replace_state_with_url(&state, "", Some(&address));
    }
    is_shared
}

async fn picture(window: &Window) -> Option<Blob> {
    let answer = JsFuture::from(window.fetch_with_str(ADDRESS)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    JsFuture::from(answer.blob().ok()?).await.ok()?.dyn_into().ok()
}
