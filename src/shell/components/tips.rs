//! The first visit's help: on a high desk a card at the foot of the panel, elsewhere a line.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::shell::view::tips::TipsView;

use crate::core::components::button::{Button, Shows};
use crate::core::components::icon::icon;
use crate::core::dom::address;
use crate::core::view::controls::Icon;

/// Draws both; the style sheet shows one.
pub fn tips(view: &TipsView, dispatch: &Callback<Msg>) -> Html {
    let line = |(at, [touch, keys]): (usize, &[String; 2])| {
        html! {
            <li data-current={(at == view.at).then_some("true")}>
                <span class="tips-touch">{ touch }</span>
                <span class="tips-keys">{ keys }</span>
            </li>
        }
    };
    html! {
        <section class="tips" aria-label={view.label.clone()} data-at={view.at.to_string()} data-waits={view.waits.then_some("true")}>
            <h2>{ &view.label }</h2>
            <ol>{ for view.lines.iter().enumerate().map(line) }</ol>
            <div class="tips-buttons">
                <a class="tips-learn" href={address() + &view.href}>{ icon(Icon::Learn) }{ &view.learn }</a>
                <div class="tips-close"><Button view={view.close.clone()} shows={Shows::Word} {dispatch} /></div>
                <div class="tips-next"><Button view={view.next.clone()} shows={Shows::Picture} {dispatch} /></div>
            </div>
        </section>
    }
}
