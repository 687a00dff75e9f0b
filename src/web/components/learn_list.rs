//! All techniques, family by family.

use yew::prelude::*;

use super::algorithms_cards::algorithms_cards;
use crate::app::msg::Msg;
use crate::app::view::learn::GroupsView;
use crate::web::events::address;

/// Draws it. The technique learned last is where one goes on.
pub fn learn_list(view: &GroupsView, _: &NodeRef, _: &Callback<Msg>) -> Html {
    let here = address();
    html! {
        <div class="learn-list">
            { for view.groups.iter().map(|group| html! {
                <section>
                    <h3>{ &group.title }</h3>
                    <ul>
                        { for group.entries.iter().map(|entry| html! {
                            <li>
                                <a href={here.clone() + &entry.link.href} autofocus={entry.last}>
                                    <span>{ &entry.link.label }</span>
                                    <small>{ &entry.tier }</small>
                                </a>
                            </li>
                        }) }
                    </ul>
                </section>
            }) }
            { algorithms_cards(&view.algorithms) }
        </div>
    }
}
