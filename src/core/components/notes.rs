//! The notes of a cell: three by three, or along two borders, and those in the middle.

use yew::prelude::*;

use crate::core::view::board::{NoteLayout, NoteSource, NoteView};

/// The most centre notes that stand in one line.
const LINE: usize = 5;

/// Draws those at the borders, in ascending order.
pub fn notes(notes: &[NoteView], layout: NoteLayout) -> Html {
    match layout {
        NoteLayout::Square => html! {
            <span class="notes" aria-hidden="true">{ for notes.iter().map(|at| note(at, true)) }</span>
        },
        NoteLayout::Corners => {
            // Two stand above; more are shared out, the upper row first.
            let upper = if notes.len() > 2 { notes.len().div_ceil(2) } else { notes.len() };
            let (upper, lower) = notes.split_at(upper);
            html! {
                <span class="notes notes-corners" aria-hidden="true">
                    <span class="notes-row">{ for upper.iter().map(|at| note(at, false)) }</span>
                    <span class="notes-row">{ for lower.iter().map(|at| note(at, false)) }</span>
                </span>
            }
        }
    }
}

/// Draws those in the middle: one line, or two that are smaller.
pub fn centre_notes(notes: &[NoteView]) -> Html {
    let line = if notes.len() > LINE { notes.len().div_ceil(2) } else { LINE };
    let coloured = notes.iter().any(|note| note.colour.is_some());
    html! {
        <span
            class="notes-centre"
            data-lines={(notes.len() > LINE).then_some("2")}
            data-coloured={coloured.then_some("true")}
            aria-hidden="true"
        >
            { for notes.chunks(line).map(|line| html! {
                <span class="notes-line">{ for line.iter().map(|at| note(at, false)) }</span>
            }) }
        </span>
    }
}

fn note(note: &NoteView, placed: bool) -> Html {
    let yes = |state: bool| state.then_some("true");
    html! {
        <span
            key={note.digit}
            class="notes-digit"
            data-place={placed.then(|| note.digit.to_string())}
            data-role={note.role.map(<&str>::from)}
            data-out={yes(note.out)}
            data-same={yes(note.same)}
            data-source={(note.source != NoteSource::Noted).then(|| <&str>::from(note.source))}
            data-strong={yes(note.strong)}
            data-impossible={yes(note.impossible)}
            data-colour={note.colour.map(|colour| colour.to_string())}
        >{ note.digit }</span>
    }
}
