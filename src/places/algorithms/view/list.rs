//! What all methods cost on every puzzle of a list: a strip of points a method, and its figures.

use super::controls::field;
use super::numbers::marks;
use crate::core::msg::Msg;
use crate::core::order::by_number;
use crate::core::view::controls::{ButtonVariant, ButtonView, FieldKind, FieldView, Icon};
use crate::engine::algorithms::Method;
use crate::engine::algorithms::run::Work;
use crate::places::algorithms::Shown;
use crate::places::algorithms::list_work::{ListSource, MAX_LIST_GUESSES};
use crate::places::algorithms::msg::{AlgorithmsField, AlgorithmsMsg};
use crate::words::label::Label;
use crate::words::message::Message;

/// The work over a list.
#[derive(Clone, PartialEq, Debug)]
pub struct ListWorkView {
    /// The heading.
    pub title: String,
    /// What it shows.
    pub about: String,
    /// Which list, and its text.
    pub fields: Vec<FieldView>,
    /// How many puzzles it has, or how far the measurement is.
    pub progress: String,
    /// Begins or ends it.
    pub button: ButtonView,
    /// The headings of the columns after the strip.
    pub headings: Vec<String>,
    /// A row a method, once something was measured.
    pub rows: Vec<ListRowView>,
    /// The powers of ten below: the place of each, from 0 to 1, and the number.
    pub marks: Vec<(f64, String)>,
}

/// What a method costs on the list.
#[derive(Clone, PartialEq, Debug)]
pub struct ListRowView {
    /// The method.
    pub label: String,
    /// A point for each puzzle, as an SVG path on 500 by 20.
    pub points: String,
    /// The place of the median, from 0 to 1.
    pub median: f64,
    /// The least, the median and the most guesses, and how many searches were given up.
    pub cells: [String; 4],
}

/// The scale ends where searches are given up.
const SCALE: f64 = 5.0;

/// The work over the list of the model.
pub fn list(model: &Shown) -> ListWorkView {
    let list = &model.own.list;
    let label = |label| model.common.localizer.label(label);
    let count = list.chosen().len() as u64;
    let progress = match list.puzzles.len() as u64 {
        0 => Message::ListCount { count },
        of if list.is_running || (list.done.len() as u64) < of => {
            Message::ListMeasured { count: list.done.len() as u64, of }
        }
        of => Message::ListCount { count: of },
    };
    let button = match list.is_running {
        true => (Label::ListStop, AlgorithmsMsg::ListStopped, Icon::Stop),
        false => (Label::ListMeasure, AlgorithmsMsg::ListStarted, Icon::Chart),
    };
    let headings = [Label::ListLeast, Label::ListMedian, Label::ListMost, Label::ListGivenUp];
    let rows = Method::ALL.into_iter().enumerate().filter_map(|(at, method)| {
        let works: Vec<Work> = list.of_method(at).collect();
        (!works.is_empty()).then(|| row(model, method, &works))
    });
    ListWorkView {
        title: label(Label::ListTitle),
        about: label(Label::ListAbout),
        fields: fields(model),
        progress: model.common.localizer.message(&progress),
        button: ButtonView::new(model.common, button.0, Msg::to(button.1))
            .icon(button.2)
            .variant(ButtonVariant::Normal)
            .usable(count > 0),
        headings: headings.map(label).into(),
        rows: rows.collect(),
        marks: marks(model, SCALE),
    }
}

fn fields(model: &Shown) -> Vec<FieldView> {
    let list = &model.own.list;
    let choice = |slug: &str, label| (slug.to_owned(), model.common.localizer.label(label));
    let choices = vec![choice("page", Label::ListOfPage), choice("typed", Label::ListTyped)];
    let kind = FieldKind::Choice(choices);
    let source = field(model, AlgorithmsField::ListSource, Label::ListSource, list.source.into());
    let mut fields = vec![source.kind(kind)];
    if list.source == ListSource::Typed {
        let kind = FieldKind::Lines(model.common.localizer.label(Label::ListTextHelp));
        let text = field(model, AlgorithmsField::ListText, Label::ListText, &list.typed);
        fields.push(text.kind(kind));
    }
    fields
}

/// The place of a number of guesses on the scale; none and one stand at its beginning.
fn place(guesses: u64) -> f64 {
    (guesses.max(1) as f64).log10() / SCALE
}

fn row(model: &Shown, method: Method, works: &[Work]) -> ListRowView {
    let number = |number: u64| model.common.localizer.number(number);
    let guesses: Vec<u64> = works.iter().map(|work| work.counters.guesses).collect();
    // Points of puzzles beside each other in the list stand at different heights.
    let height = |at: usize| 3 + at * 7 % 15;
    let points = guesses
        .iter()
        .enumerate()
        .map(|(at, guesses)| format!("M{:.1} {}h0", place(*guesses).min(1.0) * 500.0, height(at)));
    let points = points.collect();
    let guesses = by_number(guesses, |&guesses| guesses as i64);
    let median = guesses[guesses.len() / 2];
    let given_up = works.iter().filter(|work| work.is_stopped).count() as u64;
    let most = guesses[guesses.len() - 1];
    let most = if given_up > 0 {
        model.common.localizer.message(&Message::WorkStopped { count: MAX_LIST_GUESSES })
    } else {
        number(most)
    };
    ListRowView {
        label: model.common.localizer.label(Label::of_method(method)),
        points,
        median: place(median),
        cells: [number(guesses[0]), number(median), most, number(given_up)],
    }
}
