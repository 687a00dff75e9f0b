//! The solutions of the grid, one at a time.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::panel::SolutionsView;

use crate::web::focus::use_card_focus;

use super::button::Button;

/// The properties of [`SolutionsPanel`].
#[derive(Properties, PartialEq)]
pub struct SolutionsPanelProps {
    /// The solutions, ready to be drawn.
    pub view: SolutionsView,
    /// Gets what its buttons send.
    pub dispatch: Callback<Msg>,
}

/// The card of the solutions.
#[component]
pub fn SolutionsPanel(props: &SolutionsPanelProps) -> Html {
    let SolutionsPanelProps { view, dispatch } = props;
    let card = use_card_focus();
    html! {
        <section ref={card} class="solutions-panel" aria-label={view.title.clone()}>
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
