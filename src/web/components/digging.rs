//! A puzzle being made: the starts, the grid with the way through it, the proof for each cell.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::algorithms::{AttemptView, MakingView, ProofView};

use super::thumbnail::thumbnail;
use super::trace_parts::{trace_controls, trace_grid};

/// Draws it.
pub fn digging(view: &MakingView, dispatch: &Callback<Msg>) -> Html {
    let [fill, dig, before, clues] = &view.headings;
    html! {
        <div class="digging">
            <section class="digging-fill">
                <h3>{ fill }</h3>
                <p>{ &view.notes[0] }</p>
                <ol class="digging-attempts">{ for view.attempts.iter().map(attempt) }</ol>
            </section>
            <div class="digging-middle">
                { trace_grid(&view.grid, way(&view.way)) }
                { trace_controls(&view.controls, dispatch) }
                { chart(view, clues) }
            </div>
            <section class="digging-side">
                <h3>{ dig }</h3>
                <div role="status">{ for view.proof.iter().map(proof) }</div>
                <h3><span>{ before }</span><small>{ &view.count }</small></h3>
                <ol class="digging-before">
                    { for view.before.iter().map(|[cell, became, clues]| html! {
                        <li><span class="search-place">{ cell }</span><span>{ became }</span><small>{ clues }</small></li>
                    }) }
                </ol>
                <p>{ &view.notes[1] }</p>
            </section>
        </div>
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

fn way(path: &str) -> Html {
    html! {
        <svg class="digging-way" viewBox="0 0 9 9" aria-hidden="true"><path d={path.to_owned()} /></svg>
    }
}

fn proof(view: &ProofView) -> Html {
    html! {
        <div class="digging-proof" data-kept={view.is_kept.to_string()}>
            <p class="digging-proof-title"><span class="search-place">{ &view.cell }</span><strong>{ &view.title }</strong></p>
            <p>{ &view.reason }</p>
            <div class="digging-solutions">
                { for view.solutions.iter().map(|(name, grid)| html! {
                    <figure>{ trace_grid(grid, Html::default()) }<figcaption>{ name }</figcaption></figure>
                }) }
            </div>
        </div>
    }
}

fn chart(view: &MakingView, title: &str) -> Html {
    let (path, kept) = &view.chart;
    let area = format!("{path}V64H0Z");
    html! {
        <figure class="digging-chart">
            <svg viewBox="-1 -3 83 70" preserveAspectRatio="none" role="img" aria-label={format!("{title}: {}", view.clues)}>
                <path class="trace-plot-area" d={area} />
                <path class="trace-plot-line" d={path.clone()} />
                { for kept.iter().map(|(x, y)| html! { <ellipse cx={x.to_string()} cy={format!("{}", i32::from(*y) - 2)} rx="0.5" ry="1.8" /> }) }
            </svg>
            <figcaption><span>{ title }</span><strong>{ &view.clues }</strong></figcaption>
        </figure>
    }
}
