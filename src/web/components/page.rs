//! The whole page: where each part stands is layout.css's business.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::panel::PanelView;
use crate::app::view::{NoticeView, PageView};

use super::bar::Bar;
use super::board::Board;
use super::button::Button;
use super::dialog::Dialog;
use super::hint_panel::HintPanel;
use super::list_panel::ListPanel;
use super::new_form::NewForm;
use super::notice::Notice;
use super::pad::pad;
use super::solutions_panel::SolutionsPanel;

/// Draws it.
pub fn page(view: &PageView, tell: &Callback<Msg>) -> Html {
    html! {
        <>
            <div class="page" data-panel={panel_state(view.panel.as_ref())}>
                <Bar view={view.header.clone()} {tell} />
                <aside class="page-rail" aria-label={view.new.title.clone()}>
                    <NewForm view={view.new.clone()} heading="h2" id="rail" {tell} />
                    <div class="page-import">
                        <Button view={view.import.clone()} {tell} />
                    </div>
                </aside>
                <main class="page-play">
                    <div class="page-main">
                        <Board view={view.board.clone()} {tell} />
                        <p class="page-status" role="status">{ &view.status }</p>
                    </div>
                    <div class="page-side">
                        { pad(&view.pad, tell) }
                        { panel(view.panel.as_ref(), tell) }
                        if !matches!(view.panel, Some(PanelView::List(_))) {
                            <div class="page-lists">
                                { for view.lists.iter().map(|view| html! { <Button view={view.clone()} {tell} /> }) }
                            </div>
                        }
                    </div>
                </main>
            </div>
            { notices(view.notice.as_ref(), tell) }
            if let Some(dialog) = &view.dialog {
                <Dialog
                    key={<&str>::from(dialog.dialog)}
                    view={dialog.clone()}
                    new={view.new.clone()}
                    {tell}
                />
            }
        </>
    }
}

/// A place for what is told politely and one for what interrupts. Both are here before any notice is,
/// because only then screen readers tell of what comes in.
fn notices(notice: Option<&NoticeView>, tell: &Callback<Msg>) -> Html {
    let region = |live: Option<&'static str>, role: Option<&'static str>| {
        html! {
            <div aria-live={live} {role}>
                if let Some(notice) = notice.filter(|notice| notice.urgent == role.is_some()) {
                    <Notice view={notice.clone()} {tell} />
                }
            </div>
        }
    };
    html! { <>{ region(Some("polite"), None) }{ region(None, Some("alert")) }</> }
}

/// A deduction leaves the digits in reach, every other card may cover them.
fn panel_state(view: Option<&PanelView>) -> Option<&'static str> {
    view.map(|view| if matches!(view, PanelView::Deduction(_)) { "low" } else { "open" })
}

fn panel(view: Option<&PanelView>, tell: &Callback<Msg>) -> Html {
    match view {
        Some(PanelView::Hint(hint)) => html! { <HintPanel view={hint.clone()} {tell} /> },
        Some(PanelView::Deduction(question)) => {
            html! { <HintPanel view={question.clone()} low={true} {tell} /> }
        }
        Some(PanelView::Solutions(solutions)) => {
            html! { <SolutionsPanel view={solutions.clone()} {tell} /> }
        }
        Some(PanelView::List(list)) => html! { <ListPanel view={(**list).clone()} {tell} /> },
        None => Html::default(),
    }
}
