//! What all algorithms cost on a list: a strip of points each, in a table with the figures.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::algorithms::view::{ListRowView, ListWorkView};

use super::compare_scale::{across, compare_lines, compare_scale};
use crate::core::components::button::Button;
use crate::core::components::field::field;

pub fn compare_list(view: &ListWorkView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="compare-list" aria-label={view.title.clone()}>
            <h3>{ &view.title }</h3>
            <p>{ &view.about }</p>
            <div class="compare-list-tools">
                { for view.fields.iter().map(|view| field(view, "list", dispatch)) }
                <Button view={view.button.clone()} {dispatch} />
                <span role="status">{ &view.progress }</span>
            </div>
            if !view.rows.is_empty() {
                <table class="compare-work" aria-label={view.title.clone()}>
                    <thead>
                        <tr><td colspan="2" />{ for view.headings.iter().map(|heading| html! { <th scope="col">{ heading }</th> }) }</tr>
                    </thead>
                    <tbody>{ for view.rows.iter().map(|row| strip(row, &view.marks)) }</tbody>
                    <tfoot aria-hidden="true"><tr><td /><td>{ compare_scale(&view.marks) }</td><td colspan="4" /></tr></tfoot>
                </table>
            }
        </section>
    }
}

/// A point for each puzzle, and a line at the median.
fn strip(view: &ListRowView, marks: &[(f64, String)]) -> Html {
    let median = across(view.median);
    html! {
        <tr>
            <th scope="row">{ &view.label }</th>
            <td>
                <div class="compare-strip" aria-hidden="true">
                    <svg>{ compare_lines(marks) }</svg>
                    <svg class="compare-points" viewBox="0 0 500 20" preserveAspectRatio="none"><path d={view.points.clone()} /></svg>
                    <svg><line class="compare-median" x1={median.clone()} x2={median} y1="0" y2="100%" /></svg>
                </div>
            </td>
            { for view.cells.iter().map(|text| html! { <td>{ text }</td> }) }
        </tr>
    }
}
