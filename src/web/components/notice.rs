//! A notice at the foot of the page, with what can be done about it.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::NoticeView;
use crate::web::focus::use_card_focus;

use super::button::{Button, Shows};

/// The notice.
#[derive(Properties, PartialEq)]
pub struct NoticeProps {
    /// What it says.
    pub view: NoticeView,
    /// Gets what its buttons send.
    pub dispatch: Callback<Msg>,
}

#[component]
pub fn Notice(props: &NoticeProps) -> Html {
    let NoticeProps { view, dispatch } = props;
    let card = use_card_focus();
    html! {
        <div ref={card} class="notice">
            <p class="notice-text">{ &view.text }</p>
            <div class="notice-buttons">
                { for view.buttons.iter().map(|view| html! { <Button key={view.label.clone()} view={view.clone()} shows={Shows::Word} {dispatch} /> }) }
            </div>
            <Button view={view.close.clone()} shows={Shows::Picture} {dispatch} />
        </div>
    }
}
