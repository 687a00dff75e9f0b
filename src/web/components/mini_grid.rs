//! A small grid to look at.

use yew::prelude::*;

use crate::app::view::import::PreviewView;

/// The grid.
#[derive(Properties, PartialEq)]
pub struct MiniGridProps {
    /// What it shows.
    pub view: PreviewView,
}

/// Draws it as one picture with one name.
#[component]
pub fn MiniGrid(props: &MiniGridProps) -> Html {
    html! {
        <div class="mini-grid" role="img" aria-label={props.view.label.clone()}>
            { for props.view.cells.iter().map(|(digit, clash)| html! {
                <span data-clash={clash.then_some("true")}>{ digit.map(String::from).unwrap_or_default() }</span>
            }) }
        </div>
    }
}
