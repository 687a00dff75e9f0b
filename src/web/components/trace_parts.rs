//! What the pages of the algorithms share: grids, controls, plots, numbers.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::algorithms::msg::AlgorithmsMsg;
use crate::app::msg::Msg;
use crate::app::view::algorithms::{ControlsView, PlotView, TraceGridView};

use super::button::Button;

/// A grid as one picture, with what lies over it.
pub fn trace_grid(view: &TraceGridView, over: Html) -> Html {
    html! {
        <div class="trace-grid" role="img" aria-label={view.label.clone()}>
            { for view.cells.iter().map(|cell| html! {
                <span data-kind={cell.kind} data-current={cell.is_current.then_some("true")} data-way={cell.is_in_way.then_some("true")}>{ &cell.text }</span>
            }) }
            { over }
        </div>
    }
}

/// Play, step, back and the speed.
pub fn trace_controls(view: &ControlsView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="trace-controls" role="group" aria-label={view.label.clone()}>
            <div class="trace-buttons">{ for view.buttons.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }</div>
            <div class="trace-pace">
                <span class="trace-step">{ &view.step }</span>
                { for view.speed.iter().map(|(label, place, last, text)| {
                    let oninput = chosen(dispatch, |value| Some(AlgorithmsMsg::SpeedChosen(value.parse().ok()?)));
                    html! {
                        <label class="trace-speed">
                            <span>{ label }</span>
                            <input type="range" min="0" max={last.to_string()} value={place.to_string()} aria-valuetext={text.clone()} {oninput} />
                            <span>{ text }</span>
                        </label>
                    }
                }) }
            </div>
        </div>
    }
}

/// The depth over time; a press goes to that step.
pub fn trace_plot(view: &PlotView, dispatch: &Callback<Msg>) -> Html {
    let (last, step) = view.steps;
    let oninput = chosen(dispatch, |value| Some(AlgorithmsMsg::WentTo(value.parse().ok()?)));
    let at = format!("{:.1}", step as f64 / last.max(1) as f64 * 1000.0);
    let [area, line] = &view.paths;
    html! {
        <section class="trace-plot" aria-label={view.title.clone()}>
            <h3>{ &view.title }</h3>
            <p>{ &view.help }</p>
            <div class="trace-plot-picture">
                <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
                    <path class="trace-plot-area" d={area.clone()} />
                    <path class="trace-plot-line" d={line.clone()} />
                    <line class="trace-plot-now" x1={at.clone()} x2={at} y1="0" y2="100" />
                </svg>
                <input type="range" min="0" max={last.to_string()} value={step.to_string()} aria-label={view.title.clone()} aria-valuetext={view.step.clone()} {oninput} />
            </div>
            <div class="trace-plot-marks" aria-hidden="true"><span>{ "0" }</span><span>{ "↑ " }{ &view.highest }</span><span>{ last }</span></div>
        </section>
    }
}

/// Numbers and what they count.
pub fn trace_counters(counters: &[(String, String)]) -> Html {
    html! {
        <dl class="trace-counters">
            { for counters.iter().map(|(count, label)| html! {
                <div><dt>{ label }</dt><dd>{ count }</dd></div>
            }) }
        </dl>
    }
}

/// Hands on what a slider is moved to.
fn chosen(
    dispatch: &Callback<Msg>,
    read: fn(&str) -> Option<AlgorithmsMsg>,
) -> Callback<InputEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: InputEvent| {
        let value = event.target_dyn_into::<HtmlInputElement>().map(|field| field.value());
        if let Some(msg) = value.and_then(|value| read(&value)) {
            dispatch.emit(Msg::Algorithms(msg));
        }
    })
}
