//! The notes of a cell, each on its fixed place.

use yew::prelude::*;

use crate::app::view::board::NoteView;

/// Draws those that are there, in any order.
pub fn notes(notes: &[NoteView]) -> Html {
    html! {
        <span class="notes" aria-hidden="true">
            { for notes.iter().map(|note| html! {
                <span
                    class="notes-digit"
                    data-place={note.digit.to_string()}
                    data-role={note.role.map(<&str>::from)}
                    data-out={note.out.then_some("true")}
                    data-same={note.same.then_some("true")}
                    data-implied={note.implied.then_some("true")}
                >{ note.digit }</span>
            }) }
        </span>
    }
}
