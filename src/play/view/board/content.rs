//! What the grid shows at the moment: the game, another moment of it, or a step drawn over it.

use std::borrow::Cow;

use super::proof_line::ProofLine;
use crate::core::moves::Move;
use crate::core::view::board::{LinePart, Overlay, StepDetail};
use crate::engine::logic::step::{Effect, Evidence, Step};
use crate::engine::logic::techniques::Technique;
use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;
use crate::play::Shown;
use crate::play::card::{Card, Hint, HintLevel};
use crate::play::solving_path::PathBrowser;
use crate::play::step_list::StepList;
use crate::service::{Mistake, MistakeKind};

/// What the grid shows at the moment.
pub struct BoardContent<'a> {
    /// The board.
    pub board: Cow<'a, Board>,
    /// The step that is drawn, and how much of it.
    step: Option<(Cow<'a, Step>, StepDetail)>,
    /// The links of the lit sentence, if it speaks of some.
    lit: Option<Vec<usize>>,
    /// The parts of cells in the lit line of a proof by cases.
    pub lines: Vec<(Cell, LinePart)>,
}

impl<'a> BoardContent<'a> {
    fn of(board: Cow<'a, Board>, step: Option<(&'a Step, StepDetail)>) -> BoardContent<'a> {
        let step = step.map(|(step, detail)| (Cow::Borrowed(step), detail));
        BoardContent { board, step, lit: None, lines: Vec::new() }
    }
    /// The step, with the links that are lit.
    pub fn overlay(&self) -> Option<Overlay<'_>> {
        let (step, detail) = self.step.as_ref()?;
        Some(Overlay { step, detail: *detail, lit: self.lit.as_deref() })
    }
}

/// A preview outdoes a hint, a hint the game.
pub fn content<'a>(model: &Shown<'a>) -> BoardContent<'a> {
    let game = model.common.board();
    match &model.own.card {
        Card::Replay(replay) => {
            let board = model.common.session.game.history().board_at(replay.node()).unwrap_or(game);
            return BoardContent::of(Cow::Borrowed(board), None);
        }
        Card::Path(browser) if browser.at.is_some() => return moment(browser, game),
        Card::Steps(list) if list.previewed.is_some() => return preview(list, game),
        _ => {}
    }
    match model.own.card.hint() {
        Some(hint) => of_hint(model, hint, proof_board(hint, game)),
        None => BoardContent::of(Cow::Borrowed(game), None),
    }
}

fn of_hint<'a>(model: &Shown<'a>, hint: &'a Hint, board: Cow<'a, Board>) -> BoardContent<'a> {
    if let Some(mistake) = hint.mistake().filter(|_| hint.lit().is_none()) {
        return of_mistake(mistake, hint.level, model.common.board(), board);
    }
    let Some(step) = hint.step() else { return BoardContent::of(board, None) };
    let lit = hint.lit().filter(|_| hint.level == HintLevel::Why);
    let explanation = model.common.localizer.explanation(step);
    // The first sentence is about the whole.
    let line = lit.and_then(|at| at.checked_sub(1));
    if let Some((proof, at)) = step.evidence.refutation.as_ref().zip(line) {
        let ProofLine { board, step, lines } = ProofLine::of(&board, proof, at);
        let step = Some((Cow::Owned(step), StepDetail::Whole));
        return BoardContent { board: Cow::Owned(board), step, lit: None, lines };
    }
    let links = lit.and_then(|at| Some(explanation.get(at)?.links.clone()));
    BoardContent {
        lit: links.filter(|links| !links.is_empty()),
        ..BoardContent::of(board, Some((step, detail(hint.level))))
    }
}

/// Where a mistake is, or all that shows that it is one. The digit stays to be seen.
fn of_mistake<'a>(
    mistake: &'a Mistake,
    level: HintLevel,
    game: &'a Board,
    proof_board: Cow<'a, Board>,
) -> BoardContent<'a> {
    let at = mistake.at;
    let struck = (mistake.kind == MistakeKind::Digit).then_some((at.cell, LinePart::Struck));
    if level != HintLevel::Why {
        let technique = Technique::ProofByCases;
        let (effects, evidence) = (vec![Effect::Eliminate(at)], Evidence::default());
        let step = Some((Cow::Owned(Step { technique, effects, evidence }), StepDetail::House));
        let lines = struck.filter(|_| level > HintLevel::Where).into_iter().collect();
        return BoardContent { board: Cow::Borrowed(game), step, lit: None, lines };
    }
    let step = mistake.proof.steps.first();
    match (step.and_then(|step| step.evidence.refutation.as_ref()), struck) {
        (Some(proof), Some(struck)) => {
            let ProofLine { board, step, mut lines } =
                ProofLine::of(&proof_board, proof, proof.reading().len() - 1);
            lines.insert(0, struck);
            let step = Some((Cow::Owned(step), StepDetail::Whole));
            BoardContent { board: Cow::Owned(board), step, lit: None, lines }
        }
        (None, Some(struck)) => {
            BoardContent { lines: vec![struck], ..BoardContent::of(Cow::Borrowed(game), None) }
        }
        (_, None) => BoardContent::of(proof_board, step.map(|step| (step, StepDetail::Whole))),
    }
}

/// The board before a step of the path, and the step.
fn moment<'a>(browser: &'a PathBrowser, game: &'a Board) -> BoardContent<'a> {
    match browser.at.and_then(|at| browser.moment(at)) {
        Some((board, step)) => BoardContent::of(Cow::Owned(board), Some((step, StepDetail::Whole))),
        None => BoardContent::of(Cow::Borrowed(game), None),
    }
}

/// The game with a step of the list drawn over it.
fn preview<'a>(list: &'a StepList, game: &'a Board) -> BoardContent<'a> {
    let step = list.previewed.and_then(|place| list.steps.as_ref()?.get(place));
    BoardContent::of(Cow::Borrowed(game), step.map(|step| (step, StepDetail::Whole)))
}

/// The board on which the step of a proof stands: without mistakes, and the steps before it done.
fn proof_board<'a>(hint: &'a Hint, game: &'a Board) -> Cow<'a, Board> {
    let Some(proof) = hint.proof().filter(|_| hint.step().is_some()) else {
        return Cow::Borrowed(game);
    };
    let before = &proof.steps[..hint.at];
    let board = Cow::Borrowed(&proof.board);
    before
        .iter()
        .fold(board, |board, step| Cow::Owned(Move::Apply(step.effects.clone()).apply(&board)))
}

fn detail(level: HintLevel) -> StepDetail {
    match level {
        HintLevel::Where => StepDetail::House,
        HintLevel::Which => StepDetail::Houses,
        HintLevel::Pattern => StepDetail::Pattern,
        HintLevel::Why => StepDetail::Whole,
    }
}
