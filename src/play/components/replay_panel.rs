//! The replay of a game: a slider over its moves, and buttons.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::core::msg::{Msg, ReplayMsg};
use crate::play::view::panel::ReplayView;

use crate::core::components::button::{Button, Shows};

pub fn replay_panel(view: &ReplayView, dispatch: &Callback<Msg>) -> Html {
    let [at, of] = view.at;
    let oninput = dispatch.reform(|event: InputEvent| {
        let slider: HtmlInputElement = event.target_unchecked_into();
        Msg::Replay(ReplayMsg::Moved(slider.value().parse().unwrap_or_default()))
    });
    html! {
        <section class="replay-panel" aria-label={view.title.clone()} onkeydown={keys(dispatch)}>
            <header class="replay-panel-head">
                <h2>{ &view.title }</h2>
                <span>{ &view.place }</span>
                <Button view={view.close.clone()} shows={Shows::Picture} {dispatch} />
            </header>
            <p class="replay-panel-text" aria-live={if view.plays { "off" } else { "polite" }}>{ &view.text }</p>
            <input class="replay-panel-slider" type="range" min="0" max={of.to_string()} value={at.to_string()}
                aria-label={view.slider.clone()} aria-valuetext={view.place.clone()} {oninput} />
            <div class="replay-panel-buttons">
                { for view.buttons.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Picture} {dispatch} /> }) }
            </div>
        </section>
    }
}

/// The slider keeps its arrow keys; what is not its own goes to the program.
fn keys(dispatch: &Callback<Msg>) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        let on_slider = event.target_dyn_into::<HtmlInputElement>().is_some();
        let msg = match event.key().as_str() {
            "Escape" => Msg::Dismiss,
            " " if on_slider => Msg::Replay(ReplayMsg::Toggled),
            _ => return,
        };
        event.prevent_default();
        dispatch.emit(msg);
    })
}
