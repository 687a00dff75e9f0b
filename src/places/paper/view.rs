//! The choices of what to print, and the sheets: [`sheets::sheets`] spreads puzzles, answers and hint cards
//! over them.

pub mod grid;
pub mod sheets;

use std::rc::Rc;

use strum::IntoEnumIterator as _;

use crate::core::jobs::Purpose;
use crate::core::msg::Msg;
use crate::core::opaque::Opaque;
use crate::core::settings::paper::{Content, PaperSize, Switch};
use crate::core::view::controls::{ButtonVariant, ButtonView, FieldKind, FieldView, Icon};
use crate::engine::logic::techniques::Tier;
use crate::places::paper::Shown;
use crate::places::paper::msg::{PaperField, PaperMsg};
use crate::places::paper::{Answers, Kind, MOST_FRESH, PER_PAGE, Paper, Source};
use crate::words::label::Label;
use crate::words::message::Message;
use sheets::{SheetView, sheets};

/// What to print, and the sheets.
#[derive(Clone, PartialEq, Debug)]
pub struct PaperView {
    /// How many puzzles there are.
    pub summary: String,
    /// Which puzzles: what is open, or fresh ones.
    pub source: ChoiceView,
    /// The choices of how they are printed.
    pub choices: Vec<ChoiceView>,
    /// What can be on or off.
    pub switches: Vec<ButtonView>,
    /// What stands above each page.
    pub title: FieldView,
    /// Where fresh puzzles are printed, which.
    pub fresh: Option<FreshView>,
    /// The sheets.
    pub sheets: Rc<SheetsView>,
    /// Prints them.
    pub print: ButtonView,
}

/// The sheets and their size.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetsView {
    /// The size of the paper.
    pub size: PaperSize,
    /// Whether digits are larger and lines thicker.
    pub is_large: bool,
    /// In the order in which they are printed.
    pub sheets: Vec<SheetView>,
}

/// A choice between some buttons, one of which is pressed.
#[derive(Clone, PartialEq, Debug)]
pub struct ChoiceView {
    /// What is chosen.
    pub label: String,
    /// What there is to choose from.
    pub buttons: Vec<ButtonView>,
}

/// Puzzles made to be printed.
#[derive(Clone, PartialEq, Debug)]
pub struct FreshView {
    /// How many.
    pub count: FieldView,
    /// Of which tiers; any number of them are pressed.
    pub tiers: ChoiceView,
    /// Makes them, or stops.
    pub go: ButtonView,
}

/// The dialog of the model.
pub fn paper(model: &Shown) -> PaperView {
    let paper = model.own;
    let sheets = Rc::new(sheets_of(model));
    PaperView {
        summary: summary(model, paper),
        source: choice(
            model,
            Label::PaperSource,
            paper.source,
            source_label,
            PaperMsg::SourceChosen,
        ),
        choices: choices(model, paper),
        switches: Switch::iter()
            .filter(|&switch| switch != Switch::Code || has_room_for_code(paper))
            .map(|switch| {
                let on = model.common.page.settings.paper.has(switch);
                button(model, switch_label(switch), PaperMsg::Switched(switch), on)
            })
            .collect(),
        title: FieldView::new(model.common, PaperField::Title, Label::PaperTitle, &paper.title),
        fresh: (paper.source == Source::Fresh).then(|| fresh(model, paper)),
        print: print(model, paper, sheets.sheets.len()),
        sheets,
    }
}

/// Whether a grid has a page to itself.
fn has_room_for_code(paper: &Paper) -> bool {
    paper.layout.per_page == 1 && paper.layout.kind == Kind::Puzzles
}

/// The sheets of the model.
pub fn shown_sheets(model: &Shown) -> Opaque<SheetsView> {
    Opaque::new(sheets_of(model))
}

/// The sheets of what is to be printed.
pub fn sheets_of(model: &Shown) -> SheetsView {
    let choices = &model.common.page.settings.paper;
    SheetsView {
        size: choices.size,
        is_large: choices.has(Switch::Large),
        sheets: sheets(model, model.own),
    }
}

fn button(model: &Shown, label: Label, msg: PaperMsg, pressed: bool) -> ButtonView {
    ButtonView::new(model.common, label, Msg::to(msg)).pressed(pressed)
}

/// Until everything is known of all puzzles the sheets are not complete.
fn summary(model: &Shown, paper: &Paper) -> String {
    let unknown = paper.unknown(usize::MAX).len();
    let count = paper.boards().len() as u64;
    let puzzles = model.common.localizer.message(&Message::PaperPuzzles { count });
    let left = Message::PaperPreparing { left: unknown as u64 };
    let left = (unknown > 0).then(|| model.common.localizer.message(&left));
    model.common.localizer.join(&[puzzles].into_iter().chain(left).collect::<Vec<_>>())
}

fn print(model: &Shown, paper: &Paper, pages: usize) -> ButtonView {
    let label = model.common.localizer.message(&Message::PaperPrint { pages: pages as u64 });
    let is_ready = pages > 0 && paper.unknown(1).is_empty();
    let print = ButtonView::named(label, Msg::to(PaperMsg::PrintRequested));
    print.icon(Icon::Print).variant(ButtonVariant::Primary).usable(is_ready)
}

fn choices(model: &Shown, paper: &Paper) -> Vec<ChoiceView> {
    let layout = &paper.layout;
    let choices = &model.common.page.settings.paper;
    vec![
        choice(model, Label::PaperKind, layout.kind, kind_label, PaperMsg::KindChosen),
        per_page(model, layout.per_page),
        choice(model, Label::PaperAnswers, layout.answers, answers_label, PaperMsg::AnswersChosen),
        choice(model, Label::PaperContent, choices.content, content_label, PaperMsg::ContentChosen),
        choice(model, Label::PaperSize, choices.size, size_label, PaperMsg::SizeChosen),
    ]
}

fn choice<T: strum::IntoEnumIterator + Copy + PartialEq>(
    model: &Shown,
    label: Label,
    chosen: T,
    label_of: fn(T) -> Label,
    msg: fn(T) -> PaperMsg,
) -> ChoiceView {
    let of = |one: T| button(model, label_of(one), msg(one), one == chosen);
    ChoiceView { label: model.common.localizer.label(label), buttons: T::iter().map(of).collect() }
}

fn per_page(model: &Shown, chosen: usize) -> ChoiceView {
    let of = |&count: &usize| {
        let msg = Msg::to(PaperMsg::PerPageChosen(count));
        ButtonView::named(count.to_string(), msg).pressed(count == chosen)
    };
    let label = model.common.localizer.label(Label::PaperPerPage);
    ChoiceView { label, buttons: PER_PAGE.iter().map(of).collect() }
}

fn fresh(model: &Shown, paper: &Paper) -> FreshView {
    let fresh = &paper.fresh;
    let error = Message::PaperCountInvalid { most: u64::from(MOST_FRESH) };
    let is_making = model.common.jobs.any(|job| matches!(job, Purpose::PaperPuzzle(_)));
    let go = match is_making {
        true => button_of(model, Label::Stop, PaperMsg::StopRequested).icon(Icon::Stop),
        false => button_of(model, Label::PaperMake, PaperMsg::MakeRequested).icon(Icon::New),
    };
    let tier = |tier: Tier| {
        let wanted = fresh.tiers.contains(&tier);
        button(model, Label::of_tier(tier), PaperMsg::TierToggled(tier), wanted)
    };
    FreshView {
        count: FieldView::new(model.common, PaperField::Count, Label::PaperCount, &fresh.count)
            .kind(FieldKind::Number(1, MOST_FRESH))
            .error(fresh.wanted().is_none().then(|| model.common.localizer.message(&error))),
        tiers: ChoiceView {
            label: model.common.localizer.label(Label::Tier),
            buttons: Tier::ALL.into_iter().map(tier).collect(),
        },
        go: go.usable(is_making || fresh.wanted().is_some()),
    }
}

fn button_of(model: &Shown, label: Label, msg: PaperMsg) -> ButtonView {
    ButtonView::new(model.common, label, Msg::to(msg))
}

fn source_label(source: Source) -> Label {
    match source {
        Source::Given => Label::PaperGiven,
        Source::Fresh => Label::PaperFresh,
    }
}

fn kind_label(kind: Kind) -> Label {
    match kind {
        Kind::Puzzles => Label::PaperKindPuzzles,
        Kind::Exercises => Label::PaperKindExercises,
    }
}

fn answers_label(answers: Answers) -> Label {
    match answers {
        Answers::None => Label::PaperAnswersNone,
        Answers::Last => Label::PaperAnswersLast,
        Answers::Each => Label::PaperAnswersEach,
    }
}

fn content_label(content: Content) -> Label {
    match content {
        Content::Clues => Label::PaperClues,
        Content::Entries => Label::PaperEntries,
        Content::Candidates => Label::PaperCandidates,
    }
}

fn size_label(size: PaperSize) -> Label {
    match size {
        PaperSize::A4 => Label::PaperA4,
        PaperSize::Letter => Label::PaperLetter,
    }
}

fn switch_label(switch: Switch) -> Label {
    match switch {
        Switch::Rating => Label::PaperRating,
        Switch::Code => Label::PaperCode,
        Switch::Cards => Label::PaperCards,
        Switch::NameLine => Label::PaperNameLine,
        Switch::Large => Label::PaperLarge,
    }
}
