//! A page of the algorithms: its menus, and a search, two of them, or a puzzle being made.

use std::rc::Rc;

use wasm_bindgen::JsCast as _;
use web_sys::Element;
use yew::prelude::*;

use crate::core::components::part::arriving;
use crate::core::dom::address;
use crate::core::dom::focus::Arrival;
use crate::core::msg::Msg;
use crate::core::view::controls::Icon;
use crate::places::algorithms::msg::AlgorithmsMsg;
use crate::places::algorithms::view::{AlgorithmsContent, AlgorithmsView};

use super::compare_searches::compare_searches;
use super::digging::digging;
use super::search_trace::search_trace;
use crate::core::components::field::field;
use crate::core::components::icon::icon;
use crate::core::components::segments::segments;

const PAGE: Arrival = Arrival::Page(".algorithms-place");

/// Draws the algorithms: setting, grid and search, cards, comparison.
pub fn algorithms_place(view: &Rc<AlgorithmsView>, dispatch: &Callback<Msg>) -> Html {
    arriving(("algorithms", PAGE), view, dispatch, page)
}

fn page(view: &AlgorithmsView, _: &NodeRef, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="algorithms-place" tabindex="-1" onkeydown={keys(dispatch)}>
            <div class="algorithms-head">
                <a class="algorithms-back" href={address() + &view.back.href}>{ icon(Icon::Previous) }<span class="visually-hidden" data-seen="wide">{ &view.back.label }</span></a>
                <h2>{ &view.title }</h2>
                <div class="algorithms-fields">{ for view.fields.iter().map(|view| field(view, "algorithms", dispatch)) }</div>
                { segments(&view.tabs_label, &view.tabs) }
            </div>
            if let Some(fault) = &view.fault {
                <p class="algorithms-fault" role="status">{ fault }</p>
            }
            { match &view.content {
                AlgorithmsContent::Nothing => Html::default(),
                AlgorithmsContent::One(one) => search_trace(one, dispatch),
                AlgorithmsContent::Compare(two) => compare_searches(two, dispatch),
                AlgorithmsContent::Make(making) => digging(making, dispatch),
            } }
        </div>
    }
}

/// Where keys belong to what has the focus.
const OWN_KEYS: &str = "input, select, textarea";

fn keys(dispatch: &Callback<Msg>) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        let within = |selector| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            target.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
        };
        let is_held = event.ctrl_key() || event.meta_key() || event.alt_key();
        if is_held || within(OWN_KEYS) {
            return;
        }
        let msg = match event.code().as_str() {
            "Space" if !within("button, a") => AlgorithmsMsg::PlayToggled,
            "ArrowRight" => AlgorithmsMsg::Stepped,
            "ArrowLeft" => AlgorithmsMsg::SteppedBack,
            "KeyD" => AlgorithmsMsg::Skipped,
            "End" => AlgorithmsMsg::RunOut,
            "Home" => AlgorithmsMsg::Rewound,
            _ => return,
        };
        event.prevent_default();
        dispatch.emit(Msg::to(msg));
    })
}
