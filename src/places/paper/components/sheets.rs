//! Sheets of paper: in the preview of the print dialog, and in the page itself while the browser prints.
//! Their lengths are millimetres by a scale of the style sheet, so that both look the same.

use yew::prelude::*;

use crate::places::paper::view::SheetsView;
use crate::places::paper::view::grid::{GridView, LineView};
use crate::places::paper::view::sheets::{BlockView, SectionView, SheetView};

/// The sheets, one after the other.
pub fn paper(view: &SheetsView) -> Html {
    let size: &'static str = view.size.into();
    html! {
        <div class="paper" data-size={size} data-large={view.is_large.then_some("true")}>
            { for view.sheets.iter().map(sheet) }
        </div>
    }
}

fn sheet(view: &SheetView) -> Html {
    let [proof, number] = &view.foot;
    html! {
        <figure class="paper-figure">
            <div class="paper-sheet">
                <div class="paper-head">
                    <strong class="paper-title">{ &view.title }</strong>
                    if let Some(name) = &view.name {
                        <span class="paper-name">{ name }</span>
                    }
                </div>
                <div class="paper-content">{ for view.sections.iter().map(section) }</div>
                <div class="paper-foot"><span>{ proof }</span><span>{ number }</span></div>
            </div>
            <figcaption>{ &view.label }</figcaption>
        </figure>
    }
}

fn section(view: &SectionView) -> Html {
    let kind: &'static str = view.kind.into();
    html! {
        <section class="paper-section" data-kind={kind} data-per-page={view.per_page.to_string()}>
            if !view.heading.is_empty() {
                <h3>{ &view.heading }</h3>
            }
            <div class="paper-blocks">{ for view.blocks.iter().map(block) }</div>
        </section>
    }
}

fn block(view: &BlockView) -> Html {
    html! {
        <div class="paper-block">
            <p class="paper-block-head">
                <strong>{ &view.number }</strong>
                <span class="paper-block-name">{ &view.name }</span>
                <span class="paper-block-facts">{ &view.facts }</span>
            </p>
            { for view.grid.iter().map(grid) }
            <div class="paper-block-lines">{ for view.lines.iter().map(|line| html! { <p>{ line }</p> }) }</div>
            if let Some((path, side)) = &view.code {
                <svg class="paper-code" role="img" aria-label={view.code_label.clone()} viewBox={format!("0 0 {side} {side}")} shape-rendering="crispEdges">
                    <path d={path.clone()} />
                </svg>
            }
        </div>
    }
}

fn grid(view: &GridView) -> Html {
    html! {
        <svg class="paper-grid" viewBox="-0.5 -0.5 91 91" role="img" aria-label={view.label.clone()}>
            { for view.shaded.iter().map(|(x, y)| html! {
                <rect class="paper-shade" x={x.to_string()} y={y.to_string()} width="10" height="10" />
            }) }
            <path class="paper-thin" d="M10 0V90M20 0V90M40 0V90M50 0V90M70 0V90M80 0V90M0 10H90M0 20H90M0 40H90M0 50H90M0 70H90M0 80H90" />
            <path class="paper-thick" d="M0 0H90V90H0ZM30 0V90M60 0V90M0 30H90M0 60H90" />
            { lines("paper-givens", &view.givens) }
            { lines("paper-entries", &view.entries) }
            { lines("paper-notes", &view.notes) }
        </svg>
    }
}

fn lines(class: &'static str, lines: &[LineView]) -> Html {
    html! {
        <g {class}>
            { for lines.iter().map(|line| html! { <text x={line.x.clone()} y={line.y.clone()}>{ &line.digits }</text> }) }
        </g>
    }
}
