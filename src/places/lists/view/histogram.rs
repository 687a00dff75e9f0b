//! How many puzzles have which rating, as bars, and which of the bars are chosen.

use crate::places::lists::{Scale, Shown};
use crate::words::label::Label;
use crate::words::message::Message;

/// Bars with two handles.
#[derive(Clone, PartialEq, Debug)]
pub struct HistogramView {
    /// Which rating it is.
    pub title: String,
    /// What is chosen of it, and how many rows that leaves; empty while all are.
    pub chosen: String,
    /// The heights of the bars, from 0 to 1: square roots, so that few are still seen.
    pub bars: Vec<f64>,
    /// The first and the last bar that is chosen.
    pub ends: (usize, usize),
    /// Whether some of them are chosen rather than all.
    pub is_chosen: bool,
    /// The accessible name of each handle, and what it stands at.
    pub handles: [(String, String); 2],
    /// Ratings under the bars: the place of the bar, and the rating.
    pub marks: Vec<(usize, String)>,
}

/// How many ratings are named under the bars.
const MARKS: usize = 5;

/// The histogram of the model.
pub fn histogram(model: &Shown) -> HistogramView {
    let list = model.own;
    let scale = list.scale();
    let counts = list.counts.bars(scale);
    let largest = f64::from(counts.iter().copied().max().unwrap_or_default().max(1));
    let last = scale.bars() - 1;
    let ends = list.filter.bars.unwrap_or((0, last));
    let localizer = &model.common.localizer;
    let (from, to) = (scale.least(ends.0, localizer), scale.most(ends.1, localizer));
    let count = list.shown.len() as u64;
    // The last bar has no end.
    let chosen = match to.is_empty() {
        true => Message::RatedBarsFrom { from: from.clone(), count },
        false => Message::RatedBars { from: from.clone(), to: to.clone(), count },
    };
    let step = scale.bars().div_ceil(MARKS);
    HistogramView {
        title: model.common.localizer.label(scale_label(scale)),
        chosen: if list.filter.bars.is_some() {
            model.common.localizer.message(&chosen)
        } else {
            String::new()
        },
        bars: counts.iter().map(|&count| (f64::from(count) / largest).sqrt()).collect(),
        ends,
        is_chosen: list.filter.bars.is_some(),
        handles: [
            (model.common.localizer.label(Label::RatedFrom), from),
            (
                model.common.localizer.label(Label::RatedTo),
                if to.is_empty() { "∞".to_owned() } else { to },
            ),
        ],
        marks: (0..scale.bars())
            .step_by(step)
            .map(|bar| (bar, scale.least(bar, localizer)))
            .collect(),
    }
}

/// The name of a rating.
fn scale_label(scale: Scale) -> Label {
    match scale {
        Scale::Score => Label::ColumnScore,
        Scale::Explainer => Label::ColumnExplainer,
    }
}
