//! What the solved games say, as charts with a table beside them.

use std::fmt::Write as _;

use strum::IntoEnumIterator as _;

use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, Icon};
use crate::core::view::games::hours;
use crate::places::library::Shown;
use crate::places::library::msg::LibraryMsg;
use crate::places::library::statistics::{
    LEAST_FOR_CURVE, Period, Statistics, TechniqueCount, TierTimes,
};
use crate::words::label::Label;
use crate::words::message::Message;

/// The height of the field that a distribution is drawn in; its width is [`WIDTH`].
pub const BARS_HEIGHT: f64 = 60.0;
/// The width of the charts' field.
pub const WIDTH: f64 = 182.0;
/// What stands for a time where there are too few games.
const NO_TIME: &str = "–";
/// The most techniques that are listed.
const MAX_TECHNIQUES: usize = 12;

/// What the solved games say.
#[derive(Clone, PartialEq, Debug)]
pub struct StatisticsView {
    /// How many games, since when, how long.
    pub summary: String,
    /// How far back they go: one is pressed.
    pub periods: Vec<ButtonView>,
    /// The games as a table for other programs.
    pub export: ButtonView,
    /// The heading of the times.
    pub times_label: String,
    /// Which times count, and what the two charts of a tier show, where there are any.
    pub times_help: String,
    /// The times of each tier.
    pub tiers: Vec<TierView>,
    /// The times of each tier as a table: its headings and its rows.
    pub table: (Vec<String>, Vec<Vec<String>>),
    /// The summary of the table's own disclosure.
    pub table_label: String,
    /// The techniques.
    pub techniques: Option<TechniquesView>,
}

/// The times of a tier.
#[derive(Clone, PartialEq, Debug)]
pub struct TierView {
    /// Its name.
    pub name: String,
    /// How many were solved.
    pub solved: String,
    /// The median, the best time of a few, or the only one; empty if there is none.
    pub time: String,
    /// What that time is, and the best one.
    pub of_time: String,
    /// The times as charts, where there are enough.
    pub charts: Option<ChartsView>,
}

/// The times of a tier as charts.
#[derive(Clone, PartialEq, Debug)]
pub struct ChartsView {
    /// How often each time occurs, as a path of bars, and the place of the median.
    pub bars: Option<(String, f64)>,
    /// Each game as a dot, in a field of [`WIDTH`] by [`BARS_HEIGHT`].
    pub dots: Vec<(f64, f64)>,
    /// The running median as a path, or why there is none.
    pub curve: Result<String, String>,
    /// The shortest and the longest time, at the ends of the axis, in words.
    pub axis: [String; 2],
}

/// The techniques that were met.
#[derive(Clone, PartialEq, Debug)]
pub struct TechniquesView {
    /// The heading.
    pub label: String,
    /// What the counts are of.
    pub help: String,
    /// Alone, with a nudge, shown: their names.
    pub legend: [String; 3],
    /// The headings of the last two columns.
    pub columns: [String; 2],
    /// The rows.
    pub rows: Vec<TechniqueRowView>,
}

/// How a technique was met.
#[derive(Clone, PartialEq, Debug)]
pub struct TechniqueRowView {
    /// Its name.
    pub name: String,
    /// Alone, with a nudge, shown: the shares, which are 1 together.
    pub shares: [f64; 3],
    /// The counts in words, for a screen reader.
    pub said: String,
    /// The share found alone, in percent.
    pub alone: String,
    /// How often it was met.
    pub met: String,
}

/// The statistics of the model.
pub fn statistics(model: &Shown) -> StatisticsView {
    let period = model.own.browse.period;
    let statistics = Statistics::of(model.common.games.games(), period, model.common.moment);
    let label = |label| model.common.localizer.label(label);
    let (count, minutes) = (statistics.count() as u64, statistics.played / 60_000.0);
    let summary = match minutes < 60.0 {
        true => Message::StatisticsSummaryMinutes { count, minutes: minutes.ceil() as u64 },
        false => Message::StatisticsSummary { count, hours: (minutes / 60.0).round() as u64 },
    };
    let export = Msg::to(LibraryMsg::TableExported);
    let tiers: Vec<TierView> = statistics.tiers.iter().map(|tier| tier_view(model, tier)).collect();
    let has_charts = tiers.iter().any(|tier| tier.charts.is_some());
    let help = if has_charts { Label::StatisticsTimesHelp } else { Label::StatisticsTimesAlone };
    StatisticsView {
        summary: model.common.localizer.message(&summary),
        periods: Period::iter().map(|of| period_button(model, of)).collect(),
        export: ButtonView::new(model.common, Label::StatisticsExport, export).icon(Icon::Export),
        times_label: label(Label::StatisticsTimes),
        times_help: label(help),
        tiers,
        table: table(model, &statistics),
        table_label: label(Label::StatisticsTable),
        techniques: (!statistics.techniques.is_empty()).then(|| techniques(model, &statistics)),
    }
}

fn period_button(model: &Shown, period: Period) -> ButtonView {
    let label = match period {
        Period::Month => Label::PeriodMonth,
        Period::HalfYear => Label::PeriodHalfYear,
        Period::All => Label::PeriodAll,
    };
    let msg = Msg::to(LibraryMsg::PeriodChosen(period));
    ButtonView::new(model.common, label, msg).pressed(model.own.browse.period == period)
}

fn clock(milliseconds: f64) -> String {
    hours((milliseconds / 1000.0) as u64)
}

fn tier_view(model: &Shown, times: &TierTimes) -> TierView {
    let solved = Message::TierSolved { count: times.count() as u64 };
    let (time, of_time) = headline(times);
    TierView {
        name: model.common.localizer.label(Label::of_tier(times.tier)),
        solved: model.common.localizer.message(&solved),
        time,
        of_time: model.common.localizer.message(&of_time),
        charts: charts(model, times),
    }
}

/// The time that says most: the median of many games, the best of a few, the only one.
fn headline(times: &TierTimes) -> (String, Message) {
    let best = times.best().map(clock);
    let median = times.median().filter(|_| times.times.len() >= LEAST_FOR_CURVE);
    match (median, best) {
        (Some(median), Some(best)) => (clock(median), Message::MedianAndBest { best }),
        (None, Some(best)) if times.times.len() > 1 => (best, Message::BestOfFew),
        (_, Some(only)) => (only, Message::OnlyTime),
        (_, None) => (String::new(), Message::NoTimeAlone),
    }
}

/// One or two times need no chart: they are their own best and worst.
fn charts(model: &Shown, times: &TierTimes) -> Option<ChartsView> {
    times.median()?;
    let many = times.median().filter(|_| times.times.len() >= LEAST_FOR_CURVE);
    let too_few = Message::TooFewForCurve { least: LEAST_FOR_CURVE as u64 };
    let longest = times.times.iter().copied().fold(0.0, f64::max);
    Some(ChartsView {
        bars: many.map(|median| (bars(times), times.place(median) * WIDTH)),
        dots: dots(times, &times.times),
        curve: match many {
            Some(_) => Ok(curve(times)),
            None => Err(model.common.localizer.message(&too_few)),
        },
        axis: [
            model
                .common
                .localizer
                .message(&Message::DoneBest { time: times.best().map_or(String::new(), clock) }),
            model.common.localizer.message(&Message::LongestTime { time: clock(longest) }),
        ],
    })
}

fn bars(times: &TierTimes) -> String {
    let bars = times.distribution();
    let most = bars.iter().copied().max().unwrap_or(0).max(1) as f64;
    let width = WIDTH / bars.len() as f64;
    let mut path = String::new();
    for (at, count) in bars.iter().enumerate().filter(|(_, count)| **count > 0) {
        let (x, height) = (at as f64 * width, *count as f64 / most * (BARS_HEIGHT - 4.0));
        let bar = width - 1.5;
        _ = write!(path, "M{x:.1} {BARS_HEIGHT}v-{height:.1}h{bar:.1}v{height:.1}z");
    }
    path
}

/// Places in the lower chart: the games from left to right, long times above.
fn dots(times: &TierTimes, of: &[f64]) -> Vec<(f64, f64)> {
    let step = WIDTH / of.len().max(1) as f64;
    let place = |(at, time): (usize, &f64)| {
        ((at as f64 + 0.5) * step, (1.0 - times.place(*time)) * (BARS_HEIGHT - 6.0) + 3.0)
    };
    of.iter().enumerate().map(place).collect()
}

fn curve(times: &TierTimes) -> String {
    let mut path = String::new();
    for (at, (x, y)) in dots(times, &times.running_median()).into_iter().enumerate() {
        let to = if at == 0 { 'M' } else { 'L' };
        _ = write!(path, "{to}{x:.1} {y:.1}");
    }
    path
}

fn table(model: &Shown, statistics: &Statistics) -> (Vec<String>, Vec<Vec<String>>) {
    let head = [
        Label::ColumnTier,
        Label::StatisticsSolved,
        Label::StatisticsAlone,
        Label::StatisticsHelped,
        Label::StatisticsBest,
        Label::StatisticsMedian,
        Label::StatisticsRecent,
    ];
    let row = |times: &TierTimes| {
        let recent = times.median().and_then(|_| times.running_median().last().copied());
        let time = |time: Option<f64>| time.map_or(NO_TIME.to_owned(), clock);
        vec![
            model.common.localizer.label(Label::of_tier(times.tier)),
            times.count().to_string(),
            times.times.len().to_string(),
            times.helped.to_string(),
            time(times.best()),
            time(times.median()),
            time(recent),
        ]
    };
    let head = head.map(|label| model.common.localizer.label(label)).into();
    (head, statistics.tiers.iter().map(row).collect())
}

fn techniques(model: &Shown, statistics: &Statistics) -> TechniquesView {
    let label = |label| model.common.localizer.label(label);
    let rows = statistics.techniques.iter().take(MAX_TECHNIQUES);
    TechniquesView {
        label: label(Label::StatisticsTechniques),
        help: label(Label::StatisticsTechniquesHelp),
        legend: [Label::FoundAlone, Label::FoundNudged, Label::FoundShown].map(label),
        columns: [Label::StatisticsAlone, Label::StatisticsMet].map(label),
        rows: rows.map(|count| technique_row(model, count)).collect(),
    }
}

fn technique_row(model: &Shown, count: &TechniqueCount) -> TechniqueRowView {
    let met = count.met();
    let share = |of: usize| of as f64 / met.max(1) as f64;
    let said = Message::TechniqueMet {
        alone: count.alone as u64,
        nudged: count.nudged as u64,
        shown: count.shown as u64,
    };
    TechniqueRowView {
        name: model.common.localizer.technique(count.technique),
        shares: [share(count.alone), share(count.nudged), share(count.shown)],
        said: model.common.localizer.message(&said),
        alone: format!("{}\u{a0}%", (share(count.alone) * 100.0).round()),
        met: met.to_string(),
    }
}
