//! A picture with the corners of its grid, which are dragged or moved by keys under a lens.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;
use crate::pictures::Corners;
use crate::places::create::msg::PictureMsg;
use crate::places::create::view::picture::TakenView;

/// An arrow key moves a corner by so many pixels, with Shift by ten times as many.
const STEP: f32 = 1.0;

pub fn picture_corners(view: &TakenView, dispatch: &Callback<Msg>) -> Html {
    let [width, height] = view.size.map(|side| side as i32);
    let corners = view.corners.unwrap_or_default();
    let outline = path(&corners);
    let others: String = view.grids.iter().map(path).collect();
    let number = |(at, (corners, choice)): (usize, (&Corners, &ButtonView))| {
        let [x, y] = [0, 1].map(|axis| (corners[0][axis] + corners[2][axis]) as i32 / 2);
        let size = (corners[2][1] - corners[0][1]) as i32 / 3;
        let onclick = presses(choice, dispatch);
        html! {
            <text class="picture-number" x={x.to_string()} y={y.to_string()} font-size={size.to_string()} {onclick}>{ at + 1 }</text>
        }
    };
    let corner = |(at, [name, text]): (usize, &[String; 2])| {
        let name = format!("{name}: {text}");
        let address = view.address.clone();
        let is_moved = view.reset.is_some();
        html! { <Corner {at} place={corners[at]} size={view.size} {name} {address} {is_moved} {dispatch} /> }
    };
    html! {
        <div class="picture-corners">
            <img src={view.address.clone()} alt={view.heading.clone()} draggable="false" />
            if view.corners.is_some() {
                <svg viewBox={format!("0 0 {width} {height}")} preserveAspectRatio="none" aria-hidden="true">
                    <path class="picture-outside" fill-rule="evenodd" d={format!("M0 0H{width}V{height}H0Z{outline}")} />
                    <path class="picture-other" d={others} />
                    <path class="picture-outline" d={outline} />
                    { for view.grids.iter().zip(&view.choices).enumerate().map(number) }
                </svg>
                { for view.names.iter().enumerate().map(corner) }
            }
        </div>
    }
}

/// Sends the message of a button.
pub fn presses(view: &ButtonView, dispatch: &Callback<Msg>) -> Callback<MouseEvent> {
    let msg = view.msg.clone();
    dispatch.reform(move |_: MouseEvent| msg.clone())
}

/// The way around a grid, in whole pixels.
fn path(corners: &Corners) -> String {
    let whole = |[x, y]: &[f32; 2]| format!("{},{}", x.round() as i32, y.round() as i32);
    let [a, b, c, d] = corners.each_ref().map(whole);
    format!("M{a}L{b}L{c}L{d}Z")
}

#[derive(Properties, PartialEq)]
struct CornerProps {
    /// Which of the four, 0-based.
    at: usize,
    /// In pixels of the picture.
    place: [f32; 2],
    /// The width and height of the picture, in pixels.
    size: [f32; 2],
    name: String,
    /// The address of the picture.
    address: String,
    /// Whether Escape puts the corners back.
    is_moved: bool,
    dispatch: Callback<Msg>,
}

/// A corner with its lens, the picture four times as large. Its place is set on the element around the corner and the
/// lens: the security policy allows no style in the markup.
#[component]
fn Corner(props: &CornerProps) -> Html {
    let CornerProps { at, place, size: [width, height], name, address, is_moved, dispatch } = props;
    let (at, place, width, height, is_moved) = (*at, *place, *width, *height, *is_moved);
    let around = use_node_ref();
    {
        let around = around.clone();
        use_effect_with([place[0] / width, place[1] / height], move |[across, down]| {
            let around = around.cast::<HtmlElement>();
            around.iter().for_each(|around| set_place(around, *across, *down));
        });
    }
    let dispatch = dispatch.clone();
    let send = move |msg| dispatch.emit(Msg::to(msg));
    let onkeydown = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            let moved = moved_by(&event, place).map(|place| PictureMsg::CornerMoved(at, place));
            let is_back = is_moved && event.key() == "Escape";
            if let Some(msg) = moved.or_else(|| is_back.then_some(PictureMsg::CornersReset)) {
                event.prevent_default();
                send(msg);
            }
        })
    };
    let onpointermove = Callback::from(move |event: PointerEvent| {
        if let Some([across, down]) = dragged_to(&event) {
            send(PictureMsg::CornerMoved(at, [across * width, down * height]));
        }
    });
    let onpointerdown = Callback::from(|event: PointerEvent| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        element.iter().for_each(|element| _ = element.set_pointer_capture(event.pointer_id()));
    });
    html! {
        <span ref={around} class="picture-at">
            <button type="button" class="picture-corner" aria-label={name.clone()} {onkeydown} {onpointerdown} {onpointermove} />
            <img class="picture-lens" src={address.clone()} alt="" />
        </span>
    }
}

fn set_place(around: &HtmlElement, across: f32, down: f32) {
    let percent = |part: f32| format!("{}%", (f64::from(part) * 1_000.0).round() / 10.0);
    let style = around.style();
    // A place that is refused leaves the corner where it is.
    _ = style.set_property("--x", &percent(across));
    _ = style.set_property("--y", &percent(down));
}

/// Where a key moves a corner.
fn moved_by(event: &KeyboardEvent, [x, y]: [f32; 2]) -> Option<[f32; 2]> {
    let step = if event.shift_key() { 10.0 * STEP } else { STEP };
    match event.key().as_str() {
        "ArrowLeft" => Some([x - step, y]),
        "ArrowRight" => Some([x + step, y]),
        "ArrowUp" => Some([x, y - step]),
        "ArrowDown" => Some([x, y + step]),
        _ => None,
    }
}

/// Where a pointer that holds a corner is, as parts of the picture's width and height.
fn dragged_to(event: &PointerEvent) -> Option<[f32; 2]> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    if !element.has_pointer_capture(event.pointer_id()) {
        return None;
    }
    let picture = element.closest(".picture-corners").ok()??;
    let bounds = picture.get_bounding_client_rect();
    let across = (f64::from(event.client_x()) - bounds.left()) / bounds.width();
    let down = (f64::from(event.client_y()) - bounds.top()) / bounds.height();
    Some([across as f32, down as f32])
}
