//! Mouse, pen and finger on the grid, all by pointer events: a press selects, a drag selects
//! more, a second finger takes the gesture back, a second press in a row asks for more.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::{Element, PointerEvent};
use yew::Callback;

use crate::core::cursor::SelectMode;
use crate::core::msg::{GridMsg, Msg};
use crate::engine::types::cell::Cell;

use crate::core::dom::long_press::LongPress;

/// Two presses of one cell count as one double press within so many milliseconds.
const TWICE: f64 = 350.0;
/// A drag takes a cell when it comes this near to its middle, in cells, so that a diagonal does
/// not take the cells whose corners it grazes.
const REACH: f64 = 0.42;
/// A quick pointer jumps; the way between two of its places is walked in steps of so many cells.
const STRIDE: f64 = 0.25;

/// What is known of the pointer between two events.
#[derive(Default)]
pub struct Gesture {
    pointer: Option<i32>,
    at: (f64, f64),
    cell: Option<Cell>,
    pressed: Option<(Cell, f64)>,
    /// The cell that the press will have tapped, if it stays there.
    tapped: Option<Cell>,
    hold: LongPress,
}

impl Gesture {
    /// The pointer went down on the grid.
    pub fn down(&mut self, grid: &Element, event: &PointerEvent) -> Option<Msg> {
        if self.pointer.is_some_and(|pointer| pointer != event.pointer_id()) {
            self.held();
            return Some(Msg::Grid(GridMsg::GestureCancelled));
        }
        if event.button() != 0 {
            return None;
        }
        self.at = place(grid, event);
        self.cell = cell_at(self.at, 1.0);
        let cell = self.cell?;
        self.pointer = Some(event.pointer_id());
        // Without capture the drag merely ends at the edge of the grid.
        _ = grid.set_pointer_capture(event.pointer_id());
        Some(self.press(cell, event))
    }
    fn press(&mut self, cell: Cell, event: &PointerEvent) -> Msg {
        let now = event.time_stamp();
        let before = self.pressed.take();
        self.tapped = None;
        if event.ctrl_key() || event.meta_key() || event.shift_key() {
            return Msg::Grid(GridMsg::CellPressed(cell, SelectMode::Toggle));
        }
        if before.is_some_and(|(last, then)| last == cell && now - then < TWICE) {
            return Msg::Grid(GridMsg::CellPressedTwice(cell));
        }
        self.pressed = Some((cell, now));
        self.tapped = Some(cell);
        Msg::Grid(GridMsg::CellPressed(cell, SelectMode::Only))
    }
    /// The pointer moved: the cells that it newly came over.
    pub fn moved(&mut self, grid: &Element, event: &PointerEvent) -> Vec<Msg> {
        if self.pointer != Some(event.pointer_id()) {
            return Vec::new();
        }
        self.hold.moved(event);
        let (from, to) = (self.at, place(grid, event));
        self.at = to;
        let way = (to.0 - from.0).abs().max((to.1 - from.1).abs());
        let steps = (way / STRIDE).ceil().clamp(1.0, 64.0);
        let mut dragged = Vec::new();
        for step in 1..=steps as u32 {
            let part = f64::from(step) / steps;
            let point = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            if let Some(cell) = cell_at(point, REACH).filter(|&cell| self.cell != Some(cell)) {
                self.cell = Some(cell);
                self.pressed = None;
                self.tapped = None;
                self.hold.ended();
                dragged.push(Msg::Grid(GridMsg::CellDragged(cell)));
            }
        }
        dragged
    }
    /// The pointer was lifted.
    pub fn up(&mut self, event: &PointerEvent) -> Option<Msg> {
        if self.pointer != Some(event.pointer_id()) {
            return None;
        }
        self.pointer = None;
        self.hold.ended();
        self.tapped.take().map(|cell| Msg::Grid(GridMsg::CellTapped(cell)))
    }
    /// The press means something else: it is over, and taps nothing. The cell that it was on.
    pub fn held(&mut self) -> Option<Cell> {
        self.hold.ended();
        self.pointer = None;
        self.pressed = None;
        self.tapped.take()
    }
    /// The browser took the pointer for itself.
    pub fn cancelled(&mut self, event: &PointerEvent) -> Option<Msg> {
        let ours = self.pointer == Some(event.pointer_id());
        _ = self.up(event);
        ours.then_some(Msg::Grid(GridMsg::GestureCancelled))
    }
}

/// A finger or a pen that stays on a cell asks for its menu; a mouse has a button for that.
pub fn hold(gesture: &Rc<RefCell<Gesture>>, event: &PointerEvent, dispatch: &Callback<Msg>) {
    if gesture.borrow().tapped.is_none() || event.pointer_type() == "mouse" {
        return;
    }
    let press = gesture.borrow().hold.clone();
    let (gesture, dispatch) = (gesture.clone(), dispatch.clone());
    press.down(event, move || {
        let cell = gesture.borrow_mut().held();
        cell.into_iter().for_each(|cell| dispatch.emit(Msg::Grid(GridMsg::CellHeld(cell))));
    });
}

/// Where on the grid the event is, in cells from its upper left corner.
fn place(grid: &Element, event: &PointerEvent) -> (f64, f64) {
    let bounds = grid.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    ((x - bounds.left()) * 9.0 / bounds.width(), (y - bounds.top()) * 9.0 / bounds.height())
}

/// The cell at a place, if the place is on the grid and within `reach` cells of its middle.
fn cell_at((x, y): (f64, f64), reach: f64) -> Option<Cell> {
    let (column, row) = (x.floor(), y.floor());
    let inside = (0.0..9.0).contains(&column) && (0.0..9.0).contains(&row);
    let (across, down) = (x - column - 0.5, y - row - 0.5);
    let near = across * across + down * down <= reach * reach;
    (inside && near).then(|| Cell::new(row as usize, column as usize))
}
