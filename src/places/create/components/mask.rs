//! Where clues stand: a grid that is drawn on, and the symmetries beside it.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::engine::types::cell::Cell;
use crate::places::create::msg::StudioMsg;
use crate::places::create::view::{MaskCellView, MaskView};

use super::setter_grid::{
    SetterCell, SetterGridActions, SetterGridView, arrow, is_command, setter_grid,
};
use crate::core::components::button::{Button, Shows, buttons};

pub fn studio_mask(view: &MaskView, dispatch: &Callback<Msg>) -> Html {
    let is_unfolded = view.fold.pressed == Some(true);
    let folding = dispatch.reform({
        let msg = view.fold.msg.clone();
        move |_: MouseEvent| msg.clone()
    });
    html! {
        <section class="studio-mask" aria-labelledby="studio-mask" data-unfolded={is_unfolded.to_string()}>
            <div class="studio-heading">
                <h3 id="studio-mask">{ &view.label }</h3>
                <span role="status">{ &view.state }</span>
                <button type="button" class="button studio-mask-fold" aria-expanded={is_unfolded.to_string()} onclick={folding}>{ &view.fold.label }</button>
            </div>
            <div class="studio-mask-draw" data-pale={view.is_pale.then_some("true")}>
                { grid(view, dispatch) }
                <div class="studio-symmetries" role="group" aria-label={view.symmetry_label.clone()}>
                    { buttons(&view.symmetries, Shows::Picture, dispatch) }
                </div>
            </div>
            if !view.fault.is_empty() {
                <p class="field-error" role="alert">{ &view.fault }</p>
            }
            <div class="studio-mask-tools">
                <p>{ &view.help }</p>
                { for view.tools.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Word} {dispatch} /> }) }
            </div>
        </section>
    }
}

fn grid(view: &MaskView, dispatch: &Callback<Msg>) -> Html {
    let act = |msg: fn(Cell) -> StudioMsg| dispatch.reform(move |cell| Msg::to(msg(cell)));
    let actions = SetterGridActions {
        pressed: act(StudioMsg::MaskPressed),
        dragged: act(StudioMsg::MaskDragged),
        key: mask_key,
    };
    let cell = |of: &MaskCellView| SetterCell {
        content: Html::default(),
        name: of.name.clone(),
        selected: Some(of.is_marked),
        state: match (of.is_marked, of.is_twin) {
            (true, false) => Some("marked"),
            (true, true) => Some("marked-twin"),
            (false, true) => Some("twin"),
            (false, false) => None,
        },
    };
    let cells: Vec<SetterCell> = view.cells.iter().map(cell).collect();
    let grid = SetterGridView {
        id: "mask",
        class: "setter-mask",
        label: view.label.clone().into(),
        cursor: view.cursor,
    };
    setter_grid(&grid, &actions, dispatch, &cells)
}

fn mask_key(event: &KeyboardEvent) -> Option<Msg> {
    if is_command(event) {
        return None;
    }
    let direction = arrow(event).map(StudioMsg::MaskMoved);
    let presses = matches!(event.key().as_str(), " " | "Enter");
    direction.or(presses.then_some(StudioMsg::MaskToggled)).map(Msg::to)
}
