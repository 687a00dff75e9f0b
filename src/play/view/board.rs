//! The grid of the game, with what a card draws over it.

mod content;
pub mod drawing;
mod links;
mod proof_line;

use std::rc::Rc;

use content::content;

use crate::core::msg::Msg;
use crate::core::settings::Toggle;
use crate::core::view::board::cell_context::{CellContext, GameMarks};
use crate::core::view::board::picture::share;
use crate::core::view::board::{
    BoardKind, BoardView, CellView, DigitSource, Highlight, NoteLayout, PauseView,
};
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::link_layer::LinkLayer;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::colour::ColourSet;
use crate::engine::types::digit::DigitSet;
use crate::engine::types::house::HouseSet;
use crate::play::Shown;
use crate::play::card::SolutionBrowser;
use crate::play::replay::{Replay, cells_of};
use crate::words::label::Label;
use crate::words::message::Message;

/// The grid of the model, with what a card draws over it. Cells that are as they were in `previous`, which is
/// of the same language, are shared with it.
pub fn board(model: &Shown, previous: Option<&BoardView>) -> BoardView {
    let shown = content(model);
    let context = CellContext::apart(&model.common.localizer, &shown.board, shown.overlay());
    let mut marks = marks(model);
    if let Some(check) = links::check(model) {
        marks.claims = Some(&check.effects);
    }
    let context = context.with_lines(&shown.lines).in_game(marks);
    let mut view = board_of(model, &context, previous);
    if !model.common.session.clock.is_paused() {
        view.links = context.links(&view.cells, previous.map(|previous| &previous.links));
        if shown.overlay().is_none() {
            view.links.links = links::links(model, &shown.board, &view.cells);
        }
        view.named = context.named_lines();
    }
    view
}

/// The grid of the game, as long as the part of the program has not come that draws cards.
pub fn plain_board(model: &Shown, previous: Option<&BoardView>) -> BoardView {
    let context = CellContext::bare(&model.common.localizer, model.common.board());
    board_of(model, &context.in_game(marks(model)), previous)
}

fn board_of(model: &Shown, context: &CellContext, previous: Option<&BoardView>) -> BoardView {
    let paused = model.common.session.clock.is_paused();
    let cell = |cell: Cell| {
        let view = if paused { hidden_cell(model, cell) } else { context.cell(cell) };
        share(view, previous, |view| match paused {
            true => hidden_label(model, cell),
            false => context.label(view),
        })
    };
    let cells: Vec<Rc<CellView>> = Cell::ALL.map(cell).into();
    let mode = if model.own.is_previewing() { BoardKind::Preview } else { BoardKind::Play };
    BoardView {
        label: model.common.localizer.label(match mode {
            _ if paused => Label::BoardPaused,
            BoardKind::Preview if model.own.replay().is_some() => Label::BoardReplay,
            BoardKind::Preview => Label::BoardPreview,
            _ => Label::Board,
        }),
        cells,
        links: LinkLayer::default(),
        mode,
        pause_overlay: paused.then(|| pause_overlay(model)),
        busy: model.common.jobs.new_puzzle().is_some(),
        done: model.common.session.is_solved_by_player(),
        named: HouseSet::EMPTY,
        line_names: model.common.localizer.line_names(),
        has_pattern: !paused && context.has_pattern(),
    }
}

/// What the state of the game shows in the grid.
fn marks<'a>(model: &Shown<'a>) -> GameMarks<'a> {
    let (own, session) = (model.own, &model.common.session);
    let settings = &model.common.page.settings;
    let solutions = own.card.solutions();
    GameMarks {
        settings,
        cursor: own.input.cursor,
        selection: own.input.selection,
        selected: selected(model),
        in_view: own.input.in_view(),
        tints_places: own.input.locked.is_none() || settings.is_on(Toggle::LockTint),
        claims: own.card.deduction().map(|deduction| &*deduction.claims),
        solution: solutions.and_then(SolutionBrowser::solution),
        differing: solutions.map_or(session.differing, |shown| shown.solved.differing),
        wrong: session.wrong,
        tried: tried(model),
    }
}

/// What was entered since the player began to try something.
fn tried(model: &Shown) -> CellSet {
    let history = model.common.session.game.history();
    let before = history.trial().and_then(|node| history.board_at(node));
    let now = &model.common.board().entries;
    before.map_or(CellSet::EMPTY, |before| {
        now.filled().iter().filter(|&cell| now[cell] != before.entries[cell]).collect()
    })
}

/// What the player selected; during a replay, what the move is about.
fn selected(model: &Shown) -> CellSet {
    let step = |replay: &Replay| {
        let step = model.common.session.game.history().step(replay.node());
        step.map_or(CellSet::EMPTY, cells_of)
    };
    model.own.replay().map_or(model.own.input.selection, step)
}

fn pause_overlay(model: &Shown) -> PauseView {
    PauseView {
        text: model.common.localizer.label(Label::BoardPaused),
        resume: ButtonView::new(model.common, Label::Resume, Msg::PauseRequested)
            .icon(Icon::Play)
            .variant(ButtonVariant::Primary),
    }
}

/// While paused nothing of the puzzle is on the page, not even for a screen reader.
fn hidden_label(model: &Shown, cell: Cell) -> String {
    let place = model.common.localizer.message(&Message::CellPlace { cell });
    model.common.localizer.join(&[place, model.common.localizer.message(&Message::CellPaused)])
}

fn hidden_cell(model: &Shown, cell: Cell) -> CellView {
    CellView {
        cell,
        hidden: true,
        noted: [DigitSet::EMPTY; 2],
        conflict_houses: HouseSet::EMPTY,
        label: String::new(),
        digit: None,
        source: DigitSource::None,
        notes: Vec::new(),
        note_layout: NoteLayout::Square,
        centre: Vec::new(),
        selected: false,
        cursor: cell == model.own.input.cursor,
        highlight: Highlight::None,
        wrong: false,
        differs: false,
        role: None,
        line: None,
        colours: ColourSet::EMPTY,
    }
}
