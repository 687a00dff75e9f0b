//! How deep the stack of a search was over time, with its scales.

use std::fmt::Write as _;

use super::numbers::percent;
use crate::engine::algorithms::recording::DepthPlot;
use crate::places::algorithms::Sample;
use crate::places::algorithms::Shown;
use crate::places::algorithms::run::Run;
use crate::words::label::Label;
use crate::words::message::Message;

/// How deep the stack was over time.
#[derive(Clone, PartialEq, Debug)]
pub struct PlotView {
    /// Its heading.
    pub title: String,
    /// What it shows and what pressing it does.
    pub help: String,
    /// Which steps are shown.
    pub range: String,
    /// The area between the least and the most depth, and the line of the most, as SVG paths on 10000
    /// by 1000.
    pub paths: [String; 2],
    /// Depths on the scale: the place from the top, in percent, and the number.
    pub levels: Vec<(String, String)>,
    /// Steps on the scale: the place from the left, in percent, and the number.
    pub marks: Vec<(String, String)>,
    /// Where the step that is shown is, from the left and from the top, in percent.
    pub now: [String; 2],
    /// The last step that is known, and the one that is shown.
    pub steps: (u64, u64),
    /// The step in words.
    pub step: String,
}

/// The least height of the scale.
const LEAST: u8 = 4;

/// The plot of a search.
pub fn plot(model: &Shown, run: &Run) -> PlotView {
    let parts = &run.recording.plot.parts;
    let highest = parts.iter().map(|part| part.1).max().unwrap_or_default().max(LEAST);
    let (known, step) = (run.known_steps(), run.state.step);
    let down = |depth: u8| 1.0 - f64::from(depth) / f64::from(highest) * 0.95;
    let across = |step: u64| step as f64 / known.max(1) as f64;
    let label = |label| model.common.localizer.label(label);
    let message = |message| model.common.localizer.message(&message);
    let interval = level_interval(highest);
    let levels = (1..=highest / interval).map(|at| at * interval);
    let apart = interval_of(known / 4);
    let marks = (1..=known / apart).map(|at| at * apart);
    PlotView {
        title: label(Label::TracePlot),
        help: label(Label::TracePlotHelp),
        range: message(Message::TracePlotTo { step: known }),
        paths: paths(&run.recording.plot, &across, &down),
        levels: levels.map(|depth| (percent(down(depth)), depth.to_string())).collect(),
        marks: marks
            .map(|step| (percent(across(step)), model.common.localizer.number(step)))
            .collect(),
        now: [percent(across(step)), percent(down(run.state.depth()))],
        steps: (known, step),
        step: message(Message::TraceStepNumber { step }),
    }
}

fn level_interval(highest: u8) -> u8 {
    match highest {
        0..=5 => 2,
        6..=14 => 5,
        15..=44 => 10,
        _ => 20,
    }
}

/// The least of 1, 2, 5, 10, 20 and so on that is not below a number.
fn interval_of(least: u64) -> u64 {
    let power = 10u64.pow(least.max(1).ilog10());
    [1, 2, 5, 10].map(|times| times * power).into_iter().find(|one| *one >= least).unwrap_or(1)
}

/// The plot of a whole search, on 10000 by 1000.
pub fn sample_paths(sample: &Sample) -> [String; 2] {
    let highest = sample.plot.parts.iter().map(|part| part.1).max().unwrap_or_default().max(LEAST);
    let down = |depth: u8| 1.0 - f64::from(depth) / f64::from(highest) * 0.95;
    paths(&sample.plot, &|at| at as f64 / sample.steps.max(1) as f64, &down)
}

/// More parts than these are drawn two and two: the plot is drawn anew with each frame.
const MOST_DRAWN: usize = 256;

/// `across` and `down` are parts of the whole. Whole numbers are written in a fraction of the time
/// that decimals take.
fn paths(plot: &DepthPlot, across: &dyn Fn(u64) -> f64, down: &dyn Fn(u8) -> f64) -> [String; 2] {
    let x = |step| (across(step) * 10_000.0).round() as u32;
    let y = |depth| (down(depth) * 1_000.0).round() as u32;
    let together = plot.parts.len().div_ceil(MOST_DRAWN).max(1);
    let width = plot.width * together as u64;
    let join = |parts: &[(u8, u8)]| {
        let known = parts.iter().filter(|part| part.0 <= part.1).copied();
        known.reduce(|all, one| (all.0.min(one.0), all.1.max(one.1)))
    };
    let parts = plot.parts.chunks(together).map(join).enumerate();
    let known: Vec<(u32, (u8, u8))> =
        parts.filter_map(|(at, part)| Some((x(at as u64 * width), part?))).collect();
    let (mut line, mut below) = (String::new(), String::new());
    for (at, (_, most)) in &known {
        let letter = if line.is_empty() { 'M' } else { 'L' };
        _ = write!(line, "{letter}{at} {}", y(*most));
    }
    for (at, (least, _)) in known.iter().rev() {
        _ = write!(below, "L{at} {}", y(*least));
    }
    if line.is_empty() {
        return [line, below];
    }
    [format!("{line}{below}Z"), line]
}

#[cfg(test)]
mod tests {
    use super::interval_of;

    #[test]
    fn marks_stand_at_round_numbers() {
        let intervals = [0, 1, 3, 7, 12, 251, 1_066, 30_000].map(interval_of);
        assert_eq!(intervals, [1, 1, 5, 10, 20, 500, 2_000, 50_000]);
    }
}
