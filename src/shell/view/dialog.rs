//! What lies over the page.

use std::rc::Rc;

use super::menu::{filters, menu};
use super::notice::{NoticeView, notice};
use crate::core::common::KeptBuild;
use crate::core::dialog::Dialog;
use crate::core::msg::Msg;
use crate::core::opaque::Opaque;
use crate::core::view::controls::FormView;
use crate::core::view::controls::{ButtonView, Icon};
use crate::core::view::menu::MenuView;
use crate::places::create::view::made_form;
use crate::places::library::view::forms::{collection_form, game_form};
use crate::places::paper::view::{PaperView, paper};
use crate::play::view::benchmark::{BenchmarkView, benchmark};
use crate::play::view::cell_menu::{cell_menu, cell_menu_title};
use crate::play::view::import::{ImportView, import};
use crate::play::view::key_sheet::{KeysView, keys};
use crate::play::view::rail::{RailView, rail};
use crate::play::view::settings::{SettingsView, settings};
use crate::play::view::share::{ShareView, share};
use crate::play::view::solving_path::{GradeView, grade};
use crate::shell::model::Model;
use crate::words::label::Label;

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
    /// Ways to another puzzle.
    New(Box<RailView>),
    /// Import a puzzle: paste, drop or open a file.
    Import(Rc<ImportView>),
    /// What the game is handed on as.
    Share(Box<ShareView>),
    /// Keys and what they do.
    Keys(KeysView),
    /// The settings.
    Settings(SettingsView),
    /// Paragraphs, and the benchmark of the engine.
    About(Vec<String>, Rc<BenchmarkView>),
    /// How hard the puzzle is.
    Grade(Rc<GradeView>),
    /// What to print.
    Print(Rc<PaperView>),
    /// A game or a collection of the library.
    Form(Rc<FormView>),
}

/// The open dialog, if there is one.
pub fn dialog(model: &Model) -> Option<Opaque<DialogView>> {
    let dialog = model.common.page.dialog?;
    let (title, content) = titled(model, dialog)?;
    let close = ButtonView::new(&model.common, Label::Close, Msg::DialogClosed).icon(Icon::Close);
    Some(Opaque::new(DialogView { dialog, title, close, content }))
}

/// Not a part of [`dialog`], which runs with every drawing: browsers compile a function when it is first called.
#[inline(never)]
fn titled(model: &Model, dialog: Dialog) -> Option<(String, ContentView)> {
    let play = model.shown_play();
    let form = |(title, form)| (title, ContentView::Form(Rc::new(form)));
    let (title, content) = match dialog {
        Dialog::Menu => (Label::Menu, ContentView::Menu(menu(model))),
        Dialog::Show => (Label::ShowInGrid, ContentView::Menu(filters(model))),
        Dialog::Cell => return Some((cell_menu_title(&play), ContentView::Cell(cell_menu(&play)))),
        Dialog::Notice => (Label::Notice, ContentView::Notice(Rc::new(notice(model)?))),
        Dialog::New => (Label::New, ContentView::New(Box::new(rail(&play)))),
        Dialog::Import => (Label::Import, ContentView::Import(Rc::new(import(&play)))),
        Dialog::Share => (Label::Share, ContentView::Share(Box::new(share(&play)))),
        Dialog::Keys => (Label::Keys, ContentView::Keys(keys(&play))),
        Dialog::Settings => (Label::Settings, ContentView::Settings(settings(&play))),
        Dialog::Grade => (Label::Grade, ContentView::Grade(Rc::new(grade(&play)))),
        Dialog::Game => return game_form(&model.shown_library()).map(form),
        Dialog::Made => return made_form(&model.shown_studio()).map(form),
        Dialog::Collection => return collection_form(&model.shown_library()).map(form),
        Dialog::Print => (Label::Print, ContentView::Print(Rc::new(paper(&model.shown_paper())))),
        Dialog::About => {
            (Label::About, ContentView::About(about(model), Rc::new(benchmark(&play))))
        }
    };
    Some((model.common.localizer.label(title), content))
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
