//! One search: its stack of guesses, its grid, its program and what it cost.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::algorithms::{ProgramView, RungView, TraceView, WhyView};

use super::button::{Button, Shows};
use super::field::field;
use super::trace_parts::{trace_controls, trace_counters, trace_grid, trace_plot};

/// Draws it.
pub fn search_trace(view: &TraceView, dispatch: &Callback<Msg>) -> Html {
    // While steps follow each other nothing is read aloud.
    let live = if view.is_playing { "off" } else { "polite" };
    html! {
        <div class="search-trace">
            <section class="search-stack" aria-label={view.stack_label[0].clone()}>
                <h3><span>{ &view.stack_label[0] }</span><small>{ &view.stack_label[1] }</small></h3>
                <ol class="search-rungs" tabindex="0">{ for view.rungs.iter().map(rung) }</ol>
                <ul class="search-legend">
                    { for ["standing", "tried", "left"].iter().zip(&view.legend).map(|(kind, text)| html! {
                        <li><span class="search-option" data-kind={*kind}>{ "4" }</span>{ text }</li>
                    }) }
                </ul>
            </section>
            <div class="search-middle">
                { trace_grid(&view.grid, Html::default()) }
                <p class="search-status" role="status" aria-live={live}>{ &view.status }</p>
                { trace_controls(&view.controls, dispatch) }
                { trace_plot(&view.plot, dispatch) }
            </div>
            <div class="search-side">
                { program(&view.program, dispatch) }
                { for view.why.iter().map(why) }
                { trace_counters(&view.counters) }
                <section class="search-stops" aria-label={view.stops_label.clone()}>
                    <h3>{ &view.stops_label }</h3>
                    <div>{ for view.stops.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Word} {dispatch} /> }) }</div>
                    <div class="search-stop-fields">{ for view.stop_fields.iter().map(|view| field(view, "stops", dispatch)) }</div>
                </section>
            </div>
        </div>
    }
}

fn rung(view: &RungView) -> Html {
    html! {
        <li data-dead={view.is_dead.then_some("true")}>
            <span class="search-hidden">{ &view.label }</span>
            <span aria-hidden="true" class="search-number">{ &view.number }</span>
            <span aria-hidden="true" class="search-place">{ &view.place }</span>
            { for view.options.iter().map(|(kind, text)| html! {
                <span aria-hidden="true" class="search-option" data-kind={*kind}>{ text }</span>
            }) }
            if !view.note.is_empty() {
                <small>{ &view.note }</small>
            }
        </li>
    }
}

fn program(view: &ProgramView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="search-program" aria-label={view.title.clone()}>
            <div class="search-program-head">
                <h3>{ &view.title }</h3>
                <div class="search-kinds">{ for view.kinds.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Word} {dispatch} /> }) }</div>
            </div>
            if let Some(missing) = &view.missing {
                <p role="alert">{ missing }</p>
            }
            <ol tabindex="0">
                { for view.lines.iter().enumerate().map(|(at, line)| {
                    let is_lit = view.lit == Some(at);
                    html! {
                        <li data-lit={is_lit.then_some("true")} aria-current={is_lit.then_some("step")}>
                            <code>{ line }</code>
                            if is_lit {
                                <small>{ &view.now }</small>
                            }
                        </li>
                    }
                }) }
            </ol>
        </section>
    }
}

fn why(view: &WhyView) -> Html {
    html! {
        <section class="search-why">
            <h3>{ &view.title }</h3>
            <ul>{ for view.reasons.iter().map(|reason| html! { <li>{ reason }</li> }) }</ul>
            <p>{ &view.next }</p>
        </section>
    }
}
