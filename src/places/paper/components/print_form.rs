//! What to print, with the sheets as they will be.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::paper::view::{ChoiceView, FreshView, PaperView};

use crate::core::components::button::Button;
use crate::core::components::field::field;
use crate::places::paper::components::sheets::paper;

/// The choices beside the sheets.
pub fn print_form(view: &PaperView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="print-form">
            <div class="print-form-choices">
                <p role="status">{ &view.summary }</p>
                { choice(&view.source, dispatch) }
                { for view.fresh.iter().map(|view| fresh(view, dispatch)) }
                { for view.choices.iter().map(|view| choice(view, dispatch)) }
                <div class="print-form-switches">
                    { for view.switches.iter().map(|view| html! { <Button key={view.label.clone()} view={view.clone()} {dispatch} /> }) }
                </div>
                { field(&view.title, "print", dispatch) }
                <div class="print-form-go"><Button view={view.print.clone()} {dispatch} /></div>
            </div>
            <div class="print-form-preview" tabindex="0">{ paper(&view.sheets) }</div>
        </div>
    }
}

fn choice(view: &ChoiceView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="print-form-choice" role="group" aria-label={view.label.clone()}>
            <span class="field-label">{ &view.label }</span>
            <div class="print-form-buttons">
                { for view.buttons.iter().map(|view| html! { <Button key={view.label.clone()} view={view.clone()} {dispatch} /> }) }
            </div>
        </div>
    }
}

fn fresh(view: &FreshView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="print-form-fresh">
            { field(&view.count, "print", dispatch) }
            { choice(&view.tiers, dispatch) }
            <Button view={view.go.clone()} {dispatch} />
        </div>
    }
}
