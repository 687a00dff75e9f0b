//! Paste, drop or open a puzzle, and see at once what was read.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::core::dom::before_paint;
use crate::core::msg::{ImportMsg, Msg};
use crate::core::view::badge::BadgeView;
use crate::core::view::controls::Icon;
use crate::play::view::import::{ChoiceView, ChoicesView, ErrorView, ImportView, UnreadView};

use crate::core::components::button::{Button, Shows, buttons};
use crate::core::components::file_field::{Opens, file_field};
use crate::core::components::thumbnail::game_thumbnail;
use crate::core::components::thumbnail::thumbnail;
use crate::core::dom::row_window::{DrawnRows, room, use_rooms, use_scrolling};

/// The form.
#[derive(Properties, PartialEq)]
pub struct ImportFormProps {
    pub view: ImportView,
    /// Gets the text, files and choices.
    pub dispatch: Callback<Msg>,
}

/// Draws it. The text field owns what is typed; only a text from elsewhere is put into it.
#[component]
pub fn ImportForm(props: &ImportFormProps) -> Html {
    let ImportFormProps { view, dispatch } = props;
    let area = use_node_ref();
    use_effect_with(view.text.clone(), {
        let area = area.clone();
        move |text| fill(&area, text)
    });
    html! {
        <div class="import-form">
            <div class="import-form-source">
                <label class="import-form-label" for="import-text">{ &view.label }</label>
                <textarea ref={area.clone()} id="import-text" class="import-form-text" autofocus=true rows="9" spellcheck="false" autocomplete="off"
                    autocapitalize="off" wrap="off" aria-describedby="import-help" oninput={edited(dispatch)} onkeydown={accepted(view, dispatch)} />
                <div class="import-form-files">
                    { file_field(&view.file, Icon::File, Opens::Files(TEXTS_AND_PICTURES), dispatch) }
                    { file_field(&view.camera, Icon::Camera, Opens::Camera, dispatch) }
                    <Button view={view.clear.clone()} {dispatch} />
                </div>
                <p id="import-help" class="import-form-help">{ &view.help }</p>
            </div>
            <div class="import-form-found">
                <p class="import-form-label">{ &view.heading }</p>
                if let Some(choices) = &view.choices {
                    <Choices view={choices.clone()} {dispatch} />
                } else if let Some(preview) = &view.preview {
                    { thumbnail(preview) }
                }
                <div class="import-form-said" aria-live="polite">
                    if let Some(error) = &view.error {
                        { refusal(error, &area) }
                    }
                    { for view.unread.iter().map(|view| unread(view, &area)) }
                    if let Some(skipped) = &view.skipped {
                        <p class="import-form-help">{ skipped }</p>
                    }
                    { for view.verdict.iter().map(verdict) }
                    <p class="import-form-help">{ &view.differing }</p>
                    <dl class="import-form-facts">
                        { for view.facts.iter().map(|(name, value)| html! { <div><dt>{ name }</dt><dd>{ value }</dd></div> }) }
                    </dl>
                </div>
            </div>
            <div class="import-form-end">
                <p class="import-form-help">{ &view.anywhere }</p>
                { buttons(&view.buttons, Shows::Both, dispatch) }
            </div>
        </div>
    }
}

/// What the field for files offers.
const TEXTS_AND_PICTURES: &str = ".txt,.sdk,.sdm,.sudoku,.csv,.tsv,text/*,image/*";

fn verdict(view: &BadgeView) -> Html {
    html! { <p class="import-form-outcome" data-tone={<&str>::from(view.tone)}><span>{ &view.text }</span></p> }
}

fn fill(area: &NodeRef, text: &str) {
    if let Some(area) = area.cast::<HtmlTextAreaElement>().filter(|area| area.value() != text) {
        area.set_value(text);
        // The focus, which the field gets when the form opens, brings the caret into view.
        before_paint(move || show_beginning(&area));
    }
}

/// The caret is at the end, and the beginning in sight.
fn show_beginning(area: &HtmlTextAreaElement) {
    area.set_scroll_left(0);
    area.set_scroll_top(0);
}

/// Enter plays the one puzzle that was read; before that, and in a list, it begins a line.
fn accepted(view: &ImportView, dispatch: &Callback<Msg>) -> Option<Callback<KeyboardEvent>> {
    let dispatch = dispatch.clone();
    let accept = move |event: KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() && !event.is_composing() {
            event.prevent_default();
            dispatch.emit(Msg::Import(ImportMsg::Accepted));
        }
    };
    let is_one = view.preview.is_some() && view.choices.is_none();
    is_one.then(|| Callback::from(accept))
}

fn refusal(error: &ErrorView, area: &NodeRef) -> Html {
    html! {
        <div class="import-form-error">
            <p>{ &error.text }</p>
            if !error.excerpt.is_empty() {
                <pre tabindex="0">{ &error.excerpt }</pre>
            }
            if let Some((line, label)) = error.line.clone() {
                <button type="button" class="import-form-find" onclick={
                    let area = area.clone();
                    move |_: MouseEvent| select_line(&area, line)
                }>{ label }</button>
            }
        </div>
    }
}

/// Selects a line of the field, 0-based, and brings it into view.
fn select_line(area: &NodeRef, line: usize) {
    let Some(area) = area.cast::<HtmlTextAreaElement>() else { return };
    let text = area.value();
    let units = |text: &str| text.encode_utf16().count() as u32;
    let mut lines = text.split('\n');
    let before: u32 = lines.by_ref().take(line).map(|above| units(above) + 1).sum();
    let Some(chosen) = lines.next() else { return };
    let count = text.split('\n').count() as i32;
    _ = area.focus();
    _ = area.set_selection_range(before, before + units(chosen));
    area.set_scroll_top((line as i32 - 2).max(0) * area.scroll_height() / count);
}

/// The first mistake is named at once, the others where one looks for them.
fn unread(view: &UnreadView, area: &NodeRef) -> Html {
    let first = view.errors.first().map(|error| &error.text);
    html! {
        <details class="import-form-unread">
            <summary>{ &view.text }{ " " }{ for first }</summary>
            { for view.errors.iter().map(|error| refusal(error, area)) }
        </details>
    }
}

/// A list of puzzles: a press shows one, its check box takes it with the others. A long one stands in
/// rows, of which those in view are drawn.
#[component]
fn Choices(props: &ChoicesProps) -> Html {
    let ChoicesProps { view, dispatch } = props;
    let body = use_node_ref();
    let rows = DrawnRows { first: view.first, drawn: view.puzzles.len(), count: view.count };
    let rooms = use_rooms(rows);
    use_scrolling(
        &body,
        ".import-form-choice",
        rows,
        dispatch.reform(|first| Msg::Import(ImportMsg::Scrolled(first))),
    );
    let (label, taken) = &view.all;
    let kind = if view.is_table { "table" } else { "thumbnails" };
    let choices = view.puzzles.iter().zip(view.first..);
    html! {
        <>
            <div class="import-form-head">
                <label class="import-form-all">
                    <input type="checkbox" checked={*taken} onchange={dispatch.reform(|_: Event| Msg::Import(ImportMsg::AllToggled))} />
                    { label }
                </label>
                <span role="status">{ &view.state }</span>
                { for view.stop.iter().map(|stop| html! { <Button view={stop.clone()} {dispatch} /> }) }
            </div>
            <div class="import-form-puzzles" data-kind={kind} data-scrolls="true" role="group" aria-label={view.label.clone()}
                tabindex={view.is_table.then_some("0")}>
                <div ref={body} class="import-form-rows">
                    if view.is_table { { room(&rooms[0]) } }
                    { for choices.map(|(puzzle, at)| choice(puzzle, at, at == view.chosen, dispatch)) }
                    if view.is_table { { room(&rooms[1]) } }
                </div>
            </div>
        </>
    }
}

#[derive(Properties, PartialEq)]
struct ChoicesProps {
    view: ChoicesView,
    dispatch: Callback<Msg>,
}

fn choice(view: &ChoiceView, at: usize, is_shown: bool, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="import-form-choice" key={at}>
            <button
                type="button"
                class="import-form-puzzle"
                aria-pressed={is_shown.to_string()}
                onclick={dispatch.reform(move |_: MouseEvent| Msg::Import(ImportMsg::Chosen(at)))}
            >
                { for view.thumbnail.iter().map(game_thumbnail) }
                <span class="import-form-words">
                    <strong>{ &view.name }</strong>{ " " }<span>{ &view.clues }</span>{ " " }
                    <span class="import-form-verdict" data-tone={<&str>::from(view.verdict.tone)}>{ &view.verdict.text }</span>
                </span>
            </button>
            <label class="import-form-take">
                <input type="checkbox" checked={view.taken} aria-label={view.name.clone()}
                    onchange={dispatch.reform(move |_: Event| Msg::Import(ImportMsg::Toggled(at)))} />
            </label>
        </div>
    }
}

fn edited(dispatch: &Callback<Msg>) -> Callback<InputEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: InputEvent| {
        if let Some(area) = event.target_dyn_into::<HtmlTextAreaElement>() {
            dispatch.emit(Msg::Import(ImportMsg::Typed(area.value())));
            if event.input_type() == "insertFromPaste" {
                // The browser brings the caret into sight after this.
                before_paint(move || show_beginning(&area));
            }
        }
    })
}
