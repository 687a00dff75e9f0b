//! What lies over the grid: shaded houses, links, arrows. The sentences say the same in words.

use yew::prelude::*;

use crate::core::view::arrows::NUMBER;
use crate::core::view::arrows::size::CELL;
use crate::core::view::link_layer::{LinkLayer, NumberView};

pub fn board_links(view: &LinkLayer) -> Html {
    let LinkLayer { shades, beams, links, .. } = view;
    let side = 9 * CELL;
    html! {
        <svg class="board-links" viewBox={format!("0 0 {side} {side}")} aria-hidden="true">
            { for shades.iter().map(|shade| {
                let [x, y, width, height] = shade.area.map(|units| units.to_string());
                html! { <rect data-role={<&str>::from(shade.role)} {x} {y} {width} {height} /> }
            }) }
            { for beams.iter().map(|beam| {
                let [x, y, width, height] = beam.area.map(|units| units.to_string());
                html! { <rect class="board-links-beam" data-faint={beam.faint.then_some("true")} {x} {y} {width} {height} /> }
            }) }
            { for links.iter().map(|link| html! {
                <g data-shape={<&str>::from(link.shape)} data-faint={link.faint.then_some("true")}>
                    <path d={link.line.clone()} />
                    if !link.head.is_empty() {
                        <path class="board-links-head" d={link.head.clone()} />
                    }
                    { for link.number.iter().map(number) }
                </g>
            }) }
        </svg>
    }
}

fn number(view: &NumberView) -> Html {
    let [x, y] = view.at.map(|units| units.to_string());
    html! {
        <>
            <circle cx={x.clone()} cy={y.clone()} r={NUMBER.to_string()} />
            <text {x} {y}>{ view.number }</text>
        </>
    }
}
