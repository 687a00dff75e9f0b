//! Cells that are copied and pasted.

use crate::core::cell_text;
use crate::core::command::Command;
use crate::core::moves::{CellContent, Move};
use crate::engine::types::cell::Cell;
use crate::play::Update;
use crate::words::message::Message;

impl Update<'_> {
    /// The selected cells with their digits, notes and colours.
    pub(crate) fn copy_cells(&mut self) {
        self.common.page.dialog = None;
        if self.common.session.clock.is_paused() {
            return;
        }
        let (board, cells) = (self.common.board(), self.target());
        let content =
            |cell| CellContent { digit: board.digit(cell), ..CellContent::of(board, cell) };
        let contents: Vec<CellContent> = cells.iter().map(content).collect();
        let text = cell_text::print(&contents);
        self.own.input.copied = contents;
        self.emit(Command::Copy(text));
    }
    /// The cells copied last go where the cursor is.
    pub(crate) fn paste_copied(&mut self) {
        self.common.page.dialog = None;
        let contents = self.own.input.copied.clone();
        self.paste_cells(&contents);
    }
    /// The first cell of those that are pasted goes to the first that is selected, the others stand
    /// around it as they did; what would lie outside of the grid is left out.
    pub(crate) fn paste_cells(&mut self, contents: &[CellContent]) {
        let corner = |cells: &[Cell]| {
            let row = cells.iter().map(|cell| cell.row()).min()?;
            Some((row, cells.iter().map(|cell| cell.column()).min()?))
        };
        let from = corner(&contents.iter().map(|content| content.cell).collect::<Vec<_>>());
        let to = corner(&self.target().iter().collect::<Vec<_>>());
        let (Some(from), Some(to)) = (from, to) else { return };
        let moved = |content: &CellContent| {
            let row = (content.cell.row() + to.0).checked_sub(from.0)?;
            let column = (content.cell.column() + to.1).checked_sub(from.1)?;
            let inside = row < 9 && column < 9;
            inside.then(|| CellContent { cell: Cell::new(row, column), ..*content })
        };
        let moved: Vec<CellContent> = contents.iter().filter_map(moved).collect();
        self.own.input.selection = moved.iter().map(|content| content.cell).collect();
        if self.own.input.selection.is_subset(self.common.board().givens.filled()) {
            return self.set_status(Message::GivenStays);
        }
        self.make(Move::Put(moved));
    }
}
