//! How fast the engine is in this browser: folded away until somebody wants to know.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::Icon;
use crate::play::view::benchmark::BenchmarkView;

use super::grade_table::table;
use crate::core::components::button::Button;
use crate::core::components::file_field::{Opens, file_field};

pub fn benchmark(view: &BenchmarkView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <details class="benchmark">
            <summary>{ &view.title }</summary>
            <p>{ &view.help }</p>
            <div class="benchmark-bar">
                <Button view={view.run.clone()} {dispatch} />
                { file_field(&view.file, Icon::File, Opens::Files(".txt,.sdm,text/*"), dispatch) }
            </div>
            <div class="grade-table" aria-live="polite">
                if !view.rows.is_empty() {
                    { table(&view.heads, &view.rows) }
                }
            </div>
        </details>
    }
}
