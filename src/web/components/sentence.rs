//! A sentence of a hint, in which cells carry the colours that they have in the grid.

use yew::prelude::*;

use crate::app::view::panel::ChipView;

/// Draws it.
pub fn sentence(text: &str, chips: &[ChipView]) -> Html {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((at, chip)) = next_chip(rest, chips) {
        parts.push(Html::from(&rest[..at]));
        parts.push(html! {
            <span
                class="sentence-chip"
                data-role={chip.role.map(<&str>::from)}
                data-out={chip.out.then_some("true")}
            >{ &chip.name }</span>
        });
        rest = &rest[at + chip.name.len()..];
    }
    parts.push(Html::from(rest));
    html! { <>{ for parts }</> }
}

/// The first cell that the text names, and where; r2c4 is not what r2c45 names.
fn next_chip<'a>(text: &str, chips: &'a [ChipView]) -> Option<(usize, &'a ChipView)> {
    let ends = |at: usize| !text[at..].starts_with(|next: char| next.is_ascii_digit());
    let place =
        |name: &str| text.match_indices(name).map(|(at, _)| at).find(|at| ends(at + name.len()));
    let named = chips.iter().filter_map(|chip| Some((place(&chip.name)?, chip)));
    named.min_by_key(|&(at, _)| at)
}
