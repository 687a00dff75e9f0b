//! The rows of the table.

use strum::IntoEnumIterator as _;

use crate::core::msg::Msg;
use crate::core::view::badge::{BadgeView, short_verdict};
use crate::core::view::table::{ColumnView, WINDOW};
use crate::core::view::thumbnail::ThumbnailView;
use crate::engine::types::grid::Grid;
use crate::places::lists::Shown;
use crate::places::lists::filter::OrderBy;
use crate::places::lists::msg::RatedMsg;
use crate::service::lists::{Described, VerdictKind};
use crate::words::label::Label;
use crate::words::message::Message;
use crate::words::numbers::Decimal;

/// A puzzle of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedRowView {
    /// Its place in the list, 0-based.
    pub at: usize,
    /// Its number and name.
    pub number: String,
    /// What it looks like.
    pub thumbnail: ThumbnailView,
    /// How many clues.
    pub clues: String,
    /// What is known of it; none before it was rated.
    pub verdict: Option<BadgeView>,
    /// Tier, points, Sudoku Explainer's three ratings, hardest technique or what is wrong, depth,
    /// minimal, symmetry, same as; may be empty.
    pub cells: [String; 8],
    /// The accessible name of the button that plays it.
    pub name: String,
    /// Plays it.
    pub open: Msg,
}

/// The place of the first row that is drawn, and the rows.
pub fn rows(model: &Shown) -> (usize, Vec<RatedRowView>) {
    let list = model.own;
    let first = list.first.min(list.shown.len().saturating_sub(WINDOW));
    let shown = list.shown.iter().skip(first).take(WINDOW);
    (first, shown.map(|&at| row(model, at as usize)).collect())
}

fn row(model: &Shown, at: usize) -> RatedRowView {
    let list = model.own;
    let described = list.row(at);
    let (number, name) = (at as u64 + 1, list.puzzles.name(at).to_owned());
    let number = match name.is_empty() {
        true => number.to_string(),
        false => model.common.localizer.message(&Message::EntryName { number, name }),
    };
    let clues = list.puzzles.clue_count(at).to_string();
    let verdict = described.map(|row| short_verdict(model.common, Some(row.verdict)));
    let cells = described.map(|row| cells(model, at, row)).unwrap_or_default();
    let said =
        verdict.iter().map(|badge| &badge.text).chain(&cells).filter(|text| !text.is_empty());
    let name = std::iter::once(&number).chain(said).cloned().collect::<Vec<_>>().join(", ");
    RatedRowView {
        at,
        thumbnail: ThumbnailView::of(&list.puzzles.clues(at), &Grid::EMPTY),
        number,
        clues,
        verdict,
        cells,
        name,
        open: Msg::to(RatedMsg::Opened(at)),
    }
}

fn cells(model: &Shown, at: usize, row: &Described) -> [String; 8] {
    let label = |label| model.common.localizer.label(label);
    let grade = row.grade.as_ref();
    let explainer = row.explainer;
    let symmetry = row.symmetries.iter().map(|&one| label(Label::of_symmetry(one)));
    [
        grade.map_or(String::new(), |grade| label(Label::of_tier(grade.tier))),
        grade.map_or(String::new(), |grade| model.common.localizer.number(grade.score)),
        explainer.map_or(String::new(), |of| {
            [of.er, of.ep, of.ed]
                .map(|rating| model.common.localizer.decimal(&Decimal::new(rating)))
                .join(" / ")
        }),
        hardest(model, row),
        row.depth.map_or(String::new(), |depth| depth.to_string()),
        grade.map_or(String::new(), |_| match row.redundant.len() {
            0 => label(Label::Minimal),
            count => model.common.localizer.message(&Message::Redundant { count: count as u64 }),
        }),
        model.common.localizer.join(&symmetry.collect::<Vec<_>>()),
        list_place(model, model.own.same_as(at)),
    ]
}

fn list_place(model: &Shown, first: Option<usize>) -> String {
    first.map_or(String::new(), |first| model.common.localizer.number(first as u64 + 1))
}

/// The hardest technique; of several solutions the cells in which two differ.
fn hardest(model: &Shown, row: &Described) -> String {
    let hardest = row.grade.as_ref().and_then(|grade| grade.hardest);
    match (row.verdict, hardest) {
        (_, Some(technique)) => model.common.localizer.hardest(technique),
        (VerdictKind::Several, _) => {
            model.common.localizer.message(&Message::DifferIn { count: row.differing.len() as u64 })
        }
        _ => String::new(),
    }
}

/// The headings of the columns.
pub fn columns(model: &Shown) -> Vec<ColumnView> {
    let order = model.own.order;
    let column = |by: OrderBy| ColumnView {
        label: model.common.localizer.label(match by {
            OrderBy::Number => Label::ColumnNumber,
            OrderBy::Clues => Label::ColumnClues,
            OrderBy::Verdict => Label::ColumnVerdict,
            OrderBy::Tier => Label::ColumnTier,
            OrderBy::Score => Label::ColumnScore,
            OrderBy::Explainer => Label::ColumnExplainer,
            OrderBy::Hardest => Label::ColumnHardest,
            OrderBy::Depth => Label::ColumnDepth,
            OrderBy::Redundant => Label::ColumnMinimal,
            OrderBy::Symmetry => Label::Symmetry,
            OrderBy::SameAs => Label::ColumnSameAs,
        }),
        direction: match (order.by == by, order.is_descending) {
            (false, _) => None,
            (true, false) => Some("ascending"),
            (true, true) => Some("descending"),
        },
        msg: Msg::to(RatedMsg::SortedBy(by)),
    };
    OrderBy::iter().map(column).collect()
}
