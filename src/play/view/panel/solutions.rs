//! Solutions.

use crate::core::msg::{Msg, SolutionMsg};
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::engine::types::grid::Grid;
use crate::play::Shown;
use crate::play::card::SolutionBrowser;
use crate::words::label::Label;
use crate::words::message::Message;

/// The solutions of the grid.
#[derive(Clone, PartialEq, Debug)]
pub struct SolutionsView {
    /// The heading of the card.
    pub title: String,
    /// How many, and what they were found from.
    pub text: String,
    /// `3 of 12`, if there are several.
    pub at: String,
    /// Previous and next solution, fill in, close.
    pub buttons: Vec<ButtonView>,
}

/// Solutions and the way through them.
pub fn solutions(model: &Shown, shown: &SolutionBrowser) -> SolutionsView {
    let of = shown.solved.solutions.len();
    let count = of as u64;
    let found = match (count, shown.solved.more) {
        (1, _) => Message::FoundOne,
        (_, false) => Message::FoundSeveral { count },
        (_, true) => Message::FoundSeveralMore { count },
    };
    let mut text = vec![model.common.localizer.message(&found)];
    if model.common.board().givens != Grid::EMPTY {
        text.push(
            model.common.localizer.message(&Message::FoundFrom { clues: shown.clues as u64 }),
        );
    }
    if of > 1 {
        let count = shown.solved.differing.len() as u64;
        text.push(model.common.localizer.message(&Message::FoundUndecided { count }));
    }
    let at = Message::SolutionAt { at: shown.at as u64 + 1, of: count };
    SolutionsView {
        title: model.common.localizer.label(if of == 1 {
            Label::Solution
        } else {
            Label::Solutions
        }),
        text: model.common.localizer.join(&text),
        at: if of > 1 { model.common.localizer.message(&at) } else { String::new() },
        buttons: solution_buttons(model, shown.at, of),
    }
}

/// Whether the solution is to be shown.
pub fn question(model: &Shown) -> SolutionsView {
    SolutionsView {
        title: model.common.localizer.label(Label::SolveAsk),
        text: model.common.localizer.label(Label::SolveAskText),
        at: String::new(),
        buttons: vec![
            ButtonView::new(
                model.common,
                Label::SolveCell,
                Msg::Solution(SolutionMsg::CellRevealed),
            )
            .variant(ButtonVariant::Primary),
            ButtonView::new(model.common, Label::SolveAll, Msg::Solution(SolutionMsg::Requested)),
            ButtonView::new(model.common, Label::Close, Msg::Dismiss).variant(ButtonVariant::Quiet),
        ],
    }
}

fn solution_buttons(model: &Shown, at: usize, of: usize) -> Vec<ButtonView> {
    let to = |label, at: usize, icon| {
        ButtonView::new(model.common, label, Msg::Solution(SolutionMsg::Chosen(at))).icon(icon)
    };
    let mut buttons = Vec::new();
    if of > 1 {
        buttons.push(to(Label::Previous, at.saturating_sub(1), Icon::Previous).usable(at > 0));
        buttons.push(to(Label::Next, at + 1, Icon::Next).usable(at + 1 < of));
    }
    buttons.push(
        ButtonView::new(model.common, Label::SolutionApply, Msg::Solution(SolutionMsg::Kept))
            .icon(Icon::Pin)
            .variant(ButtonVariant::Primary),
    );
    buttons.push(
        ButtonView::new(model.common, Label::Close, Msg::Solution(SolutionMsg::Closed))
            .icon(Icon::Close)
            .variant(ButtonVariant::Quiet),
    );
    buttons
}
