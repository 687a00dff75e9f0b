//! The keys and what they do.

use yew::prelude::*;

/// A group's name, then keys and what they do.
type Group = (String, Vec<(String, String)>);

pub fn shortcuts(groups: &[Group]) -> Html {
    html! {
        <div class="shortcuts">
            { for groups.iter().map(group) }
        </div>
    }
}

fn group((name, keys): &Group) -> Html {
    html! {
        <section class="shortcuts-group">
            <h3>{ name }</h3>
            <dl>
                { for keys.iter().map(|(keys, what)| html! {
                    <div><dt><kbd>{ keys }</kbd></dt><dd>{ what }</dd></div>
                }) }
            </dl>
        </section>
    }
}
