//! Two searches side by side, and what all of them cost, on one puzzle and on a list.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::algorithms::view::{BarView, CompareView, SideView};

use super::compare_list::compare_list;
use super::compare_scale::{across, compare_lines, compare_scale};
use super::trace_parts::{trace_controls, trace_counters, trace_grid, trace_plot};
use crate::core::components::field::placeholder_field;

/// Draws them.
pub fn compare_searches(view: &CompareView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="compare-searches">
            <div class="compare-sides">{ for view.sides.iter().map(|view| side(view, dispatch)) }</div>
            { trace_controls(&view.controls, dispatch) }
            { work(view) }
            { compare_list(&view.list, dispatch) }
        </div>
    }
}

fn side(view: &SideView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="compare-side" aria-label={view.label.clone()}>
            <div class="compare-method">{ placeholder_field(&view.method, "compare", dispatch) }<span>{ &view.note }</span></div>
            <div class="compare-state">
                { trace_grid(&view.grid, Html::default()) }
                <div>
                    { trace_counters(&view.counters) }
                    <p>{ &view.status }</p>
                    { for view.share.iter().map(|share| html! { <p>{ share }</p> }) }
                    <ul class="compare-legend">
                        { for ["guess", "forced"].iter().zip(&view.legend).map(|(kind, text)| html! {
                            <li><span data-kind={*kind} />{ text }</li>
                        }) }
                    </ul>
                </div>
            </div>
            <p class="compare-range">{ &view.plot.range }</p>
            { trace_plot(&view.plot, dispatch) }
        </section>
    }
}

/// A table, of which the bars are pictures.
fn work(view: &CompareView) -> Html {
    let [title, dead_ends, time] = &view.headings;
    html! {
        <section class="compare-list" aria-label={title.clone()}>
        <table class="compare-work" aria-label={title.clone()}>
            <thead>
                <tr><td class="compare-title" colspan="2">{ title }</td><th scope="col">{ dead_ends }</th><th scope="col">{ time }</th></tr>
            </thead>
            <tbody>{ for view.bars.iter().map(|bar| drawn_bar(bar, &view.marks)) }</tbody>
            <tfoot aria-hidden="true"><tr><td /><td>{ compare_scale(&view.marks) }</td><td colspan="2" /></tr></tfoot>
        </table>
        </section>
    }
}

fn drawn_bar(view: &BarView, marks: &[(f64, String)]) -> Html {
    let share = view.share.map_or(0.0, |share| share.max(0.004));
    html! {
        <tr data-chosen={view.is_chosen.then_some("true")}>
            <th scope="row">{ &view.label }</th>
            <td>
                <span class="visually-hidden">{ &view.guesses }</span>
                <svg class="compare-bar" aria-hidden="true">
                    { compare_lines(marks) }
                    <rect x="0" y="2" width={across(share)} height="20" rx="4" />
                    <text x={across(share)} dx="10" y="17">{ &view.guesses }</text>
                </svg>
            </td>
            <td>{ &view.dead_ends }</td>
            <td>{ &view.time }</td>
        </tr>
    }
}
