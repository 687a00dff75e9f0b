//! The colours that a player gave a cell: one fills it, several share it like slices of a cake.

use yew::prelude::*;

use crate::engine::types::colour::ColourSet;

/// Slices of equal size, the colours ascending clockwise. The slices reach beyond the cell, which cuts them off.
pub fn colour_wedges(colours: ColourSet) -> Html {
    let count = colours.len();
    html! {
        <svg class="colour-wedges" viewBox="-1 -1 2 2" preserveAspectRatio="none" aria-hidden="true">
            { for colours.iter().enumerate().map(|(place, colour)| html! {
                <path data-colour={colour.to_string()} d={outline(place, count)} />
            }) }
        </svg>
    }
}

fn outline(place: usize, count: usize) -> String {
    if count == 1 {
        return "M-1-1H1V1H-1Z".to_owned();
    }
    // The first border leans a little, so that two colours are parted along a diagonal.
    let corner = |step: f64| {
        let (x, y) = border(step / count as f64 - 0.125);
        format!("{} {}", 3.0 * x, 3.0 * y)
    };
    let [from, middle, to] = [0.0, 0.5, 1.0].map(|step| corner(place as f64 + step));
    format!("M0 0L{from}L{middle}L{to}Z")
}

/// The point that lies a part of the way round the square from -1 to 1, clockwise from the middle
/// of its top.
fn border(part: f64) -> (f64, f64) {
    let along = part.rem_euclid(1.0) * 8.0;
    let wave = |at: f64| (2.0 - (at.rem_euclid(8.0) - 4.0).abs()).clamp(-1.0, 1.0);
    (wave(along + 2.0), wave(along))
}
