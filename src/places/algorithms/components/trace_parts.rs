//! What the pages of the algorithms share: grids, controls, plots, numbers.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, Icon};
use crate::places::algorithms::msg::AlgorithmsMsg;
use crate::places::algorithms::view::{ControlsView, PlotView, TraceGridView};

use crate::core::components::button::{Button, Shows};

/// A grid as one picture, with what lies over it.
pub fn trace_grid(view: &TraceGridView, over: Html) -> Html {
    html! {
        <div class="trace-grid" role="img" aria-label={view.label.clone()}>
            { for view.cells.iter().map(|cell| html! {
                <span data-kind={cell.kind} data-current={cell.is_current.then_some("true")} data-way={cell.is_in_way.then_some("true")}>
                    <b>
                        { &cell.text }
                        if !cell.other.is_empty() {
                            <i>{ "/" }</i><em>{ &cell.other }</em>
                        }
                    </b>
                </span>
            }) }
            { over }
        </div>
    }
}

/// A grid with the numbers of its rows and columns, and with what lies over it.
pub fn trace_board(view: &TraceGridView, over: Html) -> Html {
    let numbers = || (1..=9).map(|number| html! { <span>{ number }</span> });
    html! {
        <div class="trace-board">
            <div class="trace-columns" aria-hidden="true">{ for numbers() }</div>
            <div class="trace-rows" aria-hidden="true">{ for numbers() }</div>
            { trace_grid(view, over) }
        </div>
    }
}

/// Play, step, back and the speed.
pub fn trace_controls(view: &ControlsView, dispatch: &Callback<Msg>) -> Html {
    let (back, on): (Vec<&ButtonView>, Vec<&ButtonView>) =
        view.buttons.iter().partition(|view| view.icon == Some(Icon::Restart));
    html! {
        <div class="trace-controls" role="group" aria-label={view.label.clone()}>
            <div class="trace-buttons">{ for on.into_iter().map(|view| control(view, dispatch)) }</div>
            <div class="trace-pace">
                { for back.into_iter().map(|view| control(view, dispatch)) }
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

/// The ways back are pictures, so that all buttons have room in a row.
fn control(view: &ButtonView, dispatch: &Callback<Msg>) -> Html {
    let shows = match view.icon {
        Some(Icon::Undo | Icon::Restart) => Shows::Picture,
        _ => Shows::Both,
    };
    html! { <Button view={view.clone()} {shows} {dispatch} /> }
}

/// The heading of the depth over time, and what a press does.
pub fn trace_plot_about(view: &PlotView) -> Html {
    html! { <div class="trace-plot-about"><h3>{ &view.title }</h3><p>{ &view.help }</p></div> }
}

/// The depth over time; a press goes to that step.
pub fn trace_plot(view: &PlotView, dispatch: &Callback<Msg>) -> Html {
    let (last, step) = view.steps;
    let oninput = chosen(dispatch, |value| Some(AlgorithmsMsg::WentTo(value.parse().ok()?)));
    let [area, line] = &view.paths;
    html! {
        <div class="trace-plot">
            { scales(view) }
            <svg class="trace-plot-lines" viewBox="0 0 10000 1000" preserveAspectRatio="none" aria-hidden="true">
                <path class="trace-plot-area" d={area.clone()} />
                <path class="trace-plot-line" d={line.clone()} />
            </svg>
            <svg class="trace-plot-now" aria-hidden="true"><circle cx={view.now[0].clone()} cy={view.now[1].clone()} r="5" /></svg>
            <input type="range" min="0" max={last.to_string()} value={step.to_string()} aria-label={view.title.clone()} aria-valuetext={view.step.clone()} {oninput} />
        </div>
    }
}

fn scales(view: &PlotView) -> Html {
    html! {
        <svg class="trace-plot-scales" aria-hidden="true">
            { for view.levels.iter().map(|(place, level)| html! {
                <g>
                    <line x1="0" x2="100%" y1={place.clone()} y2={place.clone()} />
                    <text class="trace-plot-level" x="-8" y={place.clone()} dy="4">{ level }</text>
                </g>
            }) }
            { for view.marks.iter().map(|(place, mark)| html! {
                <text class="trace-plot-mark" x={place.clone()} y="100%" dy="16">{ mark }</text>
            }) }
        </svg>
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
            dispatch.emit(Msg::to(msg));
        }
    })
}
