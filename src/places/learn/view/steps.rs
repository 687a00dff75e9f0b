//! A step, explained one sentence after another.

use crate::core::cursor::Adjacent;
use crate::core::msg::Msg;
use crate::core::view::board::picture::picture;
use crate::core::view::board::{BoardView, Overlay, StepDetail};
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::sentence::{CellMarks, SentenceView};
use crate::engine::logic::step::Step;
use crate::engine::types::board::Board;
use crate::places::learn::Explained;
use crate::places::learn::Shown;
use crate::places::learn::msg::LearnMsg;
use crate::places::learn::msg::Tab;
use crate::words::explanation::Sentence;
use crate::words::label::Label;
use crate::words::message::Message;

/// A step, explained up to the current sentence.
#[derive(Clone, PartialEq, Debug)]
pub struct StepsView {
    /// The heading.
    pub title: String,
    /// The grid with the step drawn over it.
    pub picture: BoardView,
    /// The sentences so far, the last of which is lit.
    pub sentences: Vec<SentenceView>,
    /// Which sentence this is: `2 of 5`.
    pub at: String,
    /// To the previous and to the next sentence, and back to the exercise.
    pub buttons: Vec<ButtonView>,
}

/// The step that is explained.
pub fn steps(model: &Shown) -> Option<StepsView> {
    let (board, step) = model.own.open.explained()?;
    Some(explained_so_far(model, board, step))
}

fn explained_so_far(model: &Shown, board: &Board, step: &Step) -> StepsView {
    let explanation = model.common.localizer.explanation_in_turn(step);
    let marks = CellMarks::of_step(step);
    let last = explanation.len().saturating_sub(1);
    let at = model.own.open.at.min(last);
    let is_shown =
        |place: usize, sentence: &Sentence| place == at || (place < at && !sentence.is_detail);
    let sentences =
        explanation.iter().enumerate().filter(|(place, sentence)| is_shown(*place, sentence));
    let turn = |label, way, icon| {
        ButtonView::new(model.common, label, Msg::to(LearnMsg::SentenceStepped(way))).icon(icon)
    };
    let next = turn(Label::Next, Adjacent::Next, Icon::Next).title("→").usable(at < last);
    let back = model.own.open.exercise.as_ref().map(|_| {
        ButtonView::new(
            model.common,
            Label::BackToExercise,
            Msg::to(LearnMsg::TabChosen(Tab::Find)),
        )
    });
    let at_text = Message::SolutionAt { at: at as u64 + 1, of: last as u64 + 1 };
    let turns = [
        turn(Label::Previous, Adjacent::Previous, Icon::Previous).title("←").usable(at > 0),
        next.variant(ButtonVariant::Primary),
    ];
    StepsView {
        title: model.common.localizer.label(match model.own.open.explained {
            Explained::Exercise => Label::TheSteps,
            Explained::Example => Label::LearnExample,
        }),
        picture: picture(&model.common.localizer, board, Some(overlay(step, &explanation, at))),
        sentences: sentences.map(|(_, sentence)| marks.sentence(sentence)).collect(),
        at: model.common.localizer.message(&at_text),
        buttons: turns.into_iter().chain(back).collect(),
    }
}

/// What follows is drawn with the first sentence and the last, links with theirs.
fn overlay<'a>(step: &'a Step, explanation: &'a [Sentence], at: usize) -> Overlay<'a> {
    let links = explanation.get(at).map_or(&[][..], |sentence| &sentence.links);
    let whole = at == 0 || at + 1 >= explanation.len() || !links.is_empty();
    Overlay {
        step,
        detail: if whole { StepDetail::Whole } else { StepDetail::Pattern },
        lit: (!links.is_empty()).then_some(links),
    }
}
