//! Grids beside a text, and cells that stay as they were.

use std::rc::Rc;

use super::cell_context::CellContext;
use super::{BoardKind, BoardView, CellView, Overlay};
use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;
use crate::engine::types::set::Element as _;
use crate::words::Localizer;
use crate::words::label::Label;

/// A grid beside a text: a board, and a step drawn over it.
pub fn picture(localizer: &Localizer, board: &Board, overlay: Option<Overlay>) -> BoardView {
    let context = CellContext::apart(localizer, board, overlay);
    let cell = |cell| share(context.cell(cell), None, |view| context.label(view));
    let cells: Vec<Rc<CellView>> = Cell::ALL.map(cell).into();
    BoardView {
        label: localizer.label(Label::Board),
        links: context.links(&cells, None),
        cells,
        mode: BoardKind::Picture,
        pause_overlay: None,
        busy: false,
        done: false,
        named: context.named_lines(),
        line_names: localizer.line_names(),
        has_pattern: false,
    }
}

/// The cell of before, if nothing but its name is missing in the new one; else the new one, named.
pub fn share(
    mut view: CellView,
    previous: Option<&BoardView>,
    label: impl FnOnce(&CellView) -> String,
) -> Rc<CellView> {
    if let Some(before) = previous.and_then(|board| board.cells.get(view.cell.index())) {
        view.label.clone_from(&before.label);
        if view == **before {
            return before.clone();
        }
    }
    view.label = label(&view);
    Rc::new(view)
}
