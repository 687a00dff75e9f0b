//! A puzzle being made: the starts, the grid with the way through it, the proof for each cell.

use super::controls::{ControlsView, buttons, field};
use super::grid::{TraceCellView, TraceGridView, text};
use super::numbers::percent;
use crate::core::view::controls::{FieldKind, FieldView};
use crate::core::view::thumbnail::PreviewView;
use crate::engine::generate::making::{Attempt, AttemptOutcome, Making, Trial, TrialOutcome};
use crate::engine::generate::removal_order::RemovalOrder;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::grid::{Grid, MIN_CLUES};
use crate::places::algorithms::Shown;
use crate::places::algorithms::digging::Digging;
use crate::places::algorithms::msg::AlgorithmsField;
use crate::words::label::Label;
use crate::words::message::Message;

/// A puzzle being made.
#[derive(Clone, PartialEq, Debug)]
pub struct MakingView {
    /// The headings: fill, order, dig, before that, clues over time.
    pub headings: [String; 5],
    /// What the start is about, and what the proof is.
    pub notes: [String; 2],
    /// The orders: the value of each, its name, and whether it is chosen.
    pub orders: Vec<(String, String, bool)>,
    /// The starts.
    pub attempts: Vec<AttemptView>,
    /// The grid.
    pub grid: TraceGridView,
    /// The way through the cells that were tried, those cells as points, and the way that is to come,
    /// as SVG paths on 9 by 9.
    pub ways: [String; 3],
    /// What moves it.
    pub controls: ControlsView,
    /// The cell that was tried last.
    pub proof: Option<ProofView>,
    /// How many were dug and kept.
    pub count: String,
    /// The cells before: which, what became of each, and how many clues there were.
    pub before: Vec<[String; 3]>,
    /// How the number of clues fell.
    pub chart: ChartView,
}

/// The number of clues over the cells tried.
#[derive(Clone, PartialEq, Debug)]
pub struct ChartView {
    /// The line, as an SVG path on 81 by 64: from 81 clues down to 17.
    pub path: String,
    /// Where clues were kept, from the left and from the top, in percent.
    pub kept: Vec<[String; 2]>,
    /// Where it ends, from the left and from the top, in percent.
    pub end: [String; 2],
    /// Numbers of clues on the scale: the place from the top, in percent, and the number.
    pub levels: Vec<(String, String)>,
    /// How many clues there are.
    pub clues: String,
    /// How many cells were tried, and how many there are where the first leaves room for it.
    pub cells: [String; 2],
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
    /// Whether its clue stays, in a word or two.
    pub badge: String,
    /// Why.
    pub reason: String,
    /// The cells in which the other solution differs.
    pub cells: Vec<String>,
    /// This solution and the other, each with its name.
    pub solutions: Vec<(String, TraceGridView)>,
}

/// The menus.
pub fn fields(model: &Shown) -> Vec<FieldView> {
    let digging = &model.own.digging;
    let kind = FieldKind::Choice(orders(model));
    let least = digging.min_per_row.to_string();
    vec![
        field(model, AlgorithmsField::DiggingOrder, Label::DigOrder, digging.order.slug())
            .kind(kind),
        field(model, AlgorithmsField::DiggingSeed, Label::TraceSeed, &digging.seed)
            .kind(FieldKind::Number(0, u32::MAX)),
        field(model, AlgorithmsField::DiggingLeast, Label::DigLeast, &least)
            .kind(FieldKind::Number(0, 9)),
    ]
}

/// The orders, as a menu's choices.
fn orders(model: &Shown) -> Vec<(String, String)> {
    let order = |(order, label): (RemovalOrder, Label)| {
        (order.slug().to_owned(), model.common.localizer.label(label))
    };
    let orders = [
        (RemovalOrder::SShaped, Label::DigAlongS),
        (RemovalOrder::Random, Label::DigRandom),
        (RemovalOrder::Alternating, Label::DigAlternating),
        (RemovalOrder::LeftToRight, Label::DigLeftToRight),
    ];
    orders.map(order).into()
}

/// The puzzle of the model; none while it is not there.
pub fn making(model: &Shown) -> Option<MakingView> {
    let digging = &model.own.digging;
    let making = digging.making.as_deref()?;
    let label = |label| model.common.localizer.label(label);
    let tried = &making.trials[..digging.tried];
    let kept = tried.iter().filter(|trial| is_kept(trial)).count() as u64;
    let dug = digging.tried as u64 - kept;
    let at = (1..).zip(&making.attempts);
    let chosen = digging.order.slug();
    let is_chosen = |(slug, name): (String, String)| (slug.clone(), name, slug == chosen);
    let headings = [
        Label::MakingFill,
        Label::MakingOrder,
        Label::MakingDig,
        Label::MakingBefore,
        Label::MakingClues,
    ];
    Some(MakingView {
        headings: headings.map(label),
        orders: orders(model).into_iter().map(is_chosen).collect(),
        notes: [Label::MakingFillNote, Label::MakingProofNote].map(label),
        attempts: at.map(|(number, one)| attempt(model, making, number, one)).collect(),
        grid: grid(model, making, digging),
        ways: ways(making, digging),
        controls: controls(model, digging),
        proof: tried.last().map(|trial| proof(model, making, trial)),
        count: model.common.localizer.message(&Message::MakingCount { dug, kept }),
        before: tried
            .iter()
            .rev()
            .skip(1)
            .take(4)
            .map(|trial| line(model, making, trial))
            .collect(),
        chart: chart(model, making, digging),
    })
}

fn is_kept(trial: &Trial) -> bool {
    !matches!(trial.outcome, TrialOutcome::Dug(_))
}

fn attempt(model: &Shown, making: &Making, number: u64, attempt: &Attempt) -> AttemptView {
    let message = |message| model.common.localizer.message(&message);
    let is_full = matches!(attempt.outcome, AttemptOutcome::Full(_));
    let digits = if is_full { making.solution.grid() } else { attempt.start };
    let label = message(Message::PreviewLabel { clues: digits.clues() as u64 });
    AttemptView {
        picture: PreviewView::of(label, &digits),
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

fn grid(model: &Shown, making: &Making, digging: &Digging) -> TraceGridView {
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
        let is_current = last.is_some_and(|trial| trial.cell == cell);
        if let Some((_, other)) = differs {
            let (text, other) = (making.solution[cell].to_string(), other[cell].to_string());
            return TraceCellView { text, other, kind: "differs", is_current, is_in_way: false };
        }
        let kind = match trial {
            Some(trial) if last == Some(trial) => "now",
            Some(trial) if is_kept(trial) => "kept",
            Some(_) => "dug",
            None => "given",
        };
        TraceCellView { text: plain, kind, is_current, ..TraceCellView::default() }
    };
    let count = digits.clues() as u64;
    TraceGridView {
        label: model.common.localizer.message(&Message::TraceGridLabel { count }),
        cells: Cell::ALL.map(cell).into(),
    }
}

/// Lines through the middles of cells. Where the order jumps, lines would cross the whole grid.
fn ways(making: &Making, digging: &Digging) -> [String; 3] {
    let point = |trial: &Trial| format!("{}.5 {}.5", trial.cell.column(), trial.cell.row());
    let points: Vec<String> = making.trials.iter().map(point).collect();
    let is_line = matches!(digging.order, RemovalOrder::SShaped | RemovalOrder::LeftToRight);
    let line = |points: &[String]| match points {
        [_, _, ..] if is_line => format!("M{}", points.join("L")),
        _ => String::new(),
    };
    let (tried, last) = (digging.tried, digging.tried.saturating_sub(1));
    // Where a digit stands, a point would lie under it.
    let differing =
        making.trials[..tried].last().map_or(CellSet::EMPTY, |trial| other_cells(making, trial));
    let is_bare = |trial: &&Trial| !is_kept(trial) && !differing.contains(trial.cell);
    let bare = making.trials[..tried].iter().filter(is_bare);
    let dots = bare.map(|trial| format!("M{}h0", point(trial))).collect();
    [line(&points[..tried]), dots, line(&points[last..])]
}

fn controls(model: &Shown, digging: &Digging) -> ControlsView {
    let step = digging.tried as u64;
    ControlsView {
        label: model.common.localizer.label(Label::TraceControls),
        buttons: buttons(model, digging.is_playing, Label::MakingPlay, Label::MakingNextKept),
        step: model.common.localizer.message(&Message::CellsTried { count: step }),
        speed: None,
    }
}

fn proof(model: &Shown, making: &Making, trial: &Trial) -> ProofView {
    let message = |message| model.common.localizer.message(&message);
    let (cell, digit) = (trial.cell, trial.digit);
    let (title, reason) = match trial.outcome {
        TrialOutcome::Dug(digits) if digits.is_empty() => {
            (Message::MakingGoes { digit }, message(Message::MakingNoOther { cell }))
        }
        TrialOutcome::Dug(digits) => {
            (Message::MakingGoes { digit }, message(Message::MakingFails { digits }))
        }
        TrialOutcome::Kept(other) => {
            let count = making.solution.differs(&other).len() as u64;
            (Message::MakingStays { digit }, message(Message::MakingSecond { count }))
        }
        TrialOutcome::Bound => (Message::MakingStays { digit }, message(Message::MakingBound)),
    };
    let cells = other_cells(making, trial);
    let solutions = match trial.outcome {
        TrialOutcome::Kept(other) => {
            let picture = |grid: Grid, label| {
                let name = model.common.localizer.label(label);
                (name.clone(), solution(name, &grid, cells))
            };
            vec![
                picture(making.solution.grid(), Label::MakingThis),
                picture(other.grid(), Label::MakingOther),
            ]
        }
        _ => Vec::new(),
    };
    let (is_kept, cell) = (is_kept(trial), cell.to_string());
    let badge =
        model.common.localizer.label(if is_kept { Label::MakingKept } else { Label::MakingDug });
    let cells = cells.iter().map(|cell| cell.to_string()).collect();
    ProofView { cell, title: message(title), is_kept, badge, reason, cells, solutions }
}

/// The cells in which another solution differs, if there is one.
fn other_cells(making: &Making, trial: &Trial) -> CellSet {
    match trial.outcome {
        TrialOutcome::Kept(other) => making.solution.differs(&other),
        _ => CellSet::EMPTY,
    }
}

fn solution(label: String, grid: &Grid, differing: CellSet) -> TraceGridView {
    let cell = |cell: Cell| TraceCellView {
        text: text(grid, cell),
        kind: if differing.contains(cell) { "differs" } else { "" },
        ..TraceCellView::default()
    };
    TraceGridView { label, cells: Cell::ALL.map(cell).into() }
}

/// What became of a cell, in short.
fn line(model: &Shown, making: &Making, trial: &Trial) -> [String; 3] {
    let message = |message| model.common.localizer.message(&message);
    let digit = trial.digit;
    let became = match trial.outcome {
        TrialOutcome::Dug(_) => Message::MakingDugLine { digit },
        TrialOutcome::Kept(other) => {
            let count = making.solution.differs(&other).len() as u64;
            Message::MakingKeptLine { digit, count }
        }
        TrialOutcome::Bound => Message::MakingBoundLine { digit },
    };
    let clues = u64::from(trial.clues);
    [trial.cell.to_string(), message(became), message(Message::MakingCluesNow { clues })]
}

/// From so many cells on the number of the present one stands where the number of all would.
const ROOM_FOR_COUNT: usize = 56;

fn chart(model: &Shown, making: &Making, digging: &Digging) -> ChartView {
    let message = |message| model.common.localizer.message(&message);
    let tried = &making.trials[..digging.tried];
    let clues = making.grid(digging.tried).clues() as u8;
    let down = |clues: u8| percent(f64::from(81 - clues) / f64::from(81 - MIN_CLUES));
    let across = |at: usize| percent(at as f64 / 81.0);
    let steps = (1..).zip(tried);
    let points: String =
        steps.clone().map(|(at, trial)| format!("H{at}V{}", 81 - trial.clues)).collect();
    let kept = steps.filter(|(_, trial)| is_kept(trial));
    ChartView {
        path: format!("M0 0{points}"),
        kept: kept.map(|(at, trial)| [across(at), down(trial.clues)]).collect(),
        end: [across(digging.tried), down(clues)],
        levels: [81, 40, MIN_CLUES].map(|level| (down(level), level.to_string())).into(),
        clues: message(Message::MakingCluesNow { clues: clues.into() }),
        cells: [
            message(Message::MakingCellNumber { count: tried.len() as u64 }),
            match tried.len() < ROOM_FOR_COUNT {
                true => message(Message::MakingCells { count: making.trials.len() as u64 }),
                false => String::new(),
            },
        ],
    }
}
