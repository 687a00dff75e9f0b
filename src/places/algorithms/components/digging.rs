//! A puzzle being made: the starts, the grid with the way through it, the proof for each cell.

use yew::prelude::*;

use crate::core::field::FormField as _;
use crate::core::msg::Msg;
use crate::places::algorithms::msg::AlgorithmsField;
use crate::places::algorithms::view::{AttemptView, ChartView, MakingView, ProofView};

use super::trace_parts::{trace_board, trace_controls, trace_grid};
use crate::core::components::thumbnail::thumbnail;

pub fn digging(view: &MakingView, dispatch: &Callback<Msg>) -> Html {
    let [fill, order, dig, before, clues] = &view.headings;
    html! {
        <div class="digging">
            <div class="digging-start">
                <section>
                    <h3>{ fill }</h3>
                    <p>{ &view.notes[0] }</p>
                    <ol class="digging-attempts" tabindex="0" aria-label={fill.clone()}>{ for view.attempts.iter().map(attempt) }</ol>
                </section>
                { orders(order, &view.orders, dispatch) }
            </div>
            <div class="digging-middle">
                { trace_board(&view.grid, ways(&view.ways)) }
                { trace_controls(&view.controls, dispatch) }
                { chart(&view.chart, clues) }
            </div>
            <section class="digging-side">
                <h3>{ dig }</h3>
                <div role="status">{ for view.proof.iter().map(proof) }</div>
                if !view.before.is_empty() {
                    <h3><span>{ before }</span><small>{ &view.count }</small></h3>
                    <ol class="digging-before">
                        { for view.before.iter().map(|[cell, became, clues]| html! {
                            <li><span class="search-place">{ cell }</span><span>{ became }</span><small>{ clues }</small></li>
                        }) }
                    </ol>
                }
                <p>{ &view.notes[1] }</p>
            </section>
        </div>
    }
}

fn orders(title: &str, orders: &[(String, String, bool)], dispatch: &Callback<Msg>) -> Html {
    let order = |(slug, name, is_chosen): &(String, String, bool)| {
        let value = slug.clone();
        let onchange =
            dispatch.reform(move |_: Event| AlgorithmsField::DiggingOrder.edited(value.clone()));
        html! {
            <label><input type="radio" name="digging-order" checked={*is_chosen} {onchange} /><span>{ name }</span></label>
        }
    };
    html! {
        <fieldset class="digging-orders">
            <legend>{ title }</legend>
            { for orders.iter().map(order) }
        </fieldset>
    }
}

fn attempt(view: &AttemptView) -> Html {
    html! {
        <li>
            { thumbnail(&view.picture) }
            <span><strong>{ &view.title }</strong><span data-full={view.is_full.then_some("true")}>{ &view.outcome }</span></span>
        </li>
    }
}

/// What was gone, and what is to come.
fn ways([tried, dots, ahead]: &[String; 3]) -> Html {
    html! {
        <svg class="digging-way" viewBox="0 0 9 9" aria-hidden="true">
            <path class="digging-way-ahead" d={ahead.clone()} />
            <path d={tried.clone()} />
            <path class="digging-way-dots" d={dots.clone()} />
        </svg>
    }
}

fn proof(view: &ProofView) -> Html {
    html! {
        <div class="digging-proof" data-kept={view.is_kept.to_string()}>
            <p class="digging-proof-title">
                <span class="search-place">{ &view.cell }</span>
                <strong>{ &view.title }</strong>
                <span class="digging-badge">{ &view.badge }</span>
            </p>
            <p>{ &view.reason }</p>
            if !view.cells.is_empty() {
                <p class="digging-cells">{ for view.cells.iter().map(|cell| html! { <><span>{ cell }</span>{ " " }</> }) }</p>
            }
            <div class="digging-solutions">
                { for view.solutions.iter().map(|(name, grid)| html! {
                    <figure>{ trace_grid(grid, Html::default()) }<figcaption>{ name }</figcaption></figure>
                }) }
            </div>
        </div>
    }
}

fn chart(view: &ChartView, title: &str) -> Html {
    let area = format!("{}V64H0Z", view.path);
    let [x, y] = view.end.clone();
    html! {
        <div class="digging-chart" role="img" aria-label={format!("{title}: {}", view.clues)}>
            <svg class="trace-plot-scales">
                { for view.levels.iter().map(|(place, level)| html! {
                    <g>
                        <line x1="0" x2="100%" y1={place.clone()} y2={place.clone()} />
                        <text class="trace-plot-level" x="-8" y={place.clone()} dy="4">{ level }</text>
                    </g>
                }) }
                <text class="trace-plot-mark" {x} y="100%" dy="16">{ &view.cells[0] }</text>
                <text class="trace-plot-level" x="100%" y="100%" dy="16">{ &view.cells[1] }</text>
            </svg>
            <svg class="trace-plot-lines" viewBox="0 0 81 64" preserveAspectRatio="none">
                <path class="trace-plot-area" d={area} />
                <path class="trace-plot-line" d={view.path.clone()} />
            </svg>
            <svg class="digging-kept">
                { for view.kept.iter().map(|[x, y]| html! { <circle cx={x.clone()} cy={y.clone()} r="3.5" /> }) }
                <text x={view.end[0].clone()} {y} dx="8" dy="-8">{ &view.clues }</text>
            </svg>
        </div>
    }
}
