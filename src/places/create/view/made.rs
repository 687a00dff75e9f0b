//! The puzzles that were made, and the one that is shown.

use std::rc::Rc;

use super::studio_button::button;
use crate::core::jobs::Purpose;
use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::table::WINDOW;
use crate::core::view::thumbnail::ThumbnailView;
use crate::engine::generate::requirements::Requirement;
use crate::engine::rating::need::Need;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::grid::Grid;
use crate::places::create::Shown;
use crate::places::create::batch::{Batch, Failure, Row};
use crate::places::create::msg::StudioMsg;
use crate::words::label::Label;
use crate::words::message::Message;
use crate::words::numbers::Decimal;
use strum::IntoEnumIterator as _;

/// What was made.
#[derive(Clone, PartialEq, Debug)]
pub struct MadeView {
    /// How many.
    pub title: String,
    /// How many were tried, and how many are taken.
    pub state: String,
    /// How much is done, from 0 to 1, while it goes on.
    pub done: Option<f64>,
    /// What can be done with them.
    pub tools: Vec<ButtonView>,
    /// Why it ended early, with the numbers; may be empty.
    pub failure: Vec<String>,
    /// Plays what came nearest.
    pub nearest: Option<ButtonView>,
    /// The name of the table.
    pub label: String,
    /// The box that takes all or none: its name, and whether all are taken.
    pub all: (String, bool),
    /// The headings of the columns.
    pub columns: Rc<[String]>,
    /// How many rows there are.
    pub count: usize,
    /// The place of the first that is drawn.
    pub first: usize,
    /// Those that are drawn.
    pub rows: Vec<MadeRowView>,
    /// What the paths are made of; none before the first puzzle.
    pub variety: Option<VarietyView>,
}

/// The techniques of all paths of a batch.
#[derive(Clone, PartialEq, Debug)]
pub struct VarietyView {
    /// The heading.
    pub label: String,
    /// The headings of the columns.
    pub columns: [String; 3],
    /// Each technique: its name, of how many puzzles it is the hardest and in how many it is used, each
    /// with its share of the most.
    pub rows: Vec<(String, [(f64, String); 2])>,
}

/// A puzzle that was made.
#[derive(Clone, PartialEq, Debug)]
pub struct MadeRowView {
    /// Its number, 0-based.
    pub number: usize,
    /// What it looks like.
    pub thumbnail: ThumbnailView,
    /// Its hardest technique.
    pub name: String,
    /// Its number in words, tier and clues.
    pub below: String,
    /// Points, steps, Sudoku Explainer's rating, and whether every clue is needed.
    pub cells: [String; 4],
    /// What else can be done with it.
    pub menu: ButtonView,
    /// The accessible name of the button that shows it.
    pub said: String,
    /// Whether it is shown.
    pub is_chosen: bool,
    /// Whether it is taken.
    pub is_taken: bool,
    /// The accessible name of the box that takes it.
    pub take: String,
}

/// The puzzle that is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct ProvedView {
    /// Which it is.
    pub title: String,
    /// Plays it.
    pub play: ButtonView,
    /// The digits, and whether each could go.
    pub cells: Vec<(String, bool)>,
    /// What the picture is called.
    pub label: String,
    /// What is known: a picture, what, and the details.
    pub facts: Vec<(Icon, String, String)>,
    /// The heading of the recipe.
    pub recipe_label: String,
    /// It.
    pub recipe: String,
    /// Copies it.
    pub copy: ButtonView,
    /// The smallest form, with its heading; empty while it is not known.
    pub canonical: [String; 2],
}

/// What was made; none before the first batch.
pub fn made(model: &Shown) -> Option<MadeView> {
    let batch = &model.own.batch;
    batch.recipe?;
    let label = |label| model.common.localizer.label(label);
    let made: Vec<usize> = batch.made().collect();
    let count = made.len();
    let first = batch.first.min(count.saturating_sub(WINDOW));
    let window = if batch.is_going { batch.room.min(WINDOW) } else { WINDOW };
    let rows = made.iter().skip(first).take(window);
    let title = Message::StudioMadeCount { count: count as u64 };
    let (failure, nearest) = failure(model, batch.failure.as_ref());
    Some(MadeView {
        title: model.common.localizer.message(&title),
        state: state(model, batch),
        done: batch.is_going.then(|| count as f64 / batch.wanted().max(1) as f64),
        tools: tools(model, count > 0),
        failure,
        nearest,
        label: label(Label::StudioMade),
        all: (label(Label::StudioAll), count > 0 && batch.taken.len() == count),
        columns: columns(model),
        count,
        first,
        rows: rows.filter_map(|&at| Some(row(model, at, batch.row(at)?))).collect(),
        variety: (count > 0).then(|| variety(model, batch)),
    })
}

fn columns(model: &Shown) -> Rc<[String]> {
    let labels = [
        Label::ColumnHardest,
        Label::ColumnScore,
        Label::StudioSteps,
        Label::StudioSe,
        Label::ColumnMinimal,
    ];
    labels.iter().map(|&label| model.common.localizer.label(label)).collect()
}

/// How many were tried for all of them.
fn state(model: &Shown, batch: &Batch) -> String {
    let under_way = model.common.jobs.sum(|purpose| match purpose {
        Purpose::Batch(_, tried) => *tried,
        _ => 0,
    });
    let tried = batch.tried + under_way;
    let tried = model.common.localizer.message(&Message::MakingTried { tried });
    let taken = batch.taken.len() as u64;
    let taken = (taken > 0).then(|| {
        let of = batch.made().count() as u64;
        model.common.localizer.message(&Message::ImportTaken { count: taken, of })
    });
    let texts: Vec<String> = std::iter::once(tried).chain(taken).collect();
    model.common.localizer.join(&texts)
}

fn tools(model: &Shown, is_usable: bool) -> Vec<ButtonView> {
    [
        button(model, Label::StudioPlayAll, StudioMsg::PlayedInOrder).icon(Icon::Play),
        button(model, Label::ImportKeep, StudioMsg::Kept).icon(Icon::Folder),
        button(model, Label::Print, StudioMsg::Printed).icon(Icon::Print),
        button(model, Label::StudioExport, StudioMsg::Exported).icon(Icon::Export),
        button(model, Label::StudioRecipes, StudioMsg::RecipesExported).icon(Icon::File),
        button(model, Label::CreateList, StudioMsg::Rated).icon(Icon::Chart),
    ]
    .map(|view| view.usable(is_usable))
    .into()
}

/// Why it ended early, requirement by requirement, and the way to what came nearest.
fn failure(model: &Shown, failure: Option<&Failure>) -> (Vec<String>, Option<ButtonView>) {
    let Some(Failure { tried, by, refusals, nearest }) = failure else { return (Vec::new(), None) };
    let first = match by {
        Some(by) => Message::StudioUnmet { tried: *tried, requirement: label_of(*by) },
        None => Message::StudioNone { tried: *tried },
    };
    let refused = Requirement::iter().filter(|&by| refusals.of(by) > 0).map(|by| {
        let count = u64::from(refusals.of(by));
        Message::StudioRefused { requirement: label_of(by), count }
    });
    let texts = std::iter::once(first).chain(refused);
    let texts = texts.map(|message| model.common.localizer.message(&message)).collect();
    let play = nearest.map(|(_, missed)| {
        let label = Message::StudioNearest { requirement: label_of(missed) };
        let label = model.common.localizer.message(&label);
        ButtonView::named(label, Msg::to(StudioMsg::NearestPlayed))
    });
    (texts, play)
}

fn label_of(by: Requirement) -> Label {
    match by {
        Requirement::Mask => Label::StudioMask,
        Requirement::Minimal => Label::StudioMinimal,
        Requirement::Digits => Label::StudioEvenDigits,
        Requirement::Tier => Label::Tier,
        Requirement::Needs => Label::StudioNeeds,
        Requirement::Avoids => Label::StudioAvoids,
        Requirement::Score => Label::ColumnScore,
        Requirement::Explainer => Label::RatedExplainer,
    }
}

fn row(model: &Shown, number: usize, row: &Row) -> MadeRowView {
    let batch = &model.own.batch;
    let of = &row.made.described;
    let grade = of.grade.as_ref();
    let hardest = grade.and_then(|grade| grade.hardest);
    let name = hardest.map_or(String::new(), |one| model.common.localizer.hardest(one));
    let below = std::iter::once(Message::StudioNumber { number: number as u64 + 1 })
        .map(|message| model.common.localizer.message(&message))
        .chain(grade.map(|grade| model.common.localizer.label(Label::of_tier(grade.tier))))
        .chain([model.common.localizer.message(&Message::ClueCount { count: of.clues.into() })])
        .collect::<Vec<_>>()
        .join(" · ");
    let cells = [
        grade.map_or(String::new(), |grade| model.common.localizer.number(grade.score)),
        steps(row).to_string(),
        of.explainer.map_or(String::new(), |rating| {
            model.common.localizer.decimal(&Decimal::new(rating.er))
        }),
        minimal(model, of.redundant),
    ];
    let menu = Message::StudioMenu { number: number as u64 + 1 };
    let menu = model.common.localizer.message(&menu);
    let menu = ButtonView::named(menu, Msg::to(StudioMsg::MenuOpened(number))).icon(Icon::More);
    let said: Vec<String> = [&below, &name].into_iter().chain(&cells).cloned().collect();
    let take = model.common.localizer.message(&Message::StudioTake { number: number as u64 + 1 });
    MadeRowView {
        number,
        thumbnail: ThumbnailView::of(row.made.generated.puzzle.givens(), &Grid::EMPTY),
        name,
        below,
        said: said.join(", "),
        cells,
        menu,
        is_chosen: batch.chosen == Some(number),
        is_taken: batch.taken.contains(&number),
        take,
    }
}

fn steps(row: &Row) -> u32 {
    let counts = row.made.described.grade.iter().flat_map(|grade| &grade.counts);
    counts.map(|(_, count)| count).sum()
}

fn minimal(model: &Shown, redundant: CellSet) -> String {
    match redundant.len() {
        0 => model.common.localizer.label(Label::Minimal),
        count => model.common.localizer.message(&Message::Redundant { count: count as u64 }),
    }
}

/// The techniques of the batch.
fn variety(model: &Shown, batch: &Batch) -> VarietyView {
    let counts = batch.variety();
    let most = counts.iter().flat_map(|(_, counts)| counts).max().copied().unwrap_or(1).max(1);
    let bar = |count: u32| {
        let text = model.common.localizer.message(&Message::Count { count: count.into() });
        (f64::from(count) / f64::from(most), text)
    };
    let row = |(technique, counts): &(_, [u32; 2])| {
        (model.common.localizer.technique(*technique), counts.map(bar))
    };
    VarietyView {
        label: model.common.localizer.label(Label::StudioVariety),
        columns: [Label::StudioTechnique, Label::StudioHardestIn, Label::StudioOccursIn]
            .map(|label| model.common.localizer.label(label)),
        rows: counts.iter().map(row).collect(),
    }
}

/// The puzzle that is shown.
pub fn proved(model: &Shown) -> Option<ProvedView> {
    let batch = &model.own.batch;
    let number = batch.chosen?;
    let row = batch.row(number)?;
    let label = |label| model.common.localizer.label(label);
    let title = Message::StudioProved { number: number as u64 + 1 };
    let givens = row.made.generated.puzzle.givens();
    let redundant = row.made.described.redundant;
    let digit = |&cell: &Cell| {
        (givens[cell].map_or(String::new(), |digit| digit.to_string()), redundant.contains(cell))
    };
    let recipe = row.recipe.to_string();
    let canonical = batch.proved.as_ref().map(|proved| proved.canonical.to_string());
    let copy = ButtonView::new(model.common, Label::StudioCopy, Msg::CopyRequested(recipe.clone()));
    Some(ProvedView {
        title: model.common.localizer.message(&title),
        play: button(model, Label::Play, StudioMsg::Played(number))
            .icon(Icon::Next)
            .variant(ButtonVariant::Quiet),
        cells: Cell::ALL.iter().map(digit).collect(),
        label: givens.to_string(),
        facts: facts(model, batch, row),
        recipe_label: label(Label::StudioRecipe),
        copy: copy.icon(Icon::Copy).variant(ButtonVariant::Quiet),
        canonical: canonical.map_or(Default::default(), |of| [label(Label::StudioCanonical), of]),
        recipe,
    })
}

fn facts(model: &Shown, batch: &Batch, row: &Row) -> Vec<(Icon, String, String)> {
    let message = |message| model.common.localizer.message(&message);
    let label = |label| model.common.localizer.label(label);
    let described = &row.made.described;
    let mut facts = Vec::new();
    if let Some(proved) = &batch.proved {
        let guesses = message(Message::StudioGuesses { count: proved.guesses });
        facts.push((Icon::Check, label(Label::StudioOneSolution), guesses));
    }
    let redundant = described.redundant;
    facts.push(match redundant.len() {
        0 => (Icon::Check, label(Label::StudioMinimal), String::new()),
        count => {
            let text = message(Message::StudioCouldGo { count: count as u64 });
            let cells = redundant.iter().map(|cell| cell.to_string()).collect::<Vec<_>>();
            (Icon::Question, text, cells.join(", "))
        }
    });
    if let Some(grade) = &described.grade {
        let tier = label(Label::of_tier(grade.tier));
        let steps = message(Message::StudioStepCount { count: u64::from(steps(row)) });
        let hardest = grade.hardest.map(|technique| model.common.localizer.hardest(technique));
        let more = std::iter::once(steps).chain(hardest).collect::<Vec<_>>().join(", ");
        let score = model.common.localizer.number(grade.score);
        facts.push((Icon::Check, format!("{tier}, {score}"), more));
    }
    if let Some((technique, need)) = row.made.generated.technique {
        let (icon, label_of) = match need {
            Need::Needs => (Icon::Check, Label::StudioNeeds),
            Need::Uses => (Icon::Question, Label::StudioUses),
        };
        facts.push((icon, label(label_of), model.common.localizer.technique(technique)));
    }
    if let Some(proved) = &batch.proved {
        facts.push(match proved.same_as {
            None => (Icon::Check, label(Label::StudioNew), label(Label::StudioNewHelp)),
            Some(_) => (Icon::Question, label(Label::StudioKnown), String::new()),
        });
    }
    facts
}
