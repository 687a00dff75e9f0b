//! All techniques, family by family.

use yew::prelude::*;

use crate::app::view::learn::GroupView;
use crate::web::events::address;
use crate::web::focus::use_page_focus;

/// The list.
#[derive(Properties, PartialEq)]
pub struct LearnListProps {
    /// The families.
    pub groups: Vec<GroupView>,
}

/// Draws it. The technique learned last is where one goes on.
#[component]
pub fn LearnList(props: &LearnListProps) -> Html {
    use_page_focus(".learn-list [autofocus]");
    let here = address();
    html! {
        <div class="learn-list">
            { for props.groups.iter().map(|group| html! {
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
        </div>
    }
}
