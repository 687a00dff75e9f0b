//! How hard the puzzle is: in a sentence, and technique by technique.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::play::view::solving_path::GradeView;

use crate::core::components::button::Button;

pub fn grade_table(view: &GradeView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="grade-table">
            <ul class="grade-table-facts">{ for view.facts.iter().map(|fact| html! { <li>{ fact }</li> }) }</ul>
            if !view.rows.is_empty() {
                <p>{ &view.text }</p>
                { table(&view.heads, &view.rows) }
            }
            <Button view={view.path.clone()} {dispatch} />
        </div>
    }
}

/// Rows of words under their heads.
pub fn table<const N: usize>(heads: &[String; N], rows: &[[String; N]]) -> Html {
    html! {
        <table>
            <thead><tr>{ for heads.iter().map(|head| html! { <th scope="col">{ head }</th> }) }</tr></thead>
            <tbody>{ for rows.iter().map(|cells| html! {
                <tr>{ for cells.iter().map(|cell| html! { <td>{ cell }</td> }) }</tr>
            }) }</tbody>
        </table>
    }
}
