//! One search: its stack of guesses, its grid, its program and what it cost.

use web_sys::Element;
use yew::prelude::*;

use crate::core::dom::focus::{focus_beside, use_lit_focus};
use crate::core::msg::Msg;
use crate::places::algorithms::msg::AlgorithmsMsg;
use crate::places::algorithms::view::{ProgramView, RungView, SummaryView, TraceView, WhyView};

use super::search_quiz::search_quiz;
use super::trace_parts::{
    trace_board, trace_controls, trace_counters, trace_plot, trace_plot_about,
};
use crate::core::components::button::{Button, Shows};
use crate::core::components::field::field;
use crate::core::components::segments::segment_buttons;

pub fn search_trace(view: &TraceView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="search-trace">
            { for view.summary.iter().map(summary) }
            { stack(view, dispatch) }
            <div class="search-middle">
                { trace_board(&view.grid, Html::default()) }
                { trace_controls(&view.controls, dispatch) }
            </div>
            { trace_plot_about(&view.plot) }
            { trace_plot(&view.plot, dispatch) }
            <div class="search-side">
                { for view.quiz.iter().map(|quiz| search_quiz(quiz, dispatch)) }
                <SearchProgram view={view.program.clone()} {dispatch} />
                { why(&view.why, view.is_playing) }
                { trace_counters(&view.counters) }
                { stops(view, dispatch) }
            </div>
        </div>
    }
}

/// The method in sentences, of which one is lit.
fn summary(view: &SummaryView) -> Html {
    html! {
        <section class="search-six" aria-label={view.title.clone()} data-begun={view.has_begun.then_some("true")}>
            <h3>{ &view.title }</h3>
            <ol>
                { for view.sentences.iter().enumerate().map(|(at, sentence)| html! {
                    <li aria-current={(at == view.lit).then_some("step")}>{ sentence }</li>
                }) }
            </ol>
        </section>
    }
}

/// The newest rung is on top; a press on a rung goes to where it came to be. Up and down lead from
/// rung to rung.
fn stack(view: &TraceView, dispatch: &Callback<Msg>) -> Html {
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        let way = match event.key().as_str() {
            "ArrowUp" => -1,
            "ArrowDown" => 1,
            _ => return,
        };
        if let Some(list) = event
            .current_target()
            .and_then(|list| wasm_bindgen::JsCast::dyn_into::<Element>(list).ok())
        {
            event.prevent_default();
            focus_beside(&list, "button", way);
        }
    });
    html! {
        <section class="search-stack" aria-label={view.stack_label[0].clone()}>
            <h3><span>{ &view.stack_label[0] }</span><small>{ &view.stack_label[1] }</small></h3>
            <ol class="search-rungs" {onkeydown}>
                { for view.rungs.iter().enumerate().map(|(at, view)| rung(view, at == 0, dispatch)) }
            </ol>
            <ul class="search-legend">
                { for view.legend.iter().map(|(kind, text)| html! {
                    <li><span class="search-option" data-kind={*kind} aria-hidden="true">{ "4" }</span>{ text }</li>
                }) }
            </ul>
        </section>
    }
}

fn rung(view: &RungView, is_first: bool, dispatch: &Callback<Msg>) -> Html {
    let (step, title) = view.since.clone();
    let onclick = dispatch.reform(move |_: MouseEvent| Msg::to(AlgorithmsMsg::WentTo(step)));
    html! {
        <li key={view.number.clone()}>
            <button type="button" data-dead={view.is_dead.then_some("true")} tabindex={if is_first { "0" } else { "-1" }} aria-label={view.label.clone()} {title} {onclick}>
                <span class="search-number">{ &view.number }</span>
                <span class="search-place">{ &view.place }</span>
                { for view.options.iter().map(|(kind, text)| html! {
                    <span class="search-option" data-kind={*kind}>{ text }</span>
                }) }
                if !view.note.is_empty() {
                    <small>{ &view.note }</small>
                }
            </button>
        </li>
    }
}

/// A program.
#[derive(Properties, PartialEq)]
pub struct SearchProgramProps {
    /// Its lines.
    pub view: ProgramView,
    /// Gets what is pressed.
    pub dispatch: Callback<Msg>,
}

/// Draws it; the line that makes the last step stays in sight.
#[component]
pub fn SearchProgram(props: &SearchProgramProps) -> Html {
    let SearchProgramProps { view, dispatch } = props;
    let around = use_lit_focus(view.lit);
    html! {
        <section class="search-program" ref={around} aria-label={view.title.clone()}>
            <div class="search-program-head">
                <h3>{ &view.title }</h3>
                { segment_buttons(&view.title, &view.kinds, dispatch) }
            </div>
            if let Some(missing) = &view.missing {
                <p role="alert">{ missing }</p>
            }
            <ol tabindex="0" aria-label={view.title.clone()} data-numbered={view.is_numbered.then_some("true")}>
                { for view.lines.iter().enumerate().map(|(at, line)| {
                    let is_lit = view.lit == Some(at);
                    html! {
                        <li data-lit={is_lit.then_some("true")} aria-current={is_lit.then_some("step")}>
                            <code>{ for line.iter().map(|(kind, text)| html! { <span data-token={<&str>::from(*kind)}>{ text }</span> }) }</code>
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

/// While steps follow each other nothing is read aloud.
fn why(view: &WhyView, is_playing: bool) -> Html {
    let live = if is_playing { "off" } else { "polite" };
    html! {
        <section class="search-why" data-dead={view.is_dead.then_some("true")}>
            <p class="search-status" role="status" aria-live={live}>{ &view.status }</p>
            if view.is_dead {
                <ul>{ for view.reasons.iter().map(|reason| html! { <li>{ reason }</li> }) }</ul>
            }
            if let Some(next) = &view.next {
                <p class="search-next">{ next }</p>
            }
        </section>
    }
}

fn stops(view: &TraceView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="search-stops" aria-label={view.stops_label.clone()}>
            <h3>{ &view.stops_label }</h3>
            { for view.stops.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Word} {dispatch} /> }) }
            <details>
                <summary>{ &view.more_stops }</summary>
                <div class="search-stop-fields">{ for view.stop_fields.iter().map(|view| field(view, "stops", dispatch)) }</div>
            </details>
        </section>
    }
}
