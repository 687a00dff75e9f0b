//! A key of the pad: a digit with what is left of it, or a colour.

use yew::prelude::*;

use crate::core::dom::long_press::LongPress;
use crate::core::msg::Msg;
use crate::play::view::pad::PadKeyView;

use crate::core::components::icon::icon;

/// A key.
#[derive(Properties, PartialEq)]
pub struct PadKeyProps {
    /// What it shows and does.
    pub view: PadKeyView,
    /// Gets the message of a press.
    pub dispatch: Callback<Msg>,
}

#[component]
pub fn PadKey(props: &PadKeyProps) -> Html {
    let PadKeyProps { view, dispatch } = props;
    let press = (*use_memo((), |()| LongPress::default())).clone();
    let onclick = {
        let (dispatch, msg, press) = (dispatch.clone(), view.msg.clone(), press.clone());
        Callback::from(move |_: MouseEvent| {
            if !press.take_fired() {
                dispatch.emit(msg.clone());
            }
        })
    };
    let onpointerdown = {
        let (dispatch, held, press) = (dispatch.clone(), view.held.clone(), press.clone());
        Callback::from(move |event: PointerEvent| {
            let (dispatch, held) = (dispatch.clone(), held.clone());
            press.down(&event, move || dispatch.emit(held));
        })
    };
    let onpointermove = {
        let press = press.clone();
        Callback::from(move |event: PointerEvent| press.moved(&event))
    };
    let ended = Callback::from(move |_: PointerEvent| press.ended());
    let yes = |state: bool| state.then_some("true");
    html! {
        <button
            type="button"
            class="pad-key"
            aria-label={view.label.clone()}
            aria-pressed={yes(view.locked)}
            data-done={yes(view.done)}
            data-over={yes(view.over)}
            data-small={yes(view.small)}
            data-place={view.digit.to_string()}
            {onclick}
            {onpointerdown}
            {onpointermove}
            onpointerup={ended.clone()}
            onpointerleave={ended.clone()}
            onpointercancel={ended}
            oncontextmenu={no_menu()}
        >
            if let Some(icon) = view.mark {
                <span class="pad-key-mark">{ self::icon(icon) }</span>
            }
            if let Some(colour) = view.colour {
                <span class="pad-key-colour" data-colour={colour.to_string()} aria-hidden="true"></span>
            } else {
                <span class="pad-key-digit" aria-hidden="true">{ view.digit }</span>
                { left(view) }
            }
        </button>
    }
}

/// A finger that holds a key does not ask for the browser's menu.
fn no_menu() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| event.prevent_default())
}

fn left(view: &PadKeyView) -> Html {
    if view.done && !view.over {
        return html! { <svg class="pad-key-tick" viewBox="0 0 24 24" aria-hidden="true"><use href="#check" /></svg> };
    }
    html! {
        <span class="pad-key-left" aria-hidden="true">{ for (0..view.left).map(|_| html! { <i></i> }) }</span>
    }
}
