//! The form for a new puzzle.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::play::view::new_puzzle::NewPuzzleView;

use crate::core::components::button::{Button, Shows};
use crate::core::components::field::field;

/// The form.
#[derive(Properties, PartialEq)]
pub struct NewFormProps {
    /// The content.
    pub view: NewPuzzleView,
    /// Sets its ids apart.
    pub id: AttrValue,
    /// Gets edits and requests for puzzles.
    pub dispatch: Callback<Msg>,
}

#[component]
pub fn NewForm(props: &NewFormProps) -> Html {
    let NewFormProps { view, id, dispatch } = props;
    // Opened for what is wrong in it, and left open: a player who types the second digit of a number that
    // was too small with the first is still in there.
    let faulty = use_mut_ref(|| false);
    *faulty.borrow_mut() |= view.fields.iter().any(|field| field.error.is_some());
    let open = *faulty.borrow();
    html! {
        <div class="new-form">
            <div class="new-form-tiers" role="group" aria-label={view.tiers_label.clone()}>
                { for view.tiers.iter().map(|tier| html! { <Button view={tier.clone()} {dispatch} /> }) }
            </div>
            if !view.takes.is_empty() {
                <p class="new-form-takes">{ &view.takes }</p>
            }
            <div class="new-form-fields">{ field(&view.needs, id, dispatch) }</div>
            <details class="new-form-more" {open}>
                <summary>{ &view.more }</summary>
                <div class="new-form-fields">
                    { for view.fields.iter().map(|view| field(view, id, dispatch)) }
                </div>
            </details>
            if let Some(busy) = &view.busy {
                <div class="new-form-busy">
                    // The number changes all the time, and is not announced each time.
                    <div><p role="status">{ &busy.text }</p><p>{ &busy.tried }</p></div>
                    <Button view={busy.stop.clone()} {dispatch} />
                </div>
            } else {
                <Button view={view.go.clone()} shows={Shows::Word} {dispatch} />
            }
            if let Some(unmet) = &view.unmet {
                <p class="field-error" role="alert">{ unmet }</p>
            }
            <Button view={view.blank.clone()} {dispatch} />
        </div>
    }
}
