//! What a player has reached, under the pad of a desk.

use yew::prelude::*;

use crate::core::components::icon::icon;
use crate::core::view::controls::Icon;
use crate::play::components::done_panel::days;
use crate::play::view::progress_card::ProgressCardView;

pub fn progress_card(view: &ProgressCardView) -> Html {
    html! {
        <aside class="progress-card" aria-label={view.heading.clone()}>
            <h3>{ &view.heading }</h3>
            { for view.days.iter().map(days) }
            { for view.times.iter().map(|(title, best, median)| html! {
                <p class="progress-card-times"><strong>{ title }</strong>{ " " }<span>{ best }</span>{ " " }<span>{ median }</span></p>
            }) }
            { for view.hint.iter().map(|(technique, link)| html! {
                <p class="progress-card-hint">{ icon(Icon::Learn) }<span>{ technique }</span>{ " " }<a href={link.href.clone()}>{ &link.label }</a></p>
            }) }
        </aside>
    }
}
