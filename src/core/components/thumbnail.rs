//! A small grid to look at.

use yew::prelude::*;

use crate::core::view::thumbnail::{PreviewView, ThumbnailView};

/// Draws it as one picture with one name.
pub fn thumbnail(view: &PreviewView) -> Html {
    html! {
        <div class="thumbnail" role="img" aria-label={view.label.clone()}>
            { for view.cells.iter().map(|&(digit, mark)| html! {
                <span data-mark={<&str>::from(mark)}>{ digit.map(String::from).unwrap_or_default() }</span>
            }) }
        </div>
    }
}

/// A small picture of a grid.
pub fn game_thumbnail(view: &ThumbnailView) -> Html {
    html! {
        <svg class="game-thumbnail" viewBox="-0.9 -0.9 10.8 10.8" aria-hidden="true">
            <path class="game-thumbnail-lines" d="M3 0v9M6 0v9M0 3h9M0 6h9" />
            <path class="game-thumbnail-givens" d={view.givens.clone()} />
            <path class="game-thumbnail-entries" d={view.entries.clone()} />
            if !view.faults.is_empty() {
                <path class="game-thumbnail-faults" d={view.faults.clone()} />
            }
        </svg>
    }
}
