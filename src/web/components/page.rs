//! The whole page: where each part stands is layout.css's business.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::panel::PanelView;
use crate::app::view::{NoticeView, PageView};

use super::board::Board;
use super::button::Button;
use super::dialog::Dialog;
use super::header::Header;
use super::hint_panel::HintPanel;
use super::list_panel::ListPanel;
use super::new_form::NewForm;
use super::notice::Notice;
use super::pad::pad;
use super::solutions_panel::SolutionsPanel;

pub fn page(view: &PageView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            <div class="page" data-panel={panel_state(view.panel.as_ref())}>
                <Header view={view.header.clone()} {dispatch} />
                <aside class="page-rail" aria-label={view.new.title.clone()}>
                    <NewForm view={view.new.clone()} heading="h2" id="rail" {dispatch} />
                    <div class="page-import">
                        <Button view={view.import.clone()} {dispatch} />
                    </div>
                </aside>
                <main class="page-play">
                    <div class="page-main">
                        <Board view={view.board.clone()} {dispatch} />
                        <p class="page-status" role="status">{ &view.status }</p>
                    </div>
                    <div class="page-side">
                        { pad(&view.pad, dispatch) }
                        { panel(view.panel.as_ref(), dispatch) }
                        if !matches!(view.panel, Some(PanelView::List(_))) {
                            <div class="page-lists">
                                { for view.lists.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }
                            </div>
                        }
                    </div>
                </main>
            </div>
            { notices(view.notice.as_ref(), dispatch) }
            if let Some(dialog) = &view.dialog {
                <Dialog
                    key={<&str>::from(dialog.dialog)}
                    view={dialog.clone()}
                    new={view.new.clone()}
                    {dispatch}
                />
            }
        </>
    }
}

/// A polite live region and an interrupting one. Both are in the document before any notice is, because
/// only then do screen readers announce what comes into them.
fn notices(notice: Option<&NoticeView>, dispatch: &Callback<Msg>) -> Html {
    let region = |live: Option<&'static str>, role: Option<&'static str>| {
        html! {
            <div aria-live={live} {role}>
                if let Some(notice) = notice.filter(|notice| notice.urgent == role.is_some()) {
                    <Notice view={notice.clone()} {dispatch} />
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

fn panel(view: Option<&PanelView>, dispatch: &Callback<Msg>) -> Html {
    match view {
        Some(PanelView::Hint(hint)) => html! { <HintPanel view={hint.clone()} {dispatch} /> },
        Some(PanelView::Deduction(question)) => {
            html! { <HintPanel view={question.clone()} low={true} {dispatch} /> }
        }
        Some(PanelView::Solutions(solutions)) => {
            html! { <SolutionsPanel view={solutions.clone()} {dispatch} /> }
        }
        Some(PanelView::List(list)) => html! { <ListPanel view={(**list).clone()} {dispatch} /> },
        None => Html::default(),
    }
}
