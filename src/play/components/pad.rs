//! The pad: what digits do, the digits, the tools.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::play::view::pad::PadView;

use super::pad_key::PadKey;
use crate::core::components::button::{Button, Shows};

pub fn pad(view: &PadView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="pad" data-layout={view.layout} data-hand={view.left_hand.then_some("left")} data-from-seven={view.from_seven.then_some("true")}>
            <div class="pad-modes" role="group" aria-label={view.modes_label.clone()}>
                { for view.modes.iter().map(|mode| html! {
                    <Button view={mode.clone()} shows={Shows::Word} {dispatch} />
                }) }
            </div>
            <div class="pad-keys" role="group" aria-label={view.label.clone()}>
                { for view.keys.iter().map(|key| html! { <PadKey view={key.clone()} {dispatch} /> }) }
                <div class="pad-erase"><Button view={view.erase.clone()} shows={Shows::Stacked} {dispatch} /></div>
            </div>
            <div class="pad-tools" role="group" aria-label={view.tools_label.clone()}>
                { for view.tools.iter().map(|tool| html! {
                    <div class="pad-tool" data-tool={tool.icon.map(<&str>::from)}>
                        <Button view={tool.clone()} shows={Shows::Stacked} {dispatch} />
                    </div>
                }) }
            </div>
        </div>
    }
}
