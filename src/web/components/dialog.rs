//! What lies over the page: the browser's own modal dialog, which keeps the focus inside, closes
//! on Escape and gives the focus back to what opened it.

use wasm_bindgen::JsCast as _;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::dialog::{ContentView, DialogView};
use crate::app::view::learn::LearnView;
use crate::app::view::new_puzzle::NewPuzzleView;

use super::about_text::about_text;
use super::benchmark::benchmark;
use super::button::{Button, Shows};
use super::grade_table::grade_table;
use super::import_form::ImportForm;
use super::learn_lesson::LearnLesson;
use super::learn_list::LearnList;
use super::menu::menu;
use super::new_form::NewForm;
use super::settings_form::settings_form;
use super::share_form::share_form;
use super::shortcuts::shortcuts;

/// The dialog.
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// The content.
    pub view: DialogView,
    /// The form for a new puzzle, should that be in it.
    pub new: NewPuzzleView,
    /// Gets what is done in it.
    pub dispatch: Callback<Msg>,
}

/// and opens it as soon as it is in the page.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let DialogProps { view, new, dispatch } = props;
    let dialog = use_node_ref();
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| {
            let dialog = dialog.cast::<HtmlDialogElement>();
            dialog.iter().for_each(show);
            move || _ = dialog.map(|dialog| dialog.close())
        }
    });
    let kind: &'static str = view.dialog.into();
    html! {
        <dialog
            ref={dialog.clone()}
            class="dialog"
            data-kind={kind}
            aria-labelledby="dialog-title"
            oncancel={closes(dispatch)}
            onclick={closes_outside(&dialog, dispatch)}
        >
            <div class="dialog-sheet">
                <header class="dialog-head">
                    <h2 id="dialog-title">{ &view.title }</h2>
                    <Button view={view.close.clone()} shows={Shows::Picture} {dispatch} />
                </header>
                <div class="dialog-content" tabindex={only_text(&view.content).then_some("0")}>{ content(&view.content, new, dispatch) }</div>
            </div>
        </dialog>
    }
}

/// What has the focus at first: what is most likely wanted. Else it is the way out.
const WANTED: &str = "[autofocus], .menu .button, [data-variant=primary], [tabindex]";

fn show(dialog: &HtmlDialogElement) {
    // It cannot be open yet, and is in the page: nothing to refuse.
    _ = dialog.show_modal();
    let wanted = dialog.query_selector(WANTED).ok().flatten();
    if let Some(element) = wanted.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        _ = element.focus();
    }
}

/// Escape is a message like others: the program closes the dialog, not the browser.
fn closes(dispatch: &Callback<Msg>) -> Callback<Event> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: Event| {
        event.prevent_default();
        dispatch.emit(Msg::DialogClosed);
    })
}

/// The dialog itself is pressed only where its sheet is not: on the backdrop.
fn closes_outside(dialog: &NodeRef, dispatch: &Callback<Msg>) -> Callback<MouseEvent> {
    let (dialog, dispatch) = (dialog.clone(), dispatch.clone());
    Callback::from(move |event: MouseEvent| {
        let target = event.target_dyn_into::<HtmlDialogElement>();
        if target.is_some() && target == dialog.cast::<HtmlDialogElement>() {
            dispatch.emit(Msg::DialogClosed);
        }
    })
}

/// Whether there is nothing in it that takes the focus, so that the keys must scroll it.
fn only_text(view: &ContentView) -> bool {
    matches!(view, ContentView::Keys(_) | ContentView::About(..))
}

fn content(view: &ContentView, new: &NewPuzzleView, dispatch: &Callback<Msg>) -> Html {
    match view {
        ContentView::Menu(buttons) => menu(buttons, dispatch),
        ContentView::New => html! { <NewForm view={new.clone()} id="dialog" {dispatch} /> },
        ContentView::Import(import) => {
            html! { <ImportForm view={(**import).clone()} {dispatch} /> }
        }
        ContentView::Learn(LearnView::List(groups)) => {
            html! { <LearnList groups={groups.clone()} /> }
        }
        ContentView::Learn(LearnView::Lesson(lesson)) => {
            html! { <LearnLesson key={lesson.slug} view={(**lesson).clone()} {dispatch} /> }
        }
        ContentView::Share(share) => share_form(share, dispatch),
        ContentView::Keys(groups) => shortcuts(groups),
        ContentView::Settings(settings) => settings_form(settings, dispatch),
        ContentView::About(paragraphs, trial) => html! {
            <>
                { about_text(paragraphs) }
                { benchmark(trial, dispatch) }
            </>
        },
        ContentView::Grade(grade) => grade_table(grade, dispatch),
    }
}
