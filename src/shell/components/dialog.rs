//! What lies over the page: the browser's own modal dialog, which keeps the focus inside, closes
//! on Escape and gives the focus back to what opened it.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast as _;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use crate::core::dialog::Dialog as Kind;
use crate::core::dom::focus::close;
use crate::core::msg::{Msg, PuzzleMsg};
use crate::core::opaque::Opaque;
use crate::engine::logic::techniques::Tier;
use crate::shell::view::dialog::{ContentView, DialogView};

use crate::core::components::button::{Button, Shows};
use crate::core::components::form::form;
use crate::core::components::menu::menu;
use crate::places::paper::components::print_form::print_form;
use crate::play::components::about_text::about_text;
use crate::play::components::benchmark::benchmark;
use crate::play::components::grade_table::grade_table;
use crate::play::components::import_form::ImportForm;
use crate::play::components::rail::rail_in_dialog;
use crate::play::components::settings_form::settings_form;
use crate::play::components::share_form::share_form;
use crate::play::components::shortcuts::shortcuts;
use crate::shell::components::notice::whole_notice;

/// The dialog.
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    pub view: Opaque<DialogView>,
    /// Gets what is done in it.
    pub dispatch: Callback<Msg>,
}

/// Draws the dialog, and opens it as soon as it is in the page.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let DialogProps { view, dispatch } = props;
    let dialog = use_node_ref();
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| {
            let dialog = dialog.cast::<HtmlDialogElement>();
            dialog.iter().for_each(show);
            move || dialog.iter().for_each(close)
        }
    });
    let pressed = use_mut_ref(|| false);
    let press = {
        let (dialog, pressed) = (dialog.clone(), pressed.clone());
        Callback::from(move |event: PointerEvent| {
            *pressed.borrow_mut() = is_outside(&dialog, &event);
        })
    };
    let kind: &'static str = view.dialog.into();
    html! {
        <dialog
            ref={dialog.clone()}
            class="dialog"
            data-kind={kind}
            aria-labelledby="dialog-title"
            oncancel={closes(dispatch)}
            onkeydown={chooses_tier(view.dialog, dispatch)}
            onpointerdown={press}
            onclick={closes_outside(&dialog, &pressed, dispatch)}
            oncontextmenu={matches!(view.content, ContentView::Cell(_)).then(no_menu)}
        >
            <div class="dialog-sheet">
                <header class="dialog-head">
                    <h2 id="dialog-title">{ &view.title }</h2>
                    <Button view={view.close.clone()} shows={Shows::Picture} {dispatch} />
                </header>
                <div class="dialog-content" tabindex={only_text(&view.content).then_some("0")}>{ content(&view.content, dispatch) }</div>
            </div>
        </dialog>
    }
}

/// What has the focus at first: what is most likely wanted. Else it is the way out.
const WANTED: &str = "[autofocus], [data-last], .menu-tiers [data-variant=primary], .menu-group .button, .shortcuts .button, [data-variant=primary], [tabindex]";

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

/// Where tiers are offered a digit chooses one.
fn chooses_tier(dialog: Kind, dispatch: &Callback<Msg>) -> Option<Callback<KeyboardEvent>> {
    let dispatch = dispatch.clone();
    let choose = move |event: KeyboardEvent| {
        let number = event.key().parse::<usize>().ok().filter(|_| !event.repeat());
        let tier = number.and_then(|number| Tier::ALL.get(number.checked_sub(1)?));
        tier.into_iter()
            .for_each(|&tier| dispatch.emit(Msg::Puzzle(PuzzleMsg::TierRequested(tier))));
    };
    matches!(dialog, Kind::New | Kind::Menu).then(|| Callback::from(choose))
}

/// The dialog itself is pressed only where its sheet is not: on the backdrop. A press that began
/// before the dialog came, or in its sheet, does not close it.
fn closes_outside(
    dialog: &NodeRef,
    pressed: &Rc<RefCell<bool>>,
    dispatch: &Callback<Msg>,
) -> Callback<MouseEvent> {
    let (dialog, pressed, dispatch) = (dialog.clone(), pressed.clone(), dispatch.clone());
    Callback::from(move |event: MouseEvent| {
        if pressed.take() && is_outside(&dialog, &event) {
            dispatch.emit(Msg::DialogClosed);
        }
    })
}

fn is_outside(dialog: &NodeRef, event: &Event) -> bool {
    let target = event.target_dyn_into::<HtmlDialogElement>();
    target.is_some() && target == dialog.cast::<HtmlDialogElement>()
}

/// The key that opens a menu here opens the browser's own on its way up, on some systems.
fn no_menu() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| event.prevent_default())
}

/// Whether there is nothing in it that takes the focus, so that the keys must scroll it.
fn only_text(view: &ContentView) -> bool {
    matches!(view, ContentView::About(..))
}

fn content(view: &ContentView, dispatch: &Callback<Msg>) -> Html {
    match view {
        ContentView::Menu(view) | ContentView::Cell(view) => menu(view, dispatch),
        ContentView::Notice(view) => whole_notice(view, dispatch),
        ContentView::New(rail) => rail_in_dialog(rail, dispatch),
        ContentView::Import(import) => {
            html! { <ImportForm view={(**import).clone()} {dispatch} /> }
        }
        ContentView::Share(share) => share_form(share, dispatch),
        ContentView::Keys(groups) => shortcuts(groups, dispatch),
        ContentView::Settings(settings) => settings_form(settings, dispatch),
        ContentView::About(paragraphs, trial) => html! {
            <>
                { about_text(paragraphs) }
                { benchmark(trial, dispatch) }
            </>
        },
        ContentView::Form(view) => form(view, dispatch),
        ContentView::Grade(grade) => grade_table(grade, dispatch),
        ContentView::Print(print) => print_form(print, dispatch),
    }
}
