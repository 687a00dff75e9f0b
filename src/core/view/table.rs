//! Tables of any length, of which only the rows in view are drawn.

use crate::core::msg::Msg;

/// The most rows that are drawn at a time; the others only take room.
pub const WINDOW: usize = 60;
/// Rows are drawn anew after the view has moved by so many.
const STEP: usize = 15;

/// The heading of a column.
#[derive(Clone, PartialEq, Debug)]
pub struct ColumnView {
    /// What it says.
    pub label: String,
    /// The value of `aria-sort` if the rows go by it.
    pub direction: Option<&'static str>,
    /// Sorts by it.
    pub msg: Msg,
}

/// The first row to draw of so many when this one is the first in view: some above it are drawn, too.
pub fn first_drawn(in_view: usize, count: usize) -> usize {
    (in_view.saturating_sub(WINDOW / 3) / STEP * STEP).min(count.saturating_sub(WINDOW))
}
