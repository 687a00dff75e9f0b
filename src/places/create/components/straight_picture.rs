//! A straightened picture: all of it, or one cell with what is around.

use yew::prelude::*;

use crate::pictures::STRAIGHT;

/// What is around a cell and shown with it, in pixels.
const AROUND: usize = 4;

/// Draws it, or a cell of it, 0-based. What it shows is named around it.
pub fn straight_picture(address: &str, cell: Option<usize>) -> Html {
    let [left, top, side] = match cell {
        None => [0, 0, STRAIGHT],
        Some(cell) => {
            let square = STRAIGHT / 9;
            let side = square + 2 * AROUND;
            let begin = |at: usize| (at * square).saturating_sub(AROUND).min(STRAIGHT - side);
            [begin(cell % 9), begin(cell / 9), side]
        }
    };
    let side = side.to_string();
    let all = STRAIGHT.to_string();
    html! {
        <svg class="straight-picture" viewBox={format!("{left} {top} {side} {side}")} aria-hidden="true">
            <image href={address.to_owned()} width={all.clone()} height={all} />
        </svg>
    }
}
