//! One puzzle that was made: its clues, what is proved of it, and the recipe that makes it again.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::create::view::ProvedView;

use crate::core::components::button::Button;
use crate::core::components::icon::icon;

pub fn studio_proved(view: &ProvedView, dispatch: &Callback<Msg>) -> Html {
    let [canonical_label, canonical] = &view.canonical;
    html! {
        <section class="studio-proved" aria-label={view.title.clone()}>
            <div class="studio-heading">
                <h3>{ &view.title }</h3>
                <Button view={view.play.clone()} {dispatch} />
            </div>
            <div class="studio-card">
                <div class="studio-board" role="img" aria-label={view.label.clone()}>
                    { for view.cells.iter().map(|(digit, could_go)| html! {
                        <span data-state={could_go.then_some("redundant")}>{ digit }</span>
                    }) }
                </div>
                <ul class="studio-facts">
                    { for view.facts.iter().map(|(picture, fact, more)| html! {
                        <li>{ icon(*picture) }<strong>{ fact }</strong><span>{ more }</span></li>
                    }) }
                </ul>
            </div>
            <div class="studio-card">
                <div class="studio-heading">
                    <h3>{ &view.recipe_label }</h3>
                    <Button view={view.copy.clone()} {dispatch} />
                </div>
                <p class="studio-recipe">{ &view.recipe }</p>
                if !canonical.is_empty() {
                    <p class="studio-note">{ canonical_label }</p>
                    <p class="studio-recipe">{ canonical }</p>
                }
            </div>
        </section>
    }
}
