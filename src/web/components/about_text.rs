//! What this is, and what it does not do with your data.

use yew::prelude::*;

/// The text.
#[derive(Properties, PartialEq)]
pub struct AboutTextProps {
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
}

/// Draws it.
#[component]
pub fn AboutText(props: &AboutTextProps) -> Html {
    html! {
        <div class="about-text">
            { for props.paragraphs.iter().map(|paragraph| html! { <p>{ paragraph }</p> }) }
        </div>
    }
}
