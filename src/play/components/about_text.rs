//! What this is, and what it does not do with your data.

use yew::prelude::*;

/// Draws its paragraphs.
pub fn about_text(paragraphs: &[String]) -> Html {
    html! {
        <div class="about-text">
            { for paragraphs.iter().map(|paragraph| html! { <p>{ paragraph }</p> }) }
        </div>
    }
}
