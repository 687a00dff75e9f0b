//! A grid beside a text: a picture in which nothing can be chosen. How large it is, the page around
//! it says, by `--grid`.

use yew::prelude::*;

use crate::app::view::board::BoardView;

use super::board_links::BoardLinks;
use super::cell::Cell;

/// The picture.
#[derive(Properties, PartialEq)]
pub struct PictureProps {
    /// What it shows.
    pub view: BoardView,
}

/// Draws it.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let BoardView { label, cells, links, purpose, .. } = &props.view;
    html! {
        <div class="board picture" role="img" aria-label={label.clone()}>
            <div class="board-grid">
                { for cells.chunks(9).map(|cells| html! {
                    <div class="board-row">
                        { for cells.iter().map(|cell| html! { <Cell view={cell.clone()} purpose={*purpose} /> }) }
                    </div>
                }) }
            </div>
            <BoardLinks view={links.clone()} />
        </div>
    }
}
