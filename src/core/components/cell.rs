//! One cell of the grid. Its states are attributes, which the style sheet draws and, where there
//! is a word for them, a screen reader reads.

use yew::prelude::*;

use crate::core::view::board::{BoardKind, CellView, DigitSource, Highlight, LinePart};

use super::colour_wedges::colour_wedges;
use super::notes::{centre_notes, notes};

/// One cell of a grid for this purpose.
pub fn cell(view: &CellView, grid: BoardKind) -> Html {
    let live = grid != BoardKind::Picture;
    let (source, highlight): (&'static str, &'static str) =
        (view.source.into(), view.highlight.into());
    let yes = |state: bool| state.then_some("true");
    let conflicts = !view.conflict_houses.is_empty();
    html! {
        <div
            id={live.then(|| view.cell.to_string())}
            class="cell"
            role={live.then_some("gridcell")}
            tabindex={live.then_some(if view.cursor { "0" } else { "-1" })}
            aria-colindex={live.then(|| (view.cell.column() + 1).to_string())}
            aria-label={live.then(|| view.label.clone())}
            aria-selected={live.then(|| view.selected.to_string())}
            aria-readonly={yes(live && view.source == DigitSource::Given)}
            aria-invalid={yes(live && (conflicts || view.wrong))}
            data-source={source}
            data-highlight={(view.highlight != Highlight::None).then_some(highlight)}
            data-cursor={yes(view.cursor)}
            data-conflict={yes(conflicts)}
            data-wrong={yes(view.wrong)}
            data-undecided={yes(view.differs)}
            data-role={view.role.map(<&str>::from)}
            data-line={view.line.map(<&str>::from)}
            data-coloured={yes(!view.colours.is_empty())}
        >
            { content(view) }
        </div>
    }
}

/// What stands in a cell.
fn content(view: &CellView) -> Html {
    html! {
        <>
            if !view.colours.is_empty() {
                { colour_wedges(view.colours) }
            }
            if let Some(number) = view.line.and_then(LinePart::number) {
                <span class="cell-line" aria-hidden="true">{ number }</span>
            }
            if let Some(digit) = view.digit {
                <span class="cell-digit" aria-hidden="true">{ digit }</span>
            } else {
                if !view.notes.is_empty() {
                    { notes(&view.notes, view.note_layout) }
                }
                if !view.centre.is_empty() {
                    { centre_notes(&view.centre) }
                }
            }
        </>
    }
}
