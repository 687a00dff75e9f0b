//! How hard the puzzle is: in a sentence, and technique by technique.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::path::GradeView;

use super::button::Button;

/// Draws it. It has no state and changes with its dialog alone, and is therefore no component.
pub fn grade_table(view: &GradeView, tell: &Callback<Msg>) -> Html {
    html! {
        <div class="grade-table">
            <p>{ &view.text }</p>
            <table>
                <thead><tr>{ for view.heads.iter().map(|head| html! { <th scope="col">{ head }</th> }) }</tr></thead>
                <tbody>{ for view.rows.iter().map(|cells| html! {
                    <tr>{ for cells.iter().map(|cell| html! { <td>{ cell }</td> }) }</tr>
                }) }</tbody>
            </table>
            <Button view={view.path.clone()} {tell} />
        </div>
    }
}
