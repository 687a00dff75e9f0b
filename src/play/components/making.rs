//! A puzzle that is being made, with the way to stop it.

use yew::prelude::*;

use crate::core::components::button::Button;
use crate::core::msg::Msg;
use crate::core::view::controls::BusyView;

pub fn making(view: &BusyView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="making">
            // The number changes all the time, and is not announced each time.
            <div><p role="status">{ &view.text }</p><p>{ &view.tried }</p></div>
            <Button view={view.stop.clone()} {dispatch} />
        </div>
    }
}
