//! [`GridMsg`]: what is done with the cells of the grid, with a pointer or the keys.

use crate::core::cursor::{Direction, MoveExtent, SelectMode};
use crate::engine::types::cell::Cell;

/// What is done with the cells of the grid, with a pointer or the keys.
#[derive(Clone, PartialEq, Debug)]
pub enum GridMsg {
    /// All cells with the digit of the cursor's cell are selected.
    SameSelected,
    /// The cell of the keyboard joins or leaves the selection.
    CursorToggled,
    /// The cursor moves.
    CursorMoved(Direction, MoveExtent),
    /// A cell was pressed with a pointer.
    CellPressed(Cell, SelectMode),
    /// The pointer was lifted from a cell that it pressed once and did not leave.
    CellTapped(Cell),
    /// A cell got the focus, in whatever way.
    CellFocused(Cell),
    /// The pointer moved over a cell while it is down.
    CellDragged(Cell),
    /// A cell was pressed twice in a row.
    CellPressedTwice(Cell),
    /// The pointer was held on a cell.
    CellHeld(Cell),
    /// A second finger landed: the selection from before the gesture comes back.
    GestureCancelled,
    /// Every cell is selected.
    AllSelected,
}
