//! The cards by which Learn leads to the algorithms.

use yew::prelude::*;

use crate::core::dom::address;
use crate::core::view::algorithms_cards::AlgorithmCardsView;
use crate::core::view::controls::Icon;

use crate::core::components::icon::icon;

/// Draws them.
pub fn algorithms_cards(view: &AlgorithmCardsView) -> Html {
    let here = address();
    html! {
        <section class="algorithms-cards">
            <h3>{ &view.title }<small>{ &view.about }</small></h3>
            <ul>
                { for view.cards.iter().map(|card| html! {
                    <li>
                        <a href={here.clone() + &card.link.href}>
                            <span>{ &card.link.label }</span>
                            <small>{ &card.note }</small>
                            if let Some([area, line]) = &card.plot {
                                <svg viewBox="0 0 10000 1000" preserveAspectRatio="none" aria-hidden="true">
                                    <path class="trace-plot-area" d={area.clone()} />
                                    <path class="trace-plot-line" d={line.clone()} />
                                </svg>
                                <small>{ &card.cost }</small>
                            }
                        </a>
                    </li>
                }) }
            </ul>
            <p class="algorithms-cards-links">
                <span>{ &view.plots }</span>
                { for view.links.iter().map(|link| html! { <a href={here.clone() + &link.href}>{ &link.label }{ icon(Icon::Next) }</a> }) }
            </p>
        </section>
    }
}
