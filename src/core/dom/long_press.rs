//! A press that is held: after some time it means something of its own, and the click that follows
//! means nothing.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::PointerEvent;

use crate::core::dom::{Timer, after};

/// A press counts as long after so many milliseconds.
const LONG_MS: i32 = 450;
/// A finger that moves further than so many pixels does not hold.
const SLACK: f64 = 8.0;

/// What is known of a press between two events.
#[derive(Clone, Default)]
pub struct LongPress(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    timer: Option<Timer>,
    from: (f64, f64),
    fired: bool,
}

impl LongPress {
    /// The pointer went down: `act` happens if it stays.
    pub fn down(&self, event: &PointerEvent, act: impl FnOnce() + 'static) {
        let from = place(event);
        let state = self.0.clone();
        let timer = (event.button() == 0).then(|| {
            after(LONG_MS, move || {
                state.borrow_mut().fired = true;
                act();
            })
        });
        *self.0.borrow_mut() = State { timer, from, fired: false };
    }
    /// The pointer moved.
    pub fn moved(&self, event: &PointerEvent) {
        let (x, y) = place(event);
        let (from_x, from_y) = self.0.borrow().from;
        if (x - from_x).hypot(y - from_y) > SLACK {
            self.ended();
        }
    }
    /// The pointer was lifted or went away.
    pub fn ended(&self) {
        self.0.borrow_mut().timer = None;
    }
    /// Whether the press has been a long one; asked once, by what would act on a short one.
    pub fn take_fired(&self) -> bool {
        std::mem::take(&mut self.0.borrow_mut().fired)
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
