//! How fast the engine is in this browser: folded away until somebody wants to know.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::core::dom::file_reading;
use crate::core::msg::Msg;
use crate::play::view::benchmark::BenchmarkView;

use super::grade_table::table;
use crate::core::components::button::Button;

pub fn benchmark(view: &BenchmarkView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <details class="benchmark">
            <summary>{ &view.title }</summary>
            <p>{ &view.help }</p>
            <div class="benchmark-bar">
                <Button view={view.run.clone()} {dispatch} />
                <label class="import-form-file">
                    <input type="file" class="visually-hidden" accept=".txt,.sdm,text/*" onchange={opened(dispatch)} />
                    <span>{ &view.file }</span>
                </label>
            </div>
            <div class="grade-table" aria-live="polite">
                if !view.rows.is_empty() {
                    { table(&view.heads, &view.rows) }
                }
            </div>
        </details>
    }
}

fn opened(dispatch: &Callback<Msg>) -> Callback<Event> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: Event| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            file_reading::read_chosen(&field, &dispatch);
        }
    })
}
