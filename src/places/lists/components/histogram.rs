//! Bars of ratings; two handles, or a drag over the bars, choose some of them.

use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::lists::msg::RatedMsg;
use crate::places::lists::view::HistogramView;

/// The histogram.
#[derive(Properties, PartialEq)]
pub struct HistogramProps {
    pub view: HistogramView,
    /// Gets which bars are chosen.
    pub dispatch: Callback<Msg>,
}

#[component]
pub fn Histogram(props: &HistogramProps) -> Html {
    let HistogramProps { view, dispatch } = props;
    let count = view.bars.len();
    // Where a drag began.
    let start = use_mut_ref(|| None::<usize>);
    let choose = dispatch.reform(|(one, other)| Msg::to(RatedMsg::BarsChosen(one, other)));
    let onpointerdown = {
        let (start, choose) = (start.clone(), choose.clone());
        Callback::from(move |event: PointerEvent| {
            *start.borrow_mut() = bar_of(&event, count);
            start.borrow().iter().for_each(|&bar| choose.emit((bar, bar)));
        })
    };
    let onpointermove = {
        let (start, choose) = (start.clone(), choose.clone());
        Callback::from(move |event: PointerEvent| {
            if let (Some(from), Some(to)) = (*start.borrow(), bar_of(&event, count)) {
                choose.emit((from, to));
            }
        })
    };
    let onpointerup = Callback::from(move |_: PointerEvent| *start.borrow_mut() = None);
    let (first, last) = view.ends;
    let bar = |(at, height): (usize, &f64)| {
        let is_chosen = (first..=last).contains(&at);
        let height = if *height > 0.0 { height.max(0.02) * 96.0 } else { 0.0 };
        html! { <rect x={format!("{}", at as f64 + 0.1)} y={format!("{:.1}", 100.0 - height)} width="0.8" height={format!("{height:.1}")} data-chosen={is_chosen.to_string()} /> }
    };
    html! {
        <section class="rated-card histogram" aria-labelledby="histogram-title">
            <h3 id="histogram-title">{ &view.title }</h3>
            <span class="histogram-chosen" role="status">{ &view.chosen }</span>
            <svg class="histogram-bars" viewBox={format!("0 0 {count} 100")} preserveAspectRatio="none" aria-hidden="true"
                {onpointerdown} {onpointermove} onpointerleave={onpointerup.clone()} {onpointerup}>
                <rect class="histogram-room" width={count.to_string()} height="100" />
                <rect class="histogram-choice" data-chosen={view.is_chosen.to_string()} x={first.to_string()} width={(last + 1 - first).to_string()} height="100" />
                { for view.bars.iter().enumerate().map(bar) }
            </svg>
            <div class="histogram-handles range-thumbs">
                { handle(view, 0, &choose) }
                { handle(view, 1, &choose) }
            </div>
            <svg class="histogram-marks" aria-hidden="true">
                { for view.marks.iter().map(|(bar, mark)| html! {
                    <text x={format!("{:.2}%", (*bar as f64 + 0.5) / count as f64 * 100.0)} y="12">{ mark }</text>
                }) }
            </svg>
        </section>
    }
}

fn handle(view: &HistogramView, which: usize, choose: &Callback<(usize, usize)>) -> Html {
    let (label, value_text) = view.handles[which].clone();
    let (choose, (first, last)) = (choose.clone(), view.ends);
    let oninput = Callback::from(move |event: InputEvent| {
        let value = event.target_dyn_into::<HtmlInputElement>().map(|field| field.value());
        if let Some(bar) = value.and_then(|value| value.parse::<usize>().ok()) {
            // One handle does not pass the other.
            choose.emit(if which == 0 { (bar.min(last), last) } else { (first, bar.max(first)) });
        }
    });
    let value = if which == 0 { first } else { last };
    html! {
        <input type="range" min="0" max={(view.bars.len() - 1).to_string()} value={value.to_string()}
            aria-label={label} aria-valuetext={value_text} {oninput} />
    }
}

/// The bar under the pointer.
fn bar_of(event: &PointerEvent, count: usize) -> Option<usize> {
    let bounds =
        event.target_dyn_into::<Element>()?.closest("svg").ok()??.get_bounding_client_rect();
    let share = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
    Some(((share.clamp(0.0, 0.999)) * count as f64) as usize)
}
