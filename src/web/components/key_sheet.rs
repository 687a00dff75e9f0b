//! The keys and what they do.

use yew::prelude::*;

/// A group's name, then keys and what they do.
type Group = (String, Vec<(String, String)>);

/// Draws it.
pub fn key_sheet(groups: &[Group]) -> Html {
    html! {
        <div class="key-sheet">
            { for groups.iter().map(group) }
        </div>
    }
}

fn group((name, keys): &Group) -> Html {
    html! {
        <section class="key-sheet-group">
            <h3>{ name }</h3>
            <dl>
                { for keys.iter().map(|(keys, what)| html! {
                    <div><dt><kbd>{ keys }</kbd></dt><dd>{ what }</dd></div>
                }) }
            </dl>
        </section>
    }
}
