//! The keys and what they do.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::play::view::key_sheet::{KeyRowView, KeysView};

use crate::core::components::button::{Button, Shows};

pub fn shortcuts(view: &KeysView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="shortcuts">
            <Button view={view.edit.clone()} shows={Shows::Word} {dispatch} />
            { for view.reset.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }
            <div class="shortcuts-groups">{ for view.groups.iter().map(|at| group(at, dispatch)) }</div>
        </div>
    }
}

fn group((name, rows): &(String, Vec<KeyRowView>), dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="shortcuts-group">
            <h3>{ name }</h3>
            <dl>
                { for rows.iter().map(|row| html! {
                    <div>
                        <dt><kbd>{ &row.keys }</kbd></dt>
                        <dd>
                            { &row.what }
                            { for row.change.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Word} {dispatch} /> }) }
                            { for row.problem.iter().map(|problem| html! { <p class="shortcuts-problem" role="alert">{ problem }</p> }) }
                        </dd>
                    </div>
                }) }
            </dl>
        </section>
    }
}
