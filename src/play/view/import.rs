//! The dialog for text from outside: what was read, and what it is worth.

use crate::core::database::Availability;
use crate::core::msg::{ImportMsg, Msg};
use crate::core::summary::Stage;
use crate::core::view::badge::{BadgeKind, BadgeView, short_verdict};
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::table::WINDOW;
use crate::core::view::thumbnail::{PreviewMark, PreviewView, ThumbnailView};
use crate::core::view::verdict::verdict;
use crate::engine::formats::error::Place;
use crate::engine::types::board::Board;
use crate::engine::types::cell::CellSet;
use crate::engine::types::conflict::conflicting_cells;
use crate::engine::types::grid::Grid;
use crate::engine::types::symmetry::Symmetry;
use crate::play::Shown;
use crate::service::PuzzleError;
use crate::service::text::{TextError, Unread};
use crate::words::label::Label;
use crate::words::message::Message;
use crate::words::numbers::Decimal;

/// A list of more puzzles stands in rows.
const MOST_THUMBNAILS: usize = 60;

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
    /// The label of the button that takes a photo.
    pub camera: String,
    /// Empties the field.
    pub clear: ButtonView,
    /// What the text was read as, where that is one puzzle.
    pub heading: String,
    /// What was wrong with the text, if it could not be read.
    pub error: Option<ErrorView>,
    /// What of the text cannot be read, beside what can.
    pub unread: Option<UnreadView>,
    /// Which lines were passed over.
    pub skipped: Option<String>,
    /// Several puzzles: the label of the list, and what each looks like.
    pub choices: Option<ChoicesView>,
    /// The grid that was read: 81 characters, `.` for none, and its accessible name.
    pub preview: Option<PreviewView>,
    /// Conflict or number of solutions.
    pub verdict: Option<BadgeView>,
    /// In how many cells several solutions differ, or nothing.
    pub differing: String,
    /// What is known of the puzzle, each with its name.
    pub facts: Vec<(String, String)>,
    /// Where else a puzzle can be pasted.
    pub anywhere: String,
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
    /// The line of the text, 0-based, and what selects it in the field; none if the mistake is that of
    /// the whole text, or the field does not show it.
    pub line: Option<(usize, String)>,
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
    /// How many are taken together, and whether that is all with one solution.
    pub all: (String, bool),
    /// How many have which verdict, or how far the reading is; may be empty.
    pub state: String,
    /// Ends the reading of a long text.
    pub stop: Option<ButtonView>,
    /// Whether they stand in rows, of which only those in view are drawn.
    pub is_table: bool,
    /// How many puzzles there are.
    pub count: usize,
    /// The place of the first that is drawn.
    pub first: usize,
    /// Those that are drawn, in the order of the text.
    pub puzzles: Vec<ChoiceView>,
    /// Which of all is chosen, 0-based.
    pub chosen: usize,
}

/// A puzzle of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct ChoiceView {
    /// Whether it is taken with the others.
    pub taken: bool,
    /// Its number and name.
    pub name: String,
    /// How many clues it has.
    pub clues: String,
    /// What is known of it.
    pub verdict: BadgeView,
    /// What it looks like; none in a table.
    pub thumbnail: Option<ThumbnailView>,
}

/// The dialog of the model.
pub fn import(model: &Shown) -> ImportView {
    let localizer = &model.common.localizer;
    let import = &model.own.dialogs.import;
    let board = import.clues().map(|_| import.puzzle().0);
    ImportView {
        label: localizer.label(Label::ImportText),
        help: match model.own.dialogs.import.hidden {
            Some(bytes) => localizer.message(&Message::ImportHidden { bytes: bytes as u64 }),
            None => localizer.label(Label::ImportHelp),
        },
        text: model.own.dialogs.import.text.clone(),
        file: localizer.label(Label::ImportFile),
        camera: localizer.label(Label::PictureCamera),
        clear: clear(model),
        heading: board.as_ref().map(|_| heading(model)).unwrap_or_default(),
        error: error(model),
        unread: unread(model),
        skipped: skipped(model),
        choices: choices(model),
        preview: board.as_ref().map(|board| preview(model, board)),
        verdict: board.as_ref().map(|_| verdict_view(model)),
        differing: differing(model).unwrap_or_default(),
        facts: board.as_ref().map(|board| facts(model, board)).unwrap_or_default(),
        anywhere: localizer.label(Label::ImportAnywhere),
        buttons: buttons(model),
    }
}

fn error(model: &Shown) -> Option<ErrorView> {
    Some(error_view(model, model.own.dialogs.import.read.as_ref()?.as_ref().err()?))
}

fn error_view(model: &Shown, TextError { error, excerpt }: &TextError) -> ErrorView {
    let is_shown = !model.own.dialogs.import.text.is_empty();
    let line = |at: Place| (at.line - 1, model.common.localizer.label(Label::ImportShowLine));
    ErrorView {
        text: model.common.localizer.read_error(error),
        excerpt: excerpt.clone(),
        line: error.place.filter(|_| is_shown).map(line),
    }
}

fn unread(model: &Shown) -> Option<UnreadView> {
    let Unread { count, of, first, .. } = &model.own.dialogs.import.end()?.unread;
    let message = Message::ImportUnread { count: *count as u64, of: *of as u64 };
    (*count > 0).then(|| UnreadView {
        text: model.common.localizer.message(&message),
        errors: first.iter().map(|error| error_view(model, error)).collect(),
    })
}

/// How many of the lines that were passed over are named at most.
const NAMED_LINES: usize = 5;

fn skipped(model: &Shown) -> Option<String> {
    let Unread { skipped, skipped_lines, .. } = &model.own.dialogs.import.end()?.unread;
    let named = skipped_lines.iter().take(NAMED_LINES).map(usize::to_string);
    let rest = (*skipped > NAMED_LINES).then(|| "…".to_owned());
    let lines: Vec<String> = named.chain(rest).collect();
    let message = Message::ImportSkipped { count: *skipped as u64, lines: lines.join(", ") };
    (*skipped > 0).then(|| model.common.localizer.message(&message))
}

fn choices(model: &Shown) -> Option<ChoicesView> {
    let import = &model.own.dialogs.import;
    let count = import.list()?.len();
    let is_table = count > MOST_THUMBNAILS;
    let first = if is_table { import.first.min(count.saturating_sub(WINDOW)) } else { 0 };
    let drawn = first..count.min(first + WINDOW);
    let stop = || {
        ButtonView::new(model.common, Label::Stop, Msg::Import(ImportMsg::Stopped)).icon(Icon::Stop)
    };
    Some(ChoicesView {
        label: model.common.localizer.label(Label::ImportChoices),
        all: all(model),
        state: state(model),
        stop: import.is_being_read().then(stop),
        is_table,
        count,
        first,
        puzzles: drawn.map(|at| choice(model, at, is_table)).collect(),
        chosen: import.chosen,
    })
}

fn choice(model: &Shown, at: usize, is_table: bool) -> ChoiceView {
    let import = &model.own.dialogs.import;
    let (number, name) = (at as u64 + 1, import.puzzles.name(at).to_owned());
    let count = import.puzzles.clue_count(at) as u64;
    let thumbnail =
        || ThumbnailView::of(&import.puzzles.clues(at), &import.puzzles.board(at).entries);
    ChoiceView {
        taken: import.taken.get(at).copied().unwrap_or_default(),
        name: model.common.localizer.message(&Message::EntryName { number, name }),
        clues: model.common.localizer.message(&Message::ClueCount { count }),
        verdict: short_verdict(model.common, import.verdicts.get(at).copied().flatten()),
        thumbnail: (!is_table).then(thumbnail),
    }
}

fn all(model: &Shown) -> (String, bool) {
    let import = &model.own.dialogs.import;
    let (count, of) = (import.taken_count() as u64, import.puzzles.len() as u64);
    (model.common.localizer.message(&Message::ImportTaken { count, of }), import.takes_all())
}

/// How far the reading or the checking is, and of a list that was checked what it is besides proper.
fn state(model: &Shown) -> String {
    let import = &model.own.dialogs.import;
    let waiting = import.verdict_count(None);
    let of = import.puzzles.len() as u64;
    let message = match (import.is_being_read(), import.end().is_some_and(|end| end.more)) {
        (true, _) => Message::ImportReading { count: of },
        _ if waiting > 0 => Message::ImportChecking { count: of - waiting as u64, of },
        (_, true) => Message::ImportMore { limit: of },
        _ => return String::new(),
    };
    model.common.localizer.message(&message)
}

fn buttons(model: &Shown) -> Vec<ButtonView> {
    let import = &model.own.dialogs.import;
    if import.list().is_none() {
        let has_solution = !matches!(
            import.verdict,
            Some(Err(PuzzleError::Conflicts(_) | PuzzleError::NoSolution { .. }))
        );
        let usable = import.clues().is_some() && has_solution;
        let button = |label, msg| ButtonView::new(model.common, label, msg).usable(usable);
        // Where solutions differ, the puzzle lacks a clue: to play is possible, and not what is wanted.
        let lacks_clues = matches!(import.verdict, Some(Err(PuzzleError::SeveralSolutions(_))));
        let variant = if lacks_clues { ButtonVariant::Normal } else { ButtonVariant::Primary };
        return vec![
            button(Label::Path, Msg::Import(ImportMsg::PathRequested)).icon(Icon::Path),
            button(Label::ImportSolve, Msg::Import(ImportMsg::Solved)).icon(Icon::Solve),
            accept(model).variant(variant).title("Enter"),
        ];
    }
    let count = import.taken_count();
    let rate = ButtonView::new(model.common, Label::RateAll, Msg::Import(ImportMsg::Rated));
    let rate = rate.icon(Icon::Chart).usable(import.end().is_some());
    let keep = ButtonView::new(model.common, Label::ImportKeep, Msg::Import(ImportMsg::Kept));
    let keep = keep.icon(Icon::Folder).usable(count > 0);
    let play = Message::ImportPlayList { count: count as u64 };
    let play =
        ButtonView::named(model.common.localizer.message(&play), Msg::Import(ImportMsg::Played));
    let play = play.icon(Icon::Play).variant(ButtonVariant::Primary).usable(count > 0);
    vec![rate, keep, accept(model), play]
}

fn preview(model: &Shown, board: &Board) -> PreviewView {
    let label = match counts(board) {
        (clues, 0) => Message::PreviewLabel { clues },
        (clues, placed) => Message::PreviewPlaced { clues, placed },
    };
    let view = PreviewView::of(model.common.localizer.message(&label), &board.digits());
    match &model.own.dialogs.import.verdict {
        Some(Err(PuzzleError::Conflicts(conflicts))) => {
            view.marked(conflicting_cells(conflicts), PreviewMark::Conflict)
        }
        Some(Err(PuzzleError::SeveralSolutions(several))) => {
            view.marked(several.differing, PreviewMark::Differs)
        }
        _ => view,
    }
}

/// How many digits are given, and how many were placed.
fn counts(board: &Board) -> (u64, u64) {
    (board.givens.clues() as u64, board.entries.clues() as u64)
}

fn verdict_view(model: &Shown) -> BadgeView {
    let known = model.own.dialogs.import.verdict.as_ref();
    let tone = match known {
        None | Some(Err(PuzzleError::Stopped)) => BadgeKind::Plain,
        Some(Ok(_)) => BadgeKind::Good,
        Some(_) => BadgeKind::Bad,
    };
    BadgeView { tone, text: model.common.localizer.message(&verdict(known)) }
}

fn differing(model: &Shown) -> Option<String> {
    let verdict = model.own.dialogs.import.verdict.as_ref()?.as_ref();
    let Err(PuzzleError::SeveralSolutions(several)) = verdict else { return None };
    let count = several.differing.len() as u64;
    Some(model.common.localizer.message(&Message::FoundUndecided { count }))
}

fn facts(model: &Shown, board: &Board) -> Vec<(String, String)> {
    let (localizer, import) = (&model.common.localizer, &model.own.dialogs.import);
    let (count, placed) = counts(board);
    let mut facts = vec![(Label::ColumnClues, count.to_string())];
    if placed > 0 {
        facts.push((Label::ImportPlaced, placed.to_string()));
    }
    let grade = import.path.as_ref().map(|path| path.grade());
    for (grade, hardest) in
        grade.iter().flat_map(|grade| grade.hardest.map(|hardest| (grade, hardest)))
    {
        facts.push((Label::ColumnTier, localizer.label(Label::of_tier(grade.tier))));
        facts.push((Label::ColumnHardest, localizer.hardest(hardest)));
        facts.push((Label::ColumnScore, localizer.number(grade.score)));
    }
    if let Some(rating) = import.explainer {
        facts.push((Label::StudioExplainer, localizer.decimal(&Decimal::new(rating.er))));
    }
    if let Some(symmetry) = strongest_symmetry(board.givens.filled()) {
        facts.push((Label::Symmetry, localizer.label(Label::of_symmetry(symmetry))));
    }
    if model.common.games.availability == Availability::Open {
        facts.push((Label::ImportLibrary, localizer.label(in_library(model, &board.givens))));
    }
    facts.into_iter().map(|(name, value)| (localizer.label(name), value)).collect()
}

/// How far the library's game with these clues is; of several, the one that got furthest.
fn in_library(model: &Shown, clues: &Grid) -> Label {
    let same = model.common.games.games().filter(|game| game.givens == *clues);
    match same.map(|game| game.stage()).max() {
        None => Label::ImportLibraryNone,
        Some(Stage::NotBegun) => Label::ImportLibraryWaiting,
        Some(Stage::InProgress) => Label::ImportLibraryBegun,
        Some(Stage::Solved) => Label::ImportLibrarySolved,
    }
}

/// A quarter turn is more than the half turn that comes with it.
fn strongest_symmetry(pattern: CellSet) -> Option<Symmetry> {
    let quarter_turn = Symmetry::all_of(pattern).find(|one| *one == Symmetry::QuarterTurn);
    quarter_turn.or_else(|| Symmetry::all_of(pattern).next())
}

/// How many lines of text the one puzzle took.
fn heading(model: &Shown) -> String {
    let import = &model.own.dialogs.import;
    let filled = import.text.lines().filter(|line| !line.trim().is_empty()).count();
    let skipped = import.end().map_or(0, |end| end.unread.skipped);
    let count = filled.saturating_sub(skipped);
    let is_one = import.list().is_none() && count > 0;
    let message = || model.common.localizer.message(&Message::ImportReadAs { count: count as u64 });
    is_one.then(message).unwrap_or_default()
}

fn clear(model: &Shown) -> ButtonView {
    let import = &model.own.dialogs.import;
    let empty = Msg::Import(ImportMsg::Typed(String::new()));
    let button = ButtonView::new(model.common, Label::StudioClear, empty).icon(Icon::Delete);
    button.usable(!import.text.is_empty() || import.hidden.is_some())
}

/// The label names what accepting does: a puzzle that cannot be right is opened to be corrected.
fn accept(model: &Shown) -> ButtonView {
    let label = match &model.own.dialogs.import.verdict {
        Some(Err(PuzzleError::Conflicts(_)) | Err(PuzzleError::NoSolution { .. })) => {
            Label::ImportCorrect
        }
        Some(Err(PuzzleError::SeveralSolutions(_))) => Label::ImportAnyway,
        _ => Label::ImportAccept,
    };
    let button =
        ButtonView::new(model.common, label, Msg::Import(ImportMsg::Accepted)).icon(Icon::Import);
    button.usable(model.own.dialogs.import.clues().is_some())
}
