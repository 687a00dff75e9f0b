//! The grid that is typed by hand, and what it lacks.

use std::rc::Rc;

use strum::IntoEnumIterator as _;

use super::low_clue::{LowClueView, low_clue};
use crate::core::calendar::Moment;
use crate::core::cursor::Adjacent;
use crate::core::dialog::Dialog;
use crate::core::jobs::Purpose;
use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon, SwitchView};
use crate::core::view::games::when as when_said;
use crate::core::view::thumbnail::ThumbnailView;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::{Grid, MIN_CLUES};
use crate::engine::types::set::Element as _;
use crate::places::create::Shown;
use crate::places::create::drafts::Draft;
use crate::places::create::hand::Hand;
use crate::places::create::hand::{HandSwitch, HandTransform};
use crate::places::create::msg::HandMsg;
use crate::service::studio::HandState;
use crate::service::{Analysis, Count};
use crate::words::label::Label;
use crate::words::message::Message;

/// The part of Create.
#[derive(Clone, PartialEq, Debug)]
pub struct HandView {
    /// The heading, and how to type.
    pub intro: [String; 2],
    /// The name of the grid.
    pub label: String,
    /// The cells.
    pub cells: Vec<HandCellView>,
    /// The cell of the cursor, 0-based.
    pub cursor: usize,
    /// What is known of the cell of the cursor.
    pub line: String,
    /// The nine digits.
    pub digits: Vec<ButtonView>,
    /// Skips, empties, takes back, makes again.
    pub edits: Vec<ButtonView>,
    /// What can be on or off.
    pub switches: Vec<SwitchView>,
    /// Another way in, turned, mirrored, renamed, all away.
    pub tools: Vec<ButtonView>,
    /// How many solutions, and how many clues and cells undecided.
    pub count: [String; 2],
    /// The number of solutions alone and the word for them, where they were counted.
    pub number: Option<[String; 2]>,
    /// What the marks of the grid say: a count of solutions, one that decides, a clue that could go.
    pub legend: Option<[String; 3]>,
    /// The solution before, which is shown, and the next; none where there is nothing to go through.
    pub stepper: Option<(ButtonView, String, ButtonView)>,
    /// The heading of the clues that decide it, and they.
    pub deciding: (String, Vec<ButtonView>),
    /// The heading of clues that could go, and they.
    pub redundant: (String, Vec<ButtonView>),
    /// The heading of the solutions, and they, each with its picture.
    pub solutions: (String, Vec<(ButtonView, ThumbnailView)>),
    /// Takes the solution that is shown as the answer.
    pub take: Option<ButtonView>,
    /// Plays it, completes it.
    pub actions: Vec<ButtonView>,
    /// The heading of the drafts, and they: opens one, its picture, removes it.
    pub drafts: (String, Vec<(ButtonView, ThumbnailView, ButtonView)>),
    /// How it was completed; may be empty.
    pub completion: String,
    /// The search for puzzles with fewer clues around it.
    pub low_clue: LowClueView,
}

/// A cell.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct HandCellView {
    /// The clue; may be empty.
    pub digit: String,
    /// A digit that is the same in all solutions, or that of the solution shown; may be empty.
    pub decided: String,
    /// Candidates: the digit, in how many solutions, whether it decides all.
    pub candidates: Vec<(String, String, bool)>,
    /// Whether the clue could go.
    pub is_redundant: bool,
    /// Whether its digit stands twice in a house.
    pub is_conflict: bool,
    /// Whether the solution that is shown has another digit here than the first.
    pub is_other: bool,
    /// Its accessible name.
    pub name: String,
}

/// That of the model.
pub fn hand(model: &Shown) -> HandView {
    let hand = &model.own.hand;
    let label = |label| model.common.localizer.label(label);
    let several = hand.analysis().filter(|of| of.count.found() > 1);
    HandView {
        intro: [label(Label::HandType), label(Label::HandHelp)],
        label: label(Label::CreateHand),
        cells: Cell::ALL.iter().map(|&cell| cell_view(model, hand, cell)).collect(),
        cursor: hand.cursor.index(),
        line: line(model, hand),
        digits: Digit::ALL.into_iter().map(digit_key).collect(),
        edits: edits(model, hand),
        switches: switches(model, hand),
        tools: tools(model, hand),
        count: count(model, hand),
        number: number(model, hand),
        legend: several.filter(|of| of.is_exact()).map(|_| legend(model)),
        stepper: several.map(|of| stepper(model, hand, of)),
        deciding: deciding(model, hand),
        redundant: redundant(model, hand),
        solutions: solutions(model, hand),
        take: several
            .filter(|_| hand.shown.is_some())
            .map(|_| button(model, Label::HandTake, HandMsg::SolutionTaken)),
        actions: actions(model, hand),
        drafts: drafts(model),
        completion: completion(model, hand),
        low_clue: low_clue(model),
    }
}

fn button(model: &Shown, label: Label, msg: HandMsg) -> ButtonView {
    ButtonView::new(model.common, label, Msg::to(msg))
}

fn cell_view(model: &Shown, hand: &Hand, cell: Cell) -> HandCellView {
    let grid = hand.grid();
    let place = model.common.localizer.message(&Message::CellPlace { cell });
    let conflicts = match hand.state.as_deref() {
        Some(HandState::Conflicts(conflicts)) => {
            conflicts.iter().fold(CellSet::EMPTY, |all, one| all | one.cells)
        }
        _ => CellSet::EMPTY,
    };
    let analysis = hand.analysis();
    if let Some(digit) = grid[cell] {
        let redundant = analysis.map_or(CellSet::EMPTY, |of| of.redundant);
        return HandCellView {
            digit: digit.to_string(),
            is_redundant: hand.has(HandSwitch::MarksRedundant) && redundant.contains(cell),
            is_conflict: conflicts.contains(cell),
            name: format!("{place} {digit}"),
            ..HandCellView::default()
        };
    }
    let empty = HandCellView { name: place.clone(), ..HandCellView::default() };
    let Some(analysis) = analysis else { return empty };
    if let Some(solution) = hand.shown.and_then(|at| analysis.solutions.get(at)) {
        let digit = solution[cell].to_string();
        let is_other = analysis.solutions.first().is_some_and(|of| of[cell] != solution[cell]);
        let name = format!("{place} {digit}");
        return HandCellView { decided: digit, is_other, name, ..empty };
    }
    if hand.has(HandSwitch::ShowsCandidates) {
        with_candidates(empty, analysis, cell)
    } else {
        empty
    }
}

/// What solutions have there, each with their number.
fn with_candidates(view: HandCellView, analysis: &Analysis, cell: Cell) -> HandCellView {
    let count = |digit: &Digit| analysis.count_of(Candidate::new(cell, *digit));
    let found: Vec<Digit> = Digit::ALL.into_iter().filter(|digit| count(digit) > 0).collect();
    let (exact, all) = (analysis.is_exact(), analysis.count.found());
    match &found[..] {
        [only] if exact => HandCellView { decided: only.to_string(), ..view },
        _ => {
            let text = |digit: &Digit| {
                let decides = exact && all > 1 && count(digit) == 1;
                let shown = if exact { count(digit).to_string() } else { String::new() };
                (digit.to_string(), shown, decides)
            };
            let candidates: Vec<_> = found.iter().map(text).collect();
            let said = candidates.iter().map(|(digit, count, _)| format!(", {digit}: {count}"));
            let name = view.name.clone() + &said.collect::<String>();
            HandCellView { candidates, name, ..view }
        }
    }
}

/// The cell of the cursor in words, or why there is no solution.
fn line(model: &Shown, hand: &Hand) -> String {
    cell_view(model, hand, hand.cursor).name
}

fn digit_key(digit: Digit) -> ButtonView {
    ButtonView::named(digit.to_string(), Msg::to(HandMsg::Typed(digit)))
}

fn edits(model: &Shown, hand: &Hand) -> Vec<ButtonView> {
    vec![
        button(model, Label::HandSkip, HandMsg::Skipped),
        button(model, Label::Erase, HandMsg::Erased).icon(Icon::Erase),
        button(model, Label::Undo, HandMsg::Undone).icon(Icon::Undo).usable(hand.can_undo()),
        button(model, Label::Redo, HandMsg::Redone).icon(Icon::Redo).usable(hand.can_redo()),
    ]
}

fn switches(model: &Shown, hand: &Hand) -> Vec<SwitchView> {
    let of = |switch: HandSwitch| {
        let label = match switch {
            HandSwitch::MovesOn => Label::HandMovesOn,
            HandSwitch::ShowsCandidates => Label::HandShows,
            HandSwitch::MarksRedundant => Label::HandMarks,
        };
        let label = model.common.localizer.label(label);
        let msg = Msg::to(HandMsg::Switched(switch));
        SwitchView { label, is_on: hand.has(switch), msg }
    };
    HandSwitch::iter().map(of).collect()
}

fn tools(model: &Shown, hand: &Hand) -> Vec<ButtonView> {
    let is_empty = *hand.grid() == Grid::EMPTY;
    let paste = ButtonView::new(model.common, Label::HandPaste, Msg::DialogOpened(Dialog::Import));
    let of = |how: HandTransform| {
        let label = match how {
            HandTransform::Turned => Label::HandTurn,
            HandTransform::Mirrored => Label::HandMirror,
            HandTransform::Renamed => Label::HandRename,
        };
        button(model, label, HandMsg::Transformed(how)).usable(!is_empty)
    };
    let clear = button(model, Label::StudioClear, HandMsg::Cleared).usable(!is_empty);
    std::iter::once(paste.icon(Icon::Import))
        .chain(HandTransform::iter().map(of))
        .chain([clear])
        .collect()
}

/// How many solutions there are, and what else is to be said of it.
fn count(model: &Shown, hand: &Hand) -> [String; 2] {
    let message = |message| model.common.localizer.message(&message);
    let clues = hand.grid().clues() as u64;
    let clue_count = message(Message::ClueCount { count: clues });
    match hand.state.as_deref() {
        None => [model.common.localizer.label(Label::HandLooking), clue_count],
        Some(HandState::TooFew) => {
            let least = u64::from(MIN_CLUES);
            [message(Message::HandTooFew { least }), clue_count]
        }
        Some(HandState::Conflicts(_)) => {
            [model.common.localizer.label(Label::HandConflict), clue_count]
        }
        Some(HandState::Analysed(analysis)) => {
            let found = analysis.count.found();
            let first = match analysis.count {
                Count::Exactly(count) => message(Message::HandSolutions { count }),
                Count::AtLeast(_) | Count::Stopped(_) => {
                    message(Message::HandOver { count: found.saturating_sub(1) })
                }
            };
            let open = analysis.undecided().len() as u64;
            let open = (open > 0).then(|| message(Message::HandUndecided { count: open }));
            let texts: Vec<String> = std::iter::once(clue_count).chain(open).collect();
            [first, texts.join(" · ")]
        }
    }
}

/// The number of solutions on its own; more than are counted are that many and more.
fn number(model: &Shown, hand: &Hand) -> Option<[String; 2]> {
    let analysis = hand.analysis()?;
    let found = analysis.count.found();
    let is_over = !analysis.is_exact();
    let count = if is_over { found.saturating_sub(1) } else { found };
    let number = model.common.localizer.message(&Message::Count { count });
    let word = model.common.localizer.message(&Message::HandSolutionWord { count });
    Some([if is_over { number + "+" } else { number }, word])
}

fn legend(model: &Shown) -> [String; 3] {
    [Label::HandLegendCount, Label::HandLegendDeciding, Label::HandLegendRedundant]
        .map(|label| model.common.localizer.label(label))
}

fn stepper(model: &Shown, hand: &Hand, analysis: &Analysis) -> (ButtonView, String, ButtonView) {
    let step = |label, way, icon| button(model, label, HandMsg::SolutionStepped(way)).icon(icon);
    let shown = match hand.shown {
        None => model.common.localizer.label(Label::HandAll),
        Some(at) => {
            let of = analysis.solutions.len() as u64;
            model.common.localizer.message(&Message::SolutionAt { at: at as u64 + 1, of })
        }
    };
    (
        step(Label::HandPrevious, Adjacent::Previous, Icon::Previous),
        shown,
        step(Label::HandNext, Adjacent::Next, Icon::Next),
    )
}

/// How many of the clues that would leave one solution are offered.
const MOST_DECIDING: usize = 24;

fn deciding(model: &Shown, hand: &Hand) -> (String, Vec<ButtonView>) {
    let found = hand.analysis().map(Analysis::deciding).unwrap_or_default();
    let count = found.len() as u64;
    let add = |candidate: Candidate| {
        let (digit, cell) = (candidate.digit, candidate.cell);
        let label = model.common.localizer.message(&Message::HandAdd { digit, cell });
        ButtonView::named(label, Msg::to(HandMsg::Added(candidate)))
    };
    let buttons = found.into_iter().take(MOST_DECIDING).map(add).collect();
    (model.common.localizer.message(&Message::HandDeciding { count }), buttons)
}

fn redundant(model: &Shown, hand: &Hand) -> (String, Vec<ButtonView>) {
    let cells = hand.analysis().map_or(CellSet::EMPTY, |of| of.redundant);
    let count = cells.len() as u64;
    let remove = |cell: Cell| {
        let digit = hand.grid()[cell]?;
        let label = model.common.localizer.message(&Message::HandRemove { digit, cell });
        Some(ButtonView::named(label, Msg::to(HandMsg::Removed(cell))))
    };
    let buttons = cells.iter().filter_map(remove).collect();
    (model.common.localizer.message(&Message::StudioCouldGo { count }), buttons)
}

/// Each with a picture of where it is unlike the first.
fn solutions(model: &Shown, hand: &Hand) -> (String, Vec<(ButtonView, ThumbnailView)>) {
    let Some(analysis) = hand.analysis().filter(|of| of.count.found() > 1) else {
        return (String::new(), Vec::new());
    };
    let of = analysis.solutions.len() as u64;
    let clues = hand.grid();
    let picture = |(at, solution)| {
        let label = Message::SolutionAt { at: at as u64 + 1, of };
        let label = model.common.localizer.message(&label);
        let view = ButtonView::named(label, Msg::to(HandMsg::SolutionChosen(at)));
        let view = view.pressed(hand.shown == Some(at));
        let other = analysis.solutions[0].differs(solution);
        (view, ThumbnailView::of(clues, &Grid::EMPTY).with_faults(other))
    };
    let pictures = analysis.solutions.iter().enumerate().map(picture).collect();
    (model.common.localizer.label(Label::HandSolutionsShown), pictures)
}

fn actions(model: &Shown, hand: &Hand) -> Vec<ButtonView> {
    let is_completing =
        model.common.jobs.any(|purpose| matches!(purpose, Purpose::HandCompletion(_)));
    let has_solutions = hand.state.as_deref() == Some(&HandState::TooFew)
        || hand.analysis().is_some_and(|of| of.count.found() > 1);
    vec![
        button(model, Label::HandPlay, HandMsg::Played)
            .icon(Icon::Play)
            .variant(ButtonVariant::Primary)
            .usable(hand.is_proper()),
        button(model, Label::HandKeep, HandMsg::DraftKept)
            .usable(*hand.grid() != Grid::EMPTY && !model.own.drafts.has(hand.grid())),
        button(model, Label::HandComplete, HandMsg::CompletionRequested)
            .usable(has_solutions && !is_completing),
    ]
}

fn drafts(model: &Shown) -> (String, Vec<(ButtonView, ThumbnailView, ButtonView)>) {
    let draft = |(at, draft): (usize, &Draft)| {
        let when = Moment { millis: draft.kept, ..model.common.moment };
        let count = draft.grid.clues() as u64;
        let open = Message::DraftOpen { count, when: Rc::new(when_said(model.common, when)) };
        let open = model.common.localizer.message(&open);
        let remove = Message::DraftRemove { number: at as u64 + 1 };
        let remove = model.common.localizer.message(&remove);
        let view = ButtonView::named(open, Msg::to(HandMsg::DraftOpened(at)));
        let view = view.pressed(draft.grid == *model.own.hand.grid());
        let away = ButtonView::named(remove, Msg::to(HandMsg::DraftRemoved(at)));
        let picture = ThumbnailView::of(&draft.grid, &Grid::EMPTY);
        (view, picture, away.icon(Icon::Close))
    };
    let all = model.own.drafts.all().iter().enumerate().map(draft).collect();
    (model.common.localizer.label(Label::HandDrafts), all)
}

fn completion(model: &Shown, hand: &Hand) -> String {
    match hand.completion {
        None => String::new(),
        Some(Err(())) => model.common.localizer.label(Label::HandNoCompletion),
        Some(Ok((count, is_least))) => {
            let count = count as u64;
            model.common.localizer.message(&match is_least {
                true => Message::HandCompletedLeast { count },
                false => Message::HandCompleted { count },
            })
        }
    }
}
