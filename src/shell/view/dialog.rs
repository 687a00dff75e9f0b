//! What lies over the page.

use std::rc::Rc;

use strum::IntoEnumIterator as _;

use super::menu::menu;
use super::notice::{NoticeView, notice};
use crate::core::common::KeptBuild;
use crate::core::dialog::Dialog;
use crate::core::field::Field;
use crate::core::msg::Msg;
use crate::core::opaque::Opaque;
use crate::core::settings::{Choice, Locale, Toggle};
use crate::core::view::controls::FormView;
use crate::core::view::controls::{ButtonView, FieldKind, FieldView, Icon, ToggleView};
use crate::core::view::menu::MenuView;
use crate::i18n::label::Label;
use crate::places::create::view::made_form;
use crate::places::library::view::forms::{collection_form, game_form};
use crate::places::paper::view::{PaperView, paper};
use crate::play::view::benchmark::{BenchmarkView, benchmark};
use crate::play::view::cell_menu::{cell_menu, cell_menu_title};
use crate::play::view::import::{ImportView, import};
use crate::play::view::key_sheet::{KeysView, keys};
use crate::play::view::share::{ShareView, share};
use crate::play::view::solving_path::{GradeView, grade};
use crate::shell::model::Model;

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
    /// Things to do.
    Menu(MenuView),
    /// What can be done with the selected cells.
    Cell(MenuView),
    /// The whole of a notice.
    Notice(Rc<NoticeView>),
    /// Ways to another puzzle, the page's own `rail`.
    New,
    /// Import a puzzle: paste, drop or open a file.
    Import(Rc<ImportView>),
    /// What the game is handed on as.
    Share(Box<ShareView>),
    /// Keys and what they do.
    Keys(KeysView),
    /// The settings.
    Settings(SettingsView),
    /// Paragraphs.
    Text(Vec<String>),
    /// Paragraphs, and the benchmark of the engine.
    About(Vec<String>, Rc<BenchmarkView>),
    /// How hard the puzzle is.
    Grade(Rc<GradeView>),
    /// What to print.
    Print(Rc<PaperView>),
    /// A game or a collection of the library.
    Form(Rc<FormView>),
}

/// The settings form.
#[derive(Clone, PartialEq, Debug)]
pub struct SettingsView {
    /// The text to search the settings for.
    pub search: FieldView,
    /// That none was found, if so.
    pub none_found: Option<String>,
    /// The choices of theme and language.
    pub fields: Vec<FieldView>,
    /// Settings that are on or off.
    pub toggles: Vec<ToggleView>,
}

/// The open dialog, if there is one.
pub fn dialog(model: &Model) -> Option<Opaque<DialogView>> {
    let dialog = model.common.page.dialog?;
    let (title, content) = titled(model, dialog)?;
    let close = ButtonView::new(&model.common, Label::Close, Msg::DialogClosed).icon(Icon::Close);
    Some(Opaque::new(DialogView { dialog, title, close, content }))
}

fn titled(model: &Model, dialog: Dialog) -> Option<(String, ContentView)> {
    let form = |(title, form)| (title, ContentView::Form(Rc::new(form)));
    let (title, content) = match dialog {
        Dialog::Menu => (Label::Menu, ContentView::Menu(menu(model))),
        Dialog::Cell => return Some((cell_menu_title(model), ContentView::Cell(cell_menu(model)))),
        Dialog::Notice => (Label::Notice, ContentView::Notice(Rc::new(notice(model)?))),
        Dialog::New => (Label::New, ContentView::New),
        Dialog::Import => (Label::Import, ContentView::Import(Rc::new(import(model)))),
        Dialog::Share => (Label::Share, ContentView::Share(Box::new(share(model)))),
        Dialog::Keys => (Label::Keys, ContentView::Keys(keys(model))),
        Dialog::Rules => (Label::Rules, ContentView::Text(rules(model))),
        Dialog::Settings => (Label::Settings, ContentView::Settings(settings(model))),
        Dialog::Grade => (Label::Grade, ContentView::Grade(Rc::new(grade(model)))),
        Dialog::Game => return game_form(&model.shown_library()).map(form),
        Dialog::Made => return made_form(&model.shown_studio()).map(form),
        Dialog::Collection => return collection_form(&model.shown_library()).map(form),
        Dialog::Print => (Label::Print, ContentView::Print(Rc::new(paper(&model.shown_paper())))),
        Dialog::About => {
            (Label::About, ContentView::About(about(model), Rc::new(benchmark(model))))
        }
    };
    Some((model.common.localizer.label(title), content))
}

fn rules(model: &Model) -> Vec<String> {
    [Label::RulesGrid, Label::RulesDigits, Label::RulesSolution]
        .map(|label| model.common.localizer.label(label))
        .into()
}

fn settings(model: &Model) -> SettingsView {
    let toggle = |toggle: Toggle| ToggleView {
        toggle,
        label: model.common.localizer.label(toggle.row().label),
        on: model.common.page.settings.is_on(toggle),
    };
    let search = settings_search(model);
    let searched = search.value.trim().to_ascii_lowercase();
    let is_found = |label: &str| label.to_ascii_lowercase().contains(&searched);
    let mut fields: Vec<FieldView> = Choice::iter().map(|at| choice(model, at)).collect();
    fields.insert(1, language(model)); // after the theme
    fields.retain(|field| is_found(&field.label));
    let mut toggles: Vec<ToggleView> = Toggle::iter().map(toggle).collect();
    toggles.retain(|toggle| is_found(&toggle.label));
    let none = fields.is_empty() && toggles.is_empty();
    let none_found = none.then(|| model.common.localizer.label(Label::SettingsNone));
    SettingsView { search, none_found, fields, toggles }
}

fn settings_search(model: &Model) -> FieldView {
    FieldView {
        field: Field::SettingsSearch,
        label: model.common.localizer.label(Label::SettingsSearch),
        value: model.play.dialogs.settings_search.clone(),
        kind: FieldKind::Text(String::new()),
        error: None,
    }
}

fn choice(model: &Model, choice: Choice) -> FieldView {
    let row = choice.row();
    let values = row.values.iter();
    let options =
        values.map(|&(value, label)| (value.to_owned(), model.common.localizer.label(label)));
    let chosen = model.common.page.settings.chosen(choice);
    field(model, Field::Setting(choice), row.label, chosen, options.collect())
}

fn language(model: &Model) -> FieldView {
    let automatic = ("auto".to_owned(), model.common.localizer.label(Label::LanguageAuto));
    let ours = Locale::iter().map(|locale| (locale.tag().to_owned(), locale.endonym().to_owned()));
    let value = model.common.page.settings.locale.map_or("auto", Locale::tag);
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
        label: model.common.localizer.label(label),
        value: value.to_owned(),
        kind,
        error: None,
    }
}

fn about(model: &Model) -> Vec<String> {
    let kept = match model.common.page.kept_build {
        KeptBuild::Whole => Label::AboutKept,
        KeptBuild::Unknown | KeptBuild::Part => Label::AboutNotKept,
    };
    [Label::AboutWhat, Label::AboutPrivate, kept, Label::AboutEngine]
        .map(|label| model.common.localizer.label(label))
        .into()
}
