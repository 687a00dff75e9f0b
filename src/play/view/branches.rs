//! The branches: the tree of moves, as far as it is listed.

use std::rc::Rc;

use crate::core::branches::{Branch, BranchKind, Fault, branches as listed};
use crate::core::clock::time_text;
use crate::core::moves::Move;
use crate::core::msg::{BranchesMsg, Msg, ReplayMsg};
use crate::core::opaque::Opaque;
use crate::core::view::controls::{ButtonView, FieldKind, FieldView, Icon};
use crate::core::view::thumbnail::ThumbnailView;
use crate::engine::types::cell::CellSet;
use crate::play::Shown;
use crate::play::field::PlayField;
use crate::play::move_messages::describe;
use crate::play::view::list::{BranchRowView, ListRowView, ListView, has_branches_beside, list};
use crate::words::label::Label;
use crate::words::message::Message;

/// How many steps a row is indented at most.
const MAX_DEPTH: usize = 3;

/// The list of the model.
pub fn branches(model: &Shown) -> ListView {
    let history = model.common.session.game.history();
    let all = listed(history, model.common.session.solution());
    let dead = all.iter().filter(|branch| branch.fault.is_some()).count() as u64;
    let checkpoints = history.checkpoints().count() as u64;
    ListView {
        field: name(model),
        switches: switches(model),
        found: model.common.localizer.message(&Message::BranchCounts { checkpoints, dead }),
        rows: all.iter().map(|branch| row(model, branch)).collect(),
        ..list(model, Label::Branches, Msg::Dismiss)
    }
}

/// The branches, where they are shown beside every other card.
pub fn beside(model: &Shown) -> Option<Opaque<Rc<ListView>>> {
    let list = || ListView { tabs: Vec::new(), close: None, ..branches(model) };
    has_branches_beside(model).then(|| Opaque::new(Rc::new(list())))
}

/// The name of the checkpoint where the player is.
fn name(model: &Shown) -> Option<FieldView> {
    let history = model.common.session.game.history();
    let value = history.checkpoint(history.at())?;
    let number = history.checkpoints().position(|node| node == history.at())? as u64 + 1;
    let placeholder = model.common.localizer.message(&Message::CheckpointNumber { number });
    let view =
        FieldView::new(model.common, PlayField::CheckpointName, Label::CheckpointName, value);
    Some(view.kind(FieldKind::Text(placeholder)))
}

fn switches(model: &Shown) -> Vec<ButtonView> {
    let history = model.common.session.game.history();
    let button = |label, msg| ButtonView::new(model.common, label, msg);
    let is_here = history.checkpoint(history.at()).is_some();
    let checkpoint = button(Label::Checkpoint, Msg::Branches(BranchesMsg::CheckpointToggled))
        .title("B")
        .pressed(is_here);
    let trial = |label| button(label, Msg::Branches(BranchesMsg::TrialToggled)).title("Alt + B");
    let replay = button(Label::Replay, Msg::Replay(ReplayMsg::Requested)).title("Shift + R");
    let replay = (!history.is_empty()).then_some(replay);
    let mut switches = match history.trial() {
        None => vec![checkpoint, trial(Label::Trial)],
        Some(_) => {
            vec![
                checkpoint,
                trial(Label::TrialGiveUp),
                button(Label::TrialKeep, Msg::Branches(BranchesMsg::TrialKept)),
            ]
        }
    };
    switches.extend(replay);
    switches
}

fn row(model: &Shown, branch: &Branch) -> ListRowView {
    let history = model.common.session.game.history();
    let board = history.board_at(branch.node).unwrap_or(history.first_board());
    let is_here = branch.node == history.at();
    let icon = match (branch.kind, branch.fault) {
        (_, Some(_)) => Some(Icon::Close),
        (BranchKind::Checkpoint(_), None) => Some(Icon::Flag),
        _ => None,
    };
    let faults = branch.fault.map_or(CellSet::EMPTY, |fault| fault.cells(board));
    let parts = [String::new(), title(model, branch), text(model, branch), String::new()];
    ListRowView {
        current: is_here,
        branch: Some(BranchRowView {
            thumbnail: ThumbnailView::of(&board.givens, &board.entries).with_faults(faults),
            depth: branch.depth.min(MAX_DEPTH),
            is_on_path: branch.is_on_path,
            is_dead: branch.fault.is_some(),
            icon,
        }),
        ..ListRowView::new(branch.node, parts, Msg::Branches(BranchesMsg::Chosen(branch.node)))
    }
}

fn title(model: &Shown, branch: &Branch) -> String {
    let history = model.common.session.game.history();
    let label = |label| model.common.localizer.label(label);
    match branch.kind {
        BranchKind::Start => label(Label::BranchStart),
        BranchKind::Here => label(Label::BranchHere),
        BranchKind::Checkpoint(number) => match history.checkpoint(branch.node) {
            Some(name) if !name.is_empty() => name.to_owned(),
            _ => {
                model.common.localizer.message(&Message::CheckpointNumber { number: number as u64 })
            }
        },
        BranchKind::End(first) => history.step(first).map_or(String::new(), |step| {
            model.common.localizer.message(&match step {
                Move::Place(cells, digit, _) => {
                    Message::BranchPlaced { digit: *digit, cells: *cells }
                }
                other => describe(other, history.board_at(first).unwrap_or(model.common.board())),
            })
        }),
    }
}

/// How much is entered, when it was, and why it cannot be right.
fn text(model: &Shown, branch: &Branch) -> String {
    let history = model.common.session.game.history();
    let board = history.board_at(branch.node).unwrap_or(history.first_board());
    let done = board.entries.clues() as u64;
    let count = 81 - board.givens.clues() as u64;
    let progress = model.common.localizer.message(&Message::DailyProgress { done, count });
    let time = history.seconds(branch.node).map(|seconds| time_text(seconds as f64 * 1000.0));
    let fault = branch.fault.map(|fault| model.common.localizer.message(&message(fault)));
    let parts: Vec<String> = [Some(progress), fault.or(time)].into_iter().flatten().collect();
    parts.join(" · ")
}

fn message(fault: Fault) -> Message {
    match fault {
        Fault::Twice(digit, house) => Message::FaultTwice { digit, house },
        Fault::NoDigit(cell) => Message::FaultNoDigit { cell },
        Fault::NoPlace(digit, house) => Message::FaultNoPlace { digit, house },
        Fault::Wrong(digit, cell) => Message::FaultWrong { digit, cell },
    }
}
