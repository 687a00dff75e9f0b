//! The collections that come with the page, and what an empty place says.

use strum::IntoEnumIterator as _;

use crate::core::database::Availability;
use crate::core::dialog::Dialog;
use crate::core::games::key_text;
use crate::core::msg::Msg;
use crate::core::section::Section;
use crate::core::view::controls::{ButtonView, Icon};
use crate::places::library::Shown;
use crate::places::library::msg::LibraryMsg;
use crate::places::library::starters::Starter;
use crate::words::label::Label;
use crate::words::message::Message;

/// The collections that come with the page, under their heading.
#[derive(Clone, PartialEq, Debug)]
pub struct StartersView {
    /// The heading.
    pub label: String,
    /// What they are.
    pub note: String,
    /// Those to choose from.
    pub starters: Vec<StarterView>,
}

/// A collection that comes with the page.
#[derive(Clone, PartialEq, Debug)]
pub struct StarterView {
    /// Which, for its picture.
    pub starter: Starter,
    /// What it is called.
    pub name: String,
    /// What it is.
    pub about: String,
    /// How many of how many are solved.
    pub progress: String,
    /// The share of its puzzles that are solved, 0 to 1.
    pub done: f64,
    /// Opens it.
    pub open: Msg,
}

/// What an empty place says.
#[derive(Clone, PartialEq, Debug)]
pub struct EmptyView {
    /// What is not there.
    pub title: String,
    /// What the place is for.
    pub text: String,
    /// What can be done about it.
    pub buttons: Vec<ButtonView>,
}

/// On the first page those that were never opened, among the collections all.
pub fn starters(model: &Shown) -> Option<StartersView> {
    let collections = model.common.games.collections();
    let is_known = |starter: &Starter| collections.contains_key(&key_text(starter.key()));
    let shown: Vec<Starter> = match model.own.browse.section {
        Section::Collections => Starter::iter().collect(),
        Section::Today => Starter::iter().filter(|starter| !is_known(starter)).collect(),
        _ => Vec::new(),
    };
    let label = |label| model.common.localizer.label(label);
    (!shown.is_empty()).then(|| StartersView {
        label: label(Label::StarterReady),
        note: label(Label::StarterNote),
        starters: shown.into_iter().map(|starter| view(model, starter)).collect(),
    })
}

fn view(model: &Shown, starter: Starter) -> StarterView {
    let label = |label| model.common.localizer.label(label);
    let id = key_text(starter.key());
    let (solved, count) = match model.common.games.collections().contains_key(&id) {
        true => model.common.games.collection_counts(&id),
        false => (0, starter.count()),
    };
    StarterView {
        starter,
        name: label(starter.name()),
        about: label(starter.about()),
        progress: model.common.localizer.message(&Message::SolvedOf { solved, count }),
        done: solved as f64 / count.max(1) as f64,
        open: Msg::to(LibraryMsg::StarterOpened(starter)),
    }
}

/// What is said where there is nothing. That every puzzle is kept is true of a database alone.
pub fn empty(model: &Shown, nothing: bool) -> Option<EmptyView> {
    let (library, games) = (model.own, &model.common.games);
    if library.shown_puzzles(games).is_some_and(|puzzles| !puzzles.is_complete) {
        return None;
    }
    let is_kept = games.availability != Availability::Missing;
    let new = || ButtonView::new(model.common, Label::New, Msg::DialogOpened(Dialog::New));
    let new = || vec![new().icon(Icon::New)];
    let (title, text, buttons) = match library.browse.section {
        Section::Collections => {
            let own = games.collections().keys().any(|key| !Starter::has_key(key));
            (!own).then(|| {
                (Label::LibraryNoCollections, Label::LibraryCollectionsAre, collect(model))
            })?
        }
        Section::Collection(_) if nothing => {
            (Label::LibraryEmptyCollection, Label::LibraryEmptyCollectionHelp, Vec::new())
        }
        Section::InProgress if nothing && is_kept => {
            (Label::LibraryNoProgress, Label::LibraryProgressIs, new())
        }
        Section::Solved if nothing => (Label::LibraryNoSolved, Label::LibrarySolvedAre, new()),
        Section::Today | Section::Day(_) if nothing && games.count() == 0 && is_kept => {
            (Label::LibraryEmpty, Label::LibraryProgressIs, Vec::new())
        }
        Section::Statistics if games.count() == 0 => {
            (Label::LibraryNoStatistics, Label::LibraryStatisticsAre, new())
        }
        _ if nothing => (Label::LibraryNothing, Label::LibrarySolvedAre, Vec::new()),
        _ => return None,
    };
    let label = |label| model.common.localizer.label(label);
    Some(EmptyView { title: label(title), text: label(text), buttons })
}

/// Ways to a collection of the player's own.
pub fn collect(model: &Shown) -> Vec<ButtonView> {
    let new = Msg::to(LibraryMsg::CollectionCreated);
    vec![
        ButtonView::new(model.common, Label::LibraryNewCollection, new).icon(Icon::Folder),
        ButtonView::new(model.common, Label::LibraryImportList, Msg::DialogOpened(Dialog::Import))
            .icon(Icon::New),
    ]
}
