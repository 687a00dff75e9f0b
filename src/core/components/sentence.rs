//! A sentence of a hint, in which cells carry the colours that they have in the grid.

use yew::prelude::*;

use crate::core::view::sentence::{PieceView, SentenceView};

/// The text, with a mark around each cell of the step.
pub fn sentence(view: &SentenceView) -> Html {
    html! { <>{ for view.pieces.iter().map(piece) }</> }
}

fn piece(view: &PieceView) -> Html {
    let Some(mark) = view.mark else { return Html::from(&view.text) };
    html! {
        <span
            class="sentence-cell"
            data-role={mark.role.map(<&str>::from)}
            data-out={mark.out.then_some("true")}
        >{ &view.text }</span>
    }
}
