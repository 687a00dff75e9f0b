//! The question at a dead end: what the search will do next.

use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::sentence::SentenceView;
use crate::engine::types::digit::DigitSet;
use crate::engine::types::house::{House, HouseKind};
use crate::places::algorithms::Shown;
use crate::places::algorithms::msg::AlgorithmsMsg;
use crate::places::algorithms::quiz::{Answer, QUESTIONS, Question};
use crate::places::algorithms::view::grid::blocker;
use crate::words::label::Label;
use crate::words::message::Message;

/// The question at a dead end.
#[derive(Clone, PartialEq, Debug)]
pub struct QuizView {
    /// Its heading, and which one it is, of how many.
    pub title: [String; 2],
    /// Why nothing fits.
    pub why: SentenceView,
    /// What is asked.
    pub ask: String,
    /// The answers.
    pub answers: Vec<ButtonView>,
    /// What was said to the last answer, and whether it was right.
    pub said: Option<(SentenceView, bool)>,
    /// Goes on, once the answer is right.
    pub next: Option<ButtonView>,
    /// Ends the questions.
    pub skip: ButtonView,
}

/// The question that is open, if one is.
pub fn quiz(model: &Shown) -> Option<QuizView> {
    let question = model.own.question()?;
    let localizer = &model.common.localizer;
    let button = |label, msg| ButtonView::new(model.common, label, Msg::to(msg));
    let answer = |answer: Answer| {
        let message = localizer.message(&text_of(answer, &question));
        ButtonView::named(message, Msg::to(AlgorithmsMsg::Predicted(answer)))
    };
    let chosen = model.own.quiz.chosen;
    let is_right = chosen == Some(Answer::TakeBack);
    let at = Message::ExerciseAt { at: question.number, of: QUESTIONS };
    let next = button(Label::GoOn, AlgorithmsMsg::PredictionRead).icon(Icon::Next);
    let title = match question.number {
        1 => Label::QuizFirst,
        2 => Label::QuizSecond,
        _ => Label::QuizThird,
    };
    Some(QuizView {
        title: [localizer.label(title), localizer.message(&at)],
        why: SentenceView::chips(&localizer.pieces(&why(model, &question)), true),
        ask: localizer.label(Label::QuizAsk),
        answers: Answer::all(question.number).map(answer).into(),
        said: chosen.map(|chosen| {
            let pieces = localizer.pieces(&said(chosen, &question));
            (SentenceView::chips(&pieces, !is_right), is_right)
        }),
        next: is_right.then(|| next.variant(ButtonVariant::Primary)),
        skip: button(Label::QuizSkip, AlgorithmsMsg::QuestionsSkipped)
            .variant(ButtonVariant::Quiet),
    })
}

fn text_of(answer: Answer, question: &Question) -> Message {
    let Question { cell, newest, first, .. } = *question;
    match answer {
        Answer::TakeBack => Message::QuizTakeBack { digit: newest.digit, cell: newest.cell },
        Answer::First => Message::QuizLarger { cell: first.cell },
        Answer::Leave => Message::QuizLeave { cell },
    }
}

fn said(answer: Answer, question: &Question) -> Message {
    let Question { cell, newest, first, .. } = *question;
    match answer {
        Answer::TakeBack => Message::QuizRight { cell: newest.cell },
        Answer::First => Message::QuizTooFar { cell: newest.cell, first: first.cell },
        Answer::Leave => Message::QuizNotEmpty { cell },
    }
}

/// Why nothing fits: what the row lacks, and what bars the first of that.
fn why(model: &Shown, question: &Question) -> Message {
    let cell = question.cell;
    let unknown = Message::TraceNoDigit { cell };
    let Some(run) = &model.own.runs[0] else { return unknown };
    let grid = run.state.grid();
    let row = cell.house(HouseKind::Row);
    let there: DigitSet = row.cells().iter().filter_map(|other| grid[other]).collect();
    let digits = !there;
    let Some(other) = digits.first().and_then(|digit| blocker(grid, cell, digit)) else {
        return unknown;
    };
    let sees = |house: &House| house.cells().contains(other);
    let house = cell.houses().into_iter().find(sees).unwrap_or(row);
    Message::QuizWhy { cell, row, digits, house, other }
}
