//! What a check found, and what can be done about it.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::play::view::panel::CheckView;

use crate::core::components::button::{Button, Shows};
use crate::core::components::switch::switch;

/// The card of a check.
pub fn check_panel(view: &CheckView, card: &NodeRef, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section ref={card.clone()} class="check-panel" aria-label={view.title.clone()}>
            <header class="check-panel-head">
                <h2>{ &view.title }</h2>
                <Button view={view.close.clone()} shows={Shows::Picture} {dispatch} />
            </header>
            <p class="check-panel-text">{ &view.text }</p>
            <Button view={view.repair.clone()} shows={Shows::Word} {dispatch} />
            if let Some((text, add)) = &view.notes {
                <div class="check-panel-notes">
                    <p>{ text }</p>
                    <Button view={add.clone()} shows={Shows::Word} {dispatch} />
                </div>
            }
            <div class="check-panel-back">
                <Button view={view.back.clone()} {dispatch} />
                <p>{ &view.back_note }</p>
            </div>
            <Button view={view.explain.clone()} {dispatch} />
            <Button view={view.leave.clone()} {dispatch} />
            { switch(&view.mark, dispatch) }
        </section>
    }
}
