//! The scale of what searches cost: powers of ten, as lines and as numbers.

use yew::prelude::*;

/// The longest bar leaves room for its number.
const LONGEST: f64 = 80.0;

/// The powers of ten under the bars.
pub fn compare_scale(marks: &[(f64, String)]) -> Html {
    html! {
        <svg class="compare-scale">
            { for marks.iter().map(|(place, mark)| html! { <text x={across(*place)} y="12">{ mark }</text> }) }
        </svg>
    }
}

/// A place on the scale.
pub fn across(place: f64) -> String {
    format!("{:.2}%", place * LONGEST)
}

/// A line at each power of ten.
pub fn compare_lines(marks: &[(f64, String)]) -> Html {
    html! {
        <>{ for marks.iter().map(|(place, _)| html! { <line x1={across(*place)} x2={across(*place)} y1="0" y2="100%" /> }) }</>
    }
}
