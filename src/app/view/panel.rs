//! The card beside or over the pad: a hint, a deduction to check, solutions, or a list.

pub mod hint;
pub mod question;
pub mod solutions;

use super::list::ListView;
use super::solving_path::path;
use super::step_list::steps;
use crate::app::model::Model;
use crate::app::model::card::Card;

pub use hint::HintView;
pub use solutions::SolutionsView;

/// The card beside or over the pad.
#[derive(Clone, PartialEq, Debug)]
pub enum PanelView {
    /// A hint, or the result of a check.
    Hint(HintView),
    /// A deduction that is being put together: the digits must stay in reach.
    Deduction(HintView),
    /// The solutions of the grid, one at a time.
    Solutions(SolutionsView),
    /// All steps from here, or the solving path.
    List(Box<ListView>),
}

/// The card of the model, if there is anything to show. While paused nothing of the puzzle is shown.
pub fn panel(model: &Model) -> Option<PanelView> {
    if model.session.clock.is_paused() {
        return None;
    }
    Some(match &model.card {
        Card::None => return None,
        Card::Hint(shown, _) | Card::Deduction(_, Some(shown)) => {
            PanelView::Hint(hint::hint(model, shown))
        }
        Card::Deduction(deduction, None) => {
            PanelView::Deduction(question::question(model, deduction))
        }
        Card::Solutions(shown) => PanelView::Solutions(solutions::solutions(model, shown)),
        Card::Steps(list) => PanelView::List(Box::new(steps(model, list))),
        Card::Path(browser) => PanelView::List(Box::new(path(model, browser))),
    })
}
