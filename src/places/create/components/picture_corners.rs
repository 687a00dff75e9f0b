//! A picture with the corners of its grid, which are dragged or moved by keys.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::create::msg::PictureMsg;
use crate::places::create::view::picture::TakenView;

/// An arrow key moves a corner by so many pixels, with Shift by ten times as many.
const STEP: f32 = 1.0;

/// Draws it.
pub fn picture_corners(view: &TakenView, dispatch: &Callback<Msg>) -> Html {
    let [width, height] = view.size.map(|side| side as i32);
    let corners = view.corners.unwrap_or_default();
    let whole = |[x, y]: &[f32; 2]| format!("{},{}", x.round() as i32, y.round() as i32);
    let outline: Vec<String> = corners.iter().map(whole).collect();
    let corner = |(at, [name, text]): (usize, &[String; 2])| {
        let name = format!("{name}: {text}");
        html! { <Corner {at} place={corners[at]} size={view.size} {name} {dispatch} /> }
    };
    html! {
        <div class="picture-corners">
            <img src={view.address.clone()} alt={view.heading[0].clone()} draggable="false" />
            if view.corners.is_some() {
                <svg viewBox={format!("0 0 {width} {height}")} preserveAspectRatio="none" aria-hidden="true">
                    <path class="picture-outside" fill-rule="evenodd" d={format!("M0 0H{width}V{height}H0ZM{}Z", outline.join("L"))} />
                    <polygon class="picture-outline" points={outline.join(" ")} />
                </svg>
                { for view.names.iter().enumerate().map(corner) }
            }
        </div>
    }
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
    dispatch: Callback<Msg>,
}

/// A corner. Its place is set on the element: the security policy allows no style in the markup.
#[component]
fn Corner(props: &CornerProps) -> Html {
    let CornerProps { at, place, size: [width, height], name, dispatch } = props;
    let (at, place, width, height) = (*at, *place, *width, *height);
    let button = use_node_ref();
    {
        let button = button.clone();
        use_effect_with([place[0] / width, place[1] / height], move |[across, down]| {
            let button = button.cast::<HtmlElement>();
            button.iter().for_each(|button| set_place(button, *across, *down));
        });
    }
    let move_to = {
        let dispatch = dispatch.clone();
        move |place: [f32; 2]| dispatch.emit(Msg::to(PictureMsg::CornerMoved(at, place)))
    };
    let onkeydown = {
        let move_to = move_to.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(moved) = moved_by(&event, place) {
                event.prevent_default();
                move_to(moved);
            }
        })
    };
    let onpointermove = Callback::from(move |event: PointerEvent| {
        if let Some([across, down]) = dragged_to(&event) {
            move_to([across * width, down * height]);
        }
    });
    let onpointerdown = Callback::from(|event: PointerEvent| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        element.iter().for_each(|element| _ = element.set_pointer_capture(event.pointer_id()));
    });
    html! {
        <button ref={button} type="button" class="picture-corner" aria-label={name.clone()}
            {onkeydown} {onpointerdown} {onpointermove} />
    }
}

fn set_place(button: &HtmlElement, across: f32, down: f32) {
    let percent = |part: f32| format!("{}%", (f64::from(part) * 1_000.0).round() / 10.0);
    let style = button.style();
    // A place that is refused leaves the corner where it is.
    _ = style.set_property("left", &percent(across));
    _ = style.set_property("top", &percent(down));
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
    let picture = element.parent_element()?.dyn_into::<HtmlElement>().ok()?;
    let bounds = picture.get_bounding_client_rect();
    let across = (f64::from(event.client_x()) - bounds.left()) / bounds.width();
    let down = (f64::from(event.client_y()) - bounds.top()) / bounds.height();
    Some([across as f32, down as f32])
}
