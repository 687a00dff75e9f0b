//! The solutions of the grid, one at a time.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::play::view::panel::SolutionsView;

use crate::core::components::button::Button;

/// The card of the solutions.
pub fn solutions_panel(view: &SolutionsView, card: &NodeRef, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section ref={card.clone()} class="solutions-panel" aria-label={view.title.clone()}>
            <header class="solutions-panel-head">
                <h2>{ &view.title }</h2>
                <span class="solutions-panel-at">{ &view.at }</span>
            </header>
            <p class="solutions-panel-text">{ &view.text }</p>
            <div class="solutions-panel-buttons">
                { for view.buttons.iter().map(|view| html! { <Button key={view.label.clone()} view={view.clone()} {dispatch} /> }) }
            </div>
        </section>
    }
}
