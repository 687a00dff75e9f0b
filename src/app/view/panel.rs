//! The card beside or over the pad: a hint, a deduction to be judged, solutions, or a list.

pub mod hint;
pub mod question;
pub mod solutions;

use super::list::ListView;
use super::solving_path::path;
use super::step_list::steps;
use crate::app::model::Model;

pub use hint::HintView;
pub use solutions::SolutionsView;

/// The card.
#[derive(Clone, PartialEq, Debug)]
pub enum PanelView {
    /// A hint.
    Hint(HintView),
    /// A deduction that is being put together: the digits must stay in reach.
    Deduction(HintView),
    /// Solutions.
    Solutions(SolutionsView),
    /// All steps from here, or the solving path.
    List(Box<ListView>),
}

/// The card of the model, if there is anything to show. While paused it tells nothing of the puzzle.
pub fn panel(model: &Model) -> Option<PanelView> {
    if model.clock.is_paused() {
        return None;
    }
    if let Some(at) = &model.hint {
        return Some(PanelView::Hint(hint::hint(model, at)));
    }
    if let Some(at) = &model.question {
        return Some(PanelView::Deduction(question::question(model, at)));
    }
    if let Some(at) = &model.solutions {
        return Some(PanelView::Solutions(solutions::solutions(model, at)));
    }
    let path = model.walk.as_ref().map(|walk| path(model, walk));
    path.or_else(|| model.listing.as_ref().map(|at| steps(model, at)))
        .map(|list| PanelView::List(Box::new(list)))
}
