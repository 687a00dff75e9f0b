//! What the solved games say: charts, and a table beside them.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::library::view::statistics::{
    BARS_HEIGHT, ChartsView, StatisticsView, TechniquesView, TierView, WIDTH,
};

use crate::core::components::button::{Button, Shows};

pub fn statistics(view: &StatisticsView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="statistics">
            <div class="statistics-head">
                <p>{ &view.summary }</p>
                <div class="statistics-periods">
                    { for view.periods.iter().map(|period| html! { <Button view={period.clone()} shows={Shows::Word} {dispatch} /> }) }
                </div>
            </div>
            if !view.tiers.is_empty() {
                <section class="statistics-card" aria-labelledby="statistics-times">
                    <h2 id="statistics-times">{ &view.times_label }</h2>
                    <p class="statistics-help">{ &view.times_help }</p>
                    <div class="statistics-tiers" aria-hidden="true">{ for view.tiers.iter().map(tier) }</div>
                    <details class="statistics-table">
                        <summary>{ &view.table_label }</summary>
                        { table(view) }
                    </details>
                    <Button view={view.export.clone()} {dispatch} />
                </section>
            }
            if let Some(view) = &view.techniques {
                { techniques(view) }
            }
        </div>
    }
}

fn tier(view: &TierView) -> Html {
    html! {
        <div class="statistics-tier">
            <p class="statistics-tier-head"><strong>{ &view.name }</strong><span>{ &view.solved }</span></p>
            <p class="statistics-tier-time"><strong>{ &view.time }</strong>{ " " }<span>{ &view.of_time }</span></p>
            { for view.charts.iter().map(charts) }
        </div>
    }
}

fn charts(view: &ChartsView) -> Html {
    let field = format!("0 0 {WIDTH} {BARS_HEIGHT}");
    html! {
        <>
            if let Some((bars, median)) = &view.bars {
                <svg viewBox={field.clone()}>
                    <path class="statistics-bars" d={bars.clone()} />
                    <path class="statistics-median" d={format!("M{median:.1} 0V{BARS_HEIGHT}")} />
                </svg>
            }
            <p class="statistics-axis"><span>{ &view.axis[0] }</span><span>{ &view.axis[1] }</span></p>
            <svg viewBox={field}>
                { for view.dots.iter().map(|(x, y)| html! { <circle class="statistics-dot" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="1.8" /> }) }
                if let Ok(curve) = &view.curve {
                    <path class="statistics-curve" d={curve.clone()} />
                }
            </svg>
            if let Err(why) = &view.curve {
                <p class="statistics-help">{ why }</p>
            }
        </>
    }
}

fn table(view: &StatisticsView) -> Html {
    let (head, rows) = &view.table;
    html! {
        <div class="statistics-scroll" tabindex="0" role="group" aria-label={view.table_label.clone()}>
            <table>
                <thead><tr>{ for head.iter().map(|cell| html! { <th scope="col">{ cell }</th> }) }</tr></thead>
                <tbody>{ for rows.iter().map(|row| table_row(row)) }</tbody>
            </table>
        </div>
    }
}

fn table_row(row: &[String]) -> Html {
    html! {
        <tr>
            { for row.iter().enumerate().map(|(at, cell)| match at {
                0 => html! { <th scope="row">{ cell }</th> },
                _ => html! { <td>{ cell }</td> },
            }) }
        </tr>
    }
}

fn techniques(view: &TechniquesView) -> Html {
    html! {
        <section class="statistics-card" aria-labelledby="statistics-techniques">
            <h2 id="statistics-techniques">{ &view.label }</h2>
            <p class="statistics-help">{ &view.help }</p>
            <ul class="statistics-legend" aria-hidden="true">
                { for view.legend.iter().enumerate().map(|(at, name)| html! { <li data-share={at.to_string()}>{ name }</li> }) }
            </ul>
            <ul class="statistics-techniques">
                <li class="statistics-technique" aria-hidden="true">
                    <span /><span /><span>{ &view.columns[0] }</span><span>{ &view.columns[1] }</span>
                </li>
                { for view.rows.iter().map(|row| html! {
                    <li class="statistics-technique">
                        <span>{ &row.name }<span class="visually-hidden">{ format!(": {}", row.said) }</span></span>
                        { shares(&row.shares) }
                        <span aria-hidden="true">{ &row.alone }</span>
                        <span aria-hidden="true">{ &row.met }</span>
                    </li>
                }) }
            </ul>
        </section>
    }
}

fn shares(shares: &[f64; 3]) -> Html {
    let mut start = 0.0;
    html! {
        <svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
            { for shares.iter().enumerate().map(|(at, share)| {
                let x = start;
                start += share * 100.0;
                html! { <rect data-share={at.to_string()} x={format!("{x:.2}")} width={format!("{:.2}", share * 100.0)} height="5" /> }
            }) }
        </svg>
    }
}
