//! The notes of a cell, each on its fixed place.

use yew::prelude::*;

use crate::app::view::board::NoteView;

/// The notes.
#[derive(Properties, PartialEq)]
pub struct NotesProps {
    /// Those that are there, in any order.
    pub notes: Vec<NoteView>,
}

/// Draws them.
#[component]
pub fn Notes(props: &NotesProps) -> Html {
    html! {
        <span class="notes" aria-hidden="true">
            { for props.notes.iter().map(|note| html! {
                <span
                    class="notes-digit"
                    data-place={note.digit.to_string()}
                    data-role={note.role.map(<&str>::from)}
                    data-out={note.out.then_some("true")}
                    data-same={note.same.then_some("true")}
                    data-lent={note.lent.then_some("true")}
                >{ note.digit }</span>
            }) }
        </span>
    }
}
