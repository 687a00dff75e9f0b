//! Two searches side by side, and what all of them cost.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::algorithms::{BarView, CompareView, SideView};

use super::field::field;
use super::trace_parts::{trace_controls, trace_counters, trace_grid, trace_plot};

/// Draws them.
pub fn compare_searches(view: &CompareView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="compare-searches">
            <div class="compare-sides">{ for view.sides.iter().map(|view| side(view, dispatch)) }</div>
            { trace_controls(&view.controls, dispatch) }
            { work(view) }
        </div>
    }
}

fn side(view: &SideView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="compare-side">
            <div class="compare-method">{ field(&view.method, "compare", dispatch) }<span>{ &view.note }</span></div>
            <div class="compare-state">
                { trace_grid(&view.grid, Html::default()) }
                <div>
                    { trace_counters(&view.counters) }
                    <ul class="compare-legend">
                        { for ["guess", "forced"].iter().zip(&view.legend).map(|(kind, text)| html! {
                            <li><span data-kind={*kind} />{ text }</li>
                        }) }
                    </ul>
                </div>
            </div>
            <p>{ &view.status }</p>
            { trace_plot(&view.plot, dispatch) }
        </section>
    }
}

/// A table, of which the bars are pictures.
fn work(view: &CompareView) -> Html {
    let [title, dead_ends, time] = &view.headings;
    html! {
        <table class="compare-work">
            <caption>{ title }</caption>
            <thead>
                <tr><td /><td class="compare-marks" aria-hidden="true">
                    { marks(&view.marks) }
                </td><th scope="col">{ dead_ends }</th><th scope="col">{ time }</th></tr>
            </thead>
            <tbody>{ for view.bars.iter().map(bar) }</tbody>
        </table>
    }
}

fn marks(marks: &[(f64, String)]) -> Html {
    html! {
        <svg class="compare-scale" viewBox="0 0 600 16">
            { for marks.iter().map(|(place, mark)| html! { <text x={format!("{:.0}", place * 500.0)} y="12">{ mark }</text> }) }
        </svg>
    }
}

fn bar(view: &BarView) -> Html {
    let length = view.share.map_or(0.0, |share| share.max(0.004) * 500.0);
    html! {
        <tr data-chosen={view.is_chosen.then_some("true")}>
            <th scope="row">{ &view.label }</th>
            <td>
                <svg class="compare-bar" viewBox="0 0 600 20" aria-hidden="true">
                    <rect x="0" y="1" width={format!("{length:.1}")} height="18" rx="4" />
                </svg>
                <span>{ &view.guesses }</span>
            </td>
            <td>{ &view.dead_ends }</td>
            <td>{ &view.time }</td>
        </tr>
    }
}
