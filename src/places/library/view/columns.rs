//! The columns of a list of games, and the order of its rows.

use strum::IntoEnumIterator as _;

use crate::core::msg::Msg;
use crate::core::section::Section;
use crate::core::view::controls::{FieldKind, FieldView};
use crate::core::view::table::ColumnView;
use crate::places::library::Shown;
use crate::places::library::listing::{Column, Order};
use crate::places::library::msg::{LibraryField, LibraryMsg};
use crate::words::label::Label;

/// The orders that have words of their own; the others are chosen by the headings.
const ORDERS: [(Column, bool, Label); 6] = [
    (Column::Changed, true, Label::OrderNewest),
    (Column::Changed, false, Label::OrderOldest),
    (Column::Time, false, Label::OrderFastest),
    (Column::Time, true, Label::OrderSlowest),
    (Column::Score, true, Label::OrderHardest),
    (Column::Score, false, Label::OrderEasiest),
];

/// The choice of the order.
pub fn order(model: &Shown) -> FieldView {
    let chosen = model.own.browse.order;
    let option = |(by, is_descending, label)| {
        (Order { by, is_descending }.slug(), model.common.localizer.label(label))
    };
    let mut options: Vec<(String, String)> = ORDERS.map(option).into();
    if options.iter().all(|(slug, _)| *slug != chosen.slug()) {
        options.push((chosen.slug(), model.common.localizer.label(label_of(model, chosen.by))));
    }
    FieldView::new(model.common, LibraryField::Order, Label::LibraryOrder, chosen.slug())
        .kind(FieldKind::Choice(options))
}

fn label_of(model: &Shown, column: Column) -> Label {
    // What is not solved has come so far; the help counts at the end.
    let section = model.own.browse.section;
    let is_solved = section.is_day() || section == Section::Solved;
    match column {
        Column::Puzzle => Label::ColumnPuzzle,
        Column::Hardest => Label::ColumnHardest,
        Column::Score => Label::ColumnScore,
        Column::Time => Label::ColumnTime,
        Column::Help if is_solved => Label::ColumnHelp,
        Column::Help => Label::ColumnState,
        Column::Changed => Label::ColumnChanged,
        Column::Collection => Label::ColumnCollection,
    }
}

/// The headings, which sort.
pub fn columns(model: &Shown) -> Vec<ColumnView> {
    let order = model.own.browse.order;
    let column = |column| ColumnView {
        label: model.common.localizer.label(label_of(model, column)),
        direction: match (order.by == column, order.is_descending) {
            (false, _) => None,
            (true, false) => Some("ascending"),
            (true, true) => Some("descending"),
        },
        msg: Msg::to(LibraryMsg::SortedBy(column)),
    };
    Column::iter().map(column).collect()
}
