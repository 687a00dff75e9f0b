//! The one stateful component.

use yew::prelude::*;

use super::wire;

/// The whole page.
#[component]
pub fn Root() -> Html {
    let ready = use_state(|| false);
    let setter = ready.setter();
    use_effect_with((), move |()| wire::spawn(move |same_build| setter.set(same_build)));
    let worker = if *ready { "ready" } else { "waited-for" };
    html! { <main data-worker={worker}><h1>{ "Nonet" }</h1></main> }
}
