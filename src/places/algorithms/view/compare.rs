//! Two searches side by side, and what all of them cost.

use super::controls::{ControlsView, controls, method_field};
use super::grid::{TraceGridView, grid};
use super::list::{ListWorkView, list};
use super::numbers::marks;
use super::plot::{PlotView, plot};
use super::trace::{counters, status};
use crate::core::view::controls::FieldView;
use crate::engine::algorithms::Method;
use crate::places::algorithms::Shown;
use crate::places::algorithms::msg::AlgorithmsField;
use crate::words::label::Label;
use crate::words::message::Message;
use crate::words::numbers::Decimal;

/// Two searches.
#[derive(Clone, PartialEq, Debug)]
pub struct CompareView {
    /// Both.
    pub sides: Vec<SideView>,
    /// What moves them.
    pub controls: ControlsView,
    /// The heading of the bars, and those of the columns beside them.
    pub headings: [String; 3],
    /// What each method costs.
    pub bars: Vec<BarView>,
    /// The powers of ten below: the place of each, from 0 to 1, and the number.
    pub marks: Vec<(f64, String)>,
    /// What all methods cost on a list.
    pub list: ListWorkView,
}

/// One of the two.
#[derive(Clone, PartialEq, Debug)]
pub struct SideView {
    /// The name of the method.
    pub label: String,
    /// Which method it is.
    pub method: FieldView,
    /// What the method does.
    pub note: String,
    /// The grid.
    pub grid: TraceGridView,
    /// What the last step was.
    pub status: String,
    /// What it has cost.
    pub counters: Vec<(String, String)>,
    /// How deep the stack was.
    pub plot: PlotView,
    /// Which part of the whole search that is, once its length is known.
    pub share: Option<String>,
    /// What the tints of the grid mean: guessed, and where there is that, forced.
    pub legend: Vec<String>,
}

/// What a method costs.
#[derive(Clone, PartialEq, Debug)]
pub struct BarView {
    /// The method.
    pub label: String,
    /// Whether it is one of the two.
    pub is_chosen: bool,
    /// The length of the bar, from 0 to 1, once the cost is known.
    pub share: Option<f64>,
    /// The guesses.
    pub guesses: String,
    /// The dead ends.
    pub dead_ends: String,
    /// The time.
    pub time: String,
}

/// Both searches of the model.
pub fn compare(model: &Shown) -> Option<CompareView> {
    let label = |label| model.common.localizer.label(label);
    let sides: Option<Vec<SideView>> = (0..2).map(|at| side(model, at)).collect();
    let most = model.own.work.iter().map(|(_, one)| one.work.counters.guesses).max();
    let scale = (most.unwrap_or_default().max(10) as f64).log10().ceil();
    Some(CompareView {
        sides: sides?,
        controls: controls(model),
        headings: [Label::WorkTitle, Label::TraceDeadEnds, Label::WorkTime].map(label),
        bars: Method::ALL.map(|method| bar(model, method, scale)).into(),
        marks: marks(model, scale),
        list: list(model),
    })
}

fn side(model: &Shown, at: usize) -> Option<SideView> {
    let run = model.own.runs[at].as_ref()?;
    let label = |label| model.common.localizer.label(label);
    let fields = [AlgorithmsField::TraceMethod, AlgorithmsField::TraceOther];
    let method = model.own.methods[at];
    let tints = [Label::TraceGuessed, Label::TraceForced];
    // Row by row takes cells as they come: what is left alone there is a guess like any other.
    let tints = if method == Method::Backtracking { &tints[..1] } else { &tints[..] };
    Some(SideView {
        label: label(Label::of_method(method)),
        method: method_field(model, fields[at], at),
        note: label(Label::note_of_method(method)),
        grid: grid(model, &run.state),
        status: status(model, &run.state),
        counters: counters(model, &run.state),
        plot: plot(model, run),
        share: share(model, method, run.state.step),
        legend: tints.iter().map(|tint| label(*tint)).collect(),
    })
}

/// How much of the way to the first solution was gone; nothing is said beyond it.
fn share(model: &Shown, method: Method, step: u64) -> Option<String> {
    let (_, measured) = model.own.work.iter().find(|(of, _)| *of == method)?;
    let of = measured.work.steps;
    if step > of || measured.work.is_stopped || of == 0 {
        return None;
    }
    let hundredths = step * 100 / of;
    Some(model.common.localizer.message(&Message::TraceShare { step, of, hundredths }))
}

fn bar(model: &Shown, method: Method, scale: f64) -> BarView {
    let found = model.own.work.iter().find(|(of, _)| *of == method);
    let measured = found.map(|(_, measured)| *measured);
    let guesses = measured.map(|one| one.work.counters.guesses);
    let message = |message| model.common.localizer.message(&message);
    BarView {
        label: model.common.localizer.label(Label::of_method(method)),
        is_chosen: model.own.methods.contains(&method),
        share: guesses.map(|guesses| (guesses.max(1) as f64).log10() / scale),
        guesses: match measured {
            Some(one) if one.work.is_stopped => {
                message(Message::WorkStopped { count: one.work.counters.guesses })
            }
            Some(one) if one.work.counters.guesses == 0 => "–".to_owned(),
            Some(one) => model.common.localizer.number(one.work.counters.guesses),
            None => model.common.localizer.label(Label::WorkWait),
        },
        dead_ends: measured
            .map(|one| model.common.localizer.number(one.work.counters.dead_ends))
            .unwrap_or_default(),
        time: measured.map(|one| time(model, one.millis)).unwrap_or_default(),
    }
}

/// Two or three digits of a time.
fn time(model: &Shown, millis: f64) -> String {
    let (number, unit) = match millis {
        short if short < 10.0 => (format!("{short:.2}"), "ms"),
        long if long < 1_000.0 => (format!("{long:.0}"), "ms"),
        long => (format!("{:.1}", long / 1_000.0), "s"),
    };
    format!("{} {unit}", model.common.localizer.decimal(&Decimal::new(number)))
}
