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
use super::button::{Button, Shows};
use super::engine_trial::engine_trial;
use super::grade_table::grade_table;
use super::import_form::ImportForm;
use super::key_sheet::key_sheet;
use super::learn_lesson::LearnLesson;
use super::learn_list::LearnList;
use super::menu::menu;
use super::new_form::NewForm;
use super::settings_form::settings_form;
use super::share_form::share_form;

/// The dialog.
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// What it shows.
    pub view: DialogView,
    /// The form for a new puzzle, should that be in it.
    pub new: NewPuzzleView,
    /// Hears of what is done in it.
    pub tell: Callback<Msg>,
}

/// Draws it, and opens it as soon as it is in the page.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let DialogProps { view, new, tell } = props;
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
            oncancel={closes(tell)}
            onclick={closes_outside(&dialog, tell)}
        >
            <div class="dialog-sheet">
                <header class="dialog-head">
                    <h2 id="dialog-title">{ &view.title }</h2>
                    <Button view={view.close.clone()} shows={Shows::Picture} {tell} />
                </header>
                <div class="dialog-content" tabindex={only_text(&view.content).then_some("0")}>{ content(&view.content, new, tell) }</div>
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

/// Escape is a wish like others: the program closes the dialog, not the browser.
fn closes(tell: &Callback<Msg>) -> Callback<Event> {
    let tell = tell.clone();
    Callback::from(move |event: Event| {
        event.prevent_default();
        tell.emit(Msg::DialogClosed);
    })
}

/// The dialog itself is pressed only where its sheet is not: on the backdrop.
fn closes_outside(dialog: &NodeRef, tell: &Callback<Msg>) -> Callback<MouseEvent> {
    let (dialog, tell) = (dialog.clone(), tell.clone());
    Callback::from(move |event: MouseEvent| {
        let target = event.target_dyn_into::<HtmlDialogElement>();
        if target.is_some() && target == dialog.cast::<HtmlDialogElement>() {
            tell.emit(Msg::DialogClosed);
        }
    })
}

/// Whether there is nothing in it that takes the focus, so that the keys must scroll it.
fn only_text(view: &ContentView) -> bool {
    matches!(view, ContentView::Keys(_) | ContentView::About(..))
}

fn content(view: &ContentView, new: &NewPuzzleView, tell: &Callback<Msg>) -> Html {
    match view {
        ContentView::Menu(buttons) => menu(buttons, tell),
        ContentView::New => html! { <NewForm view={new.clone()} id="dialog" {tell} /> },
        ContentView::Import(import) => html! { <ImportForm view={(**import).clone()} {tell} /> },
        ContentView::Learn(LearnView::List(groups)) => {
            html! { <LearnList groups={groups.clone()} /> }
        }
        ContentView::Learn(LearnView::Lesson(lesson)) => {
            html! { <LearnLesson key={lesson.slug} view={(**lesson).clone()} {tell} /> }
        }
        ContentView::Share(share) => share_form(share, tell),
        ContentView::Keys(groups) => key_sheet(groups),
        ContentView::Settings(settings) => settings_form(settings, tell),
        ContentView::About(paragraphs, trial) => html! {
            <>
                { about_text(paragraphs) }
                { engine_trial(trial, tell) }
            </>
        },
        ContentView::Grade(grade) => grade_table(grade, tell),
    }
}
