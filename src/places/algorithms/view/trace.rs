//! One search: its stack of guesses, its grid, what it is doing and why, what it cost.

use std::rc::Rc;

use super::controls::{ControlsView, controls};
use super::grid::{TraceGridView, blocker, grid};
use super::plot::{PlotView, plot};
use super::quiz::{QuizView, quiz};
use super::stops::{stop_fields, stops};
use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, FieldView};
use crate::engine::algorithms::Method;
use crate::engine::algorithms::constraint::Constraint;
use crate::engine::algorithms::event::TraceEvent;
use crate::engine::algorithms::state::{Rung, TraceState};
use crate::engine::types::cell::CellSet;
use crate::places::algorithms::Playing;
use crate::places::algorithms::Shown;
use crate::places::algorithms::msg::AlgorithmsMsg;
use crate::places::algorithms::program::{Line, ProgramKind};
use crate::words::label::Label;
use crate::words::message::Message;

/// While it plays, so many rungs are drawn: more do not fit.
const RUNGS_WHILE_PLAYING: usize = 16;

/// One search.
#[derive(Clone, PartialEq, Debug)]
pub struct TraceView {
    /// The grid.
    pub grid: TraceGridView,
    /// Whether steps follow each other so fast that they are not read aloud.
    pub is_playing: bool,
    /// The heading of the stack, and how deep it is.
    pub stack_label: [String; 2],
    /// The stack, the newest first.
    pub rungs: Vec<RungView>,
    /// What the marks of the stack mean, each with its kind: those that the method has.
    pub legend: Vec<(&'static str, String)>,
    /// The method in sentences, where it has some.
    pub summary: Option<SummaryView>,
    /// What is asked at a dead end.
    pub quiz: Option<QuizView>,
    /// What moves the search.
    pub controls: ControlsView,
    /// How deep the stack was.
    pub plot: PlotView,
    /// The program.
    pub program: ProgramView,
    /// What the last step was, and why nothing fits.
    pub why: WhyView,
    /// What it cost: numbers and what they count.
    pub counters: Vec<(String, String)>,
    /// The heading of what it stops at.
    pub stops_label: String,
    /// What it stops at: switches.
    pub stops: Vec<ButtonView>,
    /// What opens the fields below.
    pub more_stops: String,
    /// A cell, a depth, a number of guesses.
    pub stop_fields: Vec<FieldView>,
}

/// A method in a few sentences.
#[derive(Clone, PartialEq, Debug)]
pub struct SummaryView {
    /// The heading.
    pub title: String,
    /// The sentences.
    pub sentences: Vec<String>,
    /// The one that the last step did, 0-based.
    pub lit: usize,
    /// Whether the search has begun: a phone needs its room then.
    pub has_begun: bool,
}

/// A choice of the stack.
#[derive(Clone, PartialEq, Debug)]
pub struct RungView {
    /// Its number from below.
    pub number: String,
    /// What it chose for.
    pub place: String,
    /// What became of its options: `standing`, `forced`, `tried` or `left`, and the text of each.
    pub options: Vec<(&'static str, String)>,
    /// Said of a dead end.
    pub note: String,
    /// Whether nothing fits.
    pub is_dead: bool,
    /// The whole rung in words.
    pub label: String,
    /// The step at which it came to be as it is, and its number in words.
    pub since: (u64, String),
}

/// A program and the line that makes the last step.
#[derive(Clone, PartialEq, Debug)]
pub struct ProgramView {
    /// The heading.
    pub title: String,
    /// What it can be written in.
    pub kinds: Vec<ButtonView>,
    /// Its lines.
    pub lines: Rc<Vec<Line>>,
    /// Whether its lines have numbers of their own.
    pub is_numbered: bool,
    /// The line that is lit.
    pub lit: Option<usize>,
    /// Said beside that line.
    pub now: String,
    /// What is said while there is no program.
    pub missing: Option<String>,
}

/// What the last step was; at a dead end, why nothing fits.
#[derive(Clone, PartialEq, Debug)]
pub struct WhyView {
    /// The step in a sentence.
    pub status: String,
    /// Whether it is a dead end.
    pub is_dead: bool,
    /// A reason for each option, at a dead end.
    pub reasons: Vec<String>,
    /// What comes next.
    pub next: Option<String>,
}

/// The search that is shown alone.
pub fn trace(model: &Shown) -> Option<TraceView> {
    let run = model.own.runs[0].as_ref()?;
    let label = |label| model.common.localizer.label(label);
    let state = &run.state;
    let depth = u64::from(state.depth());
    let is_playing = model.own.playing != Playing::Paused;
    let shown = if is_playing { RUNGS_WHILE_PLAYING } else { usize::MAX };
    Some(TraceView {
        grid: grid(model, state),
        is_playing,
        stack_label: [
            label(Label::TraceStack),
            model.common.localizer.message(&Message::TraceDeep { depth }),
        ],
        rungs: rungs(model, state, shown),
        legend: legend(model),
        summary: summary(model, state),
        quiz: quiz(model),
        controls: controls(model),
        plot: plot(model, run),
        program: program(model, state),
        why: why(model, state),
        counters: counters(model, state).into_iter().take(4).collect(),
        stops_label: label(Label::TraceStops),
        stops: stops(model),
        more_stops: label(Label::StopAnother),
        stop_fields: stop_fields(model),
    })
}

/// What the marks mean. Only propagation has digits that are no guess: elsewhere a cell with one digit
/// left is tried like the others.
fn legend(model: &Shown) -> Vec<(&'static str, String)> {
    let all = [
        ("standing", Label::TraceStanding),
        ("forced", Label::TraceForced),
        ("tried", Label::TraceTried),
        ("left", Label::TraceLeft),
    ];
    let forces = model.own.methods[0] == Method::Propagation;
    let shown = all.into_iter().filter(|(kind, _)| forces || *kind != "forced");
    shown.map(|(kind, label)| (kind, model.common.localizer.label(label))).collect()
}

fn summary(model: &Shown, state: &TraceState) -> Option<SummaryView> {
    if model.own.methods[0] != Method::Backtracking {
        return None;
    }
    let sentences = [
        Label::SixTries,
        Label::SixOrder,
        Label::SixSmallest,
        Label::SixDeadEnd,
        Label::SixBack,
        Label::SixEnd,
    ];
    let lit = match state.last {
        None => 0,
        Some(TraceEvent::Guess(..) | TraceEvent::Forced(..)) => 2,
        Some(TraceEvent::DeadEnd(_)) => 3,
        Some(TraceEvent::Backtrack(_)) => 4,
        Some(TraceEvent::Solution | TraceEvent::End) => 5,
    };
    Some(SummaryView {
        title: model.common.localizer.label(Label::SixTitle),
        sentences: sentences.map(|label| model.common.localizer.label(label)).into(),
        lit,
        has_begun: state.step > 0,
    })
}

/// The last step in a sentence.
pub fn status(model: &Shown, state: &TraceState) -> String {
    let count = state.solutions;
    model.common.localizer.message(&match state.last {
        None => Message::TraceStart,
        Some(TraceEvent::Guess(_, candidate)) => {
            Message::TraceGuess { digit: candidate.digit, cell: candidate.cell }
        }
        Some(TraceEvent::Forced(Constraint::Cell(cell), candidate)) => {
            Message::TraceOnlyDigit { digit: candidate.digit, cell }
        }
        Some(TraceEvent::Forced(Constraint::Digit(house, digit), candidate)) => {
            Message::TraceOnlyPlace { digit, house, cell: candidate.cell }
        }
        Some(TraceEvent::DeadEnd(Constraint::Cell(cell))) => Message::TraceNoDigit { cell },
        Some(TraceEvent::DeadEnd(Constraint::Digit(house, digit))) => {
            Message::TraceNoPlace { digit, house }
        }
        Some(TraceEvent::Backtrack(candidate)) => {
            Message::TraceTakenBack { digit: candidate.digit, cell: candidate.cell }
        }
        Some(TraceEvent::Solution) => Message::TraceSolution { count },
        Some(TraceEvent::End) => Message::TraceEnd { count },
    })
}

fn rungs(model: &Shown, state: &TraceState, shown: usize) -> Vec<RungView> {
    let newest_first = state.stack.iter().enumerate().rev().take(shown);
    newest_first.map(|(at, one)| rung(model, at + 1, one)).collect()
}

fn rung(model: &Shown, number: usize, rung: &Rung) -> RungView {
    let place = Rc::new(match rung.constraint {
        Constraint::Cell(cell) => Message::TraceCells { cells: CellSet::only(cell) },
        Constraint::Digit(house, digit) => Message::TraceDigitOf { digit, house },
    });
    let options = options(rung);
    let is_dead = options.is_empty();
    let nothing = model.common.localizer.label(Label::TraceNothingFits);
    let note = if is_dead { nothing } else { String::new() };
    let of = |kind: &str| {
        let texts = options.iter().filter(|option| option.0 == kind);
        let texts: Vec<String> = texts.map(|option| option.1.clone()).collect();
        if texts.is_empty() { "–".to_owned() } else { texts.join(", ") }
    };
    let label = model.common.localizer.message(&Message::TraceRung {
        place: place.clone(),
        standing: of(if rung.is_forced { "forced" } else { "standing" }),
        tried: of("tried"),
        left: of("left"),
    });
    let place = model.common.localizer.message(&place);
    let step = Message::TraceStepNumber { step: rung.since };
    let since = (rung.since, model.common.localizer.message(&step));
    RungView { number: number.to_string(), place, options, note, is_dead, label, since }
}

/// What became of each option of a choice, and its text.
fn options(rung: &Rung) -> Vec<(&'static str, String)> {
    let text = |option: usize| {
        let candidate = rung.constraint.candidate(option);
        match rung.constraint {
            Constraint::Cell(_) => candidate.digit.to_string(),
            Constraint::Digit(..) => candidate.cell.to_string(),
        }
    };
    let kind = |option: usize| match () {
        () if rung.standing == Some(option as u8) && rung.is_forced => Some("forced"),
        () if rung.standing == Some(option as u8) => Some("standing"),
        () if rung.tried.contains(option) => Some("tried"),
        () if rung.left.contains(option) => Some("left"),
        () => None,
    };
    (0..9).filter_map(|option| Some((kind(option)?, text(option)))).collect()
}

fn program(model: &Shown, state: &TraceState) -> ProgramView {
    let algorithms = model.own;
    let label = |label| model.common.localizer.label(label);
    let kinds = [
        (ProgramKind::Words, Label::ProgramWords),
        (ProgramKind::Python, Label::ProgramPython),
        (ProgramKind::Rust, Label::ProgramRust),
    ];
    let kinds = kinds.map(|(kind, name)| {
        let msg = Msg::to(AlgorithmsMsg::ProgramChosen(kind));
        ButtonView::new(model.common, name, msg).pressed(algorithms.kind == kind)
    });
    let file = algorithms.kind.file(algorithms.methods[0], model.common.page.locale);
    let program = algorithms.program.as_ref().filter(|(name, _)| *name == file);
    let lines = program.map(|(_, program)| program.lines.clone()).unwrap_or_default();
    ProgramView {
        title: label(Label::TraceProgram),
        kinds: kinds.into(),
        lit: state.last.and_then(|event| program?.1.line_of(event.kind())),
        missing: (program.is_some() && lines.is_empty()).then(|| label(Label::ProgramMissing)),
        lines,
        is_numbered: algorithms.kind == ProgramKind::Words,
        now: label(Label::TraceNow),
    }
}

fn why(model: &Shown, state: &TraceState) -> WhyView {
    let status = status(model, state);
    let Some(TraceEvent::DeadEnd(constraint)) = state.last else {
        return WhyView { status, is_dead: false, reasons: Vec::new(), next: None };
    };
    let reason = |option: usize| {
        let candidate = constraint.candidate(option);
        let (cell, digit) = (candidate.cell, candidate.digit);
        if let (Constraint::Digit(..), Some(taken)) = (constraint, state.grid()[cell]) {
            return Some(Message::TraceTaken { cell, digit: taken });
        }
        let other = blocker(state.grid(), cell, digit)?;
        let house = cell.houses().into_iter().find(|house| house.cells().contains(other))?;
        Some(match constraint {
            Constraint::Cell(_) => Message::TraceDigitIn { digit, house },
            Constraint::Digit(..) => Message::TraceCellSees { cell, digit, house },
        })
    };
    let newest = state.stack.iter().rev().filter(|rung| !rung.is_forced);
    let newest = newest.filter_map(|rung| Some((rung, rung.candidate()?))).next();
    let next = match newest {
        None => Message::TraceNextEnd,
        Some((rung, candidate)) if rung.left.is_empty() => {
            Message::TraceNextFurther { cell: candidate.cell, digit: candidate.digit }
        }
        Some((_, candidate)) => {
            Message::TraceNextOther { cell: candidate.cell, digit: candidate.digit }
        }
    };
    WhyView {
        status,
        is_dead: true,
        reasons: (0..9)
            .filter_map(reason)
            .map(|reason| model.common.localizer.message(&reason))
            .collect(),
        next: Some(model.common.localizer.message(&next)),
    }
}

/// What a search has cost.
pub fn counters(model: &Shown, state: &TraceState) -> Vec<(String, String)> {
    let of = |count: u64, label| {
        (model.common.localizer.number(count), model.common.localizer.label(label))
    };
    vec![
        of(state.counters.cells, Label::TraceVisited),
        of(state.counters.guesses, Label::TraceGuesses),
        of(state.counters.dead_ends, Label::TraceDeadEnds),
        of(state.depth().into(), Label::TraceDepth),
        of(state.deepest.into(), Label::TraceDeepest),
    ]
}
