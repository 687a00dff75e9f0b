//! A grid beside a text: a picture in which nothing can be chosen. How large it is, the page around
//! it says, by `--grid`.

use yew::prelude::*;

use crate::core::view::board::BoardView;

use super::board::labels;
use super::board_links::board_links;
use super::cell::cell;
use crate::engine::types::house::HouseKind;

pub fn static_board(view: &BoardView) -> Html {
    let BoardView { label, cells, links, mode, named, line_names, .. } = view;
    html! {
        <div class="board static-board" role="img" aria-label={label.clone()}>
            <div class="board-grid">
                { for cells.chunks(9).map(|cells| html! {
                    <div class="board-row">
                        { for cells.iter().map(|view| cell(view, *mode)) }
                    </div>
                }) }
            </div>
            { labels("columns", *named, HouseKind::Column, line_names[0]) }
            { labels("rows", *named, HouseKind::Row, line_names[1]) }
            { board_links(links) }
        </div>
    }
}
