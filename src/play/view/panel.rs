//! The card beside or over the pad: a hint, a deduction to check, solutions, or a list.

use std::rc::Rc;

pub mod check;
pub mod done;
pub mod done_games;
pub mod hint;
pub mod links;
pub mod question;
pub mod replay;
pub mod solutions;

use super::branches::branches;
use super::solving_path::path;
use super::step_list::steps;
use crate::core::mode::Mode;
use crate::core::opaque::Opaque;
use crate::play::Shown;
use crate::play::card::Card;
use crate::play::hint_messages::search;
use crate::play::view::list::ListView;
use crate::words::message::Message;

pub use check::CheckView;
pub use done::DoneView;
pub use hint::HintView;
pub use links::LinksView;
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
    /// The links that the player draws.
    Links(Rc<LinksView>),
    /// What a check found.
    Check(Rc<CheckView>),
    /// The replay of the game.
    Replay(Rc<ReplayView>),
    /// The end of a game that the player solved.
    Done(Rc<DoneView>),
}

/// How a card lies beside or over the pad. A deduction and the first levels of a hint leave the digits in
/// reach, every other card may cover them. Beside a hint the pad of a desk folds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PanelState {
    /// The digits stay in reach.
    Low,
    /// A line or two of a hint.
    Strip,
    /// The end of a game, folded.
    Folded,
    /// The end of a game.
    Done,
    /// A list of steps or branches.
    #[strum(serialize = "open")]
    List,
    /// Any other card.
    Open,
}

/// The card, and how it lies.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacedPanel {
    /// How it lies.
    pub state: PanelState,
    /// What it shows.
    pub view: Opaque<PanelView>,
}

impl PanelView {
    fn state(&self) -> PanelState {
        match self {
            PanelView::Deduction(_) => PanelState::Low,
            PanelView::Hint(hint) if hint.brief.is_some() => PanelState::Strip,
            PanelView::Links(links) if links.answer.is_none() => PanelState::Strip,
            PanelView::Done(done) if done.folded.is_some() => PanelState::Folded,
            PanelView::Done(_) => PanelState::Done,
            PanelView::List(_) => PanelState::List,
            PanelView::Hint(_)
            | PanelView::Solutions(_)
            | PanelView::Check(_)
            | PanelView::Links(_)
            | PanelView::Replay(_) => PanelState::Open,
        }
    }
}

/// The card of the model, and how it lies.
pub fn placed(model: &Shown) -> Option<PlacedPanel> {
    panel(model).map(|panel| PlacedPanel { state: panel.state(), view: Opaque::new(panel) })
}

/// The card of the model, if there is anything to show. While paused nothing of the puzzle is shown.
fn panel(model: &Shown) -> Option<PanelView> {
    if model.common.session.clock.is_paused() {
        return None;
    }
    let search = model.common.jobs.hint_search().and_then(search);
    match model.own.card {
        Card::None if search.is_none() && model.own.input.mode != Mode::Links => None,
        _ => opened(model, search),
    }
}

/// The card that is open. Not a part of [`panel`], which runs with every drawing: browsers compile a function
/// when it is first called.
#[inline(never)]
fn opened(model: &Shown, search: Option<Message>) -> Option<PanelView> {
    if let Some(message) = search {
        return Some(PanelView::Hint(Rc::new(hint::searching(model, &message))));
    }
    Some(match &model.own.card {
        Card::None => PanelView::Links(Rc::new(links::links(model))),
        Card::Hint(shown, _) | Card::Deduction(_, Some(shown)) => {
            PanelView::Hint(Rc::new(hint::hint(model, shown)))
        }
        Card::Deduction(deduction, None) => {
            PanelView::Deduction(Rc::new(question::question(model, deduction)))
        }
        Card::Solutions(shown) => PanelView::Solutions(Rc::new(solutions::solutions(model, shown))),
        Card::SolveAsked => PanelView::Solutions(Rc::new(solutions::question(model))),
        Card::Checked => PanelView::Check(Rc::new(check::check(model)?)),
        Card::Done(fold) => PanelView::Done(Rc::new(done::done(model, *fold))),
        Card::Steps(list) => PanelView::List(Rc::new(steps(model, list))),
        Card::Replay(shown) => PanelView::Replay(Rc::new(replay::replay(model, shown))),
        Card::Branches => PanelView::List(Rc::new(branches(model))),
        Card::Path(browser) => PanelView::List(Rc::new(path(model, browser))),
    })
}
