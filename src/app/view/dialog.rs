//! What lies over the page.

use strum::IntoEnumIterator as _;

use super::benchmark::{BenchmarkView, benchmark};
use super::controls::{ButtonView, FieldKind, FieldView, Icon, ToggleView};
use super::import::{ImportView, import};
use super::learn::{LearnView, learn};
use super::list::entries;
use super::solving_path::{GradeView, grade};
use crate::app::keys::SHEET;
use crate::app::model::Model;
use crate::app::msg::{Dialog, Field, Msg};
use crate::app::settings::{Locale, Theme, Toggle};
use crate::engine::types::grid::Grid;
use crate::i18n::label::Label;

/// A dialog over the page.
#[derive(Clone, PartialEq, Debug)]
pub struct DialogView {
    /// The dialog that is open.
    pub dialog: Dialog,
    /// Its heading and accessible name.
    pub title: String,
    /// Closes the dialog.
    pub close: ButtonView,
    /// What it shows.
    pub content: ContentView,
}

/// What is in a dialog.
#[derive(Clone, PartialEq, Debug)]
pub enum ContentView {
    /// A list of things to do.
    Menu(Vec<ButtonView>),
    /// The form for a new puzzle, the page's own `new`.
    New,
    /// Import a puzzle: paste, drop or open a file.
    Import(Box<ImportView>),
    /// Techniques, or one of them.
    Learn(LearnView),
    /// A link to the puzzle.
    Share(ShareView),
    /// Keys by group: group, then keys and what they do.
    Keys(Vec<(String, Vec<(String, String)>)>),
    /// The settings.
    Settings(SettingsView),
    /// Paragraphs, and the benchmark of the engine.
    About(Vec<String>, Box<BenchmarkView>),
    /// How hard the puzzle is.
    Grade(Box<GradeView>),
}

/// A link to the puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct ShareView {
    /// The label of the link.
    pub label: String,
    /// The address's part from `#` on; the page puts its own address before it.
    pub fragment: String,
    /// What the link contains.
    pub help: String,
    /// The label of the button that copies the whole link.
    pub copy: String,
}

/// The settings form.
#[derive(Clone, PartialEq, Debug)]
pub struct SettingsView {
    /// The choices of theme and language.
    pub fields: Vec<FieldView>,
    /// Settings that are on or off.
    pub toggles: Vec<ToggleView>,
}

/// The open dialog, if there is one.
pub fn dialog(model: &Model) -> Option<DialogView> {
    let dialog = model.shell.dialog?;
    let (title, content) = match dialog {
        Dialog::Learn => learn(model),
        other => plain(model, other)?,
    };
    let close = ButtonView::new(model, Label::Close, Msg::DialogClosed).icon(Icon::Close);
    Some(DialogView { dialog, title, close, content })
}

fn plain(model: &Model, dialog: Dialog) -> Option<(String, ContentView)> {
    let (title, content) = match dialog {
        Dialog::Menu => (Label::Menu, ContentView::Menu(menu(model))),
        Dialog::New => (Label::New, ContentView::New),
        Dialog::Import => (Label::Import, ContentView::Import(Box::new(import(model)))),
        Dialog::Share => (Label::Share, ContentView::Share(share(model))),
        Dialog::Keys => (Label::Keys, ContentView::Keys(keys(model))),
        Dialog::Settings => (Label::Settings, ContentView::Settings(settings(model))),
        Dialog::Grade => (Label::Grade, ContentView::Grade(Box::new(grade(model)?))),
        Dialog::About | Dialog::Learn => {
            (Label::About, ContentView::About(about(model), Box::new(benchmark(model))))
        }
    };
    Some((model.localizer.label(title), content))
}

fn menu(model: &Model) -> Vec<ButtonView> {
    let button = |label, msg, icon| ButtonView::new(model, label, msg).icon(icon);
    let open = |label, dialog, icon| button(label, Msg::DialogOpened(dialog), icon);
    let mut menu = vec![
        open(Label::New, Dialog::New, Icon::New),
        open(Label::Import, Dialog::Import, Icon::Import),
        button(Label::Solve, Msg::SolveRequested, Icon::Solve),
        button(Label::Check, Msg::CheckRequested, Icon::Check),
        button(Label::Question, Msg::DeductionOpened, Icon::About).title("Q"),
        button(Label::Restart, Msg::RestartRequested, Icon::Restart),
    ];
    menu.splice(4..4, entries(model));
    if model.board().givens == Grid::EMPTY {
        menu.push(button(Label::FixClues, Msg::CluesFixed, Icon::Pin));
    }
    menu.extend([
        open(Label::Share, Dialog::Share, Icon::Share),
        open(Label::Learn, Dialog::Learn, Icon::Learn),
        open(Label::Settings, Dialog::Settings, Icon::Settings),
        open(Label::Keys, Dialog::Keys, Icon::Keys),
        open(Label::About, Dialog::About, Icon::About),
    ]);
    menu
}

/// The clues, or all digits where none is a clue, as 81 characters.
fn share(model: &Model) -> ShareView {
    let grid = model.board().clue_grid();
    ShareView {
        label: model.localizer.label(Label::ShareLink),
        fragment: format!("#p={grid}"),
        help: model.localizer.label(Label::ShareHelp),
        copy: model.localizer.label(Label::CopyLink),
    }
}

fn keys(model: &Model) -> Vec<(String, Vec<(String, String)>)> {
    let word = |label: &Label| model.localizer.label(*label);
    let row = |(keys, label): &(&str, Label)| (keys.to_string(), word(label));
    SHEET.iter().map(|(group, rows)| (word(group), rows.iter().map(row).collect())).collect()
}

fn settings(model: &Model) -> SettingsView {
    let toggle = |toggle: Toggle| ToggleView {
        toggle,
        label: model.localizer.label(toggle_label(toggle)),
        on: model.shell.settings.is_on(toggle),
    };
    SettingsView {
        fields: vec![theme(model), language(model)],
        toggles: Toggle::iter().map(toggle).collect(),
    }
}

fn toggle_label(toggle: Toggle) -> Label {
    match toggle {
        Toggle::ShowConflicts => Label::ToggleConflicts,
        Toggle::Peers => Label::TogglePeers,
        Toggle::Same => Label::ToggleSameDigit,
        Toggle::CleanNotes => Label::ToggleCleanNotes,
        Toggle::CentreNotes => Label::ToggleCentreNotes,
        Toggle::Clock => Label::ToggleClock,
        Toggle::Uniqueness => Label::ToggleUniqueness,
        Toggle::Rare => Label::ToggleRare,
    }
}

fn theme(model: &Model) -> FieldView {
    let label = |theme| match theme {
        Theme::Auto => Label::ThemeAuto,
        Theme::Light => Label::ThemeLight,
        Theme::Dark => Label::ThemeDark,
    };
    let options =
        Theme::iter().map(|theme| (theme.slug().to_owned(), model.localizer.label(label(theme))));
    field(model, Field::Theme, Label::Theme, model.shell.settings.theme.slug(), options.collect())
}

fn language(model: &Model) -> FieldView {
    let automatic = ("auto".to_owned(), model.localizer.label(Label::LanguageAuto));
    let ours = Locale::iter().map(|locale| (locale.tag().to_owned(), locale.endonym().to_owned()));
    let value = model.shell.settings.locale.map_or("auto", Locale::tag);
    field(
        model,
        Field::Language,
        Label::Language,
        value,
        std::iter::once(automatic).chain(ours).collect(),
    )
}

fn field(
    model: &Model,
    field: Field,
    label: Label,
    value: &str,
    options: Vec<(String, String)>,
) -> FieldView {
    let kind = FieldKind::Choice(options);
    FieldView {
        field,
        label: model.localizer.label(label),
        value: value.to_owned(),
        kind,
        error: None,
    }
}

fn about(model: &Model) -> Vec<String> {
    [Label::AboutWhat, Label::AboutPrivate, Label::AboutEngine]
        .map(|label| model.localizer.label(label))
        .into()
}
