//! The card beside or over the pad: a hint, a deduction to check, solutions, or a list.

use std::rc::Rc;

pub mod done;
pub mod hint;
pub mod question;
pub mod replay;
pub mod solutions;

use super::branches::branches;
use super::solving_path::path;
use super::step_list::steps;
use crate::core::view::list::ListView;
use crate::play::card::Card;
use crate::play::hint_messages::search;
use crate::shell::model::Model;

pub use done::DoneView;
pub use hint::HintView;
pub use replay::ReplayView;
pub use solutions::SolutionsView;

/// The card beside or over the pad.
#[derive(Clone, PartialEq, Debug)]
pub enum PanelView {
    /// A hint, or the result of a check.
    Hint(Rc<HintView>),
    /// A deduction that is being put together: the digits must stay in reach.
    Deduction(Rc<HintView>),
    /// The solutions of the grid, one at a time.
    Solutions(Rc<SolutionsView>),
    /// All steps from here, or the solving path.
    List(Rc<ListView>),
    /// The replay of the game.
    Replay(Rc<ReplayView>),
    /// The end of a game that the player solved.
    Done(Rc<DoneView>),
}

/// The card of the model, if there is anything to show. While paused nothing of the puzzle is shown.
pub fn panel(model: &Model) -> Option<PanelView> {
    if model.session.clock.is_paused() {
        return None;
    }
    if let Some(message) = model.jobs.hint_search().and_then(search) {
        return Some(PanelView::Hint(Rc::new(hint::searching(model, &message))));
    }
    Some(match &model.card {
        Card::None => return None,
        Card::Hint(shown, _) | Card::Deduction(_, Some(shown)) => {
            PanelView::Hint(Rc::new(hint::hint(model, shown)))
        }
        Card::Deduction(deduction, None) => {
            PanelView::Deduction(Rc::new(question::question(model, deduction)))
        }
        Card::Solutions(shown) => PanelView::Solutions(Rc::new(solutions::solutions(model, shown))),
        Card::SolveAsked => PanelView::Solutions(Rc::new(solutions::question(model))),
        Card::Done(fold) => PanelView::Done(Rc::new(done::done(model, *fold))),
        Card::Steps(list) => PanelView::List(Rc::new(steps(model, list))),
        Card::Replay(shown) => PanelView::Replay(Rc::new(replay::replay(model, shown))),
        Card::Branches => PanelView::List(Rc::new(branches(model))),
        Card::Path(browser) => PanelView::List(Rc::new(path(model, browser))),
    })
}
