//! How machines solve it: one search step by step, two side by side, or a puzzle being made.

mod cards;
mod compare;
mod controls;
mod grid;
mod list;
mod making;
mod numbers;
mod plot;
mod quiz;
mod stops;
mod trace;

pub use cards::cards;
pub use compare::{BarView, CompareView, SideView};
pub use controls::ControlsView;
pub use grid::{TraceCellView, TraceGridView};
pub use list::{ListRowView, ListWorkView};
pub use making::{AttemptView, ChartView, MakingView, ProofView};
pub use plot::PlotView;
pub use quiz::QuizView;
pub use trace::{ProgramView, RungView, SummaryView, TraceView, WhyView};

use controls::{field, method_field};

use crate::core::algorithms_part::AlgorithmsPart;
use crate::core::known_puzzles::KNOWN_PUZZLES;
use crate::core::place::Place;
use crate::core::view::controls::{FieldKind, FieldView, Icon};
use crate::core::view::page_link::PageLink;
use crate::core::view::place_link::PlaceLinkView;
use crate::engine::algorithms::{DigitOrder, Method};
use crate::places::algorithms::PuzzleChoice;
use crate::places::algorithms::Shown;
use crate::places::algorithms::msg::AlgorithmsField;
use crate::words::label::Label;

/// A page of the algorithms.
#[derive(Clone, PartialEq, Debug)]
pub struct AlgorithmsView {
    /// Its heading.
    pub title: String,
    /// The way back to Learn.
    pub back: PageLink,
    /// The name of the links below.
    pub tabs_label: String,
    /// One, compare, make.
    pub tabs: Vec<PlaceLinkView>,
    /// The menus.
    pub fields: Vec<FieldView>,
    /// Why there is nothing to show, if so.
    pub fault: Option<String>,
    /// What is shown.
    pub content: AlgorithmsContent,
}

/// What a page of the algorithms shows.
#[derive(Clone, PartialEq, Debug)]
pub enum AlgorithmsContent {
    /// Nothing: the puzzle cannot be searched.
    Nothing,
    /// One search.
    One(Box<TraceView>),
    /// Two of them.
    Compare(Box<CompareView>),
    /// A puzzle being made.
    Make(Box<MakingView>),
}

/// The heading of the page and what it shows.
pub fn algorithms(model: &Shown, part: AlgorithmsPart) -> (String, AlgorithmsView) {
    let label = |label| model.common.localizer.label(label);
    let content = match part {
        AlgorithmsPart::Solve(_) => trace::trace(model).map(Box::new).map(AlgorithmsContent::One),
        AlgorithmsPart::Compare => {
            compare::compare(model).map(Box::new).map(AlgorithmsContent::Compare)
        }
        AlgorithmsPart::Make => making::making(model).map(Box::new).map(AlgorithmsContent::Make),
    };
    let fields = match part {
        AlgorithmsPart::Make => making::fields(model),
        _ => fields(model, part),
    };
    let title = match part {
        AlgorithmsPart::Solve(Method::Backtracking) => label(Label::BacktrackingTitle),
        AlgorithmsPart::Solve(method) => label(Label::of_method(method)),
        AlgorithmsPart::Compare => label(Label::TraceCompare),
        AlgorithmsPart::Make => label(Label::MakingTitle),
    };
    let fault = match (&content, part) {
        (Some(_), _) => None,
        (None, AlgorithmsPart::Make) => Some(label(Label::MakingWait)),
        (None, _) => Some(label(Label::TraceFault)),
    };
    let view = AlgorithmsView {
        title: title.clone(),
        back: PageLink { label: label(Label::Learn), href: Place::Learn.href() },
        tabs_label: label(Label::AlgorithmsTitle),
        tabs: tabs(model, part),
        fields,
        fault,
        content: content.unwrap_or(AlgorithmsContent::Nothing),
    };
    (title, view)
}

fn tabs(model: &Shown, part: AlgorithmsPart) -> Vec<PlaceLinkView> {
    let one = AlgorithmsPart::Solve(model.own.methods[0]);
    let tab = |(tab, label): (AlgorithmsPart, Label)| PlaceLinkView {
        label: model.common.localizer.label(label),
        icon: Icon::Steps,
        href: tab.href() + &model.setting(tab).query(),
        is_current: tab == part,
    };
    [
        (one, Label::TraceOne),
        (AlgorithmsPart::Compare, Label::TraceCompare),
        (AlgorithmsPart::Make, Label::TraceMake),
    ]
    .map(tab)
    .into()
}

fn fields(model: &Shown, part: AlgorithmsPart) -> Vec<FieldView> {
    let algorithms = model.own;
    let mut fields = Vec::new();
    if part != AlgorithmsPart::Compare {
        fields.push(method_field(model, AlgorithmsField::TraceMethod, 0));
    }
    fields.push(puzzle_field(model));
    if algorithms.puzzle == PuzzleChoice::Typed {
        let kind = FieldKind::Text(model.common.localizer.label(Label::TraceCluesHelp));
        let typed = &algorithms.typed;
        let clues = field(model, AlgorithmsField::TraceClues, Label::TraceClues, typed);
        fields.push(clues.kind(kind));
    }
    let orders = [
        (DigitOrder::Ascending, Label::DigitsAscending),
        (DigitOrder::Random, Label::DigitsRandom),
    ];
    let choices = orders
        .map(|(order, label)| (order.slug().to_owned(), model.common.localizer.label(label)))
        .into();
    let (order, kind) = (algorithms.order.slug(), FieldKind::Choice(choices));
    fields.push(field(model, AlgorithmsField::TraceOrder, Label::TraceOrder, order).kind(kind));
    let shown = &algorithms.methods[..algorithms.shown_runs()];
    if shown.iter().any(|method| method.is_random(algorithms.order)) {
        let kind = FieldKind::Number(0, u32::MAX);
        let seed = field(model, AlgorithmsField::TraceSeed, Label::TraceSeed, &algorithms.seed);
        fields.push(seed.kind(kind));
    }
    fields
}

fn puzzle_field(model: &Shown) -> FieldView {
    let label = |label| model.common.localizer.label(label);
    let known = KNOWN_PUZZLES.iter().map(|known| (known.slug.to_owned(), label(known.label)));
    let others = [("game", Label::TraceGame), ("typed", Label::TraceTyped)];
    let others = others.map(|(slug, name)| (slug.to_owned(), label(name)));
    let value = match model.own.puzzle {
        PuzzleChoice::Known(at) => KNOWN_PUZZLES.get(at).map_or("", |known| known.slug),
        PuzzleChoice::Game => "game",
        PuzzleChoice::Typed => "typed",
    };
    let kind = FieldKind::Choice(known.chain(others).collect());
    field(model, AlgorithmsField::TracePuzzle, Label::TracePuzzle, value).kind(kind)
}
