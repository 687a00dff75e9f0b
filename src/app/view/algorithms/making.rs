//! A puzzle being made: the starts, the grid with the way through it, the proof for each cell.

use super::grid::{TraceCellView, TraceGridView, text};
use super::{ControlsView, buttons, field};
use crate::app::algorithms::digging::Digging;
use crate::app::model::Model;
use crate::app::msg::Field;
use crate::app::view::controls::{FieldKind, FieldView};
use crate::app::view::import::PreviewView;
use crate::engine::generate::making::{Attempt, AttemptOutcome, Making, Trial, TrialOutcome};
use crate::engine::generate::removal_order::RemovalOrder;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::grid::Grid;
use crate::i18n::label::Label;
use crate::i18n::message::Message;

/// A puzzle being made.
#[derive(Clone, PartialEq, Debug)]
pub struct MakingView {
    /// The headings: fill, dig, before that, clues over time.
    pub headings: [String; 4],
    /// What the start is about, and what the proof is.
    pub notes: [String; 2],
    /// The starts.
    pub attempts: Vec<AttemptView>,
    /// The grid.
    pub grid: TraceGridView,
    /// The way through the cells that were tried, as an SVG path on 9 by 9.
    pub way: String,
    /// What moves it.
    pub controls: ControlsView,
    /// The cell that was tried last.
    pub proof: Option<ProofView>,
    /// How many were dug and kept.
    pub count: String,
    /// The cells before: which, what became of each, and how many clues there were.
    pub before: Vec<[String; 3]>,
    /// The number of clues over the cells tried, as an SVG path on 81 by 64, and where clues were kept.
    pub chart: (String, Vec<(usize, u8)>),
    /// How many clues there are.
    pub clues: String,
    /// How many cells there are, and how many were tried.
    pub cells: (usize, usize),
}

/// A start.
#[derive(Clone, PartialEq, Debug)]
pub struct AttemptView {
    /// Its digits.
    pub picture: PreviewView,
    /// Which it is.
    pub title: String,
    /// What became of it.
    pub outcome: String,
    /// Whether it became the solution grid.
    pub is_full: bool,
}

/// What became of a cell, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct ProofView {
    /// The cell.
    pub cell: String,
    /// What became of it.
    pub title: String,
    /// Whether its clue stays.
    pub is_kept: bool,
    /// Why.
    pub reason: String,
    /// This solution and the other, each with its name.
    pub solutions: Vec<(String, TraceGridView)>,
}

/// The menus.
pub fn fields(model: &Model) -> Vec<FieldView> {
    let digging = &model.algorithms.digging;
    let order = |(order, label): (RemovalOrder, Label)| {
        (order.slug().to_owned(), model.localizer.label(label))
    };
    let orders = [
        (RemovalOrder::SShaped, Label::DigAlongS),
        (RemovalOrder::Random, Label::DigRandom),
        (RemovalOrder::Alternating, Label::DigAlternating),
        (RemovalOrder::LeftToRight, Label::DigLeftToRight),
    ];
    let kind = FieldKind::Choice(orders.map(order).into());
    let least = digging.min_per_row.to_string();
    vec![
        field(model, Field::DiggingOrder, Label::DigOrder, digging.order.slug(), kind),
        field(
            model,
            Field::DiggingSeed,
            Label::TraceSeed,
            &digging.seed,
            FieldKind::Number(0, u32::MAX),
        ),
        field(model, Field::DiggingLeast, Label::DigLeast, &least, FieldKind::Number(0, 9)),
    ]
}

/// The puzzle of the model; none while it is not there.
pub fn making(model: &Model) -> Option<MakingView> {
    let digging = &model.algorithms.digging;
    let making = digging.making.as_deref()?;
    let label = |label| model.localizer.label(label);
    let tried = &making.trials[..digging.tried];
    let kept = tried.iter().filter(|trial| is_kept(trial)).count() as u64;
    let dug = digging.tried as u64 - kept;
    let clues = making.grid(digging.tried).clues() as u64;
    let at = (1..).zip(&making.attempts);
    Some(MakingView {
        headings: [Label::MakingFill, Label::MakingDig, Label::MakingBefore, Label::MakingClues]
            .map(label),
        notes: [Label::MakingFillNote, Label::MakingProofNote].map(label),
        attempts: at.map(|(number, one)| attempt(model, making, number, one)).collect(),
        grid: grid(model, making, digging),
        way: way(tried.iter().map(|trial| trial.cell)),
        controls: controls(model, digging),
        proof: tried.last().map(|trial| proof(model, making, trial)),
        count: model.localizer.message(&Message::MakingCount { dug, kept }),
        before: tried.iter().rev().skip(1).take(5).map(|trial| line(model, trial)).collect(),
        chart: chart(tried),
        clues: model.localizer.message(&Message::MakingCluesNow { clues }),
        cells: (making.trials.len(), digging.tried),
    })
}

fn is_kept(trial: &Trial) -> bool {
    !matches!(trial.outcome, TrialOutcome::Dug(_))
}

fn attempt(model: &Model, making: &Making, number: u64, attempt: &Attempt) -> AttemptView {
    let message = |message| model.localizer.message(&message);
    let is_full = matches!(attempt.outcome, AttemptOutcome::Full(_));
    let digits = if is_full { making.solution.grid() } else { attempt.start };
    let cells = Cell::ALL.map(|cell| (digits[cell].map(|digit| digit.char()), false));
    AttemptView {
        picture: PreviewView {
            label: message(Message::PreviewLabel { clues: digits.clues() as u64 }),
            cells: cells.into(),
        },
        title: message(Message::MakingAttempt { number }),
        outcome: match attempt.outcome {
            AttemptOutcome::Full(count) => message(Message::MakingFull { count }),
            AttemptOutcome::Stuck => message(Message::MakingStuck),
            AttemptOutcome::Impossible(count) => message(Message::MakingImpossible { count }),
            AttemptOutcome::GivenUp(count) => message(Message::MakingGivenUp { count }),
        },
        is_full,
    }
}

fn grid(model: &Model, making: &Making, digging: &Digging) -> TraceGridView {
    let digits = making.grid(digging.tried);
    let tried = &making.trials[..digging.tried];
    let last = tried.last();
    let other = last.and_then(|trial| match trial.outcome {
        TrialOutcome::Kept(other) => Some((trial.cell, other)),
        _ => None,
    });
    let cell = |cell: Cell| {
        let trial = tried.iter().find(|trial| trial.cell == cell);
        let differs =
            other.filter(|(now, other)| *now != cell && other[cell] != making.solution[cell]);
        let plain = text(&digits, cell);
        let (text, kind) = match (trial, differs) {
            (_, Some((_, other))) => {
                (format!("{}/{}", making.solution[cell], other[cell]), "differs")
            }
            (Some(trial), _) if last == Some(trial) => (plain, "now"),
            (Some(trial), _) if is_kept(trial) => (plain, "kept"),
            (Some(_), _) => (plain, "dug"),
            (None, _) => (plain, "given"),
        };
        let is_current = last.is_some_and(|trial| trial.cell == cell);
        TraceCellView { text, kind, is_current, is_in_way: false }
    };
    let count = digits.clues() as u64;
    TraceGridView {
        label: model.localizer.message(&Message::TraceGridLabel { count }),
        cells: Cell::ALL.map(cell).into(),
    }
}

/// A line through the middles of cells.
fn way(cells: impl Iterator<Item = Cell>) -> String {
    let point = |cell: Cell| format!("{}.5 {}.5", cell.column(), cell.row());
    let points: Vec<String> = cells.map(point).collect();
    if points.is_empty() { String::new() } else { format!("M{}", points.join("L")) }
}

fn controls(model: &Model, digging: &Digging) -> ControlsView {
    let step = digging.tried as u64;
    ControlsView {
        label: model.localizer.label(Label::TraceControls),
        buttons: buttons(model, digging.is_playing, Label::MakingPlay, Label::MakingNextKept),
        step: model.localizer.message(&Message::CellsTried { count: step }),
        speed: None,
    }
}

fn proof(model: &Model, making: &Making, trial: &Trial) -> ProofView {
    let message = |message| model.localizer.message(&message);
    let (cell, digit) = (trial.cell, trial.digit);
    let (title, reason) = match trial.outcome {
        TrialOutcome::Dug(digits) if digits.is_empty() => {
            (Message::MakingGoes { digit }, message(Message::MakingNoOther { cell }))
        }
        TrialOutcome::Dug(digits) => {
            (Message::MakingGoes { digit }, message(Message::MakingFails { digits }))
        }
        TrialOutcome::Kept(other) => {
            let cells = making.solution.differs(&other);
            (Message::MakingStays { digit }, message(Message::MakingSecond { cells }))
        }
        TrialOutcome::Bound => (Message::MakingStays { digit }, message(Message::MakingBound)),
    };
    let solutions = match trial.outcome {
        TrialOutcome::Kept(other) => {
            let cells = making.solution.differs(&other);
            let picture = |grid: Grid, label| {
                let name = model.localizer.label(label);
                (name.clone(), solution(name, &grid, cells))
            };
            vec![
                picture(making.solution.grid(), Label::MakingThis),
                picture(other.grid(), Label::MakingOther),
            ]
        }
        _ => Vec::new(),
    };
    let cell = cell.to_string();
    ProofView { cell, title: message(title), is_kept: is_kept(trial), reason, solutions }
}

fn solution(label: String, grid: &Grid, differing: CellSet) -> TraceGridView {
    let cell = |cell: Cell| TraceCellView {
        text: text(grid, cell),
        kind: if differing.contains(cell) { "differs" } else { "" },
        ..TraceCellView::default()
    };
    TraceGridView { label, cells: Cell::ALL.map(cell).into() }
}

fn line(model: &Model, trial: &Trial) -> [String; 3] {
    let message = |message| model.localizer.message(&message);
    let digit = trial.digit;
    let became =
        if is_kept(trial) { Message::MakingStays { digit } } else { Message::MakingGoes { digit } };
    let clues = u64::from(trial.clues);
    [trial.cell.to_string(), message(became), message(Message::MakingCluesNow { clues })]
}

fn chart(tried: &[Trial]) -> (String, Vec<(usize, u8)>) {
    let steps = (1..).zip(tried);
    let points: String =
        steps.clone().map(|(at, trial)| format!("H{at}V{}", 81 - trial.clues)).collect();
    let kept = steps.filter(|(_, trial)| is_kept(trial)).map(|(at, trial)| (at, 81 - trial.clues));
    (format!("M0 0{points}"), kept.collect())
}
