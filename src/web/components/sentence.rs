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

/// The first cell that the text names, and where.
fn next_chip<'a>(text: &str, chips: &'a [ChipView]) -> Option<(usize, &'a ChipView)> {
    let named = chips.iter().filter_map(|chip| Some((text.find(&chip.name)?, chip)));
    named.min_by_key(|&(at, _)| at)
}
