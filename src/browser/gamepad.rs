//! Gamepads: as long as one is connected it is asked with each frame what is pressed. Over a dialog the
//! stick moves the focus, A presses, and B closes.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Function};
use serde::Deserialize;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Event, HtmlElement, Window};
use yew::Callback;

use crate::core::cursor::Direction;
use crate::core::dom::focus::focus_beside;
use crate::core::dom::objects;
use crate::core::dom::{before_paint, document, listen};
use crate::core::gamepad::PadButton;
use crate::core::msg::Msg;

use super::events::now;

/// What is held goes on after so many milliseconds, and again each time so many later.
const FIRST_REPEAT_MS: f64 = 380.0;
const NEXT_REPEAT_MS: f64 = 110.0;

/// What was held with the last frame, and when it counts again.
type HeldButtons = Vec<(PadButton, f64)>;

/// Dispatches what is pressed.
pub fn start(window: &Window, dispatch: &Callback<Msg>) {
    let (dispatch, runs) = (dispatch.clone(), Rc::new(Cell::new(false)));
    listen(window, "gamepadconnected", move |_: Event| {
        if !runs.replace(true) {
            watch(Rc::default(), runs.clone(), dispatch.clone());
        }
    });
}

/// Looks once with each frame, until no gamepad is left.
fn watch(held: Rc<RefCell<HeldButtons>>, runs: Rc<Cell<bool>>, dispatch: Callback<Msg>) {
    before_paint(move || {
        let pads = gamepads();
        if pads.is_empty() {
            return runs.set(false);
        }
        let pressed: Vec<PadButton> = pads.iter().flat_map(pressed).collect();
        for button in due(&mut held.borrow_mut(), &pressed, now().steady) {
            press(button, &dispatch);
        }
        watch(held, runs, dispatch);
    });
}

/// Where gamepads are asked for: not in every browser.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct HasGamepads {
    #[serde(default, with = "serde_wasm_bindgen::preserve")]
    get_gamepads: JsValue,
}

/// A gamepad, as far as it is asked about.
#[derive(Deserialize)]
struct Gamepad {
    connected: bool,
    axes: Vec<f64>,
    buttons: Vec<Button>,
}

#[derive(Deserialize)]
struct Button {
    pressed: bool,
}

fn gamepads() -> Vec<Gamepad> {
    let all = || -> Option<Array> {
        let navigator = web_sys::window()?.navigator();
        let HasGamepads { get_gamepads } = objects::read(navigator.clone())?;
        get_gamepads
            .dyn_into::<Function>()
            .ok()?
            .call0(&navigator)
            .ok()
            .map(|all| Array::from(&all))
    };
    let all = all().unwrap_or_default();
    let pads = all.iter().filter(JsValue::is_object).filter_map(objects::read::<Gamepad>);
    pads.filter(|pad| pad.connected).collect()
}

fn pressed(pad: &Gamepad) -> Vec<PadButton> {
    let axis = |place: usize| pad.axes.get(place).copied().unwrap_or(0.0);
    let held = pad.buttons.iter().enumerate().filter(|(_, button)| button.pressed);
    let mut all: Vec<PadButton> = held.filter_map(|(place, _)| PadButton::at(place)).collect();
    let stick = PadButton::of_stick(axis(0), axis(1));
    all.extend(stick.filter(|way| !all.contains(way)));
    all
}

/// What of it counts now: what was not held before, and what has been held long enough.
fn due(held: &mut HeldButtons, pressed: &[PadButton], now: f64) -> Vec<PadButton> {
    held.retain(|(button, _)| pressed.contains(button));
    let mut due = Vec::new();
    for &button in pressed {
        match held.iter_mut().find(|(other, _)| *other == button) {
            None => {
                held.push((button, now + FIRST_REPEAT_MS));
                due.push(button);
            }
            Some((_, next)) if button.repeats() && now >= *next => {
                *next = now + NEXT_REPEAT_MS;
                due.push(button);
            }
            Some(_) => {}
        }
    }
    due
}

fn press(button: PadButton, dispatch: &Callback<Msg>) {
    let dialog = document().and_then(|document| document.query_selector("dialog[open]").ok()?);
    let Some(dialog) = dialog else { return dispatch.emit(Msg::GamepadPressed(button)) };
    match button {
        PadButton::Way(Direction::Down | Direction::Right) => {
            _ = focus_beside(&dialog, "button, input, select", 1);
        }
        PadButton::Way(Direction::Up | Direction::Left) => {
            _ = focus_beside(&dialog, "button, input, select", -1);
        }
        PadButton::Down => {
            let active = document().and_then(|document| document.active_element());
            let active = active.and_then(|active| active.dyn_into::<HtmlElement>().ok());
            active.iter().for_each(HtmlElement::click);
        }
        PadButton::Right | PadButton::Menu => dispatch.emit(Msg::DialogClosed),
        _ => {}
    }
}
