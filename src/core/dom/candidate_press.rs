//! A candidate of the grid that is pressed, or two that the pointer connects.

use std::cell::Cell as Slot;
use std::rc::Rc;

use wasm_bindgen::JsCast as _;
use web_sys::{DomRect, Event, PointerEvent};
use yew::prelude::*;

use crate::core::dom::{document, listening};
use crate::core::msg::Msg;
use crate::core::msg::links::LinksMsg;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;

/// A finger hits a candidate of cells with this side, in pixels; in smaller ones it selects the cell, and
/// the digits of the pad are the candidates.
const FINGER: f64 = 60.0;

/// Dispatches which candidate is pressed, or which two the pointer connects, as long as the component is
/// there.
#[hook]
pub fn use_candidate_press(dispatch: &Callback<Msg>) {
    let dispatch = dispatch.clone();
    use_effect_with((), move |()| {
        let down: Rc<Slot<Option<Candidate>>> = Rc::default();
        let pressed = {
            let down = down.clone();
            listening("pointerdown", move |event| down.set(candidate(&event)))
        };
        let lifted = listening("pointerup", move |event| {
            let Some((from, to)) = down.take().zip(candidate(&event)) else { return };
            let is_finger = is_finger(&event);
            let msg = match from.cell == to.cell {
                true => LinksMsg::Pressed(from),
                // A finger that is drawn over cells selects them.
                false if is_finger => return,
                false => LinksMsg::Joined(from, to),
            };
            dispatch.emit(Msg::Links(msg));
        });
        move || drop((pressed, lifted))
    });
}

fn is_finger(event: &Event) -> bool {
    event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "touch")
}

/// The candidate whose place is under the pointer; none with a key that selects more.
fn candidate(event: &Event) -> Option<Candidate> {
    let event = event.dyn_ref::<PointerEvent>()?;
    if event.button() != 0 || event.ctrl_key() || event.meta_key() || event.shift_key() {
        return None;
    }
    let grid = document()?.query_selector(".page-play .board-grid").ok()??;
    let bounds: DomRect = grid.get_bounding_client_rect();
    if event.pointer_type() == "touch" && bounds.width() < 9.0 * FINGER {
        return None;
    }
    let x = (f64::from(event.client_x()) - bounds.left()) * 27.0 / bounds.width();
    let y = (f64::from(event.client_y()) - bounds.top()) * 27.0 / bounds.height();
    let is_inside = [x, y].iter().all(|at| (0.0..27.0).contains(at));
    is_inside.then(|| {
        let (x, y) = (x as usize, y as usize);
        Candidate::new(Cell::new(y / 3, x / 3), Digit::ALL[y % 3 * 3 + x % 3])
    })
}
