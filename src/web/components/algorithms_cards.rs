//! The cards by which Learn leads to the algorithms.

use yew::prelude::*;

use crate::app::view::algorithms::AlgorithmCardsView;
use crate::web::events::address;

/// Draws them.
pub fn algorithms_cards(view: &AlgorithmCardsView) -> Html {
    let here = address();
    html! {
        <section class="algorithms-cards">
            <h3>{ &view.title }</h3>
            <p>{ &view.about }</p>
            <ul>
                { for view.cards.iter().map(|card| html! {
                    <li>
                        <a href={here.clone() + &card.link.href}>
                            <span>{ &card.link.label }</span>
                            <small>{ &card.note }</small>
                        </a>
                    </li>
                }) }
                { for view.links.iter().map(|link| html! {
                    <li><a href={here.clone() + &link.href}><span>{ &link.label }</span></a></li>
                }) }
            </ul>
        </section>
    }
}
