//! The keys and what they do.

use yew::prelude::*;

/// A group's name, then keys and what they do.
type Group = (String, Vec<(String, String)>);

/// The sheet.
#[derive(Properties, PartialEq)]
pub struct KeySheetProps {
    /// Its groups.
    pub groups: Vec<Group>,
}

/// Draws it.
#[component]
pub fn KeySheet(props: &KeySheetProps) -> Html {
    html! {
        <div class="key-sheet">
            { for props.groups.iter().map(group) }
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
