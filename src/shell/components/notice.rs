//! A notice in one line, with what can be done about it.

use web_sys::Element;
use yew::prelude::*;

use crate::core::msg::{Msg, NoticeMsg};
use crate::core::view::controls::ButtonView;
use crate::shell::view::notice::NoticeView;

use crate::core::components::button::{Button, Shows};

/// While a pointer or the keyboard is on it, it stays. A finger leaves the pointer and the focus where
/// it was last.
pub fn notice(view: &NoticeView, dispatch: &Callback<Msg>) -> Html {
    let button =
        |view: &ButtonView, shows| html! { <Button view={view.clone()} {shows} {dispatch} /> };
    html! {
        <div
            class="notice"
            data-length={<&str>::from(view.length)}
            data-whole={view.whole.is_some().then_some("true")}
            onpointerenter={dispatch.reform(|event: PointerEvent| Msg::Notice(NoticeMsg::Held(event.pointer_type() != "touch")))}
            onpointerleave={dispatch.reform(|_: PointerEvent| Msg::Notice(NoticeMsg::Held(false)))}
            onfocusin={dispatch.reform(|event: FocusEvent| Msg::Notice(NoticeMsg::Held(shows_focus(&event))))}
            onfocusout={dispatch.reform(|_: FocusEvent| Msg::Notice(NoticeMsg::Held(false)))}
        >
            <p class="notice-text">{ &view.text }</p>
            <div class="notice-buttons">{ for view.buttons.iter().map(|view| button(view, Shows::Word)) }</div>
            <div class="notice-whole">{ for view.whole.iter().map(|view| button(view, Shows::Word)) }</div>
            { for view.close.iter().map(|view| button(view, Shows::Picture)) }
        </div>
    }
}

fn shows_focus(event: &FocusEvent) -> bool {
    let target = event.target_dyn_into::<Element>();
    target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(true))
}

/// All that a notice says, and what can be done, in a dialog.
pub fn whole_notice(view: &NoticeView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="notice-dialog">
            <p>{ &view.text }</p>
            { for view.buttons.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Word} {dispatch} /> }) }
        </div>
    }
}
