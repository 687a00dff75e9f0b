//! A list that is rated: how far it is, what its rows say together, and the table of those chosen.

mod histogram;
mod rows;

use strum::IntoEnumIterator as _;

use crate::core::dialog::Dialog;
use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonVariant, ButtonView, FieldKind, FieldView, Icon};
use crate::core::view::table::ColumnView;
use crate::engine::logic::techniques::Tier;
use crate::places::lists::Run;
use crate::places::lists::Shown;
use crate::places::lists::filter::{Filter, Look};
use crate::places::lists::msg::{RatedField, RatedMsg};
use crate::service::table::TableFormat;
use crate::words::label::Label;
use crate::words::message::Message;

pub use histogram::HistogramView;
pub use rows::RatedRowView;

/// What the part of Create shows.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedView {
    /// What is said while there is no list.
    pub empty: Option<String>,
    /// Another list, and as a collection.
    pub tools: Vec<ButtonView>,
    /// What there is of a list, if there is one.
    pub list: Option<RatedListView>,
}

/// A list.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedListView {
    /// Its name, and how many puzzles it has.
    pub title: String,
    /// How many are rated, how fast, and how long it will take.
    pub state: String,
    /// How much is done, from 0 to 1.
    pub done: f64,
    /// Stops it or goes on, and Sudoku Explainer's rating.
    pub run: Vec<ButtonView>,
    /// The label of the group below.
    pub export_label: String,
    /// The table as a file.
    pub export: Vec<ButtonView>,
    /// The bars of the ratings.
    pub histogram: HistogramView,
    /// The heading of the tiers.
    pub tiers_label: String,
    /// Each tier: a button, its share of the largest and how many there are.
    pub tiers: Vec<(ButtonView, f64, String)>,
    /// The heading of what is worth a look.
    pub look_label: String,
    /// Each reason and how many there are.
    pub look: Vec<(ButtonView, String)>,
    /// That records could not be read; may be empty.
    pub unread: String,
    /// The field of the search.
    pub search: FieldView,
    /// What else is chosen.
    pub chips: Vec<ButtonView>,
    /// How many rows are shown of those rated.
    pub found: String,
    /// The heading of what the columns mean, and that: a column and a sentence.
    pub legend: (String, Vec<(String, String)>),
    /// The accessible name of the table.
    pub label: String,
    /// The headings of the columns.
    pub columns: Vec<ColumnView>,
    /// How many rows there are.
    pub count: usize,
    /// The place of the first that is drawn.
    pub first: usize,
    /// Those that are drawn.
    pub rows: Vec<RatedRowView>,
}

/// The list of the model.
pub fn rated(model: &Shown) -> RatedView {
    let list = model.own;
    let is_empty = list.puzzles.is_empty();
    let another =
        ButtonView::new(model.common, Label::RatedAnother, Msg::DialogOpened(Dialog::Import));
    let another = ButtonView { icon: Some(Icon::Import), ..another };
    let kept = ButtonView::new(model.common, Label::ImportKeep, Msg::to(RatedMsg::Kept));
    let kept = kept.icon(Icon::Folder).usable(!list.shown.is_empty());
    let tools = match is_empty {
        true => vec![another.variant(ButtonVariant::Primary)],
        false => vec![another, kept],
    };
    RatedView {
        empty: is_empty.then(|| model.common.localizer.label(Label::RatedEmpty)),
        tools,
        list: (!is_empty).then(|| rated_list(model)),
    }
}

fn rated_list(model: &Shown) -> RatedListView {
    let list = model.own;
    let label = |label| model.common.localizer.label(label);
    let count = list.puzzles.len() as u64;
    let title = match list.name.clone() {
        name if name.is_empty() => Message::ListCount { count },
        name => Message::RatedTitle { name, count },
    };
    let unread = Message::RatedUnread { count: list.unread as u64 };
    let found = Message::RatedFound { count: list.shown.len() as u64, of: count };
    let (first, rows) = rows::rows(model);
    RatedListView {
        title: model.common.localizer.message(&title),
        state: state(model),
        done: list.rated() as f64 / count.max(1) as f64,
        run: run(model),
        export_label: label(Label::RatedExport),
        export: export(model),
        histogram: histogram::histogram(model),
        tiers_label: label(Label::ColumnTier),
        tiers: tiers(model),
        look_label: label(Label::RatedLook),
        look: Look::iter().map(|reason| look(model, reason)).collect(),
        unread: if list.unread > 0 {
            model.common.localizer.message(&unread)
        } else {
            String::new()
        },
        search: search(model),
        chips: chips(model),
        found: model.common.localizer.message(&found),
        legend: (label(Label::RatedLegend), legend(model)),
        label: label(Label::CreateList),
        columns: rows::columns(model),
        count: list.shown.len(),
        first,
        rows,
    }
}

/// What a heading of one word cannot say.
fn legend(model: &Shown) -> Vec<(String, String)> {
    let lines = [
        (Label::ColumnScore, Label::RatedScoreHelp),
        (Label::ColumnExplainer, Label::RatedExplainerMeans),
        (Label::ColumnDepth, Label::RatedDepthHelp),
        (Label::ColumnMinimal, Label::RatedMinimalHelp),
    ];
    let label = |label| model.common.localizer.label(label);
    lines.map(|(column, text)| (label(column), label(text))).into()
}

fn search(model: &Shown) -> FieldView {
    let label = |label| model.common.localizer.label(label);
    FieldView::new(model.common, RatedField::Search, Label::RatedSearch, &model.own.filter.search)
        .kind(FieldKind::Text(label(Label::RatedSearchHelp)))
}

/// While it goes on: how many a second, and how many seconds are left.
fn state(model: &Shown) -> String {
    let list = model.own;
    let (count, of) = (list.rated() as u64, list.puzzles.len() as u64);
    if let Some(export) = &list.export {
        let percent = (export.written * 100 / export.parts.len().max(1)) as u64;
        return model.common.localizer.message(&Message::RatedWriting { percent });
    }
    let (before, since) = list.since;
    let seconds = (model.common.moment.millis - since) as f64 / 1000.0;
    let speed = (list.rated() - before) as f64 / seconds.max(1.0);
    let message = match list.run {
        Run::Going if seconds >= 1.0 && speed >= 0.5 && count < of => {
            let left = ((of - count) as f64 / speed).ceil() as u64;
            let (minutes, seconds) = (left / 60, left % 60);
            Message::RatedSpeed { count, speed: speed as u64, minutes, seconds }
        }
        _ => Message::RatedCount { count, of },
    };
    model.common.localizer.message(&message)
}

fn run(model: &Shown) -> Vec<ButtonView> {
    let button = |label, msg| ButtonView::new(model.common, label, Msg::to(msg));
    let explainer = button(Label::RatedExplainer, RatedMsg::ExplainerToggled);
    let explainer = explainer.title(model.common.localizer.label(Label::RatedExplainerHelp));
    let run = match model.own.run {
        Run::Going => Some(button(Label::Stop, RatedMsg::Stopped).icon(Icon::Stop)),
        Run::Stopped => Some(button(Label::RatedGoOn, RatedMsg::Resumed).icon(Icon::Play)),
        Run::Done => None,
    };
    std::iter::once(explainer.pressed(model.own.is_explained)).chain(run).collect()
}

fn export(model: &Shown) -> Vec<ButtonView> {
    let button = |(label, format)| {
        let msg = Msg::to(RatedMsg::Exported(format));
        ButtonView::new(model.common, label, msg).usable(!model.own.shown.is_empty())
    };
    let formats = [
        (Label::RatedCsv, TableFormat::Csv),
        (Label::RatedTsv, TableFormat::Tsv),
        (Label::RatedJson, TableFormat::Json),
    ];
    formats.map(button).into()
}

fn tiers(model: &Shown) -> Vec<(ButtonView, f64, String)> {
    let counts = &model.own.counts;
    let of_tier = |&tier: &Tier| counts.of_tier(tier);
    let largest = Tier::ALL.iter().map(of_tier).max().unwrap_or_default().max(1);
    let bar = |&tier: &Tier| {
        let msg = Msg::to(RatedMsg::TierToggled(tier));
        let chosen = model.own.filter.tiers.contains(&tier);
        let button = ButtonView::new(model.common, Label::of_tier(tier), msg).pressed(chosen);
        let share = f64::from(of_tier(&tier)) / f64::from(largest);
        (button, share, count(model, of_tier(&tier) as usize))
    };
    Tier::ALL.iter().map(bar).collect()
}

fn count(model: &Shown, count: usize) -> String {
    model.common.localizer.message(&Message::Count { count: count as u64 })
}

fn look(model: &Shown, reason: Look) -> (ButtonView, String) {
    let counts = &model.own.counts;
    let label = match reason {
        Look::NoSolution => Label::LookNoSolution,
        Look::Several => Label::LookSeveral,
        Look::Twin => Label::LookTwin,
        Look::Conflict => Label::LookConflict,
    };
    let found = reason.verdict().map_or(counts.repeated, |verdict| counts.of(verdict));
    let chosen = model.own.filter.look == Some(reason);
    let button = ButtonView::new(model.common, label, Msg::to(RatedMsg::LookToggled(reason)));
    (button.pressed(chosen), count(model, found))
}

fn chips(model: &Shown) -> Vec<ButtonView> {
    let filter = &model.own.filter;
    let chip = |label, is_chosen, msg| {
        ButtonView::new(model.common, label, Msg::to(msg)).pressed(is_chosen)
    };
    let clear =
        ButtonView::new(model.common, Label::LibraryShowAll, Msg::to(RatedMsg::FilterCleared));
    let mut chips = vec![
        chip(Label::ChipMinimal, filter.is_minimal, RatedMsg::MinimalToggled),
        chip(Label::ChipOnce, filter.is_once, RatedMsg::OnceToggled),
        chip(Label::ChipSymmetric, filter.is_symmetric, RatedMsg::SymmetricToggled),
    ];
    if *filter != Filter::default() {
        chips.push(clear.icon(Icon::Close));
    }
    chips
}
