//! The Library: every game that was ever begun.

use crate::core::view::games::in_progress;
use std::rc::Rc;

pub mod columns;
pub mod forms;
pub mod games;
pub mod starters;
pub mod statistics;

use crate::core::database::Availability;
use crate::core::dialog::Dialog;
use crate::core::games::Collection;
use crate::core::games::key_text;
use crate::core::msg::{Msg, PlacesMsg};
use crate::core::outside::Outcome;
use crate::core::section::Section;
use crate::core::summary::Stage;
use crate::core::view::controls::{ButtonView, FieldKind, FieldView, Icon};
use crate::core::view::today::{self, CalendarView, TodayView};
use crate::places::library::Shown;
use crate::places::library::msg::{LibraryField, LibraryMsg};
use crate::words::label::Label;
use crate::words::message::Message;
use crate::words::numbers::Decimal;
use forms::collection_name;
use games::{CardView, GamesView, cards, games};
use starters::{EmptyView, StartersView, collect, empty, starters};
use statistics::{StatisticsView, statistics};

/// What the Library shows under its heading.
#[derive(Clone, PartialEq, Debug)]
pub struct LibraryView {
    /// The name of the links to the sections.
    pub sections_label: String,
    /// The links to the sections.
    pub sections: Vec<SectionView>,
    /// The heading of the collections.
    pub collections_label: String,
    /// The links to the collections.
    pub collections: Vec<SectionView>,
    /// A new collection, and a list of puzzles as one.
    pub collect: Vec<ButtonView>,
    /// The heading of the section.
    pub title: String,
    /// Rates, renames or deletes the collection, if the section is one.
    pub edit: Vec<ButtonView>,
    /// The field of the search, where there is something to search.
    pub search: Option<FieldView>,
    /// What it says while it holds no game.
    pub empty: Option<EmptyView>,
    /// The collections that come with the page.
    pub starters: Option<StartersView>,
    /// The puzzles of a day and the calendar.
    pub today: Option<Rc<(TodayView, CalendarView)>>,
    /// The games that were played last, under their heading.
    pub recent: Option<(String, Vec<CardView>)>,
    /// The link to all games in progress.
    pub all: Option<SectionView>,
    /// The list of games.
    pub games: Option<GamesView>,
    /// What the solved games say.
    pub statistics: Option<Rc<StatisticsView>>,
    /// What is kept, and the way out and in.
    pub storage: StorageView,
}

/// A link to a section.
#[derive(Clone, PartialEq, Debug)]
pub struct SectionView {
    /// Its picture.
    pub icon: Icon,
    /// Its name.
    pub label: String,
    /// How many games it has; may be empty.
    pub count: String,
    /// The part of its address from `#` on.
    pub href: String,
    /// Whether the player is there.
    pub is_current: bool,
    /// Whether it is one of those that a phone shows as tabs.
    pub is_tab: bool,
}

/// What is kept on the device.
#[derive(Clone, PartialEq, Debug)]
pub struct StorageView {
    /// The heading.
    pub label: String,
    /// How much room it takes; may be empty.
    pub used: String,
    /// How much of the room there is that is, from 0 to 1.
    pub fraction: f64,
    /// Whether there is little room left.
    pub is_short: bool,
    /// What is to be said about it.
    pub text: String,
    /// Asks the browser never to clear it, unless it has agreed.
    pub persist: Option<ButtonView>,
    /// Everything as one file.
    pub export: ButtonView,
    /// The label of the button that opens such a file.
    pub import: String,
}

/// The Library of the model.
pub fn library(model: &Shown) -> LibraryView {
    let section = model.own.browse.section;
    let label = |label| model.common.localizer.label(label);
    let is_list = !matches!(section, Section::Collections | Section::Statistics);
    let games = is_list.then(|| games(model)).flatten();
    let recent = section.is_day().then(|| cards(model)).filter(|all| !all.is_empty());
    let nothing = is_list && games.is_none() && recent.is_none();
    let empty = empty(model, nothing);
    LibraryView {
        sections_label: label(Label::Library),
        sections: sections(model),
        collections_label: label(Label::LibraryCollections),
        collections: collections(model),
        collect: collect(model),
        title: title(model),
        edit: edit(model),
        search: (games.is_some() || !model.own.browse.search.is_empty()).then(|| search(model)),
        starters: starters(model),
        today: section.is_day().then(|| {
            // The day is the heading of the section.
            let day = today::with_buttons(
                model.common,
                today::today(model.common, model.common.shown_day()),
            );
            let note = model.common.localizer.label(Label::DailyNote);
            let label = model.common.localizer.label(Label::LibraryDaily);
            Rc::new((TodayView { label, aside: note, ..day }, today::calendar(model.common)))
        }),
        all: recent.is_some().then(|| all_in_progress(model)),
        recent: recent.map(|cards| (label(Label::LibraryContinue), cards)),
        games,
        statistics: (section == Section::Statistics && empty.is_none())
            .then(|| Rc::new(statistics(model))),
        empty,
        storage: storage(model),
    }
}

fn title(model: &Shown) -> String {
    let label = match model.own.browse.section {
        Section::Today | Section::Day(_) => {
            return today::today(model.common, model.common.shown_day()).aside;
        }
        Section::InProgress => Label::LibraryInProgress,
        Section::Solved => Label::LibrarySolved,
        Section::Collections => Label::LibraryCollections,
        Section::Statistics => Label::LibraryStatistics,
        Section::Collection(key) => {
            let name = model.common.games.collections().get(&key_text(key));
            return name.map_or(String::new(), |collection| collection_name(model, collection));
        }
    };
    model.common.localizer.label(label)
}

/// Each day is a part of the first section, each collection of that of all.
fn is_current(model: &Shown, section: Section) -> bool {
    match model.own.browse.section {
        shown if shown.is_day() => section == Section::Today,
        Section::Collection(_) => section == Section::Collections,
        shown => section == shown,
    }
}

fn section(model: &Shown, section: Section, label: Label, icon: Icon) -> SectionView {
    SectionView {
        icon,
        label: model.common.localizer.label(label),
        count: String::new(),
        href: format!("#/library{}", section.slug()),
        is_current: is_current(model, section),
        is_tab: section != Section::InProgress,
    }
}

fn sections(model: &Shown) -> Vec<SectionView> {
    let count = |stage| {
        let count = model.common.games.games().filter(|game| game.stage() == stage).count();
        model.common.localizer.message(&Message::Count { count: count as u64 })
    };
    vec![
        section(model, Section::Today, Label::LibraryToday, Icon::Calendar),
        SectionView {
            count: count(Stage::InProgress),
            ..section(model, Section::InProgress, Label::LibraryInProgress, Icon::Play)
        },
        SectionView {
            count: count(Stage::Solved),
            ..section(model, Section::Solved, Label::LibrarySolved, Icon::Check)
        },
        section(model, Section::Collections, Label::LibraryCollections, Icon::Folder),
        section(model, Section::Statistics, Label::LibraryStatistics, Icon::Chart),
    ]
}

/// The link to all games in progress.
fn all_in_progress(model: &Shown) -> SectionView {
    SectionView {
        label: in_progress(model.common),
        ..section(model, Section::InProgress, Label::LibraryInProgress, Icon::Next)
    }
}

fn collections(model: &Shown) -> Vec<SectionView> {
    let link = |(id, collection): (&String, &Collection)| {
        let section = Section::Collection(u64::from_str_radix(id, 16).ok()?);
        let (solved, count) = model.common.games.collection_counts(id);
        Some(SectionView {
            icon: if collection.is_list { Icon::Steps } else { Icon::Folder },
            label: collection_name(model, collection),
            count: model.common.localizer.message(&Message::SolvedOf { solved, count }),
            href: format!("#/library{}", section.slug()),
            is_current: section == model.own.browse.section,
            is_tab: false,
        })
    };
    let mut links: Vec<SectionView> = Vec::new();
    for link in model.common.games.collections().iter().filter_map(link) {
        let name = link.label.to_ascii_lowercase();
        let at = links.partition_point(|other| other.label.to_ascii_lowercase() <= name);
        links.insert(at, link);
    }
    links
}

fn edit(model: &Shown) -> Vec<ButtonView> {
    let Section::Collection(_) = model.own.browse.section else { return Vec::new() };
    let open = Msg::DialogOpened(Dialog::Collection);
    let rate = Msg::to(LibraryMsg::CollectionRated);
    vec![
        ButtonView::new(model.common, Label::RateList, rate).icon(Icon::Chart),
        ButtonView::new(model.common, Label::CollectionEdit, open).icon(Icon::More),
    ]
}

fn search(model: &Shown) -> FieldView {
    let help = model.common.localizer.label(Label::LibrarySearchHelp);
    let searched = &model.own.browse.search;
    FieldView::new(model.common, LibraryField::Search, Label::LibrarySearch, searched)
        .kind(FieldKind::Text(help))
}

/// From this share of the room on there is little left.
const SHORT: f64 = 0.9;

fn storage(model: &Shown) -> StorageView {
    let library = &model.common.games;
    let usage = library.usage;
    let fraction = usage.map_or(0.0, |usage| usage.used / usage.quota.max(1.0));
    let is_short = library.is_full || fraction >= SHORT;
    let persistent = usage.is_some_and(|usage| usage.is_persistent);
    let sentences = of_storage(model, is_short, persistent);
    let texts: Vec<String> =
        sentences.iter().map(|sentence| model.common.localizer.message(sentence)).collect();
    let ask = usage.is_some() && !persistent && !library.is_persistence_refused;
    let persist = Msg::to(LibraryMsg::PersistenceRequested);
    let export = PlacesMsg::LibraryExportRequested.into();
    StorageView {
        label: model.common.localizer.label(Label::LibraryKept),
        used: usage.map_or(String::new(), |usage| megabytes(model, usage.used)),
        fraction,
        is_short,
        text: model.common.localizer.join(&texts),
        persist: ask.then(|| ButtonView::new(model.common, Label::LibraryPersist, persist)),
        export: ButtonView::new(model.common, Label::LibraryExport, export).icon(Icon::Export),
        import: model.common.localizer.label(Label::LibraryImport),
    }
}

/// What is kept, and what stands in the way of that.
fn of_storage(model: &Shown, is_short: bool, persistent: bool) -> Vec<Message> {
    let library = &model.common.games;
    let mut sentences = vec![Message::GamesKept { count: library.count() as u64 }];
    match library.availability {
        Availability::Missing => sentences = vec![unsaved(model)],
        _ if is_short => sentences.push(Message::StorageFull),
        _ => {}
    }
    if !library.newer.is_empty() {
        sentences.push(Message::NewerGames { count: library.newer.len() as u64 });
    }
    let unreadable = library.unreadable.len() + library.unreadable_collections.len();
    if unreadable > 0 {
        sentences.push(Message::UnreadableGames { count: unreadable as u64 });
    }
    if persistent {
        sentences.push(Message::StoragePersistent);
    }
    sentences
}

/// What is kept without a database.
fn unsaved(model: &Shown) -> Message {
    match model.common.storage.outcome {
        Outcome::Refused => Message::StorageRefused,
        Outcome::Done => Message::DatabaseMissing,
    }
}

fn megabytes(model: &Shown, bytes: f64) -> String {
    let number = Decimal::new(format_args!("{:.1}", bytes / 1e6));
    format!("{} MB", model.common.localizer.decimal(&number))
}
