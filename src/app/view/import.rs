//! The dialog for text from outside: what was read, and what it is worth.

use super::controls::{ButtonVariant, ButtonView, Icon};
use super::header::verdict;
use super::library::games::ThumbnailView;
use crate::app::library::msg::LibraryMsg;
use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::path_text::grade_message;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::conflict::conflicting_cells;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::service::PuzzleError;
use crate::service::text::{TextError, TextPuzzle, Unread};

/// The import form: paste, drop or open a file.
#[derive(Clone, PartialEq, Debug)]
pub struct ImportView {
    /// The label of the text field.
    pub label: String,
    /// Which formats can be pasted, or that a long text is not shown.
    pub help: String,
    /// The text as last set from outside the field; the field owns what is typed.
    pub text: String,
    /// The label of the button that opens a file.
    pub file: String,
    /// What was wrong with the text, if it could not be read.
    pub error: Option<ErrorView>,
    /// What of the text cannot be read, beside what can.
    pub unread: Option<UnreadView>,
    /// Several puzzles: the label of the list, and what each looks like.
    pub choices: Option<ChoicesView>,
    /// The grid that was read: 81 characters, `.` for none, and its accessible name.
    pub preview: Option<PreviewView>,
    /// Clues, conflict, number of solutions.
    pub badges: Vec<BadgeView>,
    /// Makes the puzzle the game; the chosen puzzles of a list are kept, or played in order.
    pub buttons: Vec<ButtonView>,
}

/// Why a text could not be read.
#[derive(Clone, PartialEq, Debug)]
pub struct ErrorView {
    /// What was found, where, and what to do.
    pub text: String,
    /// The line and a caret under the place, or nothing.
    pub excerpt: String,
}

/// What of a text cannot be read.
#[derive(Clone, PartialEq, Debug)]
pub struct UnreadView {
    /// How much it is.
    pub text: String,
    /// The first mistakes, one by one.
    pub errors: Vec<ErrorView>,
}

/// Several puzzles to choose from.
#[derive(Clone, PartialEq, Debug)]
pub struct ChoicesView {
    /// The label of the list.
    pub label: String,
    /// How many are taken together, and whether that is all; nothing where the list is too long to be
    /// kept.
    pub all: Option<(String, bool)>,
    /// The puzzles, in the order of the text.
    pub puzzles: Vec<ChoiceView>,
    /// Which of them is chosen, 0-based.
    pub chosen: usize,
}

/// A puzzle of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct ChoiceView {
    /// Whether it is taken with the others; nothing where the list is too long to be kept.
    pub taken: Option<bool>,
    /// Its number and name.
    pub name: String,
    /// How many clues it has.
    pub clues: String,
    /// What it looks like; none far down a long list.
    pub thumbnail: Option<ThumbnailView>,
}

/// A thumbnail of a grid.
#[derive(Clone, PartialEq, Debug)]
pub struct PreviewView {
    /// The accessible name of the thumbnail.
    pub label: String,
    /// 81 cells, row-major: the digit or none, and whether it conflicts.
    pub cells: Vec<(Option<char>, bool)>,
}

/// A badge that says something about the puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct BadgeView {
    /// Whether that is good or bad.
    pub tone: BadgeKind,
    /// What it says.
    pub text: String,
}

/// What a badge means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum BadgeKind {
    /// The puzzle is as it should be.
    Good,
    /// The puzzle has a fault.
    Bad,
    /// Neither, or not known yet.
    Plain,
}

/// The most puzzles of a list that are offered one by one.
const MOST_CHOICES: usize = 1_000;
/// The most of them that are drawn.
const MOST_THUMBNAILS: usize = 60;

/// The dialog of the model.
pub fn import(model: &Model) -> ImportView {
    let localizer = &model.localizer;
    let puzzle = model.dialogs.import.puzzle();
    ImportView {
        label: localizer.label(Label::ImportText),
        help: match model.dialogs.import.hidden {
            Some(bytes) => localizer.message(&Message::ImportHidden { bytes: bytes as u64 }),
            None => localizer.label(Label::ImportHelp),
        },
        text: model.dialogs.import.text.clone(),
        file: localizer.label(Label::ImportFile),
        error: error(model),
        unread: unread(model),
        choices: choices(model),
        preview: puzzle.map(|puzzle| preview(model, puzzle)),
        badges: puzzle.map(|puzzle| badges(model, puzzle)).unwrap_or_default(),
        buttons: buttons(model),
    }
}

fn error(model: &Model) -> Option<ErrorView> {
    Some(error_view(model, model.dialogs.import.read.as_ref()?.as_ref().err()?))
}

fn error_view(model: &Model, TextError { error, excerpt }: &TextError) -> ErrorView {
    ErrorView { text: model.localizer.read_error(error), excerpt: excerpt.clone() }
}

fn unread(model: &Model) -> Option<UnreadView> {
    let Unread { count, of, first } = &model.dialogs.import.found()?.unread;
    let message = Message::ImportUnread { count: *count as u64, of: *of as u64 };
    (*count > 0).then(|| UnreadView {
        text: model.localizer.message(&message),
        errors: first.iter().map(|error| error_view(model, error)).collect(),
    })
}

fn choices(model: &Model) -> Option<ChoicesView> {
    let import = &model.dialogs.import;
    let found = import.found().filter(|found| found.puzzles.len() > 1)?;
    let is_kept = import.list().is_some();
    let choice = |(index, puzzle): (usize, &TextPuzzle)| {
        let (number, name) = (index as u64 + 1, puzzle.name.clone());
        let count = puzzle.clues.clues() as u64;
        ChoiceView {
            taken: is_kept.then(|| import.takes(index)),
            name: model.localizer.message(&Message::EntryName { number, name }),
            clues: model.localizer.message(&Message::ClueCount { count }),
            thumbnail: (index < MOST_THUMBNAILS)
                .then(|| ThumbnailView::of(&puzzle.clues, &puzzle.board().entries)),
        }
    };
    Some(ChoicesView {
        label: model.localizer.label(Label::ImportChoices),
        all: is_kept.then(|| all(model, found.puzzles.len())),
        puzzles: found.puzzles.iter().take(MOST_CHOICES).enumerate().map(choice).collect(),
        chosen: import.chosen,
    })
}

fn all(model: &Model, of: usize) -> (String, bool) {
    let count = of - model.dialogs.import.left_out.len();
    let message = Message::ImportTaken { count: count as u64, of: of as u64 };
    (model.localizer.message(&message), count == of)
}

/// Every puzzle of a collection is listed when the page starts, so that a list of which not all has
/// come is not kept.
fn buttons(model: &Model) -> Vec<ButtonView> {
    let Some(puzzles) = model.dialogs.import.list() else {
        return vec![accept(model).variant(ButtonVariant::Primary)];
    };
    let count = puzzles.len() - model.dialogs.import.left_out.len();
    let button = |label, msg| ButtonView::new(model, label, Msg::Library(msg)).usable(count > 0);
    let keep = button(Label::ImportKeep, LibraryMsg::ListKept).icon(Icon::Folder);
    let play = Message::ImportPlayList { count: count as u64 };
    let play = ButtonView {
        label: model.localizer.message(&play),
        ..button(Label::ImportKeep, LibraryMsg::ListPlayed).icon(Icon::Play)
    };
    vec![keep, accept(model), play.variant(ButtonVariant::Primary)]
}

fn preview(model: &Model, puzzle: &TextPuzzle) -> PreviewView {
    let digits = puzzle.board().digits();
    let conflicting = match &model.dialogs.import.verdict {
        Some(Err(PuzzleError::Conflicts(conflicts))) => conflicting_cells(conflicts),
        _ => CellSet::EMPTY,
    };
    let show = |cell: Cell| (digits[cell].map(|digit| digit.char()), conflicting.contains(cell));
    PreviewView {
        label: model.localizer.message(&Message::PreviewLabel { clues: digits.clues() as u64 }),
        cells: Cell::ALL.map(show).into(),
    }
}

fn badges(model: &Model, puzzle: &TextPuzzle) -> Vec<BadgeView> {
    let count = puzzle.board().digits().clues() as u64;
    let tone = match &model.dialogs.import.verdict {
        None | Some(Err(PuzzleError::Stopped)) => BadgeKind::Plain,
        Some(Ok(_)) => BadgeKind::Good,
        Some(_) => BadgeKind::Bad,
    };
    let mut badges = vec![
        BadgeView {
            tone: BadgeKind::Plain,
            text: model.localizer.message(&Message::ClueCount { count }),
        },
        BadgeView {
            tone,
            text: model.localizer.message(&verdict(model.dialogs.import.verdict.as_ref())),
        },
    ];
    let grade = model.dialogs.import.path.as_ref().map(|path| path.grade());
    if let Some(message) = grade.as_ref().and_then(grade_message) {
        let text = model.localizer.message(&message);
        badges.push(BadgeView { tone: BadgeKind::Plain, text });
    }
    if let Some(rating) = model.dialogs.import.explainer {
        let text = model.localizer.message(&Message::ExplainerIs { rating: rating.er.to_string() });
        badges.push(BadgeView { tone: BadgeKind::Plain, text });
    }
    badges
}

/// The label names what accepting does: a puzzle that cannot be right is opened to be corrected.
fn accept(model: &Model) -> ButtonView {
    let label = match &model.dialogs.import.verdict {
        Some(Err(PuzzleError::Conflicts(_)) | Err(PuzzleError::NoSolution { .. })) => {
            Label::ImportCorrect
        }
        Some(Err(PuzzleError::SeveralSolutions(_))) => Label::ImportAnyway,
        _ => Label::ImportAccept,
    };
    let button = ButtonView::new(model, label, Msg::ImportAccepted).icon(Icon::Import);
    button.usable(model.dialogs.import.puzzle().is_some())
}
