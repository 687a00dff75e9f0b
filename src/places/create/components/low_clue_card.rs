//! The search for puzzles with fewer clues: its button, how far it is, and what it found.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::create::view::low_clue::LowClueView;

use crate::core::components::button::{Button, Shows, buttons};
use crate::core::components::switch::switch;
use crate::core::components::thumbnail::game_thumbnail;

pub fn low_clue_card(view: &LowClueView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="studio-card low-clue-card" aria-label={view.label.clone()}>
            <div class="studio-heading">
                <h3>{ &view.label }</h3>
                <Button view={view.go.clone()} {dispatch} />
            </div>
            <p class="studio-note">{ &view.help }</p>
            { switch(&view.wide, dispatch) }
            if !view.state.is_empty() {
                // The numbers change all the time: what is found is announced.
                <p class="studio-note">{ &view.state }</p>
                <p role="status">{ &view.found }</p>
            }
            if !view.puzzles.is_empty() {
                <ul class="low-clue-card-found">
                    { for view.puzzles.iter().map(|(picture, take)| html! {
                        <li key={take.label.clone()}>{ game_thumbnail(picture) }<Button view={take.clone()} shows={Shows::Word} {dispatch} /></li>
                    }) }
                </ul>
            }
            if !view.tools.is_empty() {
                <div class="low-clue-card-tools">{ buttons(&view.tools, Shows::Both, dispatch) }</div>
            }
        </section>
    }
}
